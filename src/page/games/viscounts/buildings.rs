//! The nine Buildings: what each reveals, which can be constructed now, and the points for so many of a kind.

use super::scene::Scene;
use super::signs::reveal_view;
use crate::engine::Tap;
use crate::games::viscounts::components::{Building, BuildingKind, Icon};
use crate::games::viscounts::view_model::signs::{building_sign, icon_sign};
use crate::games::viscounts::words::{self, names};
use crate::games::viscounts::{Choice, Intent, Question};
use crate::kernel::{Lang, Seat};
use crate::page::widgets::{icon, seat_class, tap_button};
use crate::page::words::Words;
use leptos::prelude::*;

/// The kinds, the cheapest first.
pub const KINDS: [BuildingKind; 3] = [BuildingKind::Workshop, BuildingKind::TradingPost, BuildingKind::Guildhall];

/// A slot, as it is drawn.
#[derive(Clone, PartialEq)]
struct Slot {
    building: Building,
    look: Look,
    tap: Tap,
    label: String,
}

#[derive(Clone, Copy, PartialEq)]
enum Look {
    Quiet,
    Legal,
    Chosen,
    Built,
}

/// The Buildings of a kind, as they are drawn.
#[derive(Clone, PartialEq)]
pub struct Row {
    kind: BuildingKind,
    seat: Seat,
    slots: Vec<Slot>,
    built: usize,
    locked: bool,
    lang: Lang,
}

/// The Buildings of a seat as a scene shows them.
pub fn rows(scene: &Scene, seat: Seat) -> Vec<Row> {
    let own = seat == scene.viewer;
    let asked =
        own && matches!(scene.question(), Some(Question::Building | Question::Slot(..))) && !scene.choices.is_empty();
    let acts = own && scene.question() == Some(Question::Act) && !scene.choices.is_empty();
    let aimed = if own && scene.action().is_some() { scene.building() } else { None };
    let slot = |building: Building| {
        let choice = Choice::Build(building);
        let key = format!("building:{}:{}", building.kind.word(), building.slot);
        let text = words::building_text(building, scene.lang);
        let tap = if own { scene.choose(choice).or_else(|| scene.switch(choice)) } else { None };
        let (look, tap) = match tap {
            _ if scene.state.player(seat).has_built(building) => (Look::Built, Tap::Explain(key)),
            _ if aimed == Some(building) => (Look::Chosen, Tap::Explain(key)),
            Some(tap) => (Look::Legal, tap),
            None if asked || acts => {
                let why = scene.why_not(Intent::Build(building));
                (Look::Quiet, why.map_or_else(|| Tap::Explain(key), Tap::Why))
            }
            None => (Look::Quiet, Tap::Explain(key)),
        };
        let words = Words(scene.lang);
        let label = match look {
            Look::Built => format!("{text}. {}", words.built()),
            Look::Chosen => format!("{text}. {}", words.chosen()),
            Look::Quiet | Look::Legal => text,
        };
        Slot { building, look, tap, label }
    };
    let row = |kind: BuildingKind| {
        let slots: Vec<Slot> = Building::of(kind).map(slot).collect();
        let locked = asked && slots.iter().all(|slot| matches!(slot.look, Look::Quiet | Look::Built));
        Row { kind, seat, built: scene.state.player(seat).count_built(kind), slots, locked, lang: scene.lang }
    };
    KINDS.map(row).into_iter().collect()
}

/// Draws the Buildings.
pub fn view(rows: &[Row]) -> AnyView {
    rows.iter().map(row_view).collect_view().into_any()
}

fn row_view(row: &Row) -> AnyView {
    let lang = row.lang;
    let slot = |slot: &Slot| {
        let class = match slot.look {
            Look::Quiet => "slot-building",
            Look::Legal => "slot-building legal",
            Look::Chosen => "slot-building chosen",
            Look::Built => "slot-building built",
        };
        let piece = (slot.look != Look::Built).then(|| {
            view! { <span class=seat_class(row.seat)>{icon(building_sign(row.kind), 25)}</span> }
        });
        let inside = view! { {piece} <span class="reveals">{reveal_view(slot.building.reveals(), lang)}</span> };
        let key = format!("building:{}:{}", row.kind.word(), slot.building.slot);
        tap_button(slot.tap.clone(), Some(key), class.to_owned(), slot.label.clone(), inside.into_any())
    };
    let pip = |(place, points): (usize, i32)| {
        let class = match place {
            _ if place <= row.built => "pip got",
            _ if place == row.built + 1 => "pip next",
            _ => "pip",
        };
        view! { <span class=class><b>{points}</b></span> }
    };
    let pips = row.kind.points().into_iter().enumerate().skip(1).map(pip).collect_view();
    let lock = row.locked.then(|| view! { <span class="state locked">{icon("ui-lock", 10)}</span> });
    let class = if row.locked { "buildings locked" } else { "buildings" };
    let name = names::building(row.kind).one(lang);
    let size = if name.chars().count() > 13 { "long" } else { "" };
    view! {
        <div class=class role="group" aria-label=name>
            <span class="buildings-head">
                <b class=size>{crate::kernel::grammar::capital(name)}</b>
                <span class="power">{lock}<b>{row.kind.cost()}</b>{icon(icon_sign(Icon::Builder), 16)}</span>
            </span>
            <span class="slots-building">{row.slots.iter().map(slot).collect_view()}</span>
            <span class="pips" aria-hidden="true">{pips}</span>
        </div>
    }
    .into_any()
}
