//! Which choices a tap makes at once, and which it looks at first, so that a button of its own confirms them.

use crate::{Architects, Bill, Choice, Purpose, Question};
use engine::{asked_on, led_on};
use kernel::Game;

/// Whether a tap on a legal choice looks at it first. What pays, gains, releases, builds, shows a card or ends the turn does;
/// what only leads on to the next question is made at once. Three are made at once though they do more, because the next question
/// has a button of its own for what they do: a trade, which its stepper takes back, what is paid for after it, where the payment
/// is confirmed, and an advance on the Cathedral, where the plan that it takes is.
pub fn is_looked_at(state: &Architects, choice: Choice) -> bool {
    let Some(after) = led_on(state, choice) else { return true };
    let confirms = |question: Question| match question {
        Question::Pay(bill) => !matches!(bill, Bill::Trade(_)),
        Question::Discard(purpose, _) => purpose == Purpose::Cathedral,
        _ => false,
    };
    let pays = after.decision().is_some_and(|next| confirms(next.question));
    let settled = matches!(choice, Choice::Trade(_)) || pays;
    !settled && asked_on(state, choice).is_none()
}
