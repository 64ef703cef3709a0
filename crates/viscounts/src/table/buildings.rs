//! The nine Buildings: those that stand, those that can be constructed now, and the reasons for the others.

use super::anchors;
use super::scene::Scene;
use crate::components::{Building, BuildingKind, PrimaryAction};
use crate::table::Texts;
use crate::table::scene::SceneExt as _;
use crate::texts;
use crate::{Choice, Intent, Question};
use kernel::{Lang, Seat};
use ui::Tap;

/// The kinds, cheapest first.
const KINDS: [BuildingKind; 3] = [BuildingKind::Workshop, BuildingKind::TradingPost, BuildingKind::Guildhall];

#[derive(Clone, Debug, PartialEq)]
pub struct BuildingSlot {
    pub building: Building,
    pub look: BuildingLook,
    pub tap: Tap,
    pub label: String,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum BuildingLook {
    Quiet,
    Legal,
    Chosen,
    Built,
}

#[derive(Clone, Debug, PartialEq)]
pub struct BuildingRow {
    pub kind: BuildingKind,
    pub seat: Seat,
    pub slots: Vec<BuildingSlot>,
    pub built: usize,
    /// True while the question asks for a Building but none of these can be chosen.
    pub locked: bool,
    pub lang: Lang,
}

pub fn rows(scene: &Scene, seat: Seat) -> Vec<BuildingRow> {
    let own = seat == scene.viewer;
    let asked =
        own && matches!(scene.question(), Some(Question::Building | Question::Slot(..))) && !scene.choices.is_empty();
    let acts = own && scene.question() == Some(Question::Act) && !scene.choices.is_empty();
    let aimed = if own && scene.action().is_some() { scene.building() } else { None };
    let slot = |building: Building| {
        let choice = Choice::Build(building);
        let key = anchors::building(building);
        let text = texts::building_text(building, scene.lang);
        let tap = if own { scene.choose(choice).or_else(|| scene.switch(choice)) } else { None };
        let (look, tap) = match tap {
            _ if scene.state.player(seat).has_built(building) => (BuildingLook::Built, Tap::Explain(key)),
            _ if aimed == Some(building) => (BuildingLook::Chosen, Tap::Explain(key)),
            Some(tap) => (BuildingLook::Legal, tap),
            None if asked || acts => {
                // At the choice of the action, a tap on a Building chooses the action too.
                let ahead = scene.ahead(Choice::Act(PrimaryAction::Construct), choice);
                let why = || scene.why_not(Intent::Build(building)).map(Tap::Why);
                (BuildingLook::Quiet, ahead.or_else(why).unwrap_or(Tap::Explain(key)))
            }
            None => (BuildingLook::Quiet, Tap::Explain(key)),
        };
        let texts = Texts(scene.lang);
        let label = match look {
            BuildingLook::Built => format!("{text}. {}", texts.built()),
            BuildingLook::Chosen => format!("{text}. {}", texts.chosen()),
            BuildingLook::Quiet | BuildingLook::Legal => text,
        };
        BuildingSlot { building, look, tap, label }
    };
    let row = |kind: BuildingKind| {
        let slots: Vec<BuildingSlot> = Building::of(kind).map(slot).collect();
        let locked = asked && slots.iter().all(|slot| matches!(slot.look, BuildingLook::Quiet | BuildingLook::Built));
        BuildingRow { kind, seat, built: scene.state.player(seat).count_built(kind), slots, locked, lang: scene.lang }
    };
    KINDS.map(row).into_iter().collect()
}
