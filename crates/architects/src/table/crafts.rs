//! The own board: Apprentices with their skills, and constructed Buildings with their present worth.

use super::anchors;
use super::scene::Scene;
use super::worth;
use crate::components::{ApprenticeId, BoardId, BuildingId, Skill};
use crate::table::scene::SceneExt as _;
use crate::texts::{apprentice_text, board_text, building_text};
use crate::{Choice, Event, apprentices, plans};
use kernel::{Lang, Seat};
use ui::{Tap, TileState};

#[derive(Clone, Debug, PartialEq)]
pub struct Crafts {
    pub board: Option<(BoardId, String)>,
    pub mates: Vec<Mate>,
    pub free: usize,
    pub skills: [usize; Skill::ALL.len()],
    pub built: Vec<(BuildingId, i32, String)>,
    pub lang: Lang,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Mate {
    pub id: ApprenticeId,
    pub standing: TileState,
    pub works: bool,
    pub tap: Tap,
    pub label: String,
}

pub fn crafts(scene: &Scene, seat: Seat) -> Crafts {
    let lang = scene.lang;
    let player = scene.state.player(seat);
    let own = seat == scene.viewer;
    let working: Vec<ApprenticeId> = scene.looked_at().filter(|_| own).map_or_else(Vec::new, |preview| {
        let worked = |event: &Event| match event {
            Event::AbilityWorked { seat: whose, apprentice } if *whose == seat => Some(*apprentice),
            _ => None,
        };
        preview.known.events.iter().filter_map(worked).collect()
    });
    let mate = |id: ApprenticeId| {
        let choice = Choice::Dismiss(id);
        let (standing, tap) = match scene.look(choice).filter(|_| own) {
            Some(tap) if scene.proposal == Some(choice) => (TileState::Current, tap),
            Some(tap) => (TileState::Target, tap),
            None => (TileState::Quiet, Tap::Explain(anchors::apprentice(id))),
        };
        Mate { id, standing, works: working.contains(&id), tap, label: apprentice_text(id, lang) }
    };
    let mates: Vec<Mate> = apprentices(player.apprentices).map(mate).collect();
    Crafts {
        free: player.most_apprentices().saturating_sub(mates.len()),
        mates,
        board: player.board.map(|board| (board, board_text(board, lang))),
        skills: Skill::ALL.map(|skill| player.skilled(skill)),
        built: plans(player.built)
            .map(|id| (id, worth::today(&scene.state, seat, id), building_text(id, lang)))
            .collect(),
        lang,
    }
}
