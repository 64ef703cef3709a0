//! Selection of tests by engine: Chromium runs all of them, Firefox and `WebKit` those named in [`in_every_engine`].
//!
//! Those are the tests whose result depends on the engine: storage, tabs, links, the page without a server, workers,
//! keys and focus, mouse and finger, window sizes, print, motion, the content policy. Texts and rules are the same
//! program in every engine.

/// The tests that every engine runs: `every_game!`, `one_game!` and `no_game!` of functions of the module around it.
/// `tools/test-browsers` selects them by the name of this module.
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

/// Makes a test of each of these functions, which are independent of games.
#[macro_export]
macro_rules! no_game {
    ($($name:ident),+ $(,)?) => {
        $(#[test] fn $name() { super::$name(); })+
    };
}
