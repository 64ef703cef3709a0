use super::scene::Scene;
use crate::components::{Ability, Ongoing, TownsfolkId};
use crate::table::scene::SceneExt as _;
use kernel::{Lang, Seat};

#[derive(Clone, Debug, PartialEq)]
pub struct CardLine {
    pub cards: [Option<(TownsfolkId, Foot)>; 3],
    pub draw: usize,
    pub discard: usize,
    pub lang: Lang,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Foot {
    Waits,
    Works,
    Done,
}

pub fn line(scene: &Scene, seat: Seat) -> CardLine {
    let player = scene.state.player(seat);
    let action = scene.action().filter(|_| seat == scene.viewer);
    let foot = |id: TownsfolkId| match id.card().ability {
        Ability::Immediate(_) => Foot::Done,
        Ability::Ongoing(Ongoing::After(after, _) | Ongoing::Double(after)) if action == Some(after) => Foot::Works,
        _ => Foot::Waits,
    };
    CardLine {
        cards: player.line.map(|card| card.map(|id| (id, foot(id)))),
        draw: player.draw.len(),
        discard: player.discard.len(),
        lang: scene.lang,
    }
}
