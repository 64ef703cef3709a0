//! The form of links: each game is written in one way, and that stays the same.

use crate::golden::{self, HasGolden};
use kernel::{Link, Record, Table};
use trilogy::DECLARED;

/// Old links stay valid. A failure means that the format of links was changed by accident, for example by another table
/// of habits. A change of the rules needs a new number.
#[test]
fn links_of_the_golden_games_stay_the_same() {
    fn same<G: HasGolden>() {
        let links = golden::links::<G>();
        if std::env::var_os("FRANCIA_BLESS").is_some() {
            let file = format!("{}/tests/golden/{}.links", env!("CARGO_MANIFEST_DIR"), G::NAME);
            std::fs::write(file, links).unwrap();
            return;
        }
        assert_eq!(links, G::LINKS);
        for (link, golden) in links.lines().zip(G::GOLDEN) {
            let Ok(Link::Game(record)) = Link::read::<G>(link) else { panic!("{}", golden.name) };
            let golden = Record { snapshot: None, ..Table::<G>::read(golden.record).unwrap().record() };
            assert_eq!(record, golden);
        }
    }
    trilogy::for_each_game!(G => same::<G>());
}

/// Every game has its own number in links.
#[test]
fn the_numbers_of_games_are_given_once() {
    let mut numbers: Vec<u32> = DECLARED.iter().map(|game| game.number).collect();
    assert!(numbers.iter().all(|&number| number > 0));
    numbers.sort_unstable();
    numbers.dedup();
    assert_eq!(numbers.len(), DECLARED.len());
}
