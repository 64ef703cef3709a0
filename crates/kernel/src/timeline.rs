//! The time line of a game: its steps, and the starts of turns and rounds. Step 0 is the deal, step 1 the first choice.

use crate::{Game, Seat, Table};

/// Distance between two stops on the time line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimelineUnit {
    /// From choice to choice.
    Choice,
    /// From the start of a turn to that of another.
    Turn,
    /// From the start of a round to that of another.
    Round,
}

impl<G: Game> Table<G> {
    /// The present step, which is the last one.
    pub fn last_step(&self) -> usize {
        self.past().len() - 1
    }

    /// True if a turn or round begins with the state after this step. So does the end of the game.
    pub fn begins(&self, step: usize, unit: TimelineUnit) -> bool {
        let past = self.past();
        let (Some(after), Some(before)) = (past.get(step), step.checked_sub(1).and_then(|before| past.get(before)))
        else {
            return true;
        };
        let new_round = after.state.round_number() != before.state.round_number();
        match unit {
            TimelineUnit::Choice => true,
            TimelineUnit::Round => new_round,
            TimelineUnit::Turn => {
                let seat = |state: &G| state.decision().map(|decision| decision.seat);
                let own = |state: &G| state.decision().is_some_and(|decision| G::begins_turn(decision.question));
                let other: Option<Seat> = seat(&before.state);
                new_round || seat(&after.state) != other || own(&after.state)
            }
        }
    }

    /// The nearest earlier start of a turn or round; `None` at the deal.
    pub fn step_back(&self, step: usize, unit: TimelineUnit) -> Option<usize> {
        (0..step.min(self.past().len())).rev().find(|&earlier| self.begins(earlier, unit))
    }

    /// The next start of a turn or round, else the present; `None` at the present.
    pub fn step_on(&self, step: usize, unit: TimelineUnit) -> Option<usize> {
        let last = self.last_step();
        let next = (step + 1..=last).find(|&later| self.begins(later, unit));
        next.or((step < last).then_some(last))
    }
}
