//! The computer players: they play legally, see nothing hidden, and each level is stronger than the one below. ARENA.md has the
//! measured strengths.

use francia::bots::{Evaluate, Method, Player, Search, advise, levels, turning_points};
use francia::games::paladins::Paladins;
use francia::games::viscounts::Viscounts;
use francia::kernel::{Chance, Game, LEVELS, Lang, Quiet, Seat, Seed, Setup, Spoken, Table, random_choice};
use francia::lab::arena::{Series, play};
use std::ops::Range;

/// States of a game of Paladins between stewards, one every `every` decisions.
fn states(seats: &[&str], seed: u64, every: usize) -> Vec<Paladins> {
    states_of(seats, seed, every)
}

/// The same for any game.
fn states_of<G: Evaluate>(seats: &[&str], seed: u64, every: usize) -> Vec<G> {
    let mut game = G::deal(&Setup::of(seats), Chance::new(seed), &mut Quiet).unwrap();
    let mut steward = Player::new(levels()[1], Chance::new(seed));
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

fn series(seats: &[&str], games: usize, methods: &[Option<Method>]) -> Vec<francia::lab::arena::Result> {
    let series = Series { setup: Setup::of(seats), games, seed: 5, methods: methods.to_vec(), ..Series::default() };
    play::<Paladins>(&series, &|| 0.0, &mut |_, _| {}).unwrap()
}

#[test]
fn hidden_information_does_not_change_a_choice_in_paladins() {
    for (number, world) in states(&["random", "random"], 3, 17).iter().enumerate() {
        let Some(decision) = world.decision() else { continue };
        let other = world.redeal(decision.seat, &mut Chance::new(number as u64 + 100));
        assert_eq!(
            world.view(decision.seat),
            other.view(decision.seat),
            "both determinizations are one information set"
        );
        for level in [0, 1, 2] {
            let computer = || Player::new(levels()[level], Chance::new(7));
            let choices = [world, &other].map(|game| computer().choose(game, &mut |_| true));
            assert_eq!(choices[0], choices[1], "{} depends on hidden information", LEVELS[level]);
        }
        let root_choices = [world, &other].map(|game| {
            let mut search = Search::new(game, Paladins::QUICK, Chance::new(9));
            search.run(80);
            search.root_choices()
        });
        assert_eq!(root_choices[0], root_choices[1]);
    }
}

#[test]
fn determinizations_of_one_information_set_are_equal_for_equal_seeds() {
    for seats in [&["random", "random", "random"][..], &["random", "solo-hard"]] {
        for world in states(seats, 4, 23) {
            for seat in (0..world.seats()).map(|seat| Seat(seat as u8)).filter(|seat| !world.is_rival(*seat)) {
                let other = world.redeal(seat, &mut Chance::new(1));
                assert_eq!(world.redeal(seat, &mut Chance::new(2)), other.redeal(seat, &mut Chance::new(2)));
            }
        }
    }
}

#[test]
fn hidden_information_does_not_change_a_choice_in_viscounts_and_the_evaluation_ends_as_the_score() {
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
                search.root_choices()
            });
            assert_eq!(found[0], found[1]);
        }
        let game = states.last().unwrap();
        for sheet in game.scores() {
            let worth = game.evaluate(sheet.seat, Viscounts::weights());
            assert!((worth - sheet.total as f32).abs() < 0.01, "{worth} for {} points", sheet.total);
        }
    }
}

#[test]
fn the_evaluation_of_a_finished_game_is_its_score() {
    for (seats, seed) in [(&["random", "random"][..], 1), (&["random", "solo-hard"], 2), (&["random"; 4], 3)] {
        let game = states(seats, seed, 1_000).pop().unwrap();
        for sheet in game.scores() {
            let worth = game.evaluate(sheet.seat, Paladins::weights());
            assert!((worth - sheet.total as f32).abs() < 0.01, "{worth} for {} points", sheet.total);
        }
    }
}

#[test]
fn the_terms_of_the_evaluation_add_up_and_have_distinct_ids() {
    let mut terms = vec![0.0; Paladins::TERMS.len()];
    for game in states(&["random", "random"], 6, 20) {
        game.terms(Seat(0), Paladins::weights(), &mut terms);
        assert!((terms.iter().sum::<f32>() - game.evaluate(Seat(0), Paladins::weights())).abs() < 0.01);
    }
    let mut names: Vec<&str> = Paladins::TERMS.iter().map(|term| term.id).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), Paladins::TERMS.len());
    assert_eq!(Paladins::WEIGHTS.len(), Paladins::weights().len());
}

/// With a biased lead the values saturate, and a search sees no difference between its choices.
#[test]
fn the_lead_over_the_solo_opponent_is_evaluated_without_bias_in_the_middle_of_the_game() {
    let lead = |game: &Paladins| {
        let [own, rival] = [Seat(0), Seat(1)].map(|seat| game.evaluate(seat, Paladins::weights()));
        own - rival
    };
    let (mut sum, mut count) = (0.0, 0);
    for seed in 0..8 {
        let mut game = Paladins::deal(&Setup::of(&["count", "solo-hard"]), Chance::new(seed), &mut Quiet).unwrap();
        let mut computer = Player::new(levels()[3], Chance::new(seed));
        computer.level.method = Method::Search(100);
        let mut leads = Vec::new();
        while let Some(choice) = computer.choose(&game, &mut |_| true) {
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
    assert!(count == 24 && misses.abs() < 12.0, "the lead is overestimated by {misses} points in {count} rounds");
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

/// A short match; ARENA.md has the measured strengths.
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
fn equal_seeds_give_equal_choices_and_a_stopped_search_gives_a_legal_one() {
    for game in states(&["random", "solo-standard"], 8, 19) {
        let mut choices = Vec::new();
        game.choices(&mut choices);
        let mut king = Player::new(levels()[4], Chance::new(3));
        let stopped = king.choose(&game, &mut |_| false);
        assert_eq!(stopped.is_some(), !choices.is_empty());
        assert!(stopped.is_none_or(|choice| choices.contains(&choice)) && king.iterations() == 0);
        let choose = || Player::new(levels()[2], Chance::new(3)).choose(&game, &mut |_| true);
        assert_eq!(choose(), choose());
    }
}

#[test]
fn a_forced_choice_needs_no_search() {
    let forced = (1..30).flat_map(|seed| states(&["random", "random"], seed, 1)).find(|game| {
        let mut choices = Vec::new();
        game.choices(&mut choices);
        choices.len() == 1
    });
    let mut king = Player::new(levels()[4], Chance::new(3));
    assert!(king.choose(&forced.unwrap(), &mut |_| panic!("it searches")).is_some());
}

#[test]
fn the_adviser_names_legal_choices_best_first_with_reasons() {
    let mut reasons = 0;
    for game in states(&["random", "random"], 9, 13) {
        let mut choices = Vec::new();
        game.choices(&mut choices);
        let advice = advise(&game, 60, Chance::new(1), &mut |_| true);
        assert!(advice.len() == choices.len().min(3) || choices.len() > 3 && !advice.is_empty());
        for (place, one) in advice.iter().enumerate() {
            assert!(choices.contains(&one.choice));
            assert!(place == 0 || one.difference <= 0.0, "only the first may be ahead");
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

/// Sorted by the points of the next turns alone, the first advice lost by 25 points against its own search.
#[test]
fn the_first_advice_is_the_choice_of_the_search_and_the_others_are_sorted_by_difference() {
    fn holds<G: Evaluate>() {
        let (mut behind, mut parts) = (0, 0);
        for game in states_of::<G>(&["random", "random"], 5, 19) {
            let mut search = Search::new(&game, G::QUICK, Chance::new(4));
            search.run(200);
            let advice = advise(&game, 200, Chance::new(4), &mut |_| true);
            assert_eq!(advice.first().map(|one| one.choice), search.best());
            assert!(advice.is_sorted_by(|one, next| one.difference >= next.difference), "sorted by difference");
            behind += advice.iter().filter(|one| one.difference < 0.0).count();
            parts += advice.iter().filter(|one| one.later_moved().is_some()).count();
        }
        assert!(behind > 5 && parts > 5, "{behind} are behind the first, {parts} differ beyond the horizon");
    }
    holds::<Paladins>();
    holds::<Viscounts>();
}

/// Two stewards score about 75 points each in Viscounts and 60 in Paladins; the advice in the first rounds has to expect such scores.
#[test]
fn advised_points_are_expected_final_scores() {
    fn holds<G: Evaluate>(usual: Range<f32>) {
        let mut expected = Vec::new();
        for seed in 0..3 {
            for game in states_of::<G>(&["random", "random"], seed, 40).iter().take(3) {
                let advice = advise(game, 200, Chance::new(1), &mut |_| true);
                let best = &advice[0];
                let among = |(from, to): (f32, f32), mean: f32| (from - 0.01..=to + 0.01).contains(&mean);
                assert!(among(best.span, best.difference), "{:?}: {}", best.span, best.difference);
                assert!(among(best.points_span, best.points), "{:?}: {}", best.points_span, best.points);
                expected.push(best.points);
            }
        }
        let mean = expected.iter().sum::<f32>() / expected.len() as f32;
        assert!(usual.contains(&mean), "{mean} points: {expected:?}");
    }
    holds::<Viscounts>(50.0..110.0);
    holds::<Paladins>(40.0..80.0);
}

#[test]
fn turning_points_of_a_random_game_are_sorted_by_cost_and_the_better_choice_is_legal() {
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
