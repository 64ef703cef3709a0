//! The own board: Apprentices with their skills, and constructed Buildings with what they are worth now.

use super::anchors;
use super::scene::Scene;
use super::worth;
use crate::components::{ApprenticeId, BoardId, BuildingId, Skill};
use crate::table::scene::SceneExt as _;
use crate::words::{apprentice_text, board_text, building_text};
use crate::{Choice, Event, apprentices, plans};
use kernel::{Lang, Seat};
use ui::{Standing, Tap};

/// What a seat has on its board, as it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Crafts {
    /// Its player board in the variable set-up, and in words.
    pub board: Option<(BoardId, String)>,
    /// Its Apprentices.
    pub mates: Vec<Mate>,
    /// Free places for Apprentices.
    pub free: usize,
    /// How many of its Apprentices have each skill.
    pub skills: [usize; Skill::ALL.len()],
    /// Its Buildings, each with the points that it brings if the game ended now, and in words.
    pub built: Vec<(BuildingId, i32, String)>,
    /// The language.
    pub lang: Lang,
}

/// An own Apprentice.
#[derive(Clone, Debug, PartialEq)]
pub struct Mate {
    /// The card.
    pub id: ApprenticeId,
    /// How it stands to the question.
    pub standing: Standing,
    /// Whether it counts in what is looked at.
    pub works: bool,
    /// What a tap on it does.
    pub tap: Tap,
    /// What it says, in words.
    pub label: String,
}

/// What a seat has on its board.
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
            Some(tap) if scene.proposal == Some(choice) => (Standing::Current, tap),
            Some(tap) => (Standing::Target, tap),
            None => (Standing::Quiet, Tap::Explain(anchors::apprentice(id))),
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
