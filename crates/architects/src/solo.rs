//! The turns of the solo opponents. Cards and chance decide everything.

use super::components::{
    BuildingId, CATHEDRAL, COLUMNS, DIFFICULTIES, Effect, LEAST_CATHEDRAL_VIRTUE, Location, MARKET_VIRTUE,
    MOST_MARKET_VIRTUE, MarketEnd, RANSOM_VIRTUE, STALLS, Slot, Solo, SoloAction, SoloCardId, TAX_STAND_VIRTUE, Thing,
};
use super::state::MOST_HELD;
use super::{Architects, Declined, Departure, Event, Variant};
use kernel::{EventSink, Pile, Seat};

impl Architects {
    pub fn difficulty(&self) -> usize {
        Variant::DIFFICULTY_MODULES.into_iter().filter(|harder| self.plays_with(*harder)).count()
    }

    pub(super) fn first_buildings(&mut self, out: &mut impl EventSink<Event>) {
        let Some(seat) = self.opponent.map(|opponent| opponent.seat) else { return };
        for _ in 0..DIFFICULTIES[self.difficulty().min(DIFFICULTIES.len() - 1)].buildings {
            self.build_turned(seat, 0, out);
        }
    }

    pub(super) fn solo_turn(&mut self, out: &mut impl EventSink<Event>) {
        let Some(seat) = self.opponent.map(|opponent| opponent.seat) else { return };
        if self.player(seat).workers == 0 {
            self.take_back(seat, out);
        }
        if self.player(seat).workers == 0 {
            return out.emit(Event::TurnPassed { seat });
        }
        let Some(card) = self.turn_solo_card(seat, out) else { return };
        match card.card().action {
            SoloAction::Gather(location) => self.solo_gathers(seat, location, out),
            SoloAction::Storehouse => {
                self.stand(seat, Location::Storehouse, out);
                self.gain_virtue(seat, Solo::STOREHOUSE_VIRTUE, out);
            }
            SoloAction::Workshop(row) => {
                let count = usize::from(self.stand(seat, Location::Workshop, out));
                self.send_away(Slot::at(row, count.min(COLUMNS) - 1), Departure::Opponent, out);
                self.move_up(row, out);
                self.gain_stock(seat, Solo::WORKSHOP_STOCK, out);
            }
            SoloAction::Capture => self.solo_captures(seat, out),
            SoloAction::Guard => self.solo_guards(seat, out),
            SoloAction::Tax => self.solo_taxes(seat, out),
            SoloAction::Market(side) => self.solo_deals(seat, side, out),
            SoloAction::Cathedral => {
                self.enter_guildhall(seat, out);
                if !self.solo_advances(seat, out) {
                    out.emit(Event::SoloCannot { seat, what: SoloAction::Cathedral });
                    self.solo_builds(seat, out);
                }
            }
            SoloAction::Building => {
                self.enter_guildhall(seat, out);
                self.solo_builds(seat, out);
            }
        }
    }

    /// Turns up the opponent's top card. An empty pile is first refilled from the shuffled discards.
    fn turn_solo_card(&mut self, seat: Seat, out: &mut impl EventSink<Event>) -> Option<SoloCardId> {
        let opponent = self.opponent.as_mut()?;
        let (card, shuffled) = opponent.draw.pop_or_reshuffle(&mut opponent.discard, &mut self.chance);
        if shuffled {
            out.emit(Event::SoloCardsShuffled { seat });
        }
        let card = card?;
        opponent.discard.push(card);
        out.emit(Event::SoloCardTurned { seat, card });
        Some(card)
    }

    /// Step 1: without a Worker, it takes back its largest group on a large circle; else all that the player holds,
    /// for a Debt and a Virtue; else all from the Prison.
    fn take_back(&mut self, seat: Seat, out: &mut impl EventSink<Event>) {
        if let Some(location) = self.largest_group(seat) {
            self.recall(seat, location, self.workers_at(location, seat), out);
        } else if self.held(seat) > 0 {
            self.solo_ransoms(seat, out);
        } else {
            self.release(seat, self.player(seat).prison, out);
        }
    }

    /// Returns the large circle with the most Workers of a seat, the first one in a tie.
    fn largest_group(&self, seat: Seat) -> Option<Location> {
        let standing = |location: &Location| self.workers_at(*location, seat);
        let groups = Location::CIRCLES.into_iter().rev().filter(|location| standing(location) > 0);
        groups.max_by_key(standing)
    }

    fn solo_ransoms(&mut self, seat: Seat, out: &mut impl EventSink<Event>) {
        self.free_held(seat, out);
        self.take_debt(seat, out);
        self.drop_virtue(seat, RANSOM_VIRTUE, out);
    }

    fn solo_gathers(&mut self, seat: Seat, location: Location, out: &mut impl EventSink<Event>) {
        let count = self.stand(seat, location, out);
        self.gain_stock(seat, count.into(), out);
    }

    fn solo_captures(&mut self, seat: Seat, out: &mut impl EventSink<Event>) {
        let count = self.stand(seat, Location::TownCentre, out).min(Solo::CAPTURES);
        let Some(person) = self.others(seat).next() else { return };
        for capture in 0..count {
            match self.largest_group(person) {
                Some(location) => self.take_group(seat, location, person.into(), out),
                None if capture == 0 => {
                    out.emit(Event::Declined { seat, what: Declined::Captures });
                    return self.gain_stock(seat, Solo::NOBODY_STOCK, out);
                }
                None => return,
            }
        }
    }

    /// Takes each useful action at the Guardhouse once, from the top, as long as Workers suffice.
    fn solo_guards(&mut self, seat: Seat, out: &mut impl EventSink<Event>) {
        let all = self.stand(seat, Location::Guardhouse, out);
        let mut left = all;
        let mut next = |does: bool| {
            let does = does && left > 0;
            left -= u8::from(does);
            does
        };
        if next(self.player(seat).captives() > 0) {
            let count = self.imprison(seat, out);
            self.gain_stock(seat, u16::from(count) / Solo::SHARE, out);
        }
        if next(self.player(seat).prison > 0) {
            self.release(seat, self.player(seat).prison, out);
        }
        if next(self.held(seat) > 0) {
            self.solo_ransoms(seat, out);
        }
        if next(self.player(seat).unpaid > 0) {
            self.flip_debt(seat, out);
        }
        if left == all {
            out.emit(Event::SoloCannot { seat, what: SoloAction::Guard });
        }
    }

    /// Takes the Silver of the Tax Stand to the supply if there is enough, else puts some there.
    fn solo_taxes(&mut self, seat: Seat, out: &mut impl EventSink<Event>) {
        self.stand(seat, Location::TaxStand, out);
        if self.board.tax >= Solo::LEAST_TAX {
            let tax = self.empty_tax_stand(seat.into(), out);
            self.gain_stock(seat, tax / Solo::SHARE, out);
            self.drop_virtue(seat, TAX_STAND_VIRTUE, out);
        } else {
            self.board.tax += u16::from(Solo::PUT_TAX);
            out.emit(Event::TaxStandFilled { seat, count: Solo::PUT_TAX });
        }
    }

    /// Takes a free space of the Black Market from a side. With too much Virtue it goes to the Silversmith.
    fn solo_deals(&mut self, seat: Seat, side: MarketEnd, out: &mut impl EventSink<Event>) {
        let is_free = |stall: &usize| self.board.market[*stall].is_none();
        let stall = match side {
            MarketEnd::Left => (0..STALLS).find(is_free),
            MarketEnd::Right => (0..STALLS).rev().find(is_free),
        };
        let Some(stall) = stall.filter(|_| self.player(seat).virtue <= MOST_MARKET_VIRTUE) else {
            out.emit(Event::SoloCannot { seat, what: SoloAction::Market(side) });
            return self.solo_gathers(seat, Location::Silversmith, out);
        };
        self.stand(seat, Location::STALLS[stall], out);
        self.drop_virtue(seat, MARKET_VIRTUE, out);
        self.gain_stock(seat, Solo::MARKET_STOCK[stall], out);
    }

    /// Advances on the Cathedral if it can. It gains only the Virtue of the Reward card.
    fn solo_advances(&mut self, seat: Seat, out: &mut impl EventSink<Event>) -> bool {
        let player = self.player(seat);
        let Some(level) = CATHEDRAL.get(usize::from(player.cathedral)) else { return false };
        let free = self.on_level(player.cathedral + 1) < level.spaces;
        let stock = self.opponent.map_or(0, |opponent| opponent.stock);
        if player.virtue < LEAST_CATHEDRAL_VIRTUE || stock < Solo::ADVANCE_STOCK || !free {
            return false;
        }
        self.pay_stock(seat, Solo::ADVANCE_STOCK, out);
        self.player_mut(seat).cathedral += 1;
        out.emit(Event::Advanced { seat, level: self.player(seat).cathedral });
        for effect in self.turn_reward(seat, out) {
            if let Effect::Gain(Thing::Virtue, count) = *effect {
                self.gain_virtue(seat, count, out);
            }
        }
        true
    }

    fn solo_builds(&mut self, seat: Seat, out: &mut impl EventSink<Event>) {
        let stock = self.opponent.map_or(0, |opponent| opponent.stock);
        let further = (stock / Solo::CARD_STOCK).min(Solo::FURTHER_CARDS);
        let paid = self.build_turned(seat, further, out);
        self.pay_stock(seat, paid * Solo::CARD_STOCK, out);
    }

    /// Turns up a plan and up to `further` more, constructs the best one and puts the others at the bottom. Returns
    /// the number of further ones.
    fn build_turned(&mut self, seat: Seat, further: u16, out: &mut impl EventSink<Event>) -> u16 {
        let mut turned: Pile<BuildingId, { 1 + Solo::FURTHER_CARDS as usize }> = Pile::new();
        while turned.len() <= usize::from(further)
            && let Some(building) = self.board.plan_pile.pop()
        {
            out.emit(Event::PlanTurned { seat, building });
            turned.push(building);
        }
        let count = turned.len() as u16;
        let points = |building: &BuildingId| building.card().points;
        let Some(best) = turned.iter().copied().rev().max_by_key(points) else {
            out.emit(Event::SoloCannot { seat, what: SoloAction::Building });
            return 0;
        };
        turned.remove(best);
        turned.iter().for_each(|plan| self.board.plan_pile.push_bottom(*plan));
        self.player_mut(seat).built.insert(best.index());
        out.emit(Event::Constructed { seat, building: best });
        self.give(seat, Effect::virtue(best.card().virtue), out);
        count - 1
    }

    fn gain_stock(&mut self, seat: Seat, count: u16, out: &mut impl EventSink<Event>) {
        if let Some(opponent) = self.opponent.as_mut().filter(|_| count > 0) {
            opponent.stock = opponent.stock.saturating_add(count).min(MOST_HELD);
            out.emit(Event::Gained { seat, thing: Thing::Stock, count: count.min(u16::from(u8::MAX)) as u8 });
        }
    }

    fn pay_stock(&mut self, seat: Seat, count: u16, out: &mut impl EventSink<Event>) {
        if let Some(opponent) = self.opponent.as_mut().filter(|_| count > 0) {
            opponent.stock = opponent.stock.saturating_sub(count);
            out.emit(Event::Paid { seat, thing: Thing::Stock, count: count as u8 });
        }
    }
}
