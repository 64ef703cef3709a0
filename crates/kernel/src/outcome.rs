//! Score sheets, and how a game ends by them: everybody for themselves, or all together.

use crate::{Seat, SeatKind, seat_of_official, seats_of_people};
use lang::Text;
use serde::{Serialize, Serializer};

/// What a line of a game's score sheet is for: a row a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineRow {
    /// Its word in reports and in tables of results.
    pub key: &'static str,
    /// What it is called.
    pub name: Text,
    /// Its symbol.
    pub sign: &'static str,
    /// The group under which plots gather it.
    pub group: usize,
}

impl LineRow {
    /// The same under another name.
    #[must_use]
    pub const fn named(self, name: Text) -> Self {
        Self { name, ..self }
    }
}

/// A report names it by its key.
impl Serialize for LineRow {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key)
    }
}

/// One line of a score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// What the points are for: its key, in a report.
    #[serde(rename = "name")]
    pub row: &'static LineRow,
    /// Victory points, which may be negative.
    pub points: i32,
    /// How many there are of what the points are for, or its level; none where there is nothing to count.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<u16>,
}

/// A seat's score sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreSheet {
    /// The seat.
    pub seat: Seat,
    /// The sum of the lines.
    pub total: i32,
    /// Its lines, the same ones for every seat.
    pub lines: Vec<Line>,
}

impl ScoreSheet {
    /// The sheet of a seat with these lines.
    pub fn of(seat: Seat, lines: Vec<Line>) -> Self {
        Self { seat, total: lines.iter().map(|line| line.points).sum(), lines }
    }
}

/// How a game stands by its score sheets and, once it is over, how it ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Everybody plays for themselves: the place of every seat, in seat order. 1 is the winner's; seats that share a place
    /// have the same.
    Ranked(Vec<usize>),
    /// All people and computers win or lose together.
    Shared(Shared),
}

/// The outcome of a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shared {
    /// What the team scored.
    pub points: i32,
    /// What it needs to win; to reach it exactly is enough.
    pub target: i32,
    /// Why the game is lost whatever the points; none where the points decide.
    pub why: Option<Text>,
}

impl Shared {
    /// An outcome that the points decide.
    pub const fn of(points: i32, target: i32) -> Self {
        Self { points, target, why: None }
    }

    /// A game that was lost at once. Points and target are counted all the same.
    #[must_use]
    pub const fn lost(self, why: Text) -> Self {
        Self { why: Some(why), ..self }
    }

    /// Whether the team wins.
    pub const fn won(&self) -> bool {
        self.why.is_none() && self.points >= self.target
    }
}

impl Outcome {
    /// The places by totals and tie-breaks: of two seats with equal totals the one with the greater tie-break comes first;
    /// equal in both, they share the place.
    pub fn ranked<T: Ord>(sheets: &[ScoreSheet], tie: impl Fn(Seat) -> T) -> Self {
        let standing = |sheet: &ScoreSheet| (sheet.total, tie(sheet.seat));
        let all: Vec<_> = sheets.iter().map(standing).collect();
        Self::Ranked(all.iter().map(|own| 1 + all.iter().filter(|other| *other > own).count()).collect())
    }

    /// The place of a seat; none in a team.
    pub fn rank(&self, seat: Seat) -> Option<usize> {
        match self {
            Self::Ranked(ranks) => ranks.get(seat.index()).copied(),
            Self::Shared(_) => None,
        }
    }

    /// Whether a seat wins, alone or shared. The official opponent of a team wins where the team loses.
    pub fn has_won(&self, seat: Seat, kinds: &[SeatKind]) -> bool {
        match self {
            Self::Ranked(_) => self.rank(seat) == Some(1),
            Self::Shared(shared) => {
                let official = seat_of_official(kinds) == Some(seat);
                shared.won() != official
            }
        }
    }

    /// How far the only person at a table is behind who won, where that person lost; none in a team.
    pub fn lost_by(&self, sheets: &[ScoreSheet], kinds: &[SeatKind]) -> Option<i32> {
        let best = sheets.iter().find(|sheet| self.rank(sheet.seat) == Some(1))?.total;
        match people(sheets, kinds).collect::<Vec<_>>()[..] {
            [only] if self.rank(only.seat) != Some(1) => Some(best - only.total),
            _ => None,
        }
    }

    /// Whether there is somebody to crown: a person won, or no person played and somebody won.
    pub fn is_crowned(&self, sheets: &[ScoreSheet], kinds: &[SeatKind]) -> bool {
        match self {
            Self::Shared(shared) => shared.won(),
            Self::Ranked(_) => {
                let mut people = people(sheets, kinds).peekable();
                people.peek().is_none() || people.any(|person| self.rank(person.seat) == Some(1))
            }
        }
    }

    /// The score that is compared with that of another table: the team's, else the best one of a person, else the best.
    pub fn score(&self, sheets: &[ScoreSheet], kinds: &[SeatKind]) -> i32 {
        match self {
            Self::Shared(shared) => shared.points,
            Self::Ranked(_) => {
                let of_people = people(sheets, kinds).map(|sheet| sheet.total).max();
                of_people.or_else(|| sheets.iter().map(|sheet| sheet.total).max()).unwrap_or(0)
            }
        }
    }

    /// The rows that reports and scripts are given.
    pub fn report(&self, sheets: Vec<ScoreSheet>) -> Vec<Standing> {
        let row = |sheet: ScoreSheet| {
            let ScoreSheet { seat, total, lines } = sheet;
            Standing { seat, rank: self.rank(seat), total, lines }
        };
        sheets.into_iter().map(row).collect()
    }

    /// What reports and scripts are given of a team; none where everybody plays for themselves.
    pub fn team(&self) -> Option<Team> {
        match self {
            Self::Ranked(_) => None,
            Self::Shared(shared) => Some(Team {
                points: shared.points,
                target: shared.target,
                won: shared.won(),
                why: shared.why.map(|why| why.said(lang::Lang::En)),
            }),
        }
    }
}

/// A seat's score and place, as reports and scripts are given them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Standing {
    /// The seat.
    pub seat: Seat,
    /// Its place; absent in a team.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rank: Option<usize>,
    /// The sum of the lines.
    pub total: i32,
    /// The score sheet.
    pub lines: Vec<Line>,
}

/// How a team stands, as reports and scripts are given it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Team {
    /// What it scored.
    pub points: i32,
    /// What it needs.
    pub target: i32,
    /// Whether that is enough.
    pub won: bool,
    /// Why the game is lost whatever the points, in English; absent where the points decide.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<&'static str>,
}

/// The score sheets of the people at a table.
fn people<'a>(sheets: &'a [ScoreSheet], kinds: &'a [SeatKind]) -> impl Iterator<Item = &'a ScoreSheet> {
    seats_of_people(kinds).filter_map(|seat| sheets.iter().find(|sheet| sheet.seat == seat))
}

#[cfg(test)]
mod tests {
    use super::*;
    use SeatKind::{Human, Level, Official};

    fn sheets(points: &[i32]) -> Vec<ScoreSheet> {
        const ROW: LineRow = LineRow { key: "Points", name: Text::same("Points"), sign: "vp", group: 0 };
        let line = |points| vec![Line { row: &ROW, points, number: None }];
        (0..).zip(points).map(|(seat, &points)| ScoreSheet::of(Seat(seat), line(points))).collect()
    }

    /// A competitive outcome of totals and tie-breaks, with its sheets.
    fn ranked(told: &[(i32, i32)]) -> (Outcome, Vec<ScoreSheet>) {
        let (points, ties): (Vec<i32>, Vec<i32>) = told.iter().copied().unzip();
        let sheets = sheets(&points);
        (Outcome::ranked(&sheets, |seat| ties[seat.index()]), sheets)
    }

    #[test]
    fn ties_are_broken_and_otherwise_shared() {
        let (outcome, _) = ranked(&[(10, 0), (12, 1), (12, 1), (10, 3)]);
        assert_eq!(outcome, Outcome::Ranked(vec![4, 1, 1, 3]));
    }

    /// The only person who loses reads by how much; nobody is crowned whom no person at the table is.
    #[test]
    fn a_person_who_lost_alone_is_told_so() {
        let told = |points: &[(i32, i32)], kinds: &[SeatKind]| {
            let (outcome, sheets) = ranked(points);
            (outcome.lost_by(&sheets, kinds), outcome.is_crowned(&sheets, kinds))
        };
        assert_eq!(told(&[(40, 0), (46, 0)], &[Human, Official(0)]), (Some(6), false));
        assert_eq!(told(&[(46, 0), (40, 0)], &[Human, Official(0)]), (None, true));
        assert_eq!(told(&[(46, 0), (46, 1)], &[Human, Level(4)]), (Some(0), false), "lost on the tie");
        assert_eq!(told(&[(46, 0), (46, 0)], &[Human, Level(4)]), (None, true), "shared");
        assert_eq!(told(&[(9, 0), (3, 0), (5, 0)], &[Level(4), Human, Human]), (None, false));
        assert_eq!(told(&[(9, 0), (3, 0), (5, 0)], &[Human, Level(0), Human]), (None, true));
        assert_eq!(told(&[(9, 0), (3, 0)], &[Level(0), Level(4)]), (None, true));
        assert_eq!(told(&[], &[]), (None, true));
    }

    /// 177 points meet a target of 160, and so do 160; 125 do not meet 180.
    #[test]
    fn a_team_wins_by_reaching_its_target_and_every_member_with_it() {
        assert!(Shared::of(177, 160).won() && Shared::of(160, 160).won(), "to reach it exactly is enough");
        assert!(!Shared::of(125, 180).won());
        let kinds = [Human, Level(1), Official(0)];
        for (points, won) in [(177, true), (159, false)] {
            let outcome = Outcome::Shared(Shared::of(points, 160));
            let sheets = sheets(&[100, points - 100]);
            let wins = [0, 1, 2].map(|seat| outcome.has_won(Seat(seat), &kinds));
            assert_eq!(wins, [won, won, !won], "the official opponent wins where the team loses");
            assert_eq!(outcome.is_crowned(&sheets, &kinds), won);
            assert_eq!((outcome.rank(Seat(0)), outcome.lost_by(&sheets, &kinds)), (None, None), "nobody has a place");
            assert_eq!(outcome.score(&sheets, &kinds), points, "the team's points, not the person's 100");
        }
    }

    #[test]
    fn a_game_that_was_lost_at_once_is_lost_whatever_the_points() {
        let why = Text::same("The third tier is taken.");
        let outcome = Outcome::Shared(Shared::of(170, 160).lost(why));
        assert!(!outcome.has_won(Seat(0), &[Human, Human]) && !outcome.is_crowned(&[], &[Human, Human]));
        let team = serde_json::to_string(&outcome.team()).unwrap();
        assert_eq!(team, r#"{"points":170,"target":160,"won":false,"why":"The third tier is taken."}"#);
    }

    #[test]
    fn a_report_has_places_only_where_there_are_any() {
        let (outcome, sheets) = ranked(&[(3, 0)]);
        let row = |outcome: &Outcome| serde_json::to_string(&outcome.report(sheets.clone())).unwrap();
        let lines = r#""total":3,"lines":[{"name":"Points","points":3}]}]"#;
        assert_eq!(row(&outcome), format!(r#"[{{"seat":0,"rank":1,{lines}"#));
        assert_eq!(row(&Outcome::Shared(Shared::of(3, 4))), format!(r#"[{{"seat":0,{lines}"#));
        assert_eq!(outcome.team(), None);
    }
}
