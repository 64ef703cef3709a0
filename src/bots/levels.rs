//! The five levels: their names, how they choose, and how long they may think.

use crate::kernel::Lang;
use crate::lang::Text;

/// How a level chooses.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Method {
    /// Tries each choice, judges what it leads to, and errs by about so many points.
    Noisy(f32),
    /// Tries each choice in so many worlds and takes the one that leads to the most; in none, takes what looks best at a glance.
    OneStep(u32),
    /// Searches, for at most so many iterations a decision.
    Search(u32),
}

/// A computer player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Level {
    /// Its word in a set-up, one of [`LEVELS`](crate::kernel::LEVELS).
    pub word: &'static str,
    /// How it chooses.
    pub method: Method,
    /// Whether its search looks to the game's far horizon.
    pub far: bool,
    /// The longest that it may think about one decision, in milliseconds, whatever the machine.
    pub milliseconds: u32,
    name: Text,
    sentence: Text,
}

impl Level {
    /// Its name.
    pub const fn name(&self, lang: Lang) -> &'static str {
        self.name.said(lang)
    }

    /// What it is like, in one sentence.
    pub const fn sentence(&self, lang: Lang) -> &'static str {
        self.sentence.said(lang)
    }
}

/// All levels, the weakest first, in the order of [`LEVELS`](crate::kernel::LEVELS).
pub const fn levels() -> &'static [Level; 5] {
    &LEVELS
}

const LEVELS: [Level; 5] = [
    Level {
        word: "novice",
        method: Method::Noisy(2.5),
        far: false,
        milliseconds: 100,
        name: text!("Novice"),
        sentence: text!("Knows the rules and plays by mood: your first games are against this one."),
    },
    Level {
        word: "steward",
        method: Method::OneStep(2),
        far: false,
        milliseconds: 200,
        name: text!("Steward"),
        sentence: text!("Takes what is best right now and never looks ahead."),
    },
    Level {
        word: "baron",
        method: Method::Search(40),
        far: false,
        milliseconds: 500,
        name: text!("Baron"),
        sentence: text!("Thinks a few turns ahead, briefly."),
    },
    Level {
        word: "count",
        method: Method::Search(250),
        far: false,
        milliseconds: 1_000,
        name: text!("Count"),
        sentence: text!("Plans the round and knows what you are after."),
    },
    Level {
        word: "king",
        method: Method::Search(1_500),
        far: true,
        milliseconds: 2_000,
        name: text!("King"),
        sentence: text!("Thinks as long as it may about every decision."),
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_levels_are_those_that_a_set_up_names_and_think_ever_longer() {
        assert_eq!(LEVELS.map(|level| level.word), crate::kernel::LEVELS);
        assert!(LEVELS.is_sorted_by_key(|level| level.milliseconds) && LEVELS[4].milliseconds <= 2_000);
        assert!(LEVELS.iter().all(|level| Lang::ALL.iter().all(|&lang| level.sentence(lang).ends_with('.'))));
    }
}
