//! The choices that show a card and cannot be undone, and those that need a confirmation.

use crate::{Choice, Event, Paladins};
use kernel::first_shown;

/// Returns true when a choice needs a confirmation: it cannot be undone, and a single tap would make it. Workers,
/// drafted Townsfolk and the roles of the Paladins have their own confirm button.
pub fn asks(state: &Paladins, choice: Choice) -> bool {
    match choice {
        Choice::Pay(_) | Choice::Keep(_) | Choice::Take(_) | Choice::Play(_) | Choice::Top(_) => false,
        // A mistaken pass loses a round, so the opponent's next card counts here, too.
        Choice::Pass => first_shown(state, choice).is_some(),
        _ => shows_a_card(state, choice),
    }
}

/// Returns true when a choice itself shows a card. A card that the official opponent turns over on its own turn does
/// not count.
fn shows_a_card(state: &Paladins, choice: Choice) -> bool {
    first_shown(state, choice).is_some_and(|event| !matches!(event, Event::SchemeDrawn { .. } | Event::SchemesShuffled))
}
