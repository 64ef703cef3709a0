//! Paladins.

mod actions;
mod boards;
mod cards;
mod coop;
mod evaluation;
mod examples;
mod previews;
mod rounds;
mod rulings;
mod scores;
mod solo;
