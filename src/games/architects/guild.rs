//! The Cathedral, narrower upwards, and the Guildhall beside it.

use super::signs::{amounts, worker};
use super::town::ready_text;
use crate::components::{emblem, icon, points, tap_button};
use architects::components::Location;
use architects::table::guildhall::{Cathedral, GuildhallSpace, Hall, LevelView};
use architects::table::{Texts, anchors};
use architects::texts::names;
use kernel::Seat;
use markup::{CollectView, IntoView, View, html};
use ui::TileState;

pub fn cathedral_view(cathedral: &Cathedral) -> View {
    let texts = Texts(cathedral.lang);
    let space = |seat: &Option<Seat>| match seat {
        Some(seat) => html! { <span class="hole-on">{emblem(*seat, 16, None)}</span> },
        None => html! { <span class="hole-free"></span> },
    };
    let tier = |tier: &LevelView| {
        let class = if tier.next { "tier next" } else { "tier" };
        let key = anchors::level(tier.level);
        html! {
            <span class=class data-anchor=key.clone() data-topic=key>
                {points(tier.points, 20, None)} {tier.spaces.iter().map(space).collect_view()}
                <span class="tier-cost">{amounts(&tier.cost, 13)}</span>
            </span>
        }
    };
    let inside = html! {
        <span class="cathedral-head">
            <b class="name">{texts.the_cathedral()}</b> <i data-topic="rewards">{icon("reward", 16)} {texts.rewards_left(cathedral.rewards)}</i>
        </span>
        <span class="spire">{icon(if cathedral.shut { "cathedral-shut" } else { "loc-cathedral" }, 30)}</span>
        <span class="tiers">{cathedral.tiers.iter().map(tier).collect_view()}</span>
    };
    let class = format!("cathedral card {}", cathedral.standing.class());
    tap_button(cathedral.tap.clone(), Some("cathedral".to_owned()), class, cathedral.label.clone(), inside.into_view())
}

pub fn hall_view(hall: &Hall) -> View {
    let lang = hall.lang;
    let cell = |cell: &GuildhallSpace| match cell {
        GuildhallSpace::Taken(owner) => html! { <span class="space-of">{worker(*owner, 19)}</span> },
        GuildhallSpace::Next(number) => html! { <span class="space-of next"><b>{*number}</b></span> },
        GuildhallSpace::Resets => html! { <span class="space-of open">{icon("market-reset", 16)}</span> },
        GuildhallSpace::Discards => html! { <span class="space-of open">{icon("apprentice", 14)}</span> },
        GuildhallSpace::Ends => html! { <span class="space-of open">{icon("bell", 14)}</span> },
        GuildhallSpace::Open => html! { <span class="space-of open"></span> },
    };
    let line = if hall.why.is_empty() || hall.standing != TileState::Locked {
        html! { <i>{ready_text(hall)}</i> }
    } else {
        html! { <i class="stop why">{hall.why.clone()}</i> }
    };
    let inside = html! {
        <span class="place-head">
            {icon("loc-guildhall", 32)}
            <span class="place-name">
                <b class="name">{names::location(Location::Guildhall, lang)}</b> <span class="yield">{line}</span>
            </span>
        </span>
        <span class="cells" style=("--width", hall.width.to_string())>{hall.cells.iter().map(cell).collect_view()}</span>
    };
    let class = format!("hall card {}", hall.standing.class());
    let key = anchors::place(Location::Guildhall);
    tap_button(hall.tap.clone(), Some(key), class, hall.label.clone(), inside.into_view())
}
