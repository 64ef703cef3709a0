//! The turning points of a finished game: the most expensive choices, with the better ones and the reasons.

use crate::components::icon;
use crate::state::store::{ReviewState, Store};
use crate::table::adviser::reasons;
use kernel::{Seat, SeatKind};
use leptos::prelude::*;
use markup::{CollectView, IntoView, View, html};
use players::{WireTurningPoint, signed};

pub fn turning_points(store: Store) -> View {
    let person = move || Some(store.table.viewer.get()).filter(|seat| store.table.kind(*seat) == SeatKind::Human);
    // The search starts at once, during the count. An aborted one is restarted by a tap.
    if let Some(seat) = untrack(person).filter(|_| store.opponents.review.with_untracked(Option::is_none)) {
        store.look_for_turning_points(seat);
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
                {move || match store.opponents.review.get() {
                    None => ask(store, seat),
                    Some(review) => shown(store, review),
                }}
            </section>
        })
    })
    .into_view()
}

fn ask(store: Store, seat: Seat) -> View {
    html! {
        <button type="button" class="btn find-turns" on:click=move |_| store.look_for_turning_points(seat)>
            {icon("ui-hint", 20)}
            {move || store.texts().find_turning_points()}
        </button>
    }
}

fn shown(store: Store, review: ReviewState) -> View {
    let texts = store.texts();
    match review.found {
        _ if review.lost => html! { <p role="status">{texts.adviser_lost()}</p> },
        None => html! {
            <progress class="thought" max="1" prop:value=f64::from(review.share) aria-label=texts.thinking()></progress>
        },
        Some(found) if found.is_empty() => html! { <p role="status">{texts.no_turning_points()}</p> },
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
