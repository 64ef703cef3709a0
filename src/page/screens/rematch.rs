//! A rematch: the same seats, levels and parts, dealt anew so that another seat begins where that is by lot.

use super::setup::fresh_seed;
use crate::kernel::{Chance, Seat, Seed, seats_that_decide};
use crate::page::play::any_table::AnyTable;
use crate::page::play::store::Store;
use crate::page::widgets::icon;
use leptos::prelude::*;

/// How many deals are looked at for one in which another seat begins.
const DEALS: usize = 16;
/// The most choices of a set-up.
const SET_UP: usize = 200;

/// The button that begins it, which says who begins.
pub fn rematch_button(store: Store) -> AnyView {
    let found = StoredValue::new(untrack(|| store.with_table(deal)));
    let begin = move |_| {
        let Some((seed, _)) = found.get_value() else { return };
        let (game, setup) = store.with_table(|table| (table.game().info().word, table.setup().clone()));
        if let Err(error) = store.begin(game, setup, seed, untrack(|| store.practice())) {
            store.say(error.to_string());
        }
    };
    view! {
        <button type="button" class="btn go" data-rematch="" on:click=begin>
            {icon("ui-swap", 20)}
            {move || {
                let seat = found.with_value(|found| found.as_ref().and_then(|(_, seat)| *seat));
                let words = store.words();
                seat.map_or_else(|| words.rematch().to_owned(), |seat| words.rematch_begun_by(store.name(seat)))
            }}
        </button>
    }
    .into_any()
}

/// A seed, and who begins the game that it deals: another seat than the one that began this game, where it can be.
fn deal(table: &dyn AnyTable) -> Option<(Seed, Option<Seat>)> {
    let began = began(table);
    let alone = seats_that_decide(table.kinds()).count() < 2;
    let mut last = None;
    for _ in 0..if alone { 1 } else { DEALS } {
        let seed = fresh_seed();
        let mut dealt = table.game().deal(table.setup().clone(), seed.clone()).ok()?;
        let mut chance = Chance::new(0);
        for _ in 0..SET_UP {
            if began_now(&*dealt) {
                break;
            }
            let Some(word) = dealt.random(&mut chance) else { break };
            dealt.choose(&word);
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

/// Whether the first turn of the first round is asked for.
fn began_now(table: &dyn AnyTable) -> bool {
    begins_at(table, usize::MAX).is_some()
}

/// Who is asked to begin the first round at a step.
fn begins_at(table: &dyn AnyTable, step: usize) -> Option<Seat> {
    let step = table.step(step);
    step.asked.filter(|asked| asked.begins_turn && step.round > 0).map(|asked| asked.seat)
}

/// Who began a game.
fn began(table: &dyn AnyTable) -> Option<Seat> {
    (0..=table.last_step()).find_map(|step| begins_at(table, step))
}
