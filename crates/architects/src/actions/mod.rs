//! Placing a Worker, and the actions of the locations. The longer ones have a file each.

mod captures;
mod donations;
mod guardhouse;
mod guildhall;
mod market;
mod workshop;

use super::components::{
    CAPTURE_TAX, Calling, Ease, LEAST_GOLD_MINERS, Location, MARKET_SILVER, MOST_MARKET_VIRTUE, Occasion,
    TAX_STAND_VIRTUE, Thing,
};
use super::state::at;
use super::{Architects, Captures, Event, Guards, Owner, Question, Step, WhyNot};
use engine::{Check, ReasonSink, Rules};
use kernel::{EventSink, Seat};

impl Architects {
    /// Notes every obstacle to placing a Worker at a location (rulings R1, R12).
    pub(super) fn check_place(&self, seat: Seat, location: Location, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        let player = self.player(seat);
        reasons.when(player.workers == 0, WhyNot::NoWorker)?;
        match location {
            Location::TownCentre => return self.check_silver(seat, self.tax_due(seat, CAPTURE_TAX), reasons),
            Location::Guardhouse => return reasons.when(!self.can_guard(seat), WhyNot::NothingToGuard),
            Location::TaxStand => return reasons.when(self.board.tax == 0, WhyNot::TaxStandEmpty),
            Location::Guildhall => return reasons.when(!self.can_build(seat), WhyNot::NothingToBuild),
            _ => reasons.when(location == Location::Prison, WhyNot::NoPlace)?,
        }
        let Some(stall) = location.stall() else { return Check::Continue(()) };
        reasons.when(self.board.market[stall].is_some(), WhyNot::SpaceTaken)?;
        let most = MOST_MARKET_VIRTUE;
        reasons.when(player.virtue > most, WhyNot::HighVirtue { most, have: player.virtue })?;
        self.check_silver(seat, self.market_price(seat, stall), reasons)
    }

    pub fn market_price(&self, seat: Seat, stall: usize) -> u8 {
        MARKET_SILVER[stall].saturating_sub(self.player(seat).eased(Ease::MarketSilver))
    }

    pub(super) fn check_silver(&self, seat: Seat, need: u8, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        let have = self.player(seat).silver();
        reasons.when(have < u16::from(need), WhyNot::Silver { need: need.into(), have })
    }

    /// A turn, step 2: places a Worker and takes the location's action. Its strength counts the own Workers there
    /// once, including the new one (ruling R31).
    pub(super) fn place(&mut self, location: Location, out: &mut impl EventSink<Event>) {
        let seat = self.turn;
        if location == Location::Guildhall {
            self.donate_after(Calling::Clergyman);
            self.enter_guildhall(seat, out);
            self.flow.push(Step::Build);
            return;
        }
        let count = self.stand(seat, location, out);
        if let Some(stall) = location.stall() {
            self.donate_after(Calling::Scoundrel);
            return self.enter_market(seat, location, stall, out);
        }
        match location {
            Location::Quarry => self.gather(seat, location, Thing::Stone, count, out),
            Location::Forest => self.gather(seat, location, Thing::Wood, count, out),
            Location::Silversmith => self.gather(seat, location, Thing::Silver, count, out),
            Location::Mines => self.offer(seat, Question::Dig, out),
            Location::Storehouse => self.flow.push(Step::Trades(self.storehouse_steps(seat))),
            Location::Workshop => self.offer(seat, Question::Workshop, out),
            Location::TownCentre => {
                self.flow.push(Step::Captures(seat, Captures { left: count, ..Captures::default() }));
            }
            Location::Guardhouse => self.flow.push(Step::Guards(Guards { left: count, begun: false })),
            Location::TaxStand => {
                let less = self.player(seat).eased(Ease::TaxStandVirtue);
                self.flow.push(Step::TakeTax);
                self.lose_virtue(seat, TAX_STAND_VIRTUE.saturating_sub(less), out);
            }
            _ => {}
        }
    }

    /// Returns the steps of a seat at the King's Storehouse: one for each own Worker there, plus those of own
    /// Apprentices.
    pub(super) fn storehouse_steps(&self, seat: Seat) -> u8 {
        self.workers_at(Location::Storehouse, seat) + self.player(seat).eased(Ease::Storehouse)
    }

    /// Moves a Worker to a large circle or a space of the Black Market, where the third one causes a reset. Returns
    /// the number of its seat's Workers now there.
    pub(super) fn stand(&mut self, seat: Seat, location: Location, out: &mut impl EventSink<Event>) -> u8 {
        let player = self.player_mut(seat);
        player.workers = player.workers.saturating_sub(1);
        match (location.circle(), location.stall()) {
            (Some(circle), _) => self.board.circles[circle][at(seat)] += 1,
            (_, Some(stall)) => {
                self.board.market[stall] = Some(seat.into());
                self.resets |= self.board.market.iter().all(Option::is_some);
            }
            _ => {}
        }
        let count = self.workers_at(location, seat);
        out.emit(Event::Placed { seat, location, count });
        count
    }

    pub const fn gathered(location: Location, thing: Thing, workers: u8) -> u8 {
        match (location, thing) {
            (Location::Mines, Thing::Gold) => workers / LEAST_GOLD_MINERS,
            (Location::Mines | Location::Silversmith, _) => workers.saturating_add(1),
            _ => workers,
        }
    }

    fn gather(&mut self, seat: Seat, location: Location, thing: Thing, workers: u8, out: &mut impl EventSink<Event>) {
        if let Some(occasion) = Occasion::at(location) {
            self.bring(seat, occasion, out);
        }
        self.gain(seat, thing, Self::gathered(location, thing, workers), out);
    }

    /// Mines: Clay for each own Worker there and one more, or Gold for every two of them.
    pub(super) fn dig(&mut self, seat: Seat, thing: Thing, out: &mut impl EventSink<Event>) {
        self.gather(seat, Location::Mines, thing, self.workers_at(Location::Mines, seat), out);
    }

    pub(super) fn check_gold(&self, seat: Seat, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        reasons.when(self.workers_at(Location::Mines, seat) < LEAST_GOLD_MINERS, WhyNot::FewMiners)
    }

    pub(super) fn empty_tax_stand(&mut self, by: Owner, out: &mut impl EventSink<Event>) -> u16 {
        let count = std::mem::take(&mut self.board.tax);
        out.emit(Event::TaxStandEmptied { by, count });
        count
    }

    /// Tax Stand: takes all of its Silver, once the Virtue is lost (ruling R30).
    pub(super) fn take_tax(&mut self, seat: Seat, out: &mut impl EventSink<Event>) {
        self.bring(seat, Occasion::TaxStand, out);
        let mut left = std::mem::take(&mut self.board.tax);
        let held = &mut self.player_mut(seat).goods[Thing::Silver as usize];
        *held = held.saturating_add(left).min(super::state::MOST_HELD);
        while left > 0 {
            let count = left.min(u16::from(u8::MAX)) as u8;
            left -= u16::from(count);
            out.emit(Event::Gained { seat, thing: Thing::Tax, count });
        }
    }
}
