//! Pieces that are moved by hand: the Viscount, cards, Manuscripts, Buildings and the Workers of the Castle.

use super::anchors::{building, card, manuscript, space, spot};
use super::scene::{Scene, SceneExt as _};
use crate::components::{PrimaryAction, Section, Segment, Space, Spot};
use crate::{AdvanceOrder, Choice, Question, Reach, Thing, Viscounts};
use engine::Check;
use kernel::{Game, Spoken};
use ui::{Drag, Motion, MovedPiece};

/// The viewer's dock. A phone shows it beside every area.
const DOCK: &str = "dock";
const SUPPLY: &str = "workers";

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
    let supply = || SUPPLY.to_owned();
    let written = |segment: Segment| state.visible_manuscript(segment).map_or_else(|| printed(segment), manuscript);
    match choice {
        Choice::Pair(place) => state.pairs().get(usize::from(place)).map_or_else(Vec::new, |pair| {
            let start = Space::numbered(pair.card.number()).map(space);
            start.iter().flat_map(|start| thing(card(pair.hero), &[start, DOCK])).collect()
        }),
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

pub fn drags(scene: &Scene) -> Vec<Drag> {
    let mut drags = scene.moved_by_hand();
    drags.extend(to_plots(scene, &drags));
    drags.extend(more_or_fewer(scene));
    drags
}

/// A Building that can be constructed goes to each plot that is asked for after its payment.
fn to_plots(scene: &Scene, drags: &[Drag]) -> Vec<Drag> {
    let reach = match scene.question() {
        Some(Question::Act | Question::Building) => Reach::Here,
        Some(Question::Slot(_, reach)) => reach,
        _ => return Vec::new(),
    };
    let action = format!("action:{}", PrimaryAction::Construct.key());
    let mut plots = Vec::new();
    let _ = scene.state.each_spot(scene.viewer, reach, |on| {
        plots.push(on);
        Check::Continue(())
    });
    // Nobody is asked about a single one.
    let aim = |on: Spot| (plots.len() > 1).then(|| Choice::Spot(on).to_string());
    let to = |drag: &Drag, on: Spot| Drag {
        motion: Motion { to: spot(on), ..drag.motion.clone() },
        aim: aim(on),
        ..drag.clone()
    };
    let built = drags.iter().filter(|drag| drag.motion.from.starts_with("building:") && drag.motion.to == action);
    built.flat_map(|drag| plots.iter().map(|on| to(drag, *on))).collect()
}

/// While the number of Workers for the Castle is asked for, each one that is brought there is one more, and each that is
/// taken back one fewer.
fn more_or_fewer(scene: &Scene) -> Vec<Drag> {
    let Some(Choice::Workers(now)) = scene.proposal else { return Vec::new() };
    let (supply, castle) = (SUPPLY.to_owned(), section(scene.state.section_beside(scene.own_segment())));
    let ends = [(now + 1, &supply, &castle), (now.saturating_sub(1), &castle, &supply)];
    let drag = |(count, from, to): (u8, &String, &String)| {
        let choice = Choice::Workers(count);
        let piece = MovedPiece::Icon(Thing::Worker.row().sign, Some(scene.viewer));
        let motion = Motion::new(piece, from.clone(), to.clone());
        Some(Drag { motion, tap: scene.drop(choice)?, label: scene.state.choice(choice, scene.lang), aim: None })
    };
    ends.into_iter().filter_map(drag).collect()
}
