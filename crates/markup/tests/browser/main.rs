//! Views in a browser: `cargo test --target wasm32-unknown-unknown -p markup`.

#![cfg(target_arch = "wasm32")]

mod controls;
mod lists;
mod shown;
mod views;

wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
