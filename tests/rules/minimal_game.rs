//! The smallest game works with everything: it is played at random, stored as a record and a link, undone, and played
//! by the computer players. `tests/wasm.rs` plays it in the page.

use crate::sheaves::Sheaves;
use kernel::{Chance, Game, Lang, Link, NullSink, Seat, Seed, Setup, Spoken, Table, play_out, random_choice};
use players::{ComputerPlayer, advise, levels};
use std::fs;
use std::path::Path;

/// A finished random game.
fn played(seats: usize, seed: u64) -> Table<Sheaves> {
    let mut table = Table::new(Setup::of(&vec!["human"; seats]), Seed::from(seed)).unwrap();
    let (mut chance, mut list) = (Chance::new(seed), Vec::new());
    while let Some(choice) = random_choice(table.state(), &mut chance, &mut list) {
        table.choose(choice).unwrap();
    }
    table
}

#[test]
fn a_random_game_ends_with_every_card_turned_over_and_keeps_every_invariant() {
    for seed in 0..200 {
        let table = played(2 + seed as usize % 3, seed);
        assert!(table.past().iter().all(|past| past.state.broken().is_none()), "game {seed}");
        let state = table.state();
        assert_eq!(state.progress(), (30, 30));
        // Six cards of each kind: sheaves not lost to a Storm are at home.
        assert!(state.scores().iter().map(|sheet| sheet.total).sum::<i32>() <= 6 * (1 + 2 + 3 + 4));
    }
}

#[test]
fn a_record_and_a_link_lead_to_the_same_game() {
    let table = played(3, 7);
    let again = Table::<Sheaves>::read(&table.record().write()).unwrap();
    assert_eq!(again.state(), table.state());
    let link = Link::to(&table).write::<Sheaves>().unwrap();
    let Ok(Link::Game(record)) = Link::read::<Sheaves>(&link) else { panic!("{link}") };
    assert_eq!(Table::<Sheaves>::replay(&record).unwrap().state(), table.state());
}

#[test]
fn what_is_brought_home_can_be_taken_back_and_a_card_that_was_seen_cannot() {
    // The first deal whose first card is no Storm.
    let first_card = |seed| {
        let mut table = Table::<Sheaves>::new(Setup::of(&["human", "human"]), Seed::from(seed)).unwrap();
        table.choose("gather".parse().unwrap()).unwrap();
        table
    };
    let mut table = (1..100).map(first_card).find(|table| table.state().view(Seat(0))["gathered"] != 0).unwrap();
    table.choose("home".parse().unwrap()).unwrap();
    table.undo().unwrap();
    assert!(table.undo().is_err());
}

#[test]
fn computers_play_it_and_the_adviser_advises() {
    let setup = Setup::of(&["count", "random"]);
    let mut points = [0, 0];
    for seed in 0..12 {
        let mut game = Sheaves::deal(&setup, Chance::new(seed), &mut NullSink).unwrap();
        let mut computer = ComputerPlayer::new(levels()[1], Chance::new(seed));
        let (mut chance, mut list) = (Chance::new(seed), Vec::new());
        while let Some(decision) = game.decision() {
            if decision.seat.0 == 0 {
                let choice = computer.choose(&game, &mut |_| true).unwrap();
                game.apply(choice, &mut NullSink).unwrap();
            } else {
                play_out(&mut game, &mut chance, &mut list, 1);
            }
        }
        game.scores().iter().zip(&mut points).for_each(|(sheet, sum)| *sum += sheet.total);
    }
    assert!(points[0] > points[1], "{points:?}");
    let game = Sheaves::deal(&setup, Chance::new(3), &mut NullSink).unwrap();
    let advice = advise(&game, 60, Chance::new(1), &mut |_| true);
    assert!(!game.choice(advice[0].choice, Lang::En).is_empty());
}

/// Rules, texts, evaluation and table are short enough to be read at a glance by authors of a game.
#[test]
fn the_smallest_game_is_small() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sheaves");
    let files = fs::read_dir(folder).unwrap().map(|entry| fs::read_to_string(entry.unwrap().path()).unwrap());
    let lines: usize = files.map(|text| text.lines().count()).sum();
    assert!((100..=300).contains(&lines), "{lines} lines");
}
