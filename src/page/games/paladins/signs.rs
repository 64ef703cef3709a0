//! The signs of what cards, spaces and actions cost and give.

use super::names::say;
use crate::engine::Sign;
use crate::games::paladins::components::{Action, Attribute, Effect, Faction, Reward, When, Worker};
use crate::games::paladins::words;
use crate::kernel::Lang;
use crate::page::widgets::{icon, sign};
use leptos::prelude::*;

/// The symbol of a Worker.
pub const fn worker_icon(worker: Worker) -> &'static str {
    match worker {
        Worker::Labourer => "w-labourer",
        Worker::Scout => "w-scout",
        Worker::Merchant => "w-merchant",
        Worker::Fighter => "w-fighter",
        Worker::Cleric => "w-cleric",
        Worker::Criminal => "w-criminal",
    }
}

/// The symbol of an empty Worker space; `None` takes anyone.
pub const fn hole_icon(worker: Option<Worker>) -> &'static str {
    match worker {
        None => "hole-any",
        Some(Worker::Labourer) => "hole-labourer",
        Some(Worker::Scout) => "hole-scout",
        Some(Worker::Merchant) => "hole-merchant",
        Some(Worker::Fighter) => "hole-fighter",
        Some(Worker::Cleric) => "hole-cleric",
        Some(Worker::Criminal) => "hole-criminal",
    }
}

/// The symbol of an Attribute.
pub const fn attribute_icon(attribute: Attribute) -> &'static str {
    match attribute {
        Attribute::Faith => "faith",
        Attribute::Strength => "strength",
        Attribute::Influence => "influence",
    }
}

/// The symbol of an action.
pub const fn action_icon(action: Action) -> &'static str {
    match action {
        Action::Develop => "act-develop",
        Action::Hunt => "act-hunt",
        Action::Trade => "act-trade",
        Action::Recruit => "act-recruit",
        Action::Pray => "act-pray",
        Action::Conspire => "act-conspire",
        Action::Commission => "act-commission",
        Action::Fortify => "act-fortify",
        Action::Garrison => "act-garrison",
        Action::Absolve => "act-absolve",
        Action::Attack => "act-attack",
        Action::Convert => "act-convert",
    }
}

/// The symbol of a faction.
pub const fn faction_icon(faction: Faction) -> &'static str {
    match faction {
        Faction::Saracen => "fa-saracen",
        Faction::Byzantine => "fa-byzantine",
        Faction::Viking => "fa-viking",
    }
}

/// The class that gives a card its faction's colour.
pub const fn faction_class(faction: Faction) -> &'static str {
    match faction {
        Faction::Saracen => "fa-s",
        Faction::Byzantine => "fa-b",
        Faction::Viking => "fa-v",
    }
}

/// The sign of a reward.
pub fn reward_sign(reward: Reward, lang: Lang) -> Sign {
    let label = words::reward(&reward, lang);
    match reward {
        Reward::Workers(worker, count) => Sign::repeated(worker_icon(worker), count, label),
        Reward::Silver(count) => Sign::many("silver", count, label),
        Reward::Provisions(count) => Sign::many("provision", count, label),
        Reward::Tax(count) => Sign::repeated("tax", count, label),
        Reward::Raise(attribute, count) => Sign::repeated(attribute_icon(attribute), count, label),
        Reward::RaiseAny => Sign::one("ui-up", label),
        Reward::RemoveSuspicion(count) => Sign::many("suspicion-off", count, label),
        Reward::PayDebt => Sign::one("pay-debt", label),
        Reward::DestroyDebt => Sign::one("destroy-debt", label),
        Reward::GainDebt => Sign::one("debt-unpaid", label),
        Reward::Pray => Sign::one("pray", label),
        Reward::FreeRecruit => Sign::one("free-recruit", label),
        Reward::FreeDevelop => Sign::one("workshop", label),
    }
}

/// The signs of a list of rewards.
pub fn reward_signs(rewards: &[Reward], lang: Lang) -> Vec<Sign> {
    rewards.iter().map(|reward| reward_sign(*reward, lang)).collect()
}

/// The rewards of a card, with "or" between two lists.
pub fn effect_view(effect: Effect, size: u8, lang: Lang) -> AnyView {
    let row =
        |rewards: &[Reward]| reward_signs(rewards, lang).iter().map(|one| sign(one, size)).collect_view().into_any();
    match effect {
        Effect::All(rewards) => row(rewards),
        Effect::OneOf(options) => options
            .iter()
            .enumerate()
            .map(|(place, side)| {
                let or = (place > 0).then(|| view! { <i>{say(lang, text!("or"))}</i> });
                view! { {or} {row(side)} }
            })
            .collect_view()
            .into_any(),
    }
}

/// When an ability works: its symbol and, where there is one, its condition.
pub fn when_view(when: When, size: u8, lang: Lang) -> AnyView {
    let (name, condition) = match when {
        When::Action(action) => (action_icon(action), None),
        When::PaysDebt => ("debt-paid", None),
        When::GainsDebt => ("debt-unpaid", None),
        When::UsesFavour => ("seal-favour", None),
        When::Inquisition => ("inquisition", None),
        When::InquisitionSuspected => ("inquisition", Some("2+")),
        When::InquisitionClean => ("inquisition", Some("0")),
    };
    let size = if condition.is_some() { size.saturating_sub(2) } else { size };
    let condition = condition.map(|number| {
        view! { <span class="condition" aria-hidden="true">{number}{icon("suspicion", 15)}</span> }
    });
    view! { {sign(&Sign::one(name, words::when(when, lang)), size)} {condition} }.into_any()
}
