//! Recruit: discards a Townsfolk for its quest, or takes it into the crew.

use super::super::components::{Action, DEBT_SLOTS};
use super::super::event::Event;
use super::super::payment::check_workers;
use super::super::question::{Intent, Question, Target, Task};
use super::super::state::Paladins;
use super::super::why_not::WhyNot;
use engine::{Check, ReasonSink};
use kernel::{EventSink, Seat};

impl Paladins {
    pub(super) fn check_recruit(&self, seat: Seat, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        let player = self.player(seat);
        let on_offer = (0..self.board.town.len()).filter(|&slot| self.board.town[slot].is_some());
        match on_offer.map(|slot| if slot < DEBT_SLOTS { 0 } else { player.townsfolk_cost(slot) }).min() {
            None => reasons.add(WhyNot::NoTownsfolk),
            Some(cheapest) => player.check_silver(cheapest, reasons),
        }
    }

    /// Notes every obstacle to a Townsfolk. A quest takes any one Worker, the crew takes a Fighter and any other.
    pub(in super::super) fn check_townsfolk(
        &self,
        seat: Seat,
        slot: u8,
        crew: bool,
        reasons: &mut impl ReasonSink<WhyNot>,
    ) -> Check {
        if self.townsfolk(slot).is_none() {
            return reasons.add(WhyNot::NoTownsfolk);
        }
        let player = self.player(seat);
        let spaces = if crew { Action::Recruit.spaces() } else { &[None] };
        check_workers(spaces.iter().copied(), player.workers, reasons)?;
        let silver = if (slot as usize) < DEBT_SLOTS { 0 } else { player.townsfolk_cost(slot as usize) };
        player.check_silver(silver, reasons)
    }

    pub(in super::super) fn choose_townsfolk(&mut self, seat: Seat, slot: u8, crew: bool) {
        let player = self.player(seat);
        let cost = player.townsfolk_cost(slot as usize);
        let affordable = player.silver >= cost;
        if cost > 0 && affordable && (slot as usize) < DEBT_SLOTS {
            self.flow.ask(seat, Question::TownsfolkCost { slot, crew });
        } else {
            let target = Target::Townsfolk { slot, crew, debt: !affordable };
            self.flow.ask(seat, Question::Pay(Task { intent: Intent::Action(Action::Recruit), target }));
        }
    }

    /// Moves the card of a slot to the quest or the crew of `seat`. `debtor` pays for it with a Debt (ruling P-5: the
    /// acting player, not the recipient).
    pub(super) fn take_townsfolk(
        &mut self,
        seat: Seat,
        slot: u8,
        crew: bool,
        debtor: Option<Seat>,
        events: &mut impl EventSink<Event>,
    ) {
        let Some(townsfolk) = self.leave_town(slot as usize) else { return };
        let card = townsfolk.card();
        self.flow.give(seat, if crew { card.recruited } else { card.quest });
        // The Debt is the price and comes before the Townsfolk, so that it does not trigger the new Townsfolk's
        // ability.
        if let Some(debtor) = debtor {
            self.gain_debt(debtor, events);
        }
        if crew {
            self.join_crew(seat, townsfolk, events);
        } else {
            self.go_on_quest(seat, townsfolk, events);
        }
    }
}
