//! Which tests run in which engine: Chromium runs all of them, Firefox and WebKit those that are named in [`in_every_engine`].
//!
//! That is where the result depends on the engine: what is stored, tabs, links, the page without a server, workers, keys and
//! focus, mouse and finger, what fits into a window, paper, movement, the content policy. What the page says and what it
//! makes of a game is decided by the program, which is the same in all of them.

/// The tests that every engine runs: `every_game!`, `one_game!` and `no_game!` of functions of the module around it.
/// `tools/test-browsers` knows them by the name of this module.
#[macro_export]
macro_rules! in_every_engine {
    ($($tests:item)+) => {
        mod every_engine {
            #[allow(clippy::wildcard_imports)]
            use super::*;
            $($tests)+
        }
    };
}

/// Makes a test of each of these functions, which are about no game.
#[macro_export]
macro_rules! no_game {
    ($($name:ident),+ $(,)?) => {
        $(#[test] fn $name() { super::$name(); })+
    };
}
