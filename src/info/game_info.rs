//! Metadata of a game, available before its code is loaded: enough to set it up, to list it and to show its results.

use kernel::{Coop, Declared, Lang, ScoreLineInfo, SeatKind};

pub use lang::{Text, localize};

pub struct GameInfo {
    pub key: &'static str,
    pub name: &'static str,
    pub about: Text,
    /// File of the symbols that only this game uses.
    pub sprite: &'static str,
    /// Names of those symbols, separated by spaces; empty if they are in the common file.
    pub signs: &'static str,
    pub declared: &'static Declared,
    /// Picture of its cover on the first page: SVG shapes in 200 by 300.
    pub cover: &'static str,
    pub attempts: &'static str,
    /// Texts about the official opponents, in the order of the declaration.
    pub rivals: &'static [OpponentInfo],
    pub which_rival: Text,
    pub about_rivals: Text,
    pub usual_rival: usize,
    pub about_harder: Text,
    /// Strengths of the opponent with none, one, two ... of these parts; empty where they are only counted.
    pub strengths: &'static [Strength],
    pub extras: &'static [Extra],
    pub groups: [Text; 5],
    pub stretches: &'static Stretches,
    pub lines: &'static [ScoreLineInfo],
    pub ties: Text,
    pub official_ties: Text,
    /// Modules that the co-op scenario fixes. They are no choice there.
    pub settled_together: &'static [&'static str],
    /// Exchange before the co-op scenario begins, if any.
    pub exchange: Option<&'static NeighbourExchange>,
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
    pub together: bool,
}

impl Lesson {
    pub const fn of_game(seed: &'static str) -> Self {
        Self { seed, file: "lesson", together: false }
    }

    pub const fn of_team(seed: &'static str) -> Self {
        Self { seed, file: "together", together: true }
    }
}

pub struct Stretches {
    pub points: Text,
    pub average: Text,
    pub one: Text,
}

pub const ROUNDS: Stretches = Stretches {
    points: text!("Points, round by round"),
    average: text!("On average, round by round"),
    one: text!("Round"),
};

pub const TENTHS: Stretches = Stretches {
    points: text!("Points, tenth by tenth of the game"),
    average: text!("On average, tenth by tenth of the game"),
    one: text!("Tenth"),
};

pub struct OpponentInfo {
    pub key: &'static str,
    pub name: Text,
    pub line: Text,
    pub signs: (&'static str, u8),
    pub listed: Text,
}

pub struct Strength {
    pub name: Text,
    pub line: Text,
}

/// The exchange that the players of a co-op scenario may make before it begins.
pub struct NeighbourExchange {
    pub title: Text,
    pub line: Text,
    /// Returns the keys of the exchanges in a set-up, with the neighbours at an index, if given, exchanged as well.
    pub neighbours: fn(&[String], Option<usize>) -> Vec<&'static str>,
}

pub struct Extra {
    pub key: &'static str,
    pub sign: &'static str,
    pub name: Text,
    pub line: Text,
}

impl GameInfo {
    /// Metadata of a game that the page does not have: no name, no seat, no opponent.
    pub const UNKNOWN: Self = Self {
        key: "",
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
        cover: "",
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

    pub fn scenarios(&self) -> impl Iterator<Item = Coop> {
        Coop::of_game(self.declared.modules)
    }

    pub fn lesson(&self, together: bool) -> Option<&'static Lesson> {
        self.lessons.iter().find(|lesson| lesson.together == together)
    }

    pub fn lesson_dealt_from(&self, seed: &str) -> Option<&'static Lesson> {
        self.lessons.iter().find(|lesson| lesson.seed == seed)
    }

    pub fn rival(&self, kind: SeatKind) -> Option<&'static OpponentInfo> {
        match kind {
            SeatKind::Official(place) => self.rivals.get(place),
            _ => None,
        }
    }

    /// True if an official opponent may take this seat: the second, if the game has one.
    pub const fn official_may_sit(&self, place: usize) -> bool {
        place == 1 && !self.declared.officials.is_empty()
    }

    /// Group of a score line by its key; the last group for an unknown line.
    pub fn group(&self, key: &str) -> usize {
        self.lines.iter().find(|line| line.key == key).map_or(self.groups.len() - 1, |line| line.group)
    }

    pub fn tie(&self, kinds: &[SeatKind]) -> Text {
        let official = kinds.iter().any(|kind| self.rival(*kind).is_some());
        if official { self.official_ties } else { self.ties }
    }

    /// Names of what is chosen in a set-up: the scenario, the modules, and the difficulty of the opponent.
    pub fn parts(&self, modules: &[String], lang: Lang) -> Vec<String> {
        let has = |key: &&str| modules.iter().any(|module| module == key);
        let added =
            self.extras.iter().filter(|extra| has(&extra.key)).map(|extra| localize(lang, extra.name).to_owned());
        let harder = self.declared.harder.iter().filter(|key| has(key)).count();
        let harder = (harder > 0).then(|| match self.strengths.get(harder) {
            Some(strength) => localize(lang, strength.name).to_owned(),
            None => format!("+{harder} {}", localize(lang, self.about_harder)),
        });
        let together = Coop::named_by(modules).map(|coop| coop.called(lang));
        together.into_iter().chain(added).chain(harder).collect()
    }
}
