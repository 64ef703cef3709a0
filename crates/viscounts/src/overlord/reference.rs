//! The Reference cards: rewards for Manuscripts, and effects after primary actions.

use super::super::components::{PrimaryAction, Ribbon};
use super::super::event::Event;
use super::super::question::Question;
use super::super::state::Viscounts;
use super::super::step::Step;
use super::super::why_not::WhyNot;
use super::OverlordEvent;
use engine::{Check, ReasonSink, Rules};
use kernel::{EventSink, Seat};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lower {
    Remove(u8),
    Place,
}

impl Viscounts {
    /// Upper parts: whenever anybody gains a Manuscript, each holder of the card with its ribbon gains the card's
    /// reward, after the Manuscript's own effects (ruling V-3). It is pushed onto the flow before those.
    pub(in super::super) fn reward_references(&mut self, seat: Seat, ribbon: Ribbon) {
        let Some(team) = self.team else { return };
        for owner in seat.around(self.seats as usize).rev() {
            if team.references(owner).any(|reference| reference == ribbon) {
                self.flow.push(Step::Reference(owner, ribbon));
            }
        }
    }

    pub(in super::super) fn reference_gives(&mut self, seat: Seat, reference: Ribbon, out: &mut impl EventSink<Event>) {
        out.emit(Event::Overlord(OverlordEvent::Wrote { seat, reference }));
        self.flow.push(Step::Effect(seat, reference.reference().gains));
    }

    /// Returns the lower part of a seat's Reference card after a primary action; `None` outside of the co-op scenario.
    pub fn lower_part(&self, seat: Seat, action: PrimaryAction) -> Option<Lower> {
        let reference = self.team.as_ref()?.front(seat)?.reference();
        let removes = reference.removes.contains(&action);
        Some(if removes { Lower::Remove(reference.most) } else { Lower::Place })
    }

    /// Lower part: after the primary action and all its effects, at the space of the own Viscount (ruling V-4). It
    /// comes after the owner's other abilities of that moment: they do not depend on it, and the cards that they reveal
    /// are known when a Worker is placed.
    pub(in super::super) fn reference_works(&mut self, action: PrimaryAction, out: &mut impl EventSink<Event>) {
        let seat = self.turn;
        let space = self.player(seat).space;
        let lower = self.lower_part(seat, action);
        let Some(team) = &mut self.team else { return };
        let there = team.workers(space);
        match lower {
            // Never optional (ruling V-5).
            Some(Lower::Remove(most)) if there > 0 => {
                if team.protects(space) {
                    out.emit(Event::Overlord(OverlordEvent::Protected { seat, space }));
                } else {
                    let count = most.min(there);
                    *team.workers_mut(space) -= count;
                    out.emit(Event::Overlord(OverlordEvent::Driven { seat, space, count }));
                }
            }
            // Not optional either: it is done wherever possible (ruling V-6).
            Some(Lower::Place) => self.offer(seat, Question::Post, out),
            _ => {}
        }
    }

    /// Notes the reasons against placing a Worker on the own Viscount's space: one of the Overlord's there, or none in
    /// the supply (ruling V-6).
    pub(in super::super) fn check_post(&self, seat: Seat, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        let space = self.player(seat).space;
        reasons.when(self.player(seat).workers == 0, WhyNot::Workers { need: 1, have: 0 })?;
        reasons.when(self.team.as_ref().is_none_or(|team| team.workers(space) > 0), WhyNot::OverlordThere)
    }

    pub(in super::super) fn post(&mut self, seat: Seat, out: &mut impl EventSink<Event>) {
        let space = self.player(seat).space;
        let Some(team) = &mut self.team else { return };
        *team.posted_mut(space, seat) += 1;
        self.player_mut(seat).workers -= 1;
        out.emit(Event::Overlord(OverlordEvent::Posted { seat, space }));
    }
}
