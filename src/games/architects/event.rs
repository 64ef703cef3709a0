//! What happens in a game of Architects, for the log, the animation and the screen reader.

use super::components::{
    ApprenticeId, BoardId, BuildingId, DemandId, EventId, GuardAction, Location, MarketId, RewardId, SchemeId, Slot,
    SoloCardId, Thing,
};
use super::question::TradeId;
use super::{Gift, Owner, Recipient};
use crate::engine::Counted;
use crate::kernel::{Reveals, Seat, TomeEvent};

/// Something that happened. What is plainly gained, lost or paid has one shape, whatever it is.
#[allow(missing_docs)] // the fields of an event are what its sentence says
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event {
    /// A seat gained. A plan was drawn from the pile; Tax was taken from the Tax Stand.
    Gained { seat: Seat, thing: Thing, count: u8 },
    /// A seat lost. A plan went to the bottom of the pile.
    Lost { seat: Seat, thing: Thing, count: u8 },
    /// A seat paid. Tax went to the Tax Stand, all else to the supply; a plan went to the bottom of the pile.
    Paid { seat: Seat, thing: Thing, count: u8 },

    /// The game was laid out; this seat begins.
    Began { start: Seat },
    /// A seat was given a player board.
    BoardTaken { seat: Seat, board: BoardId },
    /// All have kept a plan, and pass the others on.
    PlansPassed,
    /// A round began.
    RoundBegan { round: u16 },
    /// A turn began.
    TurnBegan { seat: Seat },
    /// A seat had no Worker to place or to take back.
    TurnPassed { seat: Seat },

    /// An Apprentice does something for its player.
    AbilityWorked { seat: Seat, apprentice: ApprenticeId },
    /// The player board does something for its player.
    BoardWorked { seat: Seat, board: BoardId },
    /// A Building does something at the end of the game.
    BuildingWorked { seat: Seat, building: BuildingId },

    /// A seat placed a Worker; so many of its Workers are there now.
    Placed { seat: Seat, location: Location, count: u8 },
    /// A seat placed a Worker in the Guildhall, on the space of this number from 1; on none once it is full.
    GuildhallEntered { seat: Seat, space: Option<u8> },
    /// A seat took Workers back from a location.
    Recalled { seat: Seat, location: Location, count: u8 },
    /// Workers of a seat that another player or the Overlord had captured came back.
    Freed { seat: Seat, holder: Owner, count: u8 },
    /// Workers of a seat left the Prison.
    Released { seat: Seat, count: u8 },
    /// A seat captured Workers of another one or of the Overlord, or took back its own ones so.
    Captured { seat: Seat, location: Location, owner: Owner, count: u8 },
    /// Workers, captured before or standing at the Black Market, went to the Prison.
    Imprisoned { owner: Owner, count: u8 },

    /// A seat hired the Apprentice of a slot.
    Hired { seat: Seat, apprentice: ApprenticeId, slot: Slot },
    /// A seat laid a Silver on the Apprentice of a slot.
    SilverLaid { seat: Seat, slot: Slot },
    /// An Apprentice was laid into an empty slot; the row has moved up to the left. None: the pile is used up.
    ApprenticeRevealed { slot: Slot, apprentice: Option<ApprenticeId> },
    /// A seat discarded an own Apprentice.
    Dismissed { seat: Seat, apprentice: ApprenticeId },
    /// The Apprentice of a slot was discarded from the main board, and the Silver on it returned to the supply.
    ApprenticeLeft { slot: Slot, apprentice: ApprenticeId },

    /// A seat began a trade.
    Traded { seat: Seat, trade: TradeId },
    /// A seat took an action at the Guardhouse, for the Workers of another one where that is another.
    Guarded { seat: Seat, action: GuardAction, whom: Seat },
    /// A seat drew plans, of which it keeps one.
    PlansDrawn { seat: Seat, count: u8 },
    /// A seat kept a plan of those dealt or drawn.
    PlanKept { seat: Seat },
    /// A seat put a plan of those dealt or drawn at the bottom of the pile.
    PlanPutBack { seat: Seat },

    /// A plan was constructed; it lies in front of its player.
    Constructed { seat: Seat, building: BuildingId },
    /// A seat advanced to a level of the Cathedral.
    Advanced { seat: Seat, level: u8 },
    /// The top Reward card was turned up; none is left where there is none.
    RewardRevealed { seat: Seat, reward: Option<RewardId> },
    /// A Debt was paid: it lies with its other side up.
    DebtPaid { seat: Seat },
    /// An unpaid Debt was destroyed.
    DebtDestroyed { seat: Seat },
    /// A seat paid Silver and took no Debt.
    DebtAvoided { seat: Seat },
    /// A seat discarded a plan and kept a Virtue.
    VirtueKept { seat: Seat },

    /// A Black Market reset began; this seat or the Overlord caused it.
    MarketReset { by: Owner },
    /// A Black Market card was turned to the right space, and the next one shows on the left.
    MarketTurned { large: MarketId, small: Option<MarketId> },

    /// The solo opponent turned up a card.
    SoloCardTurned { seat: Seat, card: SoloCardId },
    /// The solo opponent shuffled its discards.
    SoloCardsShuffled { seat: Seat },
    /// The solo opponent turned up a plan.
    PlanTurned { seat: Seat, building: BuildingId },
    /// A seat begins with a side of its card of the co-op scenario.
    Joined { seat: Seat, apprentice: ApprenticeId },
    /// A seat donated an item.
    Donated { seat: Seat, gift: Gift, to: Recipient },
    /// A Demand was revealed.
    DemandRevealed { demand: DemandId },
    /// All items that a Demand asks for are there.
    DemandMet { demand: DemandId },
    /// The Overlord turned up a Scheme.
    SchemeRevealed { scheme: SchemeId },
    /// The Overlord shuffled his discards.
    SchemesShuffled,
    /// A Future Scheme went to the discards.
    FutureDiscarded { scheme: SchemeId },
    /// A Future Scheme went on top of the draw pile, face down.
    FutureLaidOnTop,
    /// An Event was revealed.
    EventRevealed { event: EventId },
    /// An Event was asked for and none was left: the game is over.
    EventsUsedUp,
    /// The Overlord placed a Worker; so many of his are there now.
    OverlordPlaced { location: Location, count: u8 },
    /// The Overlord placed a Worker in the Guildhall, on the space of this number from 1.
    OverlordEntered { space: u8 },
    /// The Overlord took back all his Workers from the large circles, from player boards and from the Prison.
    OverlordRecalled { count: u8 },
    /// The Overlord captured Workers of a seat.
    OverlordCaptured { location: Location, owner: Seat, count: u8 },
    /// A seat was named to suffer what a card of the Overlord says.
    Named { seat: Seat },
    /// A Worker of a seat left the game: from its board, or from a location.
    WorkerRemoved { seat: Seat, from: Option<Location> },

    /// Silver was put on the Tax Stand from the supply, or went from there to the supply where it is negative.
    TaxStandChanged { by: i16 },

    /// The last space of the Guildhall was taken: every seat has one more turn.
    EndTriggered { by: Owner },
    /// What happened to the tomes of a campaign.
    Tome(TomeEvent),
    /// The game ended.
    Ended,
}

impl Event {
    /// What it changes of a thing of a seat, where that is all it tells.
    pub fn counted(&self) -> Option<Counted<Thing>> {
        Some(match *self {
            Self::Gained { seat, thing, count } => Counted::gained(seat, thing, count),
            Self::Paid { seat, thing, count } => Counted::paid(seat, thing, count),
            Self::Lost { seat, thing, count } => Counted::lost(seat, thing, count),
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
