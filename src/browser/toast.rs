//! A temporary message: feedback of the page, or the reason why something cannot be chosen.

use leptos::prelude::*;
use markup::RwSignal;
use std::time::Duration;

/// Duration of the reason why something cannot be chosen, which takes time to read.
pub const WHY_STAYS: Duration = Duration::from_secs(6);
pub const TOAST_STAYS: Duration = Duration::from_secs(4);

#[derive(Clone, Copy)]
pub struct Toast {
    text: RwSignal<Option<String>>,
    /// Things that the message must not cover: anchors of the table, separated by spaces.
    clear: StoredValue<String>,
    /// Counter of messages, so that the timer of an old one does not end a new one.
    shown: StoredValue<u64>,
    stays: Duration,
}

impl Toast {
    pub fn new(stays: Duration) -> Self {
        Self { text: RwSignal::new(None), clear: StoredValue::default(), shown: StoredValue::new(0), stays }
    }

    /// The visible message. Tracked.
    pub fn get(self) -> Option<String> {
        self.text.get()
    }

    pub fn clear_of(self) -> String {
        self.clear.get_value()
    }

    pub fn show(self, text: String) {
        self.show_clear_of(text, &[]);
    }

    pub fn show_clear_of(self, text: String, anchors: &[String]) {
        self.clear.set_value(anchors.join(" "));
        self.text.set(Some(text));
        self.shown.update_value(|count| *count += 1);
        let own = self.shown.get_value();
        set_timeout(
            move || {
                if self.shown.try_get_value() == Some(own) {
                    self.hide();
                }
            },
            self.stays,
        );
    }

    pub fn hide(self) {
        self.text.set(None);
    }
}
