//! Develop: covers a space of a right-hand action with a Workshop, for good.

use super::super::components::{Action, Reward, WORKSHOP_WORKERS};
use super::super::event::Event;
use super::super::state::Paladins;
use super::super::step::Step;
use super::super::why_not::WhyNot;
use engine::{Check, ReasonSink};
use kernel::{EventSink, Seat};

impl Paladins {
    pub(super) fn check_develop(&self, seat: Seat, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        let player = self.player(seat);
        if self.team.is_some() {
            self.check_receiver(seat, Action::Develop, reasons)?;
        } else {
            reasons.when(player.workshops_left() == 0, WhyNot::NoWorkshop)?;
        }
        player.check_silver(player.silver_cost(Action::Develop), reasons)
    }

    /// Notes every obstacle to a Workshop on a space. It takes one of the two left spaces, with or without a Worker
    /// there.
    pub(in super::super) fn check_workshop(
        &self,
        seat: Seat,
        action: Action,
        space: u8,
        reasons: &mut impl ReasonSink<WhyNot>,
    ) -> Check {
        let player = self.player(seat);
        let takes_workshops = action.right_index().is_some() && space < 2;
        reasons.when(!takes_workshops || player.covered(action, space as usize), WhyNot::NoWorkshopSpace)?;
        reasons.when(player.workshops_left() == 0, WhyNot::NoWorkshop)
    }

    /// Moves the left-most Workshop onto the space and gains the Worker printed under it. A Worker on the space
    /// returns to the supply.
    pub(in super::super) fn move_workshop(
        &mut self,
        seat: Seat,
        onto: Action,
        space: u8,
        events: &mut impl EventSink<Event>,
    ) {
        let Some(index) = onto.right_index() else { return };
        let player = self.player_mut(seat);
        let revealed = WORKSHOP_WORKERS.get(player.moved_workshops() as usize).copied();
        if let (Some(covered), Some(worker)) =
            (player.workshops[index].get_mut(space as usize), player.placed[onto as usize].get_mut(space as usize))
        {
            *covered = true;
            *worker = None;
        }
        events.emit(Event::WorkshopMoved { seat, action: onto, space });
        if let Some(worker) = revealed {
            self.flow.push(Step::Reward(seat, Reward::Workers(worker, 1)));
        }
    }
}
