//! A card, a place or a piece explained: its parts in words, and what it means for you now.

use super::view::TableView;
use crate::engine::Word;
use crate::games::architects::components::{BuildingId, Location, Slot};
use crate::games::architects::view_model::anchors;
use crate::games::architects::view_model::help::{Help, help};
use crate::games::architects::view_model::scene::Scene;
use crate::games::architects::{Intent, Question};
use crate::page::board::rule::rule;
use crate::page::play::store::Store;
use crate::page::widgets::{drawer, icon};
use crate::page::words::Words;
use leptos::prelude::*;

/// Draws the sheet of a thing.
pub fn view(store: Store, table: TableView, scene: &Scene, key: &str) -> AnyView {
    let words = Words(scene.lang);
    let close = Callback::new(move |()| table.sheet.set(None));
    let topic = topic(scene, key);
    let Some(Help { sign, title, line, parts, section }) = help(&scene.state, &topic, scene.lang) else {
        return ().into_any();
    };
    let part = |(place, (head, text)): (usize, (String, String))| {
        view! { <li><span class="part-number">{place + 1}</span><span><b>{head}</b><p>{text}</p></span></li> }
    };
    let parts = view! { <ol>{parts.into_iter().enumerate().map(part).collect_view()}</ol> };
    let now =
        now(scene, &topic).map(|text| view! { <div class="for-you"><h3>{words.for_you_now()}</h3><p>{text}</p></div> });
    let inside = view! { <div class="sheet-body"><div class="sheet-text">{parts}{now}{rule(store, section, &topic)}</div></div> };
    let line = view! { <p>{line}</p> }.into_any();
    drawer("sheet", icon(sign, 26), title, line, words.close(), close, inside.into_any())
}

/// The topic of a thing: a slot beside the Workshop is the card that lies there, a sign on the table that thing itself.
fn topic(scene: &Scene, key: &str) -> String {
    let slot = key.strip_prefix("slot:").and_then(|word| word.parse::<u8>().ok());
    let card = slot.and_then(|slot| scene.state.apprentice(Slot(slot)));
    card.map_or_else(|| key.to_owned(), anchors::apprentice)
}

/// What stands in the way of it now.
fn now(scene: &Scene, topic: &str) -> Option<String> {
    let (kind, word) = topic.split_once(':').unwrap_or((topic, ""));
    match kind {
        "place" if scene.question() == Some(Question::Place) => scene.why_not(Intent::Place(Location::read(word)?)),
        "plan" => scene.said(&scene.state.plan_lacks(scene.viewer, BuildingId::read(word)?)),
        "cathedral" => scene.said(&scene.state.advance_lacks(scene.viewer)),
        _ => None,
    }
}
