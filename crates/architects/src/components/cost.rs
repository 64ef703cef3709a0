use super::{GOODS, Thing};

/// A cost in goods, part of which may be a free mix.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    /// Amount of each good, in the order of [`Thing::GOODS`].
    pub goods: [u8; GOODS],
    /// Additional number of Stone or Wood, in any mix.
    pub any: u8,
    /// True when Clay counts for that mix, too.
    pub clay: bool,
}

impl Cost {
    /// A cost of one good.
    pub const fn of(good: Thing, count: u8) -> Self {
        let mut goods = [0; GOODS];
        if let Some(place) = good.good() {
            goods[place] = count;
        }
        Self { goods, any: 0, clay: false }
    }

    /// A cost in Clay, Wood, Stone, Gold and Marble.
    pub const fn resources(clay: u8, wood: u8, stone: u8, gold: u8, marble: u8) -> Self {
        Self { goods: [0, clay, wood, stone, gold, marble], any: 0, clay: false }
    }

    /// A cost in Stone or Wood, in any mix.
    pub const fn mixed(any: u8) -> Self {
        Self { goods: [0; GOODS], any, clay: false }
    }

    /// A cost in Stone, Wood or Clay, in any mix.
    pub const fn mixed_with_clay(any: u8) -> Self {
        Self { clay: true, ..Self::mixed(any) }
    }

    /// The fixed amount of a good, without the mix.
    pub const fn fixed(self, good: Thing) -> u8 {
        match good.good() {
            Some(place) => self.goods[place],
            None => 0,
        }
    }

    /// Returns true when a good counts for the mix.
    pub const fn mixes(self, good: Thing) -> bool {
        self.any > 0 && (matches!(good, Thing::Stone | Thing::Wood) || self.clay && matches!(good, Thing::Clay))
    }

    /// The number of resources in total, without Silver.
    pub fn total(self) -> u8 {
        self.goods[1..].iter().sum::<u8>() + self.any
    }
}
