//! Numbers of things, as plates and cards show them: always with the number, which may be negative.

use crate::components::{Cost, Effect, Thing};
use crate::words::names;
use kernel::Lang;
use ui::{Atom, Said};

/// So many of something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Amount {
    /// How many.
    pub number: i32,
    /// Its symbol.
    pub icon: &'static str,
    /// What it is, in words, the number among them.
    pub label: String,
}

impl Amount {
    /// So many of a thing that come.
    pub fn of(thing: Thing, count: u8, lang: Lang) -> Self {
        Self { number: count.into(), icon: thing.row().sign, label: (thing, count).said(lang) }
    }

    /// So many of a thing that go.
    pub fn lost(thing: Thing, count: u8, lang: Lang) -> Self {
        Self { number: -i32::from(count), icon: thing.row().sign, label: names::lost(thing, count, lang) }
    }

    /// A change of a thing, whichever way it goes.
    pub fn change(thing: Thing, by: i8, lang: Lang) -> Self {
        if by < 0 { Self::lost(thing, by.unsigned_abs(), lang) } else { Self::of(thing, by.unsigned_abs(), lang) }
    }
}

/// What a cost takes, kind by kind.
pub fn of_cost(cost: Cost, lang: Lang) -> Vec<Amount> {
    let fixed = Thing::GOODS.into_iter().map(|good| Amount::of(good, cost.fixed(good), lang));
    let noun = if cost.clay { names::ROUGH } else { names::MIXED };
    let mixed = Amount { number: cost.any.into(), icon: mixed_sign(cost.clay), label: noun.count(cost.any, lang) };
    fixed.chain([mixed]).filter(|amount| amount.number > 0).collect()
}

/// The symbol of Stone or Wood, whichever; with `clay` of Clay, too.
pub const fn mixed_sign(clay: bool) -> &'static str {
    if clay { "any-swc" } else { "any-sw" }
}

/// What effects give.
pub fn of_effects(effects: &[Effect], lang: Lang) -> Vec<Amount> {
    let amount = |effect: &Effect| {
        let sign = effect.sign(lang);
        Amount { number: sign.count.into(), icon: sign.icon, label: sign.label }
    };
    effects.iter().map(amount).collect()
}
