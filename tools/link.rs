//! Cargo's build script: the release of the page keeps what `tools/split` needs to take it apart, and a new profile of the workers
//! has them compiled anew.

fn main() {
    println!("cargo::rerun-if-changed=tools/link.rs");
    // The workers are compiled by it (tools/profile/cargo), and cargo does not look into a file that a flag names.
    println!("cargo::rerun-if-changed=tools/profile/worker.profdata");
    if std::env::var_os("CARGO_FEATURE_SPLIT").is_some() {
        println!("cargo::rustc-link-arg-bin=page=--emit-relocs");
    }
}
