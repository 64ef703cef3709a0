//! Anchors of the things on the table. Motions, the log and taps find a thing by its anchor.

use crate::components::{Building, ManuscriptId, Section, Space, Spot, Tier, TownsfolkId};

pub fn card(id: TownsfolkId) -> String {
    format!("townsfolk:{}", id.index())
}

pub fn spot(spot: Spot) -> String {
    format!("spot:{}{}", spot.segment.key(), spot.place + 1)
}

pub fn castle(tier: Tier, section: Section) -> String {
    let tier = match tier {
        Tier::First => 1,
        Tier::Second => 2,
    };
    format!("castle:{tier}:{}", section.index() + 1)
}

pub fn manuscript(id: ManuscriptId) -> String {
    format!("manuscript:{}", id.index())
}

pub fn building(building: Building) -> String {
    format!("building:{}:{}", building.kind.key(), building.slot)
}

pub fn space(space: Space) -> String {
    format!("space:{}", space_key(space))
}

pub fn his(space: Space) -> String {
    format!("his:{}", space_key(space))
}

pub fn space_key(space: Space) -> String {
    space.number().map_or_else(|| space.segment.key().to_string(), |number| number.to_string())
}
