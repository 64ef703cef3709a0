//! Tic-tac-toe through the kernel's trait: the only game that the peers have too, so that a row compares the same work.

use kernel::{
    Chance, Decision, EventSink, Game, Outcome, Reveals, ScoreLineInfo, ScoreSheet, ScoredLine, Seat, Setup, SetupError,
};
use lang::Text;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The winning lines as sets of the nine cells, one bit each from the top left.
const LINES: [u16; 8] =
    [0b111, 0b111_000, 0b111_000_000, 0b001_001_001, 0b010_010_010, 0b100_100_100, 0b100_010_001, 0b001_010_100];

/// The single line of the score sheet.
const LINE: ScoreLineInfo = ScoreLineInfo { key: "Line", name: Text::same("Line"), sign: "vp", group: 0 };

/// A position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TicTacToe {
    marks: [u16; 2],
    turn: u8,
}

impl TicTacToe {
    fn taken(&self) -> u16 {
        self.marks[0] | self.marks[1]
    }

    fn has_line(&self, seat: usize) -> bool {
        LINES.iter().any(|line| self.marks[seat] & line == *line)
    }

    fn is_over(&self) -> bool {
        self.taken() == 0b111_111_111 || self.has_line(0) || self.has_line(1)
    }
}

/// A cell, from 0 at the top left to 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell(u8);

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Cell {
    type Err = std::num::ParseIntError;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self)
    }
}

/// A cell was marked.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Marked(pub Cell);

impl Reveals for Marked {
    fn reveals(&self) -> bool {
        false
    }
}

impl Game for TicTacToe {
    const NAME: &'static str = "tic-tac-toe";
    const NUMBER: u32 = 203;
    const RULES: u32 = 1;
    const SEATS: std::ops::RangeInclusive<usize> = 2..=2;
    const OFFICIALS: &'static [&'static str] = &[];
    const MODULES: &'static [&'static str] = &[];
    type Question = ();
    type Choice = Cell;
    type Event = Marked;
    type Action = Cell;
    type WhyNot = ();

    fn deal(_: &Setup, _: Chance, _: &mut impl EventSink<Marked>) -> Result<Self, SetupError> {
        Ok(Self { marks: [0; 2], turn: 0 })
    }

    fn decision(&self) -> Option<Decision<()>> {
        (!self.is_over()).then_some(Decision { seat: Seat(self.turn), question: () })
    }

    fn choices(&self, into: &mut Vec<Cell>) {
        into.clear();
        if !self.is_over() {
            let taken = self.taken();
            into.extend((0..9).filter(|cell| taken & (1 << cell) == 0).map(Cell));
        }
    }

    fn apply(&mut self, cell: Cell, events: &mut impl EventSink<Marked>) -> Result<(), ()> {
        if cell.0 > 8 || self.taken() & (1 << cell.0) != 0 || self.is_over() {
            return Err(());
        }
        self.marks[usize::from(self.turn)] |= 1 << cell.0;
        self.turn = 1 - self.turn;
        events.emit(Marked(cell));
        Ok(())
    }

    fn why_not(&self, _: Seat, cell: Cell) -> Vec<()> {
        if self.taken() & (1 << cell.0) == 0 { Vec::new() } else { vec![()] }
    }

    fn redeal(&self, _: Seat, _: &mut Chance) -> Self {
        self.clone()
    }

    fn view(&self, _: Seat) -> serde_json::Value {
        serde_json::to_value(self).unwrap_or_default()
    }

    fn scores(&self) -> Vec<ScoreSheet> {
        let line = |seat| ScoredLine { row: &LINE, points: i32::from(self.has_line(seat)), number: None };
        (0..2).map(|seat| ScoreSheet::of(Seat(seat), vec![line(usize::from(seat))])).collect()
    }

    fn outcome(&self) -> Outcome {
        Outcome::ranked(&self.scores(), |_| ())
    }

    fn broken(&self) -> Option<&'static str> {
        (self.marks[0] & self.marks[1] != 0).then_some("a cell has two marks")
    }

    fn seats(&self) -> usize {
        2
    }

    fn begins_turn((): ()) -> bool {
        true
    }

    fn round_number(&self) -> u32 {
        self.taken().count_ones() / 2 + 1
    }

    fn progress(&self) -> (u32, u32) {
        (self.taken().count_ones(), 9)
    }
}
