//! Which choices are asked about once more, because they show a card and a single tap would make them.

use crate::games::architects::{Architects, Choice, Event};
use crate::kernel::first_shown;

/// Whether a choice is looked at by a first tap and made by the button that confirms it.
pub const fn is_looked_at(choice: Choice) -> bool {
    !matches!(
        choice,
        Choice::Pass
            | Choice::Capture { .. }
            | Choice::Donate { .. }
            | Choice::Left
            | Choice::Right
            | Choice::DestroyDebt
            | Choice::AvoidDebt
            | Choice::TakeDebt
    )
}

/// Whether a choice is asked about before it is made. What was looked at has a button of its own that confirms it; a card
/// of an opponent that acts by cards after the turn is no surprise.
pub fn asks(state: &Architects, choice: Choice) -> bool {
    let shown = first_shown(state, choice);
    let theirs = |event: &Event| {
        matches!(
            event,
            Event::SoloCardTurned { .. }
                | Event::SoloCardsShuffled { .. }
                | Event::SchemeRevealed { .. }
                | Event::SchemesShuffled
        )
    };
    let theirs = shown.as_ref().is_some_and(theirs);
    !is_looked_at(choice) && shown.is_some() && !theirs
}
