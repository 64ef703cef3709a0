//! The turning points of a game that is over: the choices that cost most, what was better and why.

use crate::bots::{WireTurningPoint, signed};
use crate::kernel::{Seat, SeatKind};
use crate::page::board::adviser::reasons;
use crate::page::play::store::{Store, Turns};
use crate::page::widgets::icon;
use leptos::prelude::*;

/// The turning points of the person whose board was looked at; nothing where no person played.
pub fn turning_points(store: Store) -> AnyView {
    let person = move || Some(store.viewer.get()).filter(|seat| store.kind(*seat) == SeatKind::Human);
    // They are looked for at once, while the points are counted. What was broken off begins again by a tap.
    if let Some(seat) = untrack(person).filter(|_| store.opponents.turns.with_untracked(Option::is_none)) {
        store.look_for_turns(seat);
    }
    (move || {
        let seat = person()?;
        let words = store.words();
        Some(view! {
            <section class="panel turning">
                <header>
                    <h2>{words.turning_points()}</h2>
                    <em>{words.turning_hint()}</em>
                </header>
                {move || match store.opponents.turns.get() {
                    None => ask(store, seat),
                    Some(turns) => shown(store, turns),
                }}
            </section>
        })
    })
    .into_any()
}

fn ask(store: Store, seat: Seat) -> AnyView {
    view! {
        <button type="button" class="btn find-turns" on:click=move |_| store.look_for_turns(seat)>
            {icon("ui-hint", 20)}
            {move || store.words().find_turns()}
        </button>
    }
    .into_any()
}

fn shown(store: Store, turns: Turns) -> AnyView {
    let words = store.words();
    match turns.found {
        _ if turns.lost => view! { <p role="status">{words.adviser_lost()}</p> }.into_any(),
        None => view! {
            <progress class="thought" max="1" prop:value=f64::from(turns.share) aria-label=words.thinking()></progress>
        }
        .into_any(),
        Some(found) if found.is_empty() => view! { <p role="status">{words.no_turns()}</p> }.into_any(),
        Some(found) => {
            let points = found.iter().map(|point| point_view(store, point));
            view! { <ol class="turns">{points.collect_view()}</ol> }.into_any()
        }
    }
}

fn point_view(store: Store, point: &WireTurningPoint) -> AnyView {
    let words = store.words();
    let before = point.moment.saturating_sub(1);
    let (round, played, better) = store.moment_texts(before, &point.played, &point.better.choice);
    let cost = signed(-point.better.difference, words.0);
    view! {
        <li>
            <p class="turn-head"><b>{round}</b> <span class="cost">{words.cost_points(cost)}</span></p>
            <p><em>{words.you_chose()}</em> " " {played}</p>
            <p><em>{words.better_was()}</em> " " {better}</p>
            {reasons(&point.better.reasons, store)}
            <button type="button" class="btn" on:click=move |_| store.play_on_from(before)>
                {icon("ui-play", 18)}
                {words.play_from_here()}
            </button>
        </li>
    }
    .into_any()
}
