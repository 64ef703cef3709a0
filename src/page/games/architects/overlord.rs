//! The Overlord of a team: a strip beside the Virtue road, and on a phone his board as an area of its own.

use crate::engine::Tap;
use crate::games::architects::components::Thing;
use crate::games::architects::view_model::anchors::OVERLORD;
use crate::games::architects::view_model::overlord::{Asked, Overlord, Row};
use crate::page::widgets::{icon, tap_button};
use crate::page::words::Words;
use leptos::prelude::*;

/// Draws what the Overlord does next, whom he holds, his Demands and the Events; none where he does not play.
#[allow(clippy::ref_option)] // a panel is drawn from a reference to what its model gives
pub fn view(overlord: &Option<Overlord>) -> AnyView {
    let Some(overlord) = overlord else { return ().into_any() };
    let label = Words(overlord.lang).overlord_title();
    view! {
        <section class="overlord panel area" data-row="" aria-label=label>
            {strip(overlord)} {board(overlord)}
        </section>
    }
    .into_any()
}

fn strip(overlord: &Overlord) -> AnyView {
    let words = Words(overlord.lang);
    let next = match overlord.next[..] {
        [] => view! { <b>"1/"{overlord.choices}</b>{icon("scheme", 17)} }.into_any(),
        _ => overlord.next.iter().map(|sign| icon(sign, 19)).collect_view().into_any(),
    };
    let held = if overlord.holds_yours { "overlord-held yours" } else { "overlord-held" };
    let demand = |asked: &Asked| {
        let class = if asked.given >= asked.asked { "demand met" } else { "demand" };
        let share = 100 * u32::from(asked.given) / u32::from(asked.asked.max(1));
        view! {
            <span class=class>
                {icon(asked.sign, 17)} <b data-count="">{asked.given}</b>"/"{asked.asked}
                <i style=("--share", format!("{share}%"))></i>
            </span>
        }
    };
    let hidden = (overlord.hidden > 0).then(
        || view! { <span class="demand hidden">{icon(Thing::Demand.row().sign, 16)} <b>{overlord.hidden}</b></span> },
    );
    let inside = view! {
        <span class="overlord-next">{icon("overlord", 30)} {icon("ui-next", 9)} {next}</span>
        <span class=held>{icon("capture", 17)}<b data-count="">{overlord.held}</b></span>
        <span class="demands" data-anchor=Thing::Demand.row().anchor>{overlord.demands.iter().map(demand).collect_view()} {hidden}</span>
        <span class="events" data-anchor=Thing::Event.row().anchor>{icon(Thing::Event.row().sign, 17)}<b data-count="">{overlord.events}</b></span>
    };
    let class = if overlord.hard { "overlord-strip hard" } else { "overlord-strip" };
    let label = format!("{}. {}", words.overlord_title(), overlord.label);
    tap_button(Tap::Explain(OVERLORD.to_owned()), Some(OVERLORD.to_owned()), class.to_owned(), label, inside.into_any())
}

fn board(overlord: &Overlord) -> AnyView {
    let row = |row: &Row| {
        view! {
            <li class="line">
                {icon(row.sign, 24)}
                <span class="col"><b class="name">{row.head.clone()}</b> <span>{row.text.clone()}</span></span>
            </li>
        }
    };
    view! { <ul class="overlord-board">{overlord.rows.iter().map(row).collect_view()}</ul> }.into_any()
}
