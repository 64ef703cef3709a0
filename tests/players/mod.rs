//! Computer players.

mod levels;
mod pool;
mod puzzles;
mod value_network;
