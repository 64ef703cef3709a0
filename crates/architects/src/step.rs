//! What is still to be resolved: the small steps that the flow of a game is made of.

use super::components::{BuildingId, Calling, Effect, EventId, Line, Location, SchemeId, Slot};
use super::question::{Bill, Captures, Guards, Purpose, Question};
use engine::common_steps;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// One thing still to be resolved. Steps without a seat are those of the seat whose turn it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Wait for a seat's choice.
    Ask(Seat, Question),
    /// A seat gets an effect.
    Give(Seat, Effect),
    /// A seat gets the left or the right of what a Building offers.
    Either(Seat, BuildingId),

    /// Set-up: the gaps among the Apprentices are filled.
    FillGaps,
    /// Set-up: plans are dealt.
    DealPlans,
    /// Set-up: plans are passed on, or the last ones put back.
    PassPlans,
    /// Set-up: plans that player boards give are drawn.
    BoardPlans,
    /// Solo set-up: the opponent's first Buildings.
    FirstBuildings,
    /// The set-up is done.
    Begin,

    /// A turn begins.
    #[default]
    Turn,
    /// The turn closes: a reset, the hand limit, then the next seat.
    Close,
    /// The solo opponent's turn.
    SoloTurn,

    /// So many trades may still be made.
    Trades(u8),
    /// Captures may still be made.
    Captures(Seat, Captures),
    /// Guardhouse actions may still be taken.
    Guards(Guards),
    /// The Silver of the Tax Stand is taken.
    TakeTax,
    /// What a space of the Black Market gives.
    Market(Location),
    /// The plans that were drawn and not kept go to the bottom of the pile.
    PutBack,
    /// A seat takes the Apprentice of a slot, which is paid for.
    Take(Seat, Slot),
    /// A plan is constructed, or the Cathedral advanced on.
    Build,
    /// A bill is paid.
    Bill(Bill),
    /// What the player board does after a construction.
    Built,
    /// The marker advances on the Cathedral.
    Climb,
    /// A seat discards so many plans.
    Discards(Seat, Purpose, u8),

    /// Reset: a seat's Workers may leave the Prison.
    ResetRelease(Seat),
    /// Reset: what else a seat's Apprentices do.
    ResetGains(Seat),
    /// Reset: who has many Workers in the Prison loses Virtue.
    ResetLosses,
    /// Reset: who has the most gains a Debt.
    ResetDebts,

    /// The Overlord's turn.
    Overlord,
    /// A line of a card of the Overlord, and those below it.
    Line(Decree, u8),
    /// The Overlord's turn closes, and the next round begins.
    CloseRound,
    /// What the Apprentice of a calling allows after an action.
    Donations(Calling),
    /// So many items may still be donated.
    Donate(u8),

    /// A Black Market reset begins.
    Reset,
}

common_steps!(Step: Ask(Question), Give(Effect), Either(BuildingId); turns: Step::Turn | Step::Overlord);

/// A card of the Overlord that is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Decree {
    /// A Scheme.
    Scheme(SchemeId),
    /// An Event.
    Event(EventId),
}

impl Decree {
    /// What is done, line by line.
    pub const fn lines(self) -> &'static [Line] {
        match self {
            Self::Scheme(scheme) => scheme.card().lines,
            Self::Event(event) => event.card().lines,
        }
    }
}
