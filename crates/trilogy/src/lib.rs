//! The list of the games. Every other list of games is made from this one.

pub use {architects, paladins, viscounts};

/// One row per game, in the order in which the games are offered: the game's key, which is also the name of its crate,
/// and its type. Passes them to another macro of this crate, or to one that is named by `call`.
#[doc(hidden)]
#[macro_export]
macro_rules! rows {
    ($then:ident $with:tt) => {
        $crate::$then! { $with
            paladins: Paladins;
            viscounts: Viscounts;
            architects: Architects;
        }
    };
}

/// Expands to code for every game. The argument is an arm of a macro over rows `key: Type;`. An expression goes in
/// braces. `each_game!(call path::to::a_macro! [one two])` calls a macro with these tokens and the rows after them.
///
/// ```
/// use kernel::Game;
///
/// trilogy::each_game! { ($($game:ident: $Game:ident;)*) => {
///     const NAMES: &[&str] = &[$(trilogy::$game::$Game::NAME),*];
/// } }
/// assert_eq!(NAMES, trilogy::GAMES);
/// ```
#[macro_export]
macro_rules! each_game {
    (call $($path:ident)::+ ! $with:tt) => { $crate::rows! { call_macro [[$($path)::+] $with] } };
    ($($arm:tt)*) => { $crate::rows! { apply_arm [$($arm)*] } };
}

/// Evaluates an expression for the game of a key, with its type under a name; `None` for an unknown key.
///
/// ```
/// use kernel::Game;
/// for key in trilogy::GAMES {
///     assert_eq!(trilogy::with_game!(key, G => G::NAME), Some(key));
/// }
/// assert_eq!(trilogy::with_game!("chess", G => G::NAME), None);
/// ```
#[macro_export]
macro_rules! with_game {
    ($key:expr, $G:ident => $body:expr) => {
        $crate::rows! { match_key [$key, $G, $body] }
    };
}

/// Runs a statement for every game, with its type under a name.
///
/// ```
/// use kernel::Game;
/// let mut rules = Vec::new();
/// trilogy::for_each_game!(G => rules.push(G::RULES));
/// assert_eq!(rules.len(), trilogy::GAMES.len());
/// ```
#[macro_export]
macro_rules! for_each_game {
    ($G:ident => $body:expr) => {
        $crate::rows! { with_each_type [$G, $body] }
    };
}

each_game! { ($($game:ident: $Game:ident;)*) => {
    pub const GAMES: [&str; [$(stringify!($game)),*].len()] = [$(stringify!($game)),*];

    /// The declaration of each game, in the same order.
    pub const DECLARED: [&kernel::Declared; GAMES.len()] = [$(kernel::Declared::of::<$game::$Game>()),*];
} }

#[doc(hidden)]
#[macro_export]
macro_rules! apply_arm {
    ([$($arm:tt)*] $($row:tt)*) => {
        macro_rules! of_the_rows { $($arm)* }
        of_the_rows! { $($row)* }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! call_macro {
    ([[$($path:tt)+] $with:tt] $($row:tt)*) => { $($path)+ ! { $with $($row)* } };
}

#[doc(hidden)]
#[macro_export]
macro_rules! match_key {
    ([$asked:expr, $G:ident, $body:expr] $($key:ident: $Game:ident;)*) => {
        match $asked {
            $(stringify!($key) => {
                type $G = $crate::$key::$Game;
                Some($body)
            })*
            _ => None,
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! with_each_type {
    ([$G:ident, $body:expr] $($key:ident: $Game:ident;)*) => {
        $({
            type $G = $crate::$key::$Game;
            $body;
        })*
    };
}
