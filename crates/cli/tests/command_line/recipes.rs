//! The recipes by which the lab makes the weights and networks of every game, and the tables that hold weights.

use crate::{directory, file, lines};
use kernel::Game;
use players::Evaluate;
use std::path::PathBuf;
use trilogy::for_each_game;

#[test]
fn every_game_has_a_recipe_that_ends_with_its_networks() {
    for_each_game!(G => {
        let out = directory(&format!("recipe-{}", G::NAME)).display().to_string();
        let steps = lines(&["train", "--game", G::NAME, "--most", "0", "--out", &out]);
        assert!(steps.last().is_some_and(|last| last.starts_with("join: ") && last.ends_with("values.bin")), "{steps:?}");
        let kept = lines(&["train", "--game", G::NAME, "--most", "0", "--weights", "-", "--out", &out]);
        assert!(kept.iter().all(|step| step.starts_with("learn: ") || step.starts_with("join: ")), "{kept:?}");
        let weights: Vec<_> = steps.iter().filter(|step| !kept.contains(step)).collect();
        assert!(weights.iter().all(|step| step.starts_with("tune: ") || step.starts_with("fit: ")), "{weights:?}");
    });
}

#[test]
fn weights_are_put_into_the_table_of_a_game() {
    for_each_game!(G => {
        let table = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../players/src/{}/weights.rs", G::NAME));
        let before = std::fs::read_to_string(table).unwrap();
        let copy = file(&format!("weights-{}.rs", G::NAME));
        std::fs::write(&copy, &before).unwrap();
        let out = copy.display().to_string();
        lines(&["weights", "--game", G::NAME, "--out", &out]);
        assert_eq!(std::fs::read_to_string(&copy).unwrap(), before, "the game's own are there already");
        let learnt = file(&format!("policy-{}.txt", G::NAME)).display().to_string();
        std::fs::write(&learnt, G::WEIGHTS.join(" 7.25\n") + " 7.25\n").unwrap();
        lines(&["weights", "--game", G::NAME, "--policies", &learnt, "--out", &out]);
        let after = std::fs::read_to_string(&copy).unwrap();
        assert_eq!(after.matches(", 7.25;").count(), G::WEIGHTS.len());
        assert_eq!(after.lines().count(), before.lines().count());
    });
}
