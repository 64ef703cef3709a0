//! The games that have a table in the page: a folder each.

use crate::page::play::services::GameFiles;

crate::each_table! { ($($game:ident: $Game:ident;)*) => {
    $(mod $game;)*

    /// The games, as they are handed to the page.
    pub const GAMES: &[GameFiles] = &[$($game::FILES),*];
} }
