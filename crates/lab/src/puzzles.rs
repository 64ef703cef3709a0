//! Finds practice positions in games of computer players: decisions whose clearly best choice one-step lookahead
//! misses.

use history::Puzzle;
use kernel::{Chance, Link, Record, Seed, Setup, SetupError, Table, first_shown};
use players::evaluation::Evaluate;
use players::levels::{Level, levels};
use players::player::ComputerPlayer;
use players::{Judgement, judge};

/// Minimum lead of the best choice over the next one, in points.
const CLEAR: f32 = 1.0;
/// Maximum cost of a tempting choice, in points, and minimum number of them beside the best one.
const TEMPTING: (f32, usize) = (8.0, 2);
/// Minimum share of the determinizations in which the best choice is no worse than the next one.
const HOLDS: f32 = 0.7;
const CHOICES: std::ops::RangeInclusive<usize> = 3..=40;
/// Maximum number of positions of one game, and minimum number of choices between two of them. The last one ends the
/// game.
const OF_A_GAME: (usize, usize) = (3, 25);
/// Upper bound of the number of choices before the first position, which is random in each game. It makes some
/// positions early and some late.
const LATEST_START: u32 = 100;
/// Divisor of the iterations for the first search of a position.
const FIRST_LOOK: u32 = 4;

/// Plays one game of computer players, and returns the positions in it. The adviser's search judges each twice, the
/// second time with all the iterations (before the game's factor). Both and the strongest level must agree.
///
/// # Errors
/// The game has no such set-up, or a seat of it is no level.
pub fn puzzles_of_game<G: Evaluate>(setup: &Setup, seed: Seed, iterations: u32) -> Result<Vec<Puzzle>, SetupError> {
    let mut table = Table::<G>::new(setup.clone(), seed)?;
    let mut chance = Chance::new(table.seed().chance().bits_64());
    let mut players: Vec<ComputerPlayer<G>> =
        setup.seats.iter().map(|key| ComputerPlayer::new(level(key), Chance::new(chance.bits_64()))).collect();
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

fn level(key: &str) -> Level {
    let levels = levels();
    *levels.iter().find(|level| level.key == key).unwrap_or(&levels[levels.len() - 1])
}

/// The pending decision of a table as a puzzle; `None` without one clearly best choice.
fn puzzle<G: Evaluate>(table: &Table<G>, iterations: u32, mut chance: Chance) -> Option<Puzzle> {
    let (decision, state) = (table.decision()?, table.state());
    // Another seat chose last, so that the solver can take back nothing that led here.
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
    let mut chosen_by = |level| ComputerPlayer::new(level, Chance::new(chance.bits_64())).choose(state, &mut |_| true);
    // The second weakest level looks one step ahead.
    let [_, naive, .., strongest] = *levels();
    if chosen_by(naive) == Some(judged.best) || chosen_by(strongest) != Some(judged.best) {
        return None;
    }
    let seats = (0..state.seats()).map(|seat| if seat == decision.seat.index() { "human" } else { "king" });
    let setup = Setup { seats: seats.map(str::to_owned).collect(), ..table.setup().clone() };
    let record = Record { setup, check: None, ..table.choices_made() }.sealed();
    let link = Link::Game(record).write::<G>().ok()?;
    let puzzle = Puzzle::new(link, judged.best.to_string(), judged.costs.iter().map(|(_, cost)| *cost));
    // The link reads back as the same game.
    let Ok(Link::Game(record)) = Link::read::<G>(&puzzle.link) else { return None };
    let same = Table::<G>::replay(&record).is_ok_and(|read| read.state() == state);
    let whole = puzzle.to_string().parse() == Ok(puzzle.clone());
    (same && whole).then_some(puzzle)
}

fn is_clear<C: Copy + Eq>(judged: &Judgement<C>) -> bool {
    let others = judged.others();
    let tempting = others.iter().filter(|(_, cost)| *cost <= TEMPTING.0).count();
    others.first().is_some_and(|(_, cost)| *cost >= CLEAR) && tempting >= TEMPTING.1 && judged.holds >= HOLDS
}
