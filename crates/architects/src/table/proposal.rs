//! The first proposal of the page for choices that need a confirmation, and the choices that it makes automatically.
//! Both come from the game's list of legal choices.

use crate::{Architects, Bill, Choice, Question, payment_proposal};
use engine::same_turn_state;
use kernel::Game;

/// Returns the proposed choice: the cheapest payment, everybody out of the Prison, and drawn plans back to the pile
/// in their order. Other choices are previewed by a tap.
pub fn proposed(state: &Architects, choices: &[Choice]) -> Option<Choice> {
    match state.decision()?.question {
        Question::Pay(_) => payment_proposal(choices),
        Question::Release(_) => choices.first().copied(),
        Question::PutBack if state.is_set_up() => choices.first().copied(),
        _ => None,
    }
}

/// Returns the choice made together with the previous one: a trade is paid in the cheapest way while others may
/// follow. The stepper of the trade offers the other payments afterwards.
pub fn answered(state: &Architects, choices: &[Choice]) -> Option<Choice> {
    let trade = matches!(state.decision()?.question, Question::Pay(Bill::Trade(_)));
    payment_proposal(choices).filter(|payment| trade && same_turn_state(state, *payment).is_some())
}
