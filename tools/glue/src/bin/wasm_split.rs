//! `wasm-split-cli PROGRAM FOLDER`: takes a program for the web apart, whose scripts come from `page.js`; its first part is
//! `FOLDER/page.wasm`.

use std::env::args;
use std::fs;
use std::path::Path;
use std::process::ExitCode;
use wasm_split_cli_support::{Options, transform};

fn main() -> ExitCode {
    let [program, folder] = &args().skip(1).collect::<Vec<_>>()[..] else {
        eprintln!("usage: wasm-split-cli PROGRAM FOLDER");
        return ExitCode::FAILURE;
    };
    let split = || -> Result<(), String> {
        let program = fs::read(program).map_err(|error| format!("{program}: {error}"))?;
        let first = Path::new(folder).join("page.wasm");
        let mut options = Options::new(&program);
        options.output_dir = Path::new(folder);
        options.main_out_path = &first;
        options.main_module = "./page.js";
        options.target.web();
        transform(options).map(drop).map_err(|error| format!("{error:?}"))
    };
    match split() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("wasm-split-cli: {error}");
            ExitCode::FAILURE
        }
    }
}
