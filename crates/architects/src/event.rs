//! The events of a game of Architects, for the log, the animation and the screen reader.

use super::components::{
    ApprenticeId, BoardId, BuildingId, DemandId, EventId, GuardAction, Line, Location, MarketId, RewardId, SchemeId,
    Slot, SoloAction, SoloCardId, Thing,
};
use super::question::{Purpose, TradeId};
use super::{Gift, Owner, Recipient};
use kernel::{Reveals, Seat, Set, TomeEvent};
use ui::Counted;

/// An event. Plain gains, losses and payments share one shape for all things.
#[allow(missing_docs)] // the fields of an event are what its sentence says
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event {
    /// A seat gained something. A plan comes from the pile, Tax is Silver from the Tax Stand.
    Gained { seat: Seat, thing: Thing, count: u8 },
    /// A seat lost something.
    Lost { seat: Seat, thing: Thing, count: u8 },
    /// A seat paid something. Tax goes to the Tax Stand, all else to the supply.
    Paid { seat: Seat, thing: Thing, count: u8 },
    /// A seat discarded a plan of its hand, which went to the bottom of the pile.
    PlanDiscarded { seat: Seat, purpose: Purpose },
    /// A seat declined an option.
    Declined { seat: Seat, what: Declined },

    /// The game was set up; this seat begins.
    Began { start: Seat },
    /// A seat was given a player board.
    BoardTaken { seat: Seat, board: BoardId },
    /// Every seat has kept a plan and passes the others on.
    PlansPassed,
    /// A round began.
    RoundBegan { round: u16 },
    /// A turn began.
    TurnBegan { seat: Seat },
    /// A seat had no Worker to place or to take back.
    TurnPassed { seat: Seat },

    /// An Apprentice triggers for its player.
    AbilityWorked { seat: Seat, apprentice: ApprenticeId },
    /// A player board triggers for its player.
    BoardWorked { seat: Seat, board: BoardId },
    /// A Building applies its effect at the end of the game.
    BuildingWorked { seat: Seat, building: BuildingId },

    /// A seat placed a Worker. `count` is the number of its Workers now there.
    Placed { seat: Seat, location: Location, count: u8 },
    /// A seat placed a Worker in the Guildhall. `space` counts from 1; none once the Guildhall is full.
    GuildhallEntered { seat: Seat, space: Option<u8> },
    /// A seat took Workers back from a location.
    Recalled { seat: Seat, location: Location, count: u8 },
    /// Workers of a seat that another player or the Overlord had captured came back.
    Freed { seat: Seat, holder: Owner, count: u8 },
    /// Workers of a seat left the Prison.
    Released { seat: Seat, count: u8 },
    /// A seat captured Workers of another seat or of the Overlord, or recovered its own ones by a capture.
    Captured { seat: Seat, location: Location, owner: Owner, count: u8 },
    /// Workers went to the Prison: from the board of `holder`, or from the Black Market if there is none.
    Imprisoned { owner: Owner, count: u8, holder: Option<Owner> },

    /// A seat hired the Apprentice of a slot.
    Hired { seat: Seat, apprentice: ApprenticeId, slot: Slot },
    /// A seat laid a Silver on the Apprentice of a slot.
    SilverLaid { seat: Seat, slot: Slot },
    /// An Apprentice filled an empty slot after the row moved up. None when the pile is used up.
    ApprenticeRevealed { slot: Slot, apprentice: Option<ApprenticeId> },
    /// A seat discarded an own Apprentice.
    Dismissed { seat: Seat, apprentice: ApprenticeId },
    /// The Apprentice of a slot was discarded from the main board, and the Silver on it returned to the supply.
    ApprenticeLeft { slot: Slot, apprentice: ApprenticeId, cause: Departure },

    /// A seat began a trade.
    Traded { seat: Seat, trade: TradeId },
    /// A seat took an action at the Guardhouse for the Workers of `whom`.
    Guarded { seat: Seat, action: GuardAction, whom: Seat },
    /// A seat drew plans and keeps one of them.
    PlansDrawn { seat: Seat, count: u8 },
    /// A seat kept a plan of those dealt or drawn.
    PlanKept { seat: Seat },
    /// A seat put a plan of those dealt or drawn at the bottom of the pile.
    PlanPutBack { seat: Seat },

    /// A plan was constructed; it lies in front of its player.
    Constructed { seat: Seat, building: BuildingId },
    /// A seat advanced to a level of the Cathedral.
    Advanced { seat: Seat, level: u8 },
    /// The top Reward card was turned up. None when no card is left.
    RewardRevealed { seat: Seat, reward: Option<RewardId> },
    /// A Debt was paid and now shows its other side.
    DebtPaid { seat: Seat },
    /// An unpaid Debt was destroyed.
    DebtDestroyed { seat: Seat, cause: Destruction },
    /// A seat lost Virtue at the bottom of the track and gains a Debt instead.
    VirtueExhausted { seat: Seat },
    /// A seat paid Silver and took no Debt.
    DebtAvoided { seat: Seat },

    /// A seat or the Overlord caused a Black Market reset.
    MarketReset { by: Owner },
    /// A Black Market card moved to the right space; the next one shows on the left.
    MarketTurned { large: MarketId, small: Option<MarketId> },
    /// These seats lose Virtue for their many Workers in the Prison.
    ManyPrisoners { seats: Set },
    /// These seats have the most Workers in the Prison at a reset. `overlord` is true when he ties or leads.
    MostPrisoners { seats: Set, overlord: bool },

    /// The solo opponent turned up a card.
    SoloCardTurned { seat: Seat, card: SoloCardId },
    /// The solo opponent shuffled its discards.
    SoloCardsShuffled { seat: Seat },
    /// The solo opponent could not carry out its card and does something else or nothing.
    SoloCannot { seat: Seat, what: SoloAction },
    /// The solo opponent turned up a plan.
    PlanTurned { seat: Seat, building: BuildingId },
    /// A seat begins with a side of its card of the co-op scenario.
    Joined { seat: Seat, apprentice: ApprenticeId },
    /// A seat donated an item.
    Donated { seat: Seat, gift: Gift, to: Recipient },
    /// A Demand was revealed.
    DemandRevealed { demand: DemandId },
    /// A Demand has all of its items.
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
    /// An Event was due and none was left: the game is over.
    EventRevealed { event: EventId },
    /// An Event was asked for and none was left: the game is over.
    EventsUsedUp,
    /// The Overlord placed a Worker. `count` is the number of his Workers now there.
    OverlordPlaced { location: Location, count: u8 },
    /// The Overlord placed a Worker in the Guildhall. `space` counts from 1.
    OverlordEntered { space: u8 },
    /// The Overlord took back all his Workers from the large circles, from player boards and from the Prison.
    OverlordRecalled { count: u8 },
    /// The Overlord captured Workers of a seat.
    OverlordCaptured { location: Location, owner: Seat, count: u8 },
    /// A seat was chosen, by another one or by itself, to suffer the effect of an Overlord card.
    Named { seat: Seat, by: Seat },
    /// A seat has nothing that an Overlord card could take.
    Spared { seat: Seat },
    /// A Worker of a seat left the game: from its board, or from a location.
    WorkerRemoved { seat: Seat, from: Option<Location> },

    /// All Silver of the Tax Stand went to the supply.
    TaxStandEmptied { by: Owner, count: u16 },
    /// The solo opponent put Silver of the supply on the Tax Stand.
    TaxStandFilled { seat: Seat, count: u8 },

    /// The last space of the Guildhall was taken: every seat has one more turn.
    EndTriggered { by: Owner },
    /// A change of the tomes of a campaign.
    Tome(TomeEvent),
    /// The game ended.
    Ended,
}

/// An option that a seat declined.
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
    /// Both options of a Building.
    Effect(BuildingId),
}

/// The cause of an Apprentice's departure from the main board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Departure {
    /// A Worker was placed on the third space of a row of the Guildhall.
    ThirdSpace,
    /// The solo opponent acted at the Workshop.
    Opponent,
}

/// The cause of an unpaid Debt's destruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Destruction {
    /// By the effect of a Building.
    Effect,
    /// By Virtue gained above the highest.
    Virtue,
}

impl Event {
    /// Its change of a thing of a seat, for events that hold nothing else.
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
