//! What is known of a game before its code is here: enough to set it up, to list it and to look back at its results.

use kernel::{Coop, Declared, Lang, LineRow, SeatKind};

pub use lang::{Text, say};

/// What is known of a game before its code is here.
pub struct GameInfo {
    /// The game's word.
    pub word: &'static str,
    /// The name that it goes by in every language.
    pub name: &'static str,
    /// What it is about, in a few words.
    pub about: Text,
    /// The file of the symbols that only this game uses.
    pub sprite: &'static str,
    /// Those symbols, with spaces between them; none where they are in the file of all games.
    pub signs: &'static str,
    /// What the game declares: with how many seats it is played, its official opponents and added parts.
    pub declared: &'static Declared,
    /// What is seen through its door on the first page: shapes in a picture of 200 by 300.
    pub door: &'static str,
    /// The key of the scored attempt at its challenge of a day.
    pub attempts: &'static str,
    /// What is told of the official opponents, in the order in which the game declares them.
    pub rivals: &'static [Rival],
    /// What the choice between them is called.
    pub which_rival: Text,
    /// What there is to know about that choice.
    pub about_rivals: Text,
    /// The place of the opponent of the usual game.
    pub usual_rival: usize,
    /// What a part is that makes an official opponent harder.
    pub about_harder: Text,
    /// How strong the opponent is with none of these parts, with one, and so on; empty where they are only counted.
    pub strengths: &'static [Strength],
    /// The parts that may be added, each with a switch of its own.
    pub extras: &'static [Extra],
    /// The groups of the score sheet's lines, from the ground of a plot up.
    pub groups: [Text; 5],
    /// By what stretches its points are told.
    pub stretches: &'static Stretches,
    /// The lines of the score sheet.
    pub lines: &'static [LineRow],
    /// How a tie is broken.
    pub ties: Text,
    /// How a tie with an official opponent ends.
    pub official_ties: Text,
    /// The added parts that the co-op scenario has by itself or does without: they are no choice there.
    pub settled_together: &'static [&'static str],
    /// What the players of the co-op scenario may exchange before it begins, if anything.
    pub exchange: Option<&'static Exchange>,
    /// Its lessons, that of the game itself first.
    pub lessons: &'static [Lesson],
}

/// A lesson: a recorded game with comments, in files of its own.
#[derive(Debug, PartialEq, Eq)]
pub struct Lesson {
    /// The seed of that game: a game on the table is known by it.
    pub seed: &'static str,
    /// What its files are called, after the game's word.
    pub file: &'static str,
    /// Whether it teaches the co-op scenario.
    pub together: bool,
}

impl Lesson {
    /// The lesson of the game itself.
    pub const fn of_game(seed: &'static str) -> Self {
        Self { seed, file: "lesson", together: false }
    }

    /// The lesson of its co-op scenario: what is different.
    pub const fn of_team(seed: &'static str) -> Self {
        Self { seed, file: "together", together: true }
    }
}

/// What the stretches are called by which points are told.
pub struct Stretches {
    /// Over a plot of the points of one game.
    pub points: Text,
    /// Over a plot of those of several games, on an average.
    pub average: Text,
    /// One of them, over a column.
    pub one: Text,
}

/// Rounds, where their number is fixed.
pub const ROUNDS: Stretches = Stretches {
    points: text!("Points, round by round"),
    average: text!("On average, round by round"),
    one: text!("Round"),
};

/// Tenths of the game, where it has as many rounds as it takes.
pub const TENTHS: Stretches = Stretches {
    points: text!("Points, tenth by tenth of the game"),
    average: text!("On average, tenth by tenth of the game"),
    one: text!("Tenth"),
};

/// An official opponent.
pub struct Rival {
    /// Its word in a set-up.
    pub word: &'static str,
    /// What it is called in the choice between them.
    pub name: Text,
    /// What sets it apart, in a line.
    pub line: Text,
    /// A symbol that shows that, and how often.
    pub signs: (&'static str, u8),
    /// What its seat is called at the table.
    pub seat: Text,
    /// What it is called in a list.
    pub listed: Text,
}

/// How strong an official opponent is.
pub struct Strength {
    /// What it is called.
    pub name: Text,
    /// What the opponent begins with.
    pub line: Text,
}

/// What the players of a co-op scenario may exchange before it begins.
pub struct Exchange {
    /// What it is called.
    pub title: Text,
    /// What there is to know about it.
    pub line: Text,
    /// Which of the words of a set-up exchange something, after what lies at a place and what comes next, if any, were exchanged
    /// besides.
    pub neighbours: fn(&[String], Option<usize>) -> Vec<&'static str>,
}

/// A part that may be added.
pub struct Extra {
    /// Its word in a set-up.
    pub word: &'static str,
    /// Its symbol.
    pub sign: &'static str,
    /// What it is called.
    pub name: Text,
    /// What it brings.
    pub line: Text,
}

impl GameInfo {
    /// What is known of a game that the page does not have: nothing. It has no name, no seat and no opponent.
    pub const UNKNOWN: Self = Self {
        word: "",
        name: "",
        about: Text::NONE,
        sprite: "icons.svg",
        signs: "",
        declared: &Declared {
            name: "",
            number: 0,
            rules: 0,
            revised: &[],
            seats: 0..=0,
            officials: &[],
            modules: &[],
            harder: &[],
            carries: &[],
        },
        door: "",
        attempts: "francia.daily.",
        rivals: &[],
        which_rival: Text::NONE,
        about_rivals: Text::NONE,
        usual_rival: 0,
        about_harder: Text::NONE,
        strengths: &[],
        extras: &[],
        groups: [Text::NONE; 5],
        stretches: &ROUNDS,
        lines: &[],
        ties: Text::NONE,
        official_ties: Text::NONE,
        settled_together: &[],
        exchange: None,
        lessons: &[],
    };

    /// The co-op scenarios that the set-up offers, from the easiest on.
    pub fn scenarios(&self) -> impl Iterator<Item = Coop> {
        Coop::of_game(self.declared.modules)
    }

    /// The lesson of the game itself, or of its co-op scenario; none where there is none.
    pub fn lesson(&self, together: bool) -> Option<&'static Lesson> {
        self.lessons.iter().find(|lesson| lesson.together == together)
    }

    /// The lesson that is dealt from a seed.
    pub fn lesson_dealt_from(&self, seed: &str) -> Option<&'static Lesson> {
        self.lessons.iter().find(|lesson| lesson.seed == seed)
    }

    /// The official opponent that sits on a seat.
    pub fn rival(&self, kind: SeatKind) -> Option<&'static Rival> {
        match kind {
            SeatKind::Official(place) => self.rivals.get(place),
            _ => None,
        }
    }

    /// Whether an official opponent may take a seat: the last one, after as many others as one of them plays beside.
    pub fn official_may_sit(&self, place: usize) -> bool {
        self.declared.officials.iter().any(|official| official.beside.contains(&place))
    }

    /// The group of a line of the score sheet by its key; the last one where a result has a line that no sheet has.
    pub fn group(&self, key: &str) -> usize {
        self.lines.iter().find(|line| line.key == key).map_or(self.groups.len() - 1, |line| line.group)
    }

    /// How a tie ends at a table of these seats.
    pub fn tie(&self, kinds: &[SeatKind]) -> Text {
        let official = kinds.iter().any(|kind| self.rival(*kind).is_some());
        if official { self.official_ties } else { self.ties }
    }

    /// The parts of a set-up in words: the added ones, and how much harder the opponent is.
    pub fn parts(&self, modules: &[String], lang: Lang) -> Vec<String> {
        let has = |word: &&str| modules.iter().any(|module| module == word);
        let added = self.extras.iter().filter(|extra| has(&extra.word)).map(|extra| say(lang, extra.name).to_owned());
        let harder = self.declared.harder.iter().filter(|word| has(word)).count();
        let harder = (harder > 0).then(|| match self.strengths.get(harder) {
            Some(strength) => say(lang, strength.name).to_owned(),
            None => format!("+{harder} {}", say(lang, self.about_harder)),
        });
        let together = Coop::named_by(modules).map(|coop| coop.called(lang));
        together.into_iter().chain(added).chain(harder).collect()
    }
}
