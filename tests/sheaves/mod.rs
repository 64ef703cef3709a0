//! The smallest game: everything that a game needs, and nothing else. `docs/how-to-add-a-game.md` walks through it.
//!
//! Sheaves: thirty cards lie face down, of 1 to 4 sheaves each; six are Storms. The seat to move gathers cards, as many
//! as it dares, or brings the gathered sheaves home. A Storm takes the gathered sheaves. Most sheaves at home win.

mod evaluation;
#[cfg(target_arch = "wasm32")]
pub mod page;
mod texts;

use kernel::{
    Chance, Decision, EventSink, Game, Outcome, Pile, Reveals, ScoreLineInfo, ScoreSheet, ScoredLine, Seat, Setup,
    SetupError,
};
use lang::Text;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

const CARDS: usize = 30;

/// The rules of Sheaves and, as a value, one state of one game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sheaves {
    /// The unseen cards, by their sheaves; a Storm has none. The next one is the last.
    deck: Pile<u8, CARDS>,
    shown: Pile<u8, CARDS>,
    /// Sheaves at home, by seat.
    home: Vec<u8>,
    gathered: u8,
    turn: Seat,
}

/// A choice of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Turn the next card over.
    Gather,
    /// Bring the gathered sheaves home.
    BringHome,
}

/// A card with sheaves was gathered, or sheaves were brought home.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event {
    Gathered { seat: Seat, sheaves: u8 },
    BroughtHome { seat: Seat, sheaves: u8 },
}

impl Reveals for Event {
    fn reveals(&self) -> bool {
        matches!(self, Self::Gathered { .. })
    }
}

impl Sheaves {
    fn may(&self, seat: Seat, choice: Choice) -> bool {
        !self.deck.is_empty() && seat == self.turn && (choice == Choice::Gather || self.gathered > 0)
    }

    /// Brings sheaves home, and passes the turn to the next seat.
    fn end_turn(&mut self, home: u8, out: &mut impl EventSink<Event>) {
        if home > 0 {
            out.emit(Event::BroughtHome { seat: self.turn, sheaves: home });
        }
        self.home[self.turn.index()] += home;
        self.gathered = 0;
        self.turn = Seat((self.turn.0 + 1) % self.home.len() as u8);
    }
}

const HOME: ScoreLineInfo = ScoreLineInfo { key: "Sheaves", name: Text::same("Sheaves"), sign: "vp", group: 0 };

impl Game for Sheaves {
    const NAME: &'static str = "sheaves";
    const NUMBER: u32 = 202;
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=4;
    const OFFICIALS: &'static [&'static str] = &[];
    const MODULES: &'static [&'static str] = &[];

    type Question = ();
    type Choice = Choice;
    type Event = Event;
    type Action = Choice;
    type WhyNot = ();

    fn deal(setup: &Setup, mut chance: Chance, _: &mut impl EventSink<Event>) -> Result<Self, SetupError> {
        let seats = setup.kinds::<Self>()?.len();
        let mut deck = Pile::of((0..CARDS as u8).map(|card| card % 5));
        chance.shuffle(&mut deck);
        Ok(Self { deck, shown: Pile::new(), home: vec![0; seats], gathered: 0, turn: Seat(0) })
    }

    fn decision(&self) -> Option<Decision<()>> {
        (!self.deck.is_empty()).then_some(Decision { seat: self.turn, question: () })
    }

    fn choices(&self, into: &mut Vec<Choice>) {
        into.clear();
        into.extend([Choice::Gather, Choice::BringHome].into_iter().filter(|choice| self.may(self.turn, *choice)));
    }

    fn apply(&mut self, choice: Choice, out: &mut impl EventSink<Event>) -> Result<(), ()> {
        if !self.may(self.turn, choice) {
            return Err(());
        }
        if choice == Choice::BringHome {
            self.end_turn(self.gathered, out);
        } else if let Some(sheaves) = self.deck.pop() {
            out.emit(Event::Gathered { seat: self.turn, sheaves });
            self.shown.push(sheaves);
            self.gathered += sheaves;
            // With the last card turned over, the gathered sheaves are brought home.
            if sheaves == 0 || self.deck.is_empty() {
                self.end_turn(if sheaves == 0 { 0 } else { self.gathered }, out);
            }
        }
        Ok(())
    }

    fn why_not(&self, seat: Seat, choice: Choice) -> Vec<()> {
        if self.may(seat, choice) { Vec::new() } else { vec![()] }
    }

    fn redeal(&self, _: Seat, chance: &mut Chance) -> Self {
        let mut dealt = self.clone();
        chance.shuffle(&mut dealt.deck);
        dealt
    }

    fn view(&self, _: Seat) -> serde_json::Value {
        serde_json::json!({"home": self.home, "gathered": self.gathered, "cards": self.deck.len(), "turn": self.turn.0})
    }

    fn scores(&self) -> Vec<ScoreSheet> {
        let line = |home: &u8| ScoredLine { row: &HOME, points: i32::from(*home), number: None };
        (0..).zip(&self.home).map(|(seat, home)| ScoreSheet::of(Seat(seat), vec![line(home)])).collect()
    }

    fn outcome(&self) -> Outcome {
        Outcome::ranked(&self.scores(), |_| ())
    }

    fn broken(&self) -> Option<&'static str> {
        let count = |sheaves| self.deck.iter().chain(&self.shown).filter(|card| **card == sheaves).count();
        let sum = |cards: &[u8]| cards.iter().map(|card| u32::from(*card)).sum::<u32>();
        match () {
            () if (0..5).any(|sheaves| count(sheaves) != CARDS / 5) => Some("a card is missing"),
            () if !Self::SEATS.contains(&self.home.len()) || self.turn.index() >= self.home.len() => {
                Some("no such seat")
            }
            () if sum(&self.home) + u32::from(self.gathered) > sum(&self.shown) => Some("sheaves from nowhere"),
            () => None,
        }
    }

    fn seats(&self) -> usize {
        self.home.len()
    }

    fn begins_turn((): ()) -> bool {
        true
    }

    fn round_number(&self) -> u32 {
        1
    }

    fn progress(&self) -> (u32, u32) {
        (self.shown.len() as u32, CARDS as u32)
    }
}
