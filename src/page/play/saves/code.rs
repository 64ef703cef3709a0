//! What reads saves and is loaded lazily. It is handed in.

use super::card::{Card, Older};
use crate::page::play::any_table::AnyTable;
use std::cell::Cell;
use std::pin::Pin;

/// What reads stored saves.
pub trait SaveCode {
    /// Reads a stored card.
    fn card(&self, id: u64, text: &str, newer: bool) -> Card;
    /// The saves of the first version.
    fn older(&self) -> Vec<Older>;
    /// The table of a record that can be played.
    fn table(&self, record: &str) -> Option<Box<dyn AnyTable>>;
}

/// What reads stored saves is on its way; `None` where it cannot be fetched.
type Coming = Pin<Box<dyn Future<Output = Option<&'static dyn SaveCode>>>>;

thread_local! {
    static FETCH: Cell<Option<fn() -> Coming>> = const { Cell::new(None) };
}

/// Says how that is fetched: once, before any save is looked at.
pub fn read_with(fetch: fn() -> Coming) {
    FETCH.set(Some(fetch));
}

/// What reads stored saves, once it has come.
pub(super) async fn code() -> Option<&'static dyn SaveCode> {
    FETCH.get()?().await
}
