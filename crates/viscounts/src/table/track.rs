//! The track of Virtue and Corruption: where the markers stand, and where they would go.

use super::preview::Preview;
use super::scene::Scene;
use crate::table::Texts;
use crate::words;
use crate::{Event, Thing};
use kernel::{Lang, Seat};

/// A track, as it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Track {
    /// Whose it is.
    pub seat: Seat,
    /// Where the marker of Corruption stands.
    pub corruption: u8,
    /// Where the marker of Virtue stands.
    pub virtue: u8,
    /// Where the markers would go.
    pub ahead: (u8, u8),
    /// Whether it is the solo opponent's.
    pub opponent: bool,
    /// Where the markers stand, in words.
    pub label: String,
    /// What a collision would bring, for those who do not see the cells.
    pub brings: String,
    /// The language.
    pub lang: Lang,
}

/// The track of a seat as a scene shows it.
pub fn track(scene: &Scene, preview: Option<&Preview>, seat: Seat) -> Track {
    let player = scene.state.player(seat);
    let words = Texts(scene.lang);
    let mut ahead = (player.corruption, player.virtue);
    for event in preview.map_or(&[][..], |preview| &preview.known.events) {
        match *event {
            Event::MarkerMoved { seat: of, thing: Thing::Corruption, to, .. } if of == seat => ahead.0 = to,
            Event::MarkerMoved { seat: of, thing: Thing::Virtue, to, .. } if of == seat => ahead.1 = to,
            _ => {}
        }
    }
    let mut label = words.markers(player.corruption, player.virtue);
    if ahead.0 == ahead.1 {
        label = format!("{label}. {}", words.markers_meet());
    }
    Track {
        seat,
        corruption: player.corruption,
        virtue: player.virtue,
        ahead,
        opponent: scene.state.is_opponent(seat),
        label,
        brings: words::collisions_text(&scene.state, seat, scene.lang),
        lang: scene.lang,
    }
}
