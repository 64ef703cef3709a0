//! The five levels of computer players: names, methods and time limits.

use super::settings::SearchPurpose;
use kernel::Lang;
use lang::Text;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Method {
    /// One-step lookahead in one determinization, with normal noise of this standard deviation, in points.
    Noisy(f32),
    /// One-step lookahead over this number of determinizations; with 0 the greedy policy.
    OneStep(u32),
    /// Search with at most this number of iterations per decision, before the game's factor.
    Search(u32),
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Level {
    /// Key in a set-up, one of [`LEVELS`](kernel::LEVELS).
    pub key: &'static str,
    pub method: Method,
    /// Purpose of its searches, which selects a game's [`settings`](super::Evaluate::settings).
    pub purpose: SearchPurpose,
    /// Time limit per decision, in milliseconds, for slow machines.
    pub milliseconds: u32,
    name: Text,
    sentence: Text,
}

impl Level {
    pub const fn name(&self, lang: Lang) -> &'static str {
        self.name.localize(lang)
    }

    pub const fn sentence(&self, lang: Lang) -> &'static str {
        self.sentence.localize(lang)
    }
}

/// All levels, weakest first, in the order of [`LEVELS`](kernel::LEVELS).
pub const fn levels() -> &'static [Level; 5] {
    &LEVELS
}

const LEVELS: [Level; 5] = [
    Level {
        key: "novice",
        method: Method::Noisy(2.5),
        purpose: SearchPurpose::Quick,
        milliseconds: 100,
        name: text!("Novice"),
        sentence: text!("Plays by whim and overlooks a good deal: easy to beat, and right for your first games."),
    },
    Level {
        key: "steward",
        method: Method::OneStep(2),
        purpose: SearchPurpose::Quick,
        milliseconds: 200,
        name: text!("Steward"),
        sentence: text!("Takes the best thing in reach and never looks ahead: a fair match once you know the rules."),
    },
    Level {
        key: "baron",
        method: Method::Search(40),
        purpose: SearchPurpose::Quick,
        milliseconds: 500,
        name: text!("Baron"),
        sentence: text!("Thinks a few turns ahead: a wasted turn will cost you."),
    },
    Level {
        key: "count",
        method: Method::Search(250),
        purpose: SearchPurpose::Quick,
        milliseconds: 1_000,
        name: text!("Count"),
        sentence: text!("Plans the whole round and sees what you are after: hard to beat."),
    },
    Level {
        key: "king",
        method: Method::Search(1_500),
        purpose: SearchPurpose::Strongest,
        milliseconds: 2_000,
        name: text!("King"),
        sentence: text!("Weighs every decision at length: nobody plays better."),
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_match_the_words_of_set_ups_and_their_time_limits_ascend() {
        assert_eq!(LEVELS.map(|level| level.key), kernel::LEVELS);
        assert!(LEVELS.is_sorted_by_key(|level| level.milliseconds) && LEVELS[4].milliseconds <= 2_000);
        assert!(LEVELS.iter().all(|level| Lang::ALL.iter().all(|&lang| level.sentence(lang).ends_with('.'))));
    }
}
