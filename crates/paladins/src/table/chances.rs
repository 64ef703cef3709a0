//! The present use of a thing on the table for a player: missing needs, costs, and remaining uses.

use super::names;
use super::scene::Scene;
use crate::components::{Action, MOST_OF_AN_ACTION, OutsiderId, SPACES, TOWNSFOLK, TownsfolkId, When};
use crate::table::Texts;
use crate::table::scene::SceneExt as _;
use crate::texts;
use crate::texts::names::{PROVISION, SILVER};
use crate::{Intent, Paladins, WhyNot};
use kernel::grammar::{capital, semicolon};
use kernel::{Seat, Spoken};
use ui::Atom;

pub fn of_townsfolk(scene: &Scene, id: TownsfolkId) -> Vec<String> {
    let (lang, texts, card) = (scene.lang, Texts(scene.lang), id.card());
    let me = scene.me();
    let mut lines = Vec::new();
    if let Some(slot) = scene.state.board().town.iter().position(|other| *other == Some(id)) {
        if scene.state.joins_for_free(scene.viewer) {
            lines.push(format!("{}.", capital(texts.costs_nothing())));
        } else {
            let missing = missing(scene, scene.viewer, Action::Recruit);
            lines.extend((!missing.is_empty()).then(|| action_line(scene, Action::Recruit, &missing)));
            lines.push(texts.price_and_purse(SILVER.count(me.townsfolk_cost(slot), lang), me.silver));
        }
    }
    if let When::Action(action) = card.when
        && !matches!(action, Action::Attack | Action::Develop)
    {
        let left = (MOST_OF_AN_ACTION as u8).saturating_sub(me.done(action));
        let reward = card.ability.localize(lang);
        lines.push(texts.times_left(names::action(action, lang), left, reward));
    }
    let namesakes: Vec<String> = (0..TOWNSFOLK.len() as u8)
        .map(TownsfolkId)
        .filter(|other| *other != id && other.card().name == card.name)
        .map(|other| other.card().ability.localize(lang))
        .collect();
    lines.extend((!namesakes.is_empty()).then(|| texts.namesakes_bring(namesakes.join(", "))));
    lines
}

pub fn of_outsider(scene: &Scene, id: OutsiderId) -> Vec<String> {
    let (lang, texts) = (scene.lang, Texts(scene.lang));
    let Some(slot) = scene.state.board().outsiders.iter().position(|other| *other == Some(id)) else {
        return Vec::new();
    };
    let me = scene.me();
    let line = |action: Action, silver: u8| {
        let mut missing = missing(scene, scene.viewer, action);
        // The general reasons concern the left-most Outsider; here they concern this one.
        missing.retain(|why| !matches!(why, WhyNot::Attribute { .. } | WhyNot::Silver { .. }));
        let (attribute, need) = Paladins::region_need(action, slot);
        let have = me.level(attribute);
        if action == Action::Convert && have < need {
            missing.push(WhyNot::Attribute { attribute, need, have });
        }
        if silver > me.silver {
            missing.push(WhyNot::Silver { need: silver, have: me.silver });
        }
        priced_line(scene, action, &missing, SILVER.count(silver, lang), silver)
    };
    let points = scene.state.convert_points(scene.viewer, id);
    vec![
        line(Action::Attack, scene.state.attack_cost(scene.viewer, slot as u8)),
        line(Action::Convert, me.silver_cost(Action::Convert)),
        texts.would_score(texts::names::points(points, lang)),
    ]
}

pub fn of_space(scene: &Scene, space: u8) -> Vec<String> {
    let Some(printed) = SPACES.get(usize::from(space)) else { return Vec::new() };
    if scene.state.board().spaces.get(usize::from(space)).is_some_and(Option::is_some) {
        return Vec::new();
    }
    let me = scene.me();
    let line = |action: Action| {
        let mut missing = missing(scene, scene.viewer, action);
        missing.retain(|why| !matches!(why, WhyNot::Attribute { .. }));
        let (attribute, need) = Paladins::region_need(action, usize::from(printed.region));
        let have = me.level(attribute);
        if have < need {
            missing.push(WhyNot::Attribute { attribute, need, have });
        }
        let price = me.provision_cost(action);
        priced_line(scene, action, &missing, PROVISION.count(price, scene.lang), price)
    };
    vec![line(Action::Commission), line(Action::Garrison)]
}

pub fn of_action(scene: &Scene, action: Action) -> Vec<String> {
    vec![action_line(scene, action, &missing(scene, scene.viewer, action))]
}

pub fn open_to(scene: &Scene, seat: Seat, row: &[Action]) -> Vec<Action> {
    row.iter().copied().filter(|action| missing(scene, seat, *action).is_empty()).collect()
}

/// Returns the reasons against an action of a seat, on any turn. While the action is being prepared, they come from
/// the state before it.
fn missing(scene: &Scene, seat: Seat, action: Action) -> Vec<WhyNot> {
    scene.own.turn.as_ref().unwrap_or(&scene.state).missing(seat, Intent::Action(action))
}

/// Returns a line of reasons: "Garrison: 1 more Fighter." or "Garrison: possible now."
fn action_line(scene: &Scene, action: Action, missing: &[WhyNot]) -> String {
    let texts = Texts(scene.lang);
    let what = if missing.is_empty() { texts.possible_now().to_owned() } else { reasons(scene, missing) };
    texts.of_action(names::action(action, scene.lang), what)
}

/// Returns the same line for one target, with its price.
fn priced_line(scene: &Scene, action: Action, missing: &[WhyNot], price: String, number: u8) -> String {
    if !missing.is_empty() {
        return action_line(scene, action, missing);
    }
    let texts = Texts(scene.lang);
    let price = if number == 0 { texts.costs_nothing().to_owned() } else { texts.it_costs(price) };
    texts.of_action(names::action(action, scene.lang), format!("{}, {price}", texts.possible_now()))
}

fn reasons(scene: &Scene, missing: &[WhyNot]) -> String {
    missing.iter().map(|why| Paladins::reason(why, scene.lang)).collect::<Vec<_>>().join(semicolon(scene.lang))
}
