//! Tests for every game: `trilogy::each_game!` makes a module per game, and [`tests_of`] the tests in it.

/// Makes a test of each of these functions of the file, for one game.
macro_rules! tests_of {
    ($Game:ty; $($test:ident),+ $(,)?) => { $(#[test] fn $test() { super::$test::<$Game>(); })+ };
}
