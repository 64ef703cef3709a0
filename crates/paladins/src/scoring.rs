use super::components::{
    Action, Attribute, Counted, LEFT_ON_THREATS, ORDER_POINTS, OrderId, OutsiderId, OutsiderName, ROUNDS, TARGET,
    TRACK_POINTS, UNPAID_DEBT,
};
use super::state::Paladins;
use super::team::Team;
use super::texts::names;
use super::things::Thing;
use engine::score_lines;
use kernel::{ScoreSheet, ScoredLine, Seat, Shared};
use std::cmp::Reverse;

score_lines! {
    pub enum ScoreLine {
        Orders = Thing::Order(OrderId(0)).row().line("King's Orders", 1).named(names::ORDER.plural()),
        Faith = Thing::Level(Attribute::Faith).row().line("Faith", 0),
        Strength = Thing::Level(Attribute::Strength).row().line("Strength", 0),
        Influence = Thing::Level(Attribute::Influence).row().line("Influence", 0),
        Commissions = Thing::Monk.row().line("Commissions", 2),
        Fortifies = Thing::Wall.row().line("Fortifies", 2),
        Garrisons = Thing::Outpost.row().line("Garrisons", 2),
        Absolves = Thing::Jar.row().line("Absolves", 2),
        Develops = Thing::Workshop.row().line("Develops", 2),
        Converts = Thing::Converted.row().line("Converts", 3),
        PaidDebts = Thing::PaidDebt.row().line("Paid Debts", 4).named(text!("Paid Debts")),
        UnpaidDebts = Thing::UnpaidDebt.row().line("Unpaid Debts", 4).named(text!("Unpaid Debts")),
        Goods = Thing::Silver.row().line("Silver and Provisions", 4).named(text!("Silver and Provisions")),
        Threats = Thing::OverlordWorker.row().line("Threats", 1).named(text!("Threats")),
    }
}

impl Paladins {
    /// The tie-break: the points of King's Orders, then the least Suspicion. A further tie shares the place.
    pub(super) fn tie_break(&self, seat: Seat) -> impl Ord {
        (self.order_points(seat), Reverse(self.player(seat).suspicion.len()))
    }

    pub fn sheet(&self, seat: Seat) -> Vec<ScoredLine> {
        let line = |line: ScoreLine| {
            let (points, number) = self.scored(seat, line);
            ScoredLine { row: line.row(), points, number: Some(number) }
        };
        let is_listed = |line: &ScoreLine| *line != ScoreLine::Threats || self.team.is_some();
        ScoreLine::ALL.into_iter().filter(is_listed).map(line).collect()
    }

    /// Returns the points of a line and the amount that it counts. For an Attribute the amount is the level.
    fn scored(&self, seat: Seat, line: ScoreLine) -> (i32, u16) {
        let player = self.player(seat);
        let track = |attribute: Attribute| {
            let level = player.lasting(attribute);
            (TRACK_POINTS.get(level as usize).copied().unwrap_or(0), level.into())
        };
        let row = |action: Action| {
            let done = player.done(action);
            (action.points().and_then(|points| points.get(done as usize).copied()).unwrap_or(0), done.into())
        };
        match line {
            ScoreLine::Orders => (self.order_points(seat), self.orders_done(seat) as u16),
            ScoreLine::Faith => track(Attribute::Faith),
            ScoreLine::Strength => track(Attribute::Strength),
            ScoreLine::Influence => track(Attribute::Influence),
            ScoreLine::Commissions => row(Action::Commission),
            ScoreLine::Fortifies => {
                let (points, walls) = row(Action::Fortify);
                (points + player.walls.iter().map(|wall| wall.card().points).sum::<i32>(), walls)
            }
            ScoreLine::Garrisons => row(Action::Garrison),
            ScoreLine::Absolves => row(Action::Absolve),
            // The solo opponent's Workshops do not score: the rulebook's example leaves them out.
            ScoreLine::Develops if self.is_rival(seat) => (0, player.developed().into()),
            ScoreLine::Develops => row(Action::Develop),
            ScoreLine::Converts => {
                let points = player.converted.iter().map(|&outsider| self.convert_points(seat, outsider)).sum();
                (points, player.done(Action::Convert).into())
            }
            ScoreLine::PaidDebts => (player.paid.into(), player.paid.into()),
            ScoreLine::UnpaidDebts => (UNPAID_DEBT * i32::from(player.unpaid), player.unpaid.into()),
            ScoreLine::Goods => {
                let goods = u16::from(player.silver) + u16::from(player.provisions);
                (i32::from(goods / 3), goods)
            }
            ScoreLine::Threats => {
                let left = self.team.as_ref().map_or(0, Team::left);
                // Only the King's Threat, revealed in the last round, counts them.
                (if self.round == ROUNDS { LEFT_ON_THREATS * i32::from(left) } else { 0 }, left.into())
            }
        }
    }

    /// Returns the victory points of a seat's completed King's Orders among the revealed ones. In the co-op scenario
    /// all players gain the points of a completed one and lose those of each other one (ruling P-20).
    pub fn order_points(&self, seat: Seat) -> i32 {
        let missed = if self.team.is_some() { -1 } else { 0 };
        let points = |(slot, points)| if self.has_completed(seat, slot) { points } else { missed * points };
        (0..self.board.orders(self.round).len()).zip(ORDER_POINTS).map(points).sum()
    }

    /// Returns true when a seat has completed the revealed King's Order in a slot. In the co-op scenario any seat
    /// completes it for all.
    pub fn has_completed(&self, seat: Seat, slot: usize) -> bool {
        match &self.team {
            Some(team) => team.completed.get(slot).is_some_and(Option::is_some),
            None => self.board.orders(self.round).get(slot).is_some_and(|order| self.player(seat).has_done(*order)),
        }
    }

    fn orders_done(&self, seat: Seat) -> usize {
        (0..self.board.orders(self.round).len()).filter(|&slot| self.has_completed(seat, slot)).count()
    }

    pub(super) fn shared(&self, sheets: &[ScoreSheet]) -> Shared {
        Shared::of(sheets.iter().map(|sheet| sheet.total).sum(), self.team_target())
    }

    pub(super) fn team_target(&self) -> i32 {
        TARGET * i32::from(self.seats)
    }

    /// Outsider scoring: returns the points of a Converted Outsider for its owner, rounded down. At least 1 for the
    /// solo opponent.
    pub fn convert_points(&self, seat: Seat, outsider: OutsiderId) -> i32 {
        let player = self.player(seat);
        let count = |number: usize| i32::try_from(number).unwrap_or(i32::MAX);
        let points = match outsider.card().name.tally() {
            Counted::Actions(action, each) => i32::from(player.done(action) / each),
            Counted::Crew(each) => count(player.crew.len() / each as usize),
            Counted::Levels(attribute, each) => i32::from(player.lasting(attribute) / each),
            Counted::Attacked(faction) => {
                count(player.attacked.iter().filter(|outsider| outsider.card().faction == faction).count())
            }
            Counted::Orders => 1 + count(self.orders_done(seat)),
            Counted::Mercenaries => {
                let own = player.converted.iter().filter(|outsider| outsider.card().name == OutsiderName::Mercenary);
                1 + count(own.count())
            }
            Counted::PaidDebts => i32::from(player.paid),
            Counted::UnpaidDebts => i32::from(player.unpaid),
            Counted::Suspicion => count(player.suspicion.len()),
        };
        if self.is_rival(seat) { points.max(1) } else { points }
    }
}
