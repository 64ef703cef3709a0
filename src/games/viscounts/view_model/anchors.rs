//! The anchors of the things of the table: by them what moves, the log and a tap find a thing.

use crate::games::viscounts::components::{Section, Space, Spot, Tier, TownsfolkId};

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

/// The word for a space in keys.
pub fn space_word(space: Space) -> String {
    space.number().map_or_else(|| space.segment.word().to_string(), |number| number.to_string())
}
