//! Which choices cannot be undone because they show a card, and which of those are asked about once more.

use crate::{Choice, Event, Paladins};
use kernel::first_shown;

/// Whether a choice is asked about before it is made: it cannot be undone, and a single tap would make it. Workers, the
/// Townsfolk that is drafted and the roles of the Paladins have a button of their own that confirms them.
pub fn asks(state: &Paladins, choice: Choice) -> bool {
    match choice {
        Choice::Pay(_) | Choice::Keep(_) | Choice::Take(_) | Choice::Play(_) | Choice::Top(_) => false,
        // Whoever passes by mistake loses a round: here the opponent's next card counts too.
        Choice::Pass => first_shown(state, choice).is_some(),
        _ => shows_a_card(state, choice),
    }
}

/// Whether a choice itself shows a card. What the official opponent then turns over on its own turn is no card of this
/// choice.
pub fn shows_a_card(state: &Paladins, choice: Choice) -> bool {
    first_shown(state, choice).is_some_and(|event| !matches!(event, Event::SchemeDrawn { .. } | Event::SchemesShuffled))
}
