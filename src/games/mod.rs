//! The games: the rules, the words and the worked examples of each in a room of its own. None knows another.

crate::each_game! { ($($game:ident: $Game:ident;)*) => { $(pub mod $game;)* } }
