//! Icons, resources and the four primary actions that they fund.

use engine::named;
use serde::{Deserialize, Serialize};

/// A sign on a card or a board that helps to fund a primary action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Icon {
    /// Funds Trade.
    Merchant,
    /// Funds the construction of a Building.
    Builder,
    /// Funds the placing of Workers.
    Noble,
    /// Funds the transcription of a Manuscript.
    Cleric,
    /// Counts as any other icon, for primary actions only.
    Criminal,
}

impl Icon {
    /// Every icon.
    pub const ALL: [Self; 5] = [Self::Merchant, Self::Builder, Self::Noble, Self::Cleric, Self::Criminal];
}

/// Count of each icon, packed into one integer with a lane per icon. A lane fits every game, so adding is one
/// operation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "[u8; 5]", into = "[u8; 5]")]
pub struct Icons(u64);

const LANE: u32 = 12;

impl Icons {
    /// No icons.
    pub const NONE: Self = Self(0);

    /// The icons of a list.
    pub const fn of(list: &[Icon]) -> Self {
        let mut icons = Self(0);
        let mut at = 0;
        while at < list.len() {
            icons.0 += 1 << (list[at] as u32 * LANE);
            at += 1;
        }
        icons
    }

    /// Number of one icon.
    pub const fn count(self, icon: Icon) -> u8 {
        (self.0 >> (icon as u32 * LANE) & 0xff) as u8
    }

    /// Number that count for an action that needs this icon. Criminals are wild.
    pub const fn counting_as(self, icon: Icon) -> u8 {
        self.count(icon).saturating_add(self.count(Icon::Criminal))
    }

    /// Adds other icons.
    pub const fn add(&mut self, others: Self) {
        self.0 += others.0;
    }

    /// Iterates over the icons one by one.
    pub fn iter(self) -> impl Iterator<Item = Icon> {
        Icon::ALL.into_iter().flat_map(move |icon| std::iter::repeat_n(icon, self.count(icon) as usize))
    }
}

impl From<[u8; 5]> for Icons {
    fn from(counts: [u8; 5]) -> Self {
        Self(counts.into_iter().rev().fold(0, |lanes, count| lanes << LANE | u64::from(count)))
    }
}

impl From<Icons> for [u8; 5] {
    fn from(icons: Icons) -> Self {
        Icon::ALL.map(|icon| icons.count(icon))
    }
}

named! {
    /// A resource. Silver is not one.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Resource {
        /// An Ink Well stands in for a Cleric.
        #[default]
        Ink = "ink",
        /// Stone stands in for a Builder.
        Stone = "stone",
        /// Gold stands in for a Noble.
        Gold = "gold",
    }
}

named! {
    /// One of the four primary actions.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum PrimaryAction {
        /// Trade at the exchange of an outside space.
        #[default]
        Trade = "trade",
        /// Construct a Building from an outside space.
        Construct = "construct",
        /// Place Workers in the Castle from an inside space.
        PlaceWorkers = "place-workers",
        /// Transcribe a Manuscript from an inside space.
        Transcribe = "transcribe",
    }
}

impl PrimaryAction {
    /// The icon that funds it.
    pub const fn icon(self) -> Icon {
        match self {
            Self::Trade => Icon::Merchant,
            Self::Construct => Icon::Builder,
            Self::PlaceWorkers => Icon::Noble,
            Self::Transcribe => Icon::Cleric,
        }
    }

    /// The resource that stands in for its icon; `None` for Trade, where Silver does.
    pub const fn resource(self) -> Option<Resource> {
        match self {
            Self::Trade => None,
            Self::Construct => Some(Resource::Stone),
            Self::PlaceWorkers => Some(Resource::Gold),
            Self::Transcribe => Some(Resource::Ink),
        }
    }
}
