//! The bar at the top of every table: the menu, what time it is in the game, a strip a rival, the newest line of the log.

use super::adviser::adviser_button;
use super::controls::{day_button, light_or_dark, menu_button};
use super::log::log_button;
use super::story;
use crate::campaign::Objective;
use crate::kernel::Seat;
use crate::page::play::store::Store;
use crate::page::services::memo::Memo;
use crate::page::services::ruled::Ruled;
use crate::page::widgets::{emblem, icon, seat_class, worded};
use leptos::prelude::*;

/// Draws the bar. `time`: the round or the phase; `standing`: how a team stands; `strips`: the rivals, told whose board is opened.
pub fn bar(
    store: Store,
    narrow: impl Fn() -> bool + Send + Sync + 'static,
    time: impl Fn() -> AnyView + Send + 'static,
    standing: AnyView,
    strips: impl Fn(Option<Seat>) -> AnyView + Send + 'static,
) -> AnyView {
    view! {
        <header class="top-bar">
            {menu_button(store)}
            <span class="rounds" class:narrow=narrow>{time}</span>
            {day_button(store)}
            <div class="rivals" role="group" aria-label=move || store.words().rivals()>{move || strips(store.drawer.get())}</div>
            {standing}
            {tomes_button(store)}
            {story::button(store)}
            {log_button(store)}
            {adviser_button(store)} {light_or_dark()}
        </header>
    }
    .into_any()
}

/// Marks with a small book what the open tomes of a chapter count, where nobody has taken them.
fn mark_objectives(objectives: Memo<Vec<Objective>>) {
    let marks = Ruled::at(1);
    Effect::new(move || {
        let anchors: Vec<&str> = objectives.with(|objectives| {
            let open = objectives.iter().filter(|objective| objective.owner.is_none());
            open.flat_map(|objective| objective.tome.counted_at.split('|'))
                .filter(|anchor| !anchor.is_empty())
                .collect()
        });
        let rule = |anchor: &&str| {
            format!(
                ".table > :not(.drawer) [data-anchor=\"{anchor}\"]::after {{ content: \"\"; position: absolute; top: -5px; right: -3px; \
                 width: 9px; height: 12px; background: var(--gold); border: 1px solid var(--line-ink); border-left-width: 3px; \
                 border-radius: 1px 2px 2px 1px; z-index: 1; }}"
            )
        };
        let lies = |anchor: &&str| format!(".table :where([data-anchor=\"{anchor}\"]) {{ position: relative; }}");
        marks.set(&anchors.iter().map(rule).chain(anchors.iter().map(lies)).collect::<Vec<_>>());
    });
    on_cleanup(move || marks.set(&[]));
}

/// The button that opens the tomes of a chapter, with how far one is with each; none in a game by itself.
fn tomes_button(store: Store) -> AnyView {
    let objectives = store.look(|table| table.objectives(usize::MAX));
    mark_objectives(objectives);
    let button = move || {
        let (words, viewer) = (store.words(), store.viewer.get());
        let objectives = objectives.get();
        let told = |objective: &Objective| {
            let (own, goal) = (objective.count(viewer), objective.tome.goal);
            let far = match objective.owner {
                Some(seat) => words.taken_by(store.name(seat)),
                None => words.has_of(own, goal),
            };
            words.named_and_count(objective.tome.title.said(words.0), far)
        };
        let label = objectives.iter().map(told).collect::<Vec<_>>().join("; ");
        let cell = |objective: &Objective| {
            let text = match objective.owner {
                Some(seat) => emblem(seat, 14, None),
                None => format!("{}/{}", objective.count(viewer), objective.tome.goal).into_any(),
            };
            view! { <i>{text}</i> }
        };
        (!objectives.is_empty()).then(|| {
            view! {
                <button
                    type="button"
                    class="icon-button tomes-open"
                    aria-label=label.clone()
                    title=label
                    on:click=move |_| store.tomes_open.set(true)
                >
                    {icon("tome", 24)}
                    <span aria-hidden="true">{objectives.iter().map(cell).collect_view()}</span>
                </button>
            }
        })
    };
    button.into_any()
}

/// A rival's strip; a tap opens her board, or closes it. `spoken`: all that it tells, in words.
pub fn rival_strip(store: Store, seat: Seat, opened: bool, spoken: String, inside: AnyView) -> AnyView {
    let class = if opened { "rival opened" } else { "rival" };
    let press = move |_| store.drawer.update(|drawer| *drawer = if *drawer == Some(seat) { None } else { Some(seat) });
    view! {
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
    .into_any()
}

/// The sign at the end of a strip: whether her board is opened.
pub fn opens(opened: bool) -> AnyView {
    icon(if opened { "ui-up" } else { "ui-down" }, 14)
}
