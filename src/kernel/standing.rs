//! Scores, line by line, and who is ahead.

use crate::kernel::Seat;
use serde::Serialize;

/// One line of a score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// What the points are for, in English; the key of its name in every other language.
    pub name: &'static str,
    /// Victory points, which may be negative.
    pub points: i32,
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

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet(points: i32) -> Vec<Line> {
        vec![Line { name: "Points", points }]
    }

    #[test]
    fn ties_are_broken_and_otherwise_shared() {
        let standings = rank(vec![(sheet(10), 0), (sheet(12), 1), (sheet(12), 1), (sheet(10), 3)]);
        assert_eq!(standings.iter().map(|standing| standing.rank).collect::<Vec<_>>(), [4, 1, 1, 3]);
    }
}
