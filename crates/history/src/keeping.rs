//! The kept results: one per game, up to a maximum number.

use super::Finished;

/// Number of the result of a campaign's chapter, counted from 0. The first chapter has the number of the campaign's
/// save. The numbers do not collide with those of other saves, which are times in milliseconds.
pub const fn number_of_chapter(id: u64, chapter: u8) -> u64 {
    id.wrapping_add((chapter as u64) << 44)
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keeping {
    pub game: Finished,
    pub oldest: Vec<u64>,
}

/// Plans how to keep a result among at most `most` kept ones, the oldest first. A game counts once: one that is undone
/// and ended again replaces its result and keeps its date. `None` if it is kept already under another number, since it
/// was loaded from a file.
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
