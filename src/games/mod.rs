//! The games that have a table in the page: a folder each.

use crate::state::services::GameFiles;

mod architects;
mod paladins;
mod viscounts;

trilogy::each_game! { ($($game:ident: $Game:ident;)*) => {
    /// The games, as they are handed to the page.
    pub const GAMES: &[GameFiles] = &[$($game::FILES),*];
} }
