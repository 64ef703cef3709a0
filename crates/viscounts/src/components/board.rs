//! The Main Board: five segments around the Castle, their spaces, exchanges, Building Spots, Links and printed cards.

use super::Effect::{
    Any, CastleMove, Corruption, Debt, Deed, Destroy, Flip, FreeHire, Gain, Rearrange, Silver, Virtue,
};
use super::Resource::{Gold, Ink, Stone};
use super::{Effect, Icon, Icons};
use engine::named;
use serde::{Deserialize, Serialize};

named! {
    /// One of the five segments of the Main Board, identified by the start numbers on its outside spaces.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Segment {
        /// 1 and 2.
        #[default]
        A = "a",
        /// 3 and 4.
        B = "b",
        /// 5 and 6.
        C = "c",
        /// 7 and 8.
        D = "d",
        /// 9 and 10.
        E = "e",
    }
}

impl Segment {
    /// Index in arrays with one entry per segment.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Everything printed on it.
    pub const fn face(self) -> &'static SegmentFace {
        &SEGMENTS[self as usize]
    }

    /// The start numbers of its two outside spaces.
    pub const fn numbers(self) -> [u8; 2] {
        [self as u8 * 2 + 1, self as u8 * 2 + 2]
    }
}

/// Position of a space on its segment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Site {
    /// On the outside path, left of the River.
    #[default]
    Left,
    /// On the outside path, right of the River.
    Right,
    /// On the inside path.
    Inside,
}

impl Site {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Left, Self::Right, Self::Inside];
}

/// One of the 15 spaces that a Viscount can stand on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Space {
    /// Its segment.
    pub segment: Segment,
    /// Position on the segment.
    pub site: Site,
}

impl Space {
    /// Number of spaces.
    pub const COUNT: usize = Segment::ALL.len() * Site::ALL.len();

    /// Number of spaces on the outside path.
    pub const OUTSIDE: u8 = 10;

    /// Index in arrays with one entry per space, in the order of [`Space::all`].
    pub const fn index(self) -> usize {
        self.segment.index() * Site::ALL.len() + self.site as usize
    }

    /// The space of the inside path on the same segment.
    #[must_use]
    pub const fn inside(self) -> Self {
        Self { site: Site::Inside, ..self }
    }

    /// All spaces.
    pub fn all() -> impl Iterator<Item = Self> {
        Segment::ALL.into_iter().flat_map(|segment| Site::ALL.into_iter().map(move |site| Self { segment, site }))
    }

    /// The outside space with a start number from 1 to 10.
    pub const fn numbered(number: u8) -> Option<Self> {
        if number < 1 || number > 10 {
            return None;
        }
        let place = number - 1;
        let site = if place.is_multiple_of(2) { Site::Left } else { Site::Right };
        Some(Self { segment: Segment::ALL[place as usize / 2], site })
    }

    /// The start number of an outside space.
    pub const fn number(self) -> Option<u8> {
        match self.site {
            Site::Left => Some(self.segment as u8 * 2 + 1),
            Site::Right => Some(self.segment as u8 * 2 + 2),
            Site::Inside => None,
        }
    }

    /// True on the inside path.
    pub const fn is_inside(self) -> bool {
        matches!(self.site, Site::Inside)
    }
}

/// A Building Spot: its segment, and its place on it from the left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spot {
    /// Segment that it lies on.
    pub segment: Segment,
    /// Its place from the left, from 0.
    pub place: u8,
}

impl Spot {
    /// The outside space that it belongs to, on a side of its segment.
    pub const fn space(self, side: &Side) -> Space {
        let half = if self.place < side.left { Site::Left } else { Site::Right };
        Space { segment: self.segment, site: half }
    }
}

/// The exchange of an outside space: Merchants for an effect, any number of times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exchange {
    /// Merchants for one exchange.
    pub merchants: u8,
    /// Effect of one exchange.
    pub effect: Effect,
}

/// One side of a segment.
#[derive(Clone, Copy, Debug)]
pub struct Side {
    /// The effects of its Building Spots, clockwise.
    pub spots: &'static [Effect],
    /// Number of spots left of the River.
    pub left: u8,
    /// The Link behind each spot, towards the next one; the last leads to the next segment's first spot.
    pub links: &'static [Option<Effect>],
}

/// Everything printed on a segment.
#[derive(Clone, Copy, Debug)]
pub struct SegmentFace {
    /// The exchanges of its left and right space.
    pub exchanges: [Exchange; 2],
    /// The side for one or two players.
    pub small: Side,
    /// The side for three or four players.
    pub large: Side,
    /// The Townsfolk under the pile, which can only be dismissed.
    pub townsfolk: PrintedTownsfolk,
    /// The effects of the Manuscript under the pile, which is never collected.
    pub manuscript: &'static [Effect],
}

/// Clerics for a Manuscript that is printed on the board.
pub const PRINTED_MANUSCRIPT_COST: u8 = 3;

/// A Townsfolk card that is printed on the board.
#[derive(Clone, Copy, Debug)]
pub struct PrintedTownsfolk {
    /// Silver to dismiss it.
    pub value: u8,
    /// Its icons.
    pub icons: Icons,
    /// Effect of dismissing it.
    pub hire: Effect,
}

/// Largest number of Building Spots on a segment.
pub const MOST_SPOTS: usize = 5;

const fn per(merchants: u8, effect: Effect) -> Exchange {
    Exchange { merchants, effect }
}

const fn printed(value: u8, icons: &'static [Icon], hire: Effect) -> PrintedTownsfolk {
    PrintedTownsfolk { value, icons: Icons::of(icons), hire }
}

/// The five segments. The printed cards are assumed to be the same on both sides.
pub const SEGMENTS: [SegmentFace; 5] = [
    SegmentFace {
        exchanges: [per(1, Silver(1)), per(2, Gain(Ink, 1))],
        small: Side {
            spots: &[Gain(Gold, 1), FreeHire(1), Flip(1), Destroy(1)],
            left: 2,
            links: &[Some(Virtue(1)), None, Some(Gain(Ink, 1)), Some(CastleMove)],
        },
        large: Side {
            spots: &[Gain(Ink, 1), FreeHire(1), Any(1), Flip(1), Destroy(1)],
            left: 3,
            links: &[Some(Virtue(1)), None, Some(Debt(1)), Some(CastleMove), Some(Virtue(1))],
        },
        townsfolk: printed(2, &[Icon::Noble, Icon::Cleric], Virtue(1)),
        manuscript: &[Deed(1)],
    },
    SegmentFace {
        exchanges: [per(1, Silver(1)), per(2, Gain(Stone, 1))],
        small: Side {
            spots: &[Gain(Ink, 1), Gain(Stone, 1), FreeHire(1), Destroy(1)],
            left: 2,
            links: &[Some(Silver(2)), None, Some(Virtue(1)), Some(Gain(Gold, 1))],
        },
        large: Side {
            spots: &[Gain(Ink, 1), Gain(Stone, 1), Deed(1), FreeHire(1), Flip(1)],
            left: 2,
            links: &[Some(Silver(2)), Some(Debt(1)), None, Some(Destroy(1)), Some(Gain(Gold, 1))],
        },
        townsfolk: printed(2, &[Icon::Builder, Icon::Noble], Virtue(1)),
        manuscript: &[Any(2)],
    },
    SegmentFace {
        exchanges: [per(2, Gain(Ink, 1)), per(4, Flip(1))],
        small: Side {
            spots: &[Virtue(1), Gain(Ink, 1), Deed(1), Gain(Stone, 1)],
            left: 2,
            links: &[None, Some(Virtue(1)), None, Some(Virtue(1))],
        },
        large: Side {
            spots: &[Virtue(1), Gain(Gold, 1), Rearrange, Flip(1), Gain(Stone, 1)],
            left: 2,
            links: &[Some(Flip(1)), Some(Virtue(1)), None, Some(Virtue(1)), Some(FreeHire(1))],
        },
        townsfolk: printed(1, &[Icon::Criminal], Corruption(1)),
        manuscript: &[Virtue(1), Any(1)],
    },
    SegmentFace {
        exchanges: [per(2, Gain(Gold, 1)), per(3, Destroy(1))],
        small: Side {
            spots: &[Deed(1), Destroy(1), Flip(1), Gain(Gold, 1)],
            left: 2,
            links: &[None, Some(CastleMove), Some(Debt(1)), Some(Virtue(1))],
        },
        large: Side {
            spots: &[Deed(1), Gain(Ink, 1), Destroy(1), Any(1), Gain(Gold, 1)],
            left: 3,
            links: &[None, Some(FreeHire(1)), Some(CastleMove), Some(Virtue(1)), Some(Gain(Ink, 1))],
        },
        townsfolk: printed(2, &[Icon::Cleric, Icon::Builder], Virtue(1)),
        manuscript: &[Virtue(2)],
    },
    SegmentFace {
        exchanges: [per(2, Gain(Stone, 1)), per(2, Gain(Gold, 1))],
        small: Side {
            spots: &[Flip(1), Rearrange, Any(1), Virtue(1)],
            left: 2,
            links: &[None, Some(Deed(1)), Some(Gain(Stone, 1)), Some(Rearrange)],
        },
        large: Side {
            spots: &[Rearrange, Flip(1), Gain(Gold, 1), Deed(1), Any(1)],
            left: 2,
            links: &[Some(Silver(2)), Some(Deed(1)), Some(Virtue(1)), None, Some(CastleMove)],
        },
        townsfolk: printed(1, &[Icon::Criminal], Corruption(1)),
        manuscript: &[Flip(1)],
    },
];
