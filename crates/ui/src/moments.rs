//! Moments: the rare events that have a card of their own. A game declares in one table which of its events they are;
//! the changes for each seat are read from the events.

use super::gains::Gain;
use super::resources::{Thing, chip};
use super::spotlight::{Mark, Spotlight, Tone};
use kernel::grammar::{Text, capital, localize};
use kernel::{Change, Column, Lang, Previews, Seat};
use std::ops::Range;

pub const CARD: &str = "moment";

#[derive(Clone, Copy, Debug)]
pub struct MomentInfo {
    pub title: Text,
    pub sign: &'static str,
    pub places: &'static [&'static str],
    /// True if the following events belong to it, up to an event that ends it.
    pub lasts: bool,
    /// True if its card shows its own sentence instead of its cause.
    pub says: bool,
    /// True if it is one only where a person is concerned, once the game is set up.
    pub of_people: bool,
    /// Lines that its card shows one after the other; empty if the card is shown at once.
    pub lines: &'static [MomentLineInfo],
}

#[derive(Clone, Copy, Debug)]
pub struct MomentLineInfo {
    pub title: Text,
    pub sign: &'static str,
    pub places: &'static [&'static str],
}

/// A seat was first to meet an objective of a campaign. The sentence names the objective.
pub const TOME_TAKEN: MomentInfo = MomentInfo { says: true, ..MomentInfo::of(text!("A tome is taken"), "tome", &[]) };

impl MomentInfo {
    pub const fn of(title: Text, sign: &'static str, places: &'static [&'static str]) -> Self {
        Self { title, sign, places, lasts: false, says: false, of_people: false, lines: &[] }
    }

    #[must_use]
    pub const fn lasting(self) -> Self {
        Self { lasts: true, ..self }
    }

    #[must_use]
    pub const fn of_people(self) -> Self {
        Self { of_people: true, ..self }
    }

    #[must_use]
    pub const fn in_lines(self, lines: &'static [MomentLineInfo]) -> Self {
        Self { lines, ..self }
    }
}

pub trait HasMoments: Previews {
    /// The moment that an event is, if it is one, in the state after it.
    fn moment(&self, event: &Self::Event) -> Option<&'static MomentInfo>;

    fn ends_moment(event: &Self::Event) -> bool;

    /// True if a later event belongs to a lasting moment. The first one that does not ends it.
    fn belongs(_moment: &Self::Event, _event: &Self::Event) -> bool {
        true
    }

    /// True if an event may have caused a moment. The last such event becomes its cause.
    fn led_to(_moment: &Self::Event, _event: &Self::Event) -> bool {
        true
    }

    /// Sign and text of the card that an event reveals or that a moment is about.
    fn card(&self, _event: &Self::Event, _lang: Lang) -> Option<(&'static str, String)> {
        None
    }

    /// Verdict of a moment on a seat with these changes, in words; `None` where the numbers say all.
    fn verdict(_moment: &Self::Event, _chips: &[Gain], _lang: Lang) -> Option<(Tone, &'static str)> {
        None
    }

    /// Line in which an event of a moment is shown; `so_far` is the line of the event before it. Lines never go back.
    fn line(_event: &Self::Event, so_far: usize) -> usize {
        so_far
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    pub title: String,
    pub sign: &'static str,
    pub cause: String,
    /// Sign and text of the card that it is about.
    pub card: Option<(&'static str, String)>,
    pub seats: Vec<MomentSeat>,
    /// True if it is a moment only where a person is concerned.
    pub of_people: bool,
    pub places: Vec<String>,
    /// Lines, if it has some. Where it stops at a question, later lines are left out.
    pub lines: Vec<MomentLine>,
    /// Place of its first event among those of its step, and that after its last one.
    pub at: usize,
    pub end: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MomentLine {
    pub title: String,
    pub sign: &'static str,
    pub texts: Vec<String>,
    pub seats: Vec<MomentSeat>,
    pub places: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MomentSeat {
    pub seat: Seat,
    pub chips: Vec<Gain>,
    /// Points, and their gain since the moment before, where they are shown.
    pub points: Option<(i32, i32)>,
    /// Verdict on the seat, in words.
    pub verdict: Option<(Tone, &'static str)>,
}

impl MomentSeat {
    pub const fn is_announced(&self) -> bool {
        !self.chips.is_empty() || self.points.is_some() || self.verdict.is_some()
    }
}

impl Moment {
    /// Stage of the moment: the places that it changes, and the strips of the affected seats, each with its main
    /// change. A wire leads there from its card.
    pub fn stage(&self) -> Spotlight {
        lit(&self.places, &self.seats)
    }

    /// Lead of a seat over all others in points; `None` if it is not ahead, or if no points are shown.
    pub fn lead(&self, seat: Seat) -> Option<i32> {
        let of = |of_seat: &MomentSeat| of_seat.points.map(|(now, _)| now);
        let own = self.seats.iter().find(|other| other.seat == seat).and_then(of)?;
        let others = self.seats.iter().filter(|other| other.seat != seat).filter_map(of).max()?;
        (own > others).then_some(own - others)
    }
}

impl MomentLine {
    pub fn stage(&self) -> Spotlight {
        lit(&self.places, &self.seats)
    }
}

/// A stage with these places, and the strips of the affected seats, each with its main change. A wire leads there from
/// its card.
fn lit(places: &[String], seats: &[MomentSeat]) -> Spotlight {
    let rings = places.iter().map(|place| (place.clone(), Tone::Plain)).collect();
    let strip = |seat: &MomentSeat| format!("seat:{}", seat.seat.0);
    let mark = |seat: &MomentSeat| {
        let chip = seat.chips.first()?;
        let tone = if chip.is_welcome() { Tone::Good } else { Tone::Danger };
        Some(Mark { place: strip(seat), sign: Some(chip.sign.icon), text: chip.number(), tone })
    };
    let changed = seats.iter().filter(|seat| !seat.chips.is_empty());
    let lit: Vec<String> = places.iter().cloned().chain(changed.map(strip)).collect();
    let wires = lit.iter().map(|place| (CARD.to_owned(), place.clone())).collect();
    Spotlight { shaded: false, rings, wires, marks: seats.iter().filter_map(mark).collect(), lit }
}

/// Finds the moments in consecutive events before the state `after`. `narrated` holds sentences with the ranges of their
/// events.
pub fn moments<G: HasMoments<Thing: Thing>>(
    after: &G,
    events: &[G::Event],
    narrated: &[(Range<usize>, String)],
    lang: Lang,
) -> Vec<Moment> {
    let begins = events.iter().enumerate().filter_map(|(place, event)| Some((place, after.moment(event)?)));
    let mut found: Vec<Moment> = Vec::new();
    let mut end = 0;
    for (place, row) in begins {
        if place < end {
            continue;
        }
        let rest = &events[place + 1..];
        let of_it = rest.iter().position(|event| !G::belongs(&events[place], event)).unwrap_or(rest.len());
        let last = rest[..of_it].iter().position(G::ends_moment).map_or(of_it, |last| last + 1);
        end = place + 1 + if row.lasts { last } else { 0 };
        let led = |places: &Range<usize>| {
            let earlier = events.get(places.clone()).unwrap_or_default();
            places.end <= place && earlier.iter().any(|event| G::led_to(&events[place], event))
        };
        let cause = narrated.iter().rev().find(|(places, _)| led(places)).map(|(_, text)| text.clone());
        let of_it = narrated.iter().find(|(places, _)| places.contains(&place)).map(|(_, text)| text.clone());
        found.push(Moment {
            title: capital(localize(lang, row.title)),
            sign: row.sign,
            cause: cause.filter(|_| !row.says).or(of_it).unwrap_or_default(),
            card: after.card(&events[place], lang),
            seats: moment_seats::<G>(after, &events[place..end], lang)
                .into_iter()
                .map(|seat| MomentSeat { verdict: G::verdict(&events[place], &seat.chips, lang), ..seat })
                .collect(),
            of_people: row.of_people,
            places: anchors(row.places),
            lines: lines(after, row, events, place..end, narrated, lang),
            at: place,
            end,
        });
    }
    found
}

/// The lines of a moment whose events have these places. Without an event that ends it, the moment stops at a question.
fn lines<G: HasMoments<Thing: Thing>>(
    after: &G,
    row: &MomentInfo,
    events: &[G::Event],
    of: Range<usize>,
    narrated: &[(Range<usize>, String)],
    lang: Lang,
) -> Vec<MomentLine> {
    let stops = !events[of.clone()].last().is_some_and(G::ends_moment);
    // The event that ends it is no part of it.
    let of = if stops { of } else { of.start..of.end - 1 };
    let mut so_far = 0;
    let of_event = |event| {
        so_far = G::line(event, so_far).max(so_far);
        so_far
    };
    let of_events: Vec<usize> = events[of.clone()].iter().map(of_event).collect();
    let reached = if stops { of_events.last().map_or(0, |last| last + 1) } else { row.lines.len() };
    let line = |(number, line): (usize, &MomentLineInfo)| {
        let begin = of.start + of_events.partition_point(|of_event| *of_event < number);
        let end = of.start + of_events.partition_point(|of_event| *of_event <= number);
        let within = narrated.iter().filter(|(places, _)| (begin..end).contains(&places.start));
        MomentLine {
            title: localize(lang, line.title).to_owned(),
            sign: line.sign,
            texts: within.map(|(_, text)| text.clone()).collect(),
            seats: moment_seats::<G>(after, &events[begin..end], lang),
            places: anchors(line.places),
        }
    };
    row.lines.iter().enumerate().take(reached).map(line).collect()
}

fn anchors(places: &[&str]) -> Vec<String> {
    places.iter().map(|place| (*place).to_owned()).collect()
}

fn moment_seats<G: HasMoments<Thing: Thing>>(after: &G, events: &[G::Event], lang: Lang) -> Vec<MomentSeat> {
    (0..after.seats()).map(|seat| moment_seat::<G>(Seat(seat as u8), events, lang)).collect()
}

fn moment_seat<G: Previews<Thing: Thing>>(seat: Seat, events: &[G::Event], lang: Lang) -> MomentSeat {
    MomentSeat { seat, chips: costs_and_gains::<G>(events, seat, lang), points: None, verdict: None }
}

/// Costs and gains of a seat in a row of events, one chip for each thing.
pub fn costs_and_gains<G: Previews<Thing: Thing>>(events: &[G::Event], seat: Seat, lang: Lang) -> Vec<Gain> {
    let changes = events.iter().filter_map(|event| G::change(event, seat));
    let own = changes.filter(|change: &Change<G::Thing>| change.column != Column::Then);
    Gain::sum(own.map(|change| chip(change, seat, lang)))
}
