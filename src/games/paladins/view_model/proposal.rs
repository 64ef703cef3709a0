//! Which Workers the page proposes first. The list of legal payments is the game's; this only proposes one of it.

use crate::games::paladins::Choice;
use crate::games::paladins::components::Worker;

/// The place of the cheapest of the payments in a list: few Workers, Labourers before others, Criminals last. Where
/// Workers are kept rather than paid, the best ones.
pub fn proposed(choices: &[Choice]) -> Option<usize> {
    let costs = choices.iter().enumerate().filter_map(|(place, choice)| Some((cost(*choice)?, place)));
    costs.min().map(|(_, place)| place)
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
