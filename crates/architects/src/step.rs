//! The pending steps that make up the flow of a game.

use super::components::{BuildingId, Calling, Effect, EventId, Line, Location, SchemeId, Slot};
use super::question::{Bill, Captures, Guards, Purpose, Question};
use engine::common_steps;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// A pending step. Steps without a seat belong to the seat whose turn it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Wait for a seat's choice.
    Ask(Seat, Question),
    /// Apply an effect to a seat.
    Give(Seat, Effect),
    /// Apply the left or the right option of a Building to a seat.
    Either(Seat, BuildingId),

    /// Set-up: fill the gaps among the Apprentices.
    FillGaps,
    /// Set-up: deal the plans.
    DealPlans,
    /// Set-up: pass the plans on, or put the last ones back.
    PassPlans,
    /// Set-up: draw the plans of player boards.
    BoardPlans,
    /// Solo set-up: construct the opponent's first Buildings.
    FirstBuildings,
    /// Begin the first round.
    Begin,

    /// Begin a turn.
    #[default]
    Turn,
    /// Close the turn: a reset, the hand limit, then the next seat.
    Close,
    /// Play the solo opponent's turn.
    SoloTurn,

    /// Offer this many trades.
    Trades(u8),
    /// Offer captures.
    Captures(Seat, Captures),
    /// Offer Guardhouse actions.
    Guards(Guards),
    /// Take the Silver of the Tax Stand.
    TakeTax,
    /// Apply a space of the Black Market.
    Market(Location),
    /// Put the drawn plans that were not kept at the bottom of the pile.
    PutBack,
    /// Take the paid Apprentice of a slot.
    Take(Seat, Slot),
    /// Construct a plan or advance on the Cathedral.
    Build,
    /// Pay a bill.
    Bill(Bill),
    /// Apply the player board after a construction.
    Built,
    /// Move the marker up on the Cathedral.
    Climb,
    /// Discard this many plans.
    Discards(Seat, Purpose, u8),

    /// Reset: let a seat's Workers leave the Prison.
    ResetRelease(Seat),
    /// Reset: apply the other gains of a seat's Apprentices.
    ResetGains(Seat),
    /// Reset: take Virtue from seats with many Workers in the Prison.
    ResetLosses,
    /// Reset: give a Debt to the seats with the most Workers in the Prison.
    ResetDebts,

    /// Begin the Overlord's turn.
    Overlord,
    /// Carry out a line of a card of the Overlord and those below it.
    Line(Decree, u8),
    /// Close the Overlord's turn and begin the next round.
    CloseRound,
    /// Offer the Donations of a calling's Apprentice after an action.
    Donations(Calling),
    /// Offer this many Donations.
    Donate(u8),

    /// Begin a Black Market reset.
    Reset,
}

common_steps!(Step: Ask(Question), Give(Effect), Either(BuildingId); turns: Step::Turn | Step::Overlord);

/// An Overlord card that is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Decree {
    Scheme(SchemeId),
    Event(EventId),
}

impl Decree {
    /// Returns the lines of the card, in order.
    pub const fn lines(self) -> &'static [Line] {
        match self {
            Self::Scheme(scheme) => scheme.card().lines,
            Self::Event(event) => event.card().lines,
        }
    }
}
