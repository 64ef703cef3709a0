use super::roles::is_round_start;
use super::scene::Scene;
use crate::Question;
use crate::components::{PaladinId, Workers};
use crate::table::scene::SceneExt as _;

pub const BROUGHT: usize = 2;

/// The Workers of a round by their source: kept from the last round, from the played Paladin, and from the next
/// Tavern card.
#[derive(Clone, Debug, PartialEq)]
pub struct WorkerSources {
    pub kept: Workers,
    pub paladin: Option<(&'static str, Workers)>,
    pub tavern: usize,
}

pub fn worker_sources(scene: &Scene) -> Option<WorkerSources> {
    let player = scene.me();
    let question = scene.question().filter(|question| is_round_start(*question))?;
    let brought = |card: Option<PaladinId>| card.map(|card| (card.card().name, Workers::of(card.card().workers)));
    let (kept, paladin) = if question == Question::Tavern {
        let paladin = brought(player.paladin);
        (player.workers.minus(paladin.map_or(Workers::NONE, |(_, workers)| workers)), paladin)
    } else {
        (player.workers, brought(player.chosen()))
    };
    let tavern = scene.state.board().taverns.first().map_or(0, |card| card.card().len());
    Some(WorkerSources { kept, paladin, tavern })
}
