//! Where the Workers of a round that begins come from.

use super::roles::is_round_start;
use super::scene::Scene;
use crate::Question;
use crate::components::{PaladinId, Workers};
use crate::table::scene::SceneExt as _;

/// The Workers that a Paladin brings.
pub const BROUGHT: usize = 2;

/// The Workers of a round by where they come from: kept from the last one, of the Paladin that is played, and so many more of
/// the Tavern card that is taken next.
#[derive(Clone, Debug, PartialEq)]
pub struct WorkerSources {
    /// Those kept from the last round.
    pub kept: Workers,
    /// The Paladin and its Workers, once it is chosen.
    pub paladin: Option<(&'static str, Workers)>,
    /// How many a Tavern card brings.
    pub tavern: usize,
}

/// The Workers of the round that begins; none once it has begun.
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
