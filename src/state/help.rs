//! The open explanation and the open rules.

use super::last_setup::usual_game;
use kernel::rulebook::Book;
use markup::RwSignal;
use std::sync::Arc;

/// State of the explanation and of the rules.
#[derive(Clone, Copy)]
pub struct Help {
    /// Topic of the explanation.
    pub topic: RwSignal<Option<String>>,
    /// Game whose rules are open.
    pub game: RwSignal<&'static str>,
    /// Section at which they are open.
    pub section: RwSignal<String>,
    /// The rules, once loaded; the inner `None` means that they could not be fetched.
    pub book: RwSignal<Option<Option<Arc<Book>>>>,
}

impl Help {
    /// A state with nothing open.
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
