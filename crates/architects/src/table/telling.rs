//! The parts of the events of Architects when a turn is told: the place with what it costs and brings.

use crate::Event;
use ui::Weight;

pub const fn weight(event: &Event) -> Weight {
    match event {
        Event::Gained { .. } | Event::Lost { .. } | Event::Paid { .. } => Weight::Chip,
        Event::SoloCardTurned { .. }
        | Event::SoloCannot { .. }
        | Event::SchemeRevealed { .. }
        | Event::EventRevealed { .. } => Weight::Reason,
        Event::GuildhallEntered { .. } => Weight::Opens,
        Event::Began { .. }
        | Event::RoundBegan { .. }
        | Event::TurnBegan { .. }
        | Event::PlansPassed
        | Event::PlanDiscarded { .. }
        | Event::Declined { .. }
        | Event::AbilityWorked { .. }
        | Event::BoardWorked { .. }
        | Event::BuildingWorked { .. }
        | Event::ApprenticeRevealed { .. }
        | Event::ApprenticeLeft { .. }
        | Event::SilverLaid { .. }
        | Event::PlansDrawn { .. }
        | Event::PlanKept { .. }
        | Event::PlanPutBack { .. }
        | Event::PlanTurned { .. }
        | Event::MarketTurned { .. }
        | Event::SoloCardsShuffled { .. }
        | Event::SchemesShuffled
        | Event::LineSkipped { .. }
        | Event::FutureDiscarded { .. }
        | Event::FutureLaidOnTop
        | Event::TaxStandFilled { .. } => Weight::Quiet,
        _ => Weight::Deed,
    }
}
