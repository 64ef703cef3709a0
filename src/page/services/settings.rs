//! What the page remembers about its reader: language, theme, and how it is played. Storage may be blocked: then nothing
//! is remembered.

use super::call::call;
use gloo_storage::{LocalStorage, Storage as _};
use kernel::Lang;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::js_sys::Reflect;
use leptos::web_sys::{HtmlElement, Storage};

const LANG: &str = "francia.lang";
const THEME: &str = "francia.theme";
const PREFS: &str = "francia.prefs";

/// How fast things move, and how long computers take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    /// Nothing moves.
    Off,
    /// For who knows the game.
    Quick,
    /// So that one can follow.
    #[default]
    Normal,
    /// For who learns.
    Slow,
}

impl Speed {
    /// Every speed, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Off, Self::Quick, Self::Normal, Self::Slow];
    const WORDS: [&str; 4] = ["still", "quick", "steady", "slow"];

    /// How long one thing travels, in milliseconds; never more than 400.
    pub const fn travel(self) -> u32 {
        match self {
            Self::Off => 0,
            Self::Quick => 180,
            Self::Normal => 320,
            Self::Slow => 400,
        }
    }

    /// How long a computer's step stays before the next one, in milliseconds.
    pub const fn pace(self) -> u32 {
        match self {
            Self::Off => 0,
            Self::Quick => 200,
            Self::Normal => 500,
            Self::Slow => 1200,
        }
    }
}

/// How what others do is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scenes {
    /// Step by step.
    #[default]
    On,
    /// A step a turn.
    Quick,
    /// In the log alone.
    Off,
}

impl Scenes {
    /// Every way, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::On, Self::Quick, Self::Off];
    const WORDS: [&str; 3] = ["scenes", "scenes-quick", "scenes-off"];
}

/// When a choice that cannot be undone is asked about once more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ask {
    /// Each time.
    #[default]
    Always,
    /// The first time of a game.
    Once,
    /// Never.
    Never,
}

impl Ask {
    /// Every way, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Always, Self::Once, Self::Never];
    const WORDS: [&str; 3] = ["ask-always", "ask-once", "ask-never"];
}

/// The sizes of text that are offered, in hundredths.
pub const TEXT_SIZES: [u16; 5] = [100, 125, 150, 175, 200];

/// How loud sounds are, in hundredths, as it is offered: the first one is silent.
pub const VOLUMES: [u8; 4] = [0, 25, 50, 100];
/// The words of the volumes, but for the silent one.
const VOLUME_WORDS: [&str; 3] = ["sound-soft", "sound-half", "sound-full"];

/// How the page is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prefs {
    /// How fast things move.
    pub speed: Speed,
    /// How what others do is told.
    pub scenes: Scenes,
    /// When to ask before what cannot be undone.
    pub ask: Ask,
    /// The size of text, in hundredths.
    pub text: u16,
    /// Whether the dock is for the left hand.
    pub left: bool,
    /// Whether the screen stays awake during a game.
    pub awake: bool,
    /// How loud sounds are, in hundredths.
    pub volume: u8,
    /// Whether a phone vibrates when a person is asked after others.
    pub vibrates: bool,
}

impl Default for Prefs {
    fn default() -> Self {
        let (speed, scenes, ask) = (Speed::default(), Scenes::default(), Ask::default());
        Self { speed, scenes, ask, text: 100, left: false, awake: true, volume: VOLUMES[0], vibrates: false }
    }
}

impl Prefs {
    /// What was chosen earlier. A word that means nothing is passed over.
    pub fn remembered() -> Self {
        let mut prefs = Self::default();
        for word in recall(PREFS).unwrap_or_default().split(' ') {
            let place = |words: &[&str]| words.iter().position(|known| *known == word);
            if let Some(place) = place(&Speed::WORDS) {
                prefs.speed = Speed::ALL[place];
            } else if let Some(place) = place(&Scenes::WORDS) {
                prefs.scenes = Scenes::ALL[place];
            } else if let Some(place) = place(&Ask::WORDS) {
                prefs.ask = Ask::ALL[place];
            } else if let Some(place) = place(&VOLUME_WORDS) {
                prefs.volume = VOLUMES[place + 1];
            } else if let Some(size) = word.parse().ok().filter(|size| TEXT_SIZES.contains(size)) {
                prefs.text = size;
            }
            prefs.left |= word == "left";
            prefs.awake &= word != "sleeps";
            prefs.vibrates |= word == "vibrates";
        }
        prefs
    }

    /// Plays like this from now on, and remembers it.
    pub fn show(self) {
        if let Some(root) = document().document_element() {
            let hand = if self.left { "left" } else { "right" };
            let _ = root.set_attribute("data-hand", hand);
        }
        if self == Self::default() {
            return forget(PREFS);
        }
        let words = [
            Speed::WORDS[self.speed as usize],
            Scenes::WORDS[self.scenes as usize],
            Ask::WORDS[self.ask as usize],
            if self.left { "left" } else { "right" },
            if self.awake { "awake" } else { "sleeps" },
        ];
        let louder = VOLUMES[1..].iter().position(|volume| *volume == self.volume);
        let volume = louder.map(|place| VOLUME_WORDS[place]);
        let more = volume.into_iter().chain(self.vibrates.then_some("vibrates"));
        let words: Vec<&str> = words.into_iter().chain(more).collect();
        remember(PREFS, &format!("{} {}", words.join(" "), self.text));
    }

    /// Sets the size of text. Pages flow around larger text; a table is magnified as a whole, in a window that is smaller by as
    /// much.
    pub fn scale(self, table: bool) {
        let root = document().document_element().and_then(|root| root.dyn_into::<HtmlElement>().ok());
        let Some(root) = root else { return };
        let (size, zoom) = if table { (100, self.text) } else { (self.text, 100) };
        let _ = root.set_attribute("data-zoom", if zoom > 100 { "large" } else { "usual" });
        let _ = root.style().set_property("font-size", &format!("{size}%"));
        let _ = call(&window(), "magnify", &[(f64::from(zoom) / 100.0).into()]);
    }

    /// How fast things move now: not at all where the system asks for that.
    pub fn moves(self) -> Speed {
        if still() { Speed::Off } else { self.speed }
    }
}

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
        Self::ALL.into_iter().find(|theme| theme.word() == word).unwrap_or_default()
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
    let spoken = || Lang::of_tag(&browser_lang()?);
    chosen.or_else(spoken).unwrap_or_default()
}

/// The language of the browser, where it says one.
pub fn browser_lang() -> Option<String> {
    Reflect::get(&window().navigator(), &"language".into()).ok()?.as_string()
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

/// Local storage, where the browser grants it. It is asked first, because gloo-storage ends the page where there is none.
pub fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten().map(|_| LocalStorage::raw())
}

/// The keys of a storage.
pub fn keys(storage: &Storage) -> impl Iterator<Item = String> {
    (0..storage.length().unwrap_or(0)).filter_map(|place| storage.key(place).ok().flatten())
}

/// What a tab remembers until it is closed, where the browser grants it.
pub fn session() -> Option<Storage> {
    window().session_storage().ok().flatten()
}

/// How often the page failed since the last choice that went well, in this tab.
pub const FAILED: &str = "francia.failed";

/// A choice went well: what failed before is no longer at the same place.
pub fn went_well() {
    forget_in_tab(FAILED);
}

/// Removes what the tab remembers under a key.
pub fn forget_in_tab(key: &str) {
    if let Some(session) = session() {
        let _ = session.remove_item(key);
    }
}

/// Whether this is a browser that forgets what a site keeps after a week without a visit, unless the site is installed:
/// Safari on iPad and iPhone (an iPad says that it is a Macintosh, but it has a touch screen).
pub fn forgets_sites() -> bool {
    let navigator = window().navigator();
    let agent = navigator.user_agent().unwrap_or_default();
    let handheld = agent.contains("iPhone") || agent.contains("iPad");
    (handheld || agent.contains("Macintosh") && navigator.max_touch_points() > 1)
        && !prefers("(display-mode: standalone)")
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
