//! Golden games replay to the same states, and save, undo and redo keep them.

#[path = "golden/mod.rs"]
mod games;

use francia::games::paladins::Paladins;
use francia::games::viscounts::Viscounts;
use francia::kernel::{Game, Record, Seed, Setup, Table, random_choice, state_hash};
use games::Golden;
use std::fs;

/// The name of a golden game, who sits at the table, and the parts that are added.
type Played = (&'static str, &'static [&'static str], &'static [&'static str]);

/// The set-ups of the golden games. `FRANCIA_BLESS=1 cargo test --test golden -- --nocapture` writes them anew, after a
/// change of the rules that is meant to change games; the rules' version goes up with it. A game whose choices lead to the
/// same states as before keeps them, and only its rules' number and fingerprint change; any other is played anew, and named.
const PALADINS: [Played; 5] = [
    ("paladins-two", &["random", "random"], &[]),
    ("paladins-three-bonus", &["random", "random", "random"], &["bonus-townsfolk"]),
    ("paladins-four", &["random", "random", "random", "random"], &[]),
    ("paladins-solo-easy", &["random", "solo-easy"], &["bonus-townsfolk"]),
    ("paladins-solo-hard", &["random", "solo-hard"], &[]),
];

/// As above.
const VISCOUNTS: [Played; 7] = [
    ("viscounts-two", &["random", "random"], &[]),
    ("viscounts-three-bonus", &["random", "random", "random"], &["bonus-heroes"]),
    ("viscounts-four", &["random", "random", "random", "random"], &[]),
    ("viscounts-solo-cleric", &["random", "solo-cleric"], &[]),
    ("viscounts-solo-builder", &["random", "solo-builder"], &["future-scheme-1"]),
    ("viscounts-solo-noble", &["random", "solo-noble"], &["future-scheme-1", "future-scheme-2", "bonus-heroes"]),
    ("viscounts-solo-card", &["random", "solo-card"], &[]),
];

#[test]
fn golden_games_replay_to_the_same_states() {
    replay::<Paladins>(&PALADINS, &games::PALADINS);
    replay::<Viscounts>(&VISCOUNTS, &games::VISCOUNTS);
}

fn replay<G: Game>(setups: &[Played], golden: &[Golden]) {
    if std::env::var_os("FRANCIA_BLESS").is_some() {
        for (name, seats, modules) in setups {
            let before = golden.iter().find(|golden| golden.name == *name);
            bless::<G>(name, seats, modules, before);
        }
        return;
    }
    for golden in golden {
        let hashes = games::hashes::<G>(golden.record);
        let differs = hashes.lines().zip(golden.hashes.lines()).position(|(now, then)| now != then);
        assert_eq!(differs, None, "{}: the state after so many choices differs", golden.name);
        assert_eq!(hashes.lines().count(), golden.hashes.lines().count(), "{}", golden.name);
    }
}

#[test]
fn golden_games_are_finished_and_keep_every_invariant() {
    finished::<Paladins>(&games::PALADINS);
    finished::<Viscounts>(&games::VISCOUNTS);
}

fn finished<G: Game>(golden: &[Golden]) {
    for golden in golden {
        let table = Table::<G>::read(golden.record).unwrap();
        assert!(table.decision().is_none(), "{} is not finished", golden.name);
        for (number, moment) in table.past().iter().enumerate() {
            assert_eq!(moment.state.broken(), None, "{} after {number} choices", golden.name);
        }
    }
}

/// The record is written as it was read: nothing is lost on the way through the page.
#[test]
fn a_golden_record_is_written_as_it_was_read() {
    written::<Paladins>(&games::PALADINS);
    written::<Viscounts>(&games::VISCOUNTS);
}

fn written<G: Game>(golden: &[Golden]) {
    for golden in golden {
        let table = Table::<G>::read(golden.record).unwrap();
        assert_eq!(table.record().write(), golden.record.trim_end(), "{}", golden.name);
    }
}

/// The game that there was, under today's rules; its first choice that leads elsewhere now, where there is one.
fn kept<G: Game>(before: &Golden) -> Result<Table<G>, usize> {
    let record = Record { rules: G::RULES, check: None, snapshot: None, ..Record::read::<G>(before.record).unwrap() };
    let mut table = Table::<G>::new(record.setup.clone(), record.seed.clone()).map_err(|_| 0_usize)?;
    let mut hashes = before.hashes.lines();
    let mut same = |table: &Table<G>| hashes.next() == Some(&*format!("{:016x}", state_hash(table.state())));
    if !same(&table) {
        return Err(0);
    }
    for (place, word) in record.choices.iter().enumerate() {
        let played = word.parse().is_ok_and(|choice| table.choose(choice).is_ok());
        if !played || !same(&table) {
            return Err(place + 1);
        }
    }
    Ok(table)
}

fn bless<G: Game>(name: &str, seats: &[&str], modules: &[&str], before: Option<&Golden>) {
    let table = match before.map(kept::<G>) {
        Some(Ok(table)) => table,
        elsewhere => {
            let choice = elsewhere.and_then(Result::err);
            println!("{name} is played anew: its choice {choice:?} leads elsewhere");
            played_anew(name, seats, modules)
        }
    };
    let record = table.record().write();
    let folder = format!("{}/tests/golden", env!("CARGO_MANIFEST_DIR"));
    fs::write(format!("{folder}/{name}.hashes"), games::hashes::<G>(&record)).unwrap();
    fs::write(format!("{folder}/{name}.json"), record + "\n").unwrap();
}

fn played_anew<G: Game>(name: &str, seats: &[&str], modules: &[&str]) -> Table<G> {
    let mut setup = Setup::of(seats);
    setup.modules = modules.iter().map(|&module| module.to_owned()).collect();
    let seed: Seed = name.parse().unwrap();
    let mut chance = seed.chance();
    let mut table = Table::<G>::new(setup, seed).unwrap();
    let mut list = Vec::new();
    while let Some(choice) = random_choice(table.state(), &mut chance, &mut list) {
        // Players who only pass when they must get further: their games show more of the rules.
        if list.len() == 1 || choice.to_string() != "pass" {
            table.choose(choice).unwrap();
        }
    }
    table
}
