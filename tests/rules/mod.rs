//! Rules that hold for every game.

mod allocations;
mod invariants;
mod minimal_game;
mod team;
