//! Golden games replay to the same states, and save, undo and redo keep them.
//!
//! `FRANCIA_BLESS=1 cargo test --test native golden:: -- --nocapture` rewrites them, after an intended change of the
//! rules, with a new version of the rules. A game whose choices lead to the same states keeps its choices, and only its
//! rules' number and fingerprint change. Any other game is played anew, and named.

use crate::golden::{self, Golden, HasGolden};
use kernel::{Declared, Record, Seed, Setup, Table, random_choice, state_hash};
use std::fs;
use trilogy::for_each_game;

#[test]
fn golden_games_replay_to_the_same_states() {
    for_each_game!(G => replay::<G>());
}

fn replay<G: HasGolden>() {
    if std::env::var_os("FRANCIA_BLESS").is_some() {
        return G::GOLDEN.iter().for_each(bless::<G>);
    }
    for golden in G::GOLDEN {
        let hashes = golden::hashes::<G>(golden.record);
        let differs = hashes.lines().zip(golden.hashes.lines()).position(|(now, then)| now != then);
        assert_eq!(differs, None, "{}: the state after so many choices differs", golden.name);
        assert_eq!(hashes.lines().count(), golden.hashes.lines().count(), "{}", golden.name);
    }
}

#[test]
fn golden_games_are_finished_and_keep_every_invariant() {
    for_each_game!(G => finished::<G>());
}

fn finished<G: HasGolden>() {
    for golden in G::GOLDEN {
        let table = Table::<G>::read(golden.record).unwrap();
        assert!(table.decision().is_none(), "{} is not finished", golden.name);
        for (number, past) in table.past().iter().enumerate() {
            assert_eq!(past.state.broken(), None, "{} after {number} choices", golden.name);
        }
    }
}

/// A record is written exactly as it was read.
#[test]
fn a_golden_record_is_written_as_it_was_read() {
    for_each_game!(G => written::<G>());
}

fn written<G: HasGolden>() {
    for golden in G::GOLDEN {
        let table = Table::<G>::read(golden.record).unwrap();
        assert_eq!(table.record().write(), golden.record.trim_end(), "{}", golden.name);
    }
}

/// Replays the previous game under the current rules, or returns the number of its first diverging choice, 0 for the
/// deal. A game with empty files is a new one.
fn kept<G: HasGolden>(before: &Golden) -> Result<Table<G>, usize> {
    let record = Record::read::<G>(before.record).map_err(|_| 0_usize)?;
    let rules = Declared::of::<G>().rules_of(&record.setup);
    let record = Record { rules, check: None, snapshot: None, ..record };
    let mut table = Table::<G>::new(record.setup.clone(), record.seed.clone()).map_err(|_| 0_usize)?;
    let mut hashes = before.hashes.lines();
    let mut same = |table: &Table<G>| hashes.next() == Some(&*format!("{:016x}", state_hash(table.state())));
    if !same(&table) {
        return Err(0);
    }
    for (place, key) in record.choices.iter().enumerate() {
        let played = key.parse().is_ok_and(|choice| table.choose(choice).is_ok());
        if !played || !same(&table) {
            return Err(place + 1);
        }
    }
    Ok(table)
}

fn bless<G: HasGolden>(golden: &Golden) {
    let name = golden.name;
    let table = kept::<G>(golden).unwrap_or_else(|choice| {
        println!("{name} is played anew: its choice {choice} leads elsewhere");
        played_anew(golden)
    });
    let record = table.record().write();
    let folder = format!("{}/tests/golden", env!("CARGO_MANIFEST_DIR"));
    fs::write(format!("{folder}/{name}.hashes"), golden::hashes::<G>(&record)).unwrap();
    fs::write(format!("{folder}/{name}.json"), record + "\n").unwrap();
}

fn played_anew<G: HasGolden>(golden: &Golden) -> Table<G> {
    let mut setup = Setup::of(golden.seats);
    setup.modules = golden.modules.iter().map(|&module| module.to_owned()).collect();
    let seed: Seed = golden.name.parse().unwrap();
    let mut chance = seed.chance();
    let mut table = Table::<G>::new(setup, seed).unwrap();
    let mut list = Vec::new();
    while let Some(choice) = random_choice(table.state(), &mut chance, &mut list) {
        // Players pass only when they must: such games cover more of the rules.
        if list.len() == 1 || choice.to_string() != "pass" {
            table.choose(choice).unwrap();
        }
    }
    table
}
