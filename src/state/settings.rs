//! The settings that the page follows.

use crate::browser::settings::{Prefs, Theme, remembered_lang};
use crate::texts::PageTexts;
use kernel::Lang;
use markup::RwSignal;

/// Language, theme and preferences of the person at this browser.
#[derive(Clone, Copy)]
pub struct Settings {
    pub lang: RwSignal<Lang>,
    pub theme: RwSignal<Theme>,
    pub prefs: RwSignal<Prefs>,
}

impl Settings {
    /// The settings that the browser stores.
    pub(super) fn remembered() -> Self {
        Self {
            lang: RwSignal::new(remembered_lang()),
            theme: RwSignal::new(Theme::remembered()),
            prefs: RwSignal::new(Prefs::remembered()),
        }
    }

    /// Texts of the page. Tracked.
    pub fn texts(self) -> PageTexts {
        PageTexts(self.lang.get())
    }

    /// Texts of the page. Not tracked.
    pub fn texts_now(self) -> PageTexts {
        PageTexts(self.lang.get_untracked())
    }
}
