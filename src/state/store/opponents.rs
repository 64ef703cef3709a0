//! The computer players, the adviser and the turning points: each is a request to the worker.

use super::Store;
use crate::browser::presence::hidden;
use crate::browser::worker_client::{self, WorkerReply};
use crate::state::any_table::PRESENT;
use crate::state::code::LaterTask;
use crate::state::opponents::{AdviserState, ReviewState};
use crate::state::screen::Screen;
use kernel::{Chance, Record, Seat, SeatKind, sent};
use leptos::prelude::*;
use leptos::web_sys::js_sys::Date;
use players::{NAMED, Priced, Request, RequestKind, SearchPurpose, WireAdvice, levels};
use std::time::Duration;
use ui::Overlay;

/// Time limit of the adviser, in milliseconds.
const ADVISED_IN: u32 = 2_000;
/// Time limit of a hurried seat for each of its next decisions, in milliseconds.
const HURRIED_IN: u32 = 120;

impl Store {
    /// Lets a level think about this decision, then makes its choice after `pace` at the earliest. Implemented in the
    /// lazily loaded part.
    pub fn think_now(self, level: usize, pace: Duration) {
        let turn = self.table.turn.get_value();
        let thinks = self.opponents.request.get_value().is_some_and(|(_, asked)| asked == turn);
        let looks_back = self.table.is_back();
        if thinks || looks_back || hidden() || self.screen.get_untracked() != Screen::Play {
            return;
        }
        self.opponents.rest();
        let kinds = |seat: Option<Seat>| seat.is_none_or(|seat| self.table.kind(seat) == SeatKind::Human);
        if untrack(|| self.table.with(|table| kinds(table.now().seat))) {
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
        let is_strongest = levels().get(level).is_some_and(|level| level.purpose == SearchPurpose::Strongest);
        let send = if is_strongest { worker_client::request_shared } else { worker_client::request };
        let id = send(request, move |answer| match answer {
            WorkerReply::Response(response) if !response.done => self.opponents.share.set(response.progress),
            WorkerReply::Response(response) => self.decide(turn, Some(response.choice), began, pace),
            WorkerReply::Lost => {
                if !self.opponents.warned.get_value() {
                    self.opponents.warned.set_value(true);
                    self.notices.show_toast(self.settings.texts_now().plays_itself().to_owned());
                }
                self.decide(turn, None, began, pace);
            }
        });
        self.opponents.request.set_value(Some((id, turn)));
    }

    /// Makes the choice of the search; without one, the choice that looks best one step ahead.
    fn decide(self, turn: u64, choice: Option<String>, began: f64, pace: Duration) {
        let pace = if self.opponents.hurried.get_value() { pace / 4 } else { pace };
        let spent = Duration::from_secs_f64(((Date::now() - began) / 1_000.0).clamp(0.0, 60.0));
        let choose = move || {
            if self.table.turn.get_value() != turn {
                return;
            }
            self.opponents.request.set_value(None);
            // When the page is visible again, the seat thinks anew.
            if hidden() || self.screen.get_untracked() != Screen::Play {
                return;
            }
            let legal = |key: &String| self.table.with_session(|session| session.table.keys(PRESENT).contains(key));
            if let Some(key) = choice.clone().filter(legal) {
                self.choose_now(&key);
                return;
            }
            let key = self.table.with_session(|session| {
                let table = &*session.table;
                untrack(|| self.code.reader(table))?.one_step(table, &mut Chance::new(turn))
            });
            if let Some(key) = key {
                self.choose_now(&key);
            }
        };
        set_timeout(choose, pace.saturating_sub(spent));
    }

    /// Opens the adviser and starts its search about the current question.
    pub fn ask_adviser_now(self) {
        let advice = self.opponents.advice;
        if untrack(|| self.overlay.has_adviser() || !self.asks_person()) {
            return;
        }
        self.close_all();
        self.overlay.open(Overlay::Adviser);
        // Advice on this decision is still valid.
        if advice.with_untracked(|advice| advice.as_ref().is_some_and(|advice| advice.advised.is_some())) {
            return;
        }
        let Some(mut request) = self.request_about(RequestKind::Advise) else { return };
        request.milliseconds = ADVISED_IN;
        self.opponents.rest();
        self.note_advice();
        advice.set(Some(AdviserState::default()));
        let turn = self.table.turn.get_value();
        let id = worker_client::request(request, move |answer| {
            if self.table.turn.get_value() == turn {
                advice.update(|advice| self.hear(advice.get_or_insert_default(), answer));
            }
        });
        self.opponents.request.set_value(Some((id, turn)));
    }

    /// Asks the adviser for the reasons of choices with known costs, best first. `hear` gets them in this order, or
    /// `None` if no worker could be asked.
    pub fn explain(self, priced: Vec<Priced>, hear: impl Fn(Option<Vec<WireAdvice>>) + 'static) {
        let Some(request) = self.request_about(RequestKind::Explain) else { return hear(None) };
        let request = Request { priced, milliseconds: ADVISED_IN, ..request };
        self.opponents.rest();
        let turn = self.table.turn.get_value();
        let id = worker_client::request(request, move |answer| match answer {
            _ if self.table.turn.get_value() != turn => {}
            WorkerReply::Lost => hear(None),
            WorkerReply::Response(response) if response.done => hear(Some(response.complete().advice)),
            WorkerReply::Response(_) => {}
        });
        self.opponents.request.set_value(Some((id, turn)));
    }

    /// Handles a response to the adviser's request.
    fn hear(self, advice: &mut AdviserState, answer: WorkerReply) {
        let WorkerReply::Response(response) = answer else {
            advice.lost = true;
            return;
        };
        advice.share = response.progress;
        if response.done {
            let response = response.complete();
            let legal = self.table.choices.get_untracked();
            let place = |advised: WireAdvice| Some((legal.iter().position(|key| *key == advised.choice)?, advised));
            let advised: Vec<_> = response.advice.into_iter().filter_map(place).take(NAMED).collect();
            advice.lost = advised.is_empty();
            advice.tried = response.iterations;
            advice.advised = Some(advised);
        }
    }

    /// Makes the choice with this index, on the adviser's advice.
    pub fn choose_advised(self, place: usize) {
        self.overlay.close_adviser();
        self.choose_at(place);
    }

    fn note_advice(self) {
        let Some(id) = self.table.result_id() else { return };
        self.code.run(LaterTask::NoteAdvice(id));
    }

    /// Searches for the turning points of a seat in the finished game.
    pub fn look_for_turning_points(self, seat: Seat) {
        let Some(record) = self.record() else { return };
        let record = Record { snapshot: None, ..record };
        let request = Request {
            kind: RequestKind::Review,
            game: self.table.game.get_untracked().to_owned(),
            seat: Some(seat.0),
            payload: sent(&record),
            ..Request::default()
        };
        let review = self.opponents.review;
        review.set(Some(ReviewState::default()));
        let turn = self.table.turn.get_value();
        let id = worker_client::request_shared(request, move |answer| {
            review.update(|review| {
                let Some(review) = review else { return };
                match answer {
                    WorkerReply::Lost => review.lost = true,
                    WorkerReply::Response(response) => {
                        review.share = response.progress;
                        review.found = response.done.then(|| response.complete().turning_points);
                    }
                }
            });
        });
        self.opponents.request.set_value(Some((id, turn)));
    }

    /// A past step as text: its round, and two of its choices.
    pub fn step_texts(self, place: usize, one: &str, other: &str) -> (String, String, String) {
        let (texts, lang) = (self.texts(), self.settings.lang.get());
        self.table.with_present(|table| {
            let text = |key: &str| table.text(place, key, lang);
            (texts.round_title(table.step(place).round), text(one), text(other))
        })
    }

    /// Request about this decision, with the information of the deciding seat only.
    fn request_about(self, kind: RequestKind) -> Option<Request> {
        self.table.with_session(|session| {
            let table = &session.table;
            // Identifies the game without revealing its deal.
            let mut chance = table.seed().chance();
            let seed = Chance::new(chance.bits_64()).bits_64();
            let mut hidden = Chance::new(seed ^ (table.last_step() as u64 + 1));
            let payload = untrack(|| self.code.reader(&**table))?.redealt(&**table, &mut hidden)?;
            Some(Request { kind, game: table.game().info().key.to_owned(), seed, payload, ..Request::default() })
        })
    }
}
