//! Practice positions, the puzzles: a position of a game with the costs of its choices. That of a day depends on the
//! date alone.
//!
//! A game's puzzles are one text, made by `francia puzzles`: one per line, below lines with `#` about its making.

use super::Day;
use std::fmt;
use std::str::FromStr;

const MOST: usize = 1_000;
/// Largest cost that is written, in tenths of a point.
const MOST_COST: u16 = 999;
/// Upper bound of the cost of a good choice, in tenths of a point.
const GOOD: u16 = 20;
pub const ROW: usize = 10;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// Record up to the decision, as the text of a link. The person's seat decides.
    pub link: String,
    pub best: String,
    /// Cost of each legal choice compared with the best one, in tenths of a point of the lead, in the game's order.
    pub costs: Vec<u16>,
}

impl Puzzle {
    pub fn new(link: String, best: String, costs: impl IntoIterator<Item = f32>) -> Self {
        let tenths = |cost: f32| u16::try_from((cost * 10.0).round() as i32).map_or(0, |tenths| tenths.min(MOST_COST));
        Self { link, best, costs: costs.into_iter().map(tenths).collect() }
    }

    /// The verdict on a choice, by its place among the legal ones; `None` beyond them.
    pub fn verdict(&self, place: usize) -> Option<Verdict> {
        Some(match *self.costs.get(place)? {
            0 => Verdict::Best,
            cost if cost < GOOD => Verdict::Good(f32::from(cost) / 10.0),
            cost => Verdict::Costs(f32::from(cost) / 10.0),
        })
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Verdict {
    Best,
    Good(f32),
    Costs(f32),
}

impl Verdict {
    pub const fn cost(self) -> f32 {
        match self {
            Self::Best => 0.0,
            Self::Good(cost) | Self::Costs(cost) => cost,
        }
    }
}

/// The line of the file: the link, the best choice and the costs, separated by spaces.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let costs: Vec<String> = self.costs.iter().map(u16::to_string).collect();
        write!(f, "{} {} {}", self.link, self.best, costs.join(","))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoPuzzle;

/// Reads exactly the text that `Display` writes. The record itself is not checked.
impl FromStr for Puzzle {
    type Err = NoPuzzle;
    fn from_str(text: &str) -> Result<Self, NoPuzzle> {
        let [link, best, costs] = text.split(' ').collect::<Vec<_>>()[..] else { return Err(NoPuzzle) };
        let costs = costs.split(',').map(str::parse).collect::<Result<Vec<u16>, _>>().map_err(|_| NoPuzzle)?;
        let one_best = costs.iter().filter(|cost| **cost == 0).count() == 1;
        let puzzle = Self { link: link.to_owned(), best: best.to_owned(), costs };
        let whole = one_best && !link.is_empty() && !best.is_empty() && puzzle.to_string() == text;
        if whole { Ok(puzzle) } else { Err(NoPuzzle) }
    }
}

/// The puzzles of a game. Numbers count from 1. A longer text made by the same command begins with the same ones.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Puzzles(Vec<Puzzle>);

impl Puzzles {
    pub fn read(text: &str) -> Option<Self> {
        let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        let puzzles: Vec<Puzzle> = lines.take(MOST).map(str::parse).collect::<Result<_, _>>().ok()?;
        (!puzzles.is_empty()).then_some(Self(puzzles))
    }

    pub fn count(&self) -> usize {
        self.0.len()
    }

    pub fn get(&self, number: usize) -> Option<&Puzzle> {
        self.0.get(number.checked_sub(1)?)
    }

    /// The number of the puzzle of a day. None repeats before all were used, and those of one game are not neighbours.
    pub fn of_day(&self, day: Day) -> usize {
        let count = self.0.len();
        // Wide, so that no product overflows on a machine of 32 bits.
        (u64::from(day.0) * stride(count) as u64 % count as u64) as usize + 1
    }

    pub fn after(&self, number: usize) -> usize {
        let count = self.0.len();
        (number.max(1) - 1 + stride(count)) % count + 1
    }
}

/// Distance between the puzzles of two consecutive days: near the golden section of all, so that neighbours are far
/// apart, and coprime to their number, so that all are used.
fn stride(count: usize) -> usize {
    let golden = (count * 618 / 1_000).max(1);
    (golden..=count.max(1)).find(|stride| divisor(*stride, count) == 1).unwrap_or(1)
}

const fn divisor(one: usize, other: usize) -> usize {
    if other == 0 { one } else { divisor(other, one % other) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn puzzles(count: usize) -> Puzzles {
        let line = |number: usize| format!("f1abc{number} hunt 0,{},31", number + 10);
        Puzzles::read(&format!("# how\n{}\n", (0..count).map(line).collect::<Vec<_>>().join("\n"))).unwrap()
    }

    #[test]
    fn a_puzzle_is_written_and_read() {
        let puzzle = Puzzle::new("f1abc".to_owned(), "hunt".to_owned(), [1.96, 0.0, 250.0]);
        assert_eq!(puzzle.to_string(), "f1abc hunt 20,0,999");
        assert_eq!(puzzle.to_string().parse(), Ok(puzzle));
        for text in [
            "",
            "f1abc hunt",
            "f1abc hunt 0",
            "f1abc hunt 1,2",
            "f1abc hunt 0,0",
            "f1abc hunt 0,1 ",
            "f1 a 0,-1",
            " a 0,1",
        ] {
            let read = text.parse::<Puzzle>();
            assert_eq!(read.is_ok(), text == "f1abc hunt 0", "{text}");
        }
        assert_eq!(Puzzles::read("# nothing\n"), None);
        assert_eq!(Puzzles::read("f1abc hunt 0,1\nbroken"), None);
    }

    #[test]
    fn a_choice_is_the_best_a_good_one_or_one_that_costs() {
        let puzzle: Puzzle = "f1abc hunt 0,19,20".parse().unwrap();
        let verdicts = [0, 1, 2, 3].map(|place| puzzle.verdict(place));
        assert_eq!(verdicts, [Some(Verdict::Best), Some(Verdict::Good(1.9)), Some(Verdict::Costs(2.0)), None]);
        assert_eq!(verdicts[2].map(Verdict::cost), Some(2.0));
    }

    #[test]
    fn the_day_names_the_puzzle_and_none_comes_twice_before_all_have_come() {
        for count in [1, 2, 3, 10, 40, 47, 60, 64, 100] {
            let puzzles = puzzles(count);
            for first in [0, 20_783, 2_932_896 - 100] {
                let days: Vec<usize> = (first..first + count as u32).map(|day| puzzles.of_day(Day(day))).collect();
                let all: std::collections::BTreeSet<usize> = days.iter().copied().collect();
                assert_eq!(all, (1..=count).collect(), "{count} puzzles from day {first} on");
                assert!(days.windows(2).all(|pair| puzzles.after(pair[0]) == pair[1]));
                assert_eq!(puzzles.of_day(Day(first + count as u32)), days[0]);
            }
        }
    }
}
