//! The bar at the top of the table: menu, round, rivals, the newest line of the log.

use super::rivals;
use crate::games::paladins::view_model::names::say;
use crate::games::paladins::view_model::rivals::strips;
use crate::games::paladins::view_model::scene::Scene;
use crate::kernel::Seat;
use crate::page::board::adviser::adviser_button;
use crate::page::board::controls::{day_button, light_or_dark, menu_button, rounds};
use crate::page::board::log::log_button;
use crate::page::play::store::Store;
use leptos::prelude::*;

/// Draws the bar.
pub fn bar(store: Store, scene: Memo<Scene>) -> AnyView {
    let progress = store.look(|table| table.now().progress);
    let strips = Memo::new(move |_| scene.with(strips));
    let open = Callback::new(move |seat: Seat| {
        store.drawer.update(|drawer| *drawer = if *drawer == Some(seat) { None } else { Some(seat) });
    });
    let several = move || strips.with(|strips| strips.len() > 1);
    let round = move || {
        let (round, last) = progress.get();
        let words = store.words();
        match (round, several()) {
            (0, _) => words.setting_up().to_owned(),
            (_, true) => words.round_n(round),
            _ => words.round_of(round, last),
        }
    };
    let rival_label = move || say(store.lang.get(), text!("Rivals"));
    view! {
        <header class="top-bar">
            {menu_button(store)}
            <span class="rounds" class:narrow=several>
                <span class="rounds-label">{round}</span>
                {move || rounds(progress.get())}
            </span>
            {day_button(store)}
            <div class="rivals" role="group" aria-label=rival_label>
                {move || strips.with(|strips| rivals::view(strips, store.drawer.get(), open))}
            </div>
            {crate::page::board::story::button(store)}
            {log_button(store)}
            {adviser_button(store)}
            {light_or_dark()}
        </header>
    }
    .into_any()
}
