//! The first proposal of Workers, and the choices that the page makes automatically. Both come from the game's list
//! of legal choices.

use crate::components::{Worker, Workers};
use crate::{Choice, Paladins, Question};
use kernel::Game;

/// Returns the index of the cheapest payment in a list: few Workers, Labourers before others, Criminals last. Where
/// Workers are kept instead of paid, it is the best band.
pub fn proposed(choices: &[Choice]) -> Option<usize> {
    let costs = choices.iter().enumerate().filter_map(|(place, choice)| Some((cost(*choice)?, place)));
    costs.min().map(|(_, place)| place)
}

/// Returns the index of the choice made together with the previous one: a Townsfolk is paid in Silver if possible.
/// Once the Workers are proposed, a Debt can be taken instead.
pub fn answered(state: &Paladins, choices: &[Choice]) -> Option<usize> {
    let asked = matches!(state.decision()?.question, Question::TownsfolkCost { .. });
    choices.iter().position(|choice| asked && *choice == Choice::Silver)
}

fn cost(choice: Choice) -> Option<i32> {
    let of = |workers: Workers| -> i32 {
        Worker::ALL.into_iter().map(|worker| i32::from(workers.count(worker)) * price(worker)).sum()
    };
    match choice {
        Choice::Pay(workers) | Choice::Lose(workers) => Some(of(workers)),
        Choice::Keep(workers) => Some(-of(workers)),
        _ => None,
    }
}

const fn price(worker: Worker) -> i32 {
    match worker {
        Worker::Labourer => 4,
        Worker::Scout | Worker::Merchant | Worker::Fighter | Worker::Cleric => 6,
        Worker::Criminal => 40,
    }
}
