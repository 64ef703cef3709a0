use super::choice::Choice;
use super::components::{Advantage, CHAPTER, ROUNDS};
use super::event::Event;
use super::question::{Intent, Question};
use super::setup::Variant;
use super::solo::Difficulty;
use super::state::{MOST_SEATS, Paladins};
use super::why_not::WhyNot;
use engine::{Rules, game_by_flow, variants};
use kernel::{
    BonusLimits, Chance, Chapter, Coop, EventSink, Game, Outcome, ScoreSheet, Seat, Setup, SetupError, Tomes,
};
use std::ops::RangeInclusive;

impl Game for Paladins {
    const NAME: &'static str = "paladins";
    const NUMBER: u32 = 1;
    const RULES: u32 = 2;
    const MODULE_REVISIONS: &'static [(&'static str, u32)] = &[(Coop::KEY, 4)];
    const SEATS: RangeInclusive<usize> = 2..=MOST_SEATS;
    const OFFICIALS: &'static [&'static str] = &Difficulty::KEYS;
    const MODULES: &'static [&'static str] = &Variant::KEYS;
    const CARRIES: &'static [BonusLimits] = &Chapter::carries(Advantage::KEYS);
    const HABITS: &'static [u8] = include_bytes!("habits.bin");
    const CHAPTER: Option<&'static Chapter> = Some(&CHAPTER);
    type Question = Question;
    type Choice = Choice;
    type Event = Event;
    type Action = Intent;
    type WhyNot = WhyNot;

    fn deal(setup: &Setup, chance: Chance, events: &mut impl EventSink<Event>) -> Result<Self, SetupError> {
        let seats = setup.kinds::<Self>()?.len();
        let solo = setup.official::<Self>().and_then(|place| Difficulty::ALL.get(place).copied());
        Ok(Self::lay_out(seats, solo, setup, chance, events))
    }

    game_by_flow!();

    fn why_not(&self, seat: Seat, action: Intent) -> Vec<WhyNot> {
        let known = seat.index() < self.seats();
        if known && (self.is_rival(seat) || self.asked() != Some((seat, Question::Turn))) {
            return vec![WhyNot::NotYourTurn];
        }
        self.missing(seat, action)
    }

    fn scores(&self) -> Vec<ScoreSheet> {
        (0..self.seats).map(|seat| ScoreSheet::of(Seat(seat), self.sheet(Seat(seat)))).collect()
    }

    fn outcome(&self) -> Outcome {
        let sheets = self.scores();
        match self.team {
            Some(_) => Outcome::Shared(self.shared(&sheets)),
            None => Outcome::ranked(&sheets, |seat| self.tie_break(seat)),
        }
    }

    fn target(&self) -> Option<i32> {
        self.team.as_ref().map(|_| self.team_target())
    }

    fn fits(&self, setup: &Setup) -> bool {
        self.seats() == setup.seats.len()
            && self.rival.is_some() == setup.official::<Self>().is_some()
            && self.tomes.is_some() == Tomes::are_in(setup)
            && self.team.map(|team| team.difficulty) == Coop::of(setup)
            && self.bonus == variants(setup).contains(&Variant::BonusTownsfolk)
    }

    fn begins_turn(question: Question) -> bool {
        question == Question::Turn
    }

    fn progress(&self) -> (u32, u32) {
        (u32::from(self.round), u32::from(ROUNDS))
    }
}
