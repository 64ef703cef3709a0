//! Games of former rules: a game that was begun is finished under today's from the state in its record, a finished one is
//! looked back at, and gets no link, which holds no state.

use history::{Finished, Marks};
use kernel::{Chance, Declared, Link, Record, RecordError, Setup, Spoken, Table, random_choice};
use trilogy::for_each_game;

/// The record of a game of two after so many choices.
fn played<G: Spoken>(modules: &[&str], most: usize) -> Record {
    let modules = modules.iter().map(|&key| key.to_owned()).collect();
    let mut table = Table::<G>::new(Setup { modules, ..Setup::of(&["human", "human"]) }, 7.into()).unwrap();
    let (mut chance, mut list) = (Chance::new(7), Vec::new());
    while table.past().len() <= most
        && let Some(choice) = random_choice(table.state(), &mut chance, &mut list)
    {
        table.choose(choice).unwrap();
    }
    table.record()
}

/// The same record, had it been played under the rules before today's.
fn former(record: Record) -> Record {
    Record { rules: record.rules - 1, check: None, ..record }.sealed()
}

/// A change of rules for tables with a certain part leaves the rules version of all other tables as it was.
#[test]
fn a_change_for_the_tables_with_a_part_makes_those_alone_former() {
    fn revised<G: Spoken>() {
        let declared = Declared::of::<G>();
        for &(part, times) in G::MODULE_REVISIONS {
            let ordinary = played::<G>(&[], 0);
            assert_eq!(ordinary.rules, G::RULES);
            let link = Link::Game(Record { snapshot: None, ..ordinary.clone() });
            assert_eq!(Link::read::<G>(&link.write::<G>().unwrap()), Ok(link));
            let newer = Record { rules: G::RULES + times, check: None, ..ordinary };
            let refused = RecordError::NewerRules { rules: newer.rules, known: G::RULES };
            assert_eq!(Table::<G>::read(&newer.write()).err(), Some(refused));

            let with_part = played::<G>(&[part], 0);
            assert_eq!(with_part.rules, G::RULES + times);
            assert_eq!(declared.rules_of(&with_part.setup), G::RULES + times);
            for rules in G::RULES..G::RULES + times {
                let former = Record { rules, check: None, snapshot: None, ..with_part.clone() };
                assert_eq!(Table::<G>::read(&former.write()).err(), Some(RecordError::NoSnapshot), "{part}");
                assert_eq!(kernel::played::<G>(&former).err(), Some(RecordError::NoSnapshot), "{part}");
                assert_eq!(Link::Game(former).write::<G>(), Err(RecordError::NoSnapshot), "{part}");
            }
        }
    }
    for_each_game!(G => revised::<G>());
}

#[test]
fn a_game_of_former_rules_is_finished_from_its_state() {
    fn each<G: Spoken>() {
        let parts = G::MODULE_REVISIONS.iter().map(|&(part, _)| vec![part]);
        for modules in parts.chain([vec![]]) {
            for most in [0, 25, usize::MAX] {
                is_finished::<G>(&former(played::<G>(&modules, most)));
            }
        }
    }
    for_each_game!(G => each::<G>());
}

fn is_finished<G: Spoken>(record: &Record) {
    let text = record.write();
    let mut table = Table::<G>::read(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(table.record().write(), text, "it is saved as it was");
    let (mut chance, mut list) = (Chance::new(8), Vec::new());
    while let Some(choice) = random_choice(table.state(), &mut chance, &mut list) {
        table.choose(choice).unwrap();
        assert_eq!(table.state().broken(), None, "{text} after {choice}");
    }
    let over = table.record();
    assert_eq!(over.rules, record.rules, "it tells under which rules it was begun");
    assert!(over.choices.starts_with(&record.choices), "{text}");
    assert_eq!(Table::<G>::read(&over.write()).unwrap().state(), table.state(), "{text}");
    // Its score is kept as any other's.
    let result = Finished::of(1, 1, &table, Marks::default()).unwrap();
    assert!(result.is_complete() && result.total(0) == table.state().scores()[0].total, "{text}");
    // Without its state it is no more than its choices, which may lead elsewhere today.
    let bare = Record { snapshot: None, ..record.clone() };
    assert_eq!(Table::<G>::read(&bare.write()).err(), Some(RecordError::NoSnapshot), "{text}");
    assert_eq!(Link::to(&table).write::<G>(), Err(RecordError::NoSnapshot), "{text} gets no link");
}
