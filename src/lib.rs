//! The page of Francia, the West Kingdom trilogy at a table in the browser. The layers below it are in `crates/`.

#[cfg(target_arch = "wasm32")]
#[macro_use]
extern crate lang;

#[cfg(target_arch = "wasm32")]
pub mod page;
