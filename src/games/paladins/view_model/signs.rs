//! The signs of what is on the table.

use crate::engine::Sign;
use crate::games::paladins::components::{Action, Attribute, Faction, Reward, Worker};
use crate::games::paladins::words;
use crate::kernel::Lang;

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
