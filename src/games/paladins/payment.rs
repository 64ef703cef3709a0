//! The exchange of the proposed Workers: the alternatives for each slot, the price, the consequences.

use super::view::TableView;
use crate::components::{drawer, gain_line, icon, icon_in, seat_class};
use crate::state::store::Store;
use kernel::grammar::capital;
use kernel::{Lang, Preview, Table};
use leptos::prelude::*;
use markup::{CollectView, IntoView, View, html};
use paladins::components::Worker;
use paladins::table::names::{self, localize};
use paladins::table::payment::{self, PaymentSlot, slots};
use paladins::table::scene::Scene;
use paladins::table::scene::SceneExt as _;
use paladins::table::signs::{action_icon, space_icon, worker_icon};
use paladins::table::{Texts, gains};
use paladins::texts;
use paladins::{Choice, Intent, Paladins};

pub fn view(store: Store, table: TableView, scene: &Scene) -> View {
    let lang = scene.lang;
    let (sign, name) = match scene.task() {
        Some(task) => {
            let name = capital(&texts::task_text(&scene.state, task, lang));
            let sign = match task.intent {
                Intent::Action(action) => action_icon(action),
                Intent::Favour(_) => "seal-favour",
                Intent::Order(_) => "seal-order",
            };
            (sign, name)
        }
        None => ("ui-bag", localize(lang, text!("Workers for the next round")).to_owned()),
    };
    let slots = slots(scene);
    let inside = html! {
        <div class="columns parts">
            <div>
                <h3>{localize(lang, text!("Who goes"))}</h3>
                <div class="slots">{slots.iter().map(|slot| slot_view(slot, store, lang)).collect_view()}</div>
            </div>
            {price(scene)} {follows(store, scene)}
        </div>
    };
    let close = Callback::new(move |()| table.exchange.set(false));
    let close_label = localize(lang, text!("Close"));
    drawer("wide payment", icon(sign, 26), name, ().into_view(), close_label, close, inside)
}

fn slot_view(slot: &PaymentSlot, store: Store, lang: Lang) -> View {
    let nobody = localize(lang, text!("nobody"));
    let named = |worker: Option<Worker>| worker.map_or(nobody, |worker| names::worker(worker, lang));
    let takes = match (slot.space, slot.worker) {
        (Some(Some(wanted)), Some(Worker::Criminal)) if wanted != Worker::Criminal => {
            Texts(lang).criminal_for(names::worker(wanted, lang))
        }
        (Some(None), _) => localize(lang, text!("anyone")).to_owned(),
        (_, worker) => named(worker).to_owned(),
    };
    let label = takes.clone();
    let hole = slot.space.map(|space| icon(space_icon(space), 52));
    let inside = slot.worker.map(|worker| icon_in(worker_icon(worker), 44, "icon on"));
    let current = slot.worker;
    let others = slot
        .instead
        .iter()
        .map(|(worker, choice)| {
            let (worker, choice) = (*worker, *choice);
            let class = if worker == current { "alternative current" } else { "alternative" };
            let sign = worker.map_or_else(|| icon("ui-close", 30), |worker| icon(worker_icon(worker), 34));
            html! {
                <button
                    type="button"
                    class=class
                    aria-pressed=(worker == current).to_string()
                    on:click=move |_| store.pick(choice)
                >
                    {sign}
                    <em>{named(worker)}</em>
                </button>
            }
        })
        .collect_view();
    html! {
        <div class="slot card" role="group" aria-label=label>
            <span class="stack">{hole}{inside}</span>
            <span>{takes}</span>
            <div class="alternatives">{others}</div>
        </div>
    }
}

fn price(scene: &Scene) -> Option<View> {
    let (silver, provisions) = payment::price(scene)?;
    let player = scene.me();
    let lang = scene.lang;
    let row = |sign: &'static str, due: u8, held: u8| {
        let class = if due == 0 { "price card line gone" } else { "price card line" };
        let left = if due == 0 {
            html! { {held} " " {localize(lang, text!("stay"))} }
        } else {
            html! { {held} <span class="arrow">{icon("ui-next", 11)}</span> <b>{held.saturating_sub(due)}</b> }
        };
        html! {
            <div class=class><span class="line due">{icon(sign, 30)}<b>{due}</b></span><span class="line">{left}</span></div>
        }
    };
    Some(html! {
        <div>
            <h3>{localize(lang, text!("What it costs"))}</h3>
            {row("provision", provisions, player.provisions)}
            {row("silver", silver, player.silver)}
        </div>
    })
}

fn follows(store: Store, scene: &Scene) -> Option<View> {
    let choice = Choice::Pay(scene.proposed_workers().filter(|_| scene.task().is_some())?);
    let preview = store.table.with_typed(|table: &Table<Paladins>| Preview::of(table.state(), choice))??;
    let lang = scene.lang;
    let chips = gains::gains(&scene.state, scene.viewer, &preview, lang);
    let lines = chips.iter().map(gain_line).collect_view();
    let more = preview.bars_undo.then(|| {
        let text = localize(lang, text!("A card is revealed: no undo after it."));
        html! { <li>{icon("ui-warn", 24)}<span>{text}</span></li> }
    });
    Some(html! {
        <div class=format!("follows {}", seat_class(scene.viewer))>
            <h3>{localize(lang, text!("What follows"))}</h3>
            <ul>{lines}{more}</ul>
        </div>
    })
}
