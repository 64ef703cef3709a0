//! The co-op scenario of Paladins: value to a player of Honour as the limit of the Attributes, of the Threats, and of
//! the shared Orders.

use super::evaluation::Evaluator;
use crate::bounds::Bounds;
use kernel::Seat;
use paladins::Team;
use paladins::components::{Action, Attribute, LEFT_ON_THREATS, ORDER_POINTS, Order, ROUNDS, TRACK_END, TRACK_POINTS};

/// Levels that an Attribute still rises in a full game.
const RISE: f32 = 7.0;
/// Honour that a player still loses in a full game, net of gains.
const DRAIN: f32 = 4.0;
/// Points that a Threat costs a player each time it strikes.
const STRIKE: f32 = 0.7;
/// Expected rounds of an open Threat that nobody answers.
const LASTS: f32 = 3.0;
/// Points that a missed Outsider costs a player before the round ends.
const MISSED: f32 = 0.3;

fn points(level: f32) -> f32 {
    let at = |place: usize| TRACK_POINTS[place.min(TRACK_POINTS.len() - 1)] as f32;
    let below = (0..TRACK_POINTS.len()).rev().find(|place| *place as f32 <= level).unwrap_or(0);
    at(below) + (level - below as f32).clamp(0.0, 1.0) * (at(below + 1) - at(below))
}

impl Evaluator<'_> {
    /// Expected loss of points of a player's Attributes to an amount of Honour as their limit.
    pub fn lid(&self, honour: u8) -> f32 {
        let lid = (f32::from(honour) - self.left * DRAIN).at_least(0.0);
        let lost = |attribute: Attribute| {
            let track = f32::from(self.player.track(attribute));
            // At the end only the level on the track counts; before, it rises.
            let expected = (track + self.left * RISE).at_most(f32::from(TRACK_END));
            points(expected) - points(expected.at_most(lid))
        };
        -Attribute::ALL.into_iter().map(lost).sum::<f32>()
    }

    pub fn threats(&self) -> f32 {
        let Some(team) = self.game.team() else { return 0.0 };
        let over = self.game.is_over();
        let rounds = self.left * f32::from(ROUNDS);
        let lasting: f32 = team.threats().map(|open| self.threat(open.workers)).sum();
        let asked = Team::asked(self.game.seats(), self.game.round());
        let missed = if over { 0 } else { asked.saturating_sub(team.fought) };
        lasting - f32::from(missed) * MISSED * rounds.at_most(1.0)
    }

    pub fn threat(&self, workers: u8) -> f32 {
        let (rounds, workers) = (self.left * f32::from(ROUNDS), f32::from(workers));
        let strikes = rounds.at_most(LASTS) * workers / (workers + 2.0);
        let stays = (1.0 - self.left).powi(3);
        workers * stays * LEFT_ON_THREATS as f32 - strikes * STRIKE
    }

    /// Value of a team's Orders: of completed ones, and of the chance to complete the rest.
    pub fn team_orders(&self) -> f32 {
        let orders = self.game.board().orders(self.game.round()).iter().enumerate().zip(ORDER_POINTS);
        orders.map(|((slot, order), points)| points as f32 * self.promise(slot, *order.card())).sum()
    }

    /// Expectation of an Order, from -1 if it will not be completed to 1 if it is.
    pub fn promise(&self, slot: usize, order: Order) -> f32 {
        if self.game.has_completed(self.seat, slot) {
            return 1.0;
        }
        let Some(levels) = self.game.order_levels(order).filter(|_| !self.game.is_over()) else { return -1.0 };
        let missing = |seat: u8| -> u8 {
            let player = self.game.player(Seat(seat));
            levels.iter().map(|(attribute, need)| need.saturating_sub(player.level(*attribute))).sum()
        };
        let least = (0..self.game.seats() as u8).map(missing).min().unwrap_or(u8::MAX);
        let reach = 1.0 - f32::from(least) / (1.0 + 20.0 * self.left);
        1.8 * reach.at_least(0.0) - 1.0
    }

    pub fn answers(&self, action: Action) -> f32 {
        let Some(team) = self.game.team() else { return 0.0 };
        let seats = self.game.seats();
        let fights =
            matches!(action, Action::Attack | Action::Convert) && team.fought < Team::asked(seats, self.game.round());
        let met = team.threats().find(|open| open.threat.card().action == action);
        let eased = met.map_or(0.0, |open| self.threat(open.workers - 1) - self.threat(open.workers));
        (eased + if fights { MISSED } else { 0.0 }) * seats as f32
    }
}
