//! Viscounts.

mod boards;
mod choices;
mod coop;
mod examples;
mod scores;
mod solo;
mod townsfolk;
mod turns;
mod words;
