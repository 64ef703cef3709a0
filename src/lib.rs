//! Francia: the West Kingdom trilogy at a table in the browser.
//!
//! [`kernel`] is what a game is to the house, [`engine`] what the rules of all games share; each of the [`games`] is a room of its
//! own above them, and [`registry`] lists them.

#[macro_use]
pub mod lang;

pub mod bots;
pub mod campaign;
pub mod engine;
pub mod games;
pub mod kernel;
#[cfg(not(target_arch = "wasm32"))]
pub mod lab;
#[cfg(all(target_arch = "wasm32", feature = "page"))]
pub mod page;
pub mod registry;
pub mod results;
