//! The engine's speed: `make bench`. Rounds of all rows are interleaved, so that a busy machine slows every row alike;
//! each figure is the median of its rounds, with the slowest and the fastest.

use francia::bots::{Search, Settings};
use francia::kernel::{Chance, Game, Quiet, Seat, Seed, Setup, Table, play_out, random_choice, state_hash};
use francia::paladins::Paladins;
use francia::viscounts::Viscounts;
use std::hint::black_box;
use std::time::Instant;

/// How often every row is measured.
const ROUNDS: usize = 9;
/// Random games in one round of a row.
const GAMES: u64 = 300;

/// One row: what is counted, and a round that returns how many of it were done.
type Row<'a> = (&'a str, Box<dyn FnMut() -> f64 + 'a>);

fn main() {
    let record = recorded();
    let table = Table::<Paladins>::read(&record).expect("a record of our own");
    let middle = table.past()[table.past().len() / 2].state.clone();
    let mut rows: Vec<Row> = vec![
        ("decisions, two at random", Box::new(|| decisions::<Paladins>(&["random", "random"]))),
        ("decisions, four at random", Box::new(|| decisions::<Paladins>(&["random"; 4]))),
        ("decisions, one against solo-hard", Box::new(|| decisions::<Paladins>(&["random", "solo-hard"]))),
        ("decisions, Viscounts, two at random", Box::new(|| decisions::<Viscounts>(&["random", "random"]))),
        ("decisions, Viscounts, four at random", Box::new(|| decisions::<Viscounts>(&["random"; 4]))),
        (
            "decisions, Viscounts, one against solo-noble",
            Box::new(|| decisions::<Viscounts>(&["random", "solo-noble"])),
        ),
        (
            "deals of a two-player game",
            Box::new(|| {
                repeated(2_000, |seed| {
                    black_box(deal::<Paladins>(&["random"; 2], seed));
                })
            }),
        ),
        (
            "copies of a state",
            Box::new(|| {
                repeated(50_000, |_| {
                    black_box(middle.clone());
                })
            }),
        ),
        (
            "redeals for a seat",
            Box::new(|| {
                let mut chance = Chance::new(1);
                repeated(20_000, |_| {
                    black_box(middle.redeal(Seat(0), &mut chance));
                })
            }),
        ),
        (
            "search iterations in the middle of a game",
            Box::new(|| {
                let mut search = Search::new(&middle, Settings::of::<Paladins>(), Chance::new(1));
                for _ in 0..1_000 {
                    search.iterate();
                }
                f64::from(search.iterations())
            }),
        ),
        (
            "hashes of a state",
            Box::new(|| {
                repeated(10_000, |_| {
                    black_box(state_hash(table.state()));
                })
            }),
        ),
        (
            "records written and read again",
            Box::new(|| {
                repeated(20, |_| {
                    black_box(Table::<Paladins>::read(&table.record().write()).is_ok());
                })
            }),
        ),
    ];
    let mut paces: Vec<Vec<f64>> = vec![Vec::new(); rows.len()];
    for _ in 0..ROUNDS {
        for ((_, round), paces) in rows.iter_mut().zip(&mut paces) {
            let started = Instant::now();
            let done = round();
            paces.push(done / started.elapsed().as_secs_f64());
        }
    }
    println!("{:<48}{:>14}{:>14}{:>14}", "a second, one core", "median", "slowest", "fastest");
    for ((name, _), mut paces) in rows.into_iter().zip(paces) {
        paces.sort_by(f64::total_cmp);
        println!("{name:<48}{:>14.0}{:>14.0}{:>14.0}", paces[ROUNDS / 2], paces[0], paces[ROUNDS - 1]);
    }
    println!("a state takes {} bytes, the record of a two-player game {}", size_of::<Paladins>(), record.len());
}

fn deal<G: Game>(seats: &[&str], seed: u64) -> Option<G> {
    G::deal(&Setup::of(seats), Chance::new(seed), &mut Quiet).ok()
}

/// Plays random games and returns how many decisions they had: every one lists the choices and applies one.
fn decisions<G: Game>(seats: &[&str]) -> f64 {
    let mut list = Vec::new();
    let played = (0..GAMES)
        .filter_map(|seed| Some(play_out(&mut deal::<G>(seats, seed)?, &mut Chance::new(seed), &mut list, 5_000)));
    played.sum::<usize>() as f64
}

fn repeated(times: u64, mut work: impl FnMut(u64)) -> f64 {
    (0..times).for_each(&mut work);
    times as f64
}

/// The record of a finished two-player game.
fn recorded() -> String {
    let mut table =
        Table::<Paladins>::new(Setup::of(&["random", "random"]), Seed::from(7)).expect("a set-up of our own");
    let (mut chance, mut list) = (Chance::new(7), Vec::new());
    while let Some(choice) = random_choice(table.state(), &mut chance, &mut list) {
        if table.choose(choice).is_err() {
            break;
        }
    }
    table.record().write()
}
