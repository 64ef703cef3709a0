//! Speed of the engine, and of the installed peers: `make bench`. Rounds of all rows are interleaved, so that a busy
//! machine slows every row alike. Each figure is the median of its rounds, with the slowest and the fastest.
//! BENCHMARKS.md describes the rows. Arguments after `--` select rows by parts of their names:
//! `cargo bench --bench engine -- "two at random"`.

mod peers;

use kernel::{Chance, Game, NullSink, Seat, Seed, Setup, Table, play_out, random_choice, state_hash};
use peers::tic_tac_toe::TicTacToe;
use peers::{PEERS, Peer};
use players::{Evaluate, Search, SearchPurpose};
use std::hint::black_box;
use std::time::Instant;
use trilogy::for_each_game;

/// Number of rounds of every row.
const ROUNDS: usize = 9;
/// Number of random games in one round of a row.
const GAMES: u64 = 300;

/// A round of a row: returns the operations done, or their rate per second.
type Round<'a> = Box<dyn FnMut() -> f64 + 'a>;

/// One row: the counted operation, and a round that returns its rate per second.
type BenchRow<'a> = (String, Round<'a>);

/// Rows of the same small game, the kernel's first: their ratios within a round compare the same work.
const SAME_WORK: &str = "tic-tac-toe";

fn main() {
    let mut counted: Vec<(String, Round)> = vec![
        ("tic-tac-toe: kernel, moves".to_owned(), Box::new(small_games)),
        ("tic-tac-toe: kernel at a Table (record, undo), moves".to_owned(), Box::new(small_tables)),
    ];
    let mut sizes = Vec::new();
    for_each_game!(G => {
        counted.extend(rows_of::<G>());
        sizes.push((G::NAME, size_of::<G>(), recorded::<G>().len()));
    });
    // Cargo adds an option of its own.
    let chosen: Vec<String> = std::env::args().skip(1).filter(|key| !key.starts_with("--")).collect();
    let mut rows: Vec<BenchRow> = counted.into_iter().map(|(name, round)| (name, timed(round))).collect();
    if chosen.is_empty() {
        rows.extend(peer_rows());
    } else {
        rows.retain(|(name, _)| chosen.iter().any(|part| name.contains(part)));
    }
    let mut paces: Vec<Vec<f64>> = vec![Vec::new(); rows.len()];
    for _ in 0..ROUNDS {
        for ((_, round), paces) in rows.iter_mut().zip(&mut paces) {
            paces.push(round());
        }
    }
    println!("{:<56}{:>14}{:>14}{:>14}", "a second, one core", "median", "slowest", "fastest");
    for ((name, _), paces) in rows.iter().zip(&paces) {
        let paces = sorted(paces);
        println!("{name:<56}{:>14.0}{:>14.0}{:>14.0}", paces[ROUNDS / 2], paces[0], paces[ROUNDS - 1]);
    }
    println!("\nthe same work: each row's part of the kernel's pace, the median of the rounds");
    let small: Vec<usize> = (0..rows.len()).filter(|&row| rows[row].0.starts_with(SAME_WORK)).collect();
    for &row in small.iter().skip(1) {
        let parts: Vec<f64> = paces[row].iter().zip(&paces[small[0]]).map(|(other, own)| other / own).collect();
        println!("{:<56}{:>14.5}", rows[row].0, sorted(&parts)[ROUNDS / 2]);
    }
    println!();
    for (game, state, record) in sizes {
        println!("{game}: a state takes {state} bytes, the record of a two-player game {record}");
    }
}

/// The rows of a game.
fn rows_of<G: Evaluate>() -> Vec<(String, Round<'static>)> {
    let table = Table::<G>::read(&recorded::<G>()).expect("a record of our own");
    let middle = middle(&table);
    let [copied, dealt] = [middle.clone(), middle.clone()];
    let hashed = table.state().clone();
    let mut rows: Vec<(String, Round)> = vec![
        ("decisions, two at random".to_owned(), Box::new(|| decisions::<G>(&["random", "random"]))),
        ("decisions, four at random".to_owned(), Box::new(|| decisions::<G>(&["random"; 4]))),
    ];
    // The last one: if opponents differ in strength, it is the strongest.
    if let Some(official) = G::OFFICIALS.last() {
        let seats = ["random", *official];
        rows.push((format!("decisions, one against {official}"), Box::new(move || decisions::<G>(&seats))));
    }
    rows.extend([
        (
            "deals of a two-player game".to_owned(),
            Box::new(|| {
                repeated(2_000, |seed| {
                    black_box(deal::<G>(&["random"; 2], seed));
                })
            }) as Round,
        ),
        (
            "copies of a state".to_owned(),
            Box::new(move || {
                repeated(50_000, |_| {
                    black_box(copied.clone());
                })
            }),
        ),
        (
            "redeals for a seat".to_owned(),
            Box::new(move || {
                let mut chance = Chance::new(1);
                repeated(20_000, |_| {
                    black_box(dealt.redeal(Seat(0), &mut chance));
                })
            }),
        ),
        ("search iterations in the middle of a game".to_owned(), Box::new(move || iterations(&middle))),
        (
            "hashes of a state".to_owned(),
            Box::new(move || {
                repeated(10_000, |_| {
                    black_box(state_hash(&hashed));
                })
            }),
        ),
        (
            "records written and read again".to_owned(),
            Box::new(move || {
                repeated(20, |_| {
                    black_box(Table::<G>::read(&table.record().write()).is_ok());
                })
            }),
        ),
    ]);
    rows.into_iter().map(|(name, round)| (format!("{}: {name}", G::NAME), round)).collect()
}

/// A row's round with its clock.
fn timed(mut round: Round<'_>) -> Round<'_> {
    Box::new(move || {
        let started = Instant::now();
        let done = round();
        done / started.elapsed().as_secs_f64()
    })
}

/// The rows of the installed peers. Each measures with its own clock, so that requests cost nothing.
fn peer_rows() -> Vec<BenchRow<'static>> {
    let mut rows: Vec<BenchRow> = Vec::new();
    for (name, args, games) in PEERS {
        let Some(peer) = Peer::start(name, args) else { continue };
        let peer = std::rc::Rc::new(std::cell::RefCell::new(peer));
        for game in games {
            let small = game.replace('_', "-") == SAME_WORK;
            let title =
                if small { format!("{SAME_WORK}: {name}, moves") } else { format!("{name}: {game}, decisions") };
            let peer = std::rc::Rc::clone(&peer);
            rows.push((title, Box::new(move || peer.borrow_mut().round(game))));
        }
    }
    rows
}

fn sorted(paces: &[f64]) -> Vec<f64> {
    let mut paces = paces.to_vec();
    paces.sort_by(f64::total_cmp);
    paces
}

/// Random games of tic-tac-toe through the kernel's trait.
fn small_games() -> f64 {
    let mut list = Vec::new();
    let moves = (0..40_000).filter_map(|seed| {
        Some(play_out(&mut deal::<TicTacToe>(&["human"; 2], seed)?, &mut Chance::new(seed), &mut list, 9))
    });
    moves.sum::<usize>() as f64
}

/// The same games at a table, which keeps the record and every earlier state for undo.
fn small_tables() -> f64 {
    let (mut moves, mut list) = (0.0, Vec::new());
    for seed in 0..8_000 {
        let Ok(mut table) = Table::<TicTacToe>::new(Setup::of(&["human"; 2]), Seed::from(seed)) else { continue };
        let mut chance = Chance::new(seed);
        while let Some(cell) = random_choice(table.state(), &mut chance, &mut list) {
            if table.choose(cell).is_err() {
                break;
            }
            moves += 1.0;
        }
    }
    moves
}

fn deal<G: Game>(seats: &[&str], seed: u64) -> Option<G> {
    G::deal(&Setup::of(seats), Chance::new(seed), &mut NullSink).ok()
}

/// Plays random games and returns the number of decisions: each lists the choices and applies one.
fn decisions<G: Game>(seats: &[&str]) -> f64 {
    let mut list = Vec::new();
    let played = (0..GAMES)
        .filter_map(|seed| Some(play_out(&mut deal::<G>(seats, seed)?, &mut Chance::new(seed), &mut list, 5_000)));
    played.sum::<usize>() as f64
}

/// Searches a state and returns the number of iterations.
fn iterations<G: Evaluate>(state: &G) -> f64 {
    let mut search = Search::new(state, state.settings(SearchPurpose::Quick), Chance::new(1));
    for _ in 0..1_000 {
        search.iterate();
    }
    f64::from(search.iterations())
}

fn middle<G: Game>(table: &Table<G>) -> G {
    table.past()[table.past().len() / 2].state.clone()
}

fn repeated(times: u64, mut work: impl FnMut(u64)) -> f64 {
    (0..times).for_each(&mut work);
    times as f64
}

/// The record of a finished two-player game.
fn recorded<G: Game>() -> String {
    let mut table = Table::<G>::new(Setup::of(&["random", "random"]), Seed::from(7)).expect("a set-up of our own");
    let (mut chance, mut list) = (Chance::new(7), Vec::new());
    while let Some(choice) = random_choice(table.state(), &mut chance, &mut list) {
        if table.choose(choice).is_err() {
            break;
        }
    }
    table.record().write()
}
