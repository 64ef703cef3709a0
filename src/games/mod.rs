//! The games that have a table in the page, one folder each.

use crate::state::code::GameFiles;

mod architects;
mod paladins;
mod viscounts;

trilogy::each_game! { ($($game:ident: $Game:ident;)*) => {
    pub const GAMES: &[GameFiles] = &[$($game::FILES),*];
} }
