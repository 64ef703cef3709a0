//! Decisive steps and lines of a team's game, by its score sheets alone.

use super::ScoreSheet;

/// Points that one step added to a line, summed over all seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Swing {
    /// Number of the step.
    pub step: usize,
    /// Place of the line on the sheet.
    pub line: usize,
    /// Points gained by all seats together.
    pub points: i32,
}

fn sum(sheets: &[ScoreSheet], line: usize) -> i32 {
    sheets.iter().filter_map(|sheet| sheet.lines.get(line)).map(|line| line.points).sum()
}

fn lines(sheets: &[ScoreSheet]) -> usize {
    sheets.iter().map(|sheet| sheet.lines.len()).min().unwrap_or(0)
}

/// Returns the `most` steps that brought the team most points in a line, in the order of the game, each step once.
/// `steps` are the sheets after each step; the first one is the deal.
pub fn swings(steps: &[Vec<ScoreSheet>], most: usize) -> Vec<Swing> {
    let best = |(step, pair): (usize, &[Vec<ScoreSheet>])| {
        let [before, after] = pair else { return None };
        let brought = |line: usize| Swing { step: step + 1, line, points: sum(after, line) - sum(before, line) };
        (0..lines(after)).map(brought).max_by_key(|swing| swing.points).filter(|swing| swing.points > 0)
    };
    let mut all: Vec<Swing> = steps.windows(2).enumerate().filter_map(best).collect();
    // Of equal steps the later ones are kept: early gains had longer to be lost again.
    all.sort_by_key(|swing| std::cmp::Reverse((swing.points, swing.step)));
    all.truncate(most);
    all.sort_by_key(|swing| swing.step);
    all
}

/// Returns the `most` lines with the lowest negative sums at the end, the lowest first: their places and points.
pub fn costs(end: &[ScoreSheet], most: usize) -> Vec<(usize, i32)> {
    let mut all: Vec<(usize, i32)> =
        (0..lines(end)).map(|line| (line, sum(end, line))).filter(|(_, points)| *points < 0).collect();
    all.sort_by_key(|(_, points)| *points);
    all.truncate(most);
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ScoreLineInfo, ScoredLine, Seat};
    use lang::Text;

    const ROW: ScoreLineInfo = ScoreLineInfo { key: "line", name: Text::NONE, sign: "", group: 0 };

    fn sheets(points: [[i32; 2]; 2]) -> Vec<ScoreSheet> {
        let line = |points| ScoredLine { row: &ROW, points, number: None };
        let sheet = |(seat, lines): (usize, [i32; 2])| ScoreSheet::of(Seat(seat as u8), lines.map(line).into());
        points.into_iter().enumerate().map(sheet).collect()
    }

    #[test]
    fn the_steps_that_brought_the_team_most_are_reported_in_their_order() {
        let course =
            [[[0, 0], [0, 0]], [[4, 0], [4, 0]], [[4, 1], [4, 0]], [[4, 1], [4, -6]], [[4, 1], [7, -6]]].map(sheets);
        let found: Vec<(usize, usize, i32)> =
            swings(&course, 2).into_iter().map(|swing| (swing.step, swing.line, swing.points)).collect();
        assert_eq!(found, [(1, 0, 8), (4, 0, 3)]);
        assert_eq!(swings(&course, 9).len(), 3, "a step that only cost brought nothing");
        assert!(swings(&[], 3).is_empty());
    }

    #[test]
    fn the_lines_that_cost_the_team_most_come_first() {
        assert_eq!(costs(&sheets([[-4, 1], [-4, -6]]), 3), [(0, -8), (1, -5)]);
        assert_eq!(costs(&sheets([[-4, 1], [-4, -6]]), 1), [(0, -8)]);
        assert!(costs(&sheets([[4, 0], [0, 0]]), 3).is_empty());
    }
}
