//! The table of the running game, or the curtain before it.

use crate::state::any_table::AnyGame;
use crate::state::screen::Page;
use crate::state::store::use_store;
use leptos::prelude::*;
use markup::{IntoView, View};

pub fn play() -> View {
    let store = use_store();
    store.wake();
    on_cleanup(move || store.opponents.rest());
    (move || {
        if let Some(seat) = store.choosing.curtain.get() {
            return store.code.page(Page::Curtain(seat));
        }
        store.table.game.track();
        untrack(|| store.table.with(|table| Some(table.game())).map_or(View::Nothing, AnyGame::table))
    })
    .into_view()
}
