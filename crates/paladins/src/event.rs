use super::components::{
    Action, Attribute, FavourId, OrderId, OutsiderId, PaladinId, Scheme, TavernId, ThreatId, TownsfolkId, WallId,
    Workers,
};
use super::question::Intent;
use super::things::Thing;
use super::why_not::WhyNot;
use kernel::{Reveals, Seat, TomeEvent};
use ui::ResourceChange;

#[allow(missing_docs)] // the fields of an event are what its sentence says
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event {
    Began { start: Seat },
    RoundBegan { round: u8, start: Seat },
    // A King's Order was revealed.
    OrderRevealed { slot: u8, order: OrderId },
    FavourRevealed { slot: u8, favour: FavourId },
    TavernRevealed { tavern: TavernId },
    PaladinsDrawn { seat: Seat },
    PaladinLaid { seat: Seat },
    PaladinRevealed { seat: Seat, paladin: PaladinId },
    TavernTaken { seat: Seat, tavern: TavernId },
    Acted { seat: Seat, intent: Intent, workers: Workers },
    FavourUsed { seat: Seat, favour: FavourId },
    Gained { seat: Seat, thing: Thing, count: u8 },
    Paid { seat: Seat, thing: Thing, count: u8 },
    Lost { seat: Seat, thing: Thing, count: u8 },
    // A seat took Tax. `from_supply` is the part from the Tax supply; the rest comes from the main supply.
    TaxTaken { seat: Seat, count: u8, from_supply: u8 },
    TaxReturned { count: u8 },
    Raised { seat: Seat, attribute: Attribute, by: u8, to: u8 },
    Recruited { seat: Seat, townsfolk: TownsfolkId },
    Quested { seat: Seat, townsfolk: TownsfolkId },
    MonkPlaced { seat: Seat, space: u8 },
    OutpostPlaced { seat: Seat, space: u8 },
    WallBuilt { seat: Seat, wall: WallId },
    // A Jar was moved to a Jar space. None for the solo opponent.
    JarMoved { seat: Seat, space: Option<u8> },
    Attacked { seat: Seat, outsider: OutsiderId },
    Converted { seat: Seat, outsider: OutsiderId },
    WorkshopMoved { seat: Seat, action: Action, space: u8 },
    Cleared { seat: Seat, action: Action },
    AbilityWorked { seat: Seat, townsfolk: TownsfolkId },
    SuspicionResented { seat: Seat, townsfolk: TownsfolkId },
    PaladinWorked { seat: Seat, paladin: PaladinId },
    InquisitionBegan,
    // An Inquisition ended, and the Tax supply was filled again.
    InquisitionEnded { tax: u8 },
    Passed { seat: Seat },
    Kept { seat: Seat, kept: Workers, returned: Workers },
    TownsfolkLeft { townsfolk: TownsfolkId },
    OutsiderLeft { outsider: OutsiderId },
    TownsfolkRevealed { slot: u8, townsfolk: TownsfolkId },
    OutsiderRevealed { slot: u8, outsider: OutsiderId },
    RivalGainedWorkers { seat: Seat, workers: u8 },
    SchemeDrawn { scheme: Scheme },
    SchemeFailed { scheme: Scheme, why: WhyNot },
    RivalActed { seat: Seat, intent: Intent, workers: u8 },
    RivalRested { seat: Seat },
    MarkerMoved { by: u8, to: u8 },
    RivalCleared { seat: Seat },
    SchemesShuffled,
    // The solo opponent's Workshop went from a King's Order onto its action.
    RivalDeveloped { seat: Seat, action: Action },
    Started { seat: Seat, townsfolk: TownsfolkId },
    OutsidersAsked { count: u8 },
    OutsidersFought { done: u8, asked: u8 },
    // The Outsider Threat struck with `done` of `asked` Attacks and Converts.
    OutsidersIgnored { done: u8, asked: u8 },
    ThreatRevealed { card: u8, threat: ThreatId, workers: u8 },
    // The King's Threat was revealed: Orders need higher levels.
    KingsThreatRevealed,
    // An action took a Worker off an Overlord Threat, which leaves with the last one.
    ThreatAnswered { card: u8, threat: ThreatId, left: u8 },
    ThreatStruck { card: u8, threat: ThreatId },
    ThreatGrew { card: u8, threat: ThreatId, workers: u8 },
    // A seat completed a King's Order for all.
    OrderCompleted { seat: Seat, slot: u8, order: OrderId },
    Given { seat: Seat, receiver: Seat, action: Action },
    WorkshopLost { seat: Seat, action: Action, space: u8 },
    Tome(TomeEvent),
    Ended,
}

impl Event {
    /// Its change of a thing of a seat, for events that hold nothing else.
    pub fn counted(&self) -> Option<ResourceChange<Thing>> {
        Some(match *self {
            Self::Gained { seat, thing, count } => ResourceChange::gained(seat, thing, count),
            Self::Paid { seat, thing, count } => ResourceChange::paid(seat, thing, count),
            Self::Lost { seat, thing, count } => ResourceChange::lost(seat, thing, count),
            Self::TaxTaken { seat, count, .. } => ResourceChange::gained(seat, Thing::Tax, count),
            Self::Raised { seat, attribute, by, to } => {
                ResourceChange::gained(seat, Thing::Level(attribute), by).up_to(to)
            }
            _ => return None,
        })
    }
}

impl Reveals for Event {
    fn reveals(&self) -> bool {
        matches!(
            self,
            Self::Tome(TomeEvent::LaidOut { .. })
                | Self::OrderRevealed { .. }
                | Self::FavourRevealed { .. }
                | Self::TavernRevealed { .. }
                | Self::PaladinsDrawn { .. }
                | Self::PaladinRevealed { .. }
                | Self::Gained { thing: Thing::Suspicion, .. }
                | Self::WallBuilt { .. }
                | Self::TownsfolkRevealed { .. }
                | Self::OutsiderRevealed { .. }
                | Self::SchemeDrawn { .. }
                | Self::SchemesShuffled
                | Self::ThreatRevealed { .. }
        )
    }
}
