//! Firsts: those things that never happened before in the kept results.

use super::finished::PERSON;
use super::{Finished, SeatResult, Tally};
use kernel::Coop;

/// Shortest series of victories that counts as one.
const SERIES: u32 = 3;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum First {
    /// The first game of its kind that was played to the end.
    Game,
    /// The first victory in this game, over people alone.
    Victory,
    /// The first victory over a kind of opponent, by the key of its seat.
    Over(String),
    /// The first victory together at this difficulty.
    Together(Coop),
    /// The highest score in this game, and the highest one before.
    Best { points: i32, before: i32 },
    /// The longest series of victories in this game.
    Series(u32),
}

/// Firsts of a game among the results that are kept, in order of weight, each with the seat of the person whose it is.
/// A team's are those of its first person. Empty for a game that counts in no statistics.
pub fn firsts(kept: &[Finished], game: &Finished) -> Vec<(usize, First)> {
    if game.marks.any() {
        return Vec::new();
    }
    let counts = |past: &&Finished| {
        past.game == game.game && past.ended < game.ended && !past.is_same(game) && !past.marks.any()
    };
    let past: Vec<&Finished> = kept.iter().filter(counts).collect();
    match game.together().zip(game.people().next()) {
        Some((coop, seat)) => of_team(&past, game, coop).into_iter().map(|first| (seat, first)).collect(),
        None => game
            .people()
            .flat_map(|seat| of_person(&past, game, seat).into_iter().map(move |first| (seat, first)))
            .collect(),
    }
}

fn of_team(past: &[&Finished], game: &Finished, coop: Coop) -> Option<First> {
    let won = |game: &Finished| game.shared.as_ref().is_some_and(|shared| shared.won);
    if won(game) && !past.iter().any(|past| past.together() == Some(coop) && won(past)) {
        return Some(First::Together(coop));
    }
    past.iter().all(|past| past.together().is_none()).then_some(First::Game)
}

fn of_person(past: &[&Finished], game: &Finished, seat: usize) -> Vec<First> {
    let played: Vec<(&Finished, SeatResult)> = past
        .iter()
        .filter(|past| past.shared.is_none())
        .filter_map(|past| Some((*past, past.result(same_person(game, seat, past)?))))
        .collect();
    let own = game.result(seat);
    let before = Tally::of(played.iter().map(|(_, result)| *result));
    let mut found = Vec::new();
    if own.won {
        let mut opponents: Vec<&str> = game.seats.iter().map(String::as_str).filter(|key| *key != PERSON).collect();
        opponents.sort_unstable();
        opponents.dedup();
        let beaten =
            |key: &str| played.iter().any(|(past, result)| result.won && past.seats.iter().any(|other| other == key));
        found.extend(opponents.iter().filter(|key| !beaten(key)).map(|key| First::Over((*key).to_owned())));
        if opponents.is_empty() && before.wins == 0 {
            found.push(First::Victory);
        }
    } else if played.is_empty() && game.people().count() == 1 {
        found.push(First::Game);
    }
    if let Some(best) = before.best.filter(|best| own.points > *best) {
        found.push(First::Best { points: own.points, before: best });
    }
    let series = if own.won { before.streak + 1 } else { 0 };
    if series >= SERIES && series > before.longest {
        found.push(First::Series(series));
    }
    found
}

/// Seat of the same person in an earlier game: by name, or the only person at both tables.
fn same_person(game: &Finished, seat: usize, past: &Finished) -> Option<usize> {
    let name = game.names.get(seat).filter(|name| !name.is_empty());
    let alone = || (game.people().count() == 1 && past.people().count() == 1).then(|| past.people().next());
    match name {
        Some(name) => past.people().find(|&other| past.names.get(other) == Some(name)).or_else(|| {
            // Whoever gives a name later is still the one who plays alone here.
            alone().flatten().filter(|&other| past.names[other].is_empty())
        }),
        None => alone().flatten(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Marks, SharedResult};

    /// A game: its number is the time of its end, the first seat's name is given.
    fn game(id: u64, name: &str, opponents: &[&str], points: &[i32]) -> Finished {
        let seats: Vec<String> = std::iter::once("human").chain(opponents.iter().copied()).map(str::to_owned).collect();
        let best = points.iter().max().copied().unwrap_or_default();
        let mut names = vec![String::new(); seats.len()];
        names[0] = name.to_owned();
        Finished {
            id,
            ended: id,
            game: "some-game".to_owned(),
            names,
            seats,
            modules: Vec::new(),
            seed: String::new(),
            check: id.to_string(),
            marks: Marks::default(),
            day: None,
            ranks: points.iter().map(|own| if *own == best { 1 } else { 2 }).collect(),
            shared: None,
            campaign: None,
            lines: vec![vec!["points".to_owned()]],
            rounds: vec![7],
            sheets: points.iter().map(|own| vec![vec![*own]]).collect(),
        }
    }

    fn together(id: u64, part: &str, won: bool) -> Finished {
        let modules = ["coop", part].iter().filter(|key| !key.is_empty()).map(|key| (*key).to_owned()).collect();
        let shared = Some(SharedResult { points: 10, target: 9, won, why: Vec::new() });
        Finished { modules, ranks: Vec::new(), shared, ..game(id, "", &["human"], &[10, 0]) }
    }

    fn told(kept: &[Finished], game: &Finished) -> Vec<First> {
        firsts(kept, game).into_iter().map(|(_, first)| first).collect()
    }

    #[test]
    fn the_first_victory_over_an_opponent_is_told_once() {
        let lost = game(1, "", &["easy"], &[40, 50]);
        let won = game(2, "", &["easy"], &[52, 50]);
        let again = game(3, "", &["easy"], &[45, 30]);
        let other = game(4, "", &["hard"], &[44, 30]);
        assert_eq!(told(&[], &lost), [First::Game]);
        assert_eq!(
            told(std::slice::from_ref(&lost), &won),
            [First::Over("easy".to_owned()), First::Best { points: 52, before: 40 }]
        );
        assert_eq!(told(&[lost.clone(), won.clone()], &again), []);
        assert_eq!(
            told(&[lost, won, again, other.clone()], &other),
            [First::Over("hard".to_owned()), First::Series(3)],
            "the game itself is among the kept ones"
        );
    }

    #[test]
    fn each_person_has_firsts_of_their_own() {
        let first = game(1, "Ada", &["human"], &[50, 40]);
        let second = game(2, "Bertha", &["human"], &[60, 40]);
        assert_eq!(firsts(std::slice::from_ref(&first), &second), [(0, First::Victory)]);
        let again = game(3, "Ada", &["human"], &[51, 40]);
        assert_eq!(firsts(&[first, second], &again), [(0, First::Best { points: 51, before: 50 })]);
    }

    #[test]
    fn a_later_game_takes_no_first_away() {
        let early = game(1, "", &["easy"], &[52, 50]);
        let late = game(2, "", &["easy"], &[70, 50]);
        assert_eq!(told(&[early.clone(), late], &early), [First::Over("easy".to_owned())]);
    }

    #[test]
    fn a_practice_game_makes_no_first_and_takes_none() {
        let marks = Marks { practice: true, ..Marks::default() };
        let practice = Finished { marks, ..game(1, "", &["easy"], &[90, 50]) };
        let real = game(2, "", &["easy"], &[60, 50]);
        assert_eq!(told(&[], &practice), []);
        assert_eq!(told(&[practice], &real), [First::Over("easy".to_owned())]);
    }

    #[test]
    fn a_team_has_a_first_victory_at_each_difficulty() {
        let lost = together(1, "", false);
        let won = together(2, "", true);
        let hard = together(3, "coop-hard", true);
        let kept = [lost.clone(), won.clone(), hard.clone()];
        assert_eq!(told(&kept, &lost), [First::Game]);
        assert_eq!(told(&kept, &won), [First::Together(Coop::Standard)]);
        assert_eq!(told(&kept, &hard), [First::Together(Coop::Hard)]);
        assert_eq!(told(&kept, &together(4, "coop-hard", true)), []);
    }
}
