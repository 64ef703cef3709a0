//! Motions of the events of Viscounts between the anchors of the table. Every Worker of a cascade in the Castle is a
//! beat of its own.

use super::anchors::{building, card, castle, manuscript, space, spot};
use super::signs::action_sign;
use crate::components::Tier;
use crate::{Event, OverlordEvent, Thing};
use kernel::Seat;
use ui::{Motion, MotionSource, MovedPiece};

pub fn motions(events: &[Event], viewer: Seat) -> Vec<Vec<Motion>> {
    MotionSource::seen_by(viewer).beats(events, beat)
}

fn beat(source: &mut MotionSource, event: &Event) -> Vec<Motion> {
    let one = |piece: MovedPiece, from: String, to: String| Motion::one(piece, from, to);
    let icon = |sign: &'static str, from: &str, to: String| Motion::one(MovedPiece::Icon(sign, None), from, to);
    let piece = |thing: Thing, seat: Seat| MovedPiece::Icon(thing.row().sign, Some(seat));
    let worker = |seat: Seat, from: String, to: String| Motion::one(piece(Thing::Worker, seat), from, to);
    let supply = Thing::Worker.row().anchor;
    match *event {
        Event::Played { seat, townsfolk, .. } => {
            let own = seat == source.viewer;
            let from = if own { card(townsfolk) } else { source.of(seat, "") };
            let to = source.of(seat, &card(townsfolk));
            one(
                if own { MovedPiece::Thing } else { MovedPiece::Icon("ph-cards", None) },
                from,
                source.turns_to(seat, to),
            )
        }
        Event::DroppedOff { seat, townsfolk } => {
            let from = source.of(seat, &card(townsfolk));
            one(MovedPiece::Thing, source.turns_to(seat, from), source.of(seat, "piles"))
        }
        Event::Moved { seat, to, .. } => {
            let to = source.turns_to(seat, space(to));
            one(MovedPiece::Icon("viscount", Some(seat)), format!("viscount:{}", seat.0), to)
        }
        Event::Acted { seat, action } => {
            source.turns_to(seat, String::new());
            icon(action_sign(action), "", source.of(seat, &format!("action:{}", action.key())))
        }
        Event::Hired { seat, townsfolk, .. } => {
            one(MovedPiece::Thing, source.turns_to(seat, card(townsfolk)), source.of(seat, "piles"))
        }
        Event::Dismissed { seat, townsfolk: Some(townsfolk), .. } => {
            one(MovedPiece::Thing, source.turns_to(seat, card(townsfolk)), String::new())
        }
        Event::OpponentArrived { space: at, .. } => Motion::pops(space(at)),
        Event::TownsfolkRevealed { townsfolk: Some(townsfolk), .. } => Motion::pops(card(townsfolk)),
        Event::TownsfolkRevealed { townsfolk: None, segment }
        | Event::ManuscriptRevealed { manuscript: None, segment }
        | Event::TranscribedPrinted { segment, .. } => Motion::pops(format!("printed:{}", segment.key())),
        Event::ManuscriptRevealed { manuscript: Some(id), .. } => Motion::pops(manuscript(id)),
        Event::Constructed { seat, building: built, spot: on, .. } => {
            let from = source.of(seat, &building(built));
            one(piece(Thing::Building(built.kind), seat), from, source.turns_to(seat, spot(on)))
        }
        Event::Linked { seat, spot: from, .. } => Motion::pops(source.turns_to(seat, spot(from))),
        Event::WorkersPlaced { seat, section, count } => {
            let to = source.turns_to(seat, castle(Tier::First, section));
            vec![Motion::new(piece(Thing::Worker, seat), source.of(seat, supply), to); count.into()]
        }
        Event::MovedInwards { seat, section } => {
            let to = source.turns_to(seat, castle(Tier::Second, section));
            worker(seat, castle(Tier::First, section), to)
        }
        Event::ReachedThirdTier { seat, section } => {
            let to = source.turns_to(seat, "third".to_owned());
            worker(seat, castle(Tier::Second, section), to)
        }
        Event::MovedAround { seat, from, to } => worker(seat, castle(Tier::First, from), castle(Tier::First, to)),
        Event::Bumped { owner, tier, section } => {
            let from = source.turns_to(owner, castle(tier, section));
            worker(owner, from, source.of(owner, supply))
        }
        Event::LeaderTaken { seat } => icon(Thing::Leader.row().sign, "leader", source.of(seat, "total")),
        Event::Transcribed { seat, manuscript: id, .. } => {
            one(MovedPiece::Thing, source.turns_to(seat, manuscript(id)), source.of(seat, "manuscripts"))
        }
        Event::BonusTaken { seat, ribbon } => {
            icon(Thing::Bonus(ribbon).row().sign, "bonuses", source.of(seat, "manuscripts"))
        }
        Event::Collided { seat, .. } | Event::MarkersReset { seat } => {
            let track = source.of(seat, "track");
            Motion::pops(source.turns_to(seat, track))
        }
        Event::Discarded { seat, townsfolk, .. } => {
            one(MovedPiece::Thing, source.of(seat, &card(townsfolk)), source.of(seat, "piles"))
        }
        Event::Destroyed { seat, townsfolk, .. } => {
            let from = source.of(seat, &card(townsfolk));
            one(MovedPiece::Thing, source.turns_to(seat, from), String::new())
        }
        Event::Drew { seat, .. } => icon("ph-draw", &source.of(seat, "piles"), source.of(seat, "hand")),
        Event::Shuffled { seat } => Motion::pops(source.of(seat, "piles")),
        Event::AbilityWorked { seat, townsfolk } => {
            let from = source.of(seat, &card(townsfolk));
            Motion::pops(source.turns_to(seat, from))
        }
        Event::BuildingWorked { seat, building: built } => {
            let from = source.of(seat, &building(built));
            Motion::pops(source.turns_to(seat, from))
        }
        Event::Overlord(event) => overlord(source, event),
        Event::SchemeTurned { seat, .. } => {
            source.turns_to(seat, String::new());
            icon("ui-deck", "", source.of(seat, ""))
        }
        _ => event.counted().map_or_else(Vec::new, |counted| counted.motions(source)),
    }
}

fn overlord(source: &mut MotionSource, event: OverlordEvent) -> Vec<Motion> {
    let his = |from: String, to: String| Motion::one(MovedPiece::Icon("w-overlord", None), from, to);
    let worker = |seat: Seat, from: String, to: String| {
        Motion::one(MovedPiece::Icon(Thing::Worker.row().sign, Some(seat)), from, to)
    };
    let own = Thing::Worker.row().anchor;
    match event {
        OverlordEvent::Moved { from, to, .. } => {
            Motion::one(MovedPiece::Icon("overlord-token", None), space(from), space(to))
        }
        OverlordEvent::Placed { space: at, .. } => his(SUPPLY.to_owned(), space(at)),
        OverlordEvent::Removed { owner, space: at } => worker(owner, space(at), source.of(owner, own)),
        OverlordEvent::Dismissed { townsfolk: Some(townsfolk), .. } => {
            Motion::one(MovedPiece::Thing, card(townsfolk), String::new())
        }
        OverlordEvent::Advanced { from, to } => his(space(from), space(to)),
        OverlordEvent::TurnedBack { to, .. } => his(space(to), SUPPLY.to_owned()),
        OverlordEvent::Entered { from, tier, section } => his(space(from), castle(tier, section)),
        OverlordEvent::ReachedThirdTier { from } => his(space(from), "third".to_owned()),
        OverlordEvent::Bumped { owner, tier, section } => worker(owner, castle(tier, section), source.of(owner, own)),
        OverlordEvent::BumpedOff { tier, section, .. } => his(castle(tier, section), SUPPLY.to_owned()),
        OverlordEvent::Driven { space: at, .. } | OverlordEvent::Relieved { space: at } => {
            his(space(at), SUPPLY.to_owned())
        }
        OverlordEvent::Arrived { space: at }
        | OverlordEvent::Protected { space: at, .. }
        | OverlordEvent::Ordered { space: at } => Motion::pops(space(at)),
        OverlordEvent::Posted { seat, space: at } => {
            let to = source.turns_to(seat, space(at));
            worker(seat, source.of(seat, own), to)
        }
        OverlordEvent::Dealt { .. }
        | OverlordEvent::Dismissed { townsfolk: None, .. }
        | OverlordEvent::Wrote { .. }
        | OverlordEvent::Lost(_) => Vec::new(),
    }
}

const SUPPLY: &str = "overlord";
