//! What a game is as a chapter of a campaign: its tomes, and what makes a victory there a major one.

use super::Carriable;
use super::grammar::fill;
use lang::{Lang, Text};
use serde::{Deserialize, Serialize};

/// The sign of a kind on tomes and on tokens ("Crest Tomes").
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Crest {
    /// A crown.
    Crown,
    /// A cross.
    Cross,
    /// A sword.
    Sword,
}

impl Crest {
    /// All of them, in the order of their Crest Tomes.
    pub const ALL: [Self; 3] = [Self::Crown, Self::Cross, Self::Sword];

    /// How many of its Crests win the Crest Tome: 3, with two players 4.
    pub const fn needed(players: usize) -> u8 {
        if players == 2 { 4 } else { 3 }
    }

    /// What it is called, with the definite article.
    pub const fn name(self, lang: Lang) -> &'static str {
        let text = match self {
            Self::Crown => text!("the Crown"),
            Self::Cross => text!("the Cross"),
            Self::Sword => text!("the Sword"),
        };
        text.said(lang)
    }

    /// The word under which a seat brings its Crests of this kind into the next game.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Crown => "crowns",
            Self::Cross => "crosses",
            Self::Sword => "swords",
        }
    }

    /// The word under which a seat brings the Crest Tome of this kind.
    pub const fn tome(self) -> &'static str {
        match self {
            Self::Crown => "crown-tome",
            Self::Cross => "cross-tome",
            Self::Sword => "sword-tome",
        }
    }
}

/// A tome that is won by an objective. Titles, Crests and most objectives are house values: the printed faces are not published.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tome {
    /// Its word; the advantage that it gives in the next chapter is brought there under the same word.
    pub word: &'static str,
    /// Its title.
    pub title: Text,
    /// What its owner was first to do, as it follows "first to"; `{0}` stands for the number.
    pub objective: Text,
    /// How many are asked for.
    pub goal: u8,
    /// The last one that it asks for, as it follows "one more".
    pub last: Text,
    /// Its Crests.
    pub crests: &'static [Crest],
    /// The anchors of what it counts, at the table of who looks, with `|` between them; empty where the table marks the place
    /// itself.
    pub counted_at: &'static str,
}

/// A row of a chapter's table, with the fields as they read: its word, its title, its objective with the last one that it asks for,
/// how many are asked for, its Crests.
pub const fn tome(
    word: &'static str,
    title: Text,
    objective: Text,
    last: Text,
    goal: u8,
    crests: &'static [Crest],
) -> Tome {
    Tome { word, title, objective, goal, last, crests, counted_at: "" }
}

impl Tome {
    /// The same with the anchors of what it counts.
    #[must_use]
    pub const fn at(self, counted_at: &'static str) -> Self {
        Self { counted_at, ..self }
    }

    /// What is to be done by who lacks one of what it counts.
    pub fn near(&self, lang: Lang) -> String {
        fill(
            lang,
            text!("One more {0} takes {1}.", "what a tome counts, the tome").said(lang),
            &[self.last.said(lang), self.title.said(lang)],
        )
    }
}

/// How many tomes a chapter has.
pub const TOMES: usize = 6;
/// How many of them lie open as objectives; the others are the chapter's Victory Tomes.
pub const OPEN_TOMES: usize = 3;

/// A game as a chapter of a campaign.
#[derive(Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Its place in the campaign, from 1.
    pub number: u8,
    /// A lead of more points than this is a major victory.
    pub major: i32,
    /// What its set-up adds to the base game in every campaign.
    pub modules: &'static [&'static str],
    /// What a campaign may add to it.
    pub bonus: &'static [&'static str],
    /// Its tomes.
    pub tomes: [Tome; TOMES],
    /// What the tomes of the chapter before give in this one: the first rows of what the game declares to take over.
    pub advantages: &'static [Text],
}

impl Chapter {
    /// The word of a set-up for the tomes of a campaign.
    pub const MODULE: &'static str = "tomes";
    /// The word under which the winner of the chapter before brings the Start Player marker.
    pub const START: &'static str = "start";
    /// The word under which a seat with fewer tomes brings Silver.
    pub const SILVER: &'static str = "silver";

    /// What a later chapter of a campaign can be given: the advantages of these words, each once, then what all chapters
    /// take over.
    pub const fn carries(advantages: [&'static str; TOMES]) -> [Carriable; TOMES + 8] {
        const fn row(word: &'static str, most: u8, once: bool) -> Carriable {
            Carriable { word, most, once }
        }
        let [one, two, three, four, five, six] = advantages;
        let [crown, cross, sword] = Crest::ALL;
        [
            row(one, 1, true),
            row(two, 1, true),
            row(three, 1, true),
            row(four, 1, true),
            row(five, 1, true),
            row(six, 1, true),
            row(Self::START, 1, true),
            row(Self::SILVER, MOST_SILVER, false),
            row(crown.word(), MOST_CRESTS, false),
            row(cross.word(), MOST_CRESTS, false),
            row(sword.word(), MOST_CRESTS, false),
            row(crown.tome(), 1, true),
            row(cross.tome(), 1, true),
            row(sword.tome(), 1, true),
        ]
    }
}

/// The most Silver that a seat behind the others can bring: nobody can be further behind than by all the tomes there are.
const MOST_SILVER: u8 = 15;
/// The most Crests of a kind that a seat can bring: three are on the tomes of each game, and there is one Token.
const MOST_CRESTS: u8 = 10;
