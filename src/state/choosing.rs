//! The choice that is about to be made, and the choices that can be taken back.

use super::session::curtain;
use super::table::OpenTable;
use kernel::{Seat, UndoError};
use leptos::prelude::*;
use markup::Memo;
use markup::RwSignal;

/// The proposal for the open decision, and what stands before it.
#[derive(Clone, Copy)]
pub struct Choosing {
    table: OpenTable,
    /// Key of the proposed choice: the picked one, otherwise the proposal of the game.
    pub proposal: Memo<Option<String>>,
    pub(super) picked: RwSignal<Option<String>>,
    /// Choice that is picked once the current one is visible.
    pub(super) picks_next: StoredValue<Option<String>>,
    /// Choice of a later question that a drop stands for. It is picked once it is legal, unless a step is taken back.
    aimed: StoredValue<Option<String>>,
    /// Seat of the person who must be alone with the device before the curtain is lifted.
    pub curtain: Memo<Option<Seat>>,
    pub(super) lifted: RwSignal<Option<Seat>>,
    /// True once this game asked for a confirmation.
    pub(super) asked: StoredValue<bool>,
}

impl Choosing {
    pub(super) fn new(table: OpenTable) -> Self {
        let picked = RwSignal::new(None);
        let lifted = RwSignal::new(None);
        let proposal = move || {
            let picked = picked.get().filter(|picked| table.choices.with(|choices| choices.contains(picked)));
            table.follow_session(|session| picked.or_else(|| session.shown().proposal()))
        };
        // One person reads an example and plays all its seats.
        let curtain = move || {
            if table.laid.with(Option::is_some) {
                return None;
            }
            let hangs = table.follow_session(|session| curtain(session).filter(|_| session.past.is_none()));
            hangs.filter(|seat| lifted.get() != Some(*seat))
        };
        Self {
            table,
            proposal: Memo::new(proposal),
            picked,
            picks_next: StoredValue::new(None),
            aimed: StoredValue::new(None),
            curtain: Memo::new(curtain),
            lifted,
            asked: StoredValue::new(false),
        }
    }

    /// Picks another choice for the proposal at once.
    pub fn propose(self, choice: String) {
        self.picked.set(Some(choice));
    }

    /// The legal choice that was picked for the proposal. Tracked.
    pub fn picked(self) -> Option<String> {
        self.picked.get().filter(|key| self.table.choices.with(|choices| choices.contains(key)))
    }

    /// Remembers the choice that a drop stands for, and forgets an earlier one.
    pub fn aim(self, choice: Option<String>) {
        self.aimed.set_value(choice);
    }

    /// Picks for the question that is shown now. A step back forgets the aim.
    pub(super) fn pick_next(self, is_step_back: bool) {
        let next = self.picks_next.try_update_value(Option::take).flatten();
        let legal = |key: &String| self.table.choices.with_untracked(|choices| choices.contains(key));
        let aimed = self.aimed.get_value().filter(legal);
        if is_step_back || aimed.is_some() {
            self.aimed.set_value(None);
        }
        self.picked.set(next.or(aimed.filter(|_| !is_step_back)));
    }

    /// Clears the pick: the proposal is that of the game.
    pub fn pick_none(self) {
        self.picked.set(None);
    }

    /// Lifts the curtain, once the person is alone with the device.
    pub fn lift(self) {
        self.lifted.set(self.curtain.get_untracked());
    }

    /// Lets the curtain fall if another person than the one alone with the device is asked.
    pub(super) fn let_curtain_fall(self) {
        let asked =
            self.table.with_session(|session| session.table.to_move().filter(|seat| session.table.is_person(*seat)));
        if self.lifted.get_untracked().is_some_and(|lifted| asked.is_some_and(|seat| seat != lifted)) {
            self.lifted.set(None);
        }
    }
}

/// Ways back and forth in the running game.
#[derive(Clone, Copy)]
pub struct Undo {
    /// Reason why undo is impossible; `None` where it is possible.
    pub refused: Memo<Option<UndoError>>,
    pub can_redo: Memo<bool>,
    /// True if this turn can be restarted, or set back to the last thing revealed in it.
    pub can_restart: Memo<bool>,
}

impl Undo {
    pub(super) fn of(table: OpenTable) -> Self {
        let refused = move || {
            let steps = table.follow_session(|session| Some(session.steps_back().err()));
            steps.unwrap_or(Some(UndoError::Start))
        };
        let can_redo = move || table.follow_session(|session| session.past.is_none() && session.table.undone() > 0);
        let can_restart = move || table.follow_session(|session| session.no_restart().is_none());
        Self { refused: Memo::new(refused), can_redo: Memo::new(can_redo), can_restart: Memo::new(can_restart) }
    }
}
