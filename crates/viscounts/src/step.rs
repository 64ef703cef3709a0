//! Steps still to be resolved, which make up the flow of a game.

use super::components::{Building, Effect, Heading, PrimaryAction, Ribbon, SchemeId, Section, Space};
use super::question::{Question, Reach, Source};
use engine::common_steps;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// One step still to be resolved. Steps without a seat belong to the seat whose turn it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Waits for a seat's choice.
    Ask(Seat, Question),
    #[default]
    Turn,
    /// Ends the set-up.
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
    /// A seat gets one of two rewards.
    Either(Seat, Source),

    /// Asks for the number of exchanges, or a dismissal first.
    Trade,
    /// Asks for the payment of icons, or a dismissal first.
    Fund(PrimaryAction, u8),
    /// A seat places a Building.
    Place(Seat, Building, Reach),
    /// Workers are placed beside the Viscount.
    PlaceWorkers(u8),
    /// The Manuscript beside the Viscount is taken.
    Transcribe,
    /// Abilities after a primary action.
    After(PrimaryAction),

    /// A seat's Workers in the Castle move on as far as they must.
    Castle(Seat),
    /// Two Workers of a section move to the sections beside it.
    Spread(Seat, Section),

    /// Collision, 1: Buildings.
    CollisionBuildings,
    /// Collision, 2: Townsfolk.
    CollisionTownsfolk,
    /// Collision, 3: the rewards above the markers.
    CollisionOwn,
    /// Collision, 4: the rewards below them.
    CollisionOthers,
    /// The markers return to their ends.
    CollisionEnd,

    /// The solo opponent turns over a Scheme.
    Scheme,
    /// Its Viscount moves.
    SchemeMove(SchemeId),
    /// It tries the attempts at the foot of the Scheme.
    SchemeAttempt(SchemeId),

    /// The Overlord's turn begins: he moves.
    Overlord,
    /// He takes one of his three actions.
    OverlordActs,
    /// He tries to place a Worker.
    OverlordPlaces(Space),
    /// He looks for a space whose Workers take an Advancement Order.
    Orders,
    /// One of his Workers leaves a space.
    Advance(Space, Heading),
    /// He bumps Workers off the Castle.
    OverlordBumps,
    /// The upper part of a seat's Reference card works.
    Reference(Seat, Ribbon),
    /// The lower part of a Reference card works after a primary action.
    Lower(PrimaryAction),
}

common_steps!(Step: Ask(Question), Effect(Effect), Either(Source); turns: Step::Turn);
