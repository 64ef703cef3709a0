//! The Workshop: the face-up Apprentices, the reach, and the Silver on the cards.

use super::anchors;
use super::scene::Scene;
use super::town::{self, LocationView};
use crate::components::{ApprenticeId, COLUMNS, Location, Slot};
use crate::table::scene::SceneExt as _;
use crate::texts::{apprentice_text, names};
use crate::{Choice, Event, Intent, Question};
use engine::same_turn_state;
use kernel::{Game, Lang};
use ui::{Tap, TileState};

#[derive(Clone, Debug, PartialEq)]
pub struct Workshop {
    pub place: LocationView,
    pub reach: usize,
    /// Apprentices, upper row first. None for a slot without a card.
    pub bench: Vec<Option<Man>>,
    pub lang: Lang,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Man {
    pub slot: Slot,
    pub id: ApprenticeId,
    pub standing: TileState,
    pub tap: Tap,
    pub laid: u8,
    pub more: u8,
    pub label: String,
}

/// Returns the Workshop of a scene. Before a Worker is placed there, the reach counts it already.
pub fn workshop(scene: &Scene) -> Workshop {
    let place = town::place(scene, Location::Workshop);
    let hires = matches!(scene.question(), Some(Question::Workshop));
    let more = usize::from(!hires);
    let laid: Vec<Slot> = scene.looked_at().map_or_else(Vec::new, |preview| {
        let laid = |event: &Event| match event {
            Event::SilverLaid { slot, .. } => Some(*slot),
            _ => None,
        };
        preview.known.events.iter().filter_map(laid).collect()
    });
    let man = |slot: Slot| scene.state.apprentice(slot).map(|id| man(scene, slot, id, &laid));
    Workshop {
        reach: (scene.state.reach(scene.viewer) + more).min(COLUMNS),
        bench: Slot::all().map(man).collect(),
        place,
        lang: scene.lang,
    }
}

pub fn why_not_hired(scene: &Scene, slot: Slot) -> Option<String> {
    let place = Choice::Place(Location::Workshop);
    if scene.question() != Some(Question::Place) {
        return scene.why_not(Intent::Hire(slot));
    }
    match same_turn_state(&*scene.state, place) {
        Some(after) => scene.reasons_text(&after.why_not(scene.viewer, Intent::Hire(slot))),
        None => scene.why_not(Intent::Place(Location::Workshop)),
    }
}

fn man(scene: &Scene, slot: Slot, id: ApprenticeId, laid: &[Slot]) -> Man {
    let choice = Choice::Hire(slot);
    let asked = matches!(
        scene.question(),
        Some(Question::Workshop | Question::Middle | Question::FreeHire | Question::FreeApprentice)
    );
    let why = if asked { why_not_hired(scene, slot) } else { None };
    let (standing, tap) = match (scene.tap(choice), &why) {
        (Some(tap), _) if scene.proposal == Some(choice) => (TileState::Current, tap),
        (Some(tap), _) => (TileState::Target, tap),
        (None, Some(why)) => (TileState::Locked, Tap::Why(why.clone())),
        (None, None) => {
            let ahead = scene.ahead(Choice::Place(Location::Workshop), choice);
            (TileState::Quiet, ahead.unwrap_or_else(|| Tap::Explain(anchors::apprentice(id))))
        }
    };
    let parts = [Some(apprentice_text(id, scene.lang)), Some(names::slot(slot, scene.lang)), why];
    Man {
        slot,
        id,
        standing,
        tap,
        laid: scene.state.board().laid[slot.index()],
        more: laid.iter().filter(|other| **other == slot).count() as u8,
        label: parts.into_iter().flatten().collect::<Vec<_>>().join(". "),
    }
}
