//! The list of the saved games.

use super::card::SaveSummary;
use crate::browser::storage::BrowserStorage;
use kernel::Saves;

/// Content of the lists.
#[derive(Clone, Debug, Default)]
pub struct Listing {
    /// True once the storage was searched.
    pub known: bool,
    /// Keys of unreadable entries, for [`text_aside`](super::text_aside).
    pub aside: Vec<String>,
    /// Number of games whose copies are all damaged.
    pub lost: usize,
    /// Newest first.
    cards: Vec<SaveSummary>,
}

impl Listing {
    /// The empty list of a storage that was searched.
    pub(super) fn searched() -> Self {
        Self { known: true, ..Self::default() }
    }

    /// Cards of all saved games, newest first.
    pub fn cards(&self) -> Vec<SaveSummary> {
        self.cards.clone()
    }

    /// The smallest number above those of all games.
    pub(super) fn next_id(&self) -> u64 {
        self.cards.iter().map(|card| card.id + 1).max().unwrap_or(0)
    }

    pub fn card(&self, id: u64) -> Option<&SaveSummary> {
        self.cards.iter().find(|card| card.id == id)
    }

    /// Lists the unreadable entries.
    pub(super) fn show_aside(&mut self, saves: &Saves<BrowserStorage>) {
        self.aside = saves.aside();
        self.lost = saves.lost().len();
    }

    /// Adds or updates the card of a game; `None` removes it.
    pub(super) fn show(&mut self, id: u64, card: Option<SaveSummary>) {
        self.cards.retain(|known| known.id != id);
        if let Some(card) = card {
            let place = self.cards.partition_point(|known| known.saved >= card.saved);
            self.cards.insert(place, card);
        }
    }
}
