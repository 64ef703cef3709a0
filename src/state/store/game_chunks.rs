//! The files of the games' code, as the store holds them.

use crate::browser::lazy::Chunk;
use crate::state::services::{GameCode, GameFiles, GameReader};

/// The files of a game's code, and how far they are.
#[derive(Clone, Copy)]
pub struct GameChunks {
    /// The game's word.
    pub(super) word: &'static str,
    pub(super) code: Chunk<GameCode>,
    pub(super) reader: Chunk<GameReader>,
}

impl GameChunks {
    /// Nothing of the game is fetched yet.
    pub(super) fn of(files: &GameFiles) -> Self {
        Self { word: files.info.word, code: Chunk::new(files.code), reader: Chunk::new(files.reader) }
    }
}
