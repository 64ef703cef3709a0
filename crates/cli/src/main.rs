//! The command line: plays, checks and measures games, and trains the computer players.

mod campaigns;
mod commands;
mod files;
mod habits;
mod matches;
mod officials;
mod options;
mod play;
mod puzzles;
mod replay;
mod teams;
mod train;
mod tuning;

fn main() -> std::process::ExitCode {
    commands::main()
}
