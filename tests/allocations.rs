//! The hot path allocates nothing: a search applies millions of choices.
#![cfg(not(target_arch = "wasm32"))]

use allocation_counter::measure;
use francia::games::paladins::Paladins;
use francia::games::viscounts::Viscounts;
use francia::kernel::{Chance, Game, Quiet, Setup, play_out};

#[test]
fn listing_and_applying_choices_allocates_nothing() {
    for seats in [&["random", "random"][..], &["random"; 4], &["random", "solo-hard"]] {
        let mut game = Paladins::deal(&Setup::of(seats), Chance::new(5), &mut Quiet).unwrap();
        let mut list = Vec::with_capacity(256);
        let mut decisions = 0;
        let counted = measure(|| decisions = play_out(&mut game, &mut Chance::new(6), &mut list, 5_000));
        assert!(decisions > 50 && game.decision().is_none(), "a whole game was played");
        assert_eq!(counted.count_total, 0, "allocations in {decisions} decisions of {seats:?}");
    }
    for seats in [&["random", "random"][..], &["random"; 4], &["random", "solo-noble"]] {
        let mut game = Viscounts::deal(&Setup::of(seats), Chance::new(5), &mut Quiet).unwrap();
        let mut list = Vec::with_capacity(256);
        let mut decisions = 0;
        let counted = measure(|| decisions = play_out(&mut game, &mut Chance::new(6), &mut list, 5_000));
        assert!(decisions > 50 && game.decision().is_none(), "a whole game was played");
        assert_eq!(counted.count_total, 0, "allocations in {decisions} decisions of {seats:?}");
    }
}

#[test]
fn copying_a_game_and_dealing_it_anew_allocates_nothing() {
    let game = Paladins::deal(&Setup::of(&["random", "random"]), Chance::new(5), &mut Quiet).unwrap();
    let counted = measure(|| {
        let copy = game.redeal(francia::kernel::Seat(0), &mut Chance::new(6));
        assert!(copy.decision().is_some());
    });
    assert_eq!(counted.count_total, 0);
    let game = Viscounts::deal(&Setup::of(&["random", "random"]), Chance::new(5), &mut Quiet).unwrap();
    let counted = measure(|| {
        let copy = game.redeal(francia::kernel::Seat(0), &mut Chance::new(6));
        assert!(copy.decision().is_some());
    });
    assert_eq!(counted.count_total, 0);
}
