//! The events of the game by round, turn and step, for the log and for stories.

use crate::state::any_table::{AnyTable, LogPassage, LogSentence};
use crate::state::at_table::LogPart;
use crate::state::store::Store;
use kernel::Seat;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// Round; 0 for the set-up.
    pub round: u32,
    pub turn: usize,
    pub step: usize,
    /// Seat whose turn it was; `None` for the deal.
    pub seat: Option<Seat>,
    pub lines: Vec<LogSentence>,
}

/// Entries from a step on, oldest first, in the reader's language. `apart`: one sentence for each event.
pub fn entries(store: Store, from: usize, apart: bool) -> Vec<LogEntry> {
    store.table.with(|table| entries_in(store, table, from, apart))
}

/// Entries of the present table from a step on, each deed for itself, whatever is shown.
pub fn entries_of_present(store: Store, from: usize) -> Vec<LogEntry> {
    store.table.with_present(|table| entries_in(store, table, from, true))
}

fn entries_in(store: Store, table: &dyn AnyTable, from: usize, apart: bool) -> Vec<LogEntry> {
    let lang = store.settings.lang.get();
    let names = store.table.names.get();
    let viewer = store.table.viewer.get();
    let mut entries: Vec<LogEntry> = Vec::new();
    let mut round = from.checked_sub(1).map_or(0, |before| table.step(before).round);
    let mut turn = 0;
    for step in from..=table.last_step() {
        let info = table.step(step);
        let asked = step.checked_sub(1).and_then(|before| table.step(before).asked);
        let other = entries.last().is_some_and(|entry| entry.seat != info.seat);
        turn += usize::from(other || asked.is_some_and(|asked| asked.begins_turn));
        let mut seat = info.seat;
        for LogPassage { part, lines } in table.passages(step, &names, viewer, lang, apart) {
            match part {
                Some(LogPart::Round(begun)) => {
                    round = begun;
                    turn += 1;
                    seat = None;
                }
                Some(LogPart::Turn(other)) => {
                    turn += 1;
                    seat = other;
                }
                None => {}
            }
            if !lines.is_empty() {
                entries.push(LogEntry { round, turn, step, seat, lines });
            }
        }
    }
    entries
}

pub fn entries_since(store: Store, from: usize) -> Vec<LogEntry> {
    entries(store, from, true)
}

/// True if another seat acted since the viewer's last own step. The start of a round is nobody's deed.
pub fn others_acted(store: Store) -> bool {
    let viewer = store.table.viewer.get();
    entries_since_own(store).iter().any(|entry| entry.seat.is_some_and(|seat| seat != viewer))
}

/// Entries since the viewer's last own step, each deed for itself.
pub fn entries_since_own(store: Store) -> Vec<LogEntry> {
    let viewer = store.table.viewer.get();
    let own = store.table.with(|table| {
        let own = |step: &usize| {
            let step = table.step(*step);
            step.seat == Some(viewer) && step.happened
        };
        (0..=table.last_step()).rfind(own)
    });
    let later = |entry: &LogEntry| own.is_none_or(|own| entry.step > own || entry.seat != Some(viewer));
    // The deal is nobody's turn.
    entries(store, own.unwrap_or(1), true).into_iter().filter(later).collect()
}
