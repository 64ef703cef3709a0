//! The signs of what is on the table.

use crate::engine::Sign;
use crate::games::viscounts::components::{BuildingKind, Icon, PrimaryAction, Resource, Ribbon};
use crate::games::viscounts::words::{self, names};
use crate::games::viscounts::{Effect, Good};
use crate::kernel::Lang;

/// The symbol of an icon.
pub const fn icon_sign(icon: Icon) -> &'static str {
    match icon {
        Icon::Merchant => "w-merchant",
        Icon::Builder => "v-builder",
        Icon::Noble => "v-noble",
        Icon::Cleric => "w-cleric",
        Icon::Criminal => "w-criminal",
    }
}

/// The symbol of a resource.
pub const fn resource_sign(resource: Resource) -> &'static str {
    match resource {
        Resource::Ink => "ink",
        Resource::Stone => "stone",
        Resource::Gold => "gold",
    }
}

/// The symbol of what a player holds in numbers.
pub const fn good_sign(good: Good) -> &'static str {
    match good {
        Good::Silver => "silver",
        Good::Resource(resource) => resource_sign(resource),
    }
}

/// The symbol of a primary action.
pub const fn action_sign(action: PrimaryAction) -> &'static str {
    match action {
        PrimaryAction::Trade => "act-trade",
        PrimaryAction::Construct => "act-construct",
        PrimaryAction::PlaceWorkers => "act-workers",
        PrimaryAction::Transcribe => "act-transcribe",
    }
}

/// The symbol of a kind of Building.
pub const fn building_sign(kind: BuildingKind) -> &'static str {
    match kind {
        BuildingKind::TradingPost => "b-post",
        BuildingKind::Guildhall => "b-guild",
        BuildingKind::Workshop => "b-workshop",
    }
}

/// The symbol of a ribbon.
pub const fn ribbon_sign(ribbon: Ribbon) -> &'static str {
    match ribbon {
        Ribbon::Grey => "rib-grey",
        Ribbon::Black => "rib-black",
        Ribbon::Yellow => "rib-yellow",
        Ribbon::Blue => "rib-blue",
    }
}

/// The symbol of an effect, and how many of it.
pub const fn effect_icon(effect: Effect) -> (&'static str, u8) {
    match effect {
        Effect::Silver(count) => ("silver", count),
        Effect::Gain(resource, count) => (resource_sign(resource), count),
        Effect::Any(count) => ("any-res", count),
        Effect::Debt(count) => ("debt-unpaid", count),
        Effect::Deed(count) => ("deed", count),
        Effect::FlipDebt => ("flip-debt", 1),
        Effect::FlipDeed => ("flip-deed", 1),
        Effect::Flip(count) => ("flip-any", count),
        Effect::Corruption(count) => ("corruption", count),
        Effect::Virtue(count) => ("virtue", count),
        Effect::Rearrange => ("rearrange", 1),
        Effect::Discard(count) => ("discard", count),
        Effect::Destroy(count) => ("destroy", count),
        Effect::Shuffle => ("shuffle", 1),
        Effect::CastleMove => ("castle-move", 1),
        Effect::FreeHire(count) => ("free-recruit", count),
        Effect::FreeManuscript => ("manuscript", 1),
        Effect::FreeBuilding(kind) | Effect::BuildHere(kind) => (building_sign(kind), 1),
        Effect::Workers(count) => ("v-worker", count),
        Effect::FutureScheme => ("ui-deck", 1),
        Effect::Dismiss => ("dismiss", 1),
    }
}

/// The sign of an effect.
pub fn effect_sign(effect: Effect, lang: Lang) -> Sign {
    let (name, count) = effect_icon(effect);
    let label = words::effect(effect, lang);
    match effect {
        Effect::Silver(_) | Effect::Workers(_) | Effect::Debt(_) | Effect::Deed(_) => Sign::many(name, count, label),
        _ => Sign::repeated(name, count, label),
    }
}

/// So many of one icon.
pub fn icons_sign(icon: Icon, count: u8, lang: Lang) -> Sign {
    Sign::repeated(icon_sign(icon), count, names::icon(icon).count(count, lang))
}
