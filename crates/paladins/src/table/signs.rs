use crate::Thing;
use crate::components::{Action, Attribute, Faction, Reward, Worker};
use kernel::Lang;
use ui::{Atom, Sign};

pub const fn worker_icon(worker: Worker) -> &'static str {
    Thing::Worker(worker).row().sign
}

/// Returns the symbol of an empty Worker space; `None` takes anyone.
pub const fn space_icon(worker: Option<Worker>) -> &'static str {
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

pub const fn attribute_icon(attribute: Attribute) -> &'static str {
    Thing::Level(attribute).row().sign
}

pub const fn action_icon(action: Action) -> &'static str {
    Thing::Cleared(action).row().sign
}

pub const fn faction_icon(faction: Faction) -> &'static str {
    match faction {
        Faction::Saracen => "fa-saracen",
        Faction::Byzantine => "fa-byzantine",
        Faction::Viking => "fa-viking",
    }
}

pub const fn faction_class(faction: Faction) -> &'static str {
    match faction {
        Faction::Saracen => "fa-s",
        Faction::Byzantine => "fa-b",
        Faction::Viking => "fa-v",
    }
}

pub fn reward_signs(rewards: &[Reward], lang: Lang) -> Vec<Sign> {
    rewards.iter().map(|reward| reward.sign(lang)).collect()
}
