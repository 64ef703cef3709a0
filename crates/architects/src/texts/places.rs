//! The texts of the actions at each location, with the printed prices.

use super::effects::effects;
use super::names::{lost, priced};
use crate::Architects;
use crate::components::{
    CAPTURE_SILVER, CAPTURE_TAX, DEBT_SILVER, DEBT_TAX, DEBT_VIRTUE, GuardAction, HIRE_SILVER, HIRE_TAX,
    LEAST_GOLD_MINERS, Location, MARBLE_TRADE, MARKET_PLANS, MARKET_SILVER, MARKET_VIRTUE, RANSOM_SILVER, RANSOM_TAX,
    RANSOM_VIRTUE, TAX_STAND_VIRTUE, Thing, VIRTUE_TRADE,
};
use kernel::Lang;
use kernel::grammar::{Text, chained, listed};
use ui::{Localize, localized, localized_match};

pub fn place_text(game: &Architects, location: Location, lang: Lang) -> String {
    let market = |stall| priced([(Thing::Silver, MARKET_SILVER[stall]), (Thing::Virtue, MARKET_VIRTUE)], lang);
    localized_match! { location, lang;
        Location::Quarry => EACH, (Thing::Stone, 1);
        Location::Forest => EACH, (Thing::Wood, 1);
        Location::Silversmith => EACH_AND_ONE, (Thing::Silver, 1);
        Location::Mines => "{0}; or {1}", dig_text(Thing::Clay, lang), dig_text(Thing::Gold, lang);
        Location::Storehouse => "for each of your Workers there, {0} or {1}", VIRTUE_TRADE, MARBLE_TRADE;
        Location::Workshop =>
            "hire an Apprentice for {0}, {1} more for each column beyond the number of your Workers there; or draw plans",
            taxed(HIRE_TAX, HIRE_SILVER, lang), (Thing::Silver, 1);
        Location::TownCentre =>
            "up to as many captures as you have Workers there, {0} for the first and {1} for each other",
            (Thing::Tax, CAPTURE_TAX), (Thing::Silver, CAPTURE_SILVER);
        Location::Guardhouse =>
            "an action for each of your Workers there ({0})", chained(&GuardAction::ALL.map(|one| one.localize(lang)), lang);
        Location::TaxStand => "{0}, and all the Silver there", lost(Thing::Virtue, TAX_STAND_VIRTUE, lang);
        Location::MarketLeft => FOR, market(0), effects(game.small_market(), lang);
        Location::MarketMiddle => "{0} for any Apprentice, or for the best of {1} plans", market(1), MARKET_PLANS;
        Location::MarketRight => FOR, market(2), effects(game.large_market(), lang);
        Location::Guildhall => "construct a Building, or advance on the Cathedral; the Worker stays there";
        Location::Prison => "Workers wait here for their release";
    }
}

const EACH: Text = text!("{0} for each of your Workers there");
const EACH_AND_ONE: Text = text!("{0} for each of your Workers there, and 1 more");
const FOR: Text = text!("{0} for {1}");

pub(super) fn dig_text(thing: Thing, lang: Lang) -> String {
    match thing {
        Thing::Gold => localized!(lang, "{0} for every {1} of your Workers there", (thing, 1), LEAST_GOLD_MINERS),
        _ => localized!(lang, EACH_AND_ONE, (thing, 1)),
    }
}

/// Returns the text of a price in Tax and Silver: "2 Tax and 2 Silver".
pub(super) fn taxed(tax: u8, silver: u8, lang: Lang) -> String {
    priced([(Thing::Tax, tax), (Thing::Silver, silver)], lang)
}

pub fn guard_text(game: &Architects, action: GuardAction, lang: Lang) -> String {
    let debt = || [(Thing::Debt, 1).localize(lang), lost(Thing::Virtue, RANSOM_VIRTUE, lang)];
    localized_match! { action, lang;
        GuardAction::Imprison =>
            "all captured Workers on your board go to the Prison, {0} for each", (Thing::Silver, game.jail_silver());
        GuardAction::Release => "all your Workers in the Prison come back";
        GuardAction::Ransom => RANSOM, taxed(RANSOM_TAX, RANSOM_SILVER, lang);
        GuardAction::RansomByDebt => RANSOM, listed(&debt(), lang);
        GuardAction::PayDebt =>
            "a Debt is paid, with {0}, for {1}", (Thing::Virtue, DEBT_VIRTUE), taxed(DEBT_TAX, DEBT_SILVER, lang);
    }
}

pub fn guard_for_text(action: GuardAction, lang: Lang) -> String {
    let debt = || [(Thing::Debt, 1).localize(lang), lost(Thing::Virtue, RANSOM_VIRTUE, lang)];
    localized_match! { action, lang;
        GuardAction::Ransom => RANSOM_FOR, taxed(RANSOM_TAX, RANSOM_SILVER, lang);
        GuardAction::RansomByDebt => RANSOM_FOR, listed(&debt(), lang);
        _ => "all Workers of that player in the Prison come back";
    }
}

const RANSOM_FOR: Text = text!("all Workers of that player on the Overlord’s board come back, for {0}");
const RANSOM: Text = text!("all your Workers on other boards come back, for {0}");
