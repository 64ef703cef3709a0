//! What a Worker does at each location, with the printed prices.

use super::effects::{effects, trade};
use super::names::{self, count, lost};
use crate::games::architects::Architects;
use crate::games::architects::components::{
    CAPTURE_SILVER, CAPTURE_TAX, DEBT_SILVER, DEBT_TAX, DEBT_VIRTUE, GuardAction, HIRE_SILVER, HIRE_TAX, JAIL_SILVER,
    LEAST_GOLD_MINERS, Location, MARBLE_TRADE, MARKET_PLANS, MARKET_SILVER, MARKET_VIRTUE, RANSOM_SILVER, RANSOM_TAX,
    RANSOM_VIRTUE, TAX_STAND_VIRTUE, Thing, VIRTUE_TRADE,
};
use crate::kernel::Lang;
use crate::kernel::grammar::{Text, chained, listed, phrase};

/// What a location costs and gives.
pub fn place_text(game: &Architects, location: Location, lang: Lang) -> String {
    let (text, parts): (Text, Vec<String>) = match location {
        Location::Quarry => (EACH, vec![count(Thing::Stone, 1, lang)]),
        Location::Forest => (EACH, vec![count(Thing::Wood, 1, lang)]),
        Location::Silversmith => (EACH_AND_ONE, vec![count(Thing::Silver, 1, lang)]),
        Location::Mines => {
            let digs = [Thing::Clay, Thing::Gold].map(|thing| dig_text(thing, lang));
            (text!("{0}; or {1}"), digs.into())
        }
        Location::Storehouse => (
            text!("for each of your Workers there, {0} or {1}"),
            [VIRTUE_TRADE, MARBLE_TRADE].map(|own| trade(own, lang)).into(),
        ),
        Location::Workshop => {
            let parts = vec![taxed(HIRE_TAX, HIRE_SILVER, lang), count(Thing::Silver, 1, lang)];
            (
                text!(
                    "hire an Apprentice for {0}, {1} more for each column beyond the number of your Workers there; or draw plans"
                ),
                parts,
            )
        }
        Location::TownCentre => {
            let parts = vec![count(Thing::Tax, CAPTURE_TAX, lang), count(Thing::Silver, CAPTURE_SILVER, lang)];
            (text!("a capture for each of your Workers there, {0} for the first and {1} for each other"), parts)
        }
        Location::Guardhouse => {
            let actions = GuardAction::ALL.map(|action| names::guard(action, lang).to_owned());
            (text!("an action for each of your Workers there ({0})"), vec![chained(&actions, lang)])
        }
        Location::TaxStand => {
            (text!("{0}, and all the Silver there"), vec![lost(Thing::Virtue, TAX_STAND_VIRTUE, lang)])
        }
        Location::MarketLeft => (MARKET, vec![market(0, lang), effects(game.small_market(), lang)]),
        Location::MarketMiddle => {
            let parts = vec![market(1, lang), MARKET_PLANS.to_string()];
            (text!("{0} for any Apprentice, or for the best of {1} plans"), parts)
        }
        Location::MarketRight => (MARKET, vec![market(2, lang), effects(game.large_market(), lang)]),
        Location::Guildhall => {
            (text!("construct a Building, or advance on the Cathedral; the Worker stays there"), vec![])
        }
        Location::Prison => (text!("Workers wait here for their release"), vec![]),
    };
    phrase(lang, text, &parts)
}

const EACH: Text = text!("{0} for each of your Workers there");
const EACH_AND_ONE: Text = text!("{0} for each of your Workers there, and 1 more");
const MARKET: Text = text!("{0} for {1}");

/// Clay, or Gold, at the Mines.
pub(super) fn dig_text(thing: Thing, lang: Lang) -> String {
    let one = count(thing, 1, lang);
    match thing {
        Thing::Gold => {
            phrase(lang, text!("{0} for every {1} of your Workers there"), &[one, LEAST_GOLD_MINERS.to_string()])
        }
        _ => phrase(lang, EACH_AND_ONE, &[one]),
    }
}

/// The price of a space of the Black Market, from the left.
fn market(stall: usize, lang: Lang) -> String {
    listed(&[count(Thing::Silver, MARKET_SILVER[stall], lang), count(Thing::Virtue, MARKET_VIRTUE, lang)], lang)
}

/// A price in Tax and Silver: "2 Tax and 2 Silver".
pub(super) fn taxed(tax: u8, silver: u8, lang: Lang) -> String {
    let parts = [(Thing::Tax, tax), (Thing::Silver, silver)].into_iter().filter(|(_, number)| *number > 0);
    listed(&parts.map(|(thing, number)| count(thing, number, lang)).collect::<Vec<_>>(), lang)
}

/// What an action at the Guardhouse does, for what.
pub fn guard_text(action: GuardAction, lang: Lang) -> String {
    let (text, parts) = match action {
        GuardAction::Imprison => {
            let parts = vec![count(Thing::Silver, JAIL_SILVER, lang)];
            (text!("all captured Workers on your board go to the Prison, {0} for each"), parts)
        }
        GuardAction::Release => (text!("all your Workers in the Prison come back"), vec![]),
        GuardAction::Ransom => (RANSOM, vec![taxed(RANSOM_TAX, RANSOM_SILVER, lang)]),
        GuardAction::RansomByDebt => {
            let price = [count(Thing::Debt, 1, lang), lost(Thing::Virtue, RANSOM_VIRTUE, lang)];
            (RANSOM, vec![listed(&price, lang)])
        }
        GuardAction::PayDebt => {
            let parts = vec![count(Thing::Virtue, DEBT_VIRTUE, lang), taxed(DEBT_TAX, DEBT_SILVER, lang)];
            (text!("a Debt is paid, with {0}, for {1}"), parts)
        }
    };
    phrase(lang, text, &parts)
}

const RANSOM: Text = text!("all your Workers on other boards come back, for {0}");
