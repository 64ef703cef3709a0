use super::components::{
    Ability, BoardAbility, CATHEDRAL, Cost, Effect, GOODS, MARBLE_TRADE, Thing, Trade, VIRTUE_TRADE,
};
use super::{Architects, Bill, Event, Payment, Purpose, Step, TradeId, WhyNot, apprentices};
use engine::{Check, ReasonSink};
use kernel::{EventSink, Seat};
use std::ops::RangeInclusive;

const WOOD: usize = Thing::Wood as usize;
const STONE: usize = Thing::Stone as usize;
const GOLD: usize = Thing::Gold as usize;
const MARBLE: usize = Thing::Marble as usize;

impl TradeId {
    pub const fn trade(self) -> Option<Trade> {
        match self {
            Self::Virtue => Some(VIRTUE_TRADE),
            Self::Marble => Some(MARBLE_TRADE),
            Self::Apprentice(apprentice) => match apprentice.card().ability {
                Ability::Trade(trade) => Some(trade),
                _ => None,
            },
        }
    }
}

#[derive(Clone, Copy)]
struct Due {
    cost: Cost,
    one_metal: bool,
    less: bool,
    spare: u8,
}

impl Due {
    fn total(&self) -> u8 {
        self.cost.total().saturating_sub(u8::from(self.less))
    }

    fn range(&self, good: usize) -> RangeInclusive<u8> {
        let fixed = self.cost.goods[good];
        let (mut least, mut most) = (fixed, fixed);
        if self.cost.mixes(Thing::ALL[good]) {
            most += self.cost.any;
        }
        if self.one_metal && (good == GOLD || good == MARBLE) {
            (least, most) = (0, self.cost.goods[GOLD] + self.cost.goods[MARBLE]);
        }
        if self.less && (good == WOOD || good == STONE) {
            least = least.saturating_sub(1);
        }
        if self.spare > 0 && good != Thing::Silver as usize {
            least = 0;
        }
        least..=most
    }

    /// Returns the plans to add to goods within their ranges. None when the goods exceed the cost or the plans do not
    /// suffice.
    fn plans(&self, goods: [u8; GOODS]) -> Option<u8> {
        let resources = 1..GOODS;
        let paid: u8 = goods[resources.clone()].iter().sum();
        let is_over = |good: usize| !(self.one_metal && (good == GOLD || good == MARBLE));
        let over = |good: usize| goods[good].saturating_sub(self.cost.goods[good]);
        let mixed: u8 = resources.filter(|good| is_over(*good)).map(over).sum();
        let plans = self.total().checked_sub(paid)?;
        (mixed <= self.cost.any && plans <= self.spare).then_some(plans)
    }
}

impl Architects {
    pub fn cost(&self, seat: Seat, bill: Bill) -> Cost {
        match bill {
            Bill::Building(building) => building.card().cost,
            Bill::Cathedral => {
                CATHEDRAL.get(usize::from(self.player(seat).cathedral)).map_or(Cost::default(), |level| level.cost)
            }
            Bill::Trade(trade) => trade.trade().map_or(Cost::default(), |trade| trade.cost),
        }
    }

    fn due(&self, seat: Seat, bill: Bill) -> Due {
        let player = self.player(seat);
        let cost = self.cost(seat, bill);
        let mut due = Due { cost, one_metal: false, less: false, spare: 0 };
        let Some(board) = player.board else { return due };
        match board.card().ability {
            BoardAbility::OneMetal => due.one_metal = true,
            BoardAbility::LessWoodOrStone => {
                let builds = !matches!(bill, Bill::Trade(_));
                due.less = builds && cost.goods[WOOD] + cost.goods[STONE] + cost.any > 0;
            }
            BoardAbility::PlansForResources => {
                let kept = match bill {
                    Bill::Building(building) => player.hand.has(building.index()),
                    Bill::Cathedral => true,
                    Bill::Trade(_) => false,
                };
                due.spare = (player.hand.len() as u8).saturating_sub(u8::from(kept));
            }
            _ => {}
        }
        due
    }

    pub(super) fn check_goods(&self, seat: Seat, bill: Bill, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        let due = self.due(seat, bill);
        let held = &self.player(seat).goods;
        let cost = &due.cost;
        let mut short = [0; GOODS];
        for good in 0..GOODS {
            short[good] = u16::from(cost.goods[good]).saturating_sub(held[good]);
        }
        if due.one_metal {
            let need = u16::from(cost.goods[GOLD] + cost.goods[MARBLE]);
            short[GOLD] = 0;
            short[MARBLE] = need.saturating_sub(held[GOLD] + held[MARBLE]);
        }
        let mut any = 0;
        if cost.any > 0 {
            let free = |good: usize| held[good].saturating_sub(u16::from(cost.goods[good]));
            let clay = if cost.clay { free(Thing::Clay as usize) } else { 0 };
            any = u16::from(cost.any).saturating_sub(free(WOOD) + free(STONE) + clay);
        }
        if due.less {
            let missing = if short[WOOD] > 0 { WOOD } else { STONE };
            let missing = if any > 0 { &mut any } else { &mut short[missing] };
            *missing = missing.saturating_sub(1);
        }
        if due.spare > 0 && short[1..].iter().sum::<u16>() + any <= u16::from(due.spare) {
            short[1..].fill(0);
            any = 0;
        }
        for (good, short) in Thing::GOODS.into_iter().zip(short) {
            reasons.when(short > 0, WhyNot::Goods { thing: good, short: short as u8 })?;
        }
        reasons.when(any > 0, WhyNot::Mixed { short: any as u8, clay: cost.clay })
    }

    pub fn each_payment(&self, seat: Seat, bill: Bill, mut hand: impl FnMut(Payment) -> Check) -> Check {
        let due = self.due(seat, bill);
        let held = &self.player(seat).goods;
        let range = |good: usize| {
            let range = due.range(good);
            *range.start()..=(*range.end()).min(u8::try_from(held[good]).unwrap_or(u8::MAX))
        };
        for silver in range(Thing::Silver as usize) {
            for clay in range(Thing::Clay as usize) {
                for wood in range(WOOD) {
                    for stone in range(STONE) {
                        for gold in range(GOLD) {
                            for marble in range(MARBLE) {
                                let goods = [silver, clay, wood, stone, gold, marble];
                                due.plans(goods).into_iter().try_for_each(|plans| hand(Payment { goods, plans }))?;
                            }
                        }
                    }
                }
            }
        }
        Check::Continue(())
    }

    pub(super) fn check_payment(
        &self,
        seat: Seat,
        bill: Bill,
        payment: Payment,
        reasons: &mut impl ReasonSink<WhyNot>,
    ) -> Check {
        let due = self.due(seat, bill);
        let held = &self.player(seat).goods;
        let mut goods = payment.goods.into_iter().enumerate();
        let fits = goods.all(|(good, paid)| due.range(good).contains(&paid) && u16::from(paid) <= held[good]);
        reasons.when(!fits || due.plans(payment.goods) != Some(payment.plans), WhyNot::WrongPayment)
    }

    pub(super) fn pay_bill(&mut self, seat: Seat, payment: Payment, out: &mut impl EventSink<Event>) {
        if payment.plans > 0 {
            self.board_works(seat, out);
            self.flow.push(Step::Discards(seat, Purpose::Payment, payment.plans));
        }
        for (good, count) in Thing::GOODS.into_iter().zip(payment.goods) {
            self.pay(seat, good, count, out);
        }
    }

    pub fn trades(&self, seat: Seat) -> impl Iterator<Item = TradeId> {
        let own = apprentices(self.player(seat).apprentices).map(TradeId::Apprentice);
        own.filter(|own| own.trade().is_some()).chain([TradeId::Virtue, TradeId::Marble])
    }

    pub(super) fn check_trade(&self, seat: Seat, trade: TradeId, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        reasons.when(!self.trades(seat).any(|own| own == trade), WhyNot::NoSuchThing)?;
        self.check_goods(seat, Bill::Trade(trade), reasons)
    }

    /// Makes a trade. `left` further ones may follow (ruling R2).
    pub(super) fn make_trade(&mut self, seat: Seat, trade: TradeId, left: u8, out: &mut impl EventSink<Event>) {
        let Some(gained) = trade.trade() else { return };
        out.emit(Event::Traded { seat, trade });
        self.flow.push(Step::Trades(left));
        self.flow.push(Step::Give(seat, Effect::Gain(gained.gains, gained.count)));
        self.flow.push(Step::Bill(Bill::Trade(trade)));
    }
}
