//! The parts of the events of Viscounts when a turn is told: card, move, action with what it brings, hire.

use crate::{Event, OverlordEvent};
use ui::Weight;

pub const fn weight(event: &Event) -> Weight {
    match event {
        Event::Gained { .. } | Event::Paid { .. } | Event::MarkerMoved { .. } | Event::SchemeGained { .. } => {
            Weight::Chip
        }
        Event::SchemeTurned { .. } | Event::AttemptFailed { .. } => Weight::Reason,
        Event::Acted { .. } | Event::AttemptMade { .. } => Weight::Opens,
        Event::Began { .. }
        | Event::RoundBegan { .. }
        | Event::TurnBegan { .. }
        | Event::DroppedOff { .. }
        | Event::TownsfolkRevealed { .. }
        | Event::ManuscriptRevealed { .. }
        | Event::MovedInwards { .. }
        | Event::MovedAround { .. }
        | Event::MarkersReset { .. }
        | Event::Rearranged { .. }
        | Event::Shuffled { .. }
        | Event::Drew { .. }
        | Event::AbilityWorked { .. }
        | Event::BuildingWorked { .. }
        | Event::SchemesShuffled { .. }
        | Event::Instead { .. }
        | Event::Overlord(OverlordEvent::Dealt { .. }) => Weight::Quiet,
        _ => Weight::Deed,
    }
}
