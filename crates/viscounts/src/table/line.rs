//! The three card spaces, with the cards that lie there, and the piles.

use super::scene::Scene;
use crate::components::{Ability, Ongoing, TownsfolkId};
use crate::table::scene::SceneExt as _;
use kernel::{Lang, Seat};

/// A line, as it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The cards, from the left, and how their abilities stand.
    pub cards: [Option<(TownsfolkId, Foot)>; 3],
    /// Cards in the Draw Pile.
    pub draw: usize,
    /// Cards in the discards.
    pub discard: usize,
    /// The language.
    pub lang: Lang,
}

/// How the ability of a card in the line stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Foot {
    /// It waits.
    Waits,
    /// It works with what is being done.
    Works,
    /// It has worked.
    Done,
}

/// The line of a seat as a scene shows it.
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
