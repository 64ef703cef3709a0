//! The chapters of a campaign, from the list of games.

use kernel::{Chapter, Declared, Game};
use trilogy::for_each_game;

/// A game with its chapter.
#[derive(Clone, Copy, Debug)]
pub struct ChapterOf {
    /// Declaration of the game.
    pub game: &'static Declared,
    pub chapter: &'static Chapter,
}

/// The chapters in the order in which they are played.
pub fn chapters() -> Vec<ChapterOf> {
    let mut chapters = Vec::new();
    for_each_game!(G => chapters.extend(G::CHAPTER.map(|chapter| ChapterOf { game: Declared::of::<G>(), chapter })));
    chapters.sort_by_key(|row| row.chapter.number);
    chapters
}
