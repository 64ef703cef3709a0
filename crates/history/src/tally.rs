#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatResult {
    pub points: i32,
    pub won: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub games: u32,
    pub wins: u32,
    pub best: Option<i32>,
    pub streak: u32,
    pub longest: u32,
    sum: i64,
}

impl Tally {
    pub fn of(results: impl IntoIterator<Item = SeatResult>) -> Self {
        let mut tally = Self::default();
        for result in results {
            tally.add(result);
        }
        tally
    }

    pub fn add(&mut self, result: SeatResult) {
        self.games += 1;
        self.sum += i64::from(result.points);
        self.best = self.best.max(Some(result.points));
        self.wins += u32::from(result.won);
        self.streak = if result.won { self.streak + 1 } else { 0 };
        self.longest = self.longest.max(self.streak);
    }

    /// The average score in tenths of a point, rounded, halves away from 0; `None` without a game.
    pub fn tenths(&self) -> Option<i64> {
        let games = i64::from(self.games);
        (games > 0).then(|| (self.sum * 20 + games * self.sum.signum()) / (games * 2))
    }

    /// Percentage of games won, rounded; `None` without a game.
    pub fn percent(&self) -> Option<u32> {
        (self.games > 0).then(|| (self.wins * 200 + self.games) / (self.games * 2))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(results: &[(i32, bool)]) -> Tally {
        Tally::of(results.iter().map(|&(points, won)| SeatResult { points, won }))
    }

    #[test]
    fn no_game_has_no_average_and_no_rate() {
        let none = tally(&[]);
        assert_eq!((none.best, none.tenths(), none.percent(), none.longest), (None, None, None, 0));
    }

    #[test]
    fn a_streak_ends_with_a_loss_and_the_longest_one_stays() {
        let played = tally(&[(1, true), (1, true), (1, false), (1, true)]);
        assert_eq!((played.streak, played.longest, played.wins), (1, 2, 3));
        assert_eq!(tally(&[(1, true), (1, false)]).streak, 0);
    }

    #[test]
    fn averages_and_rates_are_rounded() {
        let played = tally(&[(64, true), (58, false), (61, false)]);
        assert_eq!((played.best, played.tenths(), played.percent()), (Some(64), Some(610), Some(33)));
        assert_eq!(tally(&[(1, true), (2, true), (2, false)]).tenths(), Some(17), "5 / 3 is 1.67");
        assert_eq!(tally(&[(-1, false), (-2, false), (-2, false)]).tenths(), Some(-17));
        assert_eq!(tally(&[(0, true), (0, true), (0, false)]).percent(), Some(67));
        assert_eq!(tally(&[(-5, false)]).best, Some(-5));
    }
}
