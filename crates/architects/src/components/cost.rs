//! What things cost, in goods.

use super::{GOODS, Thing};

/// What something costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    /// So much of each good, in the order of [`Thing::GOODS`].
    pub goods: [u8; GOODS],
    /// So many Stone or Wood besides, in any mix.
    pub any: u8,
    /// Whether Clay may be in that mix, too.
    pub clay: bool,
}

impl Cost {
    /// So much of one good.
    pub const fn of(good: Thing, count: u8) -> Self {
        let mut goods = [0; GOODS];
        if let Some(place) = good.good() {
            goods[place] = count;
        }
        Self { goods, any: 0, clay: false }
    }

    /// Clay, Wood, Stone, Gold and Marble.
    pub const fn resources(clay: u8, wood: u8, stone: u8, gold: u8, marble: u8) -> Self {
        Self { goods: [0, clay, wood, stone, gold, marble], any: 0, clay: false }
    }

    /// So many Stone or Wood, in any mix.
    pub const fn mixed(any: u8) -> Self {
        Self { goods: [0; GOODS], any, clay: false }
    }

    /// So many Stone, Wood or Clay, in any mix.
    pub const fn mixed_with_clay(any: u8) -> Self {
        Self { clay: true, ..Self::mixed(any) }
    }

    /// The amount of a good that has to be of that good.
    pub const fn fixed(self, good: Thing) -> u8 {
        match good.good() {
            Some(place) => self.goods[place],
            None => 0,
        }
    }

    /// Whether a good may be in the mix.
    pub const fn mixes(self, good: Thing) -> bool {
        self.any > 0 && (matches!(good, Thing::Stone | Thing::Wood) || self.clay && matches!(good, Thing::Clay))
    }

    /// How many resources it takes in all, Silver left out.
    pub fn total(self) -> u8 {
        self.goods[1..].iter().sum::<u8>() + self.any
    }
}
