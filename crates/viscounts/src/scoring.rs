use super::components::{
    ACQUIRED_POINTS, APPROVED_POINTS, BONUS_POINTS, BuildingKind, Counted, FLIPPED_POINTS, Icons, LEADER_POINTS,
    LEFTOVER_POINTS, MOST_FLIPPED, Ribbon, SET_POINTS, Script, TARGET, TIER_POINTS, UNPAID_POINTS,
};
use super::overlord::Team;
use super::seats::{MOST_SEATS, at};
use super::state::Viscounts;
use super::things::Thing;
use engine::score_lines;
use kernel::{ScoreLineInfo, ScoreSheet, ScoredLine, Seat, Shared};
use lang::Text;

score_lines! {
    /// A line of the score sheet, in the order of the rulebook.
    pub enum ScoreLine {
        Buildings = line("Buildings", text!("Buildings"), "act-construct", 0),
        Castle = Thing::Worker.row().line("Workers in the Castle", 1).named(text!("Workers in the Castle")),
        Sets = Thing::Bonus(Ribbon::Blue).row().line("Sets of ribbons", 2).named(text!("Sets of ribbons")),
        Manuscripts = Thing::Manuscript.row().line("Manuscripts", 2),
        Leader = Thing::Leader.row().line("Castle Leader", 1),
        Bonuses = line("Cleric Bonus cards", text!("Cleric Bonus cards"), "w-cleric", 4),
        UnpaidDebts = Thing::UnpaidDebt.row().line("Unpaid Debts", 3).named(text!("Unpaid Debts")),
        AcquiredDeeds = Thing::Deed.row().line("Acquired Deeds", 3).named(text!("Acquired Deeds")),
        ApprovedDeeds = Thing::ApprovedDeed.row().line("Approved Deeds", 3).named(text!("Approved Deeds")),
        Poverty = line("Poverty", text!("Poverty"), "poverty", 4),
        Prosperity = line("Prosperity", text!("Prosperity"), "prosperity", 4),
        Resources = Thing::Silver.row().line("Resources left", 4).named(text!("Resources left")),
    }
}

const fn line(key: &'static str, name: Text, sign: &'static str, group: usize) -> ScoreLineInfo {
    ScoreLineInfo { key, name, sign, group }
}

impl Viscounts {
    /// Tie-breaker of a seat: its remaining Silver and resources, after which the rank is shared. Against a solo
    /// opponent a tie is lost: the person must score more.
    pub(super) fn tie_break(&self, seat: Seat) -> u16 {
        let player = self.player(seat);
        let left = player.silver + player.resources.iter().sum::<u16>();
        if self.opponent.is_some() { u16::from(self.is_opponent(seat)) } else { left }
    }

    /// Returns the score sheet of a seat. Its last line exists only in the solo game.
    pub(super) fn lines(&self, seat: Seat) -> Vec<ScoredLine> {
        let lines = ScoreLine::ROWS.iter().zip(self.sheet(seat)).zip(self.numbers(seat));
        let count = ScoreLine::ROWS.len() - usize::from(self.opponent.is_none());
        lines.take(count).map(|((row, points), number)| ScoredLine { row, points, number }).collect()
    }

    /// Returns the current points of a seat, in the order of [`ScoreLine::ALL`]. Remaining resources count for the solo
    /// opponent alone.
    pub fn sheet(&self, seat: Seat) -> [i32; ScoreLine::ALL.len()] {
        let player = self.player(seat);
        let buildings = BuildingKind::ALL.into_iter().map(|kind| kind.points()[player.count_built(kind).min(3)]).sum();
        let bonuses: i32 = Ribbon::ALL.into_iter().map(|ribbon| i32::from(self.holds_bonus(seat, ribbon))).sum();
        let leads = self.board.castle.leader == Some(seat);
        let left = i32::from(player.resources.iter().sum::<u16>());
        [
            buildings,
            self.castle_points(seat),
            self.set_points(seat),
            self.manuscript_points(seat),
            if leads { LEADER_POINTS } else { 0 },
            bonuses * BONUS_POINTS,
            i32::from(player.unpaid) * UNPAID_POINTS,
            i32::from(player.acquired) * ACQUIRED_POINTS,
            i32::from(player.approved) * APPROVED_POINTS,
            if self.board.debts_left == 0 { self.flipped_points(seat, |seat| self.player(seat).approved) } else { 0 },
            if self.board.deeds_left == 0 { self.flipped_points(seat, |seat| self.player(seat).paid) } else { 0 },
            if self.is_opponent(seat) { left * LEFTOVER_POINTS } else { 0 },
        ]
    }

    /// Returns the quantity that each line of the score sheet counts. Lines for titles and single cards have none.
    fn numbers(&self, seat: Seat) -> [Option<u16>; ScoreLine::ALL.len()] {
        let player = self.player(seat);
        let castle = &self.board.castle;
        let place = at(seat);
        let cells = castle.first.iter().chain(&castle.second).map(|cell| cell[place]);
        let workers = cells.map(u16::from).sum::<u16>() + u16::from(castle.third[place]);
        let bonuses = Ribbon::ALL.into_iter().filter(|ribbon| self.holds_bonus(seat, *ribbon)).count() as u16;
        [
            Some(player.buildings() as u16),
            Some(workers),
            Some(player.all_ribbons().into_iter().max().unwrap_or(0) as u16),
            Some(player.manuscripts.len() as u16),
            None,
            Some(bonuses),
            Some(u16::from(player.unpaid)),
            Some(u16::from(player.acquired)),
            Some(u16::from(player.approved)),
            None,
            None,
            Some(player.resources.iter().sum()),
        ]
    }

    fn castle_points(&self, seat: Seat) -> i32 {
        let castle = &self.board.castle;
        let place = at(seat);
        let tier = |cells: &[[u8; MOST_SEATS]]| cells.iter().map(|cell| i32::from(cell[place])).sum::<i32>();
        tier(&castle.first) * TIER_POINTS[0]
            + tier(&castle.second) * TIER_POINTS[1]
            + i32::from(castle.third[place]) * TIER_POINTS[2]
    }

    /// Transcribed Manuscripts: points of sets of different ribbons, the largest first.
    fn set_points(&self, seat: Seat) -> i32 {
        let mut left = self.player(seat).all_ribbons();
        let mut points = 0;
        loop {
            let colours = left.iter().filter(|count| **count > 0).count();
            if colours == 0 {
                return points;
            }
            points += SET_POINTS[colours];
            for count in &mut left {
                *count = count.saturating_sub(1);
            }
        }
    }

    fn manuscript_points(&self, seat: Seat) -> i32 {
        let scripts = self.player(seat).manuscripts.iter().map(|manuscript| manuscript.tile().script);
        let counts = scripts.map(|script| match script {
            Script::Immediate(_) => 0,
            Script::Points(counted, each) => self.counted(seat, counted) / i32::from(each.max(1)),
        });
        counts.sum()
    }

    fn counted(&self, seat: Seat, counted: Counted) -> i32 {
        let player = self.player(seat);
        match counted {
            Counted::Icons(icon) => i32::from(self.all_icons(seat).count(icon)),
            Counted::Buildings => i32::from(player.buildings() as u8),
            Counted::Resource(resource) => i32::from(player.has(resource)),
            Counted::Resources => i32::from(player.resources.iter().sum::<u16>()),
            Counted::Manuscripts => i32::from(player.manuscripts.len() as u8),
            Counted::Approved => i32::from(player.approved),
            Counted::Paid => i32::from(player.paid),
        }
    }

    /// Returns the icons on all cards of a seat, wherever they are, on its Buildings and on its bonus cards. Criminals
    /// are not wild here.
    /// INFERRED: the bonus cards.
    pub fn all_icons(&self, seat: Seat) -> Icons {
        let mut icons = self.lasting_icons(seat);
        icons.add(self.player(seat).icons_and_worth().0);
        if let Some(opponent) = self.opponent.as_ref().filter(|opponent| opponent.seat == seat) {
            let held = opponent.draw.iter().chain(&opponent.discard).chain(opponent.line.iter().flatten());
            held.for_each(|scheme| icons.add(scheme.card().icons));
        }
        icons
    }

    /// Poverty and Prosperity: points for flipped cards. In the co-op scenario each card counts the same (ruling V-24).
    fn flipped_points(&self, seat: Seat, flipped: impl Fn(Seat) -> u8) -> i32 {
        match &self.team {
            Some(_) => FLIPPED_POINTS * i32::from(flipped(seat)),
            None => self.most_flipped(seat, flipped),
        }
    }

    /// Returns the outcome of the co-op scenario: the team's points against the target, unless it lost at once.
    pub(super) fn shared(team: &Team, sheets: &[ScoreSheet]) -> Shared {
        let shared = Shared::of(sheets.iter().map(|sheet| sheet.total).sum(), TARGET);
        team.lost.map_or(shared, |loss| shared.lost(loss.why()))
    }

    /// Poverty and Prosperity: points for the most, second-most and third-most flipped cards, at least one of them.
    /// Tied seats share the points of their ranks. Fewer than three players have no reward for the second rank.
    fn most_flipped(&self, seat: Seat, flipped: impl Fn(Seat) -> u8) -> i32 {
        let own = flipped(seat);
        if own == 0 {
            return 0;
        }
        let ahead = self.all_seats().filter(|other| flipped(*other) > own).count();
        let tied = self.all_seats().filter(|other| flipped(*other) == own).count();
        let [first, second, third] = MOST_FLIPPED;
        let places = if self.seats < 3 { [first, third, 0] } else { [first, second, third] };
        let shared: i32 = places.iter().skip(ahead).take(tied).sum();
        shared / i32::from(tied as u8)
    }
}
