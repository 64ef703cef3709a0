//! What only a table that is played needs, and what follows the keyboard. It comes with the code of the first game, and else once
//! the first page stands.

use crate::page::markup::View;
use crate::page::play::any_table::AnyGame;
use crate::page::play::services::{Running, RunningCode};
use crate::page::play::store::{Screen, Store};
use crate::page::screens::confirm::confirm;
use crate::page::screens::keys;
use crate::page::screens::play::play;
use crate::page::services::lazy::lazy_chunk;
use crate::page::services::{focus, key_events, presence};
use crate::page::widgets::motion;
use kernel::{Seed, Setup};
use leptos::prelude::*;

lazy_chunk!(running with [], pub fetch -> Running = Running(&Whole));

/// The code of the running table.
struct Whole;

impl RunningCode for Whole {
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

/// What follows the page for as long as it lives.
fn follow(store: Store) {
    motion::listen();
    focus::watch();
    // Nobody thinks for a page that nobody sees.
    presence::follow(move |hidden| if hidden { store.stop_thinking() } else { store.wake() });
    // What was said on one screen is no news on the next. Who leaves the table leaves the game to other tabs.
    Effect::new(move |shown: Option<Screen>| {
        let screen = store.screen.get();
        // A screen that comes is seen from its top.
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
