//! What is explained, and the rules: what of it the page shows.

use super::usual::usual_game;
use crate::browser::signal::RwSignal;
use kernel::rulebook::Book;
use std::sync::Arc;

/// What is explained, and the rules.
#[derive(Clone, Copy)]
pub struct Help {
    /// The thing that is explained, by its topic.
    pub topic: RwSignal<Option<String>>,
    /// The game whose rules are open.
    pub game: RwSignal<&'static str>,
    /// The section at which they are open.
    pub section: RwSignal<String>,
    /// The rules, once they are here; `None` where they could not be fetched.
    pub book: RwSignal<Option<Option<Arc<Book>>>>,
}

impl Help {
    /// Nothing is explained.
    pub fn new() -> Self {
        Self {
            topic: RwSignal::new(None),
            game: RwSignal::new(usual_game().word),
            section: RwSignal::new(String::new()),
            book: RwSignal::new(None),
        }
    }
}

impl Default for Help {
    fn default() -> Self {
        Self::new()
    }
}
