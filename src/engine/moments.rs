//! Moments: the rare events that are told for themselves. A game says in one table which of its events they are; who gets what
//! by them is read from the events.

use super::gains::Gain;
use super::stage::{Mark, Stage, Tone};
use super::things::{Thing, chip};
use crate::kernel::grammar::{Text, capital, say};
use crate::kernel::{Change, Column, Lang, Previews, Seat};
use std::ops::Range;

/// The anchor of the card that tells a moment.
pub const CARD: &str = "moment";

/// What a game says of a kind of moment.
#[derive(Clone, Copy, Debug)]
pub struct MomentRow {
    /// What it is called.
    pub title: Text,
    /// Its symbol.
    pub sign: &'static str,
    /// The anchors of what it changes for all.
    pub places: &'static [&'static str],
    /// Whether what comes after it belongs to it, up to an event that ends it.
    pub lasts: bool,
    /// Whether it is told by its own sentence, not by what led to it.
    pub says: bool,
}

/// Somebody was first to meet an objective of a campaign: which one, its sentence says.
pub const TOME_TAKEN: MomentRow = MomentRow { says: true, ..MomentRow::of(text!("A tome is taken"), "tome", &[]) };

impl MomentRow {
    /// A moment that is one event, which changes something at these places.
    pub const fn of(title: Text, sign: &'static str, places: &'static [&'static str]) -> Self {
        Self { title, sign, places, lasts: false, says: false }
    }

    /// What comes after it belongs to it.
    #[must_use]
    pub const fn lasting(self) -> Self {
        Self { lasts: true, ..self }
    }
}

/// A game that says which of its events are moments.
pub trait Momentous: Previews {
    /// The moment that an event is, if it is one, in the state after it.
    fn moment(&self, event: &Self::Event) -> Option<&'static MomentRow>;

    /// Whether a moment that lasts ends with this event.
    fn ends_moment(event: &Self::Event) -> bool;
}

/// A moment as it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MomentTold {
    /// What it is.
    pub title: String,
    /// Its symbol.
    pub sign: &'static str,
    /// What led to it, in a sentence; empty where nothing did.
    pub cause: String,
    /// What it changes for each seat.
    pub seats: Vec<SeatTold>,
    /// The anchors of what it changes for all.
    pub places: Vec<String>,
}

/// What a moment changes for a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatTold {
    /// The seat.
    pub seat: Seat,
    /// Its chips.
    pub chips: Vec<Gain>,
    /// Its points, and how many it gained since the moment before, where they are told.
    pub points: Option<(i32, i32)>,
}

impl MomentTold {
    /// What of it is lit: the places that it changes, and the strips of those for whom it changes something, each with what it
    /// changes most. A wire leads there from the card that tells it.
    pub fn stage(&self) -> Stage {
        let rings = self.places.iter().map(|place| (place.clone(), Tone::Plain)).collect();
        let strip = |told: &SeatTold| format!("seat:{}", told.seat.0);
        let mark = |told: &SeatTold| {
            let chip = told.chips.first()?;
            let tone = if chip.is_welcome() { Tone::Good } else { Tone::Danger };
            Some(Mark { place: strip(told), sign: Some(chip.sign.icon), text: chip.number(), tone })
        };
        let changed = self.seats.iter().filter(|told| !told.chips.is_empty());
        let lit: Vec<String> = self.places.iter().cloned().chain(changed.map(strip)).collect();
        let wires = lit.iter().map(|place| (CARD.to_owned(), place.clone())).collect();
        Stage { shaded: true, rings, wires, marks: self.seats.iter().filter_map(mark).collect(), lit }
    }

    /// By how much a seat is ahead of all others in points; none where it is not, or where none are told.
    pub fn lead(&self, seat: Seat) -> Option<i32> {
        let of = |told: &SeatTold| told.points.map(|(now, _)| now);
        let own = self.seats.iter().find(|told| told.seat == seat).and_then(of)?;
        let others = self.seats.iter().filter(|told| told.seat != seat).filter_map(of).max()?;
        (own > others).then_some(own - others)
    }
}

/// The moments in a row of events after which the table is `after`. `told`: the sentences, with the places of their events.
pub fn moments<G: Momentous<Thing: Thing>>(
    after: &G,
    events: &[G::Event],
    told: &[(Range<usize>, String)],
    lang: Lang,
) -> Vec<MomentTold> {
    let begins = events.iter().enumerate().filter_map(|(place, event)| Some((place, after.moment(event)?)));
    let mut found: Vec<MomentTold> = Vec::new();
    let mut end = 0;
    for (place, row) in begins {
        if place < end {
            continue;
        }
        let last = events[place..].iter().position(G::ends_moment).filter(|_| row.lasts);
        end = place + last.map_or(1, |last| last + 1);
        let cause = told.iter().rev().find(|(places, _)| places.end <= place).map(|(_, text)| text.clone());
        let of_it = told.iter().find(|(places, _)| places.contains(&place)).map(|(_, text)| text.clone());
        let seats = (0..after.seats()).map(|seat| Seat(seat as u8));
        found.push(MomentTold {
            title: capital(say(lang, row.title)),
            sign: row.sign,
            cause: cause.filter(|_| !row.says).or(of_it).unwrap_or_default(),
            seats: seats.map(|seat| seat_told::<G>(seat, &events[place..end], lang)).collect(),
            places: row.places.iter().map(|place| (*place).to_owned()).collect(),
        });
    }
    found
}

fn seat_told<G: Previews<Thing: Thing>>(seat: Seat, events: &[G::Event], lang: Lang) -> SeatTold {
    let changes = events.iter().filter_map(|event| G::change(event, seat));
    let own = changes.filter(|change: &Change<G::Thing>| change.column != Column::Then);
    SeatTold { seat, chips: Gain::sum(own.map(|change| chip(change, seat, lang))), points: None }
}
