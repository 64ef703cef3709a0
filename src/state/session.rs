//! The session: the game on the table with its viewer, names, curtain and undo.

use crate::state::any_table::{AnyTable, PRESENT, StepInfo};
use crate::state::campaign::AnyCampaign;
use crate::state::people::default_name;
use crate::texts::PageTexts;
use history::number_of_chapter;
use kernel::grammar::you;
use kernel::{Seat, SeatKind, UndoError};
use std::sync::Arc;

/// The running game, and its state in the page.
#[derive(Clone)]
pub struct Session {
    pub table: Box<dyn AnyTable>,
    /// The number under which it is saved; none for what is laid out or only looked at.
    pub id: Option<u64>,
    /// True if undo may pass revealed information.
    pub practice: bool,
    /// Seats whose people play on other devices. After a turn here the table is sent to them as a link.
    pub elsewhere: Vec<Seat>,
    /// True if the last choice of the game was made here, so that its result is kept.
    pub ended_here: bool,
    /// Campaign of the game.
    pub campaign: Option<Arc<dyn AnyCampaign>>,
    /// The table of an earlier step, while the page looks back.
    pub(super) past: Option<Box<dyn AnyTable>>,
    /// The table as far as it is told, while a turn of others is made or told.
    pub(super) told: Option<Box<dyn AnyTable>>,
}

impl Session {
    /// A single game, with its number in the saves.
    pub(super) fn of(table: Box<dyn AnyTable>, id: Option<u64>, practice: bool) -> Self {
        Self { table, id, practice, elsewhere: Vec::new(), ended_here: false, campaign: None, past: None, told: None }
    }

    /// Number of the game's result. Each chapter of a campaign has its own.
    pub(super) fn result_id(&self) -> Option<u64> {
        Some(number_of_chapter(self.id?, self.campaign.as_ref().map_or(0, |campaign| campaign.before())))
    }

    /// True if a person on this device plays the seat.
    pub fn is_here(&self, seat: Seat) -> bool {
        self.table.is_person(seat) && !self.elsewhere.contains(&seat)
    }

    /// The person on another device who has to choose, or to take a Token of the campaign.
    pub(super) fn awaited(&self) -> Option<Seat> {
        let asked = self.table.to_move().or_else(|| self.campaign.as_ref()?.to_take());
        asked.filter(|seat| self.table.is_person(*seat) && self.elsewhere.contains(seat))
    }

    /// The visible table: present, past, or as far as it is told.
    pub(super) fn shown(&self) -> &dyn AnyTable {
        &**self.past.as_ref().or(self.told.as_ref()).unwrap_or(&self.table)
    }

    /// The present table, or the past one while the page looks back.
    pub(super) fn at_hand(&self) -> &dyn AnyTable {
        &**self.past.as_ref().unwrap_or(&self.table)
    }

    /// Reason why this turn cannot be restarted, if any.
    pub(super) fn no_restart(&self) -> Option<UndoError> {
        let person = self.table.to_move().is_some_and(|seat| self.is_here(seat));
        if self.past.is_some() || !person {
            return Some(UndoError::Start);
        }
        self.table.cannot_restart(self.practice)
    }

    /// Number of steps that undo takes back: to the last one of a person with more than one legal choice.
    pub(super) fn steps_back(&self) -> Result<usize, UndoError> {
        // A finished chapter is closed (ruling C-27).
        if self.past.is_some() || (self.campaign.is_some() && self.table.is_over()) {
            return Err(UndoError::Start);
        }
        let table = &self.table;
        let last = table.last_step();
        for steps in 1..=last {
            let undone = table.step(last + 1 - steps);
            let person = undone.seat.is_some_and(|seat| self.is_here(seat));
            // A choice made on another device belongs to that person.
            let passed_on = !person && undone.seat.is_some_and(|seat| table.is_person(seat));
            if passed_on || !self.practice && (!person || undone.revealed) {
                return Err(UndoError::Revealed);
            }
            let before = last - steps;
            let confirmed = table.step(before).asked.is_some_and(|asked| asked.confirmed);
            // An automatic answer belongs to the tap before it.
            let own = || table.choice_count(before) > 1 && table.answer(before) != table.chosen(before + 1);
            if person && (confirmed || own()) {
                return Ok(steps);
            }
        }
        Err(UndoError::Start)
    }
}

/// Seat of the large board: one of a person on this device, at the visible table.
pub(super) fn viewer(session: &Session, table: &dyn AnyTable) -> Seat {
    let person = |seat: &Seat| session.is_here(*seat);
    let deciding = table.to_move().filter(person);
    let last = || (0..=table.last_step()).rev().filter_map(|step| table.step(step).seat).find(person);
    let first = || table.seats().find(person);
    deciding.or_else(last).or_else(first).unwrap_or(Seat(0))
}

/// Given names, or default names. The only person at a table is “You”.
pub(super) fn names(table: &dyn AnyTable, texts: PageTexts) -> Vec<String> {
    let alone = table.people() == 1;
    let setup = table.setup();
    let name = |(place, kind): (usize, &SeatKind)| {
        if alone && *kind == SeatKind::Human {
            return you(texts.0).to_owned();
        }
        setup.name_of(place).map_or_else(|| default_name(&setup.seats, &setup.names, place, texts), str::to_owned)
    };
    table.kinds().iter().enumerate().map(name).collect()
}

/// Seat that must be alone with the device: one of several people at it, who is asked about cards that nobody else may
/// see.
pub(super) fn curtain(session: &Session) -> Option<Seat> {
    let several = session.table.seats().filter(|seat| session.is_here(*seat)).count() > 1;
    secret(&*session.table, session.table.now()).filter(|seat| several && session.is_here(*seat))
}

/// Seat of a person among several who decides at a step about cards that nobody else may see.
pub(super) fn secret(table: &dyn AnyTable, step: StepInfo) -> Option<Seat> {
    let asked = step.asked.filter(|asked| asked.hidden && table.is_person(asked.seat))?;
    (table.people() > 1).then_some(asked.seat)
}

/// The only legal choice of a person, if it needs no tap. A question that has to be confirmed always needs one.
pub(super) fn forced(session: &Session) -> Option<String> {
    let table = &session.table;
    let asked = table.now().asked?;
    if asked.confirmed || !session.is_here(asked.seat) || table.choice_count(PRESENT) != 1 {
        return None;
    }
    table.keys(PRESENT).pop()
}

/// The choice that the page makes for a person together with the one before. The table still offers the others
/// afterwards.
pub(super) fn answered(session: &Session) -> Option<String> {
    let asked = session.table.now().asked?;
    if session.is_here(asked.seat) { session.table.answer(PRESENT) } else { None }
}
