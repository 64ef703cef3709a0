//! The interface of a rule set.

use crate::bytes::canonical;
use crate::{BonusLimits, Chance, Chapter, Lang, Outcome, ScoreSheet, Seat, Setup, SetupError, Tomes};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{Debug, Display};
use std::hash::Hasher;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// A rule set and, as a value, one state of one game.
///
/// A game that is not over waits for one decision of one seat, and has at least one legal choice for it. Everything
/// that no seat decides (chance, forced steps, an official opponent) happens inside `apply`, up to the next decision.
pub trait Game: Clone + PartialEq + Debug + Serialize + DeserializeOwned + 'static {
    /// Key of the game in records and on the command line.
    const NAME: &'static str;
    /// Number of the game in links: unique, above 0, and never reused.
    const NUMBER: u32;
    /// Version of the rules. It goes up when the same choices could lead to another game. That of a table is
    /// [`Declared::rules_of`].
    const RULES: u32;
    /// Parts that a set-up may add, each with the number of rule changes that concern only tables with it. Records and
    /// links of all other tables stay valid.
    const MODULE_REVISIONS: &'static [(&'static str, u32)] = &[];
    /// Allowed numbers of seats where no official opponent plays.
    const SEATS: RangeInclusive<usize>;
    /// Keys of the official opponents: they play by cards of their own and decide nothing, against one other seat. New ones
    /// are only ever appended: links name them by their places.
    const OFFICIALS: &'static [&'static str];
    /// Keys of the modules, which a set-up may add.
    const MODULES: &'static [&'static str];
    /// Those modules that make an official opponent harder, in ascending order.
    const DIFFICULTY_MODULES: &'static [&'static str] = &[];

    /// Things accepted from an earlier game of a campaign. New ones are only appended: links name them by their places.
    const CARRIES: &'static [BonusLimits] = &[];

    /// Its data as a chapter of a campaign; `None` if it cannot be one.
    const CHAPTER: Option<&'static Chapter> = None;

    /// Table of its players' usual choices, for short links ([`ChoiceModel`]): learnt once by `francia habits` and **fixed
    /// for ever**. Without it links are some tenths longer.
    ///
    /// [`ChoiceModel`]: crate::ChoiceModel
    const HABITS: &'static [u8] = &[];

    /// Question to a seat.
    type Question: Copy + PartialEq + Debug;
    /// One small step of a decision. Records, links and scripts hold its text.
    type Choice: Copy + Eq + Debug + Display + FromStr;
    /// Something that happened.
    type Event: Copy + PartialEq + Debug + Reveals;
    /// Something that a seat may ask to do.
    type Action: Copy + PartialEq + Debug;
    /// Reason why a choice or an action is not legal.
    type WhyNot: Copy + PartialEq + Debug;

    /// Deals a new game, up to its first decision. The caller has checked the set-up.
    fn deal(setup: &Setup, chance: Chance, events: &mut impl EventSink<Self::Event>) -> Result<Self, SetupError>;

    /// The pending decision; `None` once the game is over.
    fn decision(&self) -> Option<Decision<Self::Question>>;

    /// Puts every legal choice for the decision, in a fixed order, into `into`, which is emptied first.
    fn choices(&self, into: &mut Vec<Self::Choice>);

    /// Makes a choice for the seat that must decide. An illegal choice is an error and changes nothing.
    fn apply(&mut self, choice: Self::Choice, events: &mut impl EventSink<Self::Event>) -> Result<(), Self::WhyNot>;

    /// Makes a choice and follows its consequences for this number of events: it stops as soon as there are as many, and
    /// before the consequence that would report more. The state may wait for nobody.
    fn apply_up_to(&mut self, choice: Self::Choice, most: usize) -> Result<(), Self::WhyNot> {
        let mut events = Vec::new();
        let mut after = self.clone();
        after.apply(choice, &mut events)?;
        if events.len() <= most {
            *self = after;
        }
        Ok(())
    }

    /// Makes one of the listed legal choices of this very state, without checking it again.
    fn make(&mut self, listed: Self::Choice, events: &mut impl EventSink<Self::Event>) {
        let made = self.apply(listed, events);
        debug_assert!(made.is_ok(), "{listed:?} is listed, but not legal");
    }

    /// Reasons why a seat may not do this; empty when it may.
    fn why_not(&self, seat: Seat, action: Self::Action) -> Vec<Self::WhyNot>;

    /// A game that the seat could believe this one to be: everything hidden from it is dealt anew.
    #[must_use]
    fn redeal(&self, seat: Seat, chance: &mut Chance) -> Self;

    /// The same game with everything hidden from the seat in one fixed order. With the same chance it
    /// [redeals](Self::redeal) into the same games as this one, with less to sort.
    #[must_use]
    fn in_order(&self, _seat: Seat) -> Self {
        self.clone()
    }

    /// State as visible to the seat, for scripts. Hidden piles are given by their number of cards.
    fn view(&self, seat: Seat) -> serde_json::Value;

    /// Score sheets as they stand, in seat order; final once the game is over. Opponents without a score have none.
    fn scores(&self) -> Vec<ScoreSheet>;

    /// Outcome by the score sheets; final once the game is over.
    fn outcome(&self) -> Outcome;

    /// Points that the team needs to win; `None` unless all win or lose together.
    fn target(&self) -> Option<i32> {
        None
    }

    /// Tomes of the campaign whose chapter this is; `None` in a single game.
    fn tomes(&self) -> Option<&Tomes> {
        None
    }

    /// Count that a seat has of the things that a tome of the chapter counts, by the tome's place.
    fn counts(&self, _seat: Seat, _tome: usize) -> u8 {
        0
    }

    /// Names the first invariant that this state breaks. Every state from outside is checked by it.
    fn broken(&self) -> Option<&'static str>;

    /// True if this could be a state of a game with that set-up. Every state from outside is checked by it, too.
    fn fits(&self, setup: &Setup) -> bool {
        self.seats() == setup.seats.len()
    }

    /// Number of seats, including that of an official opponent.
    fn seats(&self) -> usize;

    /// True for the first question of a seat's turn. It separates two turns in a row of one seat.
    fn begins_turn(question: Self::Question) -> bool;

    /// True if one seat answers this question for the whole team (Tomesaga, ruling K-2).
    fn is_the_teams(_question: Self::Question) -> bool {
        false
    }

    /// The round, counted from 1; 0 during set-up.
    fn round_number(&self) -> u32;

    /// A number that grows as the game proceeds, and its value at the end, for plots: rounds, for most games.
    fn progress(&self) -> (u32, u32);
}

/// Texts of a game, in every language.
pub trait Spoken: Game {
    /// The pending question, in one sentence; empty once the game is over.
    fn question(&self, lang: Lang) -> String;
    /// A legal choice, phrased so that it can be understood without the table.
    fn choice(&self, choice: Self::Choice, lang: Lang) -> String;
    /// The sentence for an event, if it has one. `names` holds one name per seat.
    fn event(event: &Self::Event, names: &[String], lang: Lang) -> Option<String>;
    /// The reason why something cannot be done.
    fn reason(why_not: &Self::WhyNot, lang: Lang) -> String;
}

/// Implements [`Spoken`] for a game by the functions of the same names in scope.
#[macro_export]
macro_rules! spoken {
    ($game:ty) => {
        impl $crate::Spoken for $game {
            fn question(&self, lang: $crate::Lang) -> String {
                question(self, lang)
            }

            fn choice(&self, made: Self::Choice, lang: $crate::Lang) -> String {
                choice(self, made, lang)
            }

            fn event(happened: &Self::Event, names: &[String], lang: $crate::Lang) -> Option<String> {
                event(happened, names, lang)
            }

            fn reason(why_not: &Self::WhyNot, lang: $crate::Lang) -> String {
                reason(*why_not, lang)
            }
        }
    };
}

/// A pending decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision<Q> {
    /// The seat that decides.
    pub seat: Seat,
    /// The question to it.
    pub question: Q,
}

/// An event that may show hidden things or chance. Undo stops there.
pub trait Reveals {
    /// True if the event showed something hidden: a choice that led to it cannot be taken back.
    fn reveals(&self) -> bool;
}

/// A receiver of events.
pub trait EventSink<E> {
    /// Receives one event.
    fn emit(&mut self, event: E);
}

impl<E> EventSink<E> for Vec<E> {
    fn emit(&mut self, event: E) {
        self.push(event);
    }
}

/// A sink that drops every event and only records whether one of them revealed something. The compiler instantiates all
/// rules of a game for each sink type, so that all trial play and search in a page or a worker uses this one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RevealProbe(pub bool);

impl<E: Reveals> EventSink<E> for RevealProbe {
    fn emit(&mut self, event: E) {
        self.0 |= event.reveals();
    }
}

/// A sink that drops every event, for tests and the laboratory.
#[derive(Clone, Copy, Debug)]
pub struct NullSink;

impl<E> EventSink<E> for NullSink {
    fn emit(&mut self, _: E) {}
}

/// Fingerprint of a state with hidden cards and chance: FNV-1a over its canonical bytes, the same on every machine.
pub fn state_hash<G: Game>(game: &G) -> u64 {
    let mut hasher = fnv::FnvHasher::default();
    hasher.write(&canonical(game));
    hasher.finish()
}
