//! The co-op scenario of Architects: value to a player of the Demands, the Events, the Overlord's Workers, and the
//! target that grows with each of them in the Guildhall.

use super::evaluation::Evaluator;
use super::weights::Weight;
use crate::bounds::Bounds;
use architects::components::{
    CAPTURED_FOR_EACH, CIRCLES, EVENT_LEFT, EVENTS_USED_UP, LAST_DEMAND_HIDDEN, OVERLORD_JAIL_SILVER, Thing,
};
use architects::{Architects, Gift, OpenDemand, Player, Recipient, Team, plans};
use kernel::{Game, Seat};

const ROUNDS: f32 = 19.0;
/// Workers that the Overlord places in the Guildhall, Events revealed, and Demands revealed, per round.
const ENTERS: f32 = 0.17;
const STRIKES: f32 = 0.19;
const DEMANDED: f32 = 0.15;
/// Chance per round that the Overlord raids a place.
const RAIDS: f32 = 0.1;
/// Share of an item's value that remains when another player takes it.
const HANDED: f32 = 0.9;
/// Points that a player still makes in a full game, beyond the evaluation of goods and Workers.
const RISE: f32 = 20.0;
/// Width of the transition at which the Events run out, in Events.
const SPREAD: f32 = 0.8;
/// Share of the items held by players that counts for a Demand, and share of a Demand's points for getting an item.
const CARRIED: f32 = 0.5;
const BROUGHT: f32 = 0.4;
/// Rounds needed to bring held items to a Demand.
const SOON: f32 = 3.0;
/// Share of a Demand's missing items that a full game will bring.
const GATHERED: f32 = 0.5;

/// Value of being ready to take a space of the Guildhall, of a new skill, and of a missing good, as shares of the
/// space's value.
const READY: f32 = 0.5;
const SKILLED: f32 = 0.1;
const MISSING: f32 = 0.06;

fn rounds_left(game: &Architects) -> f32 {
    if game.turns_left().is_some() {
        return 0.5;
    }
    let all = game.capacity().max(1) as f32;
    ROUNDS * (all - f32::from(game.board().taken)).at_least(0.0) / all
}

fn carried(player: &Player, item: Thing) -> u16 {
    match item {
        Thing::Plan => player.hand.len() as u16,
        Thing::Debt => u16::from(player.unpaid) + u16::from(player.paid),
        good => player.has(good),
    }
}

fn carried_by_all(game: &Architects, item: Thing) -> u16 {
    game.all_seats().map(|seat| carried(game.player(seat), item)).sum()
}

fn promise(game: &Architects, open: OpenDemand, rounds: f32) -> f32 {
    let card = open.demand.card();
    let (met, missed) = (card.met as f32, card.missed as f32);
    if open.is_met() {
        return met;
    }
    let asked = f32::from(open.asked);
    let reasons = asked - f32::from(open.given);
    let soon = (rounds / SOON).at_most(1.0);
    let held = f32::from(carried_by_all(game, card.item)).at_most(reasons) * CARRIED * soon;
    let open = 1.0 - (f32::from(open.given) + held) / asked;
    let chance = 1.0 - open * (1.0 - GATHERED * rounds / ROUNDS);
    missed + chance * (met - missed)
}

fn future(team: &Team, left: f32, rounds: f32) -> f32 {
    let strikes = STRIKES * rounds;
    let out = 1.0 / (1.0 + ((left + 0.5 - strikes) / SPREAD).exp());
    let events = (left - strikes).at_least(0.0) * EVENT_LEFT as f32 + out * EVENTS_USED_UP as f32;
    events + RISE * rounds / ROUNDS - ENTERS * rounds * team.target_for_each() as f32
}

impl Evaluator<'_> {
    /// Value to all players of a space taken in the Guildhall, which brings the end nearer.
    pub(super) fn haste(&self) -> f32 {
        let Some(team) = self.game.team().filter(|_| self.game.turns_left().is_none()) else { return 0.0 };
        let rounds = rounds_left(self.game);
        let left = team.events_left() as f32;
        let sooner = (rounds - ROUNDS / self.game.capacity().max(1) as f32).max(0.0);
        (self.game.seats() as f32 * (future(team, left, sooner) - future(team, left, rounds))).max(0.0)
    }

    /// Value to all players of this one being ready to take a space of the Guildhall, by the closest plan or level.
    pub(super) fn nearest(&self) -> f32 {
        let ready = plans(self.player.hand).map(|plan| self.ready(plan)).fold(self.next_ready(), f32::at_least);
        READY * self.entry * ready * ready
    }

    /// Additional value of a new skill to a team, which has to build fast.
    pub(super) fn skilled(&self) -> f32 {
        SKILLED * self.entry
    }

    /// Additional value to a team of a good that is missing for the next plan or level.
    pub(super) fn missed(&self) -> f32 {
        MISSING * self.entry
    }

    /// Future points of the team for this player: Demands, Events, the growth of the target, and the player's points of
    /// the remaining rounds.
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

    /// Value to the team of each item that a Demand still needs, and the number missing.
    fn demanded(&self, item: Thing) -> Option<(f32, f32)> {
        let open = self.game.team()?.demand_for(item, self.game.seats())?;
        let card = open.demand.card();
        let each = (card.met - card.missed) as f32 * self.game.seats() as f32 / f32::from(open.asked.max(1));
        Some((each, f32::from(open.asked.saturating_sub(open.given))))
    }

    pub(super) fn asked_for(&self, item: Thing, by: i32) -> f32 {
        let Some((each, reasons)) = self.demanded(item) else { return 0.0 };
        let held = f32::from(carried_by_all(self.game, item));
        each * BROUGHT * ((held + by as f32).clamp(0.0, reasons) - held.at_most(reasons))
    }

    /// Returns the best value of Donations to Demands in a number of steps at the King's Storehouse or Donations by an
    /// Apprentice, and the number that these take.
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

    pub(super) fn cleared(&self, circle: usize) -> f32 {
        let Some(team) = self.game.team() else { return 0.0 };
        let mut after = *team;
        after.circles[circle % CIRCLES] = 0;
        2.0 * (self.danger(team) - self.danger(&after))
    }

    /// Value of captured Workers of the Overlord: Silver, once they are sent to the Prison.
    pub(super) fn overlord_captives(&self, count: u8) -> f32 {
        let silver = i32::from(count.saturating_mul(OVERLORD_JAIL_SILVER));
        0.7 * self.left.at_most(1.0) * self.good(Thing::Silver, silver)
    }

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

    pub(super) fn donation(&self, gift: Gift, to: Recipient, other: impl Fn(Seat) -> f32) -> f32 {
        let lost = self.item(gift, -1);
        match to {
            Recipient::Seat(seat) => lost + HANDED * other(seat) - 0.3,
            Recipient::Demand => lost + self.demanded(gift.thing()).map_or(0.0, |(each, _)| each),
        }
    }
}
