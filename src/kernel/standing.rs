//! Scores, line by line, and who is ahead.

use crate::kernel::{Seat, SeatKind};
use serde::Serialize;

/// One line of a score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// What the points are for, in English; the key of its name in every other language.
    pub name: &'static str,
    /// Victory points, which may be negative.
    pub points: i32,
    /// How many there are of what the points are for, or its level; none where there is nothing to count.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<u16>,
}

/// A seat's score and place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Standing {
    /// The seat.
    pub seat: Seat,
    /// 1 for the winner; seats that share a place have the same rank.
    pub rank: usize,
    /// The sum of the lines.
    pub total: i32,
    /// The score sheet.
    pub lines: Vec<Line>,
}

/// Standings in seat order from score sheets and tie-breaks: of two seats with equal totals the one with the greater
/// tie-break comes first; equal in both, they share the place.
pub fn rank<T: Ord>(sheets: Vec<(Vec<Line>, T)>) -> Vec<Standing> {
    let totals: Vec<i32> = sheets.iter().map(|(lines, _)| lines.iter().map(|line| line.points).sum()).collect();
    let (lines, ties): (Vec<Vec<Line>>, Vec<T>) = sheets.into_iter().unzip();
    let ranks: Vec<usize> = (0..totals.len())
        .map(|own| {
            let ahead = |other: &usize| (totals[*other], &ties[*other]) > (totals[own], &ties[own]);
            1 + (0..totals.len()).filter(ahead).count()
        })
        .collect();
    lines
        .into_iter()
        .enumerate()
        .map(|(seat, lines)| Standing { seat: Seat(seat as u8), rank: ranks[seat], total: totals[seat], lines })
        .collect()
}

/// How far the only person at a table is behind who won, where that person lost.
pub fn lost_by(standings: &[Standing], kinds: &[SeatKind]) -> Option<i32> {
    let best = standings.iter().find(|standing| standing.rank == 1)?.total;
    match people(standings, kinds).collect::<Vec<_>>()[..] {
        [only] if only.rank > 1 => Some(best - only.total),
        _ => None,
    }
}

/// Whether there is somebody to crown: a person won, or none played.
pub fn is_crowned(standings: &[Standing], kinds: &[SeatKind]) -> bool {
    people(standings, kinds).any(|person| person.rank == 1) || people(standings, kinds).next().is_none()
}

/// How the people at a table stand.
fn people<'a>(standings: &'a [Standing], kinds: &'a [SeatKind]) -> impl Iterator<Item = &'a Standing> {
    standings.iter().filter(|standing| kinds.get(standing.seat.index()) == Some(&SeatKind::Human))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet(points: i32) -> Vec<Line> {
        vec![Line { name: "Points", points, number: None }]
    }

    #[test]
    fn ties_are_broken_and_otherwise_shared() {
        let standings = rank(vec![(sheet(10), 0), (sheet(12), 1), (sheet(12), 1), (sheet(10), 3)]);
        assert_eq!(standings.iter().map(|standing| standing.rank).collect::<Vec<_>>(), [4, 1, 1, 3]);
    }

    /// The only person who loses reads by how much; nobody is crowned whom no person at the table is.
    #[test]
    fn a_person_who_lost_alone_is_told_so() {
        use SeatKind::{Human, Level, Official};
        let told = |points: &[(i32, i32)], kinds: &[SeatKind]| {
            let standings = rank(points.iter().map(|&(points, tie)| (sheet(points), tie)).collect());
            (lost_by(&standings, kinds), is_crowned(&standings, kinds))
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
}
