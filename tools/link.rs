//! Cargo's build script: the release of the page keeps what `tools/xtask` needs to take it apart.

fn main() {
    println!("cargo::rerun-if-changed=tools/link.rs");
    if std::env::var_os("CARGO_FEATURE_SPLIT").is_some() {
        println!("cargo::rustc-link-arg-bin=page=--emit-relocs");
    }
}
