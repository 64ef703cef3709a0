//! What the worker is at, and what it has said.

use crate::browser::signal::RwSignal;
use leptos::prelude::*;
use players::{WireAdvice, WireTurningPoint};

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
    pub(super) request: StoredValue<Option<(u32, u64)>>,
    /// Whether the seat that thinks was hurried: it hurries until a person is asked.
    pub(super) hurried: StoredValue<bool>,
    /// Whether it was said that the page plays by itself.
    pub(super) said: StoredValue<bool>,
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
