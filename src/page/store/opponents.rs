//! The computer players, the adviser and the turning points: each is a request to the worker.

use super::{Screen, Store};
use crate::bots::{NAMED, Request, RequestKind, WireAdvice, WireTurningPoint, levels};
use crate::kernel::{Chance, Record, Seat, SeatKind};
use crate::page::settings::hidden;
use crate::page::shelf::reader;
use crate::page::worker_client::{self, Answer};
use leptos::prelude::*;
use leptos::web_sys::js_sys::Date;
use std::time::Duration;

/// How long the adviser thinks at most, in milliseconds.
const ADVISED_IN: u32 = 2_000;
/// How long a seat that was hurried thinks about each of its next decisions, in milliseconds.
const HURRIED_IN: u32 = 120;

/// What the worker is at, for the page.
#[derive(Clone, Copy)]
pub struct Opponents {
    /// The share of the thinking that is done, from 0 to 1, while a seat thinks.
    pub share: RwSignal<f32>,
    /// Whether the adviser is open.
    pub open: RwSignal<bool>,
    /// What the adviser says about this decision; none while it is not asked.
    pub advice: RwSignal<Option<Advice>>,
    /// The turning points of the game that is over; none before they are asked for.
    pub turns: RwSignal<Option<Turns>>,
    /// The number of the running request, and the turn that it belongs to.
    request: StoredValue<Option<(u32, u64)>>,
    /// Whether the seat that thinks was hurried: it hurries until a person is asked.
    hurried: StoredValue<bool>,
    /// Whether it was said that the page plays by itself.
    said: StoredValue<bool>,
}

/// What the adviser says.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Advice {
    /// The share of the search that is done, from 0 to 1.
    pub share: f32,
    /// Games tried.
    pub tried: f64,
    /// The choices by their places among the legal ones, the best one first; none while it thinks.
    pub said: Option<Vec<(usize, WireAdvice)>>,
    /// Whether no worker could be asked.
    pub lost: bool,
}

/// The turning points of a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Turns {
    /// The share of the game that was looked at, from 0 to 1.
    pub share: f32,
    /// The dearest one first; none while it is looked for.
    pub found: Option<Vec<WireTurningPoint>>,
    /// Whether no worker could be asked.
    pub lost: bool,
}

impl Opponents {
    pub(super) fn new() -> Self {
        Self {
            share: RwSignal::new(0.0),
            open: RwSignal::new(false),
            advice: RwSignal::new(None),
            turns: RwSignal::new(None),
            request: StoredValue::new(None),
            hurried: StoredValue::new(false),
            said: StoredValue::new(false),
        }
    }
}

impl Store {
    /// The level that decides now, if one does.
    pub(super) fn level(self) -> Option<usize> {
        self.sitting.with_untracked(|sitting| {
            let seat = sitting.table.to_move()?;
            match sitting.table.kinds().get(seat.index()) {
                Some(SeatKind::Level(level)) => Some(*level),
                _ => None,
            }
        })
    }

    /// Whether a seat that thinks decides now. Followed.
    pub fn thinks(self) -> bool {
        self.to_move.get().is_some_and(|seat| matches!(self.kind(seat), SeatKind::Level(_)))
            && self.back.get().is_none()
    }

    /// Lets a level think about this decision, then makes its choice, after `pace` at the earliest.
    pub(super) fn think(self, level: usize, pace: Duration) {
        self.later.with(self, move |parts| (parts.think)(self, level, pace));
    }

    /// The same in the part of the page that comes later.
    pub fn think_here(self, level: usize, pace: Duration) {
        let turn = self.turn.get_value();
        let thinks = self.opponents.request.get_value().is_some_and(|(_, asked)| asked == turn);
        let looks_back = self.sitting.with_untracked(|sitting| sitting.past.is_some());
        if thinks || looks_back || hidden() || self.screen.get_untracked() != Screen::Play {
            return;
        }
        self.rest();
        let kinds = |seat: Option<Seat>| seat.is_none_or(|seat| self.kind(seat) == SeatKind::Human);
        if untrack(|| self.with_table(|table| kinds(table.now().seat))) {
            self.opponents.hurried.set_value(false);
        }
        let Some(mut request) = self.request_about(RequestKind::Choose) else { return };
        request.level = level;
        request.milliseconds = levels().get(level).map_or(HURRIED_IN, |level| level.milliseconds);
        if self.opponents.hurried.get_value() {
            request.milliseconds = request.milliseconds.min(HURRIED_IN);
        }
        self.opponents.share.set(0.0);
        let began = Date::now();
        let far = levels().get(level).is_some_and(|level| level.far);
        let send = if far { worker_client::request_shared } else { worker_client::request };
        let id = send(request, move |answer| match answer {
            Answer::Response(response) if !response.done => self.opponents.share.set(response.progress),
            Answer::Response(response) => self.decide(turn, Some(response.choice), began, pace),
            Answer::Lost => {
                if !self.opponents.said.get_value() {
                    self.opponents.said.set_value(true);
                    self.say(untrack(|| self.words()).plays_itself().to_owned());
                }
                self.decide(turn, None, began, pace);
            }
        });
        self.opponents.request.set_value(Some((id, turn)));
    }

    /// Makes the choice of a seat that thought; without one, what looks best one step ahead.
    fn decide(self, turn: u64, choice: Option<String>, began: f64, pace: Duration) {
        let pace = if self.opponents.hurried.get_value() { pace / 4 } else { pace };
        let spent = Duration::from_secs_f64(((Date::now() - began) / 1_000.0).clamp(0.0, 60.0));
        let choose = move || {
            if self.turn.get_value() != turn {
                return;
            }
            self.opponents.request.set_value(None);
            // Who comes back to a hidden page finds the seat thinking anew.
            if hidden() || self.screen.get_untracked() != Screen::Play {
                return;
            }
            let legal = |word: &String| self.choices.with_untracked(|choices| choices.contains(word));
            if let Some(word) = choice.clone().filter(legal) {
                self.choose_now(&word);
                return;
            }
            let table = self.with_sitting(|sitting| sitting.table.clone());
            let reader = reader(table.game().cover().word);
            if let Some(word) = reader.and_then(|reader| reader.one_step(&*table, &mut Chance::new(turn))) {
                self.choose_now(&word);
            }
        };
        set_timeout(choose, pace.saturating_sub(spent));
    }

    /// Plays the best choice found so far, and hurries on until a person is asked.
    pub fn hurry(self) {
        self.opponents.hurried.set_value(true);
        if let Some((id, _)) = self.opponents.request.get_value() {
            self.later.with(self, move |parts| (parts.stop)(id));
        }
    }

    /// Stops thinking: the page is left or hidden. [`Store::wake`] goes on.
    pub fn rest(self) {
        if let Some((id, _)) = self.opponents.request.try_update_value(Option::take).flatten() {
            self.later.with(self, move |parts| (parts.cancel)(id));
        }
    }

    /// Opens the adviser, who thinks about what the person is asked now.
    pub fn ask_adviser(self) {
        let Opponents { open, advice, .. } = self.opponents;
        if open.get_untracked() || !untrack(|| self.asks_person()) {
            return;
        }
        self.close_all();
        open.set(true);
        // What was said about this decision still holds.
        if advice.with_untracked(|advice| advice.as_ref().is_some_and(|advice| advice.said.is_some())) {
            return;
        }
        let Some(mut request) = self.request_about(RequestKind::Advise) else { return };
        request.milliseconds = ADVISED_IN;
        self.rest();
        self.note_advice();
        advice.set(Some(Advice::default()));
        let turn = self.turn.get_value();
        let id = worker_client::request(request, move |answer| {
            if self.turn.get_value() == turn {
                advice.update(|advice| self.hear(advice.get_or_insert_default(), answer));
            }
        });
        self.opponents.request.set_value(Some((id, turn)));
    }

    /// Takes a response to the adviser's request.
    fn hear(self, advice: &mut Advice, answer: Answer) {
        let Answer::Response(response) = answer else {
            advice.lost = true;
            return;
        };
        advice.share = response.progress;
        if response.done {
            let response = response.whole();
            let legal = self.choices.get_untracked();
            let place = |said: WireAdvice| Some((legal.iter().position(|word| *word == said.choice)?, said));
            let said: Vec<_> = response.advice.into_iter().filter_map(place).take(NAMED).collect();
            advice.lost = said.is_empty();
            advice.tried = response.iterations;
            advice.said = Some(said);
        }
    }

    /// Makes the choice at this place of the list, as the adviser said.
    pub fn choose_advised(self, place: usize) {
        self.close_adviser();
        self.choose_at(place);
    }

    /// Closes the adviser; what it said stays marked on the table. True where it was open.
    pub fn close_adviser(self) -> bool {
        let Opponents { open, advice, .. } = self.opponents;
        let was = open.get_untracked();
        if was {
            open.set(false);
        }
        if was && advice.with_untracked(|advice| advice.as_ref().is_some_and(|advice| advice.said.is_none())) {
            self.rest();
            advice.set(None);
        }
        was
    }

    /// Drops what was asked about a table that is another one now.
    pub(super) fn forget_advice(self) {
        self.rest();
        self.opponents.open.set(false);
        self.opponents.advice.set(None);
        self.opponents.turns.set(None);
    }

    /// Nobody looks at the page: nobody thinks for it.
    pub fn stop_thinking(self) {
        self.close_adviser();
        self.rest();
        if self.opponents.turns.with_untracked(|turns| turns.as_ref().is_some_and(|turns| turns.found.is_none())) {
            self.opponents.turns.set(None);
        }
    }

    fn note_advice(self) {
        let Some(id) = self.sitting.with_untracked(|sitting| sitting.id) else { return };
        self.later.with(self, move |parts| (parts.note_advice)(self, id));
    }

    /// Looks for the turning points of a seat in the game that is over.
    pub fn look_for_turns(self, seat: Seat) {
        let record = Record { snapshot: None, ..self.record() };
        let Ok(payload) = serde_json::to_value(record) else { return };
        let request = Request {
            kind: RequestKind::Review,
            game: self.game.get_untracked().to_owned(),
            seat: Some(seat.0),
            payload,
            ..Request::default()
        };
        let turns = self.opponents.turns;
        turns.set(Some(Turns::default()));
        let turn = self.turn.get_value();
        let id = worker_client::request_shared(request, move |answer| {
            turns.update(|turns| {
                let Some(turns) = turns else { return };
                match answer {
                    Answer::Lost => turns.lost = true,
                    Answer::Response(response) => {
                        turns.share = response.progress;
                        turns.found = response.done.then(|| response.whole().turning_points);
                    }
                }
            });
        });
        self.opponents.request.set_value(Some((id, turn)));
    }

    /// A moment of the past in words: its round, and two choices that there were.
    pub fn moment_texts(self, place: usize, one: &str, other: &str) -> (String, String, String) {
        let (words, lang) = (self.words(), self.lang.get());
        self.with_present(|table| {
            let say = |word: &str| table.text(place, word, lang);
            (words.round_title(table.step(place).round), say(one), say(other))
        })
    }

    /// An request about this decision, with what the seat that decides may know.
    fn request_about(self, kind: RequestKind) -> Option<Request> {
        self.sitting.with_untracked(|sitting| {
            let table = &sitting.table;
            // A number for each game, that tells nothing about its deal.
            let mut chance = table.seed().chance();
            let seed = Chance::new(chance.bits_64()).bits_64();
            let mut hidden = Chance::new(seed ^ (table.last_step() as u64 + 1));
            let payload = reader(table.game().cover().word)?.redealt(&**table, &mut hidden)?;
            Some(Request { kind, game: table.game().cover().word.to_owned(), seed, payload, ..Request::default() })
        })
    }
}
