//! The help of the command line.

use kernel::Game;
use std::process::Command;
use trilogy::for_each_game;

/// The help alone is enough to write a set-up.
#[test]
fn the_help_names_every_official_opponent_and_every_part_of_a_set_up() {
    let help = Command::new(env!("CARGO_BIN_EXE_francia")).arg("--help").output().unwrap();
    assert!(help.status.success());
    let text = String::from_utf8(help.stdout).unwrap();
    for_each_game!(G => {
        let officials = G::OFFICIALS.iter().copied();
        for key in G::MODULES.iter().copied().chain(officials) {
            assert!(text.contains(key), "{}: {key}", G::NAME);
        }
    });
}
