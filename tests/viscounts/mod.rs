//! Viscounts.

mod boards;
mod choices;
mod coop;
mod examples;
mod scores;
mod solo;
mod texts;
mod townsfolk;
mod turns;
