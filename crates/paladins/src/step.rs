use super::components::{Reward, TownsfolkId, When};
use super::question::{Question, Source};
use engine::common_steps;
use kernel::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    Ask(Seat, Question),
    Reward(Seat, Reward),
    Either(Seat, Source),
    Suspicion {
        seat: Seat,
        /// True when an Inquisition was already held to get a card.
        again: bool,
    },
    Abilities(Seat, When),
    Ability(Seat, TownsfolkId),
    Inquisition,
    Inquire(Seat),
    InquireNext(Seat),
    Verdict,
    FillTown,
    #[default]
    Round,
    DrawPaladins(Seat),
    #[serde(rename = "muster")]
    RevealPaladin(Seat),
    #[serde(rename = "rival-muster")]
    RivalWorkers,
    /// Begin the turn of a seat, or of the next one that has not passed.
    Turn(Seat),
    Scheme(Seat),
    EndRound,
    Excess(Seat),
    Refresh,
    /// Remove 1 Suspicion after Absolve, or ask whether to keep it.
    AbsolveSuspicion(Seat),
    /// Let the Threats strike, from this number on: the Outsider Threat is 0, the Overlord Threats follow by their
    /// places.
    Threats(u8),
}

common_steps!(Step: Ask(Question), Reward(Reward), Either(Source); turns: Step::Turn(_) | Step::Scheme(_) | Step::RivalWorkers | Step::Round);
