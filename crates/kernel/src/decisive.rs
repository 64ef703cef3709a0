//! Analysis of a finished game by its score sheets alone: line by line at the end, and step by step.

use super::{ScoreSheet, Seat};

/// Standing of the seats after a number of lines of their sheets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreSoFar {
    /// The points so far, in the order of the sheets.
    pub totals: Vec<i32>,
    /// Seat that is ahead, and its lead over the second; `None` where two are level.
    pub leader: Option<(Seat, i32)>,
}

/// Largest number of lines that are named together.
const MOST_LINES: usize = 3;

/// Deciding factor of a game between its winner and the second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decided {
    /// Points of one step, won by the winner or lost by the other. Without them the other would not be behind.
    Step {
        /// Owner of the line.
        seat: Seat,
        /// The line, by its place on the sheet.
        line: usize,
        /// Points won or lost by the step.
        points: i32,
        /// Number of the step.
        step: usize,
    },
    /// A line in which the winner is as far ahead as in the end.
    Line(usize),
    /// The few lines, the largest difference first, that make at least half of the lead.
    Most {
        /// The lines, by their places on the sheet.
        lines: [Option<usize>; MOST_LINES],
        /// Points by which the winner is ahead in them together.
        ahead: i32,
    },
    /// No few lines.
    ManySmall {
        /// Number of lines in which the winner is ahead.
        ahead: usize,
        /// Number of lines that differ or have points.
        of: usize,
    },
    /// Equal points.
    Tie,
}

/// Returns the standing after each line, from the first one on.
pub fn counted(sheets: &[ScoreSheet]) -> Vec<ScoreSoFar> {
    let lines = sheets.iter().map(|sheet| sheet.lines.len()).min().unwrap_or(0);
    let mut totals = vec![0; sheets.len()];
    let count = |line: usize| {
        for (total, sheet) in totals.iter_mut().zip(sheets) {
            *total += sheet.lines[line].points;
        }
        ScoreSoFar { leader: leader(sheets, &totals), totals: totals.clone() }
    };
    (0..lines).map(count).collect()
}

fn leader(sheets: &[ScoreSheet], totals: &[i32]) -> Option<(Seat, i32)> {
    let (place, best) = totals.iter().enumerate().max_by_key(|(_, total)| **total)?;
    let second = totals.iter().enumerate().filter(|(other, _)| *other != place).map(|(_, total)| *total).max();
    let lead = second.map_or(*best, |second| best - second);
    (lead > 0).then(|| (sheets[place].seat, lead))
}

/// Returns the deciding factor between two seats, by the sheets after each step; the first step is the deal. Of several
/// decisive steps it is the last one.
pub fn decided(steps: &[Vec<ScoreSheet>], winner: Seat, other: Seat) -> Decided {
    let points = |sheets: &[ScoreSheet], seat: Seat, line: usize| -> i32 {
        let sheet = sheets.iter().find(|sheet| sheet.seat == seat);
        sheet.and_then(|sheet| sheet.lines.get(line)).map_or(0, |line| line.points)
    };
    let Some(end) = steps.last() else { return Decided::Tie };
    let lines = end.first().map_or(0, |sheet| sheet.lines.len());
    let ahead = |line: usize| points(end, winner, line) - points(end, other, line);
    let lead: i32 = (0..lines).map(ahead).sum();
    if lead <= 0 {
        return Decided::Tie;
    }
    let of_steps = [(winner, 1), (other, -1)].into_iter().flat_map(|(seat, sign)| {
        (0..lines).flat_map(move |line| {
            let course = steps.iter().map(|sheets| sign * points(sheets, seat, line));
            standing(course).into_iter().map(move |(step, points)| (step, points, seat, line, sign))
        })
    });
    let alone = of_steps.filter(|(_, points, ..)| *points >= lead).max_by_key(|(step, points, ..)| (*step, *points));
    if let Some((step, points, seat, line, sign)) = alone {
        return Decided::Step { seat, line, points: sign * points, step };
    }
    if let Some(line) = (0..lines).filter(|line| ahead(*line) >= lead).min_by_key(|line| ahead(*line)) {
        return Decided::Line(line);
    }
    let counts = |line: &usize| points(end, winner, *line) != 0 || points(end, other, *line) != 0;
    if let Some(most) = most(lines, lead, ahead) {
        return most;
    }
    Decided::ManySmall {
        ahead: (0..lines).filter(|line| ahead(*line) > 0).count(),
        of: (0..lines).filter(counts).count(),
    }
}

/// The fewest lines that make at least half of the lead; `None` if they are many, or most of those with a difference.
fn most(lines: usize, lead: i32, ahead: impl Fn(usize) -> i32) -> Option<Decided> {
    let mut largest: Vec<usize> = (0..lines).filter(|line| ahead(*line) > 0).collect();
    largest.sort_by_key(|line| -ahead(*line));
    let together = |count: &usize| largest.iter().take(*count).map(|line| ahead(*line)).sum::<i32>();
    let count = (1..=MOST_LINES.min(largest.len())).find(|count| together(count) * 2 >= lead)?;
    let few = count == 1 || count * 2 < largest.len();
    let named = |place: usize| largest.get(place).copied().filter(|_| place < count);
    few.then(|| Decided::Most { lines: std::array::from_fn(named), ahead: together(&count) })
}

/// Returns the steps that added points, with the points that still stand at the end. A loss is taken from the latest
/// gains. Points below 0 are ignored.
fn standing(course: impl Iterator<Item = i32>) -> Vec<(usize, i32)> {
    let mut left: Vec<(usize, i32)> = Vec::new();
    let mut before = 0;
    for (step, points) in course.enumerate() {
        let points = points.max(0);
        let mut taken = before - points;
        before = points;
        if taken < 0 {
            left.push((step, -taken));
        }
        while let Some((_, last)) = left.last_mut().filter(|_| taken > 0) {
            let part = taken.min(*last);
            *last -= part;
            taken -= part;
            if *last == 0 {
                left.pop();
            }
        }
    }
    left
}
