//! The placeholder before the first game. It has no game, no seat, no question and no choice.

use super::any_table::{AnyGame, AnyTable, Passage, Step};
use super::at_table::Key;
use crate::info::GameInfo;
use crate::render::{IntoView, View};
use campaign::Objective;
use kernel::{Chance, Lang, Outcome, Record, ScoreSheet, Seat, SeatKind, Seed, Setup, SetupError, UndoError};
use std::any::Any;
use ui::{Gain, Highlight, Motion};

#[derive(Clone)]
pub struct NoTable {
    setup: Setup,
    seed: Seed,
}

impl NoTable {
    pub fn boxed() -> Box<dyn AnyTable> {
        Box::new(Self { setup: Setup::default(), seed: Seed::from(0) })
    }
}

/// Kind of game of the placeholder.
struct NoGame;

impl AnyGame for NoGame {
    fn info(&self) -> &'static GameInfo {
        &GameInfo::UNKNOWN
    }

    fn deal(&self, _: Setup, _: Seed) -> Result<Box<dyn AnyTable>, SetupError> {
        Ok(NoTable::boxed())
    }

    fn term_sign(&self, _: &str) -> Option<&'static str> {
        None
    }

    fn table(&self) -> View {
        ().into_view()
    }

    fn keys(&self) -> &'static [Key] {
        &[]
    }
}

impl AnyTable for NoTable {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn copy(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn game(&self) -> &'static dyn AnyGame {
        &NoGame
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn kinds(&self) -> &[SeatKind] {
        &[]
    }

    fn seed(&self) -> &Seed {
        &self.seed
    }

    fn practice(&self) -> bool {
        false
    }

    fn record(&self) -> Record {
        Record {
            game: String::new(),
            rules: 0,
            setup: self.setup.clone(),
            seed: self.seed.clone(),
            choices: Vec::new(),
            practice: false,
            check: None,
            snapshot: None,
        }
    }

    fn last_step(&self) -> usize {
        0
    }

    fn step(&self, _: usize) -> Step {
        Step { seat: None, happened: false, revealed: false, asked: None, round: 0, progress: (0, 0) }
    }

    fn chosen(&self, _: usize) -> Option<String> {
        None
    }

    fn words(&self, _: usize) -> Vec<String> {
        Vec::new()
    }

    fn ways(&self, _: usize) -> usize {
        0
    }

    fn question(&self, _: usize, _: Lang) -> String {
        String::new()
    }

    fn text(&self, _: usize, _: &str, _: Lang) -> String {
        String::new()
    }

    fn told(&self, _: usize, _: &[String], _: Lang) -> Vec<String> {
        Vec::new()
    }

    fn passages(&self, _: usize, _: &[String], _: Seat, _: Lang, _: bool) -> Vec<Passage> {
        Vec::new()
    }

    fn moments(&self, _: usize, _: &[String], _: Lang) -> Vec<Highlight> {
        Vec::new()
    }

    fn motions(&self, _: usize, _: Seat, _: bool) -> Vec<Vec<Motion>> {
        Vec::new()
    }

    fn scores(&self, _: usize) -> Vec<ScoreSheet> {
        Vec::new()
    }

    fn outcome(&self, _: usize) -> Outcome {
        Outcome::Ranked(Vec::new())
    }

    fn objectives(&self, _: usize) -> Vec<Objective> {
        Vec::new()
    }

    fn answer(&self, _: usize) -> Option<String> {
        None
    }

    fn looks(&self, _: &str) -> bool {
        false
    }

    fn proposal(&self) -> Option<String> {
        None
    }

    fn asks(&self, _: &str) -> bool {
        false
    }

    fn bars_undo(&self, _: &str) -> bool {
        false
    }

    fn gains(&self, _: &str, _: Lang) -> Vec<Gain> {
        Vec::new()
    }

    fn random(&self, _: &mut Chance) -> Option<String> {
        None
    }

    fn choose(&mut self, _: &str) -> bool {
        false
    }

    fn undo(&mut self, _: bool) -> Result<(), UndoError> {
        Err(UndoError::Start)
    }

    fn undone(&self) -> usize {
        0
    }

    fn redo(&mut self) -> bool {
        false
    }

    fn cannot_restart(&self, _: bool) -> Option<UndoError> {
        Some(UndoError::Start)
    }

    fn restart_turn(&mut self, _: bool) -> Result<(), UndoError> {
        Err(UndoError::Start)
    }

    fn until(&self, _: usize) -> Box<dyn AnyTable> {
        self.copy()
    }
}
