//! Donations of the co-op scenario (Tomesaga, Donations): items that go to another player or to a Demand.

use super::super::components::{Calling, MARKET_DONATIONS, STOREHOUSE_DONATIONS, Thing};
use super::super::state::{MOST_DEBTS, MOST_HELD};
use super::super::{Architects, Event, Gift, Player, Recipient, Step, WhyNot, plans};
use engine::{Check, ReasonSink, is_allowed};
use kernel::{EventSink, Seat};

impl Player {
    fn has_to_give(&self, gift: Gift) -> u16 {
        match gift {
            Gift::Plan(plan) => u16::from(self.hand.has(plan.index())),
            Gift::Thing(Thing::Debt) => self.unpaid.into(),
            Gift::Thing(Thing::PaidDebt) => self.paid.into(),
            Gift::Thing(thing) => self.has(thing),
        }
    }

    /// Adds or removes an item as it lies, which is neither a gain nor a payment (rulings ).
    fn hand_over(&mut self, gift: Gift, joins: bool) {
        let debts = |held: u8| if joins { held.saturating_add(1).min(MOST_DEBTS) } else { held.saturating_sub(1) };
        match gift {
            Gift::Plan(plan) if joins => self.hand.insert(plan.index()),
            Gift::Plan(plan) => self.hand.remove(plan.index()),
            Gift::Thing(Thing::Debt) => self.unpaid = debts(self.unpaid),
            Gift::Thing(Thing::PaidDebt) => self.paid = debts(self.paid),
            Gift::Thing(thing) => {
                if let Some(place) = thing.good() {
                    let held = self.goods[place];
                    self.goods[place] = if joins { (held + 1).min(MOST_HELD) } else { held.saturating_sub(1) };
                }
            }
        }
    }
}

impl Architects {
    pub(super) fn donate_after(&mut self, calling: Calling) {
        if self.team.is_some() {
            self.flow.push(Step::Donations(calling));
        }
    }

    /// Returns the number of Donations after an action: two by an own Scoundrel, as many as the Cathedral level by an
    /// own Clergyman (ruling A-16).
    pub fn donations(&self, seat: Seat, calling: Calling) -> u8 {
        let player = self.player(seat);
        match calling {
            _ if !player.has_calling(calling) => 0,
            Calling::Scoundrel => MARKET_DONATIONS,
            Calling::Clergyman => player.cathedral,
        }
    }

    /// Notes every obstacle to a Donation. The item has to be there, and a Demand has to need it (ruling A-15).
    pub(in super::super) fn check_donation(
        &self,
        seat: Seat,
        gift: Gift,
        to: Recipient,
        reasons: &mut impl ReasonSink<WhyNot>,
    ) -> Check {
        let Some(team) = &self.team else { return reasons.add(WhyNot::NotAsked) };
        let is_item = matches!(gift, Gift::Plan(_)) || Gift::THINGS.contains(&gift.thing());
        reasons.when(!is_item, WhyNot::NoSuchThing)?;
        reasons.when(self.player(seat).has_to_give(gift) == 0, WhyNot::NothingToGive)?;
        match to {
            Recipient::Seat(other) => reasons.when(other == seat || other.0 >= self.seats, WhyNot::NoSuchThing),
            Recipient::Demand => {
                reasons.when(team.demand_for(gift.thing(), self.seats as usize).is_none(), WhyNot::NobodyNeedsIt)
            }
        }
    }

    pub(in super::super) fn each_donation(&self, seat: Seat, mut hand: impl FnMut(Gift, Recipient) -> Check) -> Check {
        if self.team.is_none() {
            return Check::Continue(());
        }
        let players = || self.others(seat).map(Recipient::Seat);
        let gifts = || Gift::THINGS.map(Gift::Thing).into_iter().chain(plans(self.player(seat).hand).map(Gift::Plan));
        let all = gifts().map(|gift| (gift, Recipient::Demand));
        let all = all.chain(gifts().flat_map(|gift| players().map(move |to| (gift, to))));
        all.filter(|(gift, to)| is_allowed(|reasons| self.check_donation(seat, *gift, *to, reasons)))
            .try_for_each(|(gift, to)| hand(gift, to))
    }

    /// Replaces a trade at the King's Storehouse with a Donation (the overlay of the Storehouse).
    pub(in super::super) fn donate_in_trade(&mut self, left: u8) {
        self.flow.push(Step::Trades(left.saturating_sub(1)));
        self.flow.push(Step::Donate(STOREHOUSE_DONATIONS - 1));
    }

    /// Donates an item. The last one that a Demand asks for meets it.
    pub(in super::super) fn donate(&mut self, seat: Seat, gift: Gift, to: Recipient, out: &mut impl EventSink<Event>) {
        self.player_mut(seat).hand_over(gift, false);
        out.emit(Event::Donated { seat, gift, to });
        match to {
            Recipient::Seat(other) => self.player_mut(other).hand_over(gift, true),
            Recipient::Demand => self.meet_demand(gift, out),
        }
    }

    fn meet_demand(&mut self, gift: Gift, out: &mut impl EventSink<Event>) {
        let players = self.seats as usize;
        let Some(team) = &mut self.team else { return };
        let Some(open) = team.demand_for(gift.thing(), players) else { return };
        team.given[open.level] += 1;
        if let Gift::Plan(plan) = gift {
            team.plans.insert(plan.index());
        }
        if open.given + 1 >= open.asked {
            out.emit(Event::DemandMet { demand: open.demand });
        }
    }
}
