//! The explanation of a card, a place or a piece: its parts, and the consequences for the viewer now.

use crate::state::store::Store;
use crate::table::drawers::Sheet;
use crate::table::rule::rule;
use architects::components::{ApprenticeId, BoardId, BuildingId, Location, Slot};
use architects::table::anchors;
use architects::table::help::{HelpEntry, help};
use architects::table::portraits;
use architects::table::scene::Scene;
use architects::table::scene::SceneExt as _;
use architects::table::workshop::why_not_hired;
use architects::table::worth;
use architects::{Intent, Question};
use engine::ChoiceArg;
use markup::{IntoView, View};
use ui::portraits::{OVERLORD, Portrait};

pub fn view(store: Store, scene: &Scene, key: &str) -> View {
    let topic = topic(scene, key);
    let Some(HelpEntry { sign, title, line, parts, section }) = help(&scene.state, scene.viewer, &topic, scene.lang)
    else {
        return ().into_view();
    };
    let now = now(scene, &topic);
    let rule = rule(store, section, &topic).into_view();
    let portrait = portrait_of(&topic);
    Sheet { sign, title, line, portrait, face: None, intro: None, parts, now, rule }.view(store, scene.lang)
}

/// Face of a person that is explained.
fn portrait_of(topic: &str) -> Option<Portrait> {
    match topic.split_once(':').unwrap_or((topic, "")) {
        ("apprentice", rest) => ApprenticeId::read(rest).and_then(portraits::apprentice),
        ("board", rest) => BoardId::read(rest).and_then(portraits::board),
        (anchors::OVERLORD, _) => Some(OVERLORD),
        _ => None,
    }
}

/// Topic of a key: a slot beside the Workshop stands for its card, a sign on the table for the thing itself.
fn topic(scene: &Scene, key: &str) -> String {
    let slot = key.strip_prefix("slot:").and_then(|rest| rest.parse::<u8>().ok());
    let card = slot.and_then(|slot| scene.state.apprentice(Slot(slot)));
    card.map_or_else(|| key.to_owned(), anchors::apprentice)
}

fn now(scene: &Scene, topic: &str) -> Vec<String> {
    let (kind, rest) = topic.split_once(':').unwrap_or((topic, ""));
    let why = match kind {
        // No Worker is placed there: only the captives count.
        "place" if rest == Location::Prison.key() => return worth::prisoners(scene).into_iter().collect(),
        "place" if scene.question() == Some(Question::Place) => {
            Location::read(rest).and_then(|location| scene.why_not(Intent::Place(location)))
        }
        "apprentice" => {
            let lies = |slot: &Slot| scene.state.apprentice(*slot).is_some_and(|id| id.card().key == rest);
            let asked = matches!(scene.question(), Some(Question::Place | Question::Workshop));
            Slot::all().find(lies).filter(|_| asked).and_then(|slot| why_not_hired(scene, slot))
        }
        "plan" => return BuildingId::read(rest).map_or_else(Vec::new, |id| worth::card_texts(scene, id)),
        "cathedral" => scene.reasons_text(&scene.state.why_not_advance(scene.viewer)),
        _ => None,
    };
    why.into_iter().collect()
}
