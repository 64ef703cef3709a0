use crate::Thing;
use crate::components::{BuildingKind, Icon, PrimaryAction, Resource, Ribbon};
use crate::texts::names;
use kernel::Lang;
use ui::Sign;

pub const fn icon_sign(icon: Icon) -> &'static str {
    match icon {
        Icon::Merchant => "w-merchant",
        Icon::Builder => "v-builder",
        Icon::Noble => "v-noble",
        Icon::Cleric => "w-cleric",
        Icon::Criminal => "w-criminal",
    }
}

pub const fn resource_sign(resource: Resource) -> &'static str {
    Thing::Resource(resource).row().sign
}

pub const fn action_sign(action: PrimaryAction) -> &'static str {
    match action {
        PrimaryAction::Trade => "act-trade",
        PrimaryAction::Construct => "act-construct",
        PrimaryAction::PlaceWorkers => "act-workers",
        PrimaryAction::Transcribe => "act-transcribe",
    }
}

pub const fn building_sign(kind: BuildingKind) -> &'static str {
    Thing::Building(kind).row().sign
}

pub const fn ribbon_sign(ribbon: Ribbon) -> &'static str {
    Thing::Bonus(ribbon).row().sign
}

pub fn icons_sign(icon: Icon, count: u8, lang: Lang) -> Sign {
    Sign::repeated(icon_sign(icon), count, names::icon(icon).count(count, lang))
}
