//! What the page proposes first, where a choice is looked at before it is confirmed. The list of legal choices is the
//! game's; this only proposes one of it.

use crate::games::architects::{Architects, Choice, Question, payment_proposal};
use crate::kernel::Game;

/// The choice that is proposed: the cheapest payment, and everybody out of the Prison. All else is looked at by a tap.
pub fn proposed(state: &Architects, choices: &[Choice]) -> Option<Choice> {
    match state.decision()?.question {
        Question::Pay(_) => payment_proposal(choices),
        Question::Release(_) => choices.first().copied(),
        _ => None,
    }
}
