//! Several workers share one request: the merged result, and the leader's independence of the others.

use kernel::{Chance, Game, NullSink, Record, Seed, Setup, Table, random_choice, sent};
use paladins::Paladins;
use players::{Evaluate, GameJobs, Jobs, Request, RequestKind, Response, Vote};
use std::cell::Cell;
use viscounts::Viscounts;

/// Index of the count among the levels: it searches like the king, with fewer iterations.
const COUNT: usize = 3;

/// A clock that advances by a millisecond whenever it is read.
struct FakeClock(Cell<f64>);

impl FakeClock {
    fn new() -> Self {
        Self(Cell::new(0.0))
    }

    fn read(&self) -> f64 {
        self.0.set(self.0.get() + 1.0);
        self.0.get()
    }
}

/// Runs a worker until it answers. `merged` are responses of other workers that arrive before its first slice.
fn answer<G: Evaluate>(request: &Request, merged: &[Response]) -> Response {
    let clock = FakeClock::new();
    let mut jobs = GameJobs::<G>::default();
    assert!(jobs.take(request, &|| clock.read()).is_none(), "it needs a search");
    for response in merged {
        let payload = sent(response);
        jobs.take(&Request { id: request.id, kind: RequestKind::Merge, payload, ..Request::default() }, &|| {
            clock.read()
        });
    }
    loop {
        let until = clock.read() + 4.0;
        let response = jobs.work(until, &|| clock.read()).expect("it is still at work");
        if response.done {
            return response;
        }
    }
}

/// A state early in the game with more than three choices.
fn state<G: Evaluate>() -> G {
    let mut game = G::deal(&Setup::of(&["random", "random"]), Chance::new(5), &mut NullSink).unwrap();
    let (mut chance, mut list) = (Chance::new(5), Vec::new());
    for decisions in 0.. {
        game.choices(&mut list);
        if decisions > 20 && list.len() > 3 {
            break;
        }
        let choice = random_choice(&game, &mut chance, &mut list).unwrap();
        game.apply(choice, &mut NullSink).unwrap();
    }
    game
}

fn choose_request<G: Evaluate>(game: &G) -> Request {
    Request { id: 7, game: G::NAME.to_owned(), level: COUNT, seed: 3, payload: sent(game), ..Request::default() }
}

/// The request as one worker of a pool receives it.
fn to_worker(request: &Request, worker: u32, workers: u32) -> Request {
    Request { worker, workers, ..request.clone() }
}

fn a_follower_votes<G: Evaluate>() {
    let game = state::<G>();
    let request = choose_request(&game);
    let [one, other] = [1, 2].map(|number| answer::<G>(&to_worker(&request, number, 3), &[]));
    for (number, response) in [(1, &one), (2, &other)] {
        assert_eq!((response.worker, response.choice.as_str()), (number, ""), "only the leader chooses");
        let sum: f32 = response.votes.iter().map(|vote| vote.share).sum();
        assert!((sum - 1.0).abs() < 0.001, "{sum}");
    }
    let mut list = Vec::new();
    game.choices(&mut list);
    let legal: Vec<String> = list.iter().map(ToString::to_string).collect();
    assert!(one.votes.iter().all(|vote| legal.contains(&vote.choice)));
    assert_ne!(one.votes, other.votes, "each samples determinizations of its own");
}

fn the_leader_adds_up_the_votes<G: Evaluate>() {
    let request = choose_request(&state::<G>());
    let alone = answer::<G>(&request, &[]);
    let votes = answer::<G>(&to_worker(&request, 1, 3), &[]).votes;
    // Given two followers that vote for the least visited choice of this search.
    let least = votes.last().unwrap().choice.clone();
    assert_ne!(alone.choice, least);
    let merged = [1, 2].map(|worker| Response {
        id: 7,
        done: true,
        worker,
        iterations: 50.0,
        votes: vec![Vote { choice: least.clone(), share: 1.0 }],
        ..Response::default()
    });
    let response = answer::<G>(&to_worker(&request, 0, 3), &merged);
    assert_eq!(response.choice, least);
    assert!((response.iterations - alone.iterations - 100.0).abs() < 0.5, "the followers' iterations are counted too");
}

fn the_leader_waits_for_a_bounded_time<G: Evaluate>() {
    let request = choose_request(&state::<G>());
    let (alone, silent) = (answer::<G>(&request, &[]), answer::<G>(&to_worker(&request, 0, 4), &[]));
    assert!(!silent.choice.is_empty());
    let more = silent.iterations / alone.iterations;
    assert!((1.2..2.0).contains(&more), "half as long again: {more}");
    // Responses of the leader itself, of an unknown worker, and repeated ones are not counted.
    let stray =
        [0, 1, 1, 9].map(|worker| Response { id: 7, done: true, worker, iterations: 1.0e6, ..Response::default() });
    let response = answer::<G>(&to_worker(&request, 0, 2), &stray);
    assert!((1.0e6..2.0e6).contains(&response.iterations));
}

#[test]
fn followers_finish_before_the_leader() {
    let request = Request { milliseconds: 50, ..choose_request(&state::<Viscounts>()) };
    let took = |request: &Request| {
        let clock = FakeClock::new();
        let mut jobs = GameJobs::<Viscounts>::default();
        jobs.take(request, &|| clock.read());
        assert!(jobs.work(f64::MAX, &|| clock.read()).unwrap().done);
        clock.read()
    };
    let [leader, follower] = [0, 1].map(|number| took(&to_worker(&request, number, 2)));
    assert!(leader < 60.0 && follower < leader - 3.0, "{follower} and {leader} milliseconds");
}

/// The record of a finished random game.
fn finished<G: Evaluate>() -> Vec<u8> {
    let mut table = Table::<G>::new(Setup::of(&["random", "random"]), Seed::from(7)).unwrap();
    let (mut chance, mut list) = (Chance::new(7), Vec::new());
    while let Some(choice) = random_choice(table.state(), &mut chance, &mut list) {
        table.choose(choice).unwrap();
    }
    sent(&Record { snapshot: None, ..table.record() })
}

#[test]
fn a_shared_review_finds_the_same_turning_points_as_a_single_worker() {
    let request = Request {
        id: 7,
        kind: RequestKind::Review,
        game: Paladins::NAME.to_owned(),
        seat: Some(1),
        payload: finished::<Paladins>(),
        ..Request::default()
    };
    let alone = answer::<Paladins>(&request, &[]).turning_points;
    assert_eq!(alone.len(), 5);
    let merged = [1, 2].map(|number| answer::<Paladins>(&to_worker(&request, number, 3), &[]));
    assert!(
        merged.iter().all(|response| response.turning_points.len() == 5 && response.turning_points != alone),
        "each reviews its own part"
    );
    assert_eq!(answer::<Paladins>(&to_worker(&request, 0, 3), &merged).turning_points, alone);
    assert_eq!(
        answer::<Paladins>(&to_worker(&request, 0, 3), &merged[1..]).turning_points,
        alone,
        "the leader does a missing part"
    );
    assert_eq!(answer::<Paladins>(&to_worker(&request, 0, 3), &[]).turning_points, alone, "it does both missing parts");
}

#[test]
fn a_follower_responds_with_its_root_visit_shares_in_both_games() {
    a_follower_votes::<Paladins>();
    a_follower_votes::<Viscounts>();
}

#[test]
fn the_leader_chooses_by_the_sum_of_all_visit_shares_in_both_games() {
    the_leader_adds_up_the_votes::<Paladins>();
    the_leader_adds_up_the_votes::<Viscounts>();
}

#[test]
fn the_leader_answers_without_missing_votes_in_both_games() {
    the_leader_waits_for_a_bounded_time::<Paladins>();
    the_leader_waits_for_a_bounded_time::<Viscounts>();
}
