//! The page of Francia, the West Kingdom trilogy at a table in the browser. The layers below it are in `crates/`.

#[cfg(target_arch = "wasm32")]
#[macro_use]
extern crate lang;

#[cfg(target_arch = "wasm32")]
pub mod app;
#[cfg(target_arch = "wasm32")]
pub mod browser;
#[cfg(target_arch = "wasm32")]
pub mod components;
#[cfg(target_arch = "wasm32")]
pub mod games;
#[cfg(target_arch = "wasm32")]
pub mod info;
#[cfg(target_arch = "wasm32")]
pub mod pages;
#[cfg(target_arch = "wasm32")]
pub mod state;
#[cfg(target_arch = "wasm32")]
pub mod table;
#[cfg(target_arch = "wasm32")]
pub mod texts;
