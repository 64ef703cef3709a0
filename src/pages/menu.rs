//! The menu of the table: settings, undo in practice, the record, the link home.

use super::daily::on_the_table;
use super::download::save_record;
use super::share_link::share_button;
use super::timeline::look_back_button;
use crate::components::{drawer, icon};
use crate::state::store::{Screen, Store, use_store};
use leptos::prelude::*;
use markup::{IntoView, View, html};
use ui::Overlay;

pub fn menu() -> View {
    let store = use_store();
    let close = Callback::new(move |()| store.overlay.close());
    (move || {
        let texts = store.texts();
        drawer(
            "menu-drawer",
            icon("ui-menu", 24),
            texts.menu().to_owned(),
            ().into_view(),
            texts.close(),
            close,
            inside(store).into_view(),
        )
    })
    .into_view()
}

fn inside(store: Store) -> View {
    let to_settings = move |_| store.overlay.open(Overlay::Settings);
    html! {
        <div class="menu">
            <button type="button" class="btn" on:click=to_settings>
                {icon("ui-settings", 20)}
                {move || store.texts().settings()}
            </button>
            <button type="button" class="btn" disabled=move || !store.undo.can_redo.get() on:click=move |_| store.redo()>
                {icon("ui-undo", 20)}
                {move || store.texts().redo()}
            </button>
            <button
                type="button"
                class="btn"
                disabled=move || !store.undo.can_restart.get()
                on:click=move |_| {
                    let _ = store.restart_turn();
                    store.overlay.close();
                }
            >
                {icon("ui-undo", 20)}
                {move || store.texts().restart_turn()}
            </button>
            {look_back_button(store, "btn")} {share_button(store)}
            <Show when=move || store.has_left_lesson()>
                <button type="button" class="btn" data-lesson="" on:click=move |_| store.resume_lesson_now()>
                    {icon("ui-book", 20)}
                    {move || store.texts().back_to_lesson()}
                </button>
            </Show>
            <button type="button" class="btn" on:click=move |_| save_record(store)>
                {icon("ui-export", 20)}
                {move || store.texts().save_record()}
            </button>
            <button type="button" class="btn" on:click=move |_| store.open_rules("turn")>
                {icon("ui-book", 20)}
                {move || store.texts().rules()}
            </button>
            <button type="button" class="btn" on:click=move |_| store.screen.set(Screen::Saves)>
                {icon("ui-import", 20)}
                {move || store.texts().saved_games()}
            </button>
            <button type="button" class="btn" on:click=move |_| store.screen.set(Screen::Home)>
                {icon("ui-back", 20)}
                {move || store.texts().leave()}
            </button>
            {move || on_the_table(store).map(|line| html! { <p class="note">{icon("ui-day", 20)} <b>{line}</b></p> })}
            <p class="note">
                {icon("ui-dice", 20)} <span>{move || seed_line(store)}</span>
            </p>
            <p class="note">{move || store.texts().about_fan()}</p>
        </div>
    }
}

fn seed_line(store: Store) -> String {
    let texts = store.texts();
    let (seed, practice) = store.table.with(|table| (table.seed().text().to_owned(), table.practice()));
    let parts = if practice || store.table.practice() { texts.practice_game() } else { store.table.info().name };
    let line = texts.with_parts(parts, seed);
    store.score_to_beat().map_or(line.clone(), |score| format!("{line} · {}", texts.to_beat(score)))
}
