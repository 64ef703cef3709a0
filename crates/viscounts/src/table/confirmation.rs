//! Which choices are asked about once more, because they show a card and a single tap would make them.

use crate::{Choice, Event, Viscounts};
use kernel::{Game, first_shown};

/// Whether a choice is asked about before it is made. What is proposed has a button of its own that confirms it; cards
/// drawn at the end of the turn are no surprise.
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
    // Whoever does nothing by mistake loses the action.
    let idles = choice == Choice::Pass && decision.question == crate::Question::Act;
    first.is_some() && (!turn_ends || idles)
}
