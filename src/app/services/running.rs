//! Code of the running table and of the keyboard. It comes with the first game, or once the first page is shown.

use crate::browser::lazy::lazy_chunk;
use crate::browser::{focus, key_events, presence};
use crate::components::motion;
use crate::pages::confirm::confirm;
use crate::pages::keys;
use crate::pages::play::play;
use crate::state::code::Running;
use crate::state::store::{Screen, use_store};
use leptos::prelude::*;

lazy_chunk!(running with [], pub fetch -> Running = Running {
    follow,
    begin: |code, setup, seed, practice| use_store().begin_now(code, setup, seed, practice),
    close_all,
    play: || untrack(play),
    confirm: || untrack(confirm),
});

fn close_all() {
    use_store().close_all();
}

/// Starts the listeners that live as long as the page.
fn follow() {
    let store = use_store();
    motion::listen();
    focus::watch();
    // A hidden page runs no search.
    presence::follow(move |hidden| if hidden { store.opponents.stop() } else { store.wake() });
    // A message of one screen is not shown on the next. Leaving the table frees the game for other tabs.
    Effect::new(move |shown: Option<Screen>| {
        let screen = store.screen.get();
        // A new screen starts at its top.
        if shown.is_some_and(|shown| shown != screen) {
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
        if matches!(screen, Screen::Home | Screen::Saves | Screen::Setup | Screen::Examples) {
            store.saving.let_go();
        }
        store.notices.toast.hide();
        screen
    });
    key_events::watch();
    keys::listen(store);
}
