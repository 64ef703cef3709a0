use super::components::{
    ApprenticeId, BoardId, BuildingId, DemandId, EventId, GuardAction, Location, MarketId, RewardId, SchemeId,
    SchemeLine, Slot, SoloAction, SoloCardId, Thing,
};
use super::question::{Purpose, TradeId};
use super::{Gift, Owner, Recipient};
use kernel::{Reveals, Seat, Set, TomeEvent};
use ui::ResourceChange;

/// An event. Plain gains, losses and payments share one shape for all things.
#[allow(missing_docs)] // the fields of an event are what its sentence says
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event {
    // A seat gained something. A plan comes from the pile, Tax is Silver from the Tax Stand.
    Gained { seat: Seat, thing: Thing, count: u8 },
    Lost { seat: Seat, thing: Thing, count: u8 },
    // A seat paid something. Tax goes to the Tax Stand, all else to the supply.
    Paid { seat: Seat, thing: Thing, count: u8 },
    PlanDiscarded { seat: Seat, purpose: Purpose },
    Declined { seat: Seat, what: Declined },

    Began { start: Seat },
    BoardTaken { seat: Seat, board: BoardId },
    PlansPassed,
    RoundBegan { round: u16 },
    TurnBegan { seat: Seat },
    TurnPassed { seat: Seat },

    AbilityWorked { seat: Seat, apprentice: ApprenticeId },
    BoardWorked { seat: Seat, board: BoardId },
    BuildingWorked { seat: Seat, building: BuildingId },

    // A seat placed a Worker. `count` is the number of its Workers now there.
    Placed { seat: Seat, location: Location, count: u8 },
    // A seat placed a Worker in the Guildhall. `space` counts from 1; none once the Guildhall is full.
    GuildhallEntered { seat: Seat, space: Option<u8> },
    Recalled { seat: Seat, location: Location, count: u8 },
    Freed { seat: Seat, holder: Owner, count: u8 },
    Released { seat: Seat, count: u8 },
    Captured { seat: Seat, location: Location, owner: Owner, count: u8 },
    // Workers went to the Prison: from the board of `holder`, or from the Black Market if there is none.
    Imprisoned { owner: Owner, count: u8, holder: Option<Owner> },

    Hired { seat: Seat, apprentice: ApprenticeId, slot: Slot },
    SilverLaid { seat: Seat, slot: Slot },
    // An Apprentice filled an empty slot after the row moved up. None when the pile is used up.
    ApprenticeRevealed { slot: Slot, apprentice: Option<ApprenticeId> },
    Dismissed { seat: Seat, apprentice: ApprenticeId },
    ApprenticeLeft { slot: Slot, apprentice: ApprenticeId, cause: Departure },

    Traded { seat: Seat, trade: TradeId },
    // A seat took an action at the Guardhouse for the Workers of `whom`.
    Guarded { seat: Seat, action: GuardAction, whom: Seat },
    PlansDrawn { seat: Seat, count: u8 },
    PlanKept { seat: Seat },
    PlanPutBack { seat: Seat },

    Constructed { seat: Seat, building: BuildingId },
    Advanced { seat: Seat, level: u8 },
    // The top Reward card was turned up. None when no card is left.
    RewardRevealed { seat: Seat, reward: Option<RewardId> },
    DebtPaid { seat: Seat },
    DebtDestroyed { seat: Seat, cause: Destruction },
    VirtueExhausted { seat: Seat },
    DebtAvoided { seat: Seat },

    MarketReset { by: Owner },
    MarketTurned { large: MarketId, small: Option<MarketId> },
    ManyPrisoners { seats: Set },
    // These seats have the most Workers in the Prison at a reset. `overlord` is true when he ties or leads.
    MostPrisoners { seats: Set, overlord: bool },

    SoloCardTurned { seat: Seat, card: SoloCardId },
    SoloCardsShuffled { seat: Seat },
    SoloCannot { seat: Seat, what: SoloAction },
    PlanTurned { seat: Seat, building: BuildingId },
    Joined { seat: Seat, apprentice: ApprenticeId },
    Donated { seat: Seat, gift: Gift, to: Recipient },
    DemandRevealed { demand: DemandId },
    DemandMet { demand: DemandId },
    LineSkipped { line: SchemeLine },
    RaidFailed,
    SchemeRevealed { scheme: SchemeId },
    SchemesShuffled,
    FutureDiscarded { scheme: SchemeId },
    FutureLaidOnTop,
    EventRevealed { event: EventId },
    // An Event was due and none was left: the game is over.
    EventsUsedUp,
    // The Overlord placed a Worker. `count` is the number of his Workers now there.
    OverlordPlaced { location: Location, count: u8 },
    // The Overlord placed a Worker in the Guildhall. `space` counts from 1.
    OverlordEntered { space: u8 },
    OverlordRecalled { count: u8 },
    OverlordCaptured { location: Location, owner: Seat, count: u8 },
    Named { seat: Seat, by: Seat },
    Spared { seat: Seat },
    WorkerRemoved { seat: Seat, from: Option<Location> },

    TaxStandEmptied { by: Owner, count: u16 },
    TaxStandFilled { seat: Seat, count: u8 },

    EndTriggered { by: Owner },
    Tome(TomeEvent),
    Ended,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Declined {
    Captures,
    Trades,
    Donations,
    Release,
    Hire,
    Sale,
    Destruction,
    Effect(BuildingId),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Departure {
    ThirdSpace,
    Opponent,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Destruction {
    Effect,
    Virtue,
}

impl Event {
    /// Its change of a thing of a seat, for events that hold nothing else.
    pub fn counted(&self) -> Option<ResourceChange<Thing>> {
        Some(match *self {
            Self::Gained { seat, thing, count } => ResourceChange::gained(seat, thing, count),
            Self::Paid { seat, thing, count } => ResourceChange::paid(seat, thing, count),
            Self::Lost { seat, thing, count } => ResourceChange::lost(seat, thing, count),
            Self::PlanDiscarded { seat, purpose: Purpose::HandLimit | Purpose::Event } => {
                ResourceChange::lost(seat, Thing::Plan, 1)
            }
            Self::PlanDiscarded { seat, .. } => ResourceChange::paid(seat, Thing::Plan, 1),
            _ => return None,
        })
    }
}

impl Reveals for Event {
    fn reveals(&self) -> bool {
        matches!(
            self,
            Self::Tome(TomeEvent::LaidOut { .. })
                | Self::Gained { thing: Thing::Plan, .. }
                | Self::PlansDrawn { .. }
                | Self::PlansPassed
                | Self::ApprenticeRevealed { apprentice: Some(_), .. }
                | Self::RewardRevealed { reward: Some(_), .. }
                | Self::MarketTurned { small: Some(_), .. }
                | Self::SoloCardTurned { .. }
                | Self::SoloCardsShuffled { .. }
                | Self::PlanTurned { .. }
                | Self::DemandRevealed { .. }
                | Self::SchemeRevealed { .. }
                | Self::SchemesShuffled
                | Self::FutureDiscarded { .. }
                | Self::EventRevealed { .. }
        )
    }
}
