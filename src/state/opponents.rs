//! The work of the computer players and of the adviser: its progress, results and end.

use super::code::{Code, LaterTask};
use super::overlay::OpenOverlay;
use leptos::prelude::*;
use markup::RwSignal;
use players::{WireAdvice, WireTurningPoint};

#[derive(Clone, Copy)]
pub struct Opponents {
    code: Code,
    overlay: OpenOverlay,
    /// Share of the search that is done, from 0 to 1, while a seat thinks.
    pub share: RwSignal<f32>,
    /// Advice on this decision; `None` if it was not asked for.
    pub advice: RwSignal<Option<AdviserState>>,
    /// Turning points of the finished game; `None` before they are asked for.
    pub review: RwSignal<Option<ReviewState>>,
    /// Number of the running request, and the turn that it belongs to.
    pub(super) request: StoredValue<Option<(u32, u64)>>,
    /// True after the seat that thinks was hurried; reset when a person is asked.
    pub(super) hurried: StoredValue<bool>,
    /// True after the message that no worker answers and the page itself plays.
    pub(super) warned: StoredValue<bool>,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct AdviserState {
    /// Share of the search that is done, from 0 to 1.
    pub share: f32,
    /// Number of simulated games.
    pub tried: f64,
    /// Choices by index among the legal ones, best first; `None` while the search runs.
    pub advised: Option<Vec<(usize, WireAdvice)>>,
    /// True if no worker could be asked.
    pub lost: bool,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReviewState {
    /// Share of the game that was analysed, from 0 to 1.
    pub share: f32,
    /// Turning points, most expensive first; `None` while the search runs.
    pub found: Option<Vec<WireTurningPoint>>,
    /// True if no worker could be asked.
    pub lost: bool,
}

impl Opponents {
    pub(super) fn new(code: Code, overlay: OpenOverlay) -> Self {
        Self {
            code,
            overlay,
            share: RwSignal::new(0.0),
            advice: RwSignal::new(None),
            review: RwSignal::new(None),
            request: StoredValue::new(None),
            hurried: StoredValue::new(false),
            warned: StoredValue::new(false),
        }
    }

    /// Makes the best choice found so far, and shortens the next ones until a person is asked.
    pub fn hurry(self) {
        self.hurried.set_value(true);
        if let Some((id, _)) = self.request.get_value() {
            self.code.run(LaterTask::Stop(id));
        }
    }

    /// Stops the search while the page is left or hidden. [`Store::wake`](super::store::Store::wake) restarts it.
    pub fn rest(self) {
        if let Some((id, _)) = self.request.try_update_value(Option::take).flatten() {
            self.code.run(LaterTask::Cancel(id));
        }
    }

    /// Drops the advice on an earlier table.
    pub(super) fn forget_advice(self) {
        self.rest();
        self.overlay.close_adviser();
        self.advice.set(None);
        self.review.set(None);
    }

    /// Stops all searches while the page is hidden.
    pub fn stop(self) {
        self.overlay.close_adviser();
        self.rest();
        if self.review.with_untracked(|review| review.as_ref().is_some_and(|review| review.found.is_none())) {
            self.review.set(None);
        }
    }

    /// Ends the search for advice once the adviser is closed. Found advice stays marked on the table.
    pub fn follow_adviser(self) {
        Effect::new(move |was_open: Option<bool>| {
            let is_open = self.overlay.has_adviser();
            let searches =
                |advice: &Option<AdviserState>| advice.as_ref().is_some_and(|advice| advice.advised.is_none());
            if was_open == Some(true) && !is_open && self.advice.with_untracked(searches) {
                untrack(|| self.rest());
                self.advice.set(None);
            }
            is_open
        });
    }
}
