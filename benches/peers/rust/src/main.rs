//! Random games of chess to their end, or for 600 moves, on request: a bound for the speed of rules in Rust.

use shakmaty::{Chess, Position};
use std::io::{BufRead, Write};
use std::time::Instant;

const GAMES: u32 = 4_000;
const MOVES: u32 = 600;

fn main() {
    let (mut decisions, mut state) = (0u64, 1u64);
    let mut out = std::io::stdout();
    let _ = writeln!(out, "ready");
    let _ = out.flush();
    for _ in std::io::stdin().lock().lines() {
        let before = decisions;
        let start = Instant::now();
        for _ in 0..GAMES {
            let mut position = Chess::default();
            for _ in 0..MOVES {
                if position.is_insufficient_material() {
                    break;
                }
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                // xorshift64*: fast and even enough to choose among a few dozen moves.
                state ^= state >> 12;
                state ^= state << 25;
                state ^= state >> 27;
                let drawn = (state.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 32) as usize;
                position.play_unchecked(moves[drawn % moves.len()].clone());
                decisions += 1;
            }
        }
        let _ = writeln!(out, "{} {}", decisions - before, start.elapsed().as_secs_f64());
        let _ = out.flush();
    }
}
