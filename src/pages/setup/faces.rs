//! Names and faces of whoever is to sit at the table of the set-up.

use super::form::{SetupForm, Sitter};
use crate::browser::faces::{self, Who};
use crate::state::people::default_name;
use kernel::grammar::you;
use leptos::prelude::*;
use ui::characters::{self, GUEST_NAMES, guests};
use ui::portraits::Portrait;

impl SetupForm {
    /// Words and given names of the taken seats.
    pub fn words_and_names(self) -> (Vec<String>, Vec<String>) {
        let name = |place: usize| match self.sitters[place].get() {
            Sitter::Person => self.given_name(place),
            _ => String::new(),
        };
        let taken = self.taken().into_iter();
        taken.map(|place| (self.key(place).unwrap_or("human").to_owned(), name(place))).unzip()
    }

    /// Guest on each taken seat, by the chosen faces and the names.
    pub fn guests(self, seats: &[String], given: &[String]) -> Vec<Option<usize>> {
        let alone = self.people() == 1;
        let chosen = |(seat, place): (usize, usize)| match self.sitters[place].get() {
            Sitter::Person if alone => self.faces.get()[0],
            Sitter::Person => self.faces.get()[place].or_else(|| faces::chosen(Who::Named(&given[seat]))),
            _ => None,
        };
        let chosen: Vec<Option<usize>> = self.taken().into_iter().enumerate().map(chosen).collect();
        guests(seats, given, &chosen)
    }

    /// Index of a seat in the game to begin.
    fn seat_of(self, place: usize) -> usize {
        self.taken().iter().take_while(|taken| **taken < place).count()
    }

    /// Guest on a seat, if it has one.
    pub fn guest(self, place: usize) -> Option<usize> {
        let (seats, given) = self.words_and_names();
        self.guests(&seats, &given).get(self.seat_of(place)).copied().flatten()
    }

    /// Face of whoever sits on a seat.
    pub fn face(self, place: usize) -> Option<&'static Portrait> {
        let (seats, given) = self.words_and_names();
        characters::faces(&seats, &self.guests(&seats, &given)).get(self.seat_of(place)).copied()
    }

    /// Name of whoever sits on a seat.
    pub fn name(self, place: usize) -> String {
        let texts = self.store.texts();
        let own = self.given_name(place);
        match self.sitters[place].get() {
            Sitter::Nobody => String::new(),
            Sitter::Person if self.people() == 1 => you(texts.0).to_owned(),
            Sitter::Person if !own.is_empty() => own,
            Sitter::Person => self.guest(place).map_or("", |guest| GUEST_NAMES[guest]).to_owned(),
            Sitter::Computer | Sitter::Official => {
                let (seats, given) = self.words_and_names();
                default_name(&seats, &given, self.seat_of(place), texts)
            }
        }
    }

    /// Gives a person a face, and keeps it on the device.
    pub fn choose_face(self, place: usize, guest: usize) {
        let alone = untrack(|| self.people()) == 1;
        let own = if alone { 0 } else { place };
        self.faces.update(|faces| faces[own] = Some(guest));
        self.keep_face(own);
    }

    /// Keeps the face of a seat, also for the name that it has.
    pub fn keep_face(self, place: usize) {
        let Some(guest) = self.faces.get_untracked()[place] else { return };
        let name = untrack(|| self.given_name(place));
        let named = Some(Who::Named(&name)).filter(|_| !name.is_empty());
        for who in [Who::Seat(place)].into_iter().chain(named) {
            if faces::chosen(who) != Some(guest) {
                faces::choose(who, guest);
            }
        }
    }
}
