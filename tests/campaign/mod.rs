//! The Tomesaga.

mod links;
mod play;
mod players;
mod rulings;
