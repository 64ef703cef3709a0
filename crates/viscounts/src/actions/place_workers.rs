use super::super::components::{PrimaryAction, WORKERS_CHART};
use super::super::state::Viscounts;
use super::super::step::Step;
use super::super::why_not::WhyNot;
use engine::{Check, ReasonSink};

impl Viscounts {
    /// Notes the reasons against placing Workers. It needs the inside path, a Worker in the supply, and a Noble.
    pub(in super::super) fn check_workers(&self, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        let player = self.player(self.turn);
        if !player.space.is_inside() {
            return reasons.add(WhyNot::InsideOnly);
        }
        reasons.when(player.workers == 0, WhyNot::Workers { need: 1, have: 0 })?;
        self.check_icons(PrimaryAction::PlaceWorkers, WORKERS_CHART[0], reasons)
    }

    /// Notes the reasons against placing a number of Workers with this many Nobles within reach: too few Workers in the
    /// supply, or too few Nobles.
    pub(in super::super) fn check_count(&self, count: u8, nobles: u16, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        let Some(&need) = count.checked_sub(1).and_then(|place| WORKERS_CHART.get(place as usize)) else {
            return reasons.add(WhyNot::NoSuchThing);
        };
        let have = self.player(self.turn).workers;
        if have < count {
            return reasons.add(WhyNot::Workers { need: count, have });
        }
        PrimaryAction::PlaceWorkers.check_reach(need, nobles, reasons)
    }

    pub(in super::super) fn place_workers(&mut self, count: u8) {
        let Some(&nobles) = count.checked_sub(1).and_then(|place| WORKERS_CHART.get(place as usize)) else { return };
        self.flow.push(Step::PlaceWorkers(count));
        self.flow.push(Step::Fund(PrimaryAction::PlaceWorkers, nobles));
    }
}
