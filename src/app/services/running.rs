//! Code of the running table and of the keyboard. It comes with the first game, or once the first page is shown.

use crate::browser::lazy::lazy_chunk;
use crate::browser::{focus, key_events, presence};
use crate::components::motion;
use crate::pages::confirm::confirm;
use crate::pages::keys;
use crate::pages::play::play;
use crate::state::any_table::AnyGame;
use crate::state::services::{Running, TableControls};
use crate::state::store::{Screen, Store};
use kernel::{Seed, Setup};
use leptos::prelude::*;
use markup::View;

lazy_chunk!(running with [], pub fetch -> Running = Running(&Whole));

struct Whole;

impl TableControls for Whole {
    fn follow(&self, store: Store) {
        follow(store);
    }

    fn begin(&self, store: Store, code: &'static dyn AnyGame, setup: Setup, seed: Seed, practice: bool) {
        store.begin_now(code, setup, seed, practice);
    }

    fn close_all(&self, store: Store) {
        store.close_all();
    }

    fn play(&self) -> View {
        untrack(play)
    }

    fn confirm(&self) -> View {
        untrack(confirm)
    }
}

fn follow(store: Store) {
    motion::listen();
    focus::watch();
    // A hidden page runs no search.
    presence::follow(move |hidden| if hidden { store.stop_thinking() } else { store.wake() });
    // A message of one screen is not shown on the next. Leaving the table frees the game for other tabs.
    Effect::new(move |shown: Option<Screen>| {
        let screen = store.screen.get();
        // A new screen starts at its top.
        if shown.is_some_and(|shown| shown != screen) {
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
        if matches!(screen, Screen::Home | Screen::Saves | Screen::Setup | Screen::Examples) {
            store.let_go();
        }
        store.toast.hide();
        screen
    });
    key_events::watch();
    keys::listen(store);
}
