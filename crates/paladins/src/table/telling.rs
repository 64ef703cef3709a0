//! The parts of the events of Paladins when a turn is told: the action with what it costs and brings.

use crate::Event;
use ui::Weight;

pub const fn weight(event: &Event) -> Weight {
    match event {
        Event::Gained { .. }
        | Event::Paid { .. }
        | Event::Lost { .. }
        | Event::TaxTaken { .. }
        | Event::Raised { .. }
        | Event::RivalGainedWorkers { .. } => Weight::Chip,
        Event::SchemeDrawn { .. } | Event::SchemeFailed { .. } => Weight::Reason,
        Event::Acted { .. } | Event::RivalActed { .. } => Weight::Opens,
        Event::Began { .. }
        | Event::RoundBegan { .. }
        | Event::TavernRevealed { .. }
        | Event::PaladinsDrawn { .. }
        | Event::PaladinLaid { .. }
        | Event::AbilityWorked { .. }
        | Event::PaladinWorked { .. }
        | Event::SuspicionResented { .. }
        | Event::TownsfolkRevealed { .. }
        | Event::OutsiderRevealed { .. }
        | Event::SchemesShuffled
        | Event::MarkerMoved { .. }
        | Event::TaxReturned { .. }
        | Event::InquisitionEnded { .. }
        | Event::Kept { .. } => Weight::Quiet,
        _ => Weight::Deed,
    }
}
