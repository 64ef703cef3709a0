//! The end of the game: the last effects of Buildings on Virtue, and the score sheet.

use super::components::{
    BoardAbility, BuildingId, CATHEDRAL, Counted, DEBT_POINTS, EVENT_LEFT, EVENTS_USED_UP, End, LAST_DEMAND_HIDDEN,
    Location, MOST_VIRTUE, PRISONERS_PER_POINT, SILVER_PER_POINT, Solo, Thing, VIRTUE_POINTS,
};
use super::state::{Architects, plans};
use super::{Owner, Team};
use engine::score_lines;
use kernel::{ScoreLineInfo, ScoredLine, Seat};
use lang::Text;

score_lines! {
    pub enum ScoreLine {
        Buildings = line("Buildings", text!("Buildings"), Thing::Building, 0),
        Effects = line("Effects of Buildings", text!("Effects of Buildings"), Thing::Building, 0),
        Cathedral = line("Cathedral", text!("Cathedral"), Thing::Level, 1),
        Virtue = line("Virtue", Thing::Virtue.row().noun.plural(), Thing::Virtue, 2),
        Debts = line("Unpaid Debts", text!("Unpaid Debts"), Thing::Debt, 3),
        Metal = line("Gold and Marble", text!("Gold and Marble"), Thing::Gold, 4),
        Silver = line("Silver", Thing::Silver.row().noun.plural(), Thing::Silver, 4),
        Prison = line("Workers in the Prison", text!("Workers in the Prison"), Thing::Captive, 3),
        Stock = line("Stock", Thing::Stock.row().noun.plural(), Thing::Stock, 4),
        Demands = line("Demands", Thing::Demand.row().noun.plural(), Thing::Demand, 4),
        Events = line("Events", Thing::Event.row().noun.plural(), Thing::Event, 4),
    }
}

const fn line(key: &'static str, name: Text, thing: Thing, group: usize) -> ScoreLineInfo {
    ScoreLineInfo { key, name, sign: thing.row().sign, group }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VirtueAndDebts {
    pub virtue: u8,
    pub unpaid: u8,
}

impl Architects {
    /// Passes the end effects of a seat's Buildings on its Virtue to `each`: first every gain, then every loss
    /// (ruling R36). Their counts come from the state before any of them (R27).
    pub fn each_last_virtue(&self, seat: Seat, mut each: impl FnMut(BuildingId, bool, u8)) {
        if self.is_opponent(seat) {
            return;
        }
        let built = self.player(seat).built;
        for building in plans(built) {
            let gained = match building.card().does.end() {
                Some(End::Virtue(counted, per)) => {
                    (self.counted(seat, counted, 0) / u16::from(per)).min(u16::from(u8::MAX)) as u8
                }
                Some(End::HighestVirtue(count)) if self.is_highest(seat) => count,
                _ => 0,
            };
            if gained > 0 {
                each(building, true, gained);
            }
        }
        for building in plans(built) {
            if let Some(End::LoseVirtue(count)) = building.card().does.end() {
                each(building, false, count);
            }
        }
    }

    pub(super) const fn standing(&self, seat: Seat) -> VirtueAndDebts {
        let player = self.player(seat);
        VirtueAndDebts { virtue: player.virtue, unpaid: player.unpaid }
    }

    /// Returns the Virtue and unpaid Debts of a seat after the last effects of its Buildings. Once the game is over
    /// they are already applied. No board ability acts on them (R36).
    pub fn last_standing(&self, seat: Seat) -> VirtueAndDebts {
        let mut standing = self.standing(seat);
        if !self.over {
            self.each_last_virtue(seat, |_, gains, count| standing.change(gains, count));
        }
        standing
    }

    /// The tie-break: Virtue, then Silver; then the place is shared. A solo opponent wins a tie of both points and
    /// Virtue.
    pub(super) fn tie_break(&self, seat: Seat) -> (u8, u16) {
        let silver = self.player(seat).silver();
        let last = if self.opponent.is_some() { u16::from(self.is_opponent(seat)) } else { silver };
        (self.last_standing(seat).virtue, last)
    }

    pub(super) fn lines(&self, seat: Seat) -> Vec<ScoredLine> {
        let is_listed = |line: ScoreLine| match line {
            ScoreLine::Stock => self.opponent.is_some(),
            ScoreLine::Demands | ScoreLine::Events => self.team.is_some(),
            _ => true,
        };
        let lines = ScoreLine::ALL.into_iter().zip(self.counts(seat)).filter(|(line, _)| is_listed(*line));
        lines.map(|(line, (points, number))| ScoredLine { row: line.row(), points, number }).collect()
    }

    pub(super) fn target_of(&self, team: &Team) -> i32 {
        let workers = self.workers_at(Location::Guildhall, Owner::Overlord);
        team.target_for_each() * i32::from(self.seats) * i32::from(workers)
    }

    /// Returns the present points of every player for the Demands and the number of met ones. Points count the met
    /// and missed ones, and the last one if it was never revealed (ruling A-21).
    pub fn demand_points(&self) -> (i32, u16) {
        let Some(team) = &self.team else { return (0, 0) };
        let open = || team.demands(self.seats as usize);
        let points: i32 =
            open().map(|open| if open.is_met() { open.demand.card().met } else { open.demand.card().missed }).sum();
        let hidden = if team.demands_hidden() > 0 { LAST_DEMAND_HIDDEN } else { 0 };
        (points + hidden, open().filter(|open| open.is_met()).count() as u16)
    }

    /// Returns the present points of every player for the Events and the number left. Points count the unrevealed
    /// ones, or the penalty once they are used up.
    pub fn event_points(&self) -> (i32, u16) {
        let Some(team) = &self.team else { return (0, 0) };
        let left = team.events_left() as u16;
        (if team.used_up { EVENTS_USED_UP } else { EVENT_LEFT * i32::from(left) }, left)
    }

    pub fn sheet(&self, seat: Seat) -> [i32; ScoreLine::ALL.len()] {
        self.counts(seat).map(|(points, _)| points)
    }

    fn counts(&self, seat: Seat) -> [(i32, Option<u16>); ScoreLine::ALL.len()] {
        let player = self.player(seat);
        let VirtueAndDebts { virtue, unpaid } = self.last_standing(seat);
        let (mut printed, mut effects, mut per_debt) = (0, 0, DEBT_POINTS);
        for card in plans(player.built).map(BuildingId::card) {
            printed += i32::from(card.points);
            match card.does.end().filter(|_| !self.is_opponent(seat)) {
                Some(End::PerDebt(points)) => per_debt += i32::from(points),
                Some(end) => effects += self.end_points(seat, end, virtue, unpaid),
                None => {}
            }
        }
        let level = usize::from(player.cathedral).checked_sub(1).and_then(|level| CATHEDRAL.get(level));
        let metal = player.has(Thing::Gold) + player.has(Thing::Marble);
        let stock = self.opponent.filter(|own| own.seat == seat).map(|own| own.stock);
        let ((demands, met), (events, left)) = (self.demand_points(), self.event_points());
        [
            (printed, Some(player.built.len() as u16)),
            (effects, None),
            (level.map_or(0, |level| level.points), Some(player.cathedral.into())),
            (VIRTUE_POINTS[usize::from(virtue.min(MOST_VIRTUE))], Some(virtue.into())),
            (i32::from(unpaid) * per_debt, Some(unpaid.into())),
            (metal.into(), Some(metal)),
            ((player.silver() / SILVER_PER_POINT).into(), Some(player.silver())),
            (-i32::from(player.prison / PRISONERS_PER_POINT), Some(player.prison.into())),
            (stock.map_or(0, |stock| (stock / Solo::STOCK_PER_POINT).into()), stock),
            (demands, Some(met)),
            (events, Some(left)),
        ]
    }

    fn end_points(&self, seat: Seat, end: End, virtue: u8, unpaid: u8) -> i32 {
        let points = |holds: bool, points: u8| if holds { i32::from(points) } else { 0 };
        match end {
            End::Points(counted, per) => i32::from(self.counted(seat, counted, virtue) / u16::from(per)),
            End::Most(good, count) => {
                let own = self.counts_as_holding(seat, good);
                points(self.others(seat).all(|other| self.counts_as_holding(other, good) < own), count)
            }
            End::HighestPoints(count) => points(self.is_highest(seat), count),
            End::NoDebt(count) => points(unpaid == 0, count),
            End::Virtue(..) | End::HighestVirtue(_) | End::PerDebt(_) | End::LoseVirtue(_) => 0,
        }
    }

    fn counted(&self, seat: Seat, counted: Counted, virtue: u8) -> u16 {
        let player = self.player(seat);
        match counted {
            Counted::Buildings => player.built.len() as u16,
            Counted::Apprentices(skill) => player.skilled(skill) as u16,
            Counted::Captives => u16::from(player.captives()),
            Counted::Virtue => u16::from(virtue),
            Counted::PaidDebts => u16::from(player.paid),
            Counted::Good(_) if player.can(BoardAbility::OneMetal) => {
                player.has(Thing::Gold) + player.has(Thing::Marble)
            }
            Counted::Good(good) => player.has(good),
            Counted::Rough => [Thing::Stone, Thing::Wood, Thing::Clay].into_iter().map(|good| player.has(good)).sum(),
        }
    }

    pub fn counts_as_holding(&self, seat: Seat, good: Thing) -> u16 {
        match self.opponent.filter(|opponent| opponent.seat == seat) {
            Some(opponent) => opponent.stock / Solo::HELD_SHARE,
            None => self.player(seat).has(good),
        }
    }

    fn is_highest(&self, seat: Seat) -> bool {
        let own = self.player(seat).cathedral;
        self.others(seat).all(|other| self.player(other).cathedral < own)
    }
}

impl VirtueAndDebts {
    /// Gains or loses Virtue, within the limits of its track.
    pub(super) fn change(&mut self, gains: bool, count: u8) {
        for _ in 0..count {
            match (gains, self.virtue) {
                (true, MOST_VIRTUE..) => self.unpaid = self.unpaid.saturating_sub(1),
                (true, _) => self.virtue += 1,
                (false, 0) => self.unpaid = self.unpaid.saturating_add(1),
                (false, _) => self.virtue -= 1,
            }
        }
    }
}
