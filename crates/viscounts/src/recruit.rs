//! Phase 4: hiring Townsfolk, and hiring for free.

use super::actions::discount;
use super::components::{Building, BuildingKind, Effect, Segment, TownsfolkId};
use super::event::Event;
use super::state::Viscounts;
use super::step::Step;
use super::things::Thing;
use super::why_not::WhyNot;
use engine::{Check, ReasonSink};
use kernel::{EventSink, Seat};

impl Viscounts {
    fn hireable(&self, seat: Seat) -> Option<(u8, TownsfolkId)> {
        let player = self.player(seat);
        let townsfolk = self.visible_townsfolk(player.space.segment)?;
        Some((self.hire_price(seat, townsfolk), townsfolk))
    }

    pub fn hire_price(&self, seat: Seat, townsfolk: TownsfolkId) -> u8 {
        townsfolk.card().value.saturating_sub(discount(self.player(seat)))
    }

    /// Phase 4: notes the reasons against hiring the Townsfolk beside the Viscount. The printed one below the pile
    /// cannot be hired.
    pub(super) fn check_hire(&self, seat: Seat, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        let Some((price, _)) = self.hireable(seat) else { return reasons.add(WhyNot::PileEmpty) };
        let have = self.player(seat).silver;
        reasons.when(have < u16::from(price), WhyNot::Silver { need: price.into(), have })
    }

    pub(super) fn hire(&mut self, seat: Seat, out: &mut impl EventSink<Event>) {
        if let Some((price, _)) = self.hireable(seat) {
            self.spend(seat, Thing::Silver, price, out);
            self.take_townsfolk(seat, self.player(seat).space.segment, false, out);
        }
    }

    /// Hires a visible Townsfolk for free. Asks for the rest next.
    pub(super) fn hire_for_free(&mut self, seat: Seat, segment: Segment, count: u8, out: &mut impl EventSink<Event>) {
        self.flow.push(Step::Effect(seat, Effect::FreeHire(count.saturating_sub(1))));
        self.take_townsfolk(seat, segment, true, out);
    }

    /// Moves the card to the discards (during the set-up, into the deck), and gives its hire effect at once. The first
    /// Workshop then lets its owner discard.
    fn take_townsfolk(&mut self, seat: Seat, segment: Segment, free: bool, out: &mut impl EventSink<Event>) {
        let Some(townsfolk) = self.board.townsfolk[segment.index()].pop() else { return };
        out.emit(Event::Hired { seat, townsfolk, free });
        out.emit(Event::TownsfolkRevealed { segment, townsfolk: self.visible_townsfolk(segment) });
        let workshop = Building { kind: BuildingKind::Workshop, slot: 1 };
        let in_play = self.is_set_up();
        let player = self.player_mut(seat);
        if in_play {
            player.discard.push(townsfolk);
        } else {
            player.draw.push(townsfolk);
        }
        if player.has_built(workshop) && in_play {
            out.emit(Event::BuildingWorked { seat, building: workshop });
            self.flow.push(Step::Effect(seat, Effect::Discard(1)));
        }
        if let Some(effect) = townsfolk.card().hire {
            self.flow.push(Step::Effect(seat, effect));
        }
    }
}
