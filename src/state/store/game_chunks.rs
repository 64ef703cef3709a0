//! The chunks of the games' code, as the store holds them.

use crate::browser::lazy::Chunk;
use crate::state::services::{GameCode, GameFiles, GameReader};

/// Chunks of a game's code, with their state.
#[derive(Clone, Copy)]
pub struct GameChunks {
    /// Key of the game.
    pub(super) word: &'static str,
    pub(super) code: Chunk<GameCode>,
    pub(super) reader: Chunk<GameReader>,
}

impl GameChunks {
    /// Chunks of a game, not fetched yet.
    pub(super) fn of(files: &GameFiles) -> Self {
        Self { word: files.info.word, code: Chunk::new(files.code), reader: Chunk::new(files.reader) }
    }
}
