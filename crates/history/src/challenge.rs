//! The challenges of a date: the same game for everybody on a day, or in a week, derived from the date alone.

use super::{Day, NoDay};
use kernel::{Coop, Declared, Seed, Setup};
use std::fmt;
use std::str::FromStr;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChallengeDate {
    /// A day: one person against the official opponent.
    Day(Day),
    /// A week, by its Monday: one person and computers together in the co-op scenario.
    Week(Day),
}

/// Prefix of the text of a week's date; that of a day is the date alone.
const WEEK: &str = "week-";
const DAILY: &str = "daily-";
const WEEKLY: &str = "weekly-";

const PARTNER: &str = "count";

impl ChallengeDate {
    pub const fn week_of(day: Day) -> Self {
        Self::Week(Day(day.0.saturating_sub(day.weekday())))
    }

    pub const fn first(self) -> Day {
        match self {
            Self::Day(day) | Self::Week(day) => day,
        }
    }

    /// Time at which the next challenge replaces it, in milliseconds since 1970.
    pub const fn ends(self) -> u64 {
        match self {
            Self::Day(day) => Day(day.0 + 1).start(),
            Self::Week(monday) => Day(monday.0 + 7).start(),
        }
    }

    /// The date `count` challenges before it.
    #[must_use]
    pub const fn back(self, count: u32) -> Self {
        match self {
            Self::Day(day) => Self::Day(Day(day.0.saturating_sub(count))),
            Self::Week(day) => Self::Week(Day(day.0.saturating_sub(7 * count))),
        }
    }

    /// The deal of this challenge; `None` if the game has no such one. **Fixed for ever**: people compare their scores.
    pub fn deal(self, game: &Declared) -> Option<(Setup, Seed)> {
        let (setup, begins) = match self {
            Self::Day(day) => (daily(game, day), DAILY),
            Self::Week(monday) => (weekly(game, monday)?, WEEKLY),
        };
        let day = self.first();
        // The text is short and plain, so that it is always a seed.
        let seed = format!("{begins}{day}").parse().unwrap_or_else(|_| Seed::from(u64::from(day.0)));
        Some((setup, seed))
    }

    /// The date of the challenge with this deal, whatever the names; `None` for any other game.
    pub fn of(game: &Declared, setup: &Setup, seed: &Seed) -> Option<Self> {
        let dated = |begins| seed.text().strip_prefix(begins)?.parse::<Day>().ok();
        let date = dated(DAILY).map(Self::Day).or_else(|| dated(WEEKLY).map(Self::Week))?;
        let (own, _) = date.deal(game)?;
        let same = own.seats == setup.seats && own.modules == setup.modules && setup.carried.is_empty();
        same.then_some(date)
    }
}

/// Writes `2026-11-21`, or `week-2026-11-16`.
impl fmt::Display for ChallengeDate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Day(day) => write!(f, "{day}"),
            Self::Week(day) => write!(f, "{WEEK}{day}"),
        }
    }
}

/// Reads exactly the text that `Display` writes. A week begins on a Monday.
impl FromStr for ChallengeDate {
    type Err = NoDay;
    fn from_str(text: &str) -> Result<Self, NoDay> {
        match text.strip_prefix(WEEK) {
            None => text.parse().map(Self::Day),
            Some(date) => {
                let week = Self::week_of(date.parse()?);
                if week.to_string() == text { Ok(week) } else { Err(NoDay) }
            }
        }
    }
}

/// One person against the official opponent, which grows stronger from Monday to Sunday. Three days add the game's
/// first part.
fn daily(game: &Declared, day: Day) -> Setup {
    let weekday = day.weekday() as usize;
    let strength = (weekday * game.officials.len().saturating_sub(1) + 3) / 6;
    let mut setup = Setup::of(&["human", game.officials.get(strength).map_or("random", |key| key)]);
    if matches!(weekday, 1 | 3 | 6) {
        setup.modules.extend(game.modules.first().map(|&key| key.to_owned()));
    }
    setup
}

/// One person with one to three computers in the game's co-op scenario. From week to week the table grows by a seat;
/// after the largest one the scenario gets harder.
fn weekly(game: &Declared, monday: Day) -> Option<Setup> {
    let scenarios: Vec<Coop> = Coop::of_game(game.modules).collect();
    // Day 4 was a Monday.
    let week = (monday.0 + 3) as usize / 7;
    let coop = scenarios.get(week / 3 % scenarios.len().max(1))?;
    let mut seats = vec!["human"];
    seats.resize((2 + week % 3).min(*game.seats.end()), PARTNER);
    let modules = coop.keys().iter().map(|&key| key.to_owned()).collect();
    Some(Setup { modules, ..Setup::of(&seats) })
}

/// Points as a small bar chart of characters, scaled to the highest. Points below 0 have the lowest bar.
pub fn bar(points: &[i32]) -> String {
    const STEPS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let top = points.iter().copied().max().unwrap_or(0).max(1);
    let step = |points: i32| usize::try_from(points.max(0) * 7 / top).unwrap_or(0).min(7);
    points.iter().map(|&points| STEPS[step(points)]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_of_a_challenge_is_written_and_read() {
        for (text, date) in
            [("2026-11-25", ChallengeDate::Day(Day(20_782))), ("week-2026-11-23", ChallengeDate::week_of(Day(20_782)))]
        {
            assert_eq!((date.to_string().as_str(), text.parse()), (text, Ok(date)));
        }
        for text in ["week-2026-11-24", "week-", "week-week-2026-11-23", "weekly-2026-11-23"] {
            assert_eq!(text.parse::<ChallengeDate>(), Err(NoDay), "{text}");
        }
    }

    #[test]
    fn a_week_has_seven_days_and_follows_the_one_before() {
        let week = ChallengeDate::week_of(Day(20_782));
        assert!((20_780..20_787).all(|day| ChallengeDate::week_of(Day(day)) == week));
        assert_eq!(ChallengeDate::week_of(Day(20_787)).back(1), week);
        assert_eq!(week.back(2).first(), Day(20_766));
    }

    #[test]
    fn a_challenge_ends_where_the_next_one_begins() {
        for (date, next) in [
            (ChallengeDate::Day(Day(20_782)), ChallengeDate::Day(Day(20_783))),
            (ChallengeDate::week_of(Day(20_782)), ChallengeDate::week_of(Day(20_787))),
        ] {
            assert_eq!(date.ends(), next.first().start());
            assert_eq!((Day::at(date.ends() - 1), Day::at(date.ends())), (Day(next.first().0 - 1), next.first()));
        }
    }

    #[test]
    fn a_bar_is_as_tall_as_the_best_round() {
        assert_eq!(bar(&[-2, 0, 7, 14, 28]), "▁▁▂▄█");
        assert_eq!(bar(&[]), "");
        assert_eq!(bar(&[0, 0]), "▁▁");
    }
}
