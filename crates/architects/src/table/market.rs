//! The Black Market: three stalls with their goods and prices, and the reasons against them.

use super::amounts::{Amount, of_effects};
use super::anchors;
use super::scene::Scene;
use crate::components::{Ease, Location, MARKET_VIRTUE, MOST_MARKET_VIRTUE, Thing};
use crate::table::scene::SceneExt as _;
use crate::texts::{names, place_text};
use crate::{Choice, Intent, Owner, Question};
use kernel::Lang;
use kernel::grammar::headed;
use ui::{Tap, TileState};

#[derive(Clone, Debug, PartialEq)]
pub struct Market {
    pub stalls: Vec<Stall>,
    pub virtue: u8,
    pub shut: bool,
    pub lang: Lang,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Stall {
    pub location: Location,
    pub standing: TileState,
    pub tap: Tap,
    /// Goods. Empty for the middle stall, which offers a hire or plans.
    pub goods: Vec<Amount>,
    pub price: u8,
    pub taken: Option<Owner>,
    pub clears: bool,
    pub label: String,
}

pub fn market(scene: &Scene) -> Market {
    let free = scene.state.board().market.iter().filter(|space| space.is_none()).count();
    let stall = |(place, location): (usize, Location)| stall(scene, place, location, free == 1);
    Market {
        stalls: Location::STALLS.into_iter().enumerate().map(stall).collect(),
        virtue: MARKET_VIRTUE.saturating_sub(scene.me().eased(Ease::MarketVirtue)),
        shut: scene.me().virtue > MOST_MARKET_VIRTUE,
        lang: scene.lang,
    }
}

fn stall(scene: &Scene, place: usize, location: Location, last: bool) -> Stall {
    let lang = scene.lang;
    let state = &scene.state;
    let taken = state.board().market[place];
    let why = match scene.question() {
        Some(Question::Place) => scene.why_not(Intent::Place(location)),
        Some(Question::Recall) => scene.why_not(Intent::Recall(location)),
        _ => None,
    };
    let chosen = [Choice::Place(location), Choice::Recall(location)];
    let looked = scene.proposal.is_some_and(|proposal| chosen.contains(&proposal));
    let (standing, tap) = match (chosen.into_iter().find_map(|choice| scene.tap(choice)), &why) {
        (Some(tap), _) if looked => (TileState::Current, tap),
        (Some(tap), _) => (TileState::Legal, tap),
        (None, Some(why)) => (TileState::Locked, Tap::Why(why.clone())),
        (None, None) => {
            let elsewhere = scene.switch(Choice::Place(location));
            (TileState::Quiet, elsewhere.unwrap_or_else(|| Tap::Explain(anchors::place(location))))
        }
    };
    let goods = match location {
        Location::MarketLeft => of_effects(state.small_market(), lang),
        Location::MarketRight => of_effects(state.large_market(), lang),
        _ => Vec::new(),
    };
    let who = taken.map(|owner| scene.name_of(owner));
    let parts = [Some(place_text(state, location, lang)), who, why];
    let text = parts.into_iter().flatten().collect::<Vec<_>>().join(". ");
    Stall {
        location,
        standing,
        tap,
        goods,
        price: state.market_price(scene.viewer, place),
        taken,
        clears: last && taken.is_none(),
        label: headed(names::location(location, lang), &text, lang),
    }
}

pub fn virtue_of(market: &Market) -> Amount {
    Amount::lost(Thing::Virtue, market.virtue, market.lang)
}
