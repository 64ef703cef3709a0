//! Finds practice positions in games of computer players: decisions with one clearly best choice that nobody finds who only looks
//! one step ahead.

use history::Puzzle;
use kernel::{Chance, Link, Record, Seed, Setup, SetupError, Table, first_shown};
use players::evaluation::Evaluate;
use players::levels::{Level, levels};
use players::player::Player;
use players::{Judgement, judge};

/// By how many points of the lead the best choice must be ahead of the next one.
const CLEAR: f32 = 1.0;
/// A choice that costs no more points is one to think about, and so many of them there must be beside the best one.
const TEMPTING: (f32, usize) = (8.0, 2);
/// The share of the determinizations in which the best choice must be no worse than the next one: no hidden card decides.
const HOLDS: f32 = 0.7;
/// The fewest and the most choices.
const CHOICES: std::ops::RangeInclusive<usize> = 3..=40;
/// How many positions are taken of one game, and how many choices lie between two of them at least. With the last one the game
/// ends.
const OF_A_GAME: (usize, usize) = (3, 25);
/// The first position comes after a number of choices below this one, another one in each game: so some are early and some late.
const LATEST_START: u32 = 100;
/// The part of the iterations with which a position is looked at first.
const FIRST_LOOK: u32 = 4;

/// Plays one game of computer players, and returns the positions in it. Each is judged twice by the adviser's search, the second
/// time with all the iterations (before the game's factor); both must agree, and so must the strongest level.
///
/// # Errors
/// The game has no such set-up, or a seat of it is no level.
pub fn puzzles_of_game<G: Evaluate>(setup: &Setup, seed: Seed, iterations: u32) -> Result<Vec<Puzzle>, SetupError> {
    let mut table = Table::<G>::new(setup.clone(), seed)?;
    let mut chance = Chance::new(table.seed().chance().bits_64());
    let mut players: Vec<Player<G>> =
        setup.seats.iter().map(|word| Player::new(level(word), Chance::new(chance.bits_64()))).collect();
    let mut found: Vec<Puzzle> = Vec::new();
    let mut from = chance.below(LATEST_START) as usize;
    while let Some(decision) = table.decision().filter(|_| found.len() < OF_A_GAME.0) {
        let player = players.get_mut(decision.seat.index());
        let Some(choice) = player.and_then(|player| player.choose(table.state(), &mut |_| true)) else { break };
        let step = table.last_step();
        if step >= from {
            let chance = Chance::new(chance.bits_64());
            if let Some(puzzle) = puzzle(&table, iterations, chance) {
                found.push(puzzle);
                from = step + OF_A_GAME.1;
            }
        }
        if table.choose(choice).is_err() {
            break;
        }
    }
    Ok(found)
}

/// The level of a word; the strongest one for any other word.
fn level(word: &str) -> Level {
    let levels = levels();
    *levels.iter().find(|level| level.word == word).unwrap_or(&levels[levels.len() - 1])
}

/// The decision that a table waits for as a puzzle, where one choice is clearly the best one.
fn puzzle<G: Evaluate>(table: &Table<G>, iterations: u32, mut chance: Chance) -> Option<Puzzle> {
    let (decision, state) = (table.decision()?, table.state());
    // Somebody else chose last: who solves it can take back nothing that led there.
    let after_another = table.past()[table.last_step()].seat.is_some_and(|seat| seat != decision.seat);
    let asked = after_another && G::begins_turn(decision.question) && CHOICES.contains(&table.choices().len());
    if !asked {
        return None;
    }
    let mut judge = |iterations| judge(state, iterations, Chance::new(chance.bits_64())).filter(is_clear);
    let first = judge(iterations / FIRST_LOOK)?;
    if first_shown(state, first.best).is_some() {
        return None;
    }
    let judged = judge(iterations).filter(|judged| judged.best == first.best)?;
    let mut chosen_by = |level| Player::new(level, Chance::new(chance.bits_64())).choose(state, &mut |_| true);
    // The second weakest level takes what is best right now.
    let [_, naive, .., strongest] = *levels();
    if chosen_by(naive) == Some(judged.best) || chosen_by(strongest) != Some(judged.best) {
        return None;
    }
    let seats = (0..state.seats()).map(|seat| if seat == decision.seat.index() { "human" } else { "king" });
    let setup = Setup { seats: seats.map(str::to_owned).collect(), ..table.setup().clone() };
    let record = Record { setup, check: None, ..table.choices_made() }.sealed();
    let link = Link::Game(record).write::<G>().ok()?;
    let puzzle = Puzzle::new(link, judged.best.to_string(), judged.costs.iter().map(|(_, cost)| *cost));
    // What is read is what was played.
    let Ok(Link::Game(record)) = Link::read::<G>(&puzzle.link) else { return None };
    let same = Table::<G>::replay(&record).is_ok_and(|read| read.state() == state);
    let whole = puzzle.to_string().parse() == Ok(puzzle.clone());
    (same && whole).then_some(puzzle)
}

/// Whether the best choice is that by far, and not the only one that somebody would think about.
fn is_clear<C: Copy + Eq>(judged: &Judgement<C>) -> bool {
    let others = judged.others();
    let tempting = others.iter().filter(|(_, cost)| *cost <= TEMPTING.0).count();
    others.first().is_some_and(|(_, cost)| *cost >= CLEAR) && tempting >= TEMPTING.1 && judged.holds >= HOLDS
}
