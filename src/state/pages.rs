//! State of the pages beside the table: the set-up, with its default game, and the past games.

use crate::browser::settings::{recall, remember};
use crate::info::{GameInfo, games, has, info};
use leptos::prelude::*;
use markup::RwSignal;
use ui::NewGame;

/// Storage key of the last game that was set up.
const GAME: &str = "francia.setup.game";

#[derive(Clone, Copy)]
pub struct Pages {
    /// Choices with which the set-up page opens.
    pub new_game: RwSignal<Option<NewGame>>,
    /// The open set-up page.
    pub set_up: StoredValue<Option<SetUp>>,
    /// Number of the past game whose score is open.
    pub past: RwSignal<Option<u64>>,
}

/// State of the set-up page.
#[derive(Clone, Copy)]
pub struct SetUp {
    /// True after a change since the page was opened.
    pub is_changed: Signal<bool>,
    /// Stores the answers that its address does not contain.
    pub remember: Callback<()>,
}

impl Pages {
    pub(super) fn new() -> Self {
        Self { new_game: RwSignal::new(None), set_up: StoredValue::new(None), past: RwSignal::new(None) }
    }

    /// The set-up page while it is changed and its game is not started.
    pub(super) fn half_set_up(self) -> Option<SetUp> {
        self.set_up.get_value().filter(|set_up| set_up.is_changed.get_untracked())
    }
}

/// Default game of the set-up page: the last one that was set up, on a first visit the one offered first.
pub fn usual_game() -> &'static GameInfo {
    let last = recall(GAME).filter(|key| has(key)).map(|key| info(&key));
    last.or_else(|| games().first().copied()).unwrap_or(&GameInfo::UNKNOWN)
}

/// Makes a game the default. A campaign, which shares the page, changes nothing.
pub fn set_usual_game(game: &GameInfo) {
    if has(game.key) {
        remember(GAME, game.key);
    }
}
