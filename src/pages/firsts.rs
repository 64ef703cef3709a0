//! Firsts of the game on the table, in sentences.

use crate::components::icon;
use crate::info::name_of;
use crate::state::results;
use crate::state::store::Store;
use history::{First, firsts};
use kernel::Seat;
use markup::{CollectView, View, html};

/// Largest number of sentences.
const MOST: usize = 3;

/// Firsts of the finished game on the table, each with the seat of its person. Not tracked. Empty while its result is
/// not kept.
pub fn of_table(store: Store) -> Vec<(Seat, First)> {
    let Some(id) = store.table.result_id() else { return Vec::new() };
    let kept = results::all();
    let Some(game) = kept.iter().find(|game| game.id == id) else { return Vec::new() };
    firsts(&kept, game).into_iter().take(MOST).map(|(seat, first)| (Seat(seat as u8), first)).collect()
}

/// The list of the firsts. Tracked.
pub fn list(store: Store, firsts: &[(Seat, First)]) -> Option<View> {
    let line = |(seat, first): &(Seat, First)| html! { <li>{icon("ui-crown", 20)} <span>{sentence(store, *seat, first)}</span></li> };
    (!firsts.is_empty()).then(|| html! { <ul class="firsts">{firsts.iter().map(line).collect_view()}</ul> })
}

fn sentence(store: Store, seat: Seat, first: &First) -> String {
    let (texts, name) = (store.texts(), store.table.name(seat));
    let game = name_of(store.table.info().key);
    match first {
        First::Game => texts.first_game(name, game),
        First::Victory => texts.first_victory(name, game),
        First::Over(key) => texts.first_over(name, opponent(store, key)),
        First::Together(coop) => texts.first_together(coop.called(texts.0)),
        First::Best { points, before } => texts.best_of(name, game, *points, *before),
        First::Series(count) => texts.series_of(name, *count),
    }
}

/// Name of the first seat of a kind, by the key of the kind. Tracked.
fn opponent(store: Store, key: &str) -> String {
    let place = store.table.with(|table| table.setup().seats.iter().position(|seat| seat == key));
    place.map_or_else(|| key.to_owned(), |place| store.table.name(Seat(place as u8)))
}
