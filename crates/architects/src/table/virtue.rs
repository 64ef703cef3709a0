//! The Virtue track: the seats on it, the viewer's next position, and the thresholds along it.

use super::gains::change_of;
use super::scene::Scene;
use crate::components::{LEAST_CATHEDRAL_VIRTUE, MOST_MARKET_VIRTUE, MOST_VIRTUE, TAX_IGNORED, Thing, VIRTUE_POINTS};
use crate::table::Texts;
use crate::table::scene::SceneExt as _;
use kernel::grammar::{headed, listed};
use kernel::{Lang, Seat};

#[derive(Clone, Debug, PartialEq)]
pub struct Road {
    /// Steps, from 0.
    pub steps: Vec<VirtueStep>,
    pub zones: Vec<Zone>,
    pub label: String,
    pub lang: Lang,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VirtueStep {
    pub points: i32,
    pub stand: Vec<Seat>,
    pub own: bool,
    pub comes: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Zone {
    pub from: u8,
    /// Step after the last one.
    pub to: u8,
    pub gate: Gate,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gate {
    Tax(u8),
    None,
    Cathedral,
    Market,
}

fn zones() -> Vec<Zone> {
    let mut zones: Vec<Zone> = Vec::new();
    for step in 0..=MOST_VIRTUE {
        let gate = match TAX_IGNORED.get(usize::from(step)) {
            Some(less) => Gate::Tax(*less),
            None if step > MOST_MARKET_VIRTUE => Gate::Market,
            None if step >= LEAST_CATHEDRAL_VIRTUE => Gate::Cathedral,
            None => Gate::None,
        };
        match zones.last_mut().filter(|zone| zone.gate == gate) {
            Some(zone) => zone.to = step + 1,
            None => zones.push(Zone { from: step, to: step + 1, gate }),
        }
    }
    zones
}

pub fn road(scene: &Scene) -> Road {
    let lang = scene.lang;
    let texts = Texts(lang);
    let state = &scene.state;
    let own = scene.me().virtue;
    let change = scene.looked_at().map_or(0, |preview| change_of(&preview.known, Thing::Virtue));
    let comes = (i32::from(own) + change).clamp(0, i32::from(MOST_VIRTUE));
    let step = |place: u8| VirtueStep {
        points: VIRTUE_POINTS[usize::from(place)],
        stand: state.all_seats().filter(|seat| state.player(*seat).virtue == place).collect(),
        own: place == own,
        comes: change != 0 && i32::from(place) == comes,
    };
    let stand = |seat: Seat| format!("{} {}", scene.name(seat), state.player(seat).virtue);
    let stands: Vec<String> = state.all_seats().map(stand).collect();
    let opens = texts.gates(LEAST_CATHEDRAL_VIRTUE, MOST_MARKET_VIRTUE + 1);
    let head = headed(Thing::Virtue.row().noun.one(lang), &listed(&stands, lang), lang);
    Road { steps: (0..=MOST_VIRTUE).map(step).collect(), zones: zones(), label: format!("{head}. {opens}"), lang }
}
