//! The town: the ground, its places, the Prison, the Black Market, and on a phone the buttons to the other areas.

use super::signs::{amount, amounts, owner_class, worker, yields};
use crate::components::{icon, tap_button};
use architects::components::{Location, MANY_PRISONERS, PRISON_VIRTUE, Thing};
use architects::table::amounts::Amount;
use architects::table::guildhall::Hall;
use architects::table::market::{Market, Stall, virtue_of};
use architects::table::signs::place_sign;
use architects::table::town::{Group, LocationView};
use architects::table::{Texts, anchors};
use architects::texts::names;
use kernel::Lang;
use kernel::grammar::signed;
use markup::{CollectView, IntoView, View, html};
use ui::{Tap, TileState};

pub fn short_name(location: Location, lang: Lang) -> &'static str {
    match location {
        Location::Storehouse => Texts(lang).storehouse_short(),
        _ => names::location(location, lang),
    }
}

/// Workers at a place: one piece and one number for each seat.
pub fn groups(groups: &[Group], size: u8, comes: bool) -> View {
    let mut plus = comes.then(|| html! { <span class="step-number plus">"+1"</span> });
    let drawn: Vec<View> = groups
        .iter()
        .map(|group| {
            let class = match (group.own, group.risk) {
                (_, true) => "group risk",
                (true, _) => "group own",
                _ => "group",
            };
            let plus = if group.own { plus.take() } else { None };
            html! { <span class=format!("{class} {}", owner_class(group.owner))>{worker(group.owner, size)}<b data-count="">{group.count}</b>{plus}</span> }
        })
        .collect();
    let first = plus.map(|plus| html! { <span class="group comes">{plus}</span> });
    html! { <span class="groups">{first}{drawn}</span> }
}

pub fn place_view(place: &LocationView) -> View {
    let lang = place.lang;
    let location = place.location;
    let second = second_line(place);
    let inside = html! {
        <span class="place-head">
            {icon(place_sign(location), 38)}
            <span class="place-name">
                <b class="name">{short_name(location, lang)}</b> <span class="yield">{second}</span>
            </span>
        </span>
        {groups(&place.groups, 24, place.comes)}
    };
    let class = format!("place card at-{} {}", location.key(), place.standing.class());
    tap_button(place.tap.clone(), Some(anchors::place(location)), class, place.label.clone(), inside.into_view())
}

/// Yield of a Worker there, or the reason why none can be placed. In the last turn, its worth at the end.
fn second_line(place: &LocationView) -> View {
    let texts = Texts(place.lang);
    if !place.why.is_empty() && place.standing == TileState::Locked {
        return html! { <i class="stop why">{place.why.clone()}</i> };
    }
    match place.points {
        None => yields(&place.yields, place.lang),
        Some(0) => html! { <i>{texts.nothing_more_at_the_end()}</i> },
        Some(change) => {
            let plus = if change > 0 { "+" } else { "" };
            html! { <i>{texts.points_when_it_ends(format!("{plus}{}", signed(change)))} {icon("vp", 15)}</i> }
        }
    }
}

pub fn group_taps(place: &LocationView) -> View {
    if !place.groups.iter().any(|group| group.tap.is_some()) {
        return ().into_view();
    }
    let target = |group: &Group| match &group.tap {
        Some(tap) => {
            let looked = if matches!(tap, Tap::Look { looked: true, .. }) { " looked" } else { "" };
            let class = format!("group-tap {}{looked}", owner_class(group.owner));
            tap_button(tap.clone(), None, class, group.label.clone(), ().into_view())
        }
        None => html! { <span class="group-tap"></span> },
    };
    let class = format!("group-taps at-{}", place.location.key());
    html! { <div class=class role="group">{place.groups.iter().map(target).collect_view()}</div> }
}

pub fn prison_view(prison: &LocationView) -> View {
    let lang = prison.lang;
    let inside = html! {
        <span class="prison-head line">
            {icon("loc-prison", 17)} <b class="name">{names::location(Location::Prison, lang)}</b>
            <i>{MANY_PRISONERS}"+" {icon("ui-next", 9)} {amount(&Amount::lost(Thing::Virtue, PRISON_VIRTUE, lang), 13)}</i>
        </span>
        {groups(&prison.groups, 18, false)}
    };
    let class = format!("prison at-prison {}", prison.standing.class());
    let key = anchors::place(Location::Prison);
    tap_button(prison.tap.clone(), Some(key), class, prison.label.clone(), inside.into_view())
}

pub fn market_view(market: &Market) -> View {
    let texts = Texts(market.lang);
    let stall = |stall: &Stall| {
        let goods = if stall.location == Location::MarketMiddle {
            html! { <span class="gd">{texts.any_of_them()}{icon("apprentice", 15)}</span> <span class="gd">"5"{icon("ui-next", 8)}"1"{icon("building", 15)}</span> }
        } else {
            amounts(&stall.goods, 16)
        };
        let piece = stall.taken.map(|owner| html! { <span class="piece">{worker(owner, 22)}</span> });
        let clears = stall.clears.then(|| html! { <span class="clears">{icon("market-reset", 14)}</span> });
        let inside = html! {
            <span class="signs">{goods}</span>
            <span class="price gd">{stall.price}{icon("silver", 15)}{clears}</span>
            {piece}
        };
        let taken = if stall.taken.is_some() { " taken" } else { "" };
        let class = format!("stall card {}{taken}", stall.standing.class());
        tap_button(
            stall.tap.clone(),
            Some(anchors::place(stall.location)),
            class,
            stall.label.clone(),
            inside.into_view(),
        )
    };
    let class = if market.shut { "market shut" } else { "market" };
    html! {
        <div class=class data-anchor=anchors::MARKET data-topic=anchors::MARKET>
            <span class="market-head line">
                {icon(if market.shut { "market-shut" } else { "loc-market" }, 24)} <b class="name">{texts.the_market()}</b>
                <i>{amount(&virtue_of(market), 14)}</i>
            </span>
            <span class="stalls">{market.stalls.iter().map(stall).collect_view()}</span>
        </div>
    }
}

pub fn gates_view(workshop: &LocationView, hall: &Hall) -> View {
    let lang = workshop.lang;
    let inside = |location: Location, line: View| {
        let name = names::location(location, lang);
        html! {
            <span class="place-head">
                {icon(place_sign(location), 30)}
                <span class="place-name"><b class="name">{name}</b> <span class="yield">{line}</span></span>
            </span>
        }
    };
    let class = |standing: TileState| format!("place card gate {}", standing.class());
    let bench = inside(Location::Workshop, yields(&workshop.yields, lang));
    let seats = inside(Location::Guildhall, html! { <i>{ready_text(hall)}</i> });
    html! {
        <div class="gates">
            {tap_button(workshop.tap.clone(), Some(anchors::place(Location::Workshop)), class(workshop.standing), workshop.label.clone(), bench)}
            {tap_button(hall.tap.clone(), Some(anchors::place(Location::Guildhall)), class(hall.standing), hall.label.clone(), seats)}
        </div>
    }
}

pub fn ready_text(hall: &Hall) -> String {
    let texts = Texts(hall.lang);
    match hall.ready {
        (ready, Some(level)) => texts.ready_or_level(ready, level),
        (ready, None) => texts.ready_only(ready),
    }
}
