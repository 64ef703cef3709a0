//! The pending steps that make up the flow of a game.

use super::components::{Reward, TownsfolkId, When};
use super::question::{Question, Source};
use engine::common_steps;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// A pending step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Wait for a seat's choice.
    Ask(Seat, Question),
    /// Give a seat a reward.
    Reward(Seat, Reward),
    /// Give a seat one of two rewards of a card.
    Either(Seat, Source),
    /// Draw a Suspicion card.
    Suspicion {
        seat: Seat,
        /// True when an Inquisition was already held to get a card.
        again: bool,
    },
    /// Trigger the abilities of a seat's crew.
    Abilities(Seat, When),
    /// Apply one ability of a seat's crew.
    Ability(Seat, TownsfolkId),
    /// Hold an Inquisition.
    Inquisition,
    /// Let a seat's crew act in the Inquisition.
    Inquire(Seat),
    /// Resolve the next ability of that crew.
    InquireNext(Seat),
    /// Give out Debts, discard Suspicion and refill the Tax supply.
    Verdict,
    /// Fill the Townsfolk row after the draft of the set-up.
    FillTown,
    /// Begin a round.
    #[default]
    Round,
    /// Draw three Paladins.
    DrawPaladins(Seat),
    /// Reveal a seat's Paladin, gain its Workers and ask for a Tavern card.
    #[serde(rename = "muster")]
    RevealPaladin(Seat),
    /// Give the solo opponent its Workers and the Suspicion of the remaining Tavern card.
    #[serde(rename = "rival-muster")]
    RivalWorkers,
    /// Begin the turn of a seat, or of the next one that has not passed.
    Turn(Seat),
    /// Turn over a Scheme card of the solo opponent.
    Scheme(Seat),
    /// End the round.
    EndRound,
    /// Return a seat's Workers above the limit.
    Excess(Seat),
    /// Refresh the main board.
    Refresh,
    /// Remove 1 Suspicion after Absolve, or ask whether to keep it.
    AbsolveSuspicion(Seat),
    /// Let the Threats strike, from this number on: the Outsider Threat is 0, the Overlord Threats follow by their
    /// places.
    Threats(u8),
}

common_steps!(Step: Ask(Question), Reward(Reward), Either(Source); turns: Step::Turn(_) | Step::Scheme(_) | Step::RivalWorkers | Step::Round);
