//! Choices that only begin something: the next question goes to the same seat, in the same turn.

use kernel::{Column, Game, Previews, Reveals, Seat};

/// Returns the state after a legal choice that only leads on: the same seat decides next, in the same turn, and nothing
/// was revealed, so that undo stays possible. `None` for any other choice.
pub fn same_turn_state<G: Game>(state: &G, choice: G::Choice) -> Option<G> {
    let seat = state.decision()?.seat;
    let (mut after, mut events) = (state.clone(), Vec::new());
    after.apply(choice, &mut events).ok()?;
    let next = after.decision()?;
    let own = next.seat == seat && !G::begins_turn(next.question);
    (own && !events.iter().any(Reveals::reveals)).then_some(after)
}

/// Returns the state after a legal choice that only leads to another question: nobody pays, gains or loses anything.
/// `None` for any other choice.
pub fn free_follow_up<G: Previews>(state: &G, choice: G::Choice) -> Option<G> {
    let after = same_turn_state(state, choice)?;
    let mut events = Vec::new();
    state.clone().apply(choice, &mut events).ok()?;
    let changes = |event: &G::Event| {
        let of = |seat: usize| G::change(event, Seat(seat as u8)).is_some_and(|change| change.column != Column::Then);
        (0..state.seats()).any(of)
    };
    (!events.iter().any(changes)).then_some(after)
}
