//! Choices that only begin something: what is asked next is asked of the same seat, in the same turn.

use crate::kernel::{Game, Reveals};

/// The state after a legal choice that only leads on: the same seat decides next, in the same turn, and nothing was shown that
/// cannot be unseen, so that it can be taken back. None where the choice does more than that, or is not legal.
pub fn led_on<G: Game>(state: &G, choice: G::Choice) -> Option<G> {
    let seat = state.decision()?.seat;
    let (mut after, mut events) = (state.clone(), Vec::new());
    after.apply(choice, &mut events).ok()?;
    let next = after.decision()?;
    let own = next.seat == seat && !G::begins_turn(next.question);
    (own && !events.iter().any(Reveals::reveals)).then_some(after)
}
