//! The reader of stored saves, which is loaded lazily.

use crate::browser::lazy::Chunk;
use crate::state::services::{LaterPages, Lazy};
use std::cell::Cell;

thread_local! {
    static LAZY: Cell<Option<Chunk<Lazy>>> = const { Cell::new(None) };
}

/// Says where that comes from: once, before any save is looked at.
pub fn read_with(lazy: Chunk<Lazy>) {
    LAZY.set(Some(lazy));
}

/// The reader of stored saves; `None` where it cannot be fetched.
pub(super) async fn code() -> Option<&'static dyn LaterPages> {
    LAZY.get()?.come().await.ok().map(|lazy| lazy.0)
}
