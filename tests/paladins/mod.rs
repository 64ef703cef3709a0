//! Paladins.

mod actions;
mod boards;
mod cards;
mod coop;
mod crew;
mod evaluation;
mod examples;
mod previews;
mod rounds;
mod scores;
mod solo;
