//! The results that are kept: one of each game, and no more than so many.

use super::Finished;

/// The number of the result of a chapter of a campaign, counted from 0. The first has the number of the campaign's save. No save
/// has that of another one: numbers of saves are times in milliseconds.
pub const fn number_of_chapter(id: u64, chapter: u8) -> u64 {
    id.wrapping_add((chapter as u64) << 44)
}

/// A result that is to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keeping {
    /// The result, as it is to be written.
    pub game: Finished,
    /// The numbers of the oldest results, which make room for it.
    pub oldest: Vec<u64>,
}

/// The way to keep a result among those that are kept, the oldest first, at most so many. A game counts once: one that is
/// undone and ended anew replaces its result, keeps its date and needs no room. `None` where it is kept already under another
/// number, since it was loaded from a file.
pub fn keeping(kept: &[Finished], mut game: Finished, most: usize) -> Option<Keeping> {
    if let Some(same) = kept.iter().find(|other| other.id == game.id) {
        game.ended = same.ended;
        game.campaign.clone_from(&same.campaign);
        return Some(Keeping { game, oldest: Vec::new() });
    }
    if kept.iter().any(|other| other.is_same(&game)) {
        return None;
    }
    let oldest = kept.iter().take((kept.len() + 1).saturating_sub(most)).map(|oldest| oldest.id).collect();
    Some(Keeping { game, oldest })
}
