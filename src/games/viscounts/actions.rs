//! The four primary actions: their reach, and the missing requirements.

use super::overlord::lower_view;
use super::signs::{arrow, effects_view};
use crate::components::{badge, icon, sign, tap_button};
use crate::texts::PageTexts;
use markup::{CollectView, IntoView, View, html};
use ui::{Badge, TileState};
use viscounts::Payment;
use viscounts::components::{PrimaryAction, WORKERS_CHART};
use viscounts::table::Texts;
use viscounts::table::signs::{action_sign, icon_sign, icons_sign, resource_sign};
use viscounts::table::tiles::{Tile, TileLine};
use viscounts::texts::{self, names};

pub fn view(tiles: &[Tile]) -> View {
    tiles.iter().map(tile_view).collect_view().into_view()
}

fn tile_view(tile: &Tile) -> View {
    let lang = tile.lang;
    let texts = Texts(lang);
    let mark = if tile.standing == TileState::Locked { Badge::Locked } else { Badge::None };
    let up_to = (tile.most > u16::from(tile.icons)).then(|| html! { <i>{texts.up_to(tile.most)}</i> });
    let held = |count: u16| {
        let name = tile.action.resource().map_or("silver", resource_sign);
        html! { <i>{texts.and_spends()}</i> <b>{count}</b> {icon(name, 17)} }
    };
    let line = match &tile.line {
        TileLine::Why(why) => html! { <i class="why-text">{why.clone()}</i> },
        TileLine::Exchange(exchange, times) => html! {
            <b>{exchange.merchants}</b> {icon("w-merchant", 16)} {arrow()} {effects_view(&[exchange.effect], 19, lang)}
            {(*times > 0).then(|| html! { <i>{texts.so_often(*times)}</i> })}
        },
        TileLine::Held(0) | TileLine::Paid(Payment::NOTHING) => ().into_view(),
        TileLine::Held(count) => held(*count),
        TileLine::Paid(payment) => {
            let parts = super::signs::payment_signs(*payment, 17);
            html! { <i>{texts.spends()}</i> {parts} }
        }
        TileLine::Workers(count) => {
            let step = |(place, need): (usize, u8)| {
                let class = if place < *count { "tag ok" } else { "tag" };
                html! { <span class=class>{icon("v-worker", 13)}<b>{place + 1}</b><i>{need}</i></span> }
            };
            WORKERS_CHART.into_iter().enumerate().map(step).collect_view().into_view()
        }
        TileLine::Script(cost) => {
            html! { <i>{texts.the_manuscript()}</i> <b>{*cost}</b> {icon("w-cleric", 16)} }
        }
    };
    let icons = icons_sign(tile.action.icon(), 1, lang);
    let inside = html! {
        <span class="action-head">
            {badge(action_sign(tile.action), 21, mark)} <b>{names::action(tile.action, lang)}</b>
            <span class="needs">{sign(&icons, 18)}<b>{tile.icons}</b>{up_to}</span>
        </span>
        <span class="action-line">{line}{lower_view(tile.lower.as_ref())}</span>
    };
    let class = format!("card action {}", tile.standing.class());
    let key = format!("action:{}", tile.action.key());
    tap_button(tile.tap.clone(), Some(key), class, tile.label.clone(), inside.into_view())
}

pub fn small(tiles: &[Tile]) -> View {
    let each = |tile: &Tile| {
        let mark = if tile.standing == TileState::Locked { Badge::Locked } else { Badge::None };
        let inside = html! {
            <span class="line">
                {badge(action_sign(tile.action), 22, mark)} <b>{tile.icons}</b> {icon(icon_sign(tile.action.icon()), 17)}
            </span>
            <em>{PageTexts(tile.lang).short_action(tile.action)}</em>
        };
        let class = format!("card mid small-tile {}", tile.standing.class());
        let key = format!("action:{}", tile.action.key());
        tap_button(tile.tap.clone(), Some(key), class, tile.label.clone(), inside.into_view())
    };
    tiles.iter().map(each).collect_view().into_view()
}

impl PageTexts {
    const fn short_action(self, action: PrimaryAction) -> &'static str {
        match action {
            PrimaryAction::PlaceWorkers => Texts(self.0).place_workers_short(),
            _ => texts::names::action(action, self.0),
        }
    }
}
