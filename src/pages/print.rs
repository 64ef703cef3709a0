//! Printing: the button, and the head of a printed score sheet. The print styles are in `style/lookback.css`.

use super::modes::{full_date, mode_name};
use crate::info::name_of;
use crate::state::results;
use crate::state::saves::now;
use crate::state::store::Store;
use kernel::Record;
use leptos::prelude::*;
use markup::{View, html};

pub fn print_button(store: Store) -> View {
    let print = |_| {
        let _ = window().print();
    };
    html! {
        <button type="button" class="btn print" on:click=print>
            {move || store.texts().print()}
        </button>
    }
}

pub fn print_head(store: Store) -> View {
    let line = move || {
        let texts = store.texts();
        let id = store.table.result_id();
        let result = results::all().into_iter().find(|game| Some(game.id) == id);
        let ended = result.as_ref().map_or_else(now, |game| game.ended);
        let mode = result.map(|game| mode_name(texts, &game.mode())).unwrap_or_default();
        let record = store.record();
        let sheet = |record: &Record| {
            texts.sheet_of(name_of(&record.game), mode, full_date(texts.0, ended), record.seed.text())
        };
        record.as_ref().map(sheet)
    };
    html! { <p class="on-paper">{line}</p> }
}
