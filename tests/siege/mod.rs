//! Siege: a tiny game that all win or lose together. It tests the kernel, the results and the computer players for such
//! games.
//!
//! In three rounds every seat builds 1 to 3 stones per turn. Each stone beyond the first brings the attackers a step
//! nearer. The team needs 5 stones per seat. After more than 2 steps per seat the wall is
//! breached and the game lost at once. An earlier game may give a seat up to 3 stones, and one seat the first turn.

use kernel::{
    BonusLimits, Chance, Decision, EventSink, Game, Lang, Outcome, Reveals, ScoreLineInfo, ScoreSheet, ScoredLine,
    Seat, Setup, SetupError, Shared, Spoken, seats_that_decide,
};
use lang::Text;
use players::{Evaluate, Term};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Number of rounds.
const ROUNDS: u8 = 3;
/// Number of stones per seat that the team needs.
const STONES_EACH: i32 = 5;

/// The only line of the score sheet.
const STONES: ScoreLineInfo = ScoreLineInfo { key: "Stones", name: Text::same("Stones"), sign: "stone", group: 0 };
/// Reason for an immediate loss.
pub const BREACHED: Text = Text::same("The wall is breached.");

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Siege {
    /// Stones of every building seat.
    stones: Vec<u8>,
    /// Number of the attackers' steps.
    steps: u8,
    /// Number of turns played.
    turns: u8,
    /// Seat with the first turn.
    first: u8,
}

impl Siege {
    fn builders(&self) -> u8 {
        self.stones.len() as u8
    }

    fn is_breached(&self) -> bool {
        self.steps > 2 * self.builders()
    }

    fn left(&self) -> u8 {
        (ROUNDS * self.builders()).saturating_sub(self.turns)
    }
}

/// A number of stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Build(pub u8);

impl fmt::Display for Build {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "build:{}", self.0)
    }
}

impl FromStr for Build {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        text.strip_prefix("build:").and_then(|count| count.parse().ok()).map(Self).ok_or(())
    }
}

/// Stones were built.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StoneLaid;

impl Reveals for StoneLaid {
    fn reveals(&self) -> bool {
        false
    }
}

impl Game for Siege {
    const NAME: &'static str = "siege";
    const NUMBER: u32 = 201;
    const RULES: u32 = 1;
    const SEATS: std::ops::RangeInclusive<usize> = 2..=4;
    const OFFICIALS: &'static [&'static str] = &[];
    const MODULES: &'static [&'static str] = &[];
    const CARRIES: &'static [BonusLimits] =
        &[BonusLimits { key: "stones", most: 3, once: false }, BonusLimits { key: "first", most: 1, once: true }];
    type Question = ();
    type Choice = Build;
    type Event = StoneLaid;
    type Action = Build;
    type WhyNot = ();

    fn deal(setup: &Setup, _: Chance, _: &mut impl EventSink<StoneLaid>) -> Result<Self, SetupError> {
        let kinds = setup.kinds::<Self>()?;
        let stones = seats_that_decide(&kinds).map(|seat| setup.carried_by(seat, "stones")).collect();
        let first = seats_that_decide(&kinds).find(|seat| setup.carried_by(*seat, "first") > 0);
        Ok(Self { stones, steps: 0, turns: 0, first: first.map_or(0, |seat| seat.0) })
    }

    fn decision(&self) -> Option<Decision<()>> {
        let seat = Seat((self.first + self.turns) % self.builders());
        (self.left() > 0 && !self.is_breached()).then_some(Decision { seat, question: () })
    }

    fn choices(&self, into: &mut Vec<Build>) {
        into.clear();
        if self.decision().is_some() {
            into.extend((1..=3).map(Build));
        }
    }

    fn apply(&mut self, choice: Build, events: &mut impl EventSink<StoneLaid>) -> Result<(), ()> {
        let seat = self.decision().filter(|_| (1..=3).contains(&choice.0)).ok_or(())?.seat;
        self.stones[seat.index()] += choice.0;
        self.steps += choice.0 - 1;
        self.turns += 1;
        events.emit(StoneLaid);
        Ok(())
    }

    fn why_not(&self, _: Seat, _: Build) -> Vec<()> {
        Vec::new()
    }

    fn redeal(&self, _: Seat, _: &mut Chance) -> Self {
        self.clone()
    }

    fn view(&self, _: Seat) -> serde_json::Value {
        serde_json::to_value(self).unwrap_or_default()
    }

    fn scores(&self) -> Vec<ScoreSheet> {
        let line = |stones: u8| ScoredLine { row: &STONES, points: stones.into(), number: None };
        (0..).zip(&self.stones).map(|(seat, &stones)| ScoreSheet::of(Seat(seat), vec![line(stones)])).collect()
    }

    fn outcome(&self) -> Outcome {
        let points = self.scores().iter().map(|sheet| sheet.total).sum();
        let team = Shared::of(points, self.target().unwrap_or(0));
        Outcome::Shared(if self.is_breached() { team.lost(BREACHED) } else { team })
    }

    fn target(&self) -> Option<i32> {
        Some(STONES_EACH * i32::from(self.builders()))
    }

    fn broken(&self) -> Option<&'static str> {
        (!(1..=4).contains(&self.stones.len())).then_some("one to four build")
    }

    fn seats(&self) -> usize {
        self.stones.len()
    }

    fn begins_turn((): ()) -> bool {
        true
    }

    fn round_number(&self) -> u32 {
        u32::from(self.turns / self.builders()) + 1
    }

    fn progress(&self) -> (u32, u32) {
        (self.round_number().min(ROUNDS.into()), ROUNDS.into())
    }
}

impl Spoken for Siege {
    fn question(&self, _: Lang) -> String {
        "How many stones?".to_owned()
    }
    fn choice(&self, choice: Build, _: Lang) -> String {
        choice.to_string()
    }
    fn event(_: &StoneLaid, _: &[String], _: Lang) -> Option<String> {
        None
    }
    fn reason((): &(), _: Lang) -> String {
        String::new()
    }
}

impl Evaluate for Siege {
    const TERMS: &'static [Term] = &[Term { id: "stones", name: Text::same("Stones"), sign: STONES.sign }];
    const HAS_TIME_TERM: bool = false;
    const WEIGHTS: &'static [&'static str] = &[];

    fn weights() -> &'static [f32] {
        &[]
    }
    fn policy_weights() -> &'static [f32] {
        &[]
    }
    fn scale(&self) -> f32 {
        6.0
    }
    fn terms(&self, seat: Seat, weights: &[f32], into: &mut [f32]) {
        into[0] = self.evaluate(seat, weights);
    }
    fn evaluate(&self, seat: Seat, _: &[f32]) -> f32 {
        self.stones.get(seat.index()).map_or(0.0, |&stones| stones.into())
    }
    fn move_values(&self, choices: &[Build], _: &[f32], into: &mut Vec<f32>) {
        into.clear();
        let built: u8 = self.stones.iter().sum();
        let missing = (self.target().unwrap_or(0) - i32::from(built)).max(0);
        let pace = missing as f32 / f32::from(self.left().max(1));
        into.extend(choices.iter().map(|choice| -(f32::from(choice.0) - pace).abs()));
    }
    fn is_quiet(&self) -> bool {
        true
    }
}
