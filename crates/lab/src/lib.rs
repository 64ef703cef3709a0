//! The laboratory of the computer players: it measures levels, tunes and fits weights, and trains value networks.
//!
//! Only the command line uses it (`crates/cli`), natively.

pub mod arena;
pub mod fit;
pub mod habits;
pub mod learn;
pub mod officials;
pub mod puzzles;
pub mod series;
pub mod teams;
pub mod tune;
