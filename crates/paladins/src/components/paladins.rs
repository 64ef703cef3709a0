//! The twelve Paladins. Every player has the same set.

use super::{Attribute, Worker};
use Attribute::{Faith, Influence, Strength};
use Worker::{Cleric, Fighter, Labourer, Merchant, Scout};
use engine::{card, card_id};

card! {
    /// A Paladin: two Workers, Attribute levels and an ability, for one round.
    #[derive(PartialEq, Eq)]
    pub struct Paladin = paladin {
        /// Printed name, the same in every language.
        name: &'static str,
        /// The two Workers gained.
        workers: [Worker; 2],
        /// Attribute levels lent for requirements, without effect on scoring.
        boosts: &'static [(Attribute, u8)],
        /// Ability of the round.
        ability: Ability,
    }
}

/// The ability of a Paladin for one round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ability {
    /// The action costs no Provisions and no Silver. Workers are placed as usual.
    Free(super::Action),
    /// The action costs less Silver by this amount.
    Cheaper(super::Action, u8),
    /// The action gains this much Silver each time.
    Silver(super::Action, u8),
    /// The action gains this many Provisions each time.
    Provisions(super::Action, u8),
}

use super::Action::{
    Absolve, Attack, Commission, Conspire, Convert, Develop, Fortify, Garrison, Hunt, Pray, Recruit, Trade,
};
use Ability::{Cheaper, Free, Provisions, Silver};

/// The Paladins in the order of their names.
pub const PALADINS: [Paladin; 12] = [
    paladin("Anséis", [Merchant, Scout], &[(Influence, 3), (Faith, 1)], Free(Fortify)),
    paladin("Bérengier", [Fighter, Merchant], &[(Strength, 3), (Influence, 1)], Free(Garrison)),
    paladin("Engelier", [Fighter, Scout], &[(Strength, 3), (Faith, 1)], Silver(Attack, 2)),
    paladin("Gérier", [Cleric, Fighter], &[(Faith, 3), (Influence, 1)], Free(Convert)),
    paladin("Gérin", [Merchant, Labourer], &[(Influence, 4)], Silver(Conspire, 2)),
    paladin("Girard", [Scout, Scout], &[(Influence, 2), (Faith, 2)], Provisions(Hunt, 2)),
    paladin("Ivon", [Cleric, Scout], &[(Faith, 3), (Strength, 1)], Free(Commission)),
    paladin("Ivoire", [Cleric, Merchant], &[(Influence, 3), (Strength, 1)], Free(Absolve)),
    paladin("Oliver", [Cleric, Cleric], &[(Faith, 4)], Free(Pray)),
    paladin("Otton", [Merchant, Merchant], &[(Strength, 2), (Faith, 2)], Silver(Trade, 2)),
    paladin("Roland", [Fighter, Labourer], &[(Strength, 4)], Free(Recruit)),
    paladin("Samson", [Scout, Labourer], &[(Influence, 2), (Strength, 2)], Cheaper(Develop, 2)),
];

card_id! {
    /// A Paladin by its place in [`PALADINS`].
    pub struct PaladinId(pub u8);
    fn card() -> Paladin = PALADINS;
}

impl Paladin {
    /// The levels that it lends to an Attribute.
    pub fn boost(&self, attribute: Attribute) -> u8 {
        self.boosts.iter().filter(|(boosted, _)| *boosted == attribute).map(|(_, levels)| levels).sum()
    }
}
