//! The policy of Architects: the move value of a choice is the change of the evaluation that it would make, estimated
//! without making it.

use super::evaluation::Evaluator;
use super::weights::{Weight, Weights};
use crate::bounds::Bounds;
use architects::components::{
    AVOIDED_DEBT_SILVER, Ability, ApprenticeId, CAPTURE_SILVER, CATHEDRAL, CIRCLES, Cost, DEBT_SILVER, DEBT_TAX,
    DEBT_VIRTUE, Does, Effect, EffectTree, GuardAction, HIRE_SILVER, HIRE_TAX, JAIL_SILVER, Location, MARBLE_TRADE,
    MARKET_PLANS, MARKET_SILVER, MARKET_VIRTUE, OVERLORD_JAIL_SILVER, Occasion, PRINTED_MARKET, RANSOM_SILVER,
    RANSOM_TAX, RANSOM_VIRTUE, Slot, TAX_STAND_VIRTUE, Thing, Trade, VIRTUE_TRADE,
};
use architects::{Architects, Bill, Choice, Gift, Owner, Payment, Question, Recipient, TradeId, apprentices, plans};
use kernel::Seat;

pub(super) struct Policy<'a> {
    evaluator: Evaluator<'a>,
    question: Question,
}

impl<'a> Policy<'a> {
    pub(super) fn new(game: &'a Architects, seat: Seat, question: Question, weights: &'a Weights) -> Self {
        Self { evaluator: Evaluator::new(game, seat, weights), question }
    }

    pub(super) fn move_value(&self, choice: Choice) -> f32 {
        let evaluator = &self.evaluator;
        match choice {
            Choice::Pass => 0.0,
            Choice::Place(location) => self.place(location) - evaluator.worker(),
            Choice::Recall(location) => {
                evaluator.worker() - location.circle().map_or(-evaluator.freed(), |circle| self.one_less(circle))
            }
            Choice::RecallHeld(_) => evaluator.worker() + evaluator.left * evaluator.weight(Weight::Held),
            Choice::Dig(thing) => evaluator.good(thing, Self::dug(thing, self.here(Location::Mines))),
            Choice::Hire(slot) => self.hire(slot),
            Choice::Plans => match self.question {
                Question::Middle => self.drawn_plans(MARKET_PLANS) * 0.5,
                _ => self.drawn_plans(1 + self.here(Location::Workshop) / 2),
            },
            Choice::Keep(plan) => evaluator.building(plan) * (0.3 + 0.7 * evaluator.ready(plan)),
            Choice::PutBack(plan) | Choice::Discard(plan) => {
                -evaluator.building(plan) * (0.3 + 0.7 * evaluator.ready(plan)) * 0.5
            }
            Choice::Dismiss(apprentice) => -self.lost(apprentice),
            Choice::Trade(trade) => self.trade(trade),
            Choice::Capture { location, owner } => self.capture(location, owner),
            Choice::Guard(action) => self.guard(action),
            Choice::Construct(plan) => {
                evaluator.building(plan)
                    - self.price(plan.card().cost)
                    - evaluator.weight(Weight::Plan) * evaluator.left
            }
            Choice::Advance => self.advance(),
            Choice::Pay(payment) => self.payment(payment),
            Choice::Left | Choice::Right => self.either(usize::from(choice == Choice::Right)),
            Choice::DestroyDebt => -evaluator.debt(),
            Choice::AvoidDebt => evaluator.good(Thing::Silver, -i32::from(AVOIDED_DEBT_SILVER)),
            Choice::TakeDebt => evaluator.debt(),
            Choice::Release(count) => f32::from(count) * evaluator.freed(),
            Choice::GuardFor { action, owner } => self.helps(action, owner),
            // A Clergyman serves a player who climbs the Cathedral, which takes Virtue; a Scoundrel loses some.
            Choice::Join(apprentice) => evaluator.hire(apprentice),
            Choice::Donate { gift, to } => self.donates(gift, to),
            Choice::Suffer(seat) => self.suffers(seat),
            Choice::Remove(location) => -location.circle().map_or(-evaluator.freed(), |circle| self.one_less(circle)),
        }
    }

    fn here(&self, location: Location) -> u8 {
        self.evaluator.game.workers_at(location, self.evaluator.seat)
    }

    /// Value of a location's action with one more Worker, and of that Worker afterwards.
    fn place(&self, location: Location) -> f32 {
        let evaluator = &self.evaluator;
        let game = evaluator.game;
        let count = self.here(location) + 1;
        let there =
            location.circle().map_or(0.0, |circle| evaluator.group(circle, count) - evaluator.group(circle, count - 1));
        let brought = match location {
            Location::Quarry => evaluator.good(Thing::Stone, i32::from(count)),
            Location::Forest => evaluator.good(Thing::Wood, i32::from(count)),
            Location::Silversmith => evaluator.good(Thing::Silver, i32::from(count) + 1),
            Location::Mines => [Thing::Clay, Thing::Gold]
                .into_iter()
                .map(|thing| evaluator.good(thing, Self::dug(thing, count)))
                .fold(0.0, f32::at_least),
            Location::Storehouse => {
                let (donated, steps) = evaluator.donations(count);
                donated + self.best_trade() * f32::from((count - steps).min(3)) * 0.8
            }
            Location::Workshop => {
                let hires = Slot::all().filter(|slot| slot.column() < usize::from(count)).map(|slot| self.hire(slot));
                let paid = i32::from(HIRE_SILVER + HIRE_TAX);
                let can_pay = i32::from(evaluator.player.silver()) >= paid;
                let hire = if can_pay { hires.fold(0.0, f32::at_least) } else { 0.0 };
                hire.at_least(self.drawn_plans(1 + count / 2))
            }
            Location::TownCentre => {
                let mut best = [0.0_f32; 2];
                for circle in Location::CIRCLES {
                    for owner in game.owners().filter(|owner| *owner != evaluator.seat) {
                        let value = self.capture(circle, owner);
                        if value > best[0] {
                            best = [value, best[0]];
                        } else if value > best[1] {
                            best[1] = value;
                        }
                    }
                }
                best[0] + if count > 1 { best[1] } else { 0.0 }
            }
            Location::Guardhouse => {
                let silver = i32::from(evaluator.player.silver());
                let affordable = |action: &GuardAction| match action {
                    GuardAction::Ransom => silver >= i32::from(RANSOM_SILVER + RANSOM_TAX),
                    GuardAction::PayDebt => silver >= i32::from(DEBT_SILVER + DEBT_TAX),
                    _ => true,
                };
                let values =
                    GuardAction::ALL.into_iter().filter(affordable).map(|action| self.guard(action).at_least(0.0));
                let (mut best, mut next) = (0.0_f32, 0.0_f32);
                for value in values {
                    (best, next) = if value > best { (value, best) } else { (best, next.at_least(value)) };
                }
                best + if count > 1 { next } else { 0.0 }
            }
            Location::TaxStand => {
                evaluator.good(Thing::Silver, i32::from(game.board().tax))
                    + evaluator.virtue(-i32::from(TAX_STAND_VIRTUE))
            }
            Location::MarketLeft | Location::MarketMiddle | Location::MarketRight => self.market(location),
            Location::Guildhall => self.guildhall() + evaluator.weight(Weight::Guildhall) + evaluator.entry,
            Location::Prison => 0.0,
        };
        let occasion = Occasion::at(location).map_or(0.0, |occasion| self.occasion(occasion));
        brought + occasion + there
    }

    fn occasion(&self, occasion: Occasion) -> f32 {
        let evaluator = &self.evaluator;
        let own = evaluator.player.apprentices.common(occasion.apprentices());
        let gains = |apprentice: ApprenticeId| match apprentice.card().ability {
            Ability::Gains(_, Thing::Virtue, count) => evaluator.virtue(i32::from(count)),
            Ability::Gains(_, thing, count) => evaluator.each(thing) * f32::from(count),
            _ => 0.0,
        };
        apprentices(own).map(gains).sum()
    }

    fn one_less(&self, circle: usize) -> f32 {
        let count = self.evaluator.standing_at(circle % CIRCLES);
        self.evaluator.group(circle, count) - self.evaluator.group(circle, count.saturating_sub(1))
    }

    fn dug(thing: Thing, count: u8) -> i32 {
        if thing == Thing::Gold { i32::from(count / 2) } else { i32::from(count) + 1 }
    }

    fn drawn_plans(&self, count: u8) -> f32 {
        let evaluator = &self.evaluator;
        // A player with many plans builds few of them.
        let need = (4.0 - evaluator.player.hand.len() as f32).clamp(0.2, 3.0);
        (evaluator.left * 3.0).at_most(1.0)
            * (evaluator.weight(Weight::Plan) + 2.0 * evaluator.waiting())
            * f32::from(count)
            * need
            * 0.5
            + evaluator.asked_for(Thing::Plan, i32::from(count))
    }

    fn hire(&self, slot: Slot) -> f32 {
        let evaluator = &self.evaluator;
        let Some(apprentice) = evaluator.game.apprentice(slot) else { return 0.0 };
        let laid = i32::from(evaluator.game.board().laid[slot.index()]);
        let reached = self.here(Location::Workshop) + u8::from(self.question == Question::Place);
        let beyond = (slot.column() as u8 + 1).saturating_sub(reached);
        let beyond = i32::from(beyond);
        let paid = match self.question {
            Question::Workshop => beyond,
            Question::Place => beyond + i32::from(HIRE_SILVER + HIRE_TAX),
            _ => 0,
        };
        let leaves = if evaluator.player.has_space() {
            0.0
        } else {
            apprentices(evaluator.player.apprentices).map(|own| self.lost(own)).fold(f32::MAX, f32::at_most)
        };
        evaluator.hire(apprentice) + evaluator.good(Thing::Silver, laid - paid) - leaves.at_least(0.0)
    }

    fn lost(&self, apprentice: ApprenticeId) -> f32 {
        let evaluator = &self.evaluator;
        let only = apprentice.card().skills.iter().filter(|skill| evaluator.player.skilled(**skill) == 1);
        evaluator.ability(apprentice) + only.count() as f32 * evaluator.left * evaluator.weight(Weight::Skill)
    }

    fn trade_of(trade: TradeId) -> Option<Trade> {
        match trade {
            TradeId::Virtue => Some(VIRTUE_TRADE),
            TradeId::Marble => Some(MARBLE_TRADE),
            TradeId::Apprentice(apprentice) => match apprentice.card().ability {
                Ability::Trade(trade) => Some(trade),
                _ => None,
            },
        }
    }

    fn trade(&self, trade: TradeId) -> f32 {
        let evaluator = &self.evaluator;
        let Some(trade) = Self::trade_of(trade) else { return 0.0 };
        let gains = match trade.gains {
            Thing::Virtue => evaluator.virtue(i32::from(trade.count)),
            good => evaluator.good(good, i32::from(trade.count)),
        };
        gains - self.price(trade.cost)
    }

    fn best_trade(&self) -> f32 {
        let player = self.evaluator.player;
        let own = apprentices(player.apprentices).map(TradeId::Apprentice);
        let all = [TradeId::Virtue, TradeId::Marble].into_iter().chain(own);
        let pays = |trade: &TradeId| {
            Self::trade_of(*trade).is_some_and(|trade| {
                let fixed = Thing::GOODS.into_iter().all(|good| player.has(good) >= u16::from(trade.cost.fixed(good)));
                let mixed: u16 =
                    Thing::GOODS.into_iter().filter(|good| trade.cost.mixes(*good)).map(|good| player.has(good)).sum();
                fixed && mixed >= u16::from(trade.cost.any)
            })
        };
        all.filter(pays).map(|trade| self.trade(trade)).fold(0.0, f32::at_least)
    }

    /// Value of paying a cost: its goods, and for a mix the most plentiful ones.
    fn price(&self, cost: Cost) -> f32 {
        let evaluator = &self.evaluator;
        let fixed: f32 = Thing::GOODS.into_iter().map(|good| evaluator.good(good, -i32::from(cost.fixed(good)))).sum();
        let mixed = Thing::GOODS
            .into_iter()
            .filter(|good| cost.mixes(*good))
            .map(|good| evaluator.good(good, -i32::from(cost.any)))
            .fold(f32::MIN, f32::at_least);
        -fixed - if cost.any > 0 { mixed } else { 0.0 }
    }

    fn payment(&self, payment: Payment) -> f32 {
        let evaluator = &self.evaluator;
        let each = |(thing, count): (Thing, u8)| match thing {
            Thing::Plan => -evaluator.weight(Weight::Plan) * f32::from(count),
            good => evaluator.good(good, -i32::from(count)),
        };
        match self.question {
            Question::Pay(Bill::Building(_) | Bill::Cathedral | Bill::Trade(_)) => payment.parts().map(each).sum(),
            _ => 0.0,
        }
    }

    fn capture(&self, location: Location, owner: Owner) -> f32 {
        let evaluator = &self.evaluator;
        let Some(circle) = location.circle() else { return 0.0 };
        let game = evaluator.game;
        let count = game.workers_at(location, owner);
        let price = match self.question {
            Question::Capture(captures) if captures.free => 0.0,
            _ => -evaluator.good(Thing::Silver, -i32::from(CAPTURE_SILVER)),
        };
        if owner == evaluator.seat {
            return f32::from(count) * evaluator.worker() - evaluator.group(circle, count) - price;
        }
        if game.team().is_some() {
            if owner != Owner::Overlord || count == 0 {
                return 0.0;
            }
            return evaluator.overlord_captives(count) + self.cleared(circle) - price;
        }
        // The loss of the group's owner, who is one of several.
        let each = 2.0 * evaluator.after(Weight::QuarryGroup, circle) + evaluator.weight(Weight::Held);
        let harm = f32::from(count) * evaluator.left * each;
        let rivals = (evaluator.game.all_seats().count() - 1).max(1) as f32;
        f32::from(count) * evaluator.left * evaluator.weight(Weight::Captive)
            + evaluator.good(Thing::Silver, count.into())
            + evaluator.weight(Weight::Harm) * harm / rivals
            - price
    }

    /// Value to all players of removing the Overlord's Workers from a place.
    fn cleared(&self, circle: usize) -> f32 {
        self.evaluator.game.all_seats().map(|seat| self.of(seat).evaluator.cleared(circle)).sum()
    }

    fn of(&self, seat: Seat) -> Self {
        let evaluator = &self.evaluator;
        Self { evaluator: Evaluator::new(evaluator.game, seat, evaluator.weights), question: self.question }
    }

    /// Move value of an action at the Guardhouse for the Workers of another player: the acting player pays.
    fn helps(&self, action: GuardAction, owner: Seat) -> f32 {
        let evaluator = &self.evaluator;
        let other = self.of(owner);
        let freed = f32::from(evaluator.game.held(owner))
            * evaluator.left
            * (evaluator.weight(Weight::Held) + evaluator.weight(Weight::Worker));
        match action {
            GuardAction::Release => f32::from(other.evaluator.player.prison) * other.evaluator.freed(),
            GuardAction::Ransom => freed + evaluator.good(Thing::Silver, -i32::from(RANSOM_SILVER + RANSOM_TAX)),
            GuardAction::RansomByDebt => freed + evaluator.debt() + evaluator.virtue(-i32::from(RANSOM_VIRTUE)),
            GuardAction::Imprison | GuardAction::PayDebt => 0.0,
        }
    }

    fn donates(&self, gift: Gift, to: Recipient) -> f32 {
        self.evaluator.donation(gift, to, |other| self.of(other).evaluator.item(gift, 1))
    }

    /// Move value of the player who suffers an effect: the cost for that player.
    fn suffers(&self, seat: Seat) -> f32 {
        let Question::Suffers(effect) = self.question else { return 0.0 };
        let other = self.of(seat);
        match effect {
            Effect::Dismiss => {
                let own = apprentices(other.evaluator.player.apprentices);
                -own.map(|apprentice| other.lost(apprentice)).fold(f32::MAX, f32::at_most).at_most(99.0)
            }
            effect => other.evaluator.effects(&[effect]),
        }
    }

    fn guard(&self, action: GuardAction) -> f32 {
        let evaluator = &self.evaluator;
        let player = evaluator.player;
        let freed = f32::from(evaluator.game.held(evaluator.seat))
            * evaluator.left
            * (evaluator.weight(Weight::Held) + evaluator.weight(Weight::Worker));
        match action {
            GuardAction::Imprison => {
                let captives = player.captives();
                // Captives of the Overlord give more each.
                let more = player.member.captives.saturating_mul(OVERLORD_JAIL_SILVER - JAIL_SILVER);
                evaluator.good(Thing::Silver, i32::from(captives + more)) + self.occasion(Occasion::Imprison)
                    - evaluator.overlord_captives(player.member.captives)
                    - f32::from(captives) * evaluator.left * evaluator.weight(Weight::Captive) * 0.5
            }
            GuardAction::Release => f32::from(player.prison) * evaluator.freed(),
            GuardAction::Ransom => freed + evaluator.good(Thing::Silver, -i32::from(RANSOM_SILVER + RANSOM_TAX)),
            GuardAction::RansomByDebt => freed + evaluator.debt() + evaluator.virtue(-i32::from(RANSOM_VIRTUE)),
            GuardAction::PayDebt if player.unpaid > 0 => {
                evaluator.good(Thing::Silver, -i32::from(DEBT_SILVER + DEBT_TAX)) - evaluator.debt()
                    + evaluator.virtue(i32::from(DEBT_VIRTUE))
                    + self.occasion(Occasion::DebtPaid)
            }
            GuardAction::PayDebt => 0.0,
        }
    }

    fn market(&self, location: Location) -> f32 {
        let evaluator = &self.evaluator;
        let board = evaluator.game.board();
        let stall = location.stall().unwrap_or(0);
        let paid = evaluator.good(Thing::Silver, -i32::from(MARKET_SILVER[stall]))
            + evaluator.virtue(-i32::from(MARKET_VIRTUE));
        let brought = match location {
            Location::MarketLeft => board.small.last().map_or(PRINTED_MARKET.small, |card| card.card().small),
            Location::MarketRight => board.large.last().map_or(PRINTED_MARKET.large, |card| card.card().large),
            _ => &[],
        };
        let middle = if location == Location::MarketMiddle {
            let hire = Slot::all().filter_map(|slot| evaluator.game.apprentice(slot)).map(|own| evaluator.hire(own));
            hire.fold(self.drawn_plans(MARKET_PLANS) * 0.5, f32::at_least)
        } else {
            0.0
        };
        evaluator.effects(brought) + middle + paid
    }

    fn guildhall(&self) -> f32 {
        let evaluator = &self.evaluator;
        let ready = plans(evaluator.player.hand).filter(|plan| evaluator.ready(*plan) >= 1.0);
        let built = ready.map(|plan| evaluator.building(plan) - self.price(plan.card().cost));
        let advance = if evaluator.next_ready() >= 1.0 { self.advance() } else { f32::MIN };
        built.fold(advance, f32::at_least).at_least(-4.0)
    }

    fn advance(&self) -> f32 {
        let evaluator = &self.evaluator;
        let next = CATHEDRAL.get(usize::from(evaluator.player.cathedral));
        let cost = next.map_or(0.0, |level| self.price(level.cost));
        evaluator.step_up() + self.occasion(Occasion::Advance) - cost - evaluator.weight(Weight::Plan) * evaluator.left
    }

    fn either(&self, place: usize) -> f32 {
        let Question::Either(building) = self.question else { return 0.0 };
        match building.card().does {
            Does::Now(EffectTree::OneOf(options)) => {
                options.get(place).map_or(0.0, |effects| self.evaluator.effects(effects))
            }
            _ => 0.0,
        }
    }
}
