//! The anchors of the things of the table: by them what moves, the log and a tap find a thing.

use crate::components::{Building, ManuscriptId, Section, Space, Spot, Tier, TownsfolkId};

/// A Townsfolk card.
pub fn card(id: TownsfolkId) -> String {
    format!("townsfolk:{}", id.index())
}

/// A Building Spot.
pub fn spot(spot: Spot) -> String {
    format!("spot:{}{}", spot.segment.word(), spot.place + 1)
}

/// A section of a tier of the Castle.
pub fn castle(tier: Tier, section: Section) -> String {
    let tier = match tier {
        Tier::First => 1,
        Tier::Second => 2,
    };
    format!("castle:{tier}:{}", section.index() + 1)
}

/// A Manuscript of the board.
pub fn manuscript(id: ManuscriptId) -> String {
    format!("manuscript:{}", id.index())
}

/// A Building on its player board.
pub fn building(building: Building) -> String {
    format!("building:{}:{}", building.kind.word(), building.slot)
}

/// A space of the ring.
pub fn space(space: Space) -> String {
    format!("space:{}", space_word(space))
}

/// The Overlord's Workers on a space of the ring.
pub fn his(space: Space) -> String {
    format!("his:{}", space_word(space))
}

/// The word for a space in keys.
pub fn space_word(space: Space) -> String {
    space.number().map_or_else(|| space.segment.word().to_string(), |number| number.to_string())
}
