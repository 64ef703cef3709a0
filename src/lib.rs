//! Francia: the West Kingdom trilogy at a table in the browser.
//!
//! [`kernel`] is what every game shares; each game is a room of its own above it, and [`shelf`] lists them.

#[macro_use]
pub mod lang;

pub mod annals;
#[cfg(all(target_arch = "wasm32", feature = "page"))]
pub mod app;
pub mod bots;
pub mod kernel;
#[cfg(not(target_arch = "wasm32"))]
pub mod lab;
pub mod paladins;
pub mod shelf;
pub mod viscounts;
