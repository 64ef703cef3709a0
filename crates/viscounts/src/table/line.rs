//! The three card spaces with their cards, and the piles.

use super::scene::Scene;
use crate::components::{Ability, Ongoing, TownsfolkId};
use crate::table::scene::SceneExt as _;
use kernel::{Lang, Seat};

/// A line, as it is rendered.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The cards from the left, with the state of their abilities.
    pub cards: [Option<(TownsfolkId, Foot)>; 3],
    /// Cards in the Draw Pile.
    pub draw: usize,
    /// Cards in the discards.
    pub discard: usize,
    pub lang: Lang,
}

/// State of the ability of a card in the line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Foot {
    /// May trigger later.
    Waits,
    /// Works with the current action.
    Works,
    /// Has triggered.
    Done,
}

/// Returns the line of a seat.
pub fn line(scene: &Scene, seat: Seat) -> Line {
    let player = scene.state.player(seat);
    let action = scene.action().filter(|_| seat == scene.viewer);
    let foot = |id: TownsfolkId| match id.card().ability {
        Ability::Immediate(_) => Foot::Done,
        Ability::Ongoing(Ongoing::After(after, _) | Ongoing::Double(after)) if action == Some(after) => Foot::Works,
        _ => Foot::Waits,
    };
    Line {
        cards: player.line.map(|card| card.map(|id| (id, foot(id)))),
        draw: player.draw.len(),
        discard: player.discard.len(),
        lang: scene.lang,
    }
}
