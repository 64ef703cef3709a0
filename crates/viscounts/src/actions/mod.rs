//! The four primary actions, one module each, and their funding.

mod construct;
mod funding;
mod place_workers;
mod trade;
mod transcribe;

use super::components::{Ongoing, PrimaryAction};
use super::event::Event;
use super::question::Question;
use super::state::Viscounts;
use super::step::Step;
use super::why_not::WhyNot;
use engine::{Check, ReasonSink, Rules};
use kernel::EventSink;

pub(super) use funding::discount;

impl Viscounts {
    pub(super) fn check_action(&self, action: PrimaryAction, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        match action {
            PrimaryAction::Trade => self.check_trade(reasons),
            PrimaryAction::Construct => self.check_construct(reasons),
            PrimaryAction::PlaceWorkers => self.check_workers(reasons),
            PrimaryAction::Transcribe => self.check_transcribe(reasons),
        }
    }

    /// Phase 3: begins a primary action. A seat may also take none.
    pub(super) fn act(&mut self, action: PrimaryAction, out: &mut impl EventSink<Event>) {
        let seat = self.turn;
        out.emit(Event::Acted { seat, action });
        self.dismissed = None;
        self.flow.push(Step::After(action));
        match action {
            PrimaryAction::Trade => self.flow.push(Step::Trade),
            PrimaryAction::Construct => self.offer(seat, Question::Building, out),
            PrimaryAction::PlaceWorkers => self.offer(seat, Question::Workers, out),
            PrimaryAction::Transcribe => {
                self.flow.push(Step::Transcribe);
                self.flow.push(Step::Fund(action, self.manuscript_cost()));
            }
        }
    }

    pub(super) fn after(&mut self, action: PrimaryAction, out: &mut impl EventSink<Event>) {
        self.dismissed = None;
        if self.team.is_some() {
            self.flow.push(Step::Lower(action));
        }
        self.trigger(
            self.turn,
            |ongoing| match ongoing {
                Ongoing::After(after, reward) if after == action => Some(reward),
                _ => None,
            },
            out,
        );
    }
}
