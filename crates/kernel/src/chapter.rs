//! A game as a chapter of a campaign: its tomes, and the lead that makes its victory a major one.

use super::BonusLimits;
use super::grammar::fill;
use lang::{Lang, Text};
use serde::{Deserialize, Serialize};

/// Symbol of a kind on tomes and on tokens ("Crest Tomes").
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
    /// All kinds, in the order of their Crest Tomes.
    pub const ALL: [Self; 3] = [Self::Crown, Self::Cross, Self::Sword];

    /// Number of its Crests that win the Crest Tome: 3, with two players 4.
    pub const fn needed(players: usize) -> u8 {
        if players == 2 { 4 } else { 3 }
    }

    /// Name with the definite article.
    pub const fn name(self, lang: Lang) -> &'static str {
        let text = match self {
            Self::Crown => text!("the Crown"),
            Self::Cross => text!("the Cross"),
            Self::Sword => text!("the Sword"),
        };
        text.localize(lang)
    }

    /// Key under which a seat brings its Crests of this kind into the next game.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Crown => "crowns",
            Self::Cross => "crosses",
            Self::Sword => "swords",
        }
    }

    /// Key under which a seat brings the Crest Tome of this kind.
    pub const fn tome(self) -> &'static str {
        match self {
            Self::Crown => "crown-tome",
            Self::Cross => "cross-tome",
            Self::Sword => "sword-tome",
        }
    }
}

/// A tome that is won by an objective. Titles, Crests and most objectives are our own: the printed faces are not
/// published.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tome {
    /// Key. The advantage that it gives in the next chapter is brought there under the same key.
    pub key: &'static str,
    /// Its title.
    pub title: Text,
    /// Objective, as it follows "first to"; `{0}` stands for the number.
    pub objective: Text,
    /// Number that the objective asks for.
    pub goal: u8,
    /// The last missing unit, as it follows "one more".
    pub last: Text,
    /// Its Crests.
    pub crests: &'static [Crest],
    /// Anchors of the counted things at the viewer's table, separated by `|`; empty if the table marks them itself.
    pub counted_at: &'static str,
}

/// A row of a chapter's table, with its fields in reading order.
pub const fn tome(
    key: &'static str,
    title: Text,
    objective: Text,
    last: Text,
    goal: u8,
    crests: &'static [Crest],
) -> Tome {
    Tome { key, title, objective, goal, last, crests, counted_at: "" }
}

impl Tome {
    /// The same tome with the anchors of the counted things.
    #[must_use]
    pub const fn at(self, counted_at: &'static str) -> Self {
        Self { counted_at, ..self }
    }

    /// Hint for a seat that needs one more of the counted things.
    pub fn near(&self, lang: Lang) -> String {
        fill(
            lang,
            text!("One more {0} takes {1}.", "what a tome counts, the tome").localize(lang),
            &[self.last.localize(lang), self.title.localize(lang)],
        )
    }
}

/// Number of tomes of a chapter.
pub const TOMES: usize = 6;
/// Number of tomes that lie open as objectives; the others are the chapter's Victory Tomes.
pub const OPEN_TOMES: usize = 3;

/// A game as a chapter of a campaign.
#[derive(Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Its place in the campaign, from 1.
    pub number: u8,
    /// A lead of more points than this is a major victory.
    pub major: i32,
    /// Keys of the modules that its set-up adds to the base game in every campaign.
    pub modules: &'static [&'static str],
    /// Keys of the modules that a campaign may add to it.
    pub bonus: &'static [&'static str],
    /// Its tomes.
    pub tomes: [Tome; TOMES],
    /// Advantages that the tomes of the previous chapter give in this one, in the order of the first rows of
    /// [`Game::CARRIES`](super::Game::CARRIES).
    pub advantages: &'static [Text],
}

impl Chapter {
    /// Key of a set-up for the tomes of a campaign.
    pub const MODULE: &'static str = "tomes";
    /// Key under which the winner of the previous chapter brings the Start Player marker.
    pub const START: &'static str = "start";
    /// Key under which a seat with fewer tomes brings Silver.
    pub const SILVER: &'static str = "silver";

    /// Returns the [`BonusLimits`]s of a later chapter: these advantages, each once, then those of all chapters.
    pub const fn carries(advantages: [&'static str; TOMES]) -> [BonusLimits; TOMES + 8] {
        const fn row(key: &'static str, most: u8, once: bool) -> BonusLimits {
            BonusLimits { key, most, once }
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
            row(crown.key(), MOST_CRESTS, false),
            row(cross.key(), MOST_CRESTS, false),
            row(sword.key(), MOST_CRESTS, false),
            row(crown.tome(), 1, true),
            row(cross.tome(), 1, true),
            row(sword.tome(), 1, true),
        ]
    }
}

/// Maximum Silver that a seat can bring: it is behind by at most all the tomes there are.
const MOST_SILVER: u8 = 15;
/// Maximum number of Crests of a kind that a seat can bring: three on the tomes of each game, and one Token.
const MOST_CRESTS: u8 = 10;
