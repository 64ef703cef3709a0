//! `wasm-bindgen` as trunk and `tools/split/wasm-bindgen` call it: `--target=web --out-dir=FOLDER --out-name=NAME [--no-typescript]
//! [--keep-lld-exports] PROGRAM`, or `--version`. Anything else is refused.

use std::env::args;
use std::process::ExitCode;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let arguments: Vec<String> = args().skip(1).collect();
    if arguments == ["--version"] {
        println!("wasm-bindgen {}", env!("CARGO_PKG_VERSION"));
        return ExitCode::SUCCESS;
    }
    match bind(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("wasm-bindgen: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Writes a program and the script that it is called through.
fn bind(arguments: &[String]) -> Result<(), String> {
    let mut bindgen = Bindgen::new();
    // As without a flag.
    bindgen.omit_default_module_path(false);
    let mut folder = None;
    for argument in arguments {
        match argument.split_once('=').unwrap_or((argument, "")) {
            ("--target", "web") => drop(bindgen.web(true).map_err(|error| error.to_string())?),
            ("--out-dir", path) => folder = Some(path),
            ("--out-name", name) => drop(bindgen.out_name(name)),
            ("--no-typescript", "") => drop(bindgen.typescript(false)),
            ("--keep-lld-exports", "") => drop(bindgen.keep_lld_exports(true)),
            (program, "") if !program.starts_with('-') => drop(bindgen.input_path(program)),
            _ => return Err(format!("{argument} is not known here")),
        }
    }
    bindgen.generate(folder.ok_or("--out-dir is missing")?).map_err(|error| format!("{error:?}"))
}
