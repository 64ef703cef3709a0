//! The hot path allocates nothing: a search applies millions of choices.

use allocation_counter::measure;
use kernel::{Chance, Coop, Game, NullSink, Seat, Setup, play_out};

/// The smallest and the largest table and one against each official opponent, without modules and with all modules that
/// go together; the same tables without an opponent as a team.
fn setups<G: Game>() -> Vec<Setup> {
    let others = [*G::SEATS.start(), *G::SEATS.end()].map(|seats| vec!["random"; seats]);
    let officials = G::OFFICIALS.iter().map(|official| vec!["random", *official]);
    let tables: Vec<Vec<&str>> = others.into_iter().chain(officials).collect();
    let with = |modules: &Vec<&'static str>| {
        let modules: Vec<String> = modules.iter().map(|&key| key.to_owned()).collect();
        tables.iter().map(|seats| Setup { modules: modules.clone(), ..Setup::of(seats) }).collect::<Vec<_>>()
    };
    let fits = |setup: &Setup| setup.kinds::<G>().is_ok();
    let of_teams = |module: &&str| module.starts_with(Coop::KEY);
    let all: Vec<&'static str> = G::MODULES.iter().copied().filter(|module| !of_teams(module)).collect();
    let team: Vec<&'static str> = if G::MODULES.contains(&Coop::KEY) { vec![Coop::KEY] } else { Vec::new() };
    let tables: Vec<Setup> = [Vec::new(), all, team].iter().flat_map(with).filter(fits).collect();
    assert!(tables.len() > 4);
    tables
}

fn listing_and_applying_choices_allocates_nothing<G: Game>() {
    for setup in setups::<G>() {
        let mut game = G::deal(&setup, Chance::new(5), &mut NullSink).unwrap();
        let mut list = Vec::with_capacity(512);
        let mut decisions = 0;
        let counted = measure(|| decisions = play_out(&mut game, &mut Chance::new(6), &mut list, 5_000));
        assert!(decisions > 40 && game.decision().is_none(), "a whole game was played");
        assert_eq!(counted.count_total, 0, "allocations in {decisions} decisions of {setup:?}");
    }
}

fn copying_a_game_and_dealing_it_anew_allocates_nothing<G: Game>() {
    let mut list = Vec::with_capacity(512);
    for setup in setups::<G>() {
        let mut game = G::deal(&setup, Chance::new(5), &mut NullSink).unwrap();
        while let Some(seat) = game.decision().map(|decision| decision.seat) {
            let counted = measure(|| {
                let copy = game.redeal(seat, &mut Chance::new(6));
                assert!(copy.redeal(Seat(0), &mut Chance::new(7)).decision().is_some());
            });
            assert_eq!(counted.count_total, 0, "{setup:?}");
            play_out(&mut game, &mut Chance::new(8), &mut list, 9);
        }
    }
}

trilogy::each_game! { ($($game:ident: $Game:ident;)*) => { $(mod $game {
    tests_of! {
        trilogy::$game::$Game;
        listing_and_applying_choices_allocates_nothing,
        copying_a_game_and_dealing_it_anew_allocates_nothing,
    }
})* } }
