//! End-game and scoring.

use super::components::{Action, Attribute, ORDER_POINTS, ORDER_TASK, OutsiderId, OutsiderName, TRACK_POINTS, Tally};
use super::state::Paladins;
use crate::kernel::{Line, Seat};
use std::cmp::Reverse;

/// The lines of the score sheet, in order.
pub const LINES: [&str; 13] = [
    "King's Orders",
    "Faith",
    "Strength",
    "Influence",
    "Commissions",
    "Fortifies",
    "Garrisons",
    "Absolves",
    "Develops",
    "Converts",
    "Paid Debts",
    "Unpaid Debts",
    "Silver and Provisions",
];

/// What an unpaid Debt costs at the end.
const UNPAID_DEBT: i32 = -3;

impl Paladins {
    /// Of equal totals: the points of King's Orders, then the least Suspicion; still equal, the place is shared.
    pub(super) fn tie_break(&self, seat: Seat) -> impl Ord {
        (self.order_points(seat), Reverse(self.player(seat).suspicion.len()))
    }

    /// A seat's score sheet as it stands.
    pub fn sheet(&self, seat: Seat) -> Vec<Line> {
        let player = self.player(seat);
        let track = |attribute: Attribute| TRACK_POINTS.get(player.track(attribute) as usize).copied().unwrap_or(0);
        let row = |action: Action| {
            action.points().and_then(|points| points.get(player.done(action) as usize).copied()).unwrap_or(0)
        };
        let walls: i32 = player.walls.iter().map(|wall| wall.card().points).sum();
        let resources = (u16::from(player.silver) + u16::from(player.provisions)) / 3;
        let points = [
            self.order_points(seat),
            track(Attribute::Faith),
            track(Attribute::Strength),
            track(Attribute::Influence),
            row(Action::Commission),
            row(Action::Fortify) + walls,
            row(Action::Garrison),
            row(Action::Absolve),
            // The solo opponent's Workshops do not score: the rulebook's example leaves them out.
            if self.is_rival(seat) { 0 } else { row(Action::Develop) },
            player.converted.iter().map(|&outsider| self.convert_points(seat, outsider)).sum(),
            i32::from(player.paid),
            UNPAID_DEBT * i32::from(player.unpaid),
            i32::from(resources),
        ];
        let lines = LINES.into_iter().zip(points).zip(self.numbers(seat));
        lines.map(|((name, points), number)| Line { name, points, number: Some(number) }).collect()
    }

    /// How many a seat has of what each line of the score sheet counts; of an Attribute, the level.
    fn numbers(&self, seat: Seat) -> [u16; LINES.len()] {
        let player = self.player(seat);
        let orders = self.orders_done(seat) as u16;
        let done = |action: Action| u16::from(player.done(action));
        let level = |attribute: Attribute| u16::from(player.track(attribute));
        [
            orders,
            level(Attribute::Faith),
            level(Attribute::Strength),
            level(Attribute::Influence),
            done(Action::Commission),
            done(Action::Fortify),
            done(Action::Garrison),
            done(Action::Absolve),
            done(Action::Develop),
            done(Action::Convert),
            u16::from(player.paid),
            u16::from(player.unpaid),
            u16::from(player.silver) + u16::from(player.provisions),
        ]
    }

    /// Victory points of completed King's Orders among those revealed.
    pub fn order_points(&self, seat: Seat) -> i32 {
        let orders = self.board.orders(self.round).iter().zip(ORDER_POINTS);
        orders.filter(|(order, _)| self.player(seat).done(*order.card()) >= ORDER_TASK).map(|(_, points)| points).sum()
    }

    /// How many revealed King's Orders a seat has completed.
    fn orders_done(&self, seat: Seat) -> usize {
        self.board.orders(self.round).iter().filter(|order| self.player(seat).done(*order.card()) >= ORDER_TASK).count()
    }

    /// Outsider scoring: what a Converted Outsider counts for its owner, rounded down; at least 1 for the solo opponent.
    pub fn convert_points(&self, seat: Seat, outsider: OutsiderId) -> i32 {
        let player = self.player(seat);
        let count = |number: usize| i32::try_from(number).unwrap_or(i32::MAX);
        let points = match outsider.card().name.tally() {
            Tally::Actions(action, each) => i32::from(player.done(action) / each),
            Tally::Crew(each) => count(player.crew.len() / each as usize),
            Tally::Levels(attribute, each) => i32::from(player.track(attribute) / each),
            Tally::Attacked(faction) => {
                count(player.attacked.iter().filter(|outsider| outsider.card().faction == faction).count())
            }
            Tally::Orders => 1 + count(self.orders_done(seat)),
            Tally::Mercenaries => {
                let own = player.converted.iter().filter(|outsider| outsider.card().name == OutsiderName::Mercenary);
                1 + count(own.count())
            }
            Tally::PaidDebts => i32::from(player.paid),
            Tally::UnpaidDebts => i32::from(player.unpaid),
            Tally::Suspicion => count(player.suspicion.len()),
        };
        if self.is_rival(seat) { points.max(1) } else { points }
    }
}
