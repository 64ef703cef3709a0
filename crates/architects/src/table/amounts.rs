//! Amounts of things for plates and cards: always with the number, which may be negative.

use crate::components::{Cost, Effect, Thing};
use crate::texts::names;
use kernel::Lang;
use ui::{Atom, Localize};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Amount {
    pub number: i32,
    pub icon: &'static str,
    pub label: String,
}

impl Amount {
    pub fn of(thing: Thing, count: u8, lang: Lang) -> Self {
        Self { number: count.into(), icon: thing.row().sign, label: (thing, count).localize(lang) }
    }

    pub fn lost(thing: Thing, count: u8, lang: Lang) -> Self {
        Self { number: -i32::from(count), icon: thing.row().sign, label: names::lost(thing, count, lang) }
    }

    pub fn change(thing: Thing, by: i8, lang: Lang) -> Self {
        if by < 0 { Self::lost(thing, by.unsigned_abs(), lang) } else { Self::of(thing, by.unsigned_abs(), lang) }
    }
}

pub fn of_cost(cost: Cost, lang: Lang) -> Vec<Amount> {
    let fixed = Thing::GOODS.into_iter().map(|good| Amount::of(good, cost.fixed(good), lang));
    let noun = if cost.clay { names::ROUGH } else { names::MIXED };
    let mixed = Amount { number: cost.any.into(), icon: mixed_sign(cost.clay), label: noun.count(cost.any, lang) };
    fixed.chain([mixed]).filter(|amount| amount.number > 0).collect()
}

/// Returns the symbol of Stone or Wood in any mix. With `clay`, Clay counts too.
pub const fn mixed_sign(clay: bool) -> &'static str {
    if clay { "any-swc" } else { "any-sw" }
}

pub fn of_effects(effects: &[Effect], lang: Lang) -> Vec<Amount> {
    let amount = |effect: &Effect| {
        let sign = effect.sign(lang);
        Amount { number: sign.count.into(), icon: sign.icon, label: sign.label }
    };
    effects.iter().map(amount).collect()
}
