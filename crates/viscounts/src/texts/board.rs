//! The boards in words, for screen readers.

use super::cards::{exchange_text, manuscript_text, track_text};
use super::effects::effects;
use super::names;
use crate::Viscounts;
use crate::components::{BuildingKind, Effect, OPPONENT_TRACK, PrimaryAction, Spot, WORKERS_CHART};
use kernel::grammar::{capital, colon, fill, localize};
use kernel::{Lang, Seat};
use ui::Atom;

/// Returns the Links of a Building Spot, clockwise first: the spot at the other end, and the effect. `seats` holds the
/// name of each seat.
pub fn links_text(game: &Viscounts, spot: Spot, seats: &[String], lang: Lang) -> Vec<String> {
    let link = |(other, given): (Spot, Effect)| {
        let side = game.side(other.segment);
        let place = names::spot(other.space(side), lang);
        let shows = side.spots.get(usize::from(other.place)).map_or_else(String::new, |shows| shows.localize(lang));
        let with = match game.built_on(other) {
            Some(built) => {
                let owner = seats.get(built.owner.index()).map_or("", String::as_str);
                let building = names::building(built.kind).the(lang);
                fill(lang, localize(lang, text!("{0} of {1} on {2} ({3})")), &[&building, owner, &place, &shows])
            }
            None => fill(lang, "{0} ({1})", &[&place, &shows]),
        };
        fill(lang, localize(lang, text!("Link with {0}{1}{2}")), &[&with, colon(lang), &given.localize(lang)])
    };
    game.links(spot).map(link).collect()
}

/// Returns the effects of a collision of a seat on it and on the others, for each position at which its markers can
/// still meet.
pub fn collisions_text(game: &Viscounts, seat: Seat, lang: Lang) -> String {
    let player = game.player(seat);
    let at = |position: u8| {
        let [own, others] = track_text(position, lang);
        let own = if game.is_opponent(seat) {
            effects(OPPONENT_TRACK[usize::from(position.saturating_sub(1)) % OPPONENT_TRACK.len()], lang)
        } else {
            own
        };
        let parts = [&position.to_string(), colon(lang), &own, &others];
        fill(lang, localize(lang, text!("Collision on {0}{1}{2}; {3}")), &parts)
    };
    let all: Vec<String> = (player.corruption..=player.virtue).map(at).collect();
    all.join(". ")
}

pub fn costs_text(game: &Viscounts, action: PrimaryAction, lang: Lang) -> String {
    let icons = |count: u8| names::icon(action.icon()).count(count, lang);
    let space = game.player(game.turn()).space;
    match action {
        PrimaryAction::Trade => game.own_exchange().map_or_else(String::new, |exchange| exchange_text(exchange, lang)),
        PrimaryAction::Construct => {
            let cost = |kind: BuildingKind| {
                fill(
                    lang,
                    localize(lang, text!("{0} for {1}")),
                    &[&names::building(kind).count(1, lang), &icons(kind.cost())],
                )
            };
            BuildingKind::ALL.map(cost).join(", ")
        }
        PrimaryAction::PlaceWorkers => {
            let cost = |(place, nobles): (usize, u8)| {
                let workers = names::WORKER.count(place as u8 + 1, lang);
                fill(lang, localize(lang, text!("{0} for {1}")), &[&workers, &icons(nobles)])
            };
            WORKERS_CHART.into_iter().enumerate().map(cost).collect::<Vec<_>>().join(", ")
        }
        PrimaryAction::Transcribe => match game.visible_manuscript(space.segment) {
            Some(id) => manuscript_text(id, lang),
            None => capital(&effects(space.segment.face().manuscript, lang)),
        },
    }
}
