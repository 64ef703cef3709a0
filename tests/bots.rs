//! Computer players, from outside: they play by the rules, see nothing hidden, and each level is worth more than the one below.
//! Matches long enough to measure the levels are `francia arena`'s; see ARENA.md.

use francia::bots::arena::{Series, play};
use francia::bots::{Judged, Method, Mind, Search, advise, levels, turning_points};
use francia::kernel::{Chance, Game, LEVELS, Lang, Quiet, Seat, Seed, Setup, Spoken, Table, random_choice};
use francia::paladins::Paladins;
use francia::viscounts::Viscounts;
use std::ops::Range;

/// States of a game of Paladins between one-step players, one every so many decisions.
fn states(seats: &[&str], seed: u64, every: usize) -> Vec<Paladins> {
    states_of(seats, seed, every)
}

/// States of any game.
fn states_of<G: Judged>(seats: &[&str], seed: u64, every: usize) -> Vec<G> {
    let mut game = G::deal(&Setup::of(seats), Chance::new(seed), &mut Quiet).unwrap();
    let mut steward = Mind::new(levels()[1], Chance::new(seed));
    let mut states = Vec::new();
    let mut decisions = 0;
    while let Some(choice) = steward.choose(&game, &mut |_| true) {
        if decisions % every == 0 {
            states.push(game.clone());
        }
        game.apply(choice, &mut Quiet).unwrap();
        decisions += 1;
    }
    states.push(game);
    states
}

fn series(seats: &[&str], games: usize, methods: &[Option<Method>]) -> Vec<francia::bots::arena::Result> {
    let series = Series { setup: Setup::of(seats), games, seed: 5, methods: methods.to_vec(), ..Series::default() };
    play::<Paladins>(&series, &|| 0.0, &mut |_, _| {}).unwrap()
}

#[test]
fn what_a_seat_cannot_see_does_not_change_its_move() {
    for (number, world) in states(&["random", "random"], 3, 17).iter().enumerate() {
        let Some(decision) = world.decision() else { continue };
        let other = world.redeal(decision.seat, &mut Chance::new(number as u64 + 100));
        assert_eq!(world.view(decision.seat), other.view(decision.seat), "the two look the same to the seat");
        for level in [0, 1, 2] {
            let mind = || Mind::new(levels()[level], Chance::new(7));
            let choices = [world, &other].map(|game| mind().choose(game, &mut |_| true));
            assert_eq!(choices[0], choices[1], "{} moved by what it cannot see", LEVELS[level]);
        }
        let distributions = [world, &other].map(|game| {
            let mut search = Search::new(game, Paladins::QUICK, Chance::new(9));
            search.run(80);
            search.found()
        });
        assert_eq!(distributions[0], distributions[1]);
    }
}

#[test]
fn from_what_looks_the_same_the_same_chance_deals_the_same_game() {
    for seats in [&["random", "random", "random"][..], &["random", "solo-hard"]] {
        for world in states(seats, 4, 23) {
            for seat in (0..world.seats()).map(|seat| Seat(seat as u8)).filter(|seat| !world.is_rival(*seat)) {
                let other = world.redeal(seat, &mut Chance::new(1));
                assert_eq!(world.redeal(seat, &mut Chance::new(2)), other.redeal(seat, &mut Chance::new(2)));
            }
        }
    }
}

/// The same holds for every game.
#[test]
fn in_viscounts_nothing_hidden_moves_a_seat_and_the_evaluation_ends_as_the_score() {
    for seats in [&["random", "random", "random"][..], &["random", "solo-noble"]] {
        let states: Vec<Viscounts> = states_of(seats, 2, 41);
        for (number, world) in states.iter().enumerate() {
            let Some(decision) = world.decision() else { continue };
            let other = world.redeal(decision.seat, &mut Chance::new(number as u64 + 100));
            let dealt = [world, &other].map(|game| game.redeal(decision.seat, &mut Chance::new(2)));
            assert_eq!(dealt[0], dealt[1]);
            let found = [world, &other].map(|game| {
                let mut search = Search::new(game, Viscounts::QUICK, Chance::new(9));
                search.run(60);
                search.found()
            });
            assert_eq!(found[0], found[1]);
        }
        let game = states.last().unwrap();
        for standing in game.standings() {
            let worth = game.worth(standing.seat, Viscounts::weights());
            assert!((worth - standing.total as f32).abs() < 0.01, "{worth} for {} points", standing.total);
        }
    }
}

#[test]
fn the_evaluation_of_a_finished_game_is_its_score() {
    for (seats, seed) in [(&["random", "random"][..], 1), (&["random", "solo-hard"], 2), (&["random"; 4], 3)] {
        let game = states(seats, seed, 1_000).pop().unwrap();
        for standing in game.standings() {
            let worth = game.worth(standing.seat, Paladins::weights());
            assert!((worth - standing.total as f32).abs() < 0.01, "{worth} for {} points", standing.total);
        }
    }
}

#[test]
fn the_parts_of_the_evaluation_add_up_and_have_names() {
    let mut terms = vec![0.0; Paladins::TERMS.len()];
    for game in states(&["random", "random"], 6, 20) {
        game.terms(Seat(0), Paladins::weights(), &mut terms);
        assert!((terms.iter().sum::<f32>() - game.worth(Seat(0), Paladins::weights())).abs() < 0.01);
    }
    let mut names: Vec<&str> = Paladins::TERMS.iter().map(|term| term.id).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), Paladins::TERMS.len());
    assert_eq!(Paladins::WEIGHTS.len(), Paladins::weights().len());
}

/// A search that takes itself to be far ahead sees no difference between its choices.
#[test]
fn who_is_ahead_of_the_solo_opponent_is_known_long_before_the_end() {
    let lead = |game: &Paladins| {
        let [own, rival] = [Seat(0), Seat(1)].map(|seat| game.worth(seat, Paladins::weights()));
        own - rival
    };
    let (mut sum, mut count) = (0.0, 0);
    for seed in 0..8 {
        let mut game = Paladins::deal(&Setup::of(&["count", "solo-hard"]), Chance::new(seed), &mut Quiet).unwrap();
        let mut mind = Mind::new(levels()[3], Chance::new(seed));
        mind.level.method = Method::Search(100);
        let mut leads = Vec::new();
        while let Some(choice) = mind.choose(&game, &mut |_| true) {
            // In the middle of the game, once a round.
            if (3..=5).contains(&game.round()) && leads.len() + 3 == game.round() as usize {
                leads.push(lead(&game));
            }
            game.apply(choice, &mut Quiet).unwrap();
        }
        sum += leads.iter().map(|foreseen| foreseen - lead(&game)).sum::<f32>();
        count += leads.len();
    }
    let misses = sum / count as f32;
    assert!(count == 24 && misses.abs() < 12.0, "the lead is taken to be greater by {misses} points in {count} rounds");
}

#[test]
fn every_level_plays_at_every_table() {
    let few = Some(Method::Search(12));
    let tables: [&[&str]; 5] = [
        &["novice", "steward", "baron"],
        &["king", "count", "random", "steward"],
        &["count", "solo-easy"],
        &["king", "solo-hard"],
        &["novice", "solo-standard"],
    ];
    for seats in tables {
        let methods: Vec<_> =
            seats.iter().map(|word| if ["baron", "count", "king"].contains(word) { few } else { None }).collect();
        let results = series(seats, seats.len(), &methods);
        let games = seats.len() as f64;
        assert!((results.iter().map(|result| result.wins).sum::<f64>() - games).abs() < 0.01, "{seats:?}");
        assert!(results.iter().all(|result| result.games == seats.len() && result.points.len() == seats.len()));
    }
}

/// A short look; ARENA.md has the measured figures.
#[test]
fn each_level_beats_the_one_below() {
    for (seats, games, method) in [
        (["novice", "random"], 20, None),
        (["steward", "novice"], 20, None),
        (["baron", "steward"], 8, Some(Method::Search(60))),
    ] {
        let results = series(&seats, games, &[method, None]);
        assert!(results[0].wins >= 0.6 * games as f64, "{seats:?}: {} of {games}", results[0].wins);
    }
}

#[test]
fn the_same_seed_thinks_the_same_and_hurrying_gives_a_legal_choice() {
    for game in states(&["random", "solo-standard"], 8, 19) {
        let mut choices = Vec::new();
        game.choices(&mut choices);
        let mut king = Mind::new(levels()[4], Chance::new(3));
        let hurried = king.choose(&game, &mut |_| false);
        assert_eq!(hurried.is_some(), !choices.is_empty());
        assert!(hurried.is_none_or(|choice| choices.contains(&choice)) && king.iterations() == 0);
        let think = || Mind::new(levels()[2], Chance::new(3)).choose(&game, &mut |_| true);
        assert_eq!(think(), think());
    }
}

#[test]
fn the_only_choice_needs_no_thought() {
    let forced = (1..30).flat_map(|seed| states(&["random", "random"], seed, 1)).find(|game| {
        let mut choices = Vec::new();
        game.choices(&mut choices);
        choices.len() == 1
    });
    let mut king = Mind::new(levels()[4], Chance::new(3));
    assert!(king.choose(&forced.unwrap(), &mut |_| panic!("it thinks")).is_some());
}

#[test]
fn the_adviser_names_legal_choices_the_best_one_first_and_says_why() {
    let mut reasons = 0;
    for game in states(&["random", "random"], 9, 13) {
        let mut choices = Vec::new();
        game.choices(&mut choices);
        let advice = advise(&game, 60, Chance::new(1), &mut |_| true);
        assert!(advice.len() == choices.len().min(3) || choices.len() > 3 && !advice.is_empty());
        for (place, one) in advice.iter().enumerate() {
            assert!(choices.contains(&one.choice));
            assert!(place == 0 || one.difference <= 0.0, "what comes later is not better");
            assert!(one.span.0 <= one.span.1);
            assert!(!game.choice(one.choice, Lang::En).is_empty());
            reasons += usize::from(!one.reason(Lang::En).is_empty());
            assert_eq!(one.reason(Lang::En).is_empty(), one.reason(Lang::Fr).is_empty());
        }
        let seat = game.decision().map(|decision| decision.seat);
        let other = seat.map(|seat| game.redeal(seat, &mut Chance::new(77)));
        let again = other.map(|other| advise(&other, 60, Chance::new(1), &mut |_| true)).unwrap_or_default();
        let said = |advice: &[francia::bots::Advice<Paladins>]| {
            advice.iter().map(|one| (one.choice, one.difference, one.moved.clone())).collect::<Vec<_>>()
        };
        assert_eq!(said(&advice), said(&again), "the adviser sees nothing hidden");
    }
    assert!(reasons > 10);
}

/// Ordered by the points of the next turns alone, the first advice lost by 25 points against the search that it came from.
#[test]
fn the_adviser_names_first_what_its_search_would_play_and_its_parts_add_up() {
    fn holds<G: Judged>() {
        let (mut behind, mut parts) = (0, 0);
        for game in states_of::<G>(&["random", "random"], 5, 19) {
            let mut search = Search::new(&game, G::QUICK, Chance::new(4));
            search.run(200);
            let advice = advise(&game, 200, Chance::new(4), &mut |_| true);
            assert_eq!(advice.first().map(|one| one.choice), search.best());
            assert!(advice.is_sorted_by(|one, next| one.difference >= next.difference), "the better comes first");
            behind += advice.iter().filter(|one| one.difference < 0.0).count();
            parts += advice.iter().filter(|one| one.later_moved().is_some()).count();
        }
        assert!(behind > 5 && parts > 5, "{behind} were behind the first, of {parts} something followed later");
    }
    holds::<Paladins>();
    holds::<Viscounts>();
}

/// Stewards make some 75 points in a game of two Viscounts, and 60 in one of two Paladins; a choice of the first rounds is no
/// reason to expect a quarter of that.
#[test]
fn the_points_that_the_adviser_foresees_are_those_of_the_end() {
    fn holds<G: Judged>(usual: Range<f32>) {
        let mut foreseen = Vec::new();
        for seed in 0..3 {
            for game in states_of::<G>(&["random", "random"], seed, 40).iter().take(3) {
                let advice = advise(game, 200, Chance::new(1), &mut |_| true);
                let best = &advice[0];
                let among = |(from, to): (f32, f32), mean: f32| (from - 0.01..=to + 0.01).contains(&mean);
                assert!(among(best.span, best.difference), "{:?}: {}", best.span, best.difference);
                assert!(among(best.points_span, best.points), "{:?}: {}", best.points_span, best.points);
                foreseen.push(best.points);
            }
        }
        let mean = foreseen.iter().sum::<f32>() / foreseen.len() as f32;
        assert!(usual.contains(&mean), "{mean} points: {foreseen:?}");
    }
    holds::<Viscounts>(50.0..110.0);
    holds::<Paladins>(40.0..80.0);
}

#[test]
fn the_turning_points_of_a_game_at_random_are_costly_and_can_be_played_on_from() {
    let mut table = Table::<Paladins>::new(Setup::of(&["random", "random"]), Seed::from(7)).unwrap();
    let (mut chance, mut list) = (Chance::new(7), Vec::new());
    while let Some(choice) = random_choice(table.state(), &mut chance, &mut list) {
        table.choose(choice).unwrap();
    }
    let points = turning_points(&table, Some(Seat(1)), 3, 24, &mut |_| true);
    assert_eq!(points.len(), 3);
    assert!(points.is_sorted_by(|one, other| one.better.difference >= other.better.difference));
    for point in points {
        let mut before = table.past()[point.moment - 1].state.clone();
        assert_eq!((point.seat, before.decision().map(|decision| decision.seat)), (Seat(1), Some(Seat(1))));
        assert_eq!(table.past()[point.moment].choice, Some(point.played));
        assert!(point.better.choice != point.played && before.apply(point.better.choice, &mut Quiet).is_ok());
    }
}
