//! People at a table: those of each level of the computer, the official opponents and the guests. A guest is
//! whoever has no other name, and the face that a person may choose.

use crate::portraits::{self, Portrait};
use kernel::{LEVELS, given_name};
use lang::Text;

/// Number of people of one level, as many as sit at the largest table.
pub const OF_A_LEVEL: usize = 5;

/// Names of the people of each level, in the order of [`LEVELS`]. They are the same in every language.
pub const LEVEL_NAMES: [[&str; OF_A_LEVEL]; LEVELS.len()] = [
    ["Alix", "Aubin", "Maude", "Milo", "Blanche"],
    ["Fulrad", "Aveline", "Warin", "Richild", "Gautier"],
    ["Raoul", "Yolande", "Thibaut", "Mathilde", "Renaud"],
    ["Odo", "Rothild", "Robert", "Isabeau", "Lambert"],
    ["Charles", "Brunhild", "Louis", "Balthild", "Carloman"],
];

pub const GUEST_NAMES: [&str; 10] =
    ["Odila", "Wido", "Bertha", "Hugo", "Gisela", "Idris", "Adela", "Rainer", "Ragna", "Ansgar"];

/// Name of an official opponent, by its key in a set-up.
pub fn official_name(key: &str) -> Option<Text> {
    Some(match key {
        "solo-easy" | "solo-standard" | "solo-hard" => Text::same("Ganelon"),
        "solo-cleric" => Text::same("Alcuin"),
        "solo-builder" => text!("Einhard"),
        "solo-noble" => text!("Gerold"),
        "solo-card" => Text::same("Fortunata"),
        "solo-constantine" => text!("Constantine"),
        "solo-helena" => text!("Helena"),
        _ => return None,
    })
}

/// A line on the play and the strength of an official opponent, by its key in a set-up.
pub fn official_line(key: &str) -> Option<Text> {
    Some(match key {
        "solo-easy" | "solo-standard" | "solo-hard" => {
            text!("The Rival pays for nothing and races you to the King’s Orders. Each Workshop makes him stronger.")
        }
        "solo-cleric" => {
            text!("Copies one Manuscript after another, without haste. The longer the game, the harder he is to beat.")
        }
        "solo-builder" => {
            text!("Covers the land with Buildings. Merciless to anyone who plans no further than one turn.")
        }
        "solo-noble" => text!("Sends his Workers up the Castle, tier by tier. Few opponents are harder to catch."),
        "solo-card" => text!("Flips Debts and Deeds as others turn pages. She forgives a slow start."),
        "solo-constantine" => {
            text!("Raises the Cathedral, level by level. As strong as the head start that you give him.")
        }
        "solo-helena" => text!("Puts up one Building after another. As strong as the head start that you give her."),
        _ => return None,
    })
}

/// Name of the computer player on a seat, of these keys of a set-up; `None` for any other seat.
pub fn level_name(seats: &[String], place: usize) -> Option<&'static str> {
    Some(LEVEL_NAMES[level(seats.get(place)?)?][alike_before(seats, place)])
}

/// Guest on each seat; `None` for levels and official opponents. A guest is chosen, or named by the given name; any
/// other seat has its own one, or the first that is free.
pub fn guests(seats: &[String], given: &[String], chosen: &[Option<usize>]) -> Vec<Option<usize>> {
    let sits = |key: &str| level(key).is_none() && portraits::official(key).is_none();
    let named = |place: usize| {
        let name = given_name(given.get(place)?)?;
        GUEST_NAMES.iter().position(|guest| *guest == name)
    };
    let fixed = |place: usize| chosen.get(place).copied().flatten().or_else(|| named(place));
    let of_seat = |(place, key): (usize, &String)| fixed(place).filter(|_| sits(key));
    let mut guests: Vec<Option<usize>> = seats.iter().enumerate().map(of_seat).collect();
    for (place, key) in seats.iter().enumerate() {
        if guests[place].is_none() && sits(key) {
            let is_free = |guest: &usize| !guests.contains(&Some(*guest));
            guests[place] = std::iter::once(place).chain(0..GUEST_NAMES.len()).find(is_free);
        }
    }
    guests
}

/// Faces of the seats of these keys, with these guests.
pub fn faces(seats: &[String], guests: &[Option<usize>]) -> Vec<&'static Portrait> {
    let face = |(place, key): (usize, &String)| match level(key) {
        Some(level) => portraits::level(level, alike_before(seats, place)),
        None => portraits::official(key).unwrap_or_else(|| {
            let guest = guests.get(place).copied().flatten();
            portraits::guest(guest.unwrap_or(place))
        }),
    };
    seats.iter().enumerate().map(face).collect()
}

fn level(key: &str) -> Option<usize> {
    LEVELS.iter().position(|level| *level == key)
}

/// Number of seats of the same key before one, at the largest table.
fn alike_before(seats: &[String], place: usize) -> usize {
    seats[..place].iter().filter(|key| **key == seats[place]).count() % OF_A_LEVEL
}
