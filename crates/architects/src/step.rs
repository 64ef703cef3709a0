use super::components::{BuildingId, Calling, Effect, EventId, Location, SchemeId, SchemeLine, Slot};
use super::question::{Bill, Captures, Guards, Purpose, Question};
use engine::common_steps;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// A pending step. Steps without a seat belong to the seat whose turn it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    Ask(Seat, Question),
    Give(Seat, Effect),
    Either(Seat, BuildingId),

    FillGaps,
    DealPlans,
    PassPlans,
    BoardPlans,
    FirstBuildings,
    Begin,

    #[default]
    Turn,
    /// Close the turn: a reset, the hand limit, then the next seat.
    Close,
    SoloTurn,

    Trades(u8),
    Captures(Seat, Captures),
    Guards(Guards),
    TakeTax,
    Market(Location),
    /// Put the drawn plans that were not kept at the bottom of the pile.
    PutBack,
    Take(Seat, Slot),
    Build,
    Bill(Bill),
    Built,
    Climb,
    Discards(Seat, Purpose, u8),

    ResetRelease(Seat),
    ResetGains(Seat),
    ResetLosses,
    ResetDebts,

    Overlord,
    Line(Decree, u8),
    CloseRound,
    Donations(Calling),
    Donate(u8),

    Reset,
}

common_steps!(Step: Ask(Question), Give(Effect), Either(BuildingId); turns: Step::Turn | Step::Overlord);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Decree {
    Scheme(SchemeId),
    Event(EventId),
}

impl Decree {
    pub const fn lines(self) -> &'static [SchemeLine] {
        match self {
            Self::Scheme(scheme) => scheme.card().lines,
            Self::Event(event) => event.card().lines,
        }
    }
}
