//! The chapters of a campaign, as the registry has them.

use kernel::{Chapter, Declared, Game};
use trilogy::for_each_game;

/// A game and the chapter that it is.
#[derive(Clone, Copy, Debug)]
pub struct ChapterOf {
    /// What the game declares of itself.
    pub game: &'static Declared,
    /// The chapter.
    pub chapter: &'static Chapter,
}

/// The chapters in the order in which they are played.
pub fn chapters() -> Vec<ChapterOf> {
    let mut chapters = Vec::new();
    for_each_game!(G => chapters.extend(G::CHAPTER.map(|chapter| ChapterOf { game: Declared::of::<G>(), chapter })));
    chapters.sort_by_key(|row| row.chapter.number);
    chapters
}
