//! A sentence that is shown for a while, then goes by itself: what the page has to say, or why something cannot be chosen.

use crate::browser::signal::RwSignal;
use leptos::prelude::*;
use std::time::Duration;

/// How long the reason why something cannot be chosen stays: it is read, not glanced at.
pub const WHY_STAYS: Duration = Duration::from_secs(6);
/// How long a sentence about what was done stays.
pub const SAID_STAYS: Duration = Duration::from_secs(4);

/// The sentence that is shown, if any.
#[derive(Clone, Copy)]
pub struct Passing {
    text: RwSignal<Option<String>>,
    /// What it is shown clear of: anchors of the table, with spaces between them.
    clear: StoredValue<String>,
    /// Counts what was shown, so that an older sentence does not take a newer one along.
    shown: StoredValue<u64>,
    stays: Duration,
}

impl Passing {
    /// None yet; each stays so long, unless something else happens.
    pub fn new(stays: Duration) -> Self {
        Self { text: RwSignal::new(None), clear: StoredValue::default(), shown: StoredValue::new(0), stays }
    }

    /// What is shown; followed.
    pub fn get(self) -> Option<String> {
        self.text.get()
    }

    /// What the sentence that is shown must not cover: for `data-clear`.
    pub fn clear_of(self) -> String {
        self.clear.get_value()
    }

    /// Shows a sentence for a while.
    pub fn show(self, text: String) {
        self.show_clear_of(text, &[]);
    }

    /// Shows a sentence for a while, where it covers none of these things of the table.
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

    /// Shows none.
    pub fn hide(self) {
        self.text.set(None);
    }
}
