//! The bar at the top of every table: menu, time in the game, one strip a rival, the newest line of the log.

use super::adviser::adviser_button;
use super::controls::{day_button, light_or_dark, menu_button};
use super::log::log_button;
use super::story;
use crate::components::{icon, seat_class, worded};
use crate::state::any_table::PRESENT;
use crate::state::screen::Page;
use crate::state::store::Store;
use kernel::Seat;
use markup::{IntoView, View, html};
use ui::Overlay;

/// Draws the bar. `time`: the round or the phase. `standing`: the state of a team. `strips`: the rivals; the argument
/// is the seat whose board is open.
pub fn bar(
    store: Store,
    narrow: impl Fn() -> bool + Send + Sync + 'static,
    time: impl Fn() -> View + Send + 'static,
    standing: View,
    strips: impl Fn(Option<Seat>) -> View + Send + 'static,
) -> View {
    html! {
        <header class="top-bar">
            {menu_button(store)}
            <span class="rounds" class:narrow=narrow>{time}</span>
            {day_button(store)}
            <div class="rivals" role="group" aria-label=move || store.texts().rivals()>{move || strips(store.overlay.board.get())}</div>
            {standing}
            {tomes_button(store)}
            {story::button(store)}
            {log_button(store)}
            {adviser_button(store)} {light_or_dark()}
        </header>
    }
}

/// Button that opens the tomes of a chapter; nothing outside a campaign. The code is in the chunk of the other pages,
/// where a chapter begins.
fn tomes_button(store: Store) -> View {
    let has = store.table.look(|table| !table.objectives(PRESENT).is_empty());
    (move || has.get().then(|| store.code.page(Page::OpenTomes))).into_view()
}

/// Strip of a rival. A tap opens or closes its board. `spoken`: its content as text.
pub fn rival_strip(store: Store, seat: Seat, opened: bool, spoken: String, inside: View) -> View {
    let class = if opened { "rival opened" } else { "rival" };
    let press = move |_| store.overlay.toggle(Overlay::Board(seat));
    html! {
        <button
            type="button"
            class=format!("{class} {}", seat_class(seat))
            data-anchor=format!("seat:{}", seat.0)
            aria-expanded=opened.to_string()
            on:click=press
        >
            {worded(spoken, inside)}
        </button>
    }
}

pub fn opens(opened: bool) -> View {
    icon(if opened { "ui-up" } else { "ui-down" }, 14)
}
