//! What a rule set is to the rest of the house.

use crate::bytes::canonical;
use crate::{Carriable, Chance, Chapter, Lang, Official, Outcome, ScoreSheet, Seat, Setup, SetupError, Tomes};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{Debug, Display};
use std::hash::Hasher;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// A rule set and, as a value, one state of one game.
///
/// A game that is not over waits for one decision of one seat, and there is always a legal choice for it. Everything
/// that no seat decides (chance, forced steps, an official opponent) happens inside `apply`, up to the next decision.
pub trait Game: Clone + PartialEq + Debug + Serialize + DeserializeOwned + 'static {
    /// The word that the game goes by in records and on the command line.
    const NAME: &'static str;
    /// The number that it goes by in links: another one for every game, above 0, and never given twice.
    const NUMBER: u32;
    /// The version of the rules. It goes up whenever the same choices could lead to another game. Which ones a table is under says
    /// [`Declared::rules_of`].
    const RULES: u32;
    /// Parts that a set-up may add, and how often the rules changed for the tables with each of them alone: the records and links
    /// of all other tables stay what they are.
    const REVISED: &'static [(&'static str, u32)] = &[];
    /// How many seats a game may have where no official opponent plays.
    const SEATS: RangeInclusive<usize>;
    /// The official opponents, and beside how many seats each plays. New ones only ever go to the end: links name them by
    /// their places.
    const OFFICIALS: &'static [Official];
    /// The words for the parts that a set-up may add.
    const MODULES: &'static [&'static str];
    /// Those of them that make an official opponent harder, one after the other.
    const HARDER: &'static [&'static str] = &[];

    /// What it can be given from an earlier game of a campaign. New ones only ever go to the end: links name them by their
    /// places.
    const CARRIES: &'static [Carriable] = &[];

    /// What it is as a chapter of a campaign, if it can be one.
    const CHAPTER: Option<&'static Chapter> = None;

    /// What its players usually choose, for short links ([`Habits`]); learnt once and **fixed for ever**. `francia habits` makes
    /// it. Without it links are some tenths longer.
    ///
    /// [`Habits`]: crate::Habits
    const HABITS: &'static [u8] = &[];

    /// What a seat is asked.
    type Question: Copy + PartialEq + Debug;
    /// One small step of a decision. Its text is what records, links and scripts hold.
    type Choice: Copy + Eq + Debug + Display + FromStr;
    /// Something that happened.
    type Event: Copy + PartialEq + Debug + Reveals;
    /// Something that a seat may want to do and can ask about.
    type Action: Copy + PartialEq + Debug;
    /// Why a choice or an action is not legal.
    type WhyNot: Copy + PartialEq + Debug;

    /// Lays out a new game, up to its first decision. The set-up has been checked.
    fn deal(setup: &Setup, chance: Chance, events: &mut impl Sink<Self::Event>) -> Result<Self, SetupError>;

    /// Who must decide what; `None` once the game is over.
    fn decision(&self) -> Option<Decision<Self::Question>>;

    /// Every legal choice for the decision, in a fixed order, into an emptied list.
    fn choices(&self, into: &mut Vec<Self::Choice>);

    /// Makes a choice for the seat that must decide. A choice that is not legal changes nothing.
    fn apply(&mut self, choice: Self::Choice, events: &mut impl Sink<Self::Event>) -> Result<(), Self::WhyNot>;

    /// Makes one of the legal choices of this very state, as they are listed: what is listed is not checked once more.
    fn make(&mut self, listed: Self::Choice, events: &mut impl Sink<Self::Event>) {
        let made = self.apply(listed, events);
        debug_assert!(made.is_ok(), "{listed:?} is listed, but not legal");
    }

    /// What is missing before a seat may do this; empty when it may.
    fn why_not(&self, seat: Seat, action: Self::Action) -> Vec<Self::WhyNot>;

    /// The same game as that seat could believe it to be: all that it cannot see is dealt anew.
    #[must_use]
    fn redeal(&self, seat: Seat, chance: &mut Chance) -> Self;

    /// The same game with all that the seat cannot see in one fixed order. From it the same chance [redeals](Self::redeal) the same
    /// games as from this one, with less to sort.
    #[must_use]
    fn in_order(&self, _seat: Seat) -> Self {
        self.clone()
    }

    /// What that seat may see, for scripts: hidden piles are given by their number of cards.
    fn view(&self, seat: Seat) -> serde_json::Value;

    /// The score sheets as they stand, in seat order; final once the game is over. An official opponent that keeps no score
    /// has none.
    fn scores(&self) -> Vec<ScoreSheet>;

    /// How the game stands by them; final once it is over.
    fn outcome(&self) -> Outcome;

    /// What the team needs to win, where all win or lose together: then the outcome is shared.
    fn target(&self) -> Option<i32> {
        None
    }

    /// The tomes of the campaign whose chapter this is; `None` in a game by itself.
    fn tomes(&self) -> Option<&Tomes> {
        None
    }

    /// How much a seat has of what a tome of the chapter counts, by the tome's place.
    fn counts(&self, _seat: Seat, _tome: usize) -> u8 {
        0
    }

    /// Names the first invariant that this state breaks. States from outside pass here before they are played on.
    fn broken(&self) -> Option<&'static str>;

    /// Whether this could be a state of a game with that set-up: states from outside pass here, too.
    fn fits(&self, setup: &Setup) -> bool {
        self.seats() == setup.seats.len()
    }

    /// How many seats the table has, that of an official opponent among them.
    fn seats(&self) -> usize;

    /// Whether this is asked first in a seat's turn, so that a seat's turns are told apart when it has two in a row.
    fn begins_turn(question: Self::Question) -> bool;

    /// Whether one seat is asked this for all of a team (Tomesaga, ruling K-2).
    fn is_the_teams(_question: Self::Question) -> bool {
        false
    }

    /// The round, counted from 1; 0 while the game is set up.
    fn round_number(&self) -> u32;

    /// A number that grows as the game proceeds, and its value at the end, for progress and plots: rounds, for most games.
    fn progress(&self) -> (u32, u32);
}

/// The words of a game, in every language.
pub trait Spoken: Game {
    /// The question that the table asks now, in one sentence; empty once the game is over.
    fn question(&self, lang: Lang) -> String;
    /// A legal choice, said so that somebody who sees nothing else understands it.
    fn choice(&self, choice: Self::Choice, lang: Lang) -> String;
    /// What an event tells the table, if it tells anything. `names` holds a name a seat.
    fn event(event: &Self::Event, names: &[String], lang: Lang) -> Option<String>;
    /// Why something cannot be done.
    fn reason(why_not: &Self::WhyNot, lang: Lang) -> String;
}

/// How a game puts its words: by the functions of its words' room, named as those of [`Spoken`].
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

            fn event(told: &Self::Event, names: &[String], lang: $crate::Lang) -> Option<String> {
                event(told, names, lang)
            }

            fn reason(why_not: &Self::WhyNot, lang: $crate::Lang) -> String {
                reason(*why_not, lang)
            }
        }
    };
}

/// Who must decide what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision<Q> {
    /// The seat that decides.
    pub seat: Seat,
    /// What it is asked.
    pub question: Q,
}

/// Whether something showed what was hidden, or chance: undo stops there.
pub trait Reveals {
    /// Whether a choice that led to this may be taken back without learning from it.
    fn reveals(&self) -> bool;
}

/// Where events go.
pub trait Sink<E> {
    /// Takes one event.
    fn tell(&mut self, event: E);
}

impl<E> Sink<E> for Vec<E> {
    fn tell(&mut self, event: E) {
        self.push(event);
    }
}

/// A sink that drops every event and knows only whether one of them revealed something. For each kind of sink the compiler makes
/// all rules of a game once more: whatever a page or a worker only tries out or searches goes to this one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Revealed(pub bool);

impl<E: Reveals> Sink<E> for Revealed {
    fn tell(&mut self, event: E) {
        self.0 |= event.reveals();
    }
}

/// A sink that drops every event, for tests and the laboratory.
#[derive(Clone, Copy, Debug)]
pub struct Quiet;

impl<E> Sink<E> for Quiet {
    fn tell(&mut self, _: E) {}
}

/// The fingerprint of a whole state, hidden cards and chance included: FNV-1a over its canonical bytes, the same on every machine.
pub fn state_hash<G: Game>(game: &G) -> u64 {
    let mut hasher = fnv::FnvHasher::default();
    hasher.write(&canonical(game));
    hasher.finish()
}
