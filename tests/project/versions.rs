//! The versions that have to agree, and the setting that breaks wasm-opt.

use std::fs;

fn read(file: &str) -> String {
    fs::read_to_string(format!("{}/{file}", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

/// The binder of the programs has to be of the very version that the crate is, so the crate may not drift.
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
    let xtask = read("tools/xtask/Cargo.toml");
    assert!(
        xtask.contains(&format!("\nwasm-bindgen-cli-support = {{ version = \"={pin}\"")),
        "tools/xtask binds for another version"
    );
}

/// `strip` removes the section with the features that the module uses; wasm-opt then refuses the module.
#[test]
fn the_release_is_not_stripped_before_wasm_opt() {
    assert!(!read("Cargo.toml").contains("\nstrip"));
}
