use kernel::{Chapter, Declared, Game};
use trilogy::for_each_game;

#[derive(Clone, Copy, Debug)]
pub struct ChapterOf {
    pub game: &'static Declared,
    pub chapter: &'static Chapter,
}

pub fn chapters() -> Vec<ChapterOf> {
    let mut chapters = Vec::new();
    for_each_game!(G => chapters.extend(G::CHAPTER.map(|chapter| ChapterOf { game: Declared::of::<G>(), chapter })));
    chapters.sort_by_key(|row| row.chapter.number);
    chapters
}
