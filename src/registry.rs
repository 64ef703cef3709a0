//! The games: the one place that lists them. Every other list of games is made from this one.

/// The rows, one a game, in the order in which the games are offered: what there is of it, its word, and its type.
///
/// - `table`: its rules, its computer players, and a table in the page.
/// - `rules`: all but the table, so that the page does not have it yet.
///
/// The word names the game's rooms: `src/games/WORD`, `src/bots/WORD`, `src/lang/fr/WORD.rs`, `src/page/info/WORD.rs`,
/// `src/page/games/WORD`, and `tests/games/WORD`.
#[doc(hidden)]
#[macro_export]
macro_rules! rows {
    ($which:ident, $then:ident $with:tt) => {
        $crate::chosen_rows! { $which, $then $with []
            table paladins::Paladins;
            table viscounts::Viscounts;
            table architects::Architects;
        }
    };
}

/// Writes something for every game that has rules. The argument is an arm of a macro over rows `word: Type;`.
/// As an expression it stands in braces.
///
/// ```
/// use francia::each_game;
/// use francia::kernel::Game;
///
/// each_game! { ($($game:ident: $Game:ident;)*) => {
///     const NAMES: &[&str] = &[$(francia::games::$game::$Game::NAME),*];
/// } }
/// assert_eq!(NAMES, francia::registry::GAMES);
/// ```
#[macro_export]
macro_rules! each_game {
    ($($arm:tt)*) => { $crate::rows! { rules, apply_arm [$($arm)*] } };
}

/// The same for every game that has a table in the page. Or calls a macro with something and the rows after it:
/// `each_table!(call crate::tests_of_games! [one two])`.
#[macro_export]
macro_rules! each_table {
    (call $($path:ident)::+ ! $with:tt) => { $crate::rows! { table, call_macro [[$($path)::+] $with] } };
    ($($arm:tt)*) => { $crate::rows! { table, apply_arm [$($arm)*] } };
}

/// Evaluates an expression for the game of a word, with its type under a name; `None` for a word of no game.
///
/// ```
/// use francia::kernel::Game;
/// for word in francia::registry::GAMES {
///     assert_eq!(francia::with_game!(word, G => G::NAME), Some(word));
/// }
/// assert_eq!(francia::with_game!("chess", G => G::NAME), None);
/// ```
#[macro_export]
macro_rules! with_game {
    ($word:expr, $G:ident => $body:expr) => {
        $crate::rows! { rules, match_word [$word, $G, $body] }
    };
}

/// The same for the games that have a table in the page.
#[macro_export]
macro_rules! with_table {
    ($word:expr, $G:ident => $body:expr) => {
        $crate::rows! { table, match_word [$word, $G, $body] }
    };
}

/// Does something for every game that has rules, with its type under a name.
///
/// ```
/// use francia::kernel::Game;
/// let mut rules = Vec::new();
/// francia::for_each_game!(G => rules.push(G::RULES));
/// assert_eq!(rules.len(), francia::registry::GAMES.len());
/// ```
#[macro_export]
macro_rules! for_each_game {
    ($G:ident => $body:expr) => {
        $crate::rows! { rules, with_each_type [$G, $body] }
    };
}

each_game! { ($($game:ident: $Game:ident;)*) => {
    /// The words of all games that have rules.
    pub const GAMES: [&str; [$(stringify!($game)),*].len()] = [$(stringify!($game)),*];
} }

each_game! { ($($game:ident: $Game:ident;)*) => {
    /// What each of them declares of itself.
    pub const DECLARED: [&crate::kernel::Declared; GAMES.len()] =
        [$(crate::kernel::Declared::of::<crate::games::$game::$Game>()),*];
} }

each_table! { ($($game:ident: $Game:ident;)*) => {
    /// The words of the games that have a table in the page.
    pub const TABLES: [&str; [$(stringify!($game)),*].len()] = [$(stringify!($game)),*];
} }

/// Hands on the rows of one kind, one after the other.
#[doc(hidden)]
#[macro_export]
macro_rules! chosen_rows {
    ($which:ident, $then:ident $with:tt [$($row:tt)*]) => { $crate::$then! { $with $($row)* } };
    (rules, $then:ident $with:tt [$($row:tt)*] table $word:ident::$Game:ident; $($rest:tt)*) => {
        $crate::chosen_rows! { rules, $then $with [$($row)* $word: $Game;] $($rest)* }
    };
    (rules, $then:ident $with:tt [$($row:tt)*] rules $word:ident::$Game:ident; $($rest:tt)*) => {
        $crate::chosen_rows! { rules, $then $with [$($row)* $word: $Game;] $($rest)* }
    };
    (table, $then:ident $with:tt [$($row:tt)*] table $word:ident::$Game:ident; $($rest:tt)*) => {
        $crate::chosen_rows! { table, $then $with [$($row)* $word: $Game;] $($rest)* }
    };
    ($which:ident, $then:ident $with:tt $rows:tt $state:ident $word:ident::$Game:ident; $($rest:tt)*) => {
        $crate::chosen_rows! { $which, $then $with $rows $($rest)* }
    };
}

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
macro_rules! match_word {
    ([$asked:expr, $G:ident, $body:expr] $($word:ident: $Game:ident;)*) => {
        match $asked {
            $(stringify!($word) => {
                type $G = $crate::games::$word::$Game;
                Some($body)
            })*
            _ => None,
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! with_each_type {
    ([$G:ident, $body:expr] $($word:ident: $Game:ident;)*) => {
        $({
            type $G = $crate::games::$word::$Game;
            $body;
        })*
    };
}
