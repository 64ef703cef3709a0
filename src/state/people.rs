//! People at a table: the names and faces of its seats, by the keys and the given names of a set-up.

use crate::browser::faces::{self, Who};
use crate::info::localize;
use crate::texts::PageTexts;
use kernel::given_name;
use ui::characters::{self, GUEST_NAMES, guests, level_name, official_name};
use ui::portraits::Portrait;

/// Word of a person in a set-up.
const PERSON: &str = "human";

/// Name of a seat that has no given one.
pub fn default_name(seats: &[String], given: &[String], place: usize, texts: PageTexts) -> String {
    let key = seats.get(place).map_or("", String::as_str);
    if let Some(name) = level_name(seats, place) {
        return name.to_owned();
    }
    match official_name(key) {
        Some(name) => localize(texts.0, name).to_owned(),
        None if key == PERSON => {
            let guest = guests(seats, given, &[]).get(place).copied().flatten();
            GUEST_NAMES[guest.unwrap_or(0)].to_owned()
        }
        None if place == 0 => texts.computer().to_owned(),
        None => texts.computer_n(place + 1),
    }
}

/// Faces of the seats. A person has the face chosen on this device, by name; the only person at a table that of the
/// device. An unnamed one among several is the guest whose name is shown.
pub fn faces(seats: &[String], given: &[String]) -> Vec<&'static Portrait> {
    let alone = seats.iter().filter(|key| *key == PERSON).count() == 1;
    let unnamed = guests(seats, given, &[]);
    let chosen = |place: usize| match given.get(place).and_then(|name| given_name(name)) {
        _ if seats[place] != PERSON => None,
        _ if alone => faces::chosen(Who::Seat(0)),
        Some(name) => faces::chosen(Who::Named(name)),
        None => unnamed[place],
    };
    let chosen: Vec<Option<usize>> = (0..seats.len()).map(chosen).collect();
    characters::faces(seats, &guests(seats, given, &chosen))
}
