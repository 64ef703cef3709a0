//! Placing Workers in the Castle.

use super::super::components::{PrimaryAction, WORKERS_CHART};
use super::super::state::Viscounts;
use super::super::step::Step;
use super::super::why_not::WhyNot;

impl Viscounts {
    /// Placing Workers: from the inside path, with a Worker in the supply, and a Noble.
    pub(super) fn workers_obstacles(&self, mut note: impl FnMut(WhyNot)) {
        let player = self.player(self.turn);
        if !player.space.is_inside() {
            return note(WhyNot::InsideOnly);
        }
        if player.workers == 0 {
            note(WhyNot::Workers { need: 1, have: 0 });
        }
        if let Some(lacks) = self.lacks(PrimaryAction::PlaceWorkers, WORKERS_CHART[0]) {
            note(lacks);
        }
    }

    /// Whether so many Workers are in the supply and can be paid for.
    pub(in super::super) fn check_workers(&self, count: u8) -> Result<(), WhyNot> {
        let Some(&nobles) = count.checked_sub(1).and_then(|place| WORKERS_CHART.get(place as usize)) else {
            return Err(WhyNot::NoSuchThing);
        };
        let have = self.player(self.turn).workers;
        if have < count {
            return Err(WhyNot::Workers { need: count, have });
        }
        self.lacks(PrimaryAction::PlaceWorkers, nobles).map_or(Ok(()), Err)
    }

    /// So many Workers go beside the Viscount once their Nobles are funded.
    pub(in super::super) fn place_workers(&mut self, count: u8) {
        let Some(&nobles) = count.checked_sub(1).and_then(|place| WORKERS_CHART.get(place as usize)) else { return };
        self.flow.push(Step::PlaceWorkers(count));
        self.flow.push(Step::Fund(PrimaryAction::PlaceWorkers, nobles));
    }
}
