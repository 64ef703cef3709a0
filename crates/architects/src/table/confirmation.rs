//! The choices that a tap makes at once, and those that it previews first and a button confirms.

use crate::{Architects, Bill, Choice, Purpose, Question};
use engine::{free_follow_up, same_turn_state};
use kernel::Game;

/// Returns true when a tap on a legal choice previews it first. This applies to a choice that pays, gains, releases,
/// builds, shows a card or ends the turn. A choice that only leads on to the next question is made at once. So are
/// three others, because the next question has its own confirmation: a trade (its stepper takes it back), a purchase
/// that is paid afterwards, and an advance on the Cathedral (confirmed with its plan).
pub fn is_looked_at(state: &Architects, choice: Choice) -> bool {
    let Some(after) = same_turn_state(state, choice) else { return true };
    let confirms = |question: Question| match question {
        Question::Pay(bill) => !matches!(bill, Bill::Trade(_)),
        Question::Discard(purpose, _) => purpose == Purpose::Cathedral,
        _ => false,
    };
    let pays = after.decision().is_some_and(|next| confirms(next.question));
    let settled = matches!(choice, Choice::Trade(_)) || pays;
    !settled && free_follow_up(state, choice).is_none()
}
