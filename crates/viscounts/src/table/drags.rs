//! Pieces that are moved by hand: the Viscount, cards, Manuscripts, Buildings and the Workers of the Castle.

use super::anchors::{building, card, manuscript, space, spot};
use crate::components::{PrimaryAction, Section, Segment};
use crate::{AdvanceOrder, Choice, Question, Thing, Viscounts};
use kernel::Game;
use ui::{Motion, MovedPiece};

/// The viewer's dock. A phone shows it beside every area.
const DOCK: &str = "dock";

/// True if a tap only proposes the choice, and a button confirms it.
pub fn is_proposed(state: &Viscounts, choice: Choice) -> bool {
    let sections = || state.decision().is_some_and(|decision| matches!(decision.question, Question::Section(_)));
    match choice {
        Choice::Pay(_) | Choice::Workers(_) | Choice::Exchange(_) | Choice::Spot(_) | Choice::Shift { .. } => true,
        Choice::Section(_) => sections(),
        _ => false,
    }
}

fn section(section: Section) -> String {
    format!("section:{}", section.index() + 1)
}

fn printed(segment: Segment) -> String {
    format!("printed:{}", segment.key())
}

pub fn carried(state: &Viscounts, choice: Choice) -> Vec<Motion> {
    let Some(decision) = state.decision() else { return Vec::new() };
    let seat = decision.seat;
    let player = state.player(seat);
    let thing = |from: String, to: &[&str]| -> Vec<Motion> {
        to.iter().map(|to| Motion::new(MovedPiece::Thing, from.clone(), (*to).to_owned())).collect()
    };
    let piece =
        |thing: Thing, from: String, to: String| Motion::one(MovedPiece::Icon(thing.row().sign, Some(seat)), from, to);
    let supply = || "workers".to_owned();
    let written = |segment: Segment| state.visible_manuscript(segment).map_or_else(|| printed(segment), manuscript);
    match choice {
        Choice::Play(id) => thing(card(id), &["line"]),
        // The Viscount himself ignores taps: the space below him is touched.
        Choice::Move(to) => [format!("viscount:{}", seat.0), space(player.space)]
            .into_iter()
            .filter(|from| *from != space(to))
            .map(|from| Motion::new(MovedPiece::Icon("viscount", Some(seat)), from, space(to)))
            .collect(),
        Choice::Act(PrimaryAction::PlaceWorkers) => {
            piece(Thing::Worker, supply(), section(state.section_beside(player.space.segment)))
        }
        Choice::Act(PrimaryAction::Transcribe) => thing(written(player.space.segment), &["manuscripts", DOCK]),
        Choice::Manuscript(segment) => thing(written(segment), &["manuscripts", DOCK]),
        Choice::Build(built) => {
            piece(Thing::Building(built.kind), building(built), format!("action:{}", PrimaryAction::Construct.key()))
        }
        Choice::Spot(on) => match decision.question {
            Question::Spot(built, _) => piece(Thing::Building(built.kind), building(built), spot(on)),
            _ => Vec::new(),
        },
        Choice::Section(at) if matches!(decision.question, Question::Section(_)) => {
            piece(Thing::Worker, supply(), section(at))
        }
        Choice::Shift { from, clockwise } => {
            let to = if clockwise { from.clockwise() } else { from.counter_clockwise() };
            piece(Thing::Worker, section(from), section(to))
        }
        Choice::Hire(segment) => {
            thing(state.visible_townsfolk(segment).map_or_else(|| printed(segment), card), &["piles", DOCK])
        }
        Choice::Discard(id) => thing(card(id), &["piles"]),
        Choice::Order(AdvanceOrder(order)) => {
            // A card that is dropped on another one changes places with it.
            let moved = |(place, from): (usize, &u8)| (usize::from(*from) != place + 1).then_some(place);
            let places: Vec<usize> = order.iter().enumerate().filter_map(moved).collect();
            let cards: Vec<String> = places.iter().filter_map(|place| player.line[*place].map(card)).collect();
            let [one, other] = &cards[..] else { return Vec::new() };
            let swaps = |from: &String, to: &String| Motion::new(MovedPiece::Thing, from.clone(), to.clone());
            if places.len() == 2 { vec![swaps(one, other), swaps(other, one)] } else { Vec::new() }
        }
        _ => Vec::new(),
    }
}
