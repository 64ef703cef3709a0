//! Games, saves and links of older rules: a begun game is finished under the current ones from the state in its record,
//! a finished one can be reviewed, and a link, which holds no state, is reported as older.
//!
//! `golden/older/` holds records and links written under older rules only. Before the rules of a game change, some of
//! its games are written there.

use campaign::{CampaignError, CampaignLink};
use history::{Finished, Marks};
use kernel::{Chance, Declared, Game, Link, Record, RecordError, Setup, Spoken, Table, game_of, random_choice};
use std::fs;
use std::path::Path;
use trilogy::{DECLARED, GAMES};
use trilogy::{for_each_game, with_game};

/// The files with a suffix, by name.
fn older(ending: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/older");
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let files = files.filter(|path| path.extension().is_some_and(|found| found == ending));
    files.map(|path| (path.display().to_string(), fs::read_to_string(path).unwrap())).collect()
}

/// Every game whose rules have changed has records and links from before.
#[test]
fn every_game_of_newer_rules_has_records_and_links_of_older_ones() {
    let records: Vec<String> = older("json").iter().map(|(_, text)| game_of(text).unwrap()).collect();
    let links = older("links");
    let each = links.iter().flat_map(|(_, text)| text.lines()).filter(|link| !CampaignLink::is_one(link));
    let links: Vec<String> = each.map(|link| Link::game_of(link, DECLARED).unwrap()).collect();
    for game in GAMES {
        let rules = with_game!(game, G => <G as Game>::RULES).unwrap();
        assert!(rules == 1 || (records.iter().any(|of| of == game) && links.iter().any(|of| of == game)), "{game}");
    }
}

/// If the rules changed only for tables with a module, there are records of these, and all other tables keep their
/// rules' number.
#[test]
fn a_change_for_the_tables_with_a_part_makes_those_alone_older() {
    fn revised<G: Spoken>() {
        let declared = Declared::of::<G>();
        for &(part, times) in G::MODULE_REVISIONS {
            let began = |setup: &Setup| Table::<G>::new(setup.clone(), 7.into()).unwrap().record();
            let ordinary = began(&Setup::of(&["human", "human"]));
            assert_eq!(ordinary.rules, G::RULES);
            let link = Link::Game(Record { snapshot: None, ..ordinary.clone() });
            assert_eq!(Link::read::<G>(&link.write::<G>().unwrap()), Ok(link));
            let newer = Record { rules: G::RULES + times, check: None, ..ordinary };
            let refused = RecordError::NewerRules { rules: newer.rules, known: G::RULES };
            assert_eq!(Table::<G>::read(&newer.write()).err(), Some(refused));

            let mut setup = Setup::of(&["human", "human"]);
            setup.modules.push(part.to_owned());
            let with_part = began(&setup);
            assert_eq!(with_part.rules, G::RULES + times);
            assert_eq!(declared.rules_of(&setup), G::RULES + times);
            for rules in G::RULES..G::RULES + times {
                let former = Record { rules, check: None, snapshot: None, ..with_part.clone() };
                assert_eq!(Table::<G>::read(&former.write()).err(), Some(RecordError::NoSnapshot), "{part}");
                assert_eq!(Link::Game(former).write::<G>(), Err(RecordError::NoSnapshot), "{part}");
            }

            let kept = older("json").into_iter().filter_map(|(_, text)| Record::read::<G>(text.trim_end()).ok());
            let found = kept.filter(|record| record.setup.modules.iter().any(|word| word == part));
            assert!(found.map(|record| record.rules).any(|rules| rules + 1 == G::RULES + times), "{} {part}", G::NAME);
        }
    }
    for_each_game!(G => revised::<G>());
}

#[test]
fn a_game_of_older_rules_is_finished_from_its_state() {
    for (name, text) in older("json") {
        with_game!(game_of(&text).unwrap().as_str(), G => is_finished::<G>(&name, text.trim_end())).unwrap();
    }
}

fn is_finished<G: Spoken>(name: &str, text: &str) {
    let record = Record::read::<G>(text).unwrap();
    assert!(record.rules < Declared::of::<G>().rules_of(&record.setup), "{name} is of today's rules");
    let mut table = Table::<G>::read(text).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(table.record().write(), text, "{name} is saved as it was");
    let (mut chance, mut list) = (Chance::new(8), Vec::new());
    while let Some(choice) = random_choice(table.state(), &mut chance, &mut list) {
        table.choose(choice).unwrap();
        assert_eq!(table.state().broken(), None, "{name} after {choice}");
    }
    let over = table.record();
    assert_eq!(over.rules, record.rules, "{name} tells under which rules it was begun");
    assert!(over.choices.starts_with(&record.choices), "{name}");
    assert_eq!(Table::<G>::read(&over.write()).unwrap().state(), table.state(), "{name}");
    // Its score is kept like any other.
    let result = Finished::of(1, 1, &table, Marks::default()).unwrap();
    assert!(result.is_whole() && result.total(0) == table.state().scores()[0].total, "{name}");
    // Without its state it is only its choices, which may lead elsewhere now.
    let bare = Record { snapshot: None, ..record };
    assert_eq!(Table::<G>::read(&bare.write()).err(), Some(RecordError::NoSnapshot), "{name}");
    assert_eq!(Link::to(&table).write::<G>(), Err(RecordError::NoSnapshot), "{name} gets no link");
}

#[test]
fn a_link_of_older_rules_says_so() {
    for (name, text) in older("links") {
        for link in text.lines() {
            // A campaign reports it for a chapter.
            if CampaignLink::is_one(link) {
                let read = CampaignLink::open(link).unwrap().record().err();
                let says = matches!(read, Some(CampaignError::Chapter { error: RecordError::NoSnapshot, .. }));
                assert!(says, "{name}: {link}: {read:?}");
                continue;
            }
            let game = Link::game_of(link, DECLARED).unwrap();
            let read = with_game!(game.as_str(), G => Link::read::<G>(link).err()).unwrap();
            assert_eq!(read, Some(RecordError::NoSnapshot), "{name}: {link}");
        }
    }
}
