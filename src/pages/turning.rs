//! The turning points of a finished game: the most expensive choices, with the better ones and the reasons.

use crate::components::icon;
use crate::state::store::{Store, Turns};
use crate::table::adviser::reasons;
use kernel::{Seat, SeatKind};
use leptos::prelude::*;
use markup::{CollectView, IntoView, View, html};
use players::{WireTurningPoint, signed};

pub fn turning_points(store: Store) -> View {
    let person = move || Some(store.table.viewer.get()).filter(|seat| store.table.kind(*seat) == SeatKind::Human);
    // The search starts at once, during the count. An aborted one is restarted by a tap.
    if let Some(seat) = untrack(person).filter(|_| store.opponents.turns.with_untracked(Option::is_none)) {
        store.look_for_turns(seat);
    }
    (move || {
        let seat = person()?;
        let texts = store.texts();
        Some(html! {
            <section class="panel turning">
                <header>
                    <h2>{texts.turning_points()}</h2>
                    <em>{texts.turning_hint()}</em>
                </header>
                {move || match store.opponents.turns.get() {
                    None => ask(store, seat),
                    Some(turns) => shown(store, turns),
                }}
            </section>
        })
    })
    .into_view()
}

fn ask(store: Store, seat: Seat) -> View {
    html! {
        <button type="button" class="btn find-turns" on:click=move |_| store.look_for_turns(seat)>
            {icon("ui-hint", 20)}
            {move || store.texts().find_turns()}
        </button>
    }
}

fn shown(store: Store, turns: Turns) -> View {
    let texts = store.texts();
    match turns.found {
        _ if turns.lost => html! { <p role="status">{texts.adviser_lost()}</p> },
        None => html! {
            <progress class="thought" max="1" prop:value=f64::from(turns.share) aria-label=texts.thinking()></progress>
        },
        Some(found) if found.is_empty() => html! { <p role="status">{texts.no_turns()}</p> },
        Some(found) => {
            let points = found.iter().map(|point| point_view(store, point));
            html! { <ol class="turns">{points.collect_view()}</ol> }
        }
    }
}

fn point_view(store: Store, point: &WireTurningPoint) -> View {
    let texts = store.texts();
    let before = point.step.saturating_sub(1);
    let (round, played, better) = store.step_texts(before, &point.played, &point.better.choice);
    let cost = signed(-point.better.difference, texts.0);
    html! {
        <li>
            <p class="turn-head"><b>{round}</b> <span class="cost">{texts.cost_points(cost)}</span></p>
            <p><em>{texts.you_chose()}</em> " " {played}</p>
            <p><em>{texts.better_was()}</em> " " {better}</p>
            {reasons(&point.better.reasons, store)}
            <button type="button" class="btn" on:click=move |_| store.play_on_from(before)>
                {icon("ui-play", 18)}
                {texts.play_from_here()}
            </button>
        </li>
    }
}
