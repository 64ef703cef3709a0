//! The command line: plays, checks and measures games, and trains the computer players. Native only.

#[cfg(not(target_arch = "wasm32"))]
mod campaigns;
#[cfg(not(target_arch = "wasm32"))]
mod commands;
#[cfg(not(target_arch = "wasm32"))]
mod files;
#[cfg(not(target_arch = "wasm32"))]
mod habits;
#[cfg(not(target_arch = "wasm32"))]
mod matches;
#[cfg(not(target_arch = "wasm32"))]
mod officials;
#[cfg(not(target_arch = "wasm32"))]
mod options;
#[cfg(not(target_arch = "wasm32"))]
mod play;
#[cfg(not(target_arch = "wasm32"))]
mod puzzles;
#[cfg(not(target_arch = "wasm32"))]
mod replay;
#[cfg(not(target_arch = "wasm32"))]
mod teams;
#[cfg(not(target_arch = "wasm32"))]
mod train;
#[cfg(not(target_arch = "wasm32"))]
mod tuning;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    commands::main()
}

/// Cargo builds every binary beside an integration test, in wasm too.
#[cfg(target_arch = "wasm32")]
fn main() {}
