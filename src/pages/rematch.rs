//! A rematch: the same seats, levels and parts in a new deal, with another first seat if that is by lot.

use super::setup::fresh_seed;
use crate::components::icon;
use crate::state::any_table::{AnyTable, PRESENT};
use crate::state::store::Store;
use crate::texts::PageTexts;
use kernel::{Chance, Coop, Outcome, Seat, Seed, Setup, seats_that_decide};
use leptos::prelude::*;
use markup::{View, html};

/// Upper bound of the deals that are tried for another first seat.
const DEALS: usize = 16;
const SET_UP: usize = 200;

/// Button of the rematch, which names the seat that begins. A team that won is offered the next difficulty first.
pub fn rematch_button(store: Store) -> View {
    let same = untrack(|| store.table.with(|table| table.setup().clone()));
    let harder = untrack(|| harder(store));
    let class = if harder.is_some() { "btn" } else { "btn go" };
    let again = button(store, class, same, |texts, name| {
        name.map_or_else(|| texts.rematch().to_owned(), |name| texts.rematch_begun_by(name))
    });
    let harder = harder.map(|setup| button(store, "btn go", setup, |texts, _| texts.rematch_harder().to_owned()));
    html! { {again} {harder} }
}

/// Button that begins a game. `called`: its text, from the name of the seat that begins.
fn button(store: Store, class: &'static str, setup: Setup, called: fn(PageTexts, Option<String>) -> String) -> View {
    let found = StoredValue::new(untrack(|| store.table.with(|table| deal(table, &setup))));
    let begin = move |_| {
        let Some((seed, _)) = found.get_value() else { return };
        let game = store.table.with(|table| table.game().info().key);
        if let Err(error) = store.begin(game, setup.clone(), seed, untrack(|| store.table.practice())) {
            store.notices.show_toast(error.to_string());
        }
    };
    html! {
        <button type="button" class=class data-rematch="" on:click=begin>
            {icon("ui-swap", 20)}
            {move || {
                let seat = found.with_value(|found| found.as_ref().and_then(|(_, seat)| *seat));
                called(store.texts(), seat.map(|seat| store.table.name(seat)))
            }}
        </button>
    }
}

fn harder(store: Store) -> Option<Setup> {
    let Outcome::Shared(team) = store.table.outcome() else { return None };
    let mut setup = store.table.with(|table| table.setup().clone());
    let now = Coop::of(&setup)?;
    let next = store.table.info().scenarios().find(|coop| *coop > now).filter(|_| team.won())?;
    setup.modules.retain(|key| !now.keys().contains(&key.as_str()));
    setup.modules.extend(next.keys().iter().map(|&key| key.to_owned()));
    Some(setup)
}

/// A seed, and the seat that begins its game; if possible, not the seat that began this one.
fn deal(table: &dyn AnyTable, setup: &Setup) -> Option<(Seed, Option<Seat>)> {
    let began = began(table);
    let alone = seats_that_decide(table.kinds()).count() < 2;
    let mut last = None;
    for _ in 0..if alone { 1 } else { DEALS } {
        let seed = fresh_seed();
        let mut dealt = table.game().deal(setup.clone(), seed.clone()).ok()?;
        let mut chance = Chance::new(0);
        for _ in 0..SET_UP {
            if began_now(&*dealt) {
                break;
            }
            let Some(key) = dealt.random(&mut chance) else { break };
            dealt.choose(&key);
        }
        let begins = dealt.to_move().filter(|_| began_now(&*dealt));
        let other = begins != began;
        last = Some((seed, begins));
        if other {
            break;
        }
    }
    last
}

/// True if the first turn of the first round is the question.
fn began_now(table: &dyn AnyTable) -> bool {
    begins_at(table, PRESENT).is_some()
}

/// Seat that begins the first round, if that is the question at a step.
fn begins_at(table: &dyn AnyTable, step: usize) -> Option<Seat> {
    let step = table.step(step);
    step.asked.filter(|asked| asked.begins_turn && step.round > 0).map(|asked| asked.seat)
}

fn began(table: &dyn AnyTable) -> Option<Seat> {
    (0..=table.last_step()).find_map(|step| begins_at(table, step))
}
