//! The main board: its locations and their prices.

use super::{Cost, Thing};
use engine::named;
use serde::{Deserialize, Serialize};

named! {
    /// A place for Workers on the main board. The first nine are the large circles, in the order in which the solo
    /// opponents look through them for a group to take.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Location {
        /// Quarry: Stone.
        #[default]
        Quarry = "quarry",
        /// Forest: Wood.
        Forest = "forest",
        /// Mines: Clay or Gold.
        Mines = "mines",
        /// Silversmith: Silver.
        Silversmith = "silversmith",
        /// King's Storehouse: trades.
        Storehouse = "storehouse",
        /// Workshop: an Apprentice or plans.
        Workshop = "workshop",
        /// Guardhouse: four actions.
        Guardhouse = "guardhouse",
        /// Town Centre: captures.
        TownCentre = "town-centre",
        /// Tax Stand: its Silver.
        TaxStand = "tax-stand",
        /// The left space of the Black Market.
        MarketLeft = "market-left",
        /// The middle space of the Black Market.
        MarketMiddle = "market-middle",
        /// The right space of the Black Market.
        MarketRight = "market-right",
        /// Guildhall: Buildings and the Cathedral.
        Guildhall = "guildhall",
        /// Prison. No Worker is placed here.
        Prison = "prison",
    }
}

/// Number of large circles.
pub const CIRCLES: usize = 9;
/// Number of Black Market spaces.
pub const STALLS: usize = 3;

impl Location {
    /// The large circles, from which Workers can be captured.
    pub const CIRCLES: [Self; CIRCLES] = {
        let [circles @ .., _, _, _, _, _] = Self::ALL;
        circles
    };

    /// The Black Market spaces, from the left.
    pub const STALLS: [Self; STALLS] = [Self::MarketLeft, Self::MarketMiddle, Self::MarketRight];

    /// Places of Workers that can leave the game: the large circles and the Prison.
    pub const REMOVABLE: [Self; CIRCLES + 1] = {
        let mut all = [Self::Prison; CIRCLES + 1];
        let mut place = 0;
        while place < CIRCLES {
            all[place] = Self::CIRCLES[place];
            place += 1;
        }
        all
    };

    /// The index of a large circle in an array with one cell per circle. None for other places.
    pub const fn circle(self) -> Option<usize> {
        if (self as usize) < CIRCLES { Some(self as usize) } else { None }
    }

    /// The index of a Black Market space, from the left. None for other places.
    pub const fn stall(self) -> Option<usize> {
        let place = (self as usize).wrapping_sub(CIRCLES);
        if place < STALLS { Some(place) } else { None }
    }
}

/// A slot of the Apprentices beside the Workshop: the upper row from the left, then the lower one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Slot(pub u8);

/// Number of columns of Apprentices.
pub const COLUMNS: usize = 4;
/// Number of face-up Apprentices.
pub const SLOTS: usize = 2 * COLUMNS;

impl Slot {
    /// All slots.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SLOTS as u8).map(Self)
    }

    /// The slot of a row and a column, both from 0.
    pub const fn at(row: usize, column: usize) -> Self {
        Self((row * COLUMNS + column) as u8)
    }

    /// Its index in an array with one cell per slot. Input is validated before; the modulo only prevents a panic.
    pub const fn index(self) -> usize {
        self.0 as usize % SLOTS
    }

    /// Its row, from 0.
    pub const fn row(self) -> usize {
        self.index() / COLUMNS
    }

    /// Its column, from 0.
    pub const fn column(self) -> usize {
        self.index() % COLUMNS
    }
}

/// A trade of the King's Storehouse, printed there or on an Apprentice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trade {
    /// Price of the trade.
    pub cost: Cost,
    /// Kind of the gain.
    pub gains: Thing,
    /// Amount of the gain.
    pub count: u8,
}

/// The printed trade for Virtue.
pub const VIRTUE_TRADE: Trade = Trade { cost: Cost::mixed_with_clay(2), gains: Thing::Virtue, count: 1 };
/// The printed trade for Marble.
pub const MARBLE_TRADE: Trade = Trade { cost: Cost::mixed(3), gains: Thing::Marble, count: 1 };

/// Number of own Workers at the Mines per Gold.
pub const LEAST_GOLD_MINERS: u8 = 2;
/// Tax for hiring an Apprentice at the Workshop.
pub const HIRE_TAX: u8 = 2;
/// Silver for hiring an Apprentice at the Workshop.
pub const HIRE_SILVER: u8 = 2;
/// Tax for the first capture of an action at the Town Centre.
pub const CAPTURE_TAX: u8 = 1;
/// Silver for each further capture of that action.
pub const CAPTURE_SILVER: u8 = 1;
/// Silver for each captured Worker that is imprisoned.
pub const JAIL_SILVER: u8 = 1;
/// Tax of a ransom.
pub const RANSOM_TAX: u8 = 2;
/// Silver of a ransom.
pub const RANSOM_SILVER: u8 = 3;
/// Virtue lost for a ransom paid with a Debt.
pub const RANSOM_VIRTUE: u8 = 1;
/// Tax for paying a Debt.
pub const DEBT_TAX: u8 = 3;
/// Silver for paying a Debt.
pub const DEBT_SILVER: u8 = 3;
/// Virtue gained for paying a Debt.
pub const DEBT_VIRTUE: u8 = 1;
/// Virtue lost at the Tax Stand.
pub const TAX_STAND_VIRTUE: u8 = 2;
/// Silver on the Tax Stand at the start.
pub const START_TAX: u16 = 4;

impl GuardAction {
    /// Returns true for an action that serves the Workers of one player.
    pub const fn is_for_one(self) -> bool {
        matches!(self, Self::Release | Self::Ransom | Self::RansomByDebt)
    }
}

named! {
    /// An action of a Worker at the Guardhouse.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum GuardAction {
        /// Send all captured Workers on the own board to the Prison, for Silver.
        Imprison = "imprison",
        /// Take back all own Workers from the Prison.
        Release = "release",
        /// Take back all own Workers from other boards, for Tax and Silver.
        Ransom = "ransom",
        /// Take back all own Workers from other boards, for a Debt and Virtue.
        RansomByDebt = "ransom-by-debt",
        /// Pay a Debt, for Tax and Silver.
        PayDebt = "pay-debt",
    }
}

/// The number of large circles that the captures of one action may touch.
pub const fn capture_places(seats: usize) -> usize {
    if seats <= 3 { 2 } else { 1 }
}
