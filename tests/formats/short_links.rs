//! The length of links of finished games: they fit into a message.

use crate::golden::{Golden, HasGolden};
use kernel::{Chance, Link, Seed, Setup, Table};
use players::{ComputerPlayer, Evaluate, levels};
use trilogy::for_each_game;

/// Index of the level that plays seriously.
const STEWARD: usize = 1;

/// Largest number of characters of the link of a finished game, golden or of stewards, by the seats; `None` for no
/// limit. A team chooses twice as often as competing players.
const fn most(seats: usize) -> Option<usize> {
    match seats {
        2 => Some(160),
        3 | 4 => Some(240),
        _ => None,
    }
}

/// The link of a game of stewards with the seats and the modules of a golden game.
fn of_stewards<G: Evaluate>(golden: &Golden, seed: u64) -> usize {
    let mut setup = Setup::of(golden.seats);
    setup.modules = golden.modules.iter().map(|&module| module.to_owned()).collect();
    let mut table = Table::<G>::new(setup, Seed::from(seed)).unwrap();
    let mut steward = ComputerPlayer::<G>::new(levels()[STEWARD], Chance::new(seed));
    while let Some(choice) = steward.choose(table.state(), &mut |_| true) {
        table.choose(choice).unwrap();
    }
    Link::to(&table).write::<G>().unwrap().len()
}

fn check<G: HasGolden + Evaluate>() {
    for golden in G::GOLDEN {
        let table = Table::<G>::read(golden.record).unwrap();
        let length = Link::to(&table).write::<G>().unwrap().len();
        let mut meant: Vec<usize> = (1..=8).map(|seed| of_stewards::<G>(golden, seed)).collect();
        meant.sort_unstable();
        println!("{}: {length} characters; of stewards {meant:?}", golden.name);
        if let Some(most) = most(golden.seats.len()) {
            assert!(length <= most, "{}: {length} characters", golden.name);
            assert!(meant.last() <= Some(&most), "{}: {meant:?} characters", golden.name);
        }
    }
}

#[test]
fn the_link_of_a_finished_game_of_every_kind_is_short() {
    for_each_game!(G => check::<G>());
}
