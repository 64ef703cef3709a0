//! What the page proposes first, where a choice is looked at before it is confirmed, and what it answers by itself. The list of
//! legal choices is the game's; this only picks one of it.

use crate::{Architects, Bill, Choice, Question, payment_proposal};
use engine::led_on;
use kernel::Game;

/// The choice that is proposed: the cheapest payment, everybody out of the Prison, and plans back to the pile as they were drawn.
/// All else is looked at by a tap.
pub fn proposed(state: &Architects, choices: &[Choice]) -> Option<Choice> {
    match state.decision()?.question {
        Question::Pay(_) => payment_proposal(choices),
        Question::Release(_) => choices.first().copied(),
        Question::PutBack if state.is_set_up() => choices.first().copied(),
        _ => None,
    }
}

/// The choice that is made with the one before it: a trade is paid for in the cheapest way, as long as others may follow. The
/// stepper of the trade offers the other payments after it.
pub fn answered(state: &Architects, choices: &[Choice]) -> Option<Choice> {
    let trade = matches!(state.decision()?.question, Question::Pay(Bill::Trade(_)));
    payment_proposal(choices).filter(|payment| trade && led_on(state, *payment).is_some())
}
