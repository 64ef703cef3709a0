//! What the co-op scenario of Architects is worth to a player: the Demands and the Events, the Overlord's Workers, and the target
//! that grows with each of them in the Guildhall.

use super::evaluation::Evaluator;
use super::weights::Weight;
use crate::games::architects::components::{
    CAPTURED_FOR_EACH, CIRCLES, DemandId, EVENT_LEFT, LAST_DEMAND_HIDDEN, OVERLORD_JAIL_SILVER, Thing,
};
use crate::games::architects::{Architects, Gift, Recipient, Team};
use crate::kernel::{Game, Seat};

/// Rounds of a game of usual length.
const ROUNDS: f32 = 19.0;
/// Workers that the Overlord places in the Guildhall, Events that are revealed and Demands that are revealed, a round.
const ENTERS: f32 = 0.25;
const STRIKES: f32 = 0.19;
const DEMANDED: f32 = 0.15;
/// Points that a player still makes in a whole game.
const RISE: f32 = 26.0;
/// The chance that the Overlord raids a place in a round.
const RAIDS: f32 = 0.1;
/// The chance that an item that a Demand needs is donated in a round.
const GIVEN: f32 = 0.35;
/// What is left of the worth of an item that somebody else takes.
const HANDED: f32 = 0.9;

/// Rounds that are left: the spaces of the Guildhall are filled in as many.
fn rounds_left(game: &Architects) -> f32 {
    if game.turns_left().is_some() {
        return 0.5;
    }
    let all = game.capacity().max(1) as f32;
    ROUNDS * (all - f32::from(game.board().taken)).max(0.0) / all
}

/// The points that a revealed Demand is expected to bring every player, with so many items there.
fn promise(demand: DemandId, given: u8, asked: u8, rounds: f32) -> f32 {
    let (met, missed) = (demand.card().met as f32, demand.card().missed as f32);
    let lacks = f32::from(asked.saturating_sub(given));
    let chance = if given >= asked { 1.0 } else { (GIVEN * rounds / lacks.max(1.0)).min(0.95) };
    missed + chance * (met - missed)
}

/// What a round less is worth to a player: the target grows less and fewer Events strike, but less is made in it.
fn round_less(team: &Team) -> f32 {
    ENTERS * team.target_for_each() as f32 + STRIKES * EVENT_LEFT as f32 - RISE / ROUNDS
}

impl Evaluator<'_> {
    /// What it is worth to all players that a space of the Guildhall is taken, which brings the end nearer.
    pub(super) fn haste(&self) -> f32 {
        let Some(team) = self.game.team().filter(|_| self.game.turns_left().is_none()) else { return 0.0 };
        let rounds = ROUNDS / self.game.capacity().max(1) as f32;
        self.game.seats() as f32 * rounds * round_less(team)
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
        let expected: f32 = team
            .demands(self.game.seats())
            .map(|open| promise(open.demand, open.given, open.asked, rounds))
            .sum::<f32>()
            + if team.demands_hidden() > 0 {
                let levels = team.demands_hidden() as f32;
                LAST_DEMAND_HIDDEN as f32 * (1.0 - DEMANDED * rounds / levels).clamp(0.0, 1.0)
            } else {
                0.0
            };
        let events = (f32::from(left) - STRIKES * rounds).max(-1.0) * EVENT_LEFT as f32;
        let target = ENTERS * rounds * team.target_for_each() as f32;
        expected + events + RISE * rounds / ROUNDS - target - self.danger(team)
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
        0.7 * self.left.min(1.0) * self.good(Thing::Silver, silver)
    }

    /// What an item is worth to this player that comes or, if it is negative, goes.
    pub(super) fn item(&self, gift: Gift, by: i32) -> f32 {
        match gift {
            Gift::Plan(plan) => {
                let ready = self.ready(plan);
                (self.left * self.weight(Weight::Plan) + ready * ready * self.building(plan) * 0.5) * by as f32
            }
            Gift::Thing(Thing::Debt) => self.debt() * by as f32,
            Gift::Thing(Thing::PaidDebt) => 0.0,
            Gift::Thing(good) => self.good(good, by),
        }
    }

    /// Move value of a Donation for the team.
    pub(super) fn donation(&self, gift: Gift, to: Recipient, other: impl Fn(Seat) -> f32) -> f32 {
        let lost = self.item(gift, -1);
        let game = self.game;
        match to {
            Recipient::Seat(seat) => lost + HANDED * other(seat) - 0.3,
            Recipient::Demand => {
                let Some(open) = game.team().and_then(|team| team.demand_for(gift.thing(), game.seats())) else {
                    return lost;
                };
                let card = open.demand.card();
                let each = (card.met - card.missed) as f32 * game.seats() as f32 / f32::from(open.asked.max(1));
                lost + each
            }
        }
    }
}
