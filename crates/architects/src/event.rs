//! What happens in a game of Architects, for the log, the animation and the screen reader.

use super::components::{
    ApprenticeId, BoardId, BuildingId, DemandId, EventId, GuardAction, Line, Location, MarketId, RewardId, SchemeId,
    Slot, SoloAction, SoloCardId, Thing,
};
use super::question::{Purpose, TradeId};
use super::{Gift, Owner, Recipient};
use kernel::{Reveals, Seat, Set, TomeEvent};
use ui::Counted;

/// Something that happened. What is plainly gained, lost or paid has one shape, whatever it is.
#[allow(missing_docs)] // the fields of an event are what its sentence says
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event {
    /// A seat gained. A plan was drawn from the pile; Tax is Silver taken from the Tax Stand.
    Gained { seat: Seat, thing: Thing, count: u8 },
    /// A seat lost.
    Lost { seat: Seat, thing: Thing, count: u8 },
    /// A seat paid. Tax went to the Tax Stand, all else to the supply.
    Paid { seat: Seat, thing: Thing, count: u8 },
    /// A seat discarded a plan of its hand, which went to the bottom of the pile.
    PlanDiscarded { seat: Seat, purpose: Purpose },
    /// A seat did without what was offered.
    Declined { seat: Seat, what: Declined },

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
    /// Workers went to the Prison: from the board on which they lay captured, or from the Black Market where there is none.
    Imprisoned { owner: Owner, count: u8, holder: Option<Owner> },

    /// A seat hired the Apprentice of a slot.
    Hired { seat: Seat, apprentice: ApprenticeId, slot: Slot },
    /// A seat laid a Silver on the Apprentice of a slot.
    SilverLaid { seat: Seat, slot: Slot },
    /// An Apprentice was laid into an empty slot; the row has moved up to the left. None: the pile is used up.
    ApprenticeRevealed { slot: Slot, apprentice: Option<ApprenticeId> },
    /// A seat discarded an own Apprentice.
    Dismissed { seat: Seat, apprentice: ApprenticeId },
    /// The Apprentice of a slot was discarded from the main board, and the Silver on it returned to the supply.
    ApprenticeLeft { slot: Slot, apprentice: ApprenticeId, cause: Departure },

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
    DebtDestroyed { seat: Seat, cause: Destruction },
    /// A seat has no Virtue left to lose, and a Debt comes instead.
    VirtueExhausted { seat: Seat },
    /// A seat paid Silver and took no Debt.
    DebtAvoided { seat: Seat },

    /// A Black Market reset began; this seat or the Overlord caused it.
    MarketReset { by: Owner },
    /// A Black Market card was turned to the right space, and the next one shows on the left.
    MarketTurned { large: MarketId, small: Option<MarketId> },
    /// These seats have so many Workers in the Prison that they lose Virtue.
    ManyPrisoners { seats: Set },
    /// These seats have the most Workers in the Prison at a reset, the Overlord among them where he has as many.
    MostPrisoners { seats: Set, overlord: bool },

    /// The solo opponent turned up a card.
    SoloCardTurned { seat: Seat, card: SoloCardId },
    /// The solo opponent shuffled its discards.
    SoloCardsShuffled { seat: Seat },
    /// The solo opponent could not do what its card says: it does something else, or nothing.
    SoloCannot { seat: Seat, what: SoloAction },
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
    /// The Overlord skipped a line that cannot be carried out.
    LineSkipped { line: Line },
    /// The Overlord found nobody to capture, and holds nobody to imprison.
    RaidFailed,
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
    /// A seat was named by another one, or by itself, to suffer what a card of the Overlord says.
    Named { seat: Seat, by: Seat },
    /// A seat has nothing that a card of the Overlord could take.
    Spared { seat: Seat },
    /// A Worker of a seat left the game: from its board, or from a location.
    WorkerRemoved { seat: Seat, from: Option<Location> },

    /// All Silver of the Tax Stand went to the supply.
    TaxStandEmptied { by: Owner, count: u16 },
    /// The solo opponent put Silver of the supply on the Tax Stand.
    TaxStandFilled { seat: Seat, count: u8 },

    /// The last space of the Guildhall was taken: every seat has one more turn.
    EndTriggered { by: Owner },
    /// What happened to the tomes of a campaign.
    Tome(TomeEvent),
    /// The game ended.
    Ended,
}

/// What a seat did without.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Declined {
    /// Any capture.
    Captures,
    /// Any trade at the King's Storehouse.
    Trades,
    /// Any Donation.
    Donations,
    /// The release of own Workers at a reset.
    Release,
    /// A free hire.
    Hire,
    /// The sale of a plan.
    Sale,
    /// The destruction of an own Debt.
    Destruction,
    /// Both halves of what a Building offers.
    Effect(BuildingId),
}

/// Why an Apprentice was discarded from the main board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Departure {
    /// A Worker was placed on the third space of a row of the Guildhall.
    ThirdSpace,
    /// The solo opponent acted at the Workshop.
    Opponent,
}

/// How an unpaid Debt came to be destroyed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Destruction {
    /// By the effect of a Building.
    Effect,
    /// By Virtue gained above the highest.
    Virtue,
}

impl Event {
    /// What it changes of a thing of a seat, where that is all it tells.
    pub fn counted(&self) -> Option<Counted<Thing>> {
        Some(match *self {
            Self::Gained { seat, thing, count } => Counted::gained(seat, thing, count),
            Self::Paid { seat, thing, count } => Counted::paid(seat, thing, count),
            Self::Lost { seat, thing, count } => Counted::lost(seat, thing, count),
            Self::PlanDiscarded { seat, purpose: Purpose::HandLimit | Purpose::Event } => {
                Counted::lost(seat, Thing::Plan, 1)
            }
            Self::PlanDiscarded { seat, .. } => Counted::paid(seat, Thing::Plan, 1),
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
