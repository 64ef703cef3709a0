//! Answers to the puzzles of a game: the first answer to each, and the streak of solved daily puzzles.

use super::Day;
use serde::{Deserialize, Serialize};
use std::fmt;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    Best,
    Good,
    Costs,
    /// No answer: the best choice was shown, or the adviser asked.
    Shown,
}

const LETTERS: [(Answer, char); 4] =
    [(Answer::Best, 'b'), (Answer::Good, 'g'), (Answer::Costs, 'c'), (Answer::Shown, 's')];

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answers {
    /// Last day whose puzzle was answered on that day, and the answer.
    last: Option<(Day, Answer)>,
    /// Number of consecutive days, up to that one, on which the best choice was found.
    running: u32,
    first: Vec<(usize, Answer)>,
}

impl Answers {
    pub fn to(&self, number: usize) -> Option<Answer> {
        self.first.iter().find(|(known, _)| *known == number).map(|(_, answer)| *answer)
    }

    pub fn of_day(&self, today: Day) -> Option<Answer> {
        self.last.filter(|(day, _)| *day == today).map(|(_, answer)| answer)
    }

    /// Number of consecutive days, up to today or to yesterday, on which the day's puzzle was solved.
    pub fn running(&self, today: Day) -> u32 {
        let goes_on = self.last.is_some_and(|(day, _)| day == today || day.0 + 1 == today.0);
        if goes_on { self.running } else { 0 }
    }

    /// Adds an answer; `day` if the puzzle is that day's. Only the first answer to a puzzle is kept, and only the first
    /// one of a day counts for it.
    pub fn take(&mut self, number: usize, answer: Answer, day: Option<Day>) {
        if self.to(number).is_none() {
            self.first.push((number, answer));
        }
        let Some(day) = day.filter(|day| self.last.is_none_or(|(last, _)| last < *day)) else { return };
        let before = if self.last.is_some_and(|(last, _)| last.0 + 1 == day.0) { self.running } else { 0 };
        self.running = if answer == Answer::Best { before + 1 } else { 0 };
        self.last = Some((day, answer));
    }

    /// Reads the stored text. Malformed parts are ignored.
    pub fn read(text: &str) -> Self {
        let mut parts = text.split(' ');
        let mut next = || parts.next().unwrap_or_default();
        let (day, running, first) = (next(), next(), next());
        let answer = |text: &str| {
            let letter = text.chars().next_back()?;
            let (answer, _) = LETTERS.iter().find(|(_, known)| *known == letter)?;
            Some((text.strip_suffix(letter)?.to_owned(), *answer))
        };
        let last = answer(day).and_then(|(day, answer)| Some((day.parse().ok()?, answer)));
        let first = first.split(',').filter_map(|text| {
            let (number, answer) = answer(text)?;
            Some((number.parse().ok()?, answer))
        });
        Self { running: last.and_then(|_| running.parse().ok()).unwrap_or(0), first: first.collect(), last }
    }
}

/// The stored text: the last day with its letter or `-`, the streak, the numbers with their letters.
impl fmt::Display for Answers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |answer| LETTERS.iter().find(|(known, _)| *known == answer).map_or('-', |(_, letter)| *letter);
        let day = self.last.map_or_else(|| "-".to_owned(), |(day, answer)| format!("{day}{}", letter(answer)));
        let first: Vec<String> =
            self.first.iter().map(|(number, answer)| format!("{number}{}", letter(*answer))).collect();
        write!(f, "{day} {} {}", self.running, first.join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_answer_is_kept_and_a_later_one_changes_nothing() {
        let mut answers = Answers::default();
        answers.take(7, Answer::Costs, None);
        answers.take(7, Answer::Best, None);
        answers.take(2, Answer::Good, None);
        assert_eq!((answers.to(7), answers.to(2), answers.to(3)), (Some(Answer::Costs), Some(Answer::Good), None));
        assert_eq!(answers.to_string(), "- 0 7c,2g");
    }

    #[test]
    fn days_run_on_while_each_days_puzzle_is_found_at_once() {
        let mut answers = Answers::default();
        for (day, answer, running) in [
            (100, Answer::Best, 1),
            (101, Answer::Best, 2),
            (101, Answer::Costs, 2),
            (102, Answer::Best, 3),
            (104, Answer::Best, 1),
            (105, Answer::Good, 0),
            (106, Answer::Best, 1),
        ] {
            answers.take(day as usize, answer, Some(Day(day)));
            assert_eq!(answers.running(Day(day)), running, "day {day}");
        }
        // An answer of an earlier day no longer counts for it.
        answers.take(99, Answer::Costs, Some(Day(99)));
        assert_eq!((answers.running(Day(107)), answers.running(Day(108))), (1, 0));
        assert_eq!((answers.of_day(Day(106)), answers.of_day(Day(107))), (Some(Answer::Best), None));
    }

    #[test]
    fn what_is_kept_is_read_again_and_nonsense_is_passed_over() {
        let mut answers = Answers::default();
        assert_eq!(Answers::read(&answers.to_string()), answers);
        answers.take(12, Answer::Best, Some(Day(20_783)));
        answers.take(3, Answer::Shown, None);
        assert_eq!(answers.to_string(), "2026-11-26b 1 12b,3s");
        assert_eq!(Answers::read(&answers.to_string()), answers);
        for text in ["", "x", "2026-11-26 5 1b", "- 4 é", "é é é", "2026-11-26b x 3b,,b,-2c"] {
            let read = Answers::read(text);
            assert_eq!(read.running(Day(20_783)), 0, "{text}");
            assert_eq!(Answers::read(&read.to_string()), read, "{text}");
        }
    }
}
