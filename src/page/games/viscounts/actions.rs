//! The four primary actions: what they can reach, and what is missing.

use super::scene::Scene;
use super::signs::{arrow, effects_view};
use crate::engine::{Badge, Standing, Tap};
use crate::games::viscounts::components::{Exchange, PRINTED_MANUSCRIPT_COST, PrimaryAction, WORKERS_CHART};
use crate::games::viscounts::view_model::signs::{action_sign, icon_sign, icons_sign, resource_sign};
use crate::games::viscounts::words::{self, names};
use crate::games::viscounts::{Choice, Intent, Payment, Question};
use crate::kernel::Lang;
use crate::kernel::grammar::headed;
use crate::page::widgets::{badge, icon, sign, tap_button};
use crate::page::words::Words;
use leptos::prelude::*;

/// A tile, as it is drawn.
#[derive(Clone, PartialEq)]
pub struct Tile {
    action: PrimaryAction,
    standing: Standing,
    tap: Tap,
    icons: u8,
    most: u16,
    line: Line,
    label: String,
    lang: Lang,
}

/// The second line of a tile.
#[derive(Clone, PartialEq)]
enum Line {
    /// Why it cannot be done.
    Why(String),
    /// An exchange, and how often it can be used.
    Exchange(Exchange, u16),
    /// So much of the resource that stands in for its icon.
    Held(u16),
    /// What is paid.
    Paid(Payment),
    /// How many Workers the icons are enough for.
    Workers(usize),
    /// Clerics for the Manuscript.
    Script(u8),
}

/// The tiles as a scene shows them.
pub fn tiles(scene: &Scene) -> Vec<Tile> {
    PrimaryAction::ALL.map(|action| tile(scene, action)).into_iter().collect()
}

fn tile(scene: &Scene, action: PrimaryAction) -> Tile {
    let lang = scene.lang;
    let state = &scene.state;
    let own_turn = state.turn() == scene.viewer && state.is_set_up();
    let asked = scene.question() == Some(Question::Act) && !scene.choices.is_empty();
    let choice = Choice::Act(action);
    let key = format!("action:{}", action.word());
    let why = if asked { scene.why_not(Intent::Act(action)) } else { None };
    let (standing, tap) = match (scene.choose(choice).or_else(|| scene.switch(choice)), &why) {
        _ if scene.action() == Some(action) => (Standing::Current, Tap::Explain(key)),
        (Some(tap), _) => (Standing::Legal, tap),
        (None, Some(why)) => (Standing::Locked, Tap::Why(why.clone())),
        (None, None) => (Standing::Quiet, Tap::Explain(key)),
    };
    let icons = state.icons(scene.viewer).counting_as(action.icon());
    let most = if own_turn { state.most_icons(action) } else { u16::from(icons) };
    let line = match (why, scene.proposal) {
        (Some(why), _) => Line::Why(why),
        (None, Some(Choice::Pay(payment))) if standing == Standing::Current => Line::Paid(payment),
        (None, _) => match action {
            PrimaryAction::Trade => match state.own_exchange().filter(|_| own_turn) {
                Some(exchange) => Line::Exchange(exchange, most / u16::from(exchange.merchants.max(1))),
                None => Line::Held(scene.me().silver),
            },
            PrimaryAction::Construct => Line::Held(scene.me().has(action.resource().unwrap_or_default())),
            PrimaryAction::PlaceWorkers => {
                Line::Workers(WORKERS_CHART.iter().filter(|need| u16::from(**need) <= most).count())
            }
            PrimaryAction::Transcribe => {
                let manuscript = state.visible_manuscript(scene.own_segment());
                Line::Script(manuscript.map_or(PRINTED_MANUSCRIPT_COST, |id| id.tile().cost))
            }
        },
    };
    let reach = headed(names::action(action, lang), &names::icon(action.icon()).count(icons, lang), lang);
    let reach = if most > u16::from(icons) { format!("{reach}, {}", Words(lang).up_to(most)) } else { reach };
    let costs = Some(words::costs_text(state, action, lang)).filter(|costs| own_turn && !costs.is_empty());
    let why = match &line {
        Line::Why(why) => Some(why.clone()),
        _ => None,
    };
    let label = [Some(reach), costs, why].into_iter().flatten().collect::<Vec<_>>().join(". ");
    Tile { action, standing, tap, icons, most, line, label, lang }
}

/// Draws the tiles.
pub fn view(tiles: &[Tile]) -> AnyView {
    tiles.iter().map(tile_view).collect_view().into_any()
}

fn tile_view(tile: &Tile) -> AnyView {
    let lang = tile.lang;
    let words = Words(lang);
    let mark = if tile.standing == Standing::Locked { Badge::Locked } else { Badge::None };
    let up_to = (tile.most > u16::from(tile.icons)).then(|| view! { <i>{words.up_to(tile.most)}</i> });
    let held = |count: u16| {
        let name = tile.action.resource().map_or("silver", resource_sign);
        view! { <i>{words.and_spends()}</i> <b>{count}</b> {icon(name, 17)} }.into_any()
    };
    let line = match &tile.line {
        Line::Why(why) => view! { <i class="why-text">{why.clone()}</i> }.into_any(),
        Line::Exchange(exchange, times) => view! {
            <b>{exchange.merchants}</b> {icon("w-merchant", 16)} {arrow()} {effects_view(&[exchange.effect], 19, lang)}
            {(*times > 0).then(|| view! { <i>{words.so_often(*times)}</i> })}
        }
        .into_any(),
        Line::Held(0) | Line::Paid(Payment::NOTHING) => ().into_any(),
        Line::Held(count) => held(*count),
        Line::Paid(payment) => {
            let parts = super::signs::payment_signs(*payment, 17);
            view! { <i>{words.spends()}</i> {parts} }.into_any()
        }
        Line::Workers(count) => {
            let step = |(place, need): (usize, u8)| {
                let class = if place < *count { "worker-step on" } else { "worker-step" };
                view! { <span class=class>{icon("v-worker", 13)}<b>{place + 1}</b><i>{need}</i></span> }
            };
            WORKERS_CHART.into_iter().enumerate().map(step).collect_view().into_any()
        }
        Line::Script(cost) => {
            view! { <i>{words.the_manuscript()}</i> <b>{*cost}</b> {icon("w-cleric", 16)} }.into_any()
        }
    };
    let icons = icons_sign(tile.action.icon(), 1, lang);
    let inside = view! {
        <span class="tile-head">
            {badge(action_sign(tile.action), 21, mark)} <b>{names::action(tile.action, lang)}</b>
            <span class="power">{sign(&icons, 18)}<b>{tile.icons}</b>{up_to}</span>
        </span>
        <span class="tile-line">{line}</span>
    };
    let class = format!("action tile {}", tile.standing.class());
    let key = format!("action:{}", tile.action.word());
    tap_button(tile.tap.clone(), Some(key), class, tile.label.clone(), inside.into_any())
}

/// The tiles small, for the dock of a phone.
pub fn small(tiles: &[Tile]) -> AnyView {
    let each = |tile: &Tile| {
        let mark = if tile.standing == Standing::Locked { Badge::Locked } else { Badge::None };
        let inside = view! {
            <span class="small-head">
                {badge(action_sign(tile.action), 22, mark)} <b>{tile.icons}</b> {icon(icon_sign(tile.action.icon()), 17)}
            </span>
            <em>{Words(tile.lang).short_action(tile.action)}</em>
        };
        let class = format!("small-tile {}", tile.standing.class());
        let key = format!("action:{}", tile.action.word());
        tap_button(tile.tap.clone(), Some(key), class, tile.label.clone(), inside.into_any())
    };
    tiles.iter().map(each).collect_view().into_any()
}

impl Words {
    /// The name of an action in a word.
    pub const fn short_action(self, action: PrimaryAction) -> &'static str {
        match action {
            PrimaryAction::PlaceWorkers => self.place_workers_short(),
            _ => words::names::action(action, self.0),
        }
    }
}
