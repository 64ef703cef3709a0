//! The program that counts for profile-guided optimization of the workers: `tools/profile-workers` compiles it with counters and runs
//! it. It is no part of the page.
#![cfg(target_arch = "wasm32")]

use francia::bots::{Jobs, Request, RequestKind, jobs_of, levels};
use francia::each_game;
use francia::kernel::{Chance, Game, Quiet, Setup, random_choice, sent};
use std::cell::Cell;

/// Slices of a search: a king would take minutes while its steps are counted.
const SLICES: u32 = 60;

/// States of one game at which a search begins.
const STATES: usize = 6;

/// Plays at every table of every game, and tells what was counted, in the form that `llvm-profdata` reads: where those bytes lie in
/// memory, and their number in the upper half.
///
/// # Panics
/// A decision was not made.
#[unsafe(no_mangle)]
pub extern "C" fn count() -> u64 {
    // These jobs are compiled in the library, as in the workers: a copy in this program would have other symbol names.
    each_game! { ($($game:ident: $Game:ident;)*) => { $( decide::<francia::games::$game::$Game>(&mut *jobs_of::$game()); )* } }
    let mut counted = Vec::new();
    // SAFETY: one thread runs here, and nothing is counted meanwhile.
    unsafe { minicov::capture_coverage(&mut counted) }.expect("it is built to count");
    let counted = counted.leak();
    ((counted.len() as u64) << 32) | counted.as_ptr() as u64
}

/// The searching levels choose, and the adviser advises, in a game of random players at each table: two players, three, and each
/// official opponent of one.
fn decide<G: Game>(jobs: &mut dyn Jobs) {
    let official = G::OFFICIALS.iter().filter(|official| official.is_rival_of(1));
    let tables = [vec!["random"; 2], vec!["random"; 3]].into_iter().chain(official.map(|one| vec!["random", one.word]));
    for (table, seats) in tables.enumerate() {
        let states = in_a_game::<G>(&Setup::of(&seats), table as u64 + 1);
        for (place, state) in states.iter().enumerate() {
            let searching =
                levels().iter().enumerate().filter(|(_, level)| level.word == "count" || level.word == "king");
            for (level, _) in searching {
                answer(jobs, &Request { kind: RequestKind::Choose, level, ..about::<G>(state, place) });
            }
        }
        answer(jobs, &Request { kind: RequestKind::Advise, ..about::<G>(&states[states.len() / 2], 0) });
    }
}

fn about<G: Game>(state: &G, place: usize) -> Request {
    Request {
        id: 1,
        game: G::NAME.to_owned(),
        seed: place as u64,
        milliseconds: SLICES,
        payload: sent(state),
        ..Request::default()
    }
}

/// States of a game of random players, spread over all of it, at which there is a choice.
fn in_a_game<G: Game>(setup: &Setup, seed: u64) -> Vec<G> {
    let mut game = G::deal(setup, Chance::new(seed), &mut Quiet).unwrap();
    let (mut chance, mut list, mut past) = (Chance::new(seed), Vec::new(), Vec::new());
    while let Some(choice) = random_choice(&game, &mut chance, &mut list) {
        past.push(game.clone());
        game.apply(choice, &mut Quiet).unwrap();
    }
    let step = past.len() / STATES;
    past.into_iter().skip(step / 2).step_by(step).collect()
}

/// Runs a request until its answer.
fn answer(jobs: &mut dyn Jobs, request: &Request) {
    // A clock that advances by a millisecond whenever it is read.
    let read = Cell::new(0.0);
    let clock = || {
        read.set(read.get() + 1.0);
        read.get()
    };
    let response = jobs.take(request, &clock).or_else(|| jobs.work(f64::MAX, &clock)).unwrap();
    assert!(response.done && (!response.choice.is_empty() || !response.advice.is_empty()), "{request:?}: {response:?}");
}
