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
use engine::{Heard, Note, Rules};
use kernel::Sink;

pub(super) use funding::discount;

impl Viscounts {
    pub(super) fn action_lacks(&self, action: PrimaryAction, note: &mut impl Note<WhyNot>) -> Heard {
        match action {
            PrimaryAction::Trade => self.trade_lacks(note),
            PrimaryAction::Construct => self.construct_lacks(note),
            PrimaryAction::PlaceWorkers => self.workers_lacks(note),
            PrimaryAction::Transcribe => self.transcribe_lacks(note),
        }
    }

    /// Phase 3: begins a primary action. A seat may also take none.
    pub(super) fn act(&mut self, action: PrimaryAction, out: &mut impl Sink<Event>) {
        let seat = self.turn;
        out.tell(Event::Acted { seat, action });
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

    pub(super) fn after(&mut self, action: PrimaryAction, out: &mut impl Sink<Event>) {
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
