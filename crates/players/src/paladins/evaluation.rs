//! The evaluation of Paladins: the current points, and the expected value of all other holdings of a seat.

use super::weights::{COUNT, Weight, Weights};
use crate::bounds::Bounds;
use crate::evaluation::Term;
use crate::policy::greatest_first;
use kernel::Seat;
use lang::Text;
use paladins::components::{
    Ability, Action, Attribute, ORDER_POINTS, ORDER_TASK, OrderId, ROUNDS, Reward, TRACK_POINTS, TownsfolkId, When,
    Worker,
};
use paladins::{Paladins, Player, Thing};

const fn term(id: &'static str, name: Text, thing: Thing) -> Term {
    Term { id, name, sign: thing.row().sign }
}

pub(super) const TERMS: [Term; 20] = [
    term("orders", text!("King's Orders"), Thing::Order(OrderId(0))),
    term("faith", text!("Faith"), Thing::Level(Attribute::Faith)),
    term("strength", text!("Strength"), Thing::Level(Attribute::Strength)),
    term("influence", text!("Influence"), Thing::Level(Attribute::Influence)),
    term("commissions", text!("Commissions"), Thing::Monk),
    term("fortifies", text!("Walls"), Thing::Wall),
    term("garrisons", text!("Outposts"), Thing::Outpost),
    term("absolves", text!("Jars"), Thing::Jar),
    term("attacks", text!("Outsiders attacked"), Thing::Attacked),
    term("converts", text!("Outsiders converted"), Thing::Converted),
    term("workshops", text!("Workshops"), Thing::Workshop),
    term("workers", text!("Workers"), Thing::Worker(Worker::Labourer)),
    term("goods", text!("Silver and Provisions"), Thing::Silver),
    term("crew", text!("Crew"), Thing::Townsfolk),
    term("suspicion", text!("Suspicion"), Thing::Suspicion),
    term("debts", text!("Debts"), Thing::UnpaidDebt),
    Term { id: "paladin", name: text!("Paladin"), sign: "ui-crown" },
    Term { id: "board", name: text!("Actions still open"), sign: "ui-next" },
    term("honour", text!("Honour"), Thing::Honour),
    term("threats", text!("Threats"), Thing::OverlordWorker),
];

// Indices into TERMS; the Attributes follow FAITH, the right-hand actions follow COMMISSIONS.
const ORDERS: usize = 0;
const FAITH: usize = 1;
const COMMISSIONS: usize = 4;
const WORKSHOPS: usize = 10;
const WORKERS: usize = 11;
const GOODS: usize = 12;
const CREW: usize = 13;
const SUSPICION: usize = 14;
const DEBTS: usize = 15;
const PALADIN: usize = 16;
const BOARD: usize = 17;
const HONOUR: usize = 18;
const THREATS: usize = 19;

pub(super) struct Evaluator<'a> {
    pub game: &'a Paladins,
    pub seat: Seat,
    pub player: &'a Player,
    pub weights: &'a Weights,
    /// Fraction of the game that is left to this seat: 1 at the start, 0 at the end.
    pub left: f32,
    /// Factor of the value of Workers, lower in the last round.
    pub working: f32,
    spending: f32,
    workers: [f32; Worker::ALL.len()],
}

impl<'a> Evaluator<'a> {
    pub fn new(game: &'a Paladins, seat: Seat, weights: &'a Weights) -> Self {
        let player = game.player(seat);
        let over = game.is_over();
        let active = !player.passed && !over;
        let rounds = f32::from(ROUNDS - game.round().min(ROUNDS)) + if active { 0.5 } else { 0.0 };
        let last = game.round() == ROUNDS;
        let working = match (last, active) {
            (true, true) => weights[Weight::LastWorker as usize],
            (true, false) => 0.0,
            _ => 1.0,
        };
        let spending = (rounds / 2.0).at_most(1.0);
        let workers = Worker::ALL.map(|worker| weights[Weight::Labourer as usize + worker as usize] * working);
        Self { game, seat, player, weights, left: rounds / f32::from(ROUNDS), working, spending, workers }
    }

    pub const fn weight(&self, weight: Weight) -> f32 {
        self.weights[weight as usize]
    }

    /// The weight at an offset from the first one of its group.
    pub fn after(&self, first: Weight, places: usize) -> f32 {
        self.weights[(first as usize + places).min(COUNT - 1)]
    }

    pub fn terms(&self) -> [f32; TERMS.len()] {
        let player = self.player;
        let mut terms = [0.0; TERMS.len()];
        for (place, attribute) in Attribute::ALL.into_iter().enumerate() {
            terms[FAITH + place] = self.attribute(attribute, player.track(attribute));
        }
        for (place, action) in Action::RIGHT.into_iter().enumerate() {
            terms[COMMISSIONS + place] = self.progress(place, action, player.done(action));
        }
        terms[COMMISSIONS + 1] += player.walls.iter().map(|wall| wall.card().points as f32).sum::<f32>();
        terms[COMMISSIONS + 5] +=
            player.converted.iter().map(|&outsider| self.game.convert_points(self.seat, outsider) as f32).sum::<f32>();
        if self.game.team().is_some() {
            terms[ORDERS] = self.team_orders();
            terms[HONOUR] = self.lid(player.honour());
            terms[THREATS] = self.threats();
        } else {
            terms[ORDERS] = self.orders();
        }
        let (silver, provisions) = (player.silver, player.provisions);
        terms[GOODS] = f32::from((u16::from(silver) + u16::from(provisions)) / 3) + self.goods(silver, provisions);
        terms[DEBTS] = f32::from(player.paid) + f32::from(player.unpaid) * self.debt();
        terms[SUSPICION] = self.suspicion(player.suspicion.len(), self.suspects());
        if self.game.is_rival(self.seat) {
            // Its Workshops do not score, and it does not distinguish colours of Workers.
            let workers = self.game.rival().map_or(0, |rival| rival.workers);
            let time = self.weight(Weight::RivalTime) + self.left * self.weight(Weight::RivalTimeMore);
            terms[WORKERS] = f32::from(workers) * self.weight(Weight::Scout) * self.working + self.left * time;
            return terms;
        }
        terms[WORKSHOPS] = self.progress(6, Action::Develop, player.moved_workshops()) + self.shops();
        terms[WORKERS] =
            Worker::ALL.into_iter().map(|worker| f32::from(player.workers.count(worker)) * self.worker(worker)).sum();
        terms[CREW] = player.crew.iter().map(|&townsfolk| self.member(townsfolk)).sum();
        if !player.passed {
            terms[PALADIN] = self.paladin();
            let used = Action::RIGHT.into_iter().filter(|&action| player.used(action)).count();
            terms[BOARD] = -(used as f32) * self.weight(Weight::Used) * self.working;
        }
        terms
    }

    pub fn attribute(&self, attribute: Attribute, level: u8) -> f32 {
        let points = TRACK_POINTS.get(level as usize).copied().unwrap_or(0) as f32;
        let level = f32::from(level);
        let step = self.after(Weight::FaithStep, attribute as usize);
        let bend = self.after(Weight::FaithBend, attribute as usize);
        points + self.left * level * (step + bend * level / 12.0)
    }

    /// Value of an action done a number of times; `place` is its index among the right-hand actions, 6 for Develop.
    pub fn progress(&self, place: usize, action: Action, done: u8) -> f32 {
        let points = action.points().and_then(|points| points.get(done as usize).copied()).unwrap_or(0) as f32;
        let done = f32::from(done);
        let step = self.after(Weight::CommissionStep, place);
        let bend = self.after(Weight::CommissionBend, place);
        points + self.left * done * (step + bend * done / 7.0)
    }

    pub fn shops(&self) -> f32 {
        let mut sum = 0.0;
        for (place, action) in Action::RIGHT.into_iter().enumerate() {
            sum += self.shop(place, self.shops_on(action), self.serves(action));
        }
        sum
    }

    pub fn shops_on(&self, action: Action) -> u8 {
        u8::from(self.player.covered(action, 0)) + u8::from(self.player.covered(action, 1))
    }

    /// Fraction of the game for which Workshops on an action are useful, limited by the times that it can still be
    /// done.
    pub fn serves(&self, action: Action) -> f32 {
        let times = if action == Action::Attack { 7 } else { 7 - self.player.done(action).min(7) };
        self.left.at_most(f32::from(times) / f32::from(ROUNDS))
    }

    /// Value of the Workshops on one action. Each saves a Worker while it is useful.
    pub fn shop(&self, place: usize, shops: u8, serves: f32) -> f32 {
        let pair = if shops == 2 { self.weight(Weight::PairOfShops) } else { 0.0 };
        serves * (f32::from(shops) * self.after(Weight::CommissionShop, place) + pair)
    }

    pub fn orders(&self) -> f32 {
        let orders = self.game.board().orders(self.game.round()).iter().zip(ORDER_POINTS);
        let done = |order: &OrderId| order.card().task().map_or(0, |action| self.player.done(action));
        orders.map(|(order, points)| self.order(points, done(order))).sum()
    }

    pub fn order(&self, points: i32, done: u8) -> f32 {
        let points = points as f32;
        if done >= ORDER_TASK {
            return points;
        }
        let missing = f32::from(ORDER_TASK - done);
        let within_reach = (self.left * f32::from(ROUNDS) * 1.5 / missing).at_most(1.0);
        let share = f32::from(done) / f32::from(ORDER_TASK);
        points * share * share * within_reach * self.weight(Weight::Order)
    }

    pub const fn worker(&self, worker: Worker) -> f32 {
        self.workers[worker as usize]
    }

    /// Returns the types of Workers, cheapest first and stable.
    pub fn by_price(&self) -> [Worker; Worker::ALL.len()] {
        let mut types = Worker::ALL;
        greatest_first(&mut types, |&worker| -self.worker(worker));
        types
    }

    pub fn goods(&self, silver: u8, provisions: u8) -> f32 {
        self.together(self.silver(silver), self.provisions(provisions))
    }

    pub fn silver(&self, silver: u8) -> f32 {
        f32::from(silver).sqrt() * self.weight(Weight::Silver)
    }

    pub fn provisions(&self, provisions: u8) -> f32 {
        f32::from(provisions).sqrt() * self.weight(Weight::Provisions)
    }

    pub fn together(&self, silver: f32, provisions: f32) -> f32 {
        self.spending * (silver + provisions)
    }

    pub fn debt(&self) -> f32 {
        self.left * self.weight(Weight::UnpaidDebt) - 3.0
    }

    /// Returns the most Suspicion cards of another seat, and the current weight of having the most, which grows as the
    /// Inquisition comes nearer.
    pub fn suspects(&self) -> (usize, f32) {
        let others = (0..self.game.seats()).filter(|&seat| seat != self.seat.index());
        let most = others.map(|seat| self.game.player(Seat(seat as u8)).suspicion.len()).max().unwrap_or(0);
        let tax = f32::from(self.game.board().tax) / f32::from(self.game.full_tax().max(1));
        (most, self.spending * (1.0 - 0.6 * tax))
    }

    pub fn suspicion(&self, cards: usize, (most, near): (usize, f32)) -> f32 {
        let leading = if cards > 0 && cards >= most {
            self.weight(Weight::MostSuspicion) + (cards - most) as f32 * self.weight(Weight::SuspicionLead)
        } else {
            0.0
        };
        -(near * leading + self.left * cards as f32 * self.weight(Weight::Suspicion))
    }

    /// Value of a crew member: its ability, times its expected uses.
    pub fn member(&self, townsfolk: TownsfolkId) -> f32 {
        let card = townsfolk.card();
        let often = match card.when {
            When::Action(_) => Weight::CrewAction,
            When::PaysDebt | When::GainsDebt | When::UsesFavour => Weight::CrewDebt,
            When::Inquisition | When::InquisitionSuspected | When::InquisitionClean => Weight::CrewInquisition,
        };
        let gives = match card.ability {
            Reward::Workers(worker, count) => f32::from(count) * self.after(Weight::Labourer, worker as usize),
            Reward::Silver(count) | Reward::Tax(count) | Reward::Provisions(count) => 0.6 * f32::from(count),
            Reward::RemoveSuspicion(count) => f32::from(count) * self.weight(Weight::Suspicion),
            _ => 1.2,
        };
        self.left * self.weight(often) * gives
    }

    pub fn paladin(&self) -> f32 {
        let Some(paladin) = self.player.paladin.or(self.player.chosen()) else { return 0.0 };
        let card = paladin.card();
        let lent: u8 = card.boosts.iter().map(|(_, levels)| levels).sum();
        let free = if matches!(card.ability, Ability::Free(_)) { self.weight(Weight::FreeAction) } else { 0.0 };
        self.working * (f32::from(lent) * self.weight(Weight::Boost) + free)
    }
}
