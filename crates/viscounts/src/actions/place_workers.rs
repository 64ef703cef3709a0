use super::super::components::{PrimaryAction, WORKERS_CHART};
use super::super::state::Viscounts;
use super::super::step::Step;
use super::super::why_not::WhyNot;
use engine::{Heard, Note};

impl Viscounts {
    /// Notes the reasons against placing Workers. It needs the inside path, a Worker in the supply, and a Noble.
    pub(in super::super) fn workers_lacks(&self, note: &mut impl Note<WhyNot>) -> Heard {
        let player = self.player(self.turn);
        if !player.space.is_inside() {
            return note.note(WhyNot::InsideOnly);
        }
        note.when(player.workers == 0, WhyNot::Workers { need: 1, have: 0 })?;
        self.icons_lack(PrimaryAction::PlaceWorkers, WORKERS_CHART[0], note)
    }

    /// Notes the reasons against placing a number of Workers with this many Nobles within reach: too few Workers in the
    /// supply, or too few Nobles.
    pub(in super::super) fn count_lacks(&self, count: u8, nobles: u16, note: &mut impl Note<WhyNot>) -> Heard {
        let Some(&need) = count.checked_sub(1).and_then(|place| WORKERS_CHART.get(place as usize)) else {
            return note.note(WhyNot::NoSuchThing);
        };
        let have = self.player(self.turn).workers;
        if have < count {
            return note.note(WhyNot::Workers { need: count, have });
        }
        PrimaryAction::PlaceWorkers.lacks_icons(need, nobles, note)
    }

    pub(in super::super) fn place_workers(&mut self, count: u8) {
        let Some(&nobles) = count.checked_sub(1).and_then(|place| WORKERS_CHART.get(place as usize)) else { return };
        self.flow.push(Step::PlaceWorkers(count));
        self.flow.push(Step::Fund(PrimaryAction::PlaceWorkers, nobles));
    }
}
