//! The line that decided a game, from its score sheets.

use kernel::{Decided, ScoreLineInfo, ScoreSheet, ScoreSoFar, ScoredLine, Seat, counted, decided};
use lang::Text;

const ROWS: [ScoreLineInfo; 3] = [row("Orders"), row("Walls"), row("Debts")];
const YOU: Seat = Seat(0);
const ODILA: Seat = Seat(1);

const fn row(key: &'static str) -> ScoreLineInfo {
    ScoreLineInfo { key, name: Text::same(key), sign: "vp", group: 0 }
}

/// A score sheet per seat, with the points of its lines.
fn sheets(points: &[[i32; 3]]) -> Vec<ScoreSheet> {
    let sheet = |(seat, points): (u8, &[i32; 3])| {
        let line = |(row, &points)| ScoredLine { row, points, number: None };
        ScoreSheet::of(Seat(seat), ROWS.iter().zip(points).map(line).collect())
    };
    (0..).zip(points).map(sheet).collect()
}

/// The sheets of two seats after each step.
fn game(steps: &[[[i32; 3]; 2]]) -> Vec<Vec<ScoreSheet>> {
    steps.iter().map(|step| sheets(step)).collect()
}

#[test]
fn an_order_that_brought_as_much_as_the_lead_decided() {
    let game = game(&[[[0, 0, 0], [0, 0, 0]], [[0, 2, 0], [0, 4, 0]], [[6, 2, 0], [0, 4, 0]], [[6, 4, 0], [0, 4, 0]]]);
    assert_eq!(decided(&game, YOU, ODILA), Decided::Step { seat: YOU, line: 0, points: 6, step: 2 });
}

#[test]
fn of_several_steps_the_last_one_decided() {
    let game = game(&[[[0, 0, 0], [0, 0, 0]], [[3, 0, 0], [0, 0, 0]], [[3, 0, 0], [0, 4, 0]], [[3, 3, 0], [0, 4, 0]]]);
    assert_eq!(decided(&game, YOU, ODILA), Decided::Step { seat: YOU, line: 1, points: 3, step: 3 });
}

#[test]
fn a_debt_of_who_is_behind_decided() {
    let game = game(&[[[0, 0, 0], [0, 0, 0]], [[0, 1, 0], [0, 2, 0]], [[0, 1, 0], [0, 2, -3]]]);
    assert_eq!(decided(&game, YOU, ODILA), Decided::Step { seat: ODILA, line: 2, points: -3, step: 2 });
}

/// Points of a majority that was lost again do not decide.
#[test]
fn what_was_lost_again_decided_nothing() {
    let game = game(&[[[0, 0, 0], [0, 0, 0]], [[5, 0, 0], [0, 0, 0]], [[0, 2, 0], [0, 0, 0]], [[0, 2, 0], [0, 1, 0]]]);
    assert_eq!(decided(&game, YOU, ODILA), Decided::Step { seat: YOU, line: 1, points: 2, step: 2 });
}

/// Three Debts of 3 cost 9, and the lead is 6: no single Debt decides.
#[test]
fn a_line_decided_where_no_step_of_it_did() {
    let debts = |points| [[0, 0, 0], [0, 3, points]];
    let game = game(&[debts(0), debts(-3), debts(-6), debts(-9)]);
    assert_eq!(decided(&game, YOU, ODILA), Decided::Line(2));
}

/// A game of many small steps with these differences between two seats at the end, line by line.
fn won_slowly(ahead: &[i32]) -> Decided {
    let sheet = |seat, step: i32, sign: i32| {
        let line = |all: &i32| ScoredLine { row: &ROWS[0], points: (sign * all).max(0) * step / 50, number: None };
        ScoreSheet::of(seat, ahead.iter().map(line).collect())
    };
    let steps: Vec<Vec<ScoreSheet>> = (0..=50).map(|step| vec![sheet(YOU, step, 1), sheet(ODILA, step, -1)]).collect();
    decided(&steps, YOU, ODILA)
}

/// Unpaid Debts made 21 of 34 points, Workers in the Castle 37 of 55.
#[test]
fn a_line_that_makes_most_of_the_lead_is_named() {
    let one = |line, ahead| Decided::Most { lines: [Some(line), None, None], ahead };
    assert_eq!(won_slowly(&[3, 4, -2, 5, 21, 3]), one(4, 21));
    assert_eq!(won_slowly(&[37, 6, 5, 4, 3]), one(0, 37));
}

/// Three Attributes made 47 of 65 points.
#[test]
fn a_few_lines_that_make_most_of_the_lead_are_named_together() {
    let decided = won_slowly(&[6, 14, 18, 15, 3, 3, 2, 2, 2]);
    assert_eq!(decided, Decided::Most { lines: [Some(2), Some(3), None], ahead: 33 });
    let decided = won_slowly(&[6, 12, 13, 11, 5, 5, 5, 4, 4]);
    assert_eq!(decided, Decided::Most { lines: [Some(2), Some(1), Some(3)], ahead: 36 });
}

#[test]
fn many_small_things_decided_where_no_line_did() {
    assert_eq!(won_slowly(&[5, 5, 5, 5, 5, 5, 5, 5]), Decided::ManySmall { ahead: 8, of: 8 });
    let game = game(&[[[0, 0, 0], [0, 0, 0]], [[1, 1, 1], [0, 0, 0]], [[2, 2, 2], [0, 0, 0]], [[3, 3, 3], [0, 0, 0]]]);
    assert_eq!(decided(&game, YOU, ODILA), Decided::ManySmall { ahead: 3, of: 3 });
}

#[test]
fn nothing_decided_a_tie_or_no_game() {
    assert_eq!(decided(&game(&[[[1, 0, 0], [0, 1, 0]]]), YOU, ODILA), Decided::Tie);
    assert_eq!(decided(&[], YOU, ODILA), Decided::Tie);
}

#[test]
fn the_lead_is_counted_line_by_line() {
    let of = |points: &[[i32; 3]]| counted(&sheets(points));
    let after = |totals: &[i32], leader| ScoreSoFar { totals: totals.to_vec(), leader };
    let three = of(&[[1, 4, -3], [2, 2, 0], [0, 0, 0]]);
    assert_eq!(three[0], after(&[1, 2, 0], Some((ODILA, 1))));
    assert_eq!(three[1], after(&[5, 4, 0], Some((YOU, 1))));
    assert_eq!(three[2], after(&[2, 4, 0], Some((ODILA, 2))));
    assert_eq!(of(&[[1, 0, 0], [1, 0, 0]])[0].leader, None, "nobody is ahead");
    assert_eq!(of(&[[5, 0, 0]])[0].leader, Some((YOU, 5)), "alone");
}
