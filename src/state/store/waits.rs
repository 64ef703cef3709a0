//! What local storage has no room for: it waits, and the person is told so.

use super::Store;
use crate::browser::settings::storage;
use crate::words::Words;
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen_futures::spawn_local;

impl Store {
    /// Puts aside what local storage has no room for, and says so: that it waits, or that it waits on this page alone.
    pub fn let_wait(
        self,
        put_aside: impl Future<Output = bool> + 'static,
        waits: fn(Words) -> &'static str,
        waits_here: fn(Words) -> &'static str,
    ) {
        spawn_local(async move {
            let told = if put_aside.await { waits } else { waits_here };
            // Where there is no local storage, nothing is full.
            if storage().is_some() {
                self.say_on_next_screen(told);
            }
        });
    }

    /// Says something once the next screen is shown: it begins without what was said on the one before.
    pub fn say_on_next_screen(self, told: fn(Words) -> &'static str) {
        let told = told(Words(self.lang.get_untracked())).to_owned();
        set_timeout(move || self.say(told), Duration::ZERO);
    }
}
