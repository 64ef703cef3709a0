//! The player board: twelve actions, their Worker spaces, costs and thresholds.

use super::Attribute::{Faith, Influence, Strength};
use super::Reward;
use super::Reward::{FreeRecruit, PayDebt, Pray as Prayer, Provisions, RemoveSuspicion};
use super::Worker::{Cleric, Fighter, Merchant, Scout};
use super::reward::{FAITH, L};
use super::{Attribute, Worker};
use engine::named;
use serde::{Deserialize, Serialize};

named! {
    /// An action of the player board: the left side, then the right side.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Action {
        /// Move a Workshop onto a right-hand action.
        #[default]
        Develop = "develop",
        /// Gain Provisions.
        Hunt = "hunt",
        /// Gain Silver.
        Trade = "trade",
        /// Send a Townsfolk on a quest, or take one into the crew.
        Recruit = "recruit",
        /// Clear another action.
        Pray = "pray",
        /// Gain a Criminal.
        Conspire = "conspire",
        /// Place a Monk: Faith for Influence.
        Commission = "commission",
        /// Build a Wall: Influence for Strength.
        Fortify = "fortify",
        /// Place an Outpost: Strength for Faith.
        Garrison = "garrison",
        /// Move a Jar: Influence for Faith.
        Absolve = "absolve",
        /// Drive an Outsider off: Strength for Influence.
        Attack = "attack",
        /// Win an Outsider over: Faith for Strength.
        Convert = "convert",
        /// Gain Honour: the action on the overlay of the co-op scenario, on the left side.
        #[serde(rename = "gain-honour")]
        GainHonour = "gain-honour",
    }
}

use Action::{
    Absolve, Attack, Commission, Conspire, Convert, Develop, Fortify, GainHonour, Garrison, Hunt, Pray, Recruit, Trade,
};

/// The type of a Worker space: a type (or a Criminal), or `None` for anyone.
pub type WorkerSpace = Option<Worker>;

impl Action {
    /// The twelve actions printed on every player board.
    pub const PRINTED: [Self; 12] =
        [Develop, Hunt, Trade, Recruit, Pray, Conspire, Commission, Fortify, Garrison, Absolve, Attack, Convert];

    /// The right side: actions that need one Attribute, raise another, and take Workshops.
    pub const RIGHT: [Self; 6] = [Commission, Fortify, Garrison, Absolve, Attack, Convert];

    /// The action of a number, as cast with `as usize`.
    pub fn of_index(index: usize) -> Option<Self> {
        Self::ALL.get(index).copied()
    }

    /// Its index among the right-hand actions.
    pub const fn right_index(self) -> Option<usize> {
        match self {
            Commission => Some(0),
            Fortify => Some(1),
            Garrison => Some(2),
            Absolve => Some(3),
            Attack => Some(4),
            Convert => Some(5),
            _ => None,
        }
    }

    /// Its Worker spaces, left to right. Those of Gain Honour are on the overlay.
    pub const fn spaces(self) -> &'static [WorkerSpace] {
        match self {
            Develop | GainHonour => &[None, None],
            Hunt => &[None, Some(Scout)],
            Trade => &[None, Some(Merchant)],
            Recruit => &[None, Some(Fighter)],
            Pray => &[Some(Cleric)],
            Conspire => &[None],
            Commission => &[Some(Scout), None, Some(Cleric)],
            Fortify => &[Some(Merchant), None, Some(Scout)],
            Garrison => &[Some(Merchant), None, Some(Fighter)],
            Absolve => &[Some(Cleric), None, Some(Merchant)],
            Attack => &[Some(Scout), None, Some(Fighter)],
            Convert => &[Some(Fighter), None, Some(Cleric)],
        }
    }

    /// Its Worker spaces without a Workshop, left to right. `covered` marks the left two that have one.
    pub const fn open_spaces(self, covered: [bool; 2]) -> &'static [WorkerSpace] {
        let spaces = self.spaces();
        match (covered, self.right_index()) {
            ([true, true], Some(_)) => spaces.split_at(2).1,
            ([true, false], Some(_)) => spaces.split_at(1).1,
            ([false, true], Some(index)) => &OUTER[index],
            _ => spaces,
        }
    }

    /// Returns true when it may be taken with the left Worker alone.
    pub const fn may_be_partial(self) -> bool {
        matches!(self, Hunt | Trade | Recruit)
    }

    /// The needed Attribute of a right-hand action.
    pub const fn needs(self) -> Option<Attribute> {
        match self {
            Commission | Convert => Some(Faith),
            Garrison | Attack => Some(Strength),
            Fortify | Absolve => Some(Influence),
            _ => None,
        }
    }

    /// The raised Attribute of a right-hand action.
    pub const fn raises(self) -> Option<Attribute> {
        match self {
            Commission | Attack => Some(Influence),
            Garrison | Absolve => Some(Faith),
            Fortify | Convert => Some(Strength),
            _ => None,
        }
    }

    /// The price in Provisions, indexed by the number of times it was done.
    pub const fn provision_costs(self) -> Option<&'static [u8; MOST_OF_AN_ACTION]> {
        match self {
            Commission | Fortify | Garrison => Some(&[1, 1, 1, 2, 2, 3, 3]),
            _ => None,
        }
    }

    /// The price in Silver, indexed by the number of times it was done.
    pub const fn silver_costs(self) -> Option<&'static [u8; MOST_OF_AN_ACTION]> {
        match self {
            Absolve => Some(&[1, 2, 2, 2, 3, 3, 3]),
            Convert => Some(&[0, 1, 2, 2, 2, 3, 3]),
            _ => None,
        }
    }

    /// The points, indexed by the number of times it was done, up to 8: Monks and Outposts, Walls and Jars,
    /// Workshops.
    pub const fn points(self) -> Option<&'static [i32; 9]> {
        match self {
            Commission | Garrison => Some(&[0, 0, 0, 0, 0, 2, 5, 9, 9]),
            Fortify | Absolve => Some(&[0, 0, 0, 0, 0, 1, 3, 6, 6]),
            Develop => Some(&[0, 0, 0, 0, 0, 0, 1, 3, 6]),
            _ => None,
        }
    }
}

/// The Worker spaces of each right-hand action with a Workshop on the middle space.
const OUTER: [[WorkerSpace; 2]; Action::RIGHT.len()] = {
    let mut outer = [[None; 2]; Action::RIGHT.len()];
    let mut index = 0;
    while index < outer.len() {
        let spaces = Action::RIGHT[index].spaces();
        outer[index] = [spaces[0], spaces[2]];
        index += 1;
    }
    outer
};

/// The Worker spaces of Gain Honour on the four overlays, in the order of
/// [`STARTING_TOWNSFOLK`](super::STARTING_TOWNSFOLK). The second one takes anyone.
/// INFERRED: the types of Workers.
pub const OVERLAYS: [[WorkerSpace; 2]; 4] =
    [[Some(Fighter), None], [Some(Scout), None], [Some(Merchant), None], [Some(Cleric), None]];

/// Number of times that each of Commission, Fortify, Garrison, Absolve and Convert can be done.
pub const MOST_OF_AN_ACTION: usize = 7;

/// Number of Workshops of a player.
pub const WORKSHOPS: u8 = 8;

/// The Worker gained by moving each Workshop, left to right.
/// INFERRED: the first is a Scout, and the order of the rest is unknown.
pub const WORKSHOP_WORKERS: [Worker; WORKSHOPS as usize] =
    [Scout, Merchant, Fighter, Cleric, Scout, Merchant, Fighter, Cleric];

/// Price of Develop in Silver.
pub const DEVELOP_COST: u8 = 4;

/// Price of Pray in Silver.
pub const PRAY_COST: u8 = 2;

/// Gain of Hunt and Trade with one Worker, and with two.
pub const GATHERED: [u8; 2] = [1, 3];

/// Influence needed for each Wall.
pub const WALL_INFLUENCE: [u8; MOST_OF_AN_ACTION] = [0, 1, 3, 5, 7, 9, 11];

/// Influence printed on each Jar.
/// INFERRED: the first is 0 and they ascend. The steps mirror the Faith flags.
pub const JAR_INFLUENCE: [u8; MOST_OF_AN_ACTION] = [0, 2, 4, 6, 8, 10, 12];

/// The spaces for Jars on the player board. Every Jar also gives 1 Faith and removes 1 Suspicion.
/// INFERRED: the number of each kind.
pub const JAR_SPACES: [Reward; 10] =
    [FreeRecruit, L, Prayer, Prayer, FAITH, Provisions(2), RemoveSuspicion(1), RemoveSuspicion(1), PayDebt, PayDebt];

/// Silver at the start.
pub const START_SILVER: u8 = 3;
/// Provisions at the start.
pub const START_PROVISIONS: u8 = 1;

/// Most Workers kept for the next round.
pub const MOST_KEPT: usize = 3;

/// Number of rounds of a game.
pub const ROUNDS: u8 = 7;
