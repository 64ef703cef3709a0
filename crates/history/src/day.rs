//! Days as numbers and as texts.

use std::fmt;
use std::str::FromStr;

/// A day in UTC, counted from 1 January 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day(pub u32);

/// Last day with a challenge: the last one of the year 9999.
const LAST: u32 = 2_932_896;

impl Day {
    /// The day of a time, in milliseconds since 1970.
    pub fn at(milliseconds: u64) -> Self {
        Self(u32::try_from(milliseconds / 86_400_000).unwrap_or(LAST).min(LAST))
    }

    /// Start of the day, in milliseconds since 1970.
    pub const fn start(self) -> u64 {
        self.0 as u64 * 86_400_000
    }

    /// Noon of the day, in milliseconds since 1970: the same date nearly everywhere.
    pub const fn noon(self) -> u64 {
        self.start() + 43_200_000
    }

    /// 0 for Monday to 6 for Sunday.
    pub(super) const fn weekday(self) -> u32 {
        (self.0 + 3) % 7
    }

    /// Year, month and day of the month in the Gregorian calendar. A year begins in March here, so that the leap day is
    /// its last one; 400 years are 146,097 days.
    fn date(self) -> (u32, u32, u32) {
        let days = self.0 + 719_468;
        let (era, rest) = (days / 146_097, days % 146_097);
        let year = (rest - rest / 1_460 + rest / 36_524 - rest / 146_096) / 365;
        let rest = rest - (365 * year + year / 4 - year / 100);
        let month = (5 * rest + 2) / 153;
        let day = rest - (153 * month + 2) / 5 + 1;
        let month = if month < 10 { month + 3 } else { month - 9 };
        (era * 400 + year + u32::from(month < 3), month, day)
    }
}

/// Writes `2026-11-21`.
impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

/// Error: no date, or one before 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoDay;

impl FromStr for Day {
    type Err = NoDay;
    fn from_str(text: &str) -> Result<Self, NoDay> {
        let mut parts = text.split('-').map(|part| part.parse::<u32>().map_err(|_| NoDay));
        let mut next = || parts.next().unwrap_or(Err(NoDay));
        let (year, month, day) = (next()?, next()?, next()?);
        if !(1970..=9999).contains(&year) || !(1..=12).contains(&month) || !(1..=31).contains(&day) {
            return Err(NoDay);
        }
        let (year, month) = if month < 3 { (year - 1, month + 9) } else { (year, month - 3) };
        let days = year / 400 * 146_097 + (year % 400) * 365 + (year % 400) / 4 - (year % 400) / 100
            + (153 * month + 2) / 5
            + day
            - 1;
        let day = Self(days - 719_468);
        if day.to_string() == text { Ok(day) } else { Err(NoDay) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_of_four_centuries_is_written_and_read() {
        let days = Day(0).0..=Day(146_097).0;
        let mut last = String::new();
        for day in days.map(Day) {
            let text = day.to_string();
            assert!(text > last, "{text} comes after {last}");
            assert_eq!(text.parse(), Ok(day));
            last = text;
        }
        assert_eq!(Day(0).to_string(), "1970-01-01");
        assert_eq!(Day(11_016).to_string(), "2000-02-29");
        assert_eq!(Day(LAST).to_string(), "9999-12-31");
        assert_eq!(Day::at(u64::MAX), Day(LAST));
    }

    #[test]
    fn what_is_no_date_is_refused() {
        for text in ["", "2026", "2026-02-29", "2026-13-01", "2026-1-1", "1969-12-31", "2026-11-21-", "-1-1-1", "x"] {
            assert_eq!(text.parse::<Day>(), Err(NoDay), "{text}");
        }
    }
}
