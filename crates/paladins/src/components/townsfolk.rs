//! The Townsfolk: 32 of the base game, two of a set-up option, and the four starting ones of the co-op scenario.

use super::Action::{Absolve, Attack, Commission, Convert, Develop, Fortify, Garrison};
use super::Reward::{DestroyDebt, Honour, LoseHonour, Pray, Provisions, RemoveSuspicion, Silver, Tax};
use super::TownsfolkName::{
    Abbot, Acolyte, Architect, Aristocrat, Castellan, Chaplain, Conspirator, DebtCollector, Defender, Gatekeeper,
    Marshal, MasterMason, Missionary, Peddler, Squire, Swindler, Watchman,
};
use super::reward::{C, F, FAITH, INFLUENCE, L, LL, M, S, STRENGTH, X};
use super::{Action, Reward, TownsfolkName};
use engine::{card, card_id};
use serde::{Deserialize, Serialize};

card! {
    /// A Townsfolk: discarded for the quest, or taken into the crew.
    #[derive(PartialEq, Eq)]
    pub struct Townsfolk = townsfolk {
        /// Printed name.
        name: TownsfolkName,
        /// Gained by discarding the card (top right).
        quest: &'static [Reward],
        /// Gained at once when it joins the crew (left side).
        recruited: &'static [Reward],
        /// Trigger of its ability, for the rest of the game (bottom).
        when: When,
        /// Reward of its ability.
        ability: Reward,
    }
}

/// The trigger of a crew member's ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum When {
    /// Once each time its owner takes the action.
    Action(Action),
    /// Each time its owner pays a Debt.
    PaysDebt,
    /// Each time its owner gains a Debt.
    GainsDebt,
    /// After its owner has used a King's Favour.
    UsesFavour,
    /// At each Inquisition.
    Inquisition,
    /// At each Inquisition, with 2 Suspicion or more.
    InquisitionSuspected,
    /// At each Inquisition, with no Suspicion.
    InquisitionClean,
}

use When::{GainsDebt, Inquisition, InquisitionClean, InquisitionSuspected, PaysDebt, UsesFavour};

const fn on(action: Action) -> When {
    When::Action(action)
}

/// Number of Townsfolk of the base game. The bonus Townsfolk follow in the table.
pub const BASE_TOWNSFOLK: usize = 32;

/// Largest number of Townsfolk in the deck, bonus ones included. The starting Townsfolk follow in the table.
pub const TOWN_CARDS: usize = 34;

/// The starting Townsfolk of the co-op scenario.
pub const STARTING_TOWNSFOLK: [TownsfolkId; 4] = [TownsfolkId(34), TownsfolkId(35), TownsfolkId(36), TownsfolkId(37)];

/// All Townsfolk: the base game, the bonus ones, the starting ones.
pub const TOWNSFOLK: [Townsfolk; 38] = [
    townsfolk(Abbot, &[C, L], &[], on(Absolve), L),
    townsfolk(Abbot, &[Pray], &[Provisions(1)], on(Absolve), Provisions(1)),
    townsfolk(Abbot, &[DestroyDebt], &[RemoveSuspicion(1)], on(Absolve), Tax(1)),
    townsfolk(Acolyte, &[C], &[], on(Commission), L),
    townsfolk(Acolyte, &[Pray], &[Silver(1)], on(Commission), Silver(1)),
    townsfolk(Acolyte, &[RemoveSuspicion(2)], &[RemoveSuspicion(1)], on(Commission), Tax(1)),
    townsfolk(Architect, &[X], &[], on(Develop), L),
    townsfolk(Architect, &[L, Provisions(1)], &[Provisions(1)], on(Develop), Provisions(1)),
    townsfolk(Architect, &[Tax(2)], &[RemoveSuspicion(1)], on(Develop), Tax(1)),
    townsfolk(Conspirator, &[X], &[], Inquisition, RemoveSuspicion(1)),
    townsfolk(Conspirator, &[RemoveSuspicion(2)], &[], Inquisition, RemoveSuspicion(1)),
    townsfolk(DebtCollector, &[LL], &[], PaysDebt, L),
    townsfolk(DebtCollector, &[DestroyDebt], &[], PaysDebt, F),
    townsfolk(DebtCollector, &[RemoveSuspicion(2)], &[], PaysDebt, S),
    townsfolk(Defender, &[STRENGTH], &[], on(Attack), L),
    townsfolk(Defender, &[L, Provisions(1)], &[Provisions(1)], on(Attack), Provisions(1)),
    townsfolk(Defender, &[Tax(2)], &[RemoveSuspicion(1)], on(Attack), Tax(1)),
    townsfolk(Gatekeeper, &[M, L], &[], on(Fortify), L),
    townsfolk(Gatekeeper, &[S], &[Silver(1)], on(Fortify), Silver(1)),
    townsfolk(Gatekeeper, &[Tax(2)], &[RemoveSuspicion(1)], on(Fortify), Tax(1)),
    townsfolk(Missionary, &[Pray], &[], on(Convert), L),
    townsfolk(Missionary, &[FAITH], &[Provisions(1)], on(Convert), Provisions(1)),
    townsfolk(Missionary, &[S, L], &[RemoveSuspicion(1)], on(Convert), Tax(1)),
    townsfolk(Peddler, &[LL], &[], InquisitionSuspected, L),
    townsfolk(Peddler, &[L, Provisions(1)], &[], InquisitionSuspected, Provisions(2)),
    townsfolk(Peddler, &[RemoveSuspicion(2)], &[], InquisitionSuspected, Silver(2)),
    townsfolk(Squire, &[INFLUENCE], &[], InquisitionClean, INFLUENCE),
    // INFERRED: the quests of these two Squires, a Fighter and a Criminal, may be swapped.
    townsfolk(Squire, &[F], &[], InquisitionClean, FAITH),
    townsfolk(Squire, &[X], &[], InquisitionClean, STRENGTH),
    townsfolk(Watchman, &[F, L], &[], on(Garrison), L),
    townsfolk(Watchman, &[L, Provisions(1)], &[Silver(1)], on(Garrison), Silver(1)),
    townsfolk(Watchman, &[M], &[RemoveSuspicion(1)], on(Garrison), Tax(1)),
    // INFERRED: the rewards of the bonus Townsfolk. Only their triggers are known (Tomesaga).
    townsfolk(Aristocrat, &[Pray], &[], UsesFavour, L),
    townsfolk(Swindler, &[DestroyDebt], &[], GainsDebt, Silver(2)),
    // Never in the deck. INFERRED: the action of each.
    townsfolk(Marshal, &[], &[], on(Attack), Honour(1)),
    townsfolk(Castellan, &[], &[], on(Garrison), Honour(1)),
    townsfolk(MasterMason, &[], &[], on(Fortify), Honour(1)),
    townsfolk(Chaplain, &[], &[], on(Convert), Honour(1)),
];

card_id! {
    /// A Townsfolk by its place in [`TOWNSFOLK`].
    pub struct TownsfolkId(pub u8);
    fn card() -> Townsfolk = TOWNSFOLK;
}

impl TownsfolkId {
    /// Its index among the starting Townsfolk, if it is one.
    pub const fn starting(self) -> Option<usize> {
        self.index().checked_sub(TOWN_CARDS)
    }

    /// Its ability at an Inquisition, if any. A starting Townsfolk costs Honour there, besides its ability.
    pub const fn at_inquisition(self) -> Option<(When, Reward)> {
        let card = self.card();
        match card.when {
            _ if self.starting().is_some() => Some((InquisitionSuspected, LoseHonour(1))),
            Inquisition | InquisitionSuspected | InquisitionClean => Some((card.when, card.ability)),
            _ => None,
        }
    }
}
