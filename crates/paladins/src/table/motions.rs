//! The animation of each event: the moving symbol and its start and end, by the anchors of the table.

use super::signs::{action_icon, worker_icon};
use crate::components::{Action, TownsfolkId};
use crate::{Event, Intent, Thing};
use kernel::Seat;
use ui::{Motion, MotionSource, MovedPiece};

pub fn motions(events: &[Event], viewer: Seat) -> Vec<Vec<Motion>> {
    MotionSource::seen_by(viewer).beats(events, beat)
}

fn townsfolk(id: TownsfolkId) -> String {
    format!("townsfolk:{}", id.0)
}

fn beat(source: &mut MotionSource, event: &Event) -> Vec<Motion> {
    let one = |piece: MovedPiece, from: &str, to: String| Motion::one(piece, from, to);
    let tile = |source: &MotionSource, seat: Seat, action: Action| source.of(seat, &format!("action:{}", action.key()));
    let piece = |thing: Thing, seat: Seat| MovedPiece::Icon(thing.row().sign, Some(seat));
    // A card of the board moves to the seat that gains by it.
    let card = |source: &mut MotionSource, seat: Seat, card: String, own: &str| {
        let to = source.of(seat, own);
        Motion::one(MovedPiece::Thing, source.turns_to(seat, card), to)
    };
    match *event {
        Event::Acted { seat, intent: Intent::Action(action), workers } => {
            let to = tile(source, seat, action);
            let to = source.turns_to(seat, to);
            let place = |worker| {
                let from = source.of(seat, Thing::Worker(worker).row().anchor);
                Motion::new(MovedPiece::Icon(worker_icon(worker), None), from, to.clone())
            };
            workers.iter().map(place).collect()
        }
        Event::RivalActed { seat, intent: Intent::Action(action), .. } => {
            source.turns_to(seat, String::new());
            one(MovedPiece::Icon(action_icon(action), None), "", source.of(seat, ""))
        }
        Event::FavourUsed { seat, favour } => {
            let to = source.turns_to(seat, format!("favour:{}", favour.0));
            Motion::one(MovedPiece::Icon("w-any", None), source.of(seat, "workers"), to)
        }
        Event::Recruited { seat, townsfolk: id } => {
            let moved = Motion::one(MovedPiece::Thing, townsfolk(id), source.of(seat, &townsfolk(id)));
            source.turns_to(seat, if seat == source.viewer { townsfolk(id) } else { String::new() });
            moved
        }
        Event::Quested { seat, townsfolk: id } => card(source, seat, townsfolk(id), ""),
        Event::MonkPlaced { seat, space } | Event::OutpostPlaced { seat, space } => {
            let (thing, action) = match event {
                Event::MonkPlaced { .. } => (Thing::Monk, Action::Commission),
                _ => (Thing::Outpost, Action::Garrison),
            };
            let to = source.turns_to(seat, format!("space:{space}"));
            Motion::one(piece(thing, seat), tile(source, seat, action), to)
        }
        Event::WallBuilt { seat, .. } => one(piece(Thing::Wall, seat), "", tile(source, seat, Action::Fortify)),
        Event::JarMoved { seat, .. } => one(piece(Thing::Jar, seat), "", tile(source, seat, Action::Absolve)),
        Event::Attacked { seat, outsider } => card(source, seat, format!("outsider:{}", outsider.0), "action:attack"),
        Event::Converted { seat, outsider } => card(source, seat, format!("outsider:{}", outsider.0), "action:convert"),
        Event::WorkshopMoved { seat, action, .. } => {
            let from = tile(source, seat, Action::Develop);
            Motion::one(piece(Thing::Workshop, seat), from, tile(source, seat, action))
        }
        Event::RivalDeveloped { seat, .. } => one(piece(Thing::Workshop, seat), "order:0", source.of(seat, "")),
        Event::Cleared { seat, action } => Motion::pops(tile(source, seat, action)),
        Event::AbilityWorked { seat, townsfolk: id } | Event::SuspicionResented { seat, townsfolk: id } => {
            let card = source.of(seat, &townsfolk(id));
            Motion::pops(source.turns_to(seat, card))
        }
        Event::PaladinWorked { seat, paladin } => {
            let card = source.of(seat, &format!("paladin:{}", paladin.0));
            Motion::pops(source.turns_to(seat, card))
        }
        Event::Passed { seat } | Event::RivalRested { seat } => Motion::pops(source.of(seat, "")),
        Event::InquisitionBegan | Event::InquisitionEnded { .. } | Event::TaxReturned { .. } => Motion::pops("tax"),
        Event::OrderRevealed { slot, .. } => Motion::pops(format!("order:{slot}")),
        Event::FavourRevealed { favour, .. } => Motion::pops(format!("favour:{}", favour.0)),
        Event::TownsfolkLeft { townsfolk: id } => Motion::one(MovedPiece::Thing, townsfolk(id), ""),
        Event::OutsiderLeft { outsider } => Motion::one(MovedPiece::Thing, format!("outsider:{}", outsider.0), ""),
        Event::TownsfolkRevealed { townsfolk: id, .. } => Motion::pops(townsfolk(id)),
        Event::OutsiderRevealed { outsider, .. } => Motion::pops(format!("outsider:{}", outsider.0)),
        Event::PaladinRevealed { seat, paladin } => Motion::pops(source.of(seat, &format!("paladin:{}", paladin.0))),
        _ => event.counted().map_or_else(Vec::new, |counted| counted.motions(source)),
    }
}
