//! Francia: the West Kingdom trilogy at a table in the browser. This package is the page; what it is made of is in `crates/`.

#[cfg(target_arch = "wasm32")]
#[macro_use]
extern crate lang;

#[cfg(target_arch = "wasm32")]
pub mod page;
