//! Stored preferences of the reader: language, theme, and handling. Without storage nothing is kept.

use super::dyn_call::call;
use gloo_storage::{LocalStorage, Storage as _};
use kernel::Lang;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::js_sys::Reflect;
use leptos::web_sys::{HtmlElement, Storage};

const LANG: &str = "francia.lang";
const THEME: &str = "francia.theme";
const PREFS: &str = "francia.prefs";

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    Off,
    Quick,
    #[default]
    Normal,
    Slow,
}

impl Speed {
    pub const ALL: [Self; 4] = [Self::Off, Self::Quick, Self::Normal, Self::Slow];
    const KEYS: [&str; 4] = ["still", "quick", "steady", "slow"];

    /// Duration of one movement, in milliseconds; at most 400.
    pub const fn travel(self) -> u32 {
        match self {
            Self::Off => 0,
            Self::Quick => 180,
            Self::Normal => 320,
            Self::Slow => 400,
        }
    }

    /// Pause after a computer's step, in milliseconds.
    pub const fn pace(self) -> u32 {
        match self {
            Self::Off => 0,
            Self::Quick => 200,
            Self::Normal => 500,
            Self::Slow => 1200,
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scenes {
    #[default]
    On,
    Quick,
    Off,
}

impl Scenes {
    pub const ALL: [Self; 3] = [Self::On, Self::Quick, Self::Off];
    const KEYS: [&str; 3] = ["scenes", "scenes-quick", "scenes-off"];
}

/// Frequency of confirmations before choices that cannot be undone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AskBefore {
    #[default]
    Always,
    Once,
    Never,
}

impl AskBefore {
    pub const ALL: [Self; 3] = [Self::Always, Self::Once, Self::Never];
    const KEYS: [&str; 3] = ["ask-always", "ask-once", "ask-never"];
}

/// Text sizes, in percent.
pub const TEXT_SIZES: [u16; 5] = [100, 125, 150, 175, 200];

/// Volumes, in percent; the first one is silent.
pub const VOLUMES: [u8; 4] = [0, 25, 50, 100];
/// Keys of the volumes, except the silent one.
const VOLUME_KEYS: [&str; 3] = ["sound-soft", "sound-half", "sound-full"];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prefs {
    pub speed: Speed,
    pub scenes: Scenes,
    pub ask: AskBefore,
    /// Text size, in percent.
    pub text: u16,
    pub left: bool,
    pub awake: bool,
    /// Volume of sounds, in percent.
    pub volume: u8,
    /// True if a phone vibrates when a person is asked after others.
    pub vibrates: bool,
}

impl Default for Prefs {
    fn default() -> Self {
        let (speed, scenes, ask) = (Speed::default(), Scenes::default(), AskBefore::default());
        Self { speed, scenes, ask, text: 100, left: false, awake: true, volume: VOLUMES[0], vibrates: false }
    }
}

impl Prefs {
    /// Stored preferences. Unknown keys are ignored.
    pub fn remembered() -> Self {
        let mut prefs = Self::default();
        for key in recall(PREFS).unwrap_or_default().split(' ') {
            let place = |keys: &[&str]| keys.iter().position(|known| *known == key);
            if let Some(place) = place(&Speed::KEYS) {
                prefs.speed = Speed::ALL[place];
            } else if let Some(place) = place(&Scenes::KEYS) {
                prefs.scenes = Scenes::ALL[place];
            } else if let Some(place) = place(&AskBefore::KEYS) {
                prefs.ask = AskBefore::ALL[place];
            } else if let Some(place) = place(&VOLUME_KEYS) {
                prefs.volume = VOLUMES[place + 1];
            } else if let Some(size) = key.parse().ok().filter(|size| TEXT_SIZES.contains(size)) {
                prefs.text = size;
            }
            prefs.left |= key == "left";
            prefs.awake &= key != "sleeps";
            prefs.vibrates |= key == "vibrates";
        }
        prefs
    }

    pub fn show(self) {
        if let Some(root) = document().document_element() {
            let hand = if self.left { "left" } else { "right" };
            let _ = root.set_attribute("data-hand", hand);
        }
        if self == Self::default() {
            return forget(PREFS);
        }
        let keys = [
            Speed::KEYS[self.speed as usize],
            Scenes::KEYS[self.scenes as usize],
            AskBefore::KEYS[self.ask as usize],
            if self.left { "left" } else { "right" },
            if self.awake { "awake" } else { "sleeps" },
        ];
        let louder = VOLUMES[1..].iter().position(|volume| *volume == self.volume);
        let volume = louder.map(|place| VOLUME_KEYS[place]);
        let more = volume.into_iter().chain(self.vibrates.then_some("vibrates"));
        let keys: Vec<&str> = keys.into_iter().chain(more).collect();
        remember(PREFS, &format!("{} {}", keys.join(" "), self.text));
    }

    /// Sets the text size. Pages reflow around larger text; a table is magnified as a whole.
    pub fn scale(self, table: bool) {
        let root = document().document_element().and_then(|root| root.dyn_into::<HtmlElement>().ok());
        let Some(root) = root else { return };
        let (size, zoom) = if table { (100, self.text) } else { (self.text, 100) };
        let _ = root.set_attribute("data-zoom", if zoom > 100 { "large" } else { "usual" });
        let _ = root.style().set_property("font-size", &format!("{size}%"));
        let _ = call(&window(), "magnify", &[(f64::from(zoom) / 100.0).into()]);
    }

    /// Effective speed: none if the system asks for reduced motion.
    pub fn moves(self) -> Speed {
        if still() { Speed::Off } else { self.speed }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    Light,
    Dark,
    #[default]
    System,
}

impl Theme {
    pub const ALL: [Self; 3] = [Self::Light, Self::Dark, Self::System];

    const fn key(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
            Self::System => "system",
        }
    }

    pub fn remembered() -> Self {
        let key = recall(THEME).unwrap_or_default();
        Self::ALL.into_iter().find(|theme| theme.key() == key).unwrap_or_default()
    }

    pub fn is_dark(self) -> bool {
        match self {
            Self::Light => false,
            Self::Dark => true,
            Self::System => prefers("(prefers-color-scheme: dark)"),
        }
    }

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
                remember(THEME, self.key());
            }
        }
    }
}

pub fn remembered_lang() -> Lang {
    let chosen = recall(LANG).and_then(|tag| Lang::of_tag(&tag));
    let spoken = || Lang::of_tag(&browser_lang()?);
    chosen.or_else(spoken).unwrap_or_default()
}

pub fn browser_lang() -> Option<String> {
    Reflect::get(&window().navigator(), &"language".into()).ok()?.as_string()
}

pub fn show_lang(lang: Lang) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute("lang", lang.tag());
    }
    remember(LANG, lang.tag());
}

pub fn still() -> bool {
    prefers("(prefers-reduced-motion: reduce)")
}

fn prefers(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}

/// Local storage, if available. Checked first, because gloo-storage panics without it.
pub fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten().map(|_| LocalStorage::raw())
}

pub fn keys(storage: &Storage) -> impl Iterator<Item = String> {
    (0..storage.length().unwrap_or(0)).filter_map(|place| storage.key(place).ok().flatten())
}

/// Storage of the tab, if available, which lasts until the tab is closed.
pub fn session() -> Option<Storage> {
    window().session_storage().ok().flatten()
}

pub const FAILED: &str = "francia.failed";

pub fn went_well() {
    forget_in_tab(FAILED);
}

pub fn forget_in_tab(key: &str) {
    if let Some(session) = session() {
        let _ = session.remove_item(key);
    }
}

/// True for a browser that deletes the data of a site after a week without a visit, unless the site is installed:
/// Safari on iPad and iPhone. An iPad reports itself as a Macintosh, but has a touch screen.
pub fn forgets_sites() -> bool {
    let navigator = window().navigator();
    let agent = navigator.user_agent().unwrap_or_default();
    let handheld = agent.contains("iPhone") || agent.contains("iPad");
    (handheld || agent.contains("Macintosh") && navigator.max_touch_points() > 1)
        && !prefers("(display-mode: standalone)")
}

pub fn recall(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Stores a text under a key. Returns false if the browser does not store it.
pub fn remember(key: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(key, text).is_ok())
}

pub fn forget(key: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(key);
    }
}
