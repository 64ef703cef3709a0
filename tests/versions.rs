//! Versions that must agree, and the two settings that break wasm-opt.

use std::fs;

fn read(file: &str) -> String {
    fs::read_to_string(format!("{}/{file}", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

/// The CLI must have exactly the version of the crate, so the crate is pinned.
#[test]
fn wasm_bindgen_is_pinned_to_what_the_lock_file_has() {
    let manifest = read("Cargo.toml");
    let pin = manifest
        .split_once("\nwasm-bindgen = \"=")
        .and_then(|(_, rest)| rest.split_once('"'))
        .expect("Cargo.toml pins wasm-bindgen with `=`")
        .0;
    let locked = format!("name = \"wasm-bindgen\"\nversion = \"{pin}\"");
    assert!(read("Cargo.lock").contains(&locked), "Cargo.lock has another version than {pin}");
    let glue = read("tools/glue/Cargo.toml");
    for line in [format!("\nversion = \"{pin}\""), format!("\nwasm-bindgen-cli-support = \"={pin}\"")] {
        assert!(glue.contains(&line), "tools/glue has another version than {pin}");
    }
}

/// `strip` removes the section with the features that the module uses; wasm-opt then refuses the module.
#[test]
fn the_release_is_not_stripped_before_wasm_opt() {
    assert!(!read("Cargo.toml").contains("\nstrip"));
}

/// With `--all-features` wasm-opt writes imports that browsers cannot load yet.
#[test]
fn wasm_opt_is_never_told_of_all_features() {
    assert!(!read("index.html").contains("--all-features"));
}
