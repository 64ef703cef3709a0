//! Progress and results of the worker.

use crate::browser::signal::RwSignal;
use leptos::prelude::*;
use players::{WireAdvice, WireTurningPoint};

/// Work of the worker, for the page.
#[derive(Clone, Copy)]
pub struct Opponents {
    /// Share of the search that is done, from 0 to 1, while a seat thinks.
    pub share: RwSignal<f32>,
    /// Advice on this decision; `None` if it was not asked for.
    pub advice: RwSignal<Option<Advice>>,
    /// Turning points of the finished game; `None` before they are asked for.
    pub turns: RwSignal<Option<Turns>>,
    /// Number of the running request, and the turn that it belongs to.
    pub(super) request: StoredValue<Option<(u32, u64)>>,
    /// True after the seat that thinks was hurried; reset when a person is asked.
    pub(super) hurried: StoredValue<bool>,
    /// True after the message that no worker answers and the page itself plays.
    pub(super) said: StoredValue<bool>,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Advice {
    /// Share of the search that is done, from 0 to 1.
    pub share: f32,
    /// Number of simulated games.
    pub tried: f64,
    /// Choices by index among the legal ones, best first; `None` while the search runs.
    pub said: Option<Vec<(usize, WireAdvice)>>,
    /// True if no worker could be asked.
    pub lost: bool,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Turns {
    /// Share of the game that was analysed, from 0 to 1.
    pub share: f32,
    /// Turning points, most expensive first; `None` while the search runs.
    pub found: Option<Vec<WireTurningPoint>>,
    /// True if no worker could be asked.
    pub lost: bool,
}

impl Opponents {
    pub(super) fn new() -> Self {
        Self {
            share: RwSignal::new(0.0),
            advice: RwSignal::new(None),
            turns: RwSignal::new(None),
            request: StoredValue::new(None),
            hurried: StoredValue::new(false),
            said: StoredValue::new(false),
        }
    }
}
