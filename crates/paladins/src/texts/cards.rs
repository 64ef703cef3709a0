//! The texts of cards and spaces, generated from their data so that text and rule agree.

use super::names;
use super::rewards::{chain, effect, rewards, workers};
use crate::Paladins;
use crate::components::{
    Ability, Action, Counted, FavourId, JAR_SPACES, ORDER_POINTS, ORDER_TASK, Order, OrderId, OutsiderId, PaladinId,
    Reward, SPACES, Scheme, TavernId, ThreatId, TownsfolkId, WallId, When, Workers,
};
use crate::components::{Attribute, EffectTree};
use kernel::Lang;
use kernel::grammar::{colon, fill, headed, localize, semicolon};
use ui::Atom;

pub fn when(when: When, lang: Lang) -> String {
    let text = match when {
        When::Action(action) => {
            return fill(lang, localize(lang, text!("each time you {0}")), &[names::action(action, lang)]);
        }
        When::PaysDebt => localize(lang, text!("each time you pay a Debt")),
        When::GainsDebt => localize(lang, text!("each time you take a Debt")),
        When::UsesFavour => localize(lang, text!("each time you use a King’s Favour")),
        When::Inquisition => localize(lang, text!("at each Inquisition")),
        When::InquisitionSuspected => localize(lang, text!("at each Inquisition with 2 or more Suspicion")),
        When::InquisitionClean => localize(lang, text!("at each Inquisition with no Suspicion")),
    };
    text.to_owned()
}

pub fn tally(tally: Counted, lang: Lang) -> String {
    let every = |number: u8, noun: &str| {
        fill(lang, localize(lang, text!("1 VP for every {0} {1}")), &[&number.to_string(), noun])
    };
    let text = match tally {
        Counted::Actions(action, number) => return every(number, names::done(action).many(lang)),
        Counted::Crew(number) => return every(number, names::done(Action::Recruit).many(lang)),
        Counted::Levels(attribute, number) => {
            let noun = names::attribute(attribute);
            return every(number, &fill(lang, localize(lang, text!("levels {0}")), &[&noun.of(lang)]));
        }
        Counted::Attacked(faction) => {
            let faction = names::faction(faction).one(lang);
            return fill(lang, localize(lang, text!("1 VP for each {0} attacked")), &[faction]);
        }
        Counted::Orders => localize(lang, text!("1 VP, and 1 VP more for each King’s Order completed")),
        Counted::Mercenaries => {
            localize(lang, text!("1 VP, and 1 VP more for each Mercenary converted, this one included"))
        }
        Counted::PaidDebts => localize(lang, text!("1 VP for each paid Debt")),
        Counted::UnpaidDebts => localize(lang, text!("1 VP for each unpaid Debt")),
        Counted::Suspicion => localize(lang, text!("1 VP for each Suspicion held")),
    };
    text.to_owned()
}

pub fn townsfolk_quest(id: TownsfolkId, lang: Lang) -> String {
    rewards(id.card().quest, lang)
}

pub fn townsfolk_recruited(id: TownsfolkId, lang: Lang) -> Option<String> {
    let card = id.card();
    (!card.recruited.is_empty()).then(|| rewards(card.recruited, lang))
}

pub fn townsfolk_ability(id: TownsfolkId, lang: Lang) -> String {
    let card = id.card();
    let gives = fill(lang, "{0} {1}", &[&card.ability.localize(lang), &when(card.when, lang)]);
    match id.at_inquisition() {
        Some((at, taken)) if at != card.when => {
            let honour = fill(lang, "{0} {1}", &[&taken.localize(lang), &when(at, lang)]);
            fill(lang, "{0}{1}{2}", &[&gives, semicolon(lang), &honour])
        }
        _ => gives,
    }
}

pub fn townsfolk_crew(id: TownsfolkId, lang: Lang) -> String {
    let ability = townsfolk_ability(id, lang);
    match townsfolk_recruited(id, lang) {
        Some(gained) => fill(lang, localize(lang, text!("{0} at once{1}{2}")), &[&gained, semicolon(lang), &ability]),
        None => ability,
    }
}

/// Returns the complete text of a Townsfolk. A starting one has no quest.
pub fn townsfolk_text(id: TownsfolkId, lang: Lang) -> String {
    if id.starting().is_some() {
        return fill(lang, "{0}{1}{2}.", &[names::townsfolk(id).one(lang), colon(lang), &townsfolk_ability(id, lang)]);
    }
    let parts = [
        names::townsfolk(id).one(lang),
        localize(lang, text!("Quest")),
        colon(lang),
        &townsfolk_quest(id, lang),
        localize(lang, text!("Crew")),
        &townsfolk_crew(id, lang),
    ];
    fill(lang, "{0}. {1}{2}{3}. {4}{2}{5}.", &parts)
}

/// Returns the name and the faction of an Outsider: "Mercenary (Viking)".
pub fn outsider_name(id: OutsiderId, lang: Lang) -> String {
    fill(lang, "{0} ({1})", &[names::outsider(id).one(lang), names::faction(id.card().faction).one(lang)])
}

/// Returns the same with the definite article: "the Mercenary (Viking)".
pub fn the_outsider(id: OutsiderId, lang: Lang) -> String {
    fill(lang, "{0} ({1})", &[&names::outsider(id).the(lang), names::faction(id.card().faction).one(lang)])
}

pub fn outsider_attacked(id: OutsiderId, lang: Lang) -> String {
    rewards(id.card().attacked, lang)
}

pub fn outsider_converted(id: OutsiderId, lang: Lang) -> String {
    let name = id.card().name;
    let gained = names::attribute(Attribute::Strength).count(name.strength(), lang);
    let parts = [gained.as_str(), semicolon(lang), &tally(name.tally(), lang)];
    fill(lang, localize(lang, text!("{0}{1}at the end, {2}")), &parts)
}

pub fn outsider_text(id: OutsiderId, lang: Lang) -> String {
    let parts = [
        outsider_name(id, lang),
        headed(names::action(Action::Attack, lang), &outsider_attacked(id, lang), lang),
        headed(names::action(Action::Convert, lang), &outsider_converted(id, lang), lang),
    ];
    fill(lang, "{0}. {1}. {2}.", &[&parts[0], &parts[1], &parts[2]])
}

pub fn wall_text(id: WallId, lang: Lang) -> String {
    let wall = id.card();
    let strength = Reward::Raise(Attribute::Strength, 1);
    let mut text = match wall.extra {
        EffectTree::All(extra) => chain([strength].into_iter().chain(extra.iter().copied()), lang),
        EffectTree::OneOf(_) => {
            fill(lang, "{0}{1}{2}", &[&strength.localize(lang), semicolon(lang), &effect(&wall.extra, lang)])
        }
    };
    if wall.points != 0 {
        let points = names::points(wall.points, lang);
        text = fill(lang, "{0}{1}{2}", &[&text, semicolon(lang), &points]);
    }
    text
}

pub fn favour_cost(id: FavourId, lang: Lang) -> String {
    let favour = id.card();
    let worker = favour.worker.map_or(names::ANY_WORKER, names::worker).count(1, lang);
    let mut costs = vec![worker];
    if favour.silver > 0 {
        costs.push(names::SILVER.count(favour.silver, lang));
    }
    if favour.provisions > 0 {
        costs.push(names::PROVISION.count(favour.provisions, lang));
    }
    costs.join(", ")
}

pub fn favour_effect(id: FavourId, lang: Lang) -> String {
    effect(&id.card().effect, lang)
}

pub fn favour_text(id: FavourId, lang: Lang) -> String {
    headed(&favour_cost(id, lang), &favour_effect(id, lang), lang)
}

pub fn order_task(id: OrderId, lang: Lang) -> String {
    match *id.card() {
        Order::Task(action) => {
            let task = names::done(action).count(ORDER_TASK, lang);
            fill(lang, localize(lang, text!("at least {0}")), &[&task])
        }
        Order::Levels(asked) => levels(asked, lang),
    }
}

/// Returns the text of a King's Order's present task, which is harder in the last round of the co-op scenario.
pub fn order_now(game: &Paladins, id: OrderId, lang: Lang) -> String {
    game.order_levels(*id.card()).map_or_else(|| order_task(id, lang), |asked| levels(asked, lang))
}

fn levels(asked: [(Attribute, u8); 2], lang: Lang) -> String {
    let level = |(attribute, level): (Attribute, u8)| {
        fill(lang, "{0} {1}", &[names::attribute(attribute).one(lang), &level.to_string()])
    };
    asked.map(level).join(", ")
}

pub fn threat_effect(id: ThreatId, lang: Lang) -> String {
    effect(&id.card().effect, lang)
}

pub fn threat_text(id: ThreatId, lang: Lang) -> String {
    let card = id.card();
    let parts = [localize(lang, card.name), names::action(card.action, lang), &threat_effect(id, lang)];
    fill(
        lang,
        localize(
            lang,
            text!(
                "{0}: {1} takes a Worker off it. As long as one is left, at the end of each round every player: {2}."
            ),
        ),
        &parts,
    )
}

pub fn order_text(id: OrderId, slot: u8, lang: Lang) -> String {
    let points = ORDER_POINTS.get(usize::from(slot)).copied().unwrap_or_default();
    headed(&order_task(id, lang), &names::points(points, lang), lang)
}

pub fn ability(ability: Ability, lang: Lang) -> String {
    match ability {
        Ability::Free(action) => {
            let cost = if action.provision_costs().is_some() { names::PROVISION } else { names::SILVER };
            let parts = [names::action(action, lang), cost.many(lang), cost.one(lang)];
            fill(lang, localize(lang, text!("{0} costs no {1}")), &parts)
        }
        Ability::Cheaper(action, less) => {
            let parts = [names::action(action, lang), &names::SILVER.count(less, lang)];
            fill(lang, localize(lang, text!("{0} costs {1} less")), &parts)
        }
        Ability::Silver(action, more) => each_time(action, &names::SILVER.count(more, lang), lang),
        Ability::Provisions(action, more) => each_time(action, &names::PROVISION.count(more, lang), lang),
    }
}

fn each_time(action: Action, more: &str, lang: Lang) -> String {
    fill(lang, localize(lang, text!("{0} more {1}", "steps")), &[more, &when(When::Action(action), lang)])
}

pub fn paladin_workers(id: PaladinId, lang: Lang) -> String {
    workers(Workers::of(id.card().workers), lang)
}

/// Returns the text of a Paladin's boosts: "+3 Influence, +1 Faith".
pub fn paladin_boosts(id: PaladinId, lang: Lang) -> String {
    let boosts = id.card().boosts.iter().map(|&(attribute, levels)| names::attribute(attribute).count(levels, lang));
    boosts.map(|boost| fill(lang, "+{0}", &[&boost])).collect::<Vec<_>>().join(", ")
}

pub fn paladin_text(id: PaladinId, lang: Lang) -> String {
    let card = id.card();
    let parts = [
        card.name,
        colon(lang),
        &paladin_workers(id, lang),
        semicolon(lang),
        &paladin_boosts(id, lang),
        &ability(card.ability, lang),
    ];
    fill(lang, "{0}{1}{2}{3}{4}{3}{5}", &parts)
}

pub fn tavern_text(id: TavernId, lang: Lang) -> String {
    workers(Workers::of(*id.card()), lang)
}

pub fn space_reward(space: u8, lang: Lang) -> String {
    SPACES.get(usize::from(space)).map_or_else(String::new, |space| rewards(space.reward, lang))
}

pub fn space_text(space: u8, lang: Lang) -> String {
    let region = SPACES.get(usize::from(space)).map_or("?", |space| names::region(space.region));
    let head = fill(lang, localize(lang, text!("Region {0}")), &[region]);
    headed(&head, &space_reward(space, lang), lang)
}

pub fn jar_reward(space: u8, lang: Lang) -> String {
    JAR_SPACES.get(usize::from(space)).map_or_else(String::new, |given| given.localize(lang))
}

pub fn scheme_text(scheme: Scheme, lang: Lang) -> String {
    let text = match scheme {
        Scheme::Action(action) => {
            return fill(lang, localize(lang, text!("Tries to {0}")), &[names::action(action, lang)]);
        }
        Scheme::KingsOrder => localize(lang, text!("Works on the right-most King’s Order")),
        Scheme::KingsFavour => localize(lang, text!("Tries a King’s Favour")),
    };
    text.to_owned()
}
