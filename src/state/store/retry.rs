//! Entries for which local storage has no space: they wait, and the person is informed.

use super::Store;
use crate::browser::settings::storage;
use crate::words::Words;
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen_futures::spawn_local;

impl Store {
    /// Keeps an entry without space, and reports whether it waits in the database or on this page alone.
    pub fn let_wait(
        self,
        put_aside: impl Future<Output = bool> + 'static,
        waits: fn(Words) -> &'static str,
        waits_here: fn(Words) -> &'static str,
    ) {
        spawn_local(async move {
            let told = if put_aside.await { waits } else { waits_here };
            // Without local storage nothing is full.
            if storage().is_some() {
                self.say_on_next_screen(told);
            }
        });
    }

    /// Shows a message on the next screen, which clears that of the one before.
    pub fn say_on_next_screen(self, told: fn(Words) -> &'static str) {
        let told = told(Words(self.lang.get_untracked())).to_owned();
        set_timeout(move || self.say(told), Duration::ZERO);
    }
}
