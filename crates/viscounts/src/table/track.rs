//! The track of Virtue and Corruption: current and previewed positions of the markers.

use super::preview::TablePreview;
use super::scene::Scene;
use crate::table::Texts;
use crate::texts;
use crate::{Event, Thing};
use kernel::{Lang, Seat};

#[derive(Clone, Debug, PartialEq)]
pub struct Track {
    pub seat: Seat,
    pub corruption: u8,
    pub virtue: u8,
    /// Previewed positions of the markers: Corruption, Virtue.
    pub ahead: (u8, u8),
    pub opponent: bool,
    pub label: String,
    pub brings: String,
    pub lang: Lang,
}

pub fn track(scene: &Scene, preview: Option<&TablePreview>, seat: Seat) -> Track {
    let player = scene.state.player(seat);
    let texts = Texts(scene.lang);
    let mut ahead = (player.corruption, player.virtue);
    for event in preview.map_or(&[][..], |preview| &preview.known.events) {
        match *event {
            Event::MarkerMoved { seat: of, thing: Thing::Corruption, to, .. } if of == seat => ahead.0 = to,
            Event::MarkerMoved { seat: of, thing: Thing::Virtue, to, .. } if of == seat => ahead.1 = to,
            _ => {}
        }
    }
    let mut label = texts.markers(player.corruption, player.virtue);
    if ahead.0 == ahead.1 {
        label = format!("{label}. {}", texts.markers_meet());
    }
    Track {
        seat,
        corruption: player.corruption,
        virtue: player.virtue,
        ahead,
        opponent: scene.state.is_opponent(seat),
        label,
        brings: texts::collisions_text(&scene.state, seat, scene.lang),
        lang: scene.lang,
    }
}
