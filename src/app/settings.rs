//! What the page remembers about its reader: language and theme. Storage may be blocked: then nothing is remembered.

use crate::kernel::Lang;
use leptos::prelude::*;
use leptos::web_sys::Storage;

const LANG: &str = "francia.lang";
const THEME: &str = "francia.theme";

/// How the page is lit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// Parchment.
    Light,
    /// Candlelight.
    Dark,
    /// As the system prefers.
    #[default]
    System,
}

impl Theme {
    /// Every theme, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Light, Self::Dark, Self::System];

    const fn word(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
            Self::System => "system",
        }
    }

    /// The theme that was chosen earlier.
    pub fn remembered() -> Self {
        let word = recall(THEME).unwrap_or_default();
        Self::ALL.into_iter().find(|theme| theme.word() == word.trim_matches('"')).unwrap_or_default()
    }

    /// Whether the page is dark under this theme now.
    pub fn is_dark(self) -> bool {
        match self {
            Self::Light => false,
            Self::Dark => true,
            Self::System => prefers("(prefers-color-scheme: dark)"),
        }
    }

    /// Lights the page like this, and remembers it.
    pub fn show(self) {
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("data-theme", if self.is_dark() { "dark" } else { "light" });
        }
        if let Ok(Some(bar)) = document().query_selector("meta[name='theme-color']") {
            let _ = bar.set_attribute("content", if self.is_dark() { "#120d09" } else { "#cdbb98" });
        }
        match self {
            Self::System => forget(THEME),
            _ => {
                remember(THEME, self.word());
            }
        }
    }
}

/// The language that was chosen earlier, else the browser's.
pub fn remembered_lang() -> Lang {
    let chosen = recall(LANG).and_then(|tag| Lang::of_tag(&tag));
    let spoken = || window().navigator().language().and_then(|tag| Lang::of_tag(&tag));
    chosen.or_else(spoken).unwrap_or_default()
}

/// Speaks this language from now on, and remembers it.
pub fn show_lang(lang: Lang) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute("lang", lang.tag());
    }
    remember(LANG, lang.tag());
}

/// Whether the reader wants things not to move.
pub fn still() -> bool {
    prefers("(prefers-reduced-motion: reduce)")
}

fn prefers(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}

/// Local storage, where the browser grants it.
pub fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// The text kept under a key.
pub fn recall(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Keeps a text under a key. False where the browser does not keep it.
pub fn remember(key: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(key, text).is_ok())
}

/// Forgets what is kept under a key.
pub fn forget(key: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(key);
    }
}
