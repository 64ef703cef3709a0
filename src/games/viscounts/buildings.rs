//! The nine Buildings: the bonus that each reveals, which ones can be constructed now, and the points for each number
//! of a kind.

use super::signs::reveal_view;
use crate::components::{icon, seat_class, tap_button};
use markup::{CollectView, IntoView, View, html};
use viscounts::components::Icon;
use viscounts::table::anchors;
use viscounts::table::buildings::{BuildingLook, BuildingRow, BuildingSlot};
use viscounts::table::signs::{building_sign, icon_sign};
use viscounts::texts::names;

pub fn view(rows: &[BuildingRow]) -> View {
    rows.iter().map(row_view).collect_view().into_view()
}

fn row_view(row: &BuildingRow) -> View {
    let lang = row.lang;
    let slot = |slot: &BuildingSlot| {
        let class = match slot.look {
            BuildingLook::Quiet => "col mid slot-building",
            BuildingLook::Legal => "col mid slot-building legal",
            BuildingLook::Chosen => "col mid slot-building chosen",
            BuildingLook::Built => "col mid slot-building built",
        };
        let piece = (slot.look != BuildingLook::Built).then(|| {
            html! { <span class=seat_class(row.seat)>{icon(building_sign(row.kind), 25)}</span> }
        });
        let inside = html! { {piece} <span class="line reveals">{reveal_view(slot.building.reveals(), lang)}</span> };
        let key = anchors::building(slot.building);
        tap_button(slot.tap.clone(), Some(key), class.to_owned(), slot.label.clone(), inside.into_view())
    };
    let pip = |(place, points): (usize, i32)| {
        let class = match place {
            _ if place <= row.built => "pip got",
            _ if place == row.built + 1 => "pip next",
            _ => "pip",
        };
        html! { <span class=class><b>{points}</b></span> }
    };
    let pips = row.kind.points().into_iter().enumerate().skip(1).map(pip).collect_view();
    let lock = row.locked.then(|| html! { <span class="stop">{icon("ui-lock", 10)}</span> });
    let class = if row.locked { "card buildings locked" } else { "card buildings" };
    let name = names::building(row.kind).one(lang);
    // The lock takes the room of two letters.
    let most = if row.locked { 11 } else { 13 };
    let size = if name.chars().count() > most { "name long" } else { "name" };
    html! {
        <div class=class role="group" aria-label=name>
            <span class="line buildings-head">
                <b class=size>{kernel::grammar::capital(name)}</b>
                <span class="needs">{lock}<b>{row.kind.cost()}</b>{icon(icon_sign(Icon::Builder), 16)}</span>
            </span>
            <span class="slots-building">{row.slots.iter().map(slot).collect_view()}</span>
            <span class="pips" aria-hidden="true">{pips}</span>
        </div>
    }
}
