//! The signs of what cards, spaces and actions cost and give.

use super::names::{self, say};
use crate::app::table::{Sign, icon, sign};
use crate::kernel::Lang;
use crate::paladins::components::{Action, Attribute, Effect, Faction, Reward, When, Worker};
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

/// So many Workers of a type.
pub fn workers_sign(worker: Worker, count: u8, lang: Lang) -> Sign {
    let name = names::worker(worker, lang);
    Sign::repeated(worker_icon(worker), count, if count == 1 { name.to_owned() } else { format!("{count} × {name}") })
}

/// The sign of a reward.
pub fn reward_sign(reward: Reward, lang: Lang) -> Sign {
    let counted = |icon, count: u8, words: names::Text| Sign::many(icon, count, format!("{count} {}", say(lang, words)));
    match reward {
        Reward::Workers(worker, count) => workers_sign(worker, count, lang),
        Reward::Silver(count) => counted("silver", count, ["Silver", "argent"]),
        Reward::Provisions(count) => counted("provision", count, ["Provisions", "provisions"]),
        Reward::Tax(count) => {
            Sign::repeated("tax", count, format!("{count} {}", say(lang, ["Silver from the Tax", "argent des impôts"])))
        }
        Reward::Raise(attribute, count) => Sign::repeated(
            attribute_icon(attribute),
            count,
            format!("+{count} {}", names::attribute(attribute, lang)),
        ),
        Reward::RaiseAny => {
            Sign::one("ui-up", say(lang, ["+1 in an Attribute of your choice", "+1 dans une caractéristique au choix"]))
        }
        Reward::RemoveSuspicion(count) => {
            counted("suspicion-off", count, ["Suspicion discarded", "soupçon défaussé"])
        }
        Reward::PayDebt => Sign::one("pay-debt", say(lang, ["pay a Debt", "payer une dette"])),
        Reward::DestroyDebt => Sign::one("destroy-debt", say(lang, ["destroy an unpaid Debt", "détruire une dette impayée"])),
        Reward::GainDebt => Sign::one("debt-unpaid", say(lang, ["take a Debt", "prendre une dette"])),
        Reward::Pray => Sign::one("pray", say(lang, ["clear one action", "libérer une action"])),
        Reward::FreeRecruit => Sign::one(
            "free-recruit",
            say(lang, ["a Townsfolk joins the crew for free", "un citadin rejoint l’équipe gratuitement"]),
        ),
        Reward::FreeDevelop => {
            Sign::one("workshop", say(lang, ["a Workshop for free", "un atelier gratuit"]))
        }
    }
}

/// The signs of a list of rewards.
pub fn reward_signs(rewards: &[Reward], lang: Lang) -> Vec<Sign> {
    rewards.iter().map(|reward| reward_sign(*reward, lang)).collect()
}

/// The rewards of a card, with "or" between two lists.
pub fn effect_view(effect: Effect, size: u8, lang: Lang) -> AnyView {
    let row = |rewards: &[Reward]| {
        reward_signs(rewards, lang).iter().map(|one| sign(one, size)).collect_view().into_any()
    };
    match effect {
        Effect::All(rewards) => row(rewards),
        Effect::Either(left, right) => {
            view! { {row(left)} <i>{say(lang, ["or", "ou"])}</i> {row(right)} }.into_any()
        }
    }
}

/// When an ability works: its symbol and, where there is one, its condition.
pub fn when_view(when: When, size: u8, lang: Lang) -> AnyView {
    let plain = |name, label: String| {
        sign(&Sign::one(name, label), size)
    };
    let court = |number: &'static str, words: names::Text| {
        view! {
            {plain("inquisition", say(lang, words).to_owned())}
            <span class="condition" aria-hidden="true">{number}{icon("suspicion", 15)}</span>
        }
        .into_any()
    };
    match when {
        When::Action(action) => plain(action_icon(action), names::action(action, lang).to_owned()),
        When::PaysDebt => plain("debt-paid", say(lang, ["when you pay a Debt", "quand vous payez une dette"]).to_owned()),
        When::GainsDebt => {
            plain("debt-unpaid", say(lang, ["when you take a Debt", "quand vous prenez une dette"]).to_owned())
        }
        When::UsesFavour => {
            plain("seal-favour", say(lang, ["when you use a King’s Favour", "quand vous usez d’une faveur du roi"]).to_owned())
        }
        When::Inquisition => plain("inquisition", say(lang, ["at an Inquisition", "lors d’une inquisition"]).to_owned()),
        When::InquisitionSuspected => court(
            "2+",
            ["at an Inquisition, with 2 Suspicion or more", "lors d’une inquisition, avec 2 soupçons ou plus"],
        ),
        When::InquisitionClean => {
            court("0", ["at an Inquisition, with no Suspicion", "lors d’une inquisition, sans soupçon"])
        }
    }
}
