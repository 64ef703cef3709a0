//! Metadata of a game, available before its code is loaded: enough to set it up, to list it and to show its results.

use kernel::{Coop, Declared, Lang, LineRow, SeatKind};

pub use lang::{Text, say};

/// Metadata of a game, available before its code is loaded.
pub struct GameInfo {
    /// Key of the game.
    pub word: &'static str,
    /// Name in every language.
    pub name: &'static str,
    /// Its subject, in a few words.
    pub about: Text,
    /// File of the symbols that only this game uses.
    pub sprite: &'static str,
    /// Names of those symbols, separated by spaces; empty if they are in the common file.
    pub signs: &'static str,
    /// Declaration of the game: numbers of seats, official opponents and added parts.
    pub declared: &'static Declared,
    /// Picture behind its door on the first page: SVG shapes in 200 by 300.
    pub door: &'static str,
    /// Storage key of the scored attempt at its daily challenge.
    pub attempts: &'static str,
    /// Texts about the official opponents, in the order of the declaration.
    pub rivals: &'static [Rival],
    /// Heading of the choice between them.
    pub which_rival: Text,
    /// Explanation of that choice.
    pub about_rivals: Text,
    /// Index of the opponent in the usual game.
    pub usual_rival: usize,
    /// Name of a part that makes an official opponent harder.
    pub about_harder: Text,
    /// Strengths of the opponent with none, one, two ... of these parts; empty where they are only counted.
    pub strengths: &'static [Strength],
    /// Optional parts, each with a switch of its own.
    pub extras: &'static [Extra],
    /// Names of the groups of score lines, from the bottom of a plot up.
    pub groups: [Text; 5],
    /// Names of the stretches of its plots.
    pub stretches: &'static Stretches,
    pub lines: &'static [LineRow],
    /// Tie-break rule.
    pub ties: Text,
    /// Tie-break rule against an official opponent.
    pub official_ties: Text,
    /// Optional parts that the co-op scenario fixes. They are no choice there.
    pub settled_together: &'static [&'static str],
    /// Exchange before the co-op scenario begins, if any.
    pub exchange: Option<&'static Exchange>,
    /// Its lessons, that of the game itself first.
    pub lessons: &'static [Lesson],
}

/// A lesson: a recorded game with comments, in files of its own.
#[derive(Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Seed of that game. A lesson on the table is recognized by it.
    pub seed: &'static str,
    /// Name of its files, after the key of the game.
    pub file: &'static str,
    /// True for the lesson of the co-op scenario.
    pub together: bool,
}

impl Lesson {
    pub const fn of_game(seed: &'static str) -> Self {
        Self { seed, file: "lesson", together: false }
    }

    /// Lesson of the co-op scenario; it covers the differences.
    pub const fn of_team(seed: &'static str) -> Self {
        Self { seed, file: "together", together: true }
    }
}

/// Titles of plots whose bars are stretches of the game.
pub struct Stretches {
    /// Title of the points of one game.
    pub points: Text,
    /// Title of the average points of several games.
    pub average: Text,
    /// Title of one stretch, above a column.
    pub one: Text,
}

/// Rounds, for a game with a fixed number of them.
pub const ROUNDS: Stretches = Stretches {
    points: text!("Points, round by round"),
    average: text!("On average, round by round"),
    one: text!("Round"),
};

/// Tenths of the game, where the number of rounds varies.
pub const TENTHS: Stretches = Stretches {
    points: text!("Points, tenth by tenth of the game"),
    average: text!("On average, tenth by tenth of the game"),
    one: text!("Tenth"),
};

pub struct Rival {
    /// Key in a set-up.
    pub word: &'static str,
    /// Name in the choice of opponents.
    pub name: Text,
    /// Line on its character.
    pub line: Text,
    /// Symbol of that character, and the number of times it is shown.
    pub signs: (&'static str, u8),
    /// Name of its seat at the table.
    pub seat: Text,
    /// Name in a list.
    pub listed: Text,
}

/// A strength of an official opponent.
pub struct Strength {
    pub name: Text,
    /// Advantage of the opponent at the start.
    pub line: Text,
}

/// The exchange that the players of a co-op scenario may make before it begins.
pub struct Exchange {
    pub title: Text,
    /// Explanation.
    pub line: Text,
    /// Returns the keys of the exchanges in a set-up, with the neighbours at an index, if given, exchanged as well.
    pub neighbours: fn(&[String], Option<usize>) -> Vec<&'static str>,
}

/// An optional part.
pub struct Extra {
    /// Key in a set-up.
    pub word: &'static str,
    pub sign: &'static str,
    pub name: Text,
    /// Its effect, in a line.
    pub line: Text,
}

impl GameInfo {
    /// Metadata of a game that the page does not have: no name, no seat, no opponent.
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

    /// Co-op scenarios that the set-up offers, easiest first.
    pub fn scenarios(&self) -> impl Iterator<Item = Coop> {
        Coop::of_game(self.declared.modules)
    }

    /// Lesson of the game itself, or of its co-op scenario.
    pub fn lesson(&self, together: bool) -> Option<&'static Lesson> {
        self.lessons.iter().find(|lesson| lesson.together == together)
    }

    /// Lesson that is dealt from a seed.
    pub fn lesson_dealt_from(&self, seed: &str) -> Option<&'static Lesson> {
        self.lessons.iter().find(|lesson| lesson.seed == seed)
    }

    /// Official opponent on a seat.
    pub fn rival(&self, kind: SeatKind) -> Option<&'static Rival> {
        match kind {
            SeatKind::SoloOpponent(place) => self.rivals.get(place),
            _ => None,
        }
    }

    /// True if an official opponent may take this seat: it sits last, after a number of others that one of them allows.
    pub fn official_may_sit(&self, place: usize) -> bool {
        self.declared.officials.iter().any(|official| official.beside.contains(&place))
    }

    /// Group of a score line by its key; the last group for an unknown line.
    pub fn group(&self, key: &str) -> usize {
        self.lines.iter().find(|line| line.key == key).map_or(self.groups.len() - 1, |line| line.group)
    }

    /// Tie-break rule at a table of these seats.
    pub fn tie(&self, kinds: &[SeatKind]) -> Text {
        let official = kinds.iter().any(|kind| self.rival(*kind).is_some());
        if official { self.official_ties } else { self.ties }
    }

    /// Names of the parts in a set-up: the scenario, the optional parts, and the difficulty of the opponent.
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
