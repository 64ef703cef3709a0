//! What is still to be resolved: the small steps that the flow of a game is made of.

use super::components::{Reward, TownsfolkId, When};
use super::question::{Question, Source};
use engine::common_steps;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// One thing still to be resolved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Wait for a seat's choice.
    Ask(Seat, Question),
    /// Give a seat a reward.
    Reward(Seat, Reward),
    /// Give a seat one of two rewards of a card.
    Either(Seat, Source),
    /// A seat draws a Suspicion card; whether an Inquisition was already held because there was none.
    Suspicion {
        /// Who draws.
        seat: Seat,
        /// Whether an Inquisition was held to get a card.
        again: bool,
    },
    /// The abilities of a seat's crew that work now.
    Abilities(Seat, When),
    /// One ability of a seat's crew.
    Ability(Seat, TownsfolkId),
    /// Hold an Inquisition.
    Inquisition,
    /// A seat's crew begins to act in the Inquisition.
    Inquire(Seat),
    /// The next ability of that crew.
    InquireNext(Seat),
    /// Hand out Debts, discard Suspicion, refill the Tax supply.
    Verdict,
    /// The Townsfolk row is filled after the set-up's drafting.
    FillTown,
    /// A round begins.
    #[default]
    Round,
    /// A seat draws three Paladins.
    DrawPaladins(Seat),
    /// A seat reveals its Paladin, gains its Workers and goes to the Tavern.
    #[serde(rename = "muster")]
    RevealPaladin(Seat),
    /// The solo opponent gets its Workers and the Suspicion of the Tavern card left over.
    #[serde(rename = "rival-muster")]
    RivalWorkers,
    /// It is a seat's turn, or the next one's that has not passed.
    Turn(Seat),
    /// The solo opponent turns over a Scheme card.
    Scheme(Seat),
    /// The round ends.
    EndRound,
    /// A seat that holds more Workers than it may keep returns the excess.
    Excess(Seat),
    /// The main board is refreshed.
    Refresh,
    /// A seat that absolved removes 1 Suspicion, or is asked whether it keeps it.
    AbsolveSuspicion(Seat),
    /// The Threats strike, from this one on: the Outsider Threat is the first, the Overlord Threats follow by their places.
    Threats(u8),
}

common_steps!(Step: Ask(Question), Reward(Reward), Either(Source); turns: Step::Turn(_) | Step::Scheme(_) | Step::RivalWorkers | Step::Round);
