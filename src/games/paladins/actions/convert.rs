//! Convert: an Outsider is won over and counts at the end.

use super::super::components::{Action, Attribute, REGION_FAITH, Reward};
use super::super::event::Event;
use super::super::payment::Lacks;
use super::super::state::Paladins;
use super::super::step::Step;
use super::super::why_not::WhyNot;
use crate::kernel::{Seat, Sink};

impl Paladins {
    pub(super) fn convert_lacks(&self, seat: Seat, lacks: &mut Lacks) {
        let player = self.player(seat);
        player.lacks_silver(player.silver_cost(Action::Convert), lacks);
        // Flags ascend from the left, so the left-most Outsider is the easiest to reach.
        match (0..self.board.outsiders.len()).find(|&slot| self.board.outsiders[slot].is_some()) {
            None => lacks.push(WhyNot::NoOutsider),
            Some(slot) => {
                if let Some(lack) = self.faith_lack(seat, slot) {
                    lacks.push(lack);
                }
            }
        }
    }

    /// Convert: the Faith flag above the Outsider.
    pub(in super::super) fn faith_lack(&self, seat: Seat, slot: usize) -> Option<WhyNot> {
        let need = REGION_FAITH.get(slot).copied().unwrap_or(u8::MAX);
        let have = self.player(seat).level(Attribute::Faith);
        (have < need).then_some(WhyNot::Attribute { attribute: Attribute::Faith, need, have })
    }

    pub(in super::super) fn check_convert(&self, seat: Seat, slot: u8) -> Result<(), WhyNot> {
        if self.board.outsiders.get(slot as usize).copied().flatten().is_none() {
            return Err(WhyNot::NoOutsider);
        }
        self.faith_lack(seat, slot as usize).map_or(Ok(()), Err)
    }

    pub(super) fn convert(&mut self, seat: Seat, slot: u8, events: &mut impl Sink<Event>) {
        let silver = self.player(seat).silver_cost(Action::Convert);
        self.spend(seat, silver, 0, events);
        self.win_over(seat, slot as usize, events);
    }

    /// The Outsider fills the left-most empty space below the board and gives Strength.
    pub(in super::super) fn win_over(&mut self, seat: Seat, slot: usize, events: &mut impl Sink<Event>) {
        let Some(outsider) = self.board.outsiders.get_mut(slot).and_then(Option::take) else { return };
        self.player_mut(seat).converted.push(outsider);
        events.tell(Event::Converted { seat, outsider });
        let strength = outsider.card().name.strength();
        self.flow.push(Step::Reward(seat, Reward::Raise(Attribute::Strength, strength)));
    }
}
