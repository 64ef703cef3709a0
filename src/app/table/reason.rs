//! Why something cannot be chosen, shown over the table for a while.

use leptos::prelude::*;
use std::time::Duration;

/// How long a reason stays, unless something else happens.
const STAYS: Duration = Duration::from_secs(6);

/// The reason that is shown, if any.
#[derive(Clone, Copy)]
pub struct Reason {
    text: RwSignal<Option<String>>,
    /// Counts what was shown, so that an older reason does not take a newer one along.
    shown: StoredValue<u64>,
}

impl Reason {
    /// No reason.
    pub fn new() -> Self {
        Self { text: RwSignal::new(None), shown: StoredValue::new(0) }
    }

    /// What is shown; followed.
    pub fn get(self) -> Option<String> {
        self.text.get()
    }

    /// Shows a reason for a while.
    pub fn show(self, reason: String) {
        self.text.set(Some(reason));
        self.shown.update_value(|count| *count += 1);
        let own = self.shown.get_value();
        set_timeout(
            move || {
                if self.shown.try_get_value() == Some(own) {
                    self.hide();
                }
            },
            STAYS,
        );
    }

    /// Shows none.
    pub fn hide(self) {
        self.text.set(None);
    }
}

impl Default for Reason {
    fn default() -> Self {
        Self::new()
    }
}
