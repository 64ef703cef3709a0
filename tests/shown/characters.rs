//! The people of a table: every level of the computer, official opponent and guest has a name, a face and a line, and
//! no two at a table are called the same.

use kernel::{LEVELS, Lang, Setup, Table};
use players::levels;
use std::collections::BTreeSet;
use trilogy::for_each_game;
use ui::characters::{GUEST_NAMES, LEVEL_NAMES, faces, guests, level_name, official_line, official_name};
use ui::portraits::official;

fn words(seats: &[&str]) -> Vec<String> {
    seats.iter().map(|key| (*key).to_owned()).collect()
}

/// The keys of the official opponents of all games.
fn officials() -> Vec<&'static str> {
    let mut keys = Vec::new();
    for_each_game!(G => keys.extend(<G as kernel::Game>::OFFICIALS));
    keys
}

#[test]
fn every_level_and_official_opponent_is_somebody_in_every_language() {
    for lang in Lang::ALL {
        assert!(levels().iter().all(|level| level.sentence(lang).ends_with('.')));
        for key in officials() {
            let [name, line] = [official_name(key), official_line(key)].map(|text| text.unwrap().localize(lang));
            assert!(!name.is_empty() && line.ends_with('.') && official(key).is_some(), "{key}: {name}: {line}");
        }
    }
}

#[test]
fn no_two_people_of_the_house_share_a_name() {
    for lang in Lang::ALL {
        let officials: BTreeSet<&str> =
            officials().into_iter().map(|key| official_name(key).unwrap().localize(lang)).collect();
        let all: Vec<&str> = LEVEL_NAMES.into_iter().flatten().chain(GUEST_NAMES).chain(officials).collect();
        assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len(), "{all:?}");
    }
}

/// Given five seats of one level, then each of them has a name and a face of its own.
#[test]
fn players_of_one_level_are_told_apart() {
    for level in LEVELS {
        let seats = words(&[level; 5]);
        let names: BTreeSet<&str> = (0..5).map(|place| level_name(&seats, place).unwrap()).collect();
        let faces = faces(&seats, &guests(&seats, &[], &[]));
        assert_eq!(names.len(), 5, "{level}");
        assert!((1..5).all(|place| !faces[..place].contains(&faces[place])), "{level}");
    }
}

/// Given other players before it, then a level alone at a table is always the same person.
#[test]
fn a_level_is_the_same_person_on_every_seat() {
    let name = |seats: &[&str], place| level_name(&words(seats), place);
    assert_eq!(name(&["human", "count"], 1), name(&["human", "steward", "human", "count"], 3));
    assert_eq!(name(&["human", "count"], 0), None);
}

/// Given names that people wrote or faces that they chose, then whoever gave none is a guest who is still free.
#[test]
fn no_two_guests_at_a_table_are_the_same() {
    let seats = words(&["human", "human", "count", "human", "random"]);
    let sits = |given: &[&str], chosen: &[Option<usize>]| guests(&seats, &words(given), chosen);
    assert_eq!(sits(&[], &[]), [Some(0), Some(1), None, Some(3), Some(4)]);
    assert_eq!(sits(&["Wido"], &[]), [Some(1), Some(0), None, Some(3), Some(4)]);
    assert_eq!(sits(&["Ann"], &[Some(3)]), [Some(3), Some(1), None, Some(0), Some(4)]);
}

/// A record holds the key of a level and nothing of the person that it is at a table.
#[test]
fn a_record_has_the_word_of_a_level_and_no_name() {
    for_each_game!(G => {
        let table = Table::<G>::new(Setup::of(&["human", "count"]), "7".parse().unwrap()).unwrap();
        let record = table.record();
        assert_eq!(record.setup.seats, ["human", "count"]);
        assert!(record.setup.names.is_empty());
    });
}
