//! Score sheets, and the outcome by them: competitive or shared.

use crate::{Seat, SeatKind, seats_of_people};
use lang::Text;
use serde::{Serialize, Serializer};

/// Description of a line of a game's score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoreLineInfo {
    /// Key in reports and in tables of results.
    pub key: &'static str,
    /// Name of the line.
    pub name: Text,
    /// Symbol of the line.
    pub sign: &'static str,
    /// Group that plots gather the line in.
    pub group: usize,
}

impl ScoreLineInfo {
    /// The same line under another name.
    #[must_use]
    pub const fn named(self, name: Text) -> Self {
        Self { name, ..self }
    }
}

/// Serializes as its key.
impl Serialize for ScoreLineInfo {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key)
    }
}

/// One line of a score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ScoredLine {
    /// Subject of the points; its key in a report.
    #[serde(rename = "name")]
    pub row: &'static ScoreLineInfo,
    /// Victory points, possibly negative.
    pub points: i32,
    /// Number or level of the subject; `None` where there is nothing to count.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<u16>,
}

/// A seat's score sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreSheet {
    /// Owner of the sheet.
    pub seat: Seat,
    /// Sum of the lines.
    pub total: i32,
    /// Lines, the same ones for every seat.
    pub lines: Vec<ScoredLine>,
}

impl ScoreSheet {
    /// The sheet of a seat with these lines.
    pub fn of(seat: Seat, lines: Vec<ScoredLine>) -> Self {
        Self { seat, total: lines.iter().map(|line| line.points).sum(), lines }
    }
}

/// Standing of a game by its score sheets; final once it is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Competitive game: the place of every seat, in seat order. The winner's place is 1; seats with equal results
    /// share a place.
    Ranked(Vec<usize>),
    /// Co-op game: all people and computers win or lose together.
    Shared(Shared),
}

/// The outcome of a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shared {
    /// Points of the team.
    pub points: i32,
    /// Points needed to win; reaching them exactly is enough.
    pub target: i32,
    /// Reason why the game is lost whatever the points; `None` where the points decide.
    pub why: Option<Text>,
}

impl Shared {
    /// An outcome that the points decide.
    pub const fn of(points: i32, target: i32) -> Self {
        Self { points, target, why: None }
    }

    /// Marks the game as lost at once. Points and target stay.
    #[must_use]
    pub const fn lost(self, why: Text) -> Self {
        Self { why: Some(why), ..self }
    }

    /// True if the team wins.
    pub const fn won(&self) -> bool {
        self.why.is_none() && self.points >= self.target
    }
}

impl Outcome {
    /// Ranks the seats by total, then by greater tie-break. Seats that are equal in both share a place.
    pub fn ranked<T: Ord>(sheets: &[ScoreSheet], tie: impl Fn(Seat) -> T) -> Self {
        let standing = |sheet: &ScoreSheet| (sheet.total, tie(sheet.seat));
        let all: Vec<_> = sheets.iter().map(standing).collect();
        Self::Ranked(all.iter().map(|own| 1 + all.iter().filter(|other| *other > own).count()).collect())
    }

    /// The place of a seat; `None` in a team.
    pub fn rank(&self, seat: Seat) -> Option<usize> {
        match self {
            Self::Ranked(ranks) => ranks.get(seat.index()).copied(),
            Self::Shared(_) => None,
        }
    }

    /// True if a seat wins, alone or shared.
    pub fn has_won(&self, seat: Seat) -> bool {
        match self {
            Self::Ranked(_) => self.rank(seat) == Some(1),
            Self::Shared(shared) => shared.won(),
        }
    }

    /// Points by which the only person at a table lost to the winner; `None` if that person won, or in a team.
    pub fn lost_by(&self, sheets: &[ScoreSheet], kinds: &[SeatKind]) -> Option<i32> {
        let best = sheets.iter().find(|sheet| self.rank(sheet.seat) == Some(1))?.total;
        match people(sheets, kinds).collect::<Vec<_>>()[..] {
            [only] if self.rank(only.seat) != Some(1) => Some(best - only.total),
            _ => None,
        }
    }

    /// True if there is a winner to celebrate: a person, or anybody if no person plays; in a team, if it wins.
    pub fn is_crowned(&self, sheets: &[ScoreSheet], kinds: &[SeatKind]) -> bool {
        match self {
            Self::Shared(shared) => shared.won(),
            Self::Ranked(_) => {
                let mut people = people(sheets, kinds).peekable();
                people.peek().is_none() || people.any(|person| self.rank(person.seat) == Some(1))
            }
        }
    }

    /// Score for comparison with other tables: the team's, else the best one of a person, else the best.
    pub fn score(&self, sheets: &[ScoreSheet], kinds: &[SeatKind]) -> i32 {
        match self {
            Self::Shared(shared) => shared.points,
            Self::Ranked(_) => {
                let of_people = people(sheets, kinds).map(|sheet| sheet.total).max();
                of_people.or_else(|| sheets.iter().map(|sheet| sheet.total).max()).unwrap_or(0)
            }
        }
    }

    /// Rows for reports and scripts.
    pub fn report(&self, sheets: Vec<ScoreSheet>) -> Vec<SeatReport> {
        let row = |sheet: ScoreSheet| {
            let ScoreSheet { seat, total, lines } = sheet;
            SeatReport { seat, rank: self.rank(seat), total, lines }
        };
        sheets.into_iter().map(row).collect()
    }

    /// The team's row for reports and scripts; `None` where everybody plays for themselves.
    pub fn team(&self) -> Option<TeamReport> {
        match self {
            Self::Ranked(_) => None,
            Self::Shared(shared) => Some(TeamReport {
                points: shared.points,
                target: shared.target,
                won: shared.won(),
                why: shared.why.map(|why| why.localize(lang::Lang::En)),
            }),
        }
    }
}

/// A seat's score and place, for reports and scripts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatReport {
    /// The seat.
    pub seat: Seat,
    /// Place; absent in a team.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rank: Option<usize>,
    /// Sum of the lines.
    pub total: i32,
    /// The score sheet.
    pub lines: Vec<ScoredLine>,
}

/// A team's result, for reports and scripts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TeamReport {
    /// Points scored.
    pub points: i32,
    /// Points needed.
    pub target: i32,
    /// True if the team wins.
    pub won: bool,
    /// Reason why the game is lost whatever the points, in English; absent where the points decide.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<&'static str>,
}

fn people<'a>(sheets: &'a [ScoreSheet], kinds: &'a [SeatKind]) -> impl Iterator<Item = &'a ScoreSheet> {
    seats_of_people(kinds).filter_map(|seat| sheets.iter().find(|sheet| sheet.seat == seat))
}

#[cfg(test)]
mod tests {
    use super::*;
    use SeatKind::{Human, Level, Official};

    fn sheets(points: &[i32]) -> Vec<ScoreSheet> {
        const ROW: ScoreLineInfo = ScoreLineInfo { key: "Points", name: Text::same("Points"), sign: "vp", group: 0 };
        let line = |points| vec![ScoredLine { row: &ROW, points, number: None }];
        (0..).zip(points).map(|(seat, &points)| ScoreSheet::of(Seat(seat), line(points))).collect()
    }

    fn ranked(points_and_ties: &[(i32, i32)]) -> (Outcome, Vec<ScoreSheet>) {
        let (points, ties): (Vec<i32>, Vec<i32>) = points_and_ties.iter().copied().unzip();
        let sheets = sheets(&points);
        (Outcome::ranked(&sheets, |seat| ties[seat.index()]), sheets)
    }

    #[test]
    fn ties_are_broken_and_otherwise_shared() {
        let (outcome, _) = ranked(&[(10, 0), (12, 1), (12, 1), (10, 3)]);
        assert_eq!(outcome, Outcome::Ranked(vec![4, 1, 1, 3]));
    }

    /// A single person who lost has a margin. With people at the table, only a person is crowned.
    #[test]
    fn a_person_who_lost_alone_is_shown_so() {
        let lost_by = |points: &[(i32, i32)], kinds: &[SeatKind]| {
            let (outcome, sheets) = ranked(points);
            (outcome.lost_by(&sheets, kinds), outcome.is_crowned(&sheets, kinds))
        };
        assert_eq!(lost_by(&[(40, 0), (46, 0)], &[Human, Official(0)]), (Some(6), false));
        assert_eq!(lost_by(&[(46, 0), (40, 0)], &[Human, Official(0)]), (None, true));
        assert_eq!(lost_by(&[(46, 0), (46, 1)], &[Human, Level(4)]), (Some(0), false), "lost on the tie");
        assert_eq!(lost_by(&[(46, 0), (46, 0)], &[Human, Level(4)]), (None, true), "shared");
        assert_eq!(lost_by(&[(9, 0), (3, 0), (5, 0)], &[Level(4), Human, Human]), (None, false));
        assert_eq!(lost_by(&[(9, 0), (3, 0), (5, 0)], &[Human, Level(0), Human]), (None, true));
        assert_eq!(lost_by(&[(9, 0), (3, 0)], &[Level(0), Level(4)]), (None, true));
        assert_eq!(lost_by(&[], &[]), (None, true));
    }

    /// 177 and 160 points reach a target of 160; 125 do not reach 180.
    #[test]
    fn a_team_wins_by_reaching_its_target_and_every_member_with_it() {
        assert!(Shared::of(177, 160).won() && Shared::of(160, 160).won(), "to reach it exactly is enough");
        assert!(!Shared::of(125, 180).won());
        let kinds = [Human, Level(1)];
        for (points, won) in [(177, true), (159, false)] {
            let outcome = Outcome::Shared(Shared::of(points, 160));
            let sheets = sheets(&[100, points - 100]);
            assert_eq!([0, 1].map(|seat| outcome.has_won(Seat(seat))), [won, won]);
            assert_eq!(outcome.is_crowned(&sheets, &kinds), won);
            assert_eq!((outcome.rank(Seat(0)), outcome.lost_by(&sheets, &kinds)), (None, None), "nobody has a place");
            assert_eq!(outcome.score(&sheets, &kinds), points, "the team's points, not the person's 100");
        }
    }

    #[test]
    fn a_game_that_was_lost_at_once_is_lost_whatever_the_points() {
        let why = Text::same("The third tier is taken.");
        let outcome = Outcome::Shared(Shared::of(170, 160).lost(why));
        assert!(!outcome.has_won(Seat(0)) && !outcome.is_crowned(&[], &[Human, Human]));
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
