//! Paladins of the West Kingdom: the rules.
//!
//! [`components`] holds the cards and boards, [`Paladins`] one state of a game. What is still to be resolved lies on a
//! stack of small steps, the flow; a question on top of it waits for a choice.

pub mod components;
pub mod words;

mod actions;
mod choice;
mod decide;
mod event;
pub mod examples;
mod inquisition;
mod invariants;
mod payment;
mod preview;
mod question;
mod redeal;
mod rewards;
mod round;
pub mod scenario;
mod scoring;
mod solo;
mod state;
mod step;
mod why_not;

pub use choice::Choice;
pub use event::{Event, Good};
pub use preview::Thing;
pub use question::{Deed, Question, Source, Target, Task};
pub use scoring::LINES;
pub use solo::Difficulty;
pub use state::{Board, MOST_SEATS, Paladins, Piece, Player, Rival};
pub use why_not::WhyNot;

use crate::engine::{Rules, named, variants};
use crate::kernel::{Chance, Decision, Game, Seat, Setup, SetupError, Sink, Standing};
use components::ROUNDS;
use std::ops::RangeInclusive;

named! {
    /// What a set-up may add to the base game.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Variant {
        /// The bonus Townsfolk are in the deck.
        BonusTownsfolk = "bonus-townsfolk",
    }
}

impl Game for Paladins {
    const NAME: &'static str = "paladins";
    const RULES: u32 = 2;
    const SEATS: RangeInclusive<usize> = 2..=MOST_SEATS;
    const OPPONENTS: &'static [&'static str] = &Difficulty::WORDS;
    const MODULES: &'static [&'static str] = &Variant::WORDS;

    type Question = Question;
    type Choice = Choice;
    type Event = Event;
    type Action = Deed;
    type WhyNot = WhyNot;

    fn deal(setup: &Setup, chance: Chance, events: &mut impl Sink<Event>) -> Result<Self, SetupError> {
        let seats = setup.kinds::<Self>()?.len();
        let solo = setup.official::<Self>().and_then(|place| Difficulty::ALL.get(place).copied());
        Ok(Self::lay_out(seats, solo, &variants(setup), chance, events))
    }

    fn decision(&self) -> Option<Decision<Question>> {
        self.asked().map(|(seat, question)| Decision { seat, question })
    }

    fn choices(&self, into: &mut Vec<Choice>) {
        into.clear();
        if let Some((seat, question)) = self.asked() {
            self.each_choice(seat, question, &mut |choice| into.push(choice));
        }
    }

    fn apply(&mut self, choice: Choice, events: &mut impl Sink<Event>) -> Result<(), WhyNot> {
        self.answer(choice, events)
    }

    fn why_not(&self, seat: Seat, action: Deed) -> Vec<WhyNot> {
        let known = seat.index() < self.seats();
        if known && (self.is_rival(seat) || self.asked() != Some((seat, Question::Turn))) {
            return vec![WhyNot::NotYourTurn];
        }
        self.missing(seat, action)
    }

    fn redeal(&self, seat: Seat, chance: &mut Chance) -> Self {
        self.redealt(seat, chance)
    }

    fn view(&self, seat: Seat) -> serde_json::Value {
        self.seen_by(seat)
    }

    fn standings(&self) -> Vec<Standing> {
        self.score()
    }

    fn broken(&self) -> Option<&'static str> {
        self.first_broken()
    }

    fn fits(&self, setup: &Setup) -> bool {
        self.seats() == setup.seats.len()
            && self.rival.is_some() == setup.official::<Self>().is_some()
            && self.bonus == variants(setup).contains(&Variant::BonusTownsfolk)
    }

    fn seats(&self) -> usize {
        self.seats as usize
    }

    fn begins_turn(question: Question) -> bool {
        question == Question::Turn
    }

    fn round_number(&self) -> u32 {
        u32::from(self.round)
    }

    fn progress(&self) -> (u32, u32) {
        (u32::from(self.round), u32::from(ROUNDS))
    }
}
