//! The tomes of a chapter beside its running table.

use super::button::campaign_button;
use super::tome_card::tome_cards;
use crate::components::{drawer, icon};
use crate::state::any_table::PRESENT;
use crate::state::store::Store;
use campaign::chapters;
use leptos::prelude::*;
use markup::{IntoView, View, html};

pub fn tomes_now(store: Store) -> View {
    let (key, objectives) = store.table.with(|table| (table.game().info().key, table.objectives(PRESENT)));
    let chapter = chapters().iter().position(|of| of.game.name == key).unwrap_or_default();
    tome_cards(store, chapter, &objectives)
}

pub fn tomes_drawer(store: Store) -> View {
    let close = Callback::new(move |()| store.overlay.close());
    let view = move || {
        let texts = store.texts();
        let campaign = store.table.in_campaign().then(|| campaign_button(store, "btn"));
        let inside = html! { {tomes_now(store)} <div class="row">{campaign}</div> };
        let line = html! { <p>{texts.first_takes_it()}</p> };
        drawer(
            "share-drawer tomes-drawer",
            icon("tome", 24),
            texts.the_tomes().to_owned(),
            line,
            texts.close(),
            close,
            inside,
        )
    };
    view.into_view()
}
