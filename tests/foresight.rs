//! The network that foresees what comes of a state: what it looks at, what it tells, and how it learns.

use francia::bots::learn::{Course, Learner, Players};
use francia::bots::{Judged, Mind, Network, levels};
use francia::kernel::{Chance, Game, Quiet, Seat, Setup};
use francia::viscounts::Viscounts;
use std::sync::Arc;

/// Games of stewards: their states where nothing is half done, and how each game ended.
fn games(seats: &[&str], seeds: std::ops::Range<u64>) -> Vec<(Vec<Viscounts>, Viscounts)> {
    seeds
        .map(|seed| {
            let mut game = Viscounts::deal(&Setup::of(seats), Chance::new(seed), &mut Quiet).unwrap();
            let mut steward = Mind::new(levels()[1], Chance::new(seed));
            let mut states = Vec::new();
            while let Some(choice) = steward.choose(&game, &mut |_| true) {
                if game.is_calm() {
                    states.push(game.clone());
                }
                game.apply(choice, &mut Quiet).unwrap();
            }
            (states, game)
        })
        .collect()
}

/// The network of a table.
fn network(seats: &[&str]) -> Arc<Network> {
    let game = Viscounts::deal(&Setup::of(seats), Chance::new(1), &mut Quiet).unwrap();
    game.network().unwrap()
}

fn foreseen(network: &Network, game: &Viscounts, seat: u8, other: u8) -> f32 {
    let mut inputs = Vec::new();
    game.look(Seat(seat), Seat(other), &mut inputs);
    network.foresee(&inputs)
}

#[test]
fn at_every_table_a_state_is_as_many_numbers_as_the_network_takes() {
    let tables: [&[&str]; 7] = [
        &["random", "random"],
        &["random", "random", "random"],
        &["random", "random", "random", "random"],
        &["random", "solo-cleric"],
        &["random", "solo-builder"],
        &["random", "solo-noble"],
        &["random", "solo-card"],
    ];
    for seats in tables {
        for (states, end) in games(seats, 0..1) {
            let network = end.network().expect("a network of as many weights as that takes");
            let seats = end.seats() as u8;
            for game in states.iter().step_by(5).chain([&end]) {
                for (seat, other) in (0..seats).map(|seat| (seat, (seat + 1) % seats)) {
                    let mut inputs = Vec::new();
                    game.look(Seat(seat), Seat(other), &mut inputs);
                    assert_eq!(inputs.len(), Viscounts::INPUTS);
                    assert!(inputs.iter().all(|input| input.abs() < 20.0), "far from what it has learnt: {inputs:?}");
                    assert!((0.0..=1.0).contains(&network.foresee(&inputs)));
                }
            }
        }
    }
}

#[test]
fn who_is_foreseen_to_be_ahead_mostly_is_in_the_end() {
    let tables: [(&[&str], u64); 5] = [
        (&["random", "random"], 24),
        (&["random", "random", "random"], 12),
        (&["random", "random", "random", "random"], 12),
        (&["random", "solo-card"], 12),
        (&["random", "solo-noble"], 12),
    ];
    for (seats, games_played) in tables {
        let network = network(seats);
        let (mut right, mut count, mut apart) = (0, 0, 0.0);
        for (states, end) in games(seats, 0..games_played) {
            let [own, rival] = [Seat(0), Seat(1)].map(|seat| end.worth(seat, Viscounts::weights()));
            if (own - rival).abs() < 0.5 {
                continue;
            }
            for game in &states[states.len() / 2..] {
                let ahead = foreseen(&network, game, 0, 1);
                right += usize::from((ahead > 0.5) == (own > rival));
                apart += (ahead + foreseen(&network, game, 1, 0) - 1.0).abs();
                count += 1;
            }
        }
        let (right, apart) = (right as f32 / count as f32, apart / count as f32);
        assert!(right > 0.7, "{seats:?}: right in {right} of {count} states of the second half");
        assert!(apart < 0.15, "{seats:?}: from the other side it is foreseen otherwise, by {apart}");
    }
}

#[test]
fn what_is_learnt_is_the_same_whatever_the_threads_and_foretells_more_than_the_mean() {
    let learnt = |threads| {
        let mut learner = Learner::new(Viscounts::INPUTS, &mut Chance::new(1));
        let course = Course { players: Players::Glancing, rate: 1.5e-3, batches: 6, games: 12, passes: 2, seed: 3 };
        let setups = [Setup::of(&["steward"; 2]), Setup::of(&["steward", "solo-noble"])];
        let mut errors = Vec::new();
        course.run::<Viscounts>(&mut learner, &setups, threads, &mut |_, error| errors.push(error));
        (learner.network, errors)
    };
    let (one, errors) = learnt(1);
    assert!(learnt(3).0 == one, "the same seed, the same network");
    let (before, (after, mean)) = (errors[0].0, errors[errors.len() - 1]);
    assert!(after < before && after < mean, "missed {before} before, {after} now, the mean {mean}");
}

#[test]
fn a_network_learns_from_searches_that_foresee_by_another() {
    let mut learner = Learner::new(Viscounts::INPUTS, &mut Chance::new(1));
    let network = network(&["random", "random"]);
    let course =
        Course { players: Players::Searching(4, network), rate: 1.0e-3, batches: 4, games: 4, passes: 1, seed: 3 };
    let setups = [Setup::of(&["steward"; 2]), Setup::of(&["steward"; 3])];
    let mut errors = Vec::new();
    course.run::<Viscounts>(&mut learner, &setups, 2, &mut |_, error| errors.push(error.0));
    assert!(errors.len() == 5 && errors[4] < errors[0], "{errors:?}");
}

#[test]
fn a_network_of_another_size_is_refused() {
    let network = network(&["random", "random"]);
    let bytes = network.write();
    assert!(Network::read(Viscounts::INPUTS, &bytes).as_ref() == Some(&*network));
    assert!(Network::read(Viscounts::INPUTS, &bytes[1..]).is_none());
    assert!(Network::read(Viscounts::INPUTS - 1, &bytes).is_none());
    assert!(Network::read(Viscounts::INPUTS, &[]).is_none());
}
