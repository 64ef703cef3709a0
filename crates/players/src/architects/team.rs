//! What the co-op scenario of Architects is worth to a player: the Demands and the Events, the Overlord's Workers, and the target
//! that grows with each of them in the Guildhall.

use super::evaluation::Evaluator;
use super::weights::Weight;
use crate::bounds::Bounds;
use architects::components::{
    CAPTURED_FOR_EACH, CIRCLES, EVENT_LEFT, EVENTS_USED_UP, LAST_DEMAND_HIDDEN, OVERLORD_JAIL_SILVER, Thing,
};
use architects::{Architects, Gift, OpenDemand, Player, Recipient, Team, plans};
use kernel::{Game, Seat};

/// Rounds of a game of usual length.
const ROUNDS: f32 = 19.0;
/// Workers that the Overlord places in the Guildhall, Events that are revealed and Demands that are revealed, a round.
const ENTERS: f32 = 0.17;
const STRIKES: f32 = 0.19;
const DEMANDED: f32 = 0.15;
/// The chance that the Overlord raids a place in a round.
const RAIDS: f32 = 0.1;
/// What is left of the worth of an item that somebody else takes.
const HANDED: f32 = 0.9;
/// Points that a player still makes in a whole game, beyond what the rest of the evaluation expects of goods and Workers.
const RISE: f32 = 20.0;
/// How sharply the Events run out, in Events.
const SPREAD: f32 = 0.8;
/// The share of an item for a Demand that is there once a player has it, and that it is worth to get it.
const CARRIED: f32 = 0.5;
const BROUGHT: f32 = 0.4;
/// Rounds that it takes to bring what players have to a Demand.
const SOON: f32 = 3.0;
/// The share of what a Demand lacks that a whole game will bring.
const GATHERED: f32 = 0.5;

/// The share of a space of the Guildhall that is worth being ready to take it, a new skill, and a good that is missing.
const READY: f32 = 0.5;
const SKILLED: f32 = 0.1;
const MISSING: f32 = 0.06;

/// Rounds that are left: the spaces of the Guildhall are filled in as many.
fn rounds_left(game: &Architects) -> f32 {
    if game.turns_left().is_some() {
        return 0.5;
    }
    let all = game.capacity().max(1) as f32;
    ROUNDS * (all - f32::from(game.board().taken)).at_least(0.0) / all
}

/// How many of an item a player has that Demands take.
fn carried(player: &Player, item: Thing) -> u16 {
    match item {
        Thing::Plan => player.hand.len() as u16,
        Thing::Debt => u16::from(player.unpaid) + u16::from(player.paid),
        good => player.has(good),
    }
}

/// How many of an item all players have.
fn carried_by_all(game: &Architects, item: Thing) -> u16 {
    game.all_seats().map(|seat| carried(game.player(seat), item)).sum()
}

/// The points that a revealed Demand is expected to bring every player.
fn promise(game: &Architects, open: OpenDemand, rounds: f32) -> f32 {
    let card = open.demand.card();
    let (met, missed) = (card.met as f32, card.missed as f32);
    if open.is_met() {
        return met;
    }
    let asked = f32::from(open.asked);
    let lacks = asked - f32::from(open.given);
    let soon = (rounds / SOON).at_most(1.0);
    let held = f32::from(carried_by_all(game, card.item)).at_most(lacks) * CARRIED * soon;
    let open = 1.0 - (f32::from(open.given) + held) / asked;
    let chance = 1.0 - open * (1.0 - GATHERED * rounds / ROUNDS);
    missed + chance * (met - missed)
}

/// What the Events, the growth of the target and the rounds that are left bring a player.
fn future(team: &Team, left: f32, rounds: f32) -> f32 {
    let strikes = STRIKES * rounds;
    let out = 1.0 / (1.0 + ((left + 0.5 - strikes) / SPREAD).exp());
    let events = (left - strikes).at_least(0.0) * EVENT_LEFT as f32 + out * EVENTS_USED_UP as f32;
    events + RISE * rounds / ROUNDS - ENTERS * rounds * team.target_for_each() as f32
}

impl Evaluator<'_> {
    /// What it is worth to all players that a space of the Guildhall is taken, which brings the end nearer.
    pub(super) fn haste(&self) -> f32 {
        let Some(team) = self.game.team().filter(|_| self.game.turns_left().is_none()) else { return 0.0 };
        let rounds = rounds_left(self.game);
        let left = team.events_left() as f32;
        let sooner = (rounds - ROUNDS / self.game.capacity().max(1) as f32).max(0.0);
        (self.game.seats() as f32 * (future(team, left, sooner) - future(team, left, rounds))).max(0.0)
    }

    /// What it is worth to all players that this one is ready to take a space of the Guildhall, by the plan or the level that is
    /// the nearest.
    pub(super) fn nearest(&self) -> f32 {
        let ready = plans(self.player.hand).map(|plan| self.ready(plan)).fold(self.next_ready(), f32::at_least);
        READY * self.entry * ready * ready
    }

    /// What a new skill is worth besides to a team that has to build fast.
    pub(super) fn skilled(&self) -> f32 {
        SKILLED * self.entry
    }

    /// The same for a good that is missing for what is built next.
    pub(super) fn missed(&self) -> f32 {
        MISSING * self.entry
    }

    /// What is still to come of the team's points for this player: Demands, Events, the growth of the target, and what the player
    /// will make in the rounds that are left.
    pub(super) fn team(&self) -> f32 {
        let Some(team) = self.game.team() else { return 0.0 };
        let rounds = rounds_left(self.game);
        let (demands, _) = self.game.demand_points();
        let (events, left) = self.game.event_points();
        if self.game.is_over() {
            return (demands + events) as f32;
        }
        let expected: f32 = team.demands(self.game.seats()).map(|open| promise(self.game, open, rounds)).sum::<f32>()
            + if team.demands_hidden() > 0 {
                let levels = team.demands_hidden() as f32;
                LAST_DEMAND_HIDDEN as f32 * (1.0 - DEMANDED * rounds / levels).clamp(0.0, 1.0)
            } else {
                0.0
            };
        expected + future(team, f32::from(left), rounds) - self.danger(team)
    }

    /// What each item that a Demand still needs is worth to the team, and how many are lacking.
    fn demanded(&self, item: Thing) -> Option<(f32, f32)> {
        let open = self.game.team()?.demand_for(item, self.game.seats())?;
        let card = open.demand.card();
        let each = (card.met - card.missed) as f32 * self.game.seats() as f32 / f32::from(open.asked.max(1));
        Some((each, f32::from(open.asked.saturating_sub(open.given))))
    }

    /// What it is worth for the Demands that all players together have more of an item, or less.
    pub(super) fn asked_for(&self, item: Thing, by: i32) -> f32 {
        let Some((each, lacks)) = self.demanded(item) else { return 0.0 };
        let held = f32::from(carried_by_all(self.game, item));
        each * BROUGHT * ((held + by as f32).clamp(0.0, lacks) - held.at_most(lacks))
    }

    /// The best that so many steps at the King's Storehouse or Donations by an Apprentice bring by Donations to Demands, and how
    /// many of them these take.
    pub(super) fn donations(&self, steps: u8) -> (f32, u8) {
        let Some(team) = self.game.team() else { return (0.0, 0) };
        let mut best = (0.0, 0);
        for open in team.demands(self.game.seats()).filter(|open| !open.is_met()) {
            let item = open.demand.card().item;
            let carried = carried(self.player, item).min(u16::from(u8::MAX)) as u8;
            let count = steps.min(open.asked - open.given).min(carried);
            let Some((each, _)) = self.demanded(item) else { continue };
            let lost = if item == Thing::Plan {
                -(self.left * self.weight(Weight::Plan) + 1.0)
            } else if item == Thing::Debt {
                0.0
            } else {
                self.good(item, -1)
            };
            let value = f32::from(count) * (each + lost);
            if value > best.0 {
                best = (value, count);
            }
        }
        best
    }

    /// What the Overlord is expected to take away by his raids.
    fn danger(&self, team: &Team) -> f32 {
        let at_risk = |circle: usize| {
            let most = (team.circles[circle] + 1).saturating_mul(CAPTURED_FOR_EACH);
            let taken = self.standing_at(circle).min(most);
            let left = self.standing_at(circle) - taken;
            self.group(circle, taken + left) - self.group(circle, left)
                + f32::from(taken) * self.left * self.weight(Weight::Held)
        };
        RAIDS * (0..CIRCLES).map(at_risk).sum::<f32>()
    }

    /// What it is worth to this player that the Overlord has so many Workers fewer at a place.
    pub(super) fn cleared(&self, circle: usize) -> f32 {
        let Some(team) = self.game.team() else { return 0.0 };
        let mut after = *team;
        after.circles[circle % CIRCLES] = 0;
        2.0 * (self.danger(team) - self.danger(&after))
    }

    /// What captured Workers of the Overlord are worth: Silver, once they are sent to the Prison.
    pub(super) fn overlord_captives(&self, count: u8) -> f32 {
        let silver = i32::from(count.saturating_mul(OVERLORD_JAIL_SILVER));
        0.7 * self.left.at_most(1.0) * self.good(Thing::Silver, silver)
    }

    /// What an item is worth to this player that comes or, if it is negative, goes.
    pub(super) fn item(&self, gift: Gift, by: i32) -> f32 {
        match gift {
            Gift::Plan(plan) => {
                let ready = self.ready(plan);
                (self.left * self.weight(Weight::Plan) + ready * ready * (self.building(plan) + self.entry) * 0.5)
                    * by as f32
                    + self.asked_for(Thing::Plan, by)
            }
            Gift::Thing(Thing::Debt) => self.debt() * by as f32 + self.asked_for(Thing::Debt, by),
            Gift::Thing(Thing::PaidDebt) => self.asked_for(Thing::Debt, by),
            Gift::Thing(good) => self.good(good, by),
        }
    }

    /// Move value of a Donation for the team.
    pub(super) fn donation(&self, gift: Gift, to: Recipient, other: impl Fn(Seat) -> f32) -> f32 {
        let lost = self.item(gift, -1);
        match to {
            Recipient::Seat(seat) => lost + HANDED * other(seat) - 0.3,
            Recipient::Demand => lost + self.demanded(gift.thing()).map_or(0.0, |(each, _)| each),
        }
    }
}
