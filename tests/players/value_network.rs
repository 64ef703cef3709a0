//! The value networks: features, predictions, training.

use architects::Architects;
use kernel::{Chance, Game, NullSink, Seat, Setup};
use lab::learn::{Course, Learner, Players};
use paladins::Paladins;
use players::{ComputerPlayer, Evaluate, SearchPurpose, ValueNetwork, levels};
use std::sync::Arc;
use viscounts::Viscounts;

/// The files of the networks.
const VISCOUNTS: &[u8] = include_bytes!("../../crates/players/src/viscounts/values.bin");
const PALADINS: &[u8] = include_bytes!("../../crates/players/src/paladins/values.bin");
const ARCHITECTS: &[u8] = include_bytes!("../../crates/players/src/architects/values.bin");

/// Games of stewards: the quiet states and the final state of each.
fn games<G: Evaluate>(seats: &[&str], seeds: std::ops::Range<u64>) -> Vec<(Vec<G>, G)> {
    seeds
        .map(|seed| {
            let mut game = G::deal(&Setup::of(seats), Chance::new(seed), &mut NullSink).unwrap();
            let mut steward = ComputerPlayer::new(levels()[1], Chance::new(seed));
            let mut states = Vec::new();
            while let Some(choice) = steward.choose(&game, &mut |_| true) {
                if game.is_quiet() {
                    states.push(game.clone());
                }
                game.apply(choice, &mut NullSink).unwrap();
            }
            (states, game)
        })
        .collect()
}

/// The value network of a table.
fn network<G: Evaluate>(seats: &[&str]) -> Arc<ValueNetwork> {
    let game = G::deal(&Setup::of(seats), Chance::new(1), &mut NullSink).unwrap();
    game.network().unwrap()
}

fn predicted<G: Evaluate>(network: &ValueNetwork, game: &G, seat: u8, other: u8) -> f32 {
    let mut features = Vec::new();
    game.features([seat, other].map(Seat), G::weights(), &mut features);
    network.predict(&features)
}

/// True if there is a value network for a table.
fn knows<G: Evaluate>(setup: &Setup) -> bool {
    G::deal(setup, Chance::new(1), &mut NullSink).unwrap().network().is_some()
}

/// The tables of a game with a network, own or shared.
fn tables<G: Evaluate>() -> Vec<Vec<&'static str>> {
    let players = (2..=*G::SEATS.end()).map(|seats| vec!["random"; seats]);
    let officials = G::OFFICIALS.iter().map(|official| vec!["random", *official]);
    players.chain(officials).filter(|seats| knows::<G>(&Setup::of(seats))).collect()
}

#[test]
fn every_table_of_players_has_a_network_where_the_game_has_any() {
    let keys = |tables: Vec<Vec<&'static str>>| tables.iter().map(|seats| seats.join(" ")).collect::<Vec<_>>();
    let players = |most: usize| (2..=most).map(|seats| vec!["random"; seats]);
    let against = |officials: &[&'static str]| officials.iter().map(|own| vec!["random", *own]).collect::<Vec<_>>();
    let with = |most, officials| keys(players(most).chain(against(officials)).collect());
    assert_eq!(keys(tables::<Viscounts>()), with(4, Viscounts::OFFICIALS));
    assert_eq!(keys(tables::<Architects>()), with(5, Architects::OFFICIALS));
    assert_eq!(keys(tables::<Paladins>()), keys(players(4).collect()));
    let mut together = Setup::of(&["random"; 2]);
    together.modules.push("coop".to_owned());
    let known = knows::<Architects>(&together) || knows::<Paladins>(&together);
    assert!(!known, "a network compares two seats");
}

/// The opponents of Architects are balanced by levels that search without a network.
#[test]
fn quick_levels_against_an_official_opponent_of_architects_use_no_network_but_the_king_and_the_adviser_do() {
    let share = |seats: &[&str], purpose| {
        let game = Architects::deal(&Setup::of(seats), Chance::new(1), &mut NullSink).unwrap();
        game.settings(purpose).network_share
    };
    for official in Architects::OFFICIALS {
        let asked = [SearchPurpose::Quick, SearchPurpose::Strongest, SearchPurpose::Advice]
            .map(|purpose| share(&["human", official], purpose) > 0.0);
        assert_eq!(asked, [false, true, true], "{official}");
    }
    assert!(share(&["human", "human"], SearchPurpose::Quick) > 0.0);
}

#[test]
fn features_have_the_right_number_and_range() {
    fn features<G: Evaluate>() {
        for seats in tables::<G>() {
            let network = network::<G>(&seats);
            for (states, end) in games::<G>(&seats, 0..1) {
                let seats = end.seats() as u8;
                for game in states.iter().step_by(5).chain([&end]) {
                    for (seat, other) in (0..seats).map(|seat| (seat, (seat + 1) % seats)) {
                        let mut features = Vec::new();
                        game.features([seat, other].map(Seat), G::weights(), &mut features);
                        assert_eq!(features.len(), G::FEATURES);
                        assert!(
                            features.iter().all(|feature| feature.abs() < 20.0),
                            "far from the training data: {features:?}"
                        );
                        assert!((0.0..=1.0).contains(&network.predict(&features)));
                    }
                }
            }
        }
    }
    features::<Viscounts>();
    features::<Paladins>();
    features::<Architects>();
}

#[test]
fn predictions_in_the_second_half_are_mostly_right() {
    fn right<G: Evaluate>(seats: &[&str], games_played: u64, least: f32) {
        let network = network::<G>(seats);
        let (mut right, mut count, mut apart) = (0, 0, 0.0);
        for (states, end) in games::<G>(seats, 0..games_played) {
            let [own, rival] = [Seat(0), Seat(1)].map(|seat| end.evaluate(seat, G::weights()));
            if (own - rival).abs() < 0.5 {
                continue;
            }
            for game in &states[states.len() / 2..] {
                let ahead = predicted(&network, game, 0, 1);
                right += usize::from((ahead > 0.5) == (own > rival));
                apart += (ahead + predicted(&network, game, 1, 0) - 1.0).abs();
                count += 1;
            }
        }
        let (right, apart) = (right as f32 / count as f32, apart / count as f32);
        assert!(right > least, "{} {seats:?}: right in {right} of {count} states of the second half", G::NAME);
        assert!(apart < 0.2, "{} {seats:?}: predictions of the two sides do not add up to 1, by {apart}", G::NAME);
    }
    right::<Viscounts>(&["random"; 2], 36, 0.7);
    right::<Viscounts>(&["random"; 3], 36, 0.7);
    right::<Viscounts>(&["random"; 4], 36, 0.7);
    right::<Viscounts>(&["random", "solo-card"], 36, 0.7);
    right::<Viscounts>(&["random", "solo-noble"], 36, 0.7);
    right::<Paladins>(&["random"; 2], 36, 0.7);
    right::<Paladins>(&["random"; 3], 36, 0.7);
    right::<Paladins>(&["random"; 4], 36, 0.7);
    // Stewards of Architects decide their games late: less can be predicted.
    right::<Architects>(&["random"; 2], 36, 0.6);
    right::<Architects>(&["random"; 3], 36, 0.6);
    right::<Architects>(&["random"; 5], 36, 0.6);
    right::<Architects>(&["random", "solo-constantine"], 36, 0.6);
    right::<Architects>(&["random", "solo-helena"], 36, 0.6);
}

#[test]
fn training_is_deterministic_for_any_number_of_threads_and_beats_predicting_the_mean() {
    let learnt = |threads| {
        let mut learner = Learner::new(Viscounts::FEATURES, &mut Chance::new(1));
        let course =
            Course { rate: 1.5e-3, batches: 6, games: 12, passes: 2, ..Course::of::<Viscounts>(Players::Greedy) };
        let setups = [Setup::of(&["steward"; 2]), Setup::of(&["steward", "solo-noble"])];
        let mut errors = Vec::new();
        course.run::<Viscounts>(&mut learner, &setups, threads, &mut |_, error| errors.push(error));
        (learner.network, errors)
    };
    let (one, errors) = learnt(1);
    assert!(learnt(3).0 == one, "equal seeds give equal networks");
    let (before, (after, mean)) = (errors[0].0, errors[errors.len() - 1]);
    assert!(after < before && after < mean, "error {before} before, {after} after, {mean} for the mean");
}

#[test]
fn a_network_learns_from_games_of_searches_with_another_network() {
    let mut learner = Learner::new(Viscounts::FEATURES, &mut Chance::new(1));
    let network = network::<Viscounts>(&["random", "random"]);
    let course = Course::of::<Viscounts>(Players::Searching(4, network));
    let setups = [Setup::of(&["steward"; 2]), Setup::of(&["steward"; 3])];
    let mut errors = Vec::new();
    course.run::<Viscounts>(&mut learner, &setups, 2, &mut |_, error| errors.push(error.0));
    assert!(errors.len() == 5 && errors[4] < errors[0], "{errors:?}");
}

#[test]
fn a_network_of_another_size_is_not_read() {
    fn read<G: Evaluate>(bytes: &[u8], networks: usize) {
        assert!(ValueNetwork::read(G::FEATURES, bytes).is_some_and(|read| read.len() == networks));
        assert!(ValueNetwork::read(G::FEATURES, &bytes[1..]).is_none());
        assert!(ValueNetwork::read(G::FEATURES - 1, bytes).is_none());
        assert!(ValueNetwork::read(G::FEATURES, &[]).is_none());
    }
    read::<Viscounts>(VISCOUNTS, 3);
    read::<Paladins>(PALADINS, 2);
    read::<Architects>(ARCHITECTS, 3);
}

#[test]
fn networks_are_written_as_differences_from_the_first_one_and_read_as_they_were() {
    fn written<G: Evaluate>(bytes: &[u8]) {
        let networks = ValueNetwork::read(G::FEATURES, bytes).unwrap();
        assert!(networks.iter().eq(G::networks().iter().map(|network| &**network)));
        assert_eq!(ValueNetwork::write(G::FEATURES, &networks), bytes);
        for network in &networks {
            let one = ValueNetwork::write(G::FEATURES, std::slice::from_ref(network));
            assert!(ValueNetwork::read(G::FEATURES, &one).unwrap() == std::slice::from_ref(network));
        }
    }
    written::<Viscounts>(VISCOUNTS);
    written::<Paladins>(PALADINS);
    written::<Architects>(ARCHITECTS);
}

#[test]
fn a_stored_network_is_rounded_and_predicts_nearly_the_same() {
    let mut network = Learner::new(Viscounts::FEATURES, &mut Chance::new(1)).network;
    network.weights[0] = 5.0;
    let bytes = ValueNetwork::write(Viscounts::FEATURES, std::slice::from_ref(&network));
    let stored = &ValueNetwork::read(Viscounts::FEATURES, &bytes).unwrap()[0];
    let largest = (stored.weights[0] - 127.0 / 64.0).abs() < f32::EPSILON;
    assert!(largest, "what is larger than any weight that can be stored becomes the largest");
    for (states, _) in games::<Viscounts>(&["random", "random"], 0..1) {
        for game in &states {
            let mut features = Vec::new();
            game.features([Seat(0), Seat(1)], Viscounts::weights(), &mut features);
            features[0] = 0.0;
            let (exact, rounded) = (network.predict(&features), stored.predict(&features));
            assert!((exact - rounded).abs() < 0.03, "{exact} and {rounded}");
        }
    }
}
