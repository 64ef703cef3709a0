//! The games that stand on the shelf: the one place that lists them.

/// Evaluates an expression for the game of a word, with its type under a name; `None` for a word of no game.
///
/// ```
/// use francia::kernel::Game;
/// assert_eq!(francia::with_game!("paladins", G => G::SEATS), Some(2..=4));
/// assert_eq!(francia::with_game!("chess", G => G::SEATS), None);
/// ```
#[macro_export]
macro_rules! with_game {
    ($word:expr, $G:ident => $body:expr) => {
        match $word {
            "paladins" => {
                type $G = $crate::games::paladins::Paladins;
                Some($body)
            }
            "viscounts" => {
                type $G = $crate::games::viscounts::Viscounts;
                Some($body)
            }
            _ => None,
        }
    };
}

/// The words of all games.
pub const GAMES: [&str; 2] = ["paladins", "viscounts"];

/// The words of the games that have a table in the browser.
pub const TABLES: [&str; 2] = ["paladins", "viscounts"];
