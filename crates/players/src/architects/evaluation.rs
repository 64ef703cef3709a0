//! The evaluation of Architects: the current points, and the expected value of all other holdings of a seat.

use super::weights::{COUNT, Weight, Weights};
use crate::bounds::Bounds;
use crate::evaluation::Term;
use architects::components::{
    Ability, ApprenticeId, BuildingId, CATHEDRAL, CIRCLES, Cost, Counted, Does, Effect, EffectTree, End, GOODS,
    LEAST_CATHEDRAL_VIRTUE, LEVY_VIRTUE, MOST_VIRTUE, Skill, Thing, VIRTUE_POINTS,
};
use architects::{Architects, Player, ScoreLine, apprentices, plans};
use kernel::{Game, Seat};
use lang::Text;

const fn term(id: &'static str, name: Text, thing: Thing) -> Term {
    Term { id, name, sign: thing.row().sign }
}

pub(super) const TERMS: [Term; 11] = [
    term("buildings", text!("Buildings"), Thing::Building),
    term("cathedral", text!("Cathedral"), Thing::Level),
    term("virtue", text!("Virtue"), Thing::Virtue),
    term("debts", text!("Debts"), Thing::Debt),
    term("goods", text!("Goods"), Thing::Silver),
    term("workers", text!("Workers"), Thing::Worker),
    term("apprentices", text!("Apprentices"), Thing::Apprentice),
    term("plans", text!("Plans"), Thing::Plan),
    term("prison", text!("Prison"), Thing::Captive),
    term("opponent", text!("Stock"), Thing::Stock),
    term("team", text!("Demands and Events"), Thing::Demand),
];

const BUILDINGS: usize = 0;
const LEVELS: usize = 1;
const VIRTUE: usize = 2;
const DEBTS: usize = 3;
const STORES: usize = 4;
const WORKERS: usize = 5;
const CRAFTS: usize = 6;
const PLANS: usize = 7;
const PRISON: usize = 8;
const OPPONENT: usize = 9;
const TEAM: usize = 10;

/// Amount of a good that counts in full. More counts less, since no cost needs it.
const PLENTY: f32 = 7.0;
const BEYOND_PLENTY: f32 = 0.1;

/// Silver that is of use at any time, for a capture, a hire or a space of the Black Market.
const PURSE: f32 = 4.0;

/// Rounds after which a game is usually over, and the share of the game that counts as left in longer games.
const USUAL_ROUNDS: f32 = 60.0;
const LEAST_LEFT: f32 = 0.3;

/// Share of the time-dependent values that counts for a team: its games last less than half as many rounds.
const FADED: f32 = 0.4;
/// Amount of a good that counts in full in a team, which has no time for more.
const ENOUGH: f32 = 4.0;
/// Share of the value of goods and skills for plans and levels that counts for a team, which needs them built.
const UNBUILT: f32 = 0.3;

pub(super) struct Evaluator<'a> {
    pub(super) game: &'a Architects,
    pub(super) seat: Seat,
    pub(super) player: &'a Player,
    pub(super) weights: &'a Weights,
    pub(super) left: f32,
    /// Value to a team of a space taken in the Guildhall; 0 in any other game.
    pub(super) entry: f32,
    missing: [f32; GOODS],
}

impl<'a> Evaluator<'a> {
    pub(super) fn new(game: &'a Architects, seat: Seat, weights: &'a Weights) -> Self {
        let (done, all) = game.progress();
        // Share of free spaces in the Guildhall, times the share of rounds left in a usual game: waiting forever gains
        // nothing.
        let spaces = 1.0 - done as f32 / all.max(1) as f32;
        let rounds = (1.0 - game.round_number() as f32 / USUAL_ROUNDS).at_least(LEAST_LEFT);
        let left = if game.is_over() { 0.0 } else { spaces * rounds };
        let left = if game.team().is_some() { left * FADED } else { left };
        let mut evaluator =
            Self { game, seat, player: game.player(seat), weights, left, entry: 0.0, missing: [0.0; GOODS] };
        evaluator.entry = evaluator.haste();
        evaluator.missing = evaluator.next_cost();
        evaluator
    }

    /// Returns the missing goods for the plan in hand that is closest to its construction, or for the next level of the
    /// Cathedral if that is closer.
    fn next_cost(&self) -> [f32; GOODS] {
        let missing = |cost: Cost| {
            Thing::GOODS.map(|good| f32::from(u16::from(cost.fixed(good)).saturating_sub(self.player.has(good))))
        };
        let mut best = (0.0, [0.0; GOODS]);
        for plan in plans(self.player.hand) {
            let card = plan.card();
            let reasons = missing(card.cost);
            let far = reasons.iter().sum::<f32>() + 4.0 * self.unskilled(card.skills);
            let value = (f32::from(card.points) + 4.0 + self.entry) / (far + 2.0);
            if value > best.0 {
                best = (value, reasons);
            }
        }
        best.1
    }

    pub(super) const fn weight(&self, weight: Weight) -> f32 {
        self.weights[weight as usize]
    }

    /// The weight at an offset from the first one of its group.
    pub(super) fn after(&self, first: Weight, places: usize) -> f32 {
        self.weights[(first as usize + places).min(COUNT - 1)]
    }

    pub(super) fn terms(&self) -> [f32; TERMS.len()] {
        let sheet = self.game.sheet(self.seat);
        let line = |line: ScoreLine| sheet[line as usize] as f32;
        let mut terms = [0.0; TERMS.len()];
        terms[BUILDINGS] = line(ScoreLine::Buildings) + line(ScoreLine::Effects);
        terms[LEVELS] = line(ScoreLine::Cathedral);
        terms[VIRTUE] = line(ScoreLine::Virtue);
        terms[DEBTS] = line(ScoreLine::Debts);
        terms[STORES] = line(ScoreLine::Metal) + line(ScoreLine::Silver);
        terms[PRISON] = line(ScoreLine::Prison);
        terms[OPPONENT] = line(ScoreLine::Stock);
        terms[TEAM] = self.team();
        if self.game.is_over() {
            return terms;
        }
        let player = self.player;
        terms[VIRTUE] += self.standing(i32::from(player.virtue)) - points_of_virtue(i32::from(player.virtue));
        terms[DEBTS] += f32::from(player.unpaid) * self.left * self.weight(Weight::UnpaidDebt);
        if let Some(opponent) = self.game.opponent().filter(|opponent| opponent.seat == self.seat) {
            let stock = f32::from(opponent.stock) * self.weight(Weight::Stock);
            terms[OPPONENT] += self.left * (self.weight(Weight::OpponentTime) + stock);
            return terms;
        }
        terms[STORES] += (0..GOODS).map(|good| self.store(good, f32::from(player.goods[good]))).sum::<f32>();
        terms[WORKERS] = self.worker() * f32::from(player.workers)
            + (0..CIRCLES).map(|circle| self.group(circle, self.standing_at(circle))).sum::<f32>()
            + self.left * self.weight(Weight::Captive) * f32::from(player.captives())
            + self.overlord_captives(player.member.captives);
        terms[PRISON] -= self.left * self.weight(Weight::Prisoner) * f32::from(player.prison)
            + self.left * self.weight(Weight::Held) * f32::from(self.game.held(self.seat));
        terms[CRAFTS] = apprentices(player.apprentices).map(|apprentice| self.ability(apprentice)).sum::<f32>()
            + (Skill::ALL.len() as f32 - self.unskilled(&Skill::ALL))
                * self.left
                * (self.weight(Weight::Skill) + self.skilled());
        terms[PLANS] = self.hand() + self.next_level();
        if self.game.team().is_some() {
            terms[PLANS] = UNBUILT * terms[PLANS] + self.nearest();
        }
        terms
    }

    pub(super) fn worker(&self) -> f32 {
        self.left * self.weight(Weight::Worker)
    }

    pub(super) fn standing_at(&self, circle: usize) -> u8 {
        self.game.board().circles[circle][self.seat.index()]
    }

    pub(super) fn group(&self, circle: usize, count: u8) -> f32 {
        let count = f32::from(count);
        let crowd = (1.0 - self.weight(Weight::Crowd) * count).at_least(0.3);
        self.left * count * crowd * self.after(Weight::QuarryGroup, circle)
    }

    pub(super) fn store(&self, good: usize, count: f32) -> f32 {
        let plenty = if self.game.team().is_some() { ENOUGH } else { PLENTY };
        let beyond = (count - plenty).at_least(0.0);
        let full = count.at_most(plenty) + beyond * BEYOND_PLENTY;
        let purse =
            if good == Thing::Silver as usize { count.at_most(PURSE) * self.weight(Weight::Purse) } else { 0.0 };
        // A player who only digs for Gold never ends the game, and is captured earlier: such points count in the last
        // turns.
        let is_metal = good == Thing::Gold as usize || good == Thing::Marble as usize;
        let late = if is_metal && self.game.turns_left().is_none() { beyond * (1.0 - BEYOND_PLENTY) } else { 0.0 };
        // In the last turns goods are of no more use.
        (self.left * 4.0).at_most(1.0) * (full * self.after(Weight::Silver, good) + purse) - late
    }

    pub(super) fn good(&self, good: Thing, by: i32) -> f32 {
        let Some(place) = good.good() else { return 0.0 };
        let held = f32::from(self.player.goods[place]);
        let points = match good {
            Thing::Silver => 0.1,
            Thing::Gold | Thing::Marble => 1.0,
            _ => 0.0,
        };
        let asked = self.asked_for(good, by);
        let by = by as f32;
        let each = self.weight(Weight::Wanted) + self.missed();
        let wanted = if by > 0.0 { by.at_most(self.missing[place]) * each } else { 0.0 };
        asked + self.store(place, (held + by).at_least(0.0)) - self.store(place, held) + points * by + wanted
    }

    /// Value of a Virtue: its points, the gate of the Cathedral, and its further use.
    pub(super) fn standing(&self, virtue: i32) -> f32 {
        let gate = if virtue >= i32::from(LEAST_CATHEDRAL_VIRTUE) { self.weight(Weight::Gate) } else { 0.0 };
        points_of_virtue(virtue) + self.left * (gate + self.weight(Weight::Virtue) * virtue as f32)
    }

    /// Change of the evaluation by Virtue gained or, if negative, lost. Beyond its limits it makes or destroys Debts.
    pub(super) fn virtue(&self, by: i32) -> f32 {
        let now = i32::from(self.player.virtue);
        let then = (now + by).clamp(0, i32::from(MOST_VIRTUE));
        let beyond = now + by - then;
        let debts = if beyond > 0 { -(beyond.min(i32::from(self.player.unpaid))) } else { -beyond };
        self.standing(then) - self.standing(now) + debts as f32 * self.debt()
    }

    pub(super) fn debt(&self) -> f32 {
        self.left * self.weight(Weight::UnpaidDebt) - 2.0
    }

    pub(super) fn ability(&self, apprentice: ApprenticeId) -> f32 {
        let often = match apprentice.card().ability {
            Ability::None => 0.0,
            Ability::Gains(_, thing, count) => self.each(thing) * f32::from(count),
            Ability::Trade(trade) => self.each(trade.gains) * f32::from(trade.count) * 0.6,
            Ability::Eases(_, by) => 0.4 * f32::from(by),
            Ability::Donates(_) => 0.5,
        };
        self.left * (self.weight(Weight::Apprentice) + self.weight(Weight::Ability) * often)
    }

    pub(super) fn each(&self, thing: Thing) -> f32 {
        match thing {
            Thing::Virtue => 0.9,
            Thing::Plan => self.weight(Weight::Plan),
            Thing::Debt => self.debt(),
            Thing::Tax => self.weight(Weight::Silver),
            _ => thing.good().map_or(0.0, |good| self.after(Weight::Silver, good)),
        }
    }

    /// Degree to which goods wait for a plan or a skill, from 0 to 1.
    pub(super) fn waiting(&self) -> f32 {
        let goods: u16 = Thing::GOODS.into_iter().skip(1).map(|good| self.player.has(good).min(6)).sum();
        (f32::from(goods) / 15.0).at_most(1.0)
    }

    fn unskilled(&self, skills: &[Skill]) -> f32 {
        skills.iter().filter(|skill| self.player.skilled(**skill) == 0).count() as f32
    }

    pub(super) fn hire(&self, apprentice: ApprenticeId) -> f32 {
        let card = apprentice.card();
        let new = self.unskilled(card.skills);
        self.ability(apprentice)
            + new * self.left * (self.weight(Weight::Skill) + self.skilled() + 3.0 * self.waiting())
            + self.virtue(i32::from(card.virtue))
    }

    pub(super) fn building(&self, plan: BuildingId) -> f32 {
        let card = plan.card();
        let does = match card.does {
            Does::Now(EffectTree::All(effects)) => self.effects(effects),
            Does::Now(EffectTree::OneOf(options)) => {
                options.iter().map(|effects| self.effects(effects)).fold(0.0, f32::at_least)
            }
            Does::End(end) => self.end(end),
        };
        f32::from(card.points) + self.virtue(i32::from(card.virtue)) + does
    }

    pub(super) fn effects(&self, effects: &[Effect]) -> f32 {
        effects.iter().map(|effect| self.effect(*effect)).sum()
    }

    fn effect(&self, effect: Effect) -> f32 {
        let player = self.player;
        match effect {
            Effect::Gain(Thing::Virtue, count) => self.virtue(i32::from(count)),
            Effect::Gain(thing, count) if thing.good().is_some() => self.good(thing, i32::from(count)),
            Effect::Gain(thing, count) => self.each(thing) * f32::from(count),
            Effect::LoseVirtue(count) => self.virtue(-i32::from(count)),
            Effect::PerVirtue(thing, per) => self.good(thing, i32::from(player.virtue / per.max(1))),
            Effect::Captures(count) => {
                f32::from(count) * self.weight(Weight::FreeCapture) * (self.left * 3.0).at_most(1.0)
            }
            Effect::FreeHeld => {
                f32::from(self.game.held(self.seat))
                    * self.left
                    * (self.weight(Weight::Held) + self.weight(Weight::Worker))
            }
            Effect::LeavePrison => f32::from(player.prison) * self.freed(),
            Effect::DestroyDebt if player.unpaid > 0 => -self.debt(),
            Effect::SellPlan(thing, count) => {
                (self.each(thing) * f32::from(count) - self.weight(Weight::Plan)).at_least(0.0)
            }
            Effect::FreeHire => 2.0 * self.left,
            Effect::Dismiss => -self.left * self.weight(Weight::Apprentice),
            Effect::EveryoneGains(count) => 0.5 * self.virtue(i32::from(count)),
            Effect::PrisonersLose(count) if player.prison >= 3 => self.virtue(-i32::from(count)),
            Effect::PrisonersLose(_) => 0.3,
            Effect::BuildAgain => 2.0,
            Effect::LevySilver(count) if player.silver() < u16::from(count) => {
                self.good(Thing::Silver, -i32::from(player.silver())) + self.virtue(-i32::from(LEVY_VIRTUE))
            }
            Effect::LevySilver(count) => self.good(Thing::Silver, -i32::from(count)),
            Effect::DiscardPlan if player.hand.is_empty() => 0.0,
            Effect::DiscardPlan => -self.weight(Weight::Plan) * self.left,
            // A prisoner that leaves the game no longer counts against its player.
            Effect::RemoveJailed if player.prison > 0 => 0.5 - self.freed(),
            Effect::DestroyDebt | Effect::RemoveJailed => 0.0,
            Effect::RemoveWorker => -self.worker(),
        }
    }

    pub(super) fn freed(&self) -> f32 {
        self.left * (self.weight(Weight::Prisoner) + self.weight(Weight::Worker)) + 0.5
    }

    fn end(&self, end: End) -> f32 {
        let counted = |counted: Counted, per: u8| f32::from(self.counted(counted)) / f32::from(per.max(1));
        match end {
            End::Points(what, per) => counted(what, per) + 0.8 * self.left,
            End::Virtue(what, per) => 0.7 * counted(what, per) + 0.5 * self.left,
            End::Most(_, points) | End::HighestPoints(points) => 0.5 * f32::from(points),
            End::HighestVirtue(count) => 0.4 * f32::from(count),
            End::PerDebt(points) => f32::from(points) * f32::from(self.player.unpaid),
            End::NoDebt(points) if self.player.unpaid == 0 => f32::from(points),
            End::NoDebt(_) => 0.0,
            End::LoseVirtue(count) => self.virtue(-i32::from(count)),
        }
    }

    fn counted(&self, counted: Counted) -> u16 {
        let player = self.player;
        match counted {
            Counted::Buildings => player.built.len() as u16 + 1,
            Counted::Apprentices(skill) => player.skilled(skill) as u16,
            Counted::Captives => u16::from(player.captives()),
            Counted::Virtue => u16::from(player.virtue),
            Counted::PaidDebts => u16::from(player.paid),
            Counted::Good(good) => player.has(good),
            Counted::Rough => [Thing::Stone, Thing::Wood, Thing::Clay].into_iter().map(|good| player.has(good)).sum(),
        }
    }

    /// Value of the hand. A plan is worth more the more of its goods and skills are available. Goods serve one plan
    /// only, so the second plan counts half, and so on.
    fn hand(&self) -> f32 {
        let mut best = [0.0_f32; 3];
        let mut sum = 0.0;
        for plan in plans(self.player.hand) {
            sum += self.left * self.weight(Weight::Plan);
            let value = self.plan(plan);
            if let Some(place) = best.iter().position(|known| value > *known) {
                best[place..].rotate_right(1);
                best[place] = value;
            }
        }
        sum + best.iter().zip([1.0, 0.5, 0.25]).map(|(value, share)| value * share).sum::<f32>()
    }

    /// Value of a specific plan beyond that of any plan: the share of its points that available goods and skills make
    /// likely.
    pub(super) fn plan(&self, plan: BuildingId) -> f32 {
        let ready = self.ready(plan);
        ready * ready * self.building(plan).at_least(0.0) * self.weight(Weight::Ready) * (self.left * 5.0).at_most(1.0)
    }

    pub(super) fn ready(&self, plan: BuildingId) -> f32 {
        let card = plan.card();
        let wanted = f32::from(card.cost.total()) + 2.0 * card.skills.len() as f32;
        let goods: u16 =
            Thing::GOODS.into_iter().map(|good| self.player.has(good).min(u16::from(card.cost.fixed(good)))).sum();
        let skills = card.skills.len() as f32 - self.unskilled(card.skills);
        (f32::from(goods) + 2.0 * skills) / wanted.at_least(1.0)
    }

    pub(super) fn step_up(&self) -> f32 {
        let level = usize::from(self.player.cathedral);
        let points =
            |level: usize| level.checked_sub(1).and_then(|at| CATHEDRAL.get(at)).map_or(0, |level| level.points);
        (points(level + 1) - points(level)) as f32 + self.weight(Weight::RewardCard)
    }

    fn next_level(&self) -> f32 {
        let ready = self.next_ready();
        ready * ready * self.step_up() * self.weight(Weight::NextLevel) * (self.left * 5.0).at_most(1.0)
    }

    /// Share of the goods for the next level of the Cathedral that are available; 0 with too little Virtue.
    pub(super) fn next_ready(&self) -> f32 {
        let Some(next) = CATHEDRAL.get(usize::from(self.player.cathedral)) else { return 0.0 };
        if self.player.virtue < LEAST_CATHEDRAL_VIRTUE {
            return 0.0;
        }
        let fixed: u16 =
            Thing::GOODS.into_iter().map(|good| self.player.has(good).min(u16::from(next.cost.fixed(good)))).sum();
        let mixed = (self.player.has(Thing::Stone) + self.player.has(Thing::Wood)).min(u16::from(next.cost.any));
        f32::from(fixed + mixed) / f32::from(next.cost.total().max(1))
    }
}

fn points_of_virtue(virtue: i32) -> f32 {
    VIRTUE_POINTS[usize::try_from(virtue.clamp(0, i32::from(MOST_VIRTUE))).unwrap_or(0)] as f32
}
