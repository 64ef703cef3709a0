//! The open rules.

use super::pages::usual_game;
use kernel::rulebook::Rulebook;
use markup::RwSignal;
use std::sync::Arc;

/// State of the rules, which explanations quote.
#[derive(Clone, Copy)]
pub struct Help {
    /// Game whose rules are open.
    pub game: RwSignal<&'static str>,
    /// Section at which they are open.
    pub section: RwSignal<String>,
    /// The rules, once loaded; the inner `None` means that they could not be fetched.
    pub book: RwSignal<Option<Option<Arc<Rulebook>>>>,
}

impl Help {
    /// A state with nothing loaded.
    pub fn new() -> Self {
        Self { game: RwSignal::new(usual_game().key), section: RwSignal::new(String::new()), book: RwSignal::new(None) }
    }
}

impl Default for Help {
    fn default() -> Self {
        Self::new()
    }
}
