//! The rivals at the top of the table: one strip each with their public key figures.

use super::names::{self, localize};
use super::scene::Scene;
use crate::components::Attribute;
use crate::texts::names::{DEBT, HONOUR, PROVISION, SILVER, SUSPICION, WORKER};
use kernel::{Game, Lang, Seat};

#[derive(Clone, Debug, PartialEq)]
pub struct Strip {
    pub seat: Seat,
    pub name: String,
    pub state: &'static str,
    pub levels: [u8; 3],
    pub workers: u8,
    pub silver: u8,
    pub provisions: u8,
    pub suspicion: u8,
    pub unpaid: u8,
    pub honour: Option<u8>,
    pub total: i32,
    pub official: bool,
    pub lang: Lang,
}

pub fn strips(scene: &Scene) -> Vec<Strip> {
    let state = &scene.state;
    let sheets = state.scores();
    let decides = state.asked().map(|(seat, _)| seat);
    let lang = scene.lang;
    scene
        .rivals()
        .map(|seat| {
            let player = state.player(seat);
            let official = state.is_rival(seat);
            let standing = match (decides == Some(seat), player.passed) {
                (true, _) => text!("decides now"),
                (false, true) => text!("has passed"),
                (false, false) if official => text!("official"),
                (false, false) if state.start_player() == seat => text!("starts the round"),
                (false, false) => text!("waits"),
            };
            let workers =
                if official { state.rival().map_or(0, |rival| rival.workers) } else { player.workers.total() as u8 };
            Strip {
                seat,
                name: scene.name(seat),
                state: localize(lang, standing),
                levels: Attribute::ALL.map(|attribute| player.level(attribute)),
                workers,
                silver: player.silver,
                provisions: player.provisions,
                suspicion: player.suspicion.len() as u8,
                unpaid: player.unpaid,
                honour: player.member.map(|member| member.honour),
                total: sheets.get(seat.index()).map_or(0, |sheet| sheet.total),
                official,
                lang,
            }
        })
        .collect()
}

pub fn spoken(strip: &Strip) -> String {
    let lang = strip.lang;
    let mut parts: Vec<String> = Attribute::ALL
        .into_iter()
        .zip(strip.levels)
        .map(|(attribute, level)| format!("{} {level}", names::attribute(attribute, lang)))
        .collect();
    parts.extend(strip.honour.map(|honour| HONOUR.count(honour, lang)));
    parts.push(WORKER.count(strip.workers, lang));
    if !strip.official {
        parts.extend([SILVER.count(strip.silver, lang), PROVISION.count(strip.provisions, lang)]);
    }
    parts.extend([SUSPICION.count(strip.suspicion, lang), DEBT.count(strip.unpaid, lang)]);
    parts.push(format!("{} {}", strip.total, localize(lang, text!("points so far"))));
    let open = localize(lang, text!("Open the board"));
    format!("{}, {}. {}. {open}", strip.name, strip.state, parts.join(", "))
}
