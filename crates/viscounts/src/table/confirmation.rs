//! Choices that need a confirmation, because a single tap would reveal a card.

use crate::{Choice, Event, Viscounts};
use kernel::{Game, first_shown};

/// True if a choice needs a confirmation. A proposed choice has its own confirm button. Cards drawn at the end of the
/// turn are no surprise.
pub fn asks(state: &Viscounts, choice: Choice) -> bool {
    let confirmed = matches!(
        choice,
        Choice::Pay(_)
            | Choice::Workers(_)
            | Choice::Exchange(_)
            | Choice::Spot(_)
            | Choice::Section(_)
            | Choice::Shift { .. }
    );
    if confirmed {
        return false;
    }
    let Some(decision) = state.decision() else { return false };
    let first = first_shown(state, choice);
    let turn_ends = matches!(first, Some(Event::Drew { .. } | Event::Shuffled { .. } | Event::SchemeTurned { .. }));
    // Passing by mistake would lose the action.
    let idles = choice == Choice::Pass && decision.question == crate::Question::Act;
    first.is_some() && (!turn_ends || idles)
}
