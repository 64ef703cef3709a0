//! Which Workers the page proposes first, and what it answers by itself. The list of legal choices is the game's; this only picks
//! one of it.

use crate::components::Worker;
use crate::{Choice, Paladins, Question};
use kernel::Game;

/// The place of the cheapest of the payments in a list: few Workers, Labourers before others, Criminals last. Where
/// Workers are kept rather than paid, the best ones.
pub fn proposed(choices: &[Choice]) -> Option<usize> {
    let costs = choices.iter().enumerate().filter_map(|(place, choice)| Some((cost(*choice)?, place)));
    costs.min().map(|(_, place)| place)
}

/// The place of the choice that is made with the one before it: a Townsfolk is paid for in Silver where that is there. Once the
/// Workers are proposed a Debt can be taken instead.
pub fn answered(state: &Paladins, choices: &[Choice]) -> Option<usize> {
    let asked = matches!(state.decision()?.question, Question::TownsfolkCost { .. });
    choices.iter().position(|choice| asked && *choice == Choice::Silver)
}

/// What a payment costs, in no unit; none for other choices.
fn cost(choice: Choice) -> Option<i32> {
    match choice {
        Choice::Pay(workers) | Choice::Lose(workers) => {
            Some(Worker::ALL.into_iter().map(|worker| i32::from(workers.count(worker)) * price(worker)).sum())
        }
        Choice::Keep(workers) => {
            Some(-Worker::ALL.into_iter().map(|worker| i32::from(workers.count(worker)) * price(worker)).sum::<i32>())
        }
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
