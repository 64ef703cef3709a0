//! The Overlord of a team: a strip beside the Virtue road. On a phone his board is an area of its own.

use crate::components::{Frame, face, icon, tap_button};
use architects::components::Thing;
use architects::table::Texts;
use architects::table::anchors::OVERLORD;
use architects::table::overlord::{DemandItem, Overlord, OverlordRow};
use markup::{CollectView, IntoView, View, html};
use ui::Tap;
use ui::portraits::OVERLORD as PORTRAIT;

#[allow(clippy::ref_option)] // a panel is drawn from a reference to what its model gives
pub fn view(overlord: &Option<Overlord>) -> View {
    let Some(overlord) = overlord else { return ().into_view() };
    let label = Texts(overlord.lang).overlord_title();
    html! {
        <section class="overlord panel area" data-row="" aria-label=label>
            {strip(overlord)} {board(overlord)}
        </section>
    }
}

fn strip(overlord: &Overlord) -> View {
    let texts = Texts(overlord.lang);
    let next = match overlord.next[..] {
        [] => html! { <b>"1/"{overlord.choices}</b>{icon("scheme", 17)} },
        _ => overlord.next.iter().map(|sign| icon(sign, 19)).collect_view().into_view(),
    };
    let held = if overlord.holds_yours { "overlord-held yours" } else { "overlord-held" };
    let demand = |asked: &DemandItem| {
        let class = if asked.given >= asked.asked { "demand met" } else { "demand" };
        let share = 100 * u32::from(asked.given) / u32::from(asked.asked.max(1));
        html! {
            <span class=class>
                {icon(asked.sign, 17)} <b data-count="">{asked.given}</b>"/"{asked.asked}
                <i style=("--share", format!("{share}%"))></i>
            </span>
        }
    };
    let hidden = (overlord.hidden > 0).then(
        || html! { <span class="demand hidden">{icon(Thing::Demand.row().sign, 16)} <b>{overlord.hidden}</b></span> },
    );
    let inside = html! {
        <span class="overlord-next"><span class="seat foe">{face(&PORTRAIT, Frame::Disc(34))} {icon("overlord", 18)}</span> {icon("ui-next", 9)} {next}</span>
        <span class=held>{icon("capture", 17)}<b data-count="">{overlord.held}</b></span>
        <span class="demands" data-anchor=Thing::Demand.row().anchor>{overlord.demands.iter().map(demand).collect_view()} {hidden}</span>
        <span class="events" data-anchor=Thing::Event.row().anchor>{icon(Thing::Event.row().sign, 17)}<b data-count="">{overlord.events}</b></span>
    };
    let class = if overlord.hard { "overlord-strip hard" } else { "overlord-strip" };
    let label = format!("{}. {}", texts.overlord_title(), overlord.label);
    tap_button(
        Tap::Explain(OVERLORD.to_owned()),
        Some(OVERLORD.to_owned()),
        class.to_owned(),
        label,
        inside.into_view(),
    )
}

fn board(overlord: &Overlord) -> View {
    let row = |row: &OverlordRow| {
        html! {
            <li class="line">
                {icon(row.sign, 24)}
                <span class="col"><b class="name">{row.head.clone()}</b> <span>{row.text.clone()}</span></span>
            </li>
        }
    };
    html! { <ul class="overlord-board">{overlord.rows.iter().map(row).collect_view()}</ul> }
}
