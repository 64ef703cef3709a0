//! The Guardhouse above the yard: the order of its actions, one large tile each.

use super::signs::{amounts, worker};
use crate::components::{icon, tap_button};
use architects::components::Location;
use architects::table::Texts;
use architects::table::guards::{GuardPrice, GuardTile, Guardhouse};
use architects::texts::names;
use markup::{CollectView, IntoView, View, html};

pub fn view(guardhouse: &Guardhouse) -> View {
    let texts = Texts(guardhouse.lang);
    let title = names::location(Location::Guardhouse, guardhouse.lang);
    let taken = guardhouse.taken.iter().enumerate().map(|(place, (sign, name))| {
        html! { <li class="order taken"><span class="step-number">{place + 1}</span> {icon(sign, 18)} <b>{name.clone()}</b></li> }
    });
    let open = (0..usize::from(guardhouse.left)).map(|place| {
        let number = guardhouse.taken.len() + place + 1;
        html! { <li class="order"><b>{number}</b> {(place == 0).then(|| texts.choose_next())}</li> }
    });
    html! {
        <section class="account trades guards column panel" data-row="" aria-label=title>
            <h2 class="line">
                {icon("loc-guardhouse", 28)} <b class="name">{title}</b> <i>{texts.rewards_left(guardhouse.left)}</i>
            </h2>
            <ol class="orders">{taken.collect_view()} {open.collect_view()}</ol>
            <div class="guard-tiles">{guardhouse.tiles.iter().map(tile_view).collect_view()}</div>
        </section>
    }
}

/// A tile. With two prices it has a button for each.
fn tile_view(tile: &GuardTile) -> View {
    let groups = tile.groups.iter().map(|(seat, count)| {
        html! { <span class="gd">{worker(*seat, 17)}{*count}</span> }
    });
    let head = html! {
        {icon(tile.sign, 34)}
        <span class="grow col">
            <b class="name">{tile.name.clone()}</b>
            <span class="line">{tile.text.clone()} {groups.collect_view()}</span>
        </span>
    };
    let price = |button: &GuardPrice| html! { <span class="price">{amounts(&button.amounts, 20)}</span> };
    match &tile.prices[..] {
        [only] => {
            let inside = html! { {head} {price(only)} };
            let class = format!("card line guard-tile {}", only.standing.class());
            tap_button(only.tap.clone(), None, class, only.label.clone(), inside.into_view())
        }
        prices => {
            let button = |button: &GuardPrice| {
                let class = format!("card mid guard-way {}", button.standing.class());
                let lock = button
                    .amounts
                    .is_empty()
                    .then(|| html! { <span class="line">{icon("ui-lock", 14)} <em>{button.why.clone()}</em></span> });
                let inside = html! { {price(button)} {lock} };
                tap_button(button.tap.clone(), None, class, button.label.clone(), inside.into_view())
            };
            html! {
                <div class="card line guard-tile" role="group" aria-label=tile.name.clone()>
                    {head} <span class="line guard-ways">{prices.iter().map(button).collect_view()}</span>
                </div>
            }
        }
    }
}
