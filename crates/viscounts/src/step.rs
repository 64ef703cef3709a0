use super::components::{Building, Effect, Heading, PrimaryAction, Ribbon, SchemeId, Section, Space};
use super::question::{Question, Reach, Source};
use engine::common_steps;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// One step still to be resolved. Steps without a seat belong to the seat whose turn it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    Ask(Seat, Question),
    #[default]
    Turn,
    Begin,
    /// A seat shuffles its first deck and draws its first hand.
    Settle(Seat),
    /// The solo opponent or the Overlord takes the Player Card that is left.
    OpponentArrives,

    /// Phase 1: the line shifts, and a card may drop off.
    Shift,
    /// Phase 1: a card goes into the line.
    Play,
    /// Phase 2.
    Move,
    /// Phase 3.
    Act,
    /// Phase 4.
    Recruit,
    /// Phase 5.
    Collide,
    /// Phase 6.
    Draw,
    EndTurn,

    Effect(Seat, Effect),
    Either(Seat, Source),

    /// Asks for the number of exchanges, or a dismissal first.
    Trade,
    /// Asks for the payment of icons, or a dismissal first.
    Fund(PrimaryAction, u8),
    Place(Seat, Building, Reach),
    PlaceWorkers(u8),
    Transcribe,
    After(PrimaryAction),

    /// A seat's Workers in the Castle move on as far as they must.
    Castle(Seat),
    Spread(Seat, Section),

    /// Collision, 1: Buildings.
    CollisionBuildings,
    /// Collision, 2: Townsfolk.
    CollisionTownsfolk,
    /// Collision, 3: the rewards above the markers.
    CollisionOwn,
    /// Collision, 4: the rewards below them.
    CollisionOthers,
    CollisionEnd,

    Scheme,
    SchemeMove(SchemeId),
    SchemeAttempt(SchemeId),

    Overlord,
    OverlordActs,
    OverlordPlaces(Space),
    /// He looks for a space whose Workers take an Advancement Order.
    Orders,
    Advance(Space, Heading),
    OverlordBumps,
    Reference(Seat, Ribbon),
    Lower(PrimaryAction),
}

common_steps!(Step: Ask(Question), Effect(Effect), Either(Source); turns: Step::Turn);
