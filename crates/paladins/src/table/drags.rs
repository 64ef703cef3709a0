//! Pieces that are moved by hand: a Worker to an action, a card to its place, a Monk or a Jar to its space.

use super::payment::slots;
use super::proposal::proposed;
use super::roles::{Roles, hand};
use super::scene::{Scene, SceneExt as _};
use super::signs::worker_icon;
use crate::components::{Action, Worker, WorkerSpace};
use crate::{Choice, Intent, Paladins, Question, Thing};
use engine::same_turn_state;
use kernel::{Game, Spoken};
use ui::{Drag, Motion, MovedPiece, Tap};

const WORKERS: &str = "workers";
/// The next Jar.
pub const JAR: &str = "jar";

/// True if a tap only proposes the choice, and a button confirms it.
pub const fn is_proposed(choice: Choice) -> bool {
    matches!(choice, Choice::Take(_) | Choice::Top(_) | Choice::Pay(_) | Choice::Keep(_) | Choice::Lose(_))
}

pub fn jar_space(space: u8) -> String {
    format!("jar:{space}")
}

fn tile(action: Action) -> String {
    format!("action:{}", action.key())
}

fn thing(from: String, to: impl Into<String>) -> Vec<Motion> {
    Motion::one(MovedPiece::Thing, from, to)
}

pub fn carried(state: &Paladins, choice: Choice) -> Vec<Motion> {
    let Some((seat, question)) = state.asked() else { return Vec::new() };
    let piece = |thing: Thing, from: Action, to: String| {
        Motion::one(MovedPiece::Icon(thing.row().sign, Some(seat)), tile(from), to)
    };
    let townsfolk = |slot: u8, to: &str| {
        let card = state.board().town.get(usize::from(slot)).copied().flatten();
        card.map_or_else(Vec::new, |card| thing(format!("townsfolk:{}", card.0), to))
    };
    match (choice, question) {
        (Choice::Space(space), Question::Space(action)) => {
            let thing = if action == Action::Commission { Thing::Monk } else { Thing::Outpost };
            piece(thing, action, format!("space:{space}"))
        }
        (Choice::Jar(space), _) => {
            Motion::one(MovedPiece::Icon(Thing::Jar.row().sign, None), JAR.to_owned(), jar_space(space))
        }
        (Choice::Outsider(slot), Question::Outsider(action)) => {
            let card = state.board().outsiders.get(usize::from(slot)).copied().flatten();
            card.map_or_else(Vec::new, |card| thing(format!("outsider:{}", card.0), tile(action)))
        }
        (Choice::Quest(slot), _) => townsfolk(slot, "dock"),
        (Choice::Crew(slot) | Choice::Take(slot), _) => townsfolk(slot, "crew"),
        (Choice::Workshop(action, _), Question::Workshop | Question::FreeWorkshop) => {
            piece(Thing::Workshop, Action::Develop, tile(action))
        }
        (Choice::Clear(action), _) => Motion::one(MovedPiece::Icon("w-any", None), tile(action), WORKERS),
        (Choice::Tavern(place), _) => thing(format!("tavern:{place}"), WORKERS),
        (Choice::Play(paladin), _) => thing(format!("paladin:{}", paladin.0), WORKERS),
        _ => Vec::new(),
    }
}

pub fn drags(scene: &Scene) -> Vec<Drag> {
    let mut drags = scene.moved_by_hand();
    drags.extend(sent(scene));
    drags.extend(exchanged(scene));
    drags.extend(roles(scene));
    drags
}

fn place_of(scene: &Scene, intent: Intent) -> Option<String> {
    Some(match intent {
        Intent::Action(action) => tile(action),
        Intent::Favour(slot) => format!("favour:{}", scene.state.favour(slot)?.0),
        Intent::Order(slot) => format!("order:{slot}"),
    })
}

fn token(worker: Worker) -> String {
    format!("worker:{}", worker.letter())
}

fn worker(worker: Worker, to: String) -> Motion {
    Motion::new(MovedPiece::Icon(worker_icon(worker), None), token(worker), to)
}

/// Workers that go to an action, a Favour or an Order: to one that they begin, or in exchange for a proposed one.
fn sent(scene: &Scene) -> Vec<Drag> {
    if let Some(task) = scene.task() {
        let Some(to) = place_of(scene, task.intent) else { return Vec::new() };
        let slots = slots(scene);
        let exchange = |kind: Worker| {
            let fits = slots.iter().filter_map(|slot| {
                let (_, choice) = slot.instead.iter().find(|(instead, _)| *instead == Some(kind))?;
                let own: Option<WorkerSpace> = slot.space.filter(|space| *space == Some(kind));
                Some((own.is_some(), *choice))
            });
            // Its own space comes first, then the last one that takes it.
            let (_, choice) = fits.max_by_key(|(own, _)| *own)?;
            let label = scene.state.choice(choice, scene.lang);
            Some(Drag { motion: worker(kind, to.clone()), tap: scene.drop(choice)?, label, aim: None })
        };
        return Worker::ALL.into_iter().filter_map(exchange).collect();
    }
    let mut drags = Vec::new();
    for begins in scene.choices.iter().copied() {
        let intent = match begins {
            Choice::Act(action) => Intent::Action(action),
            Choice::Favour(slot) => Intent::Favour(slot),
            Choice::Order(slot) => Intent::Order(slot),
            _ => continue,
        };
        let (Some(after), Some(to)) = (same_turn_state(&*scene.state, begins), place_of(scene, intent)) else {
            continue;
        };
        let mut next = Vec::new();
        after.choices(&mut next);
        let payments = bands(&after, &next);
        for kind in Worker::ALL {
            let with: Vec<Choice> = payments.iter().copied().filter(|payment| goes(*payment, kind)).collect();
            let Some(payment) = proposed(&with).map(|place| with[place]) else { continue };
            // The next question of an action with a target asks for that.
            let (tap, label) = if next.contains(&payment) {
                (Tap::Ahead(begins.to_string(), payment.to_string()), after.choice(payment, scene.lang))
            } else {
                let Some(tap) = scene.drop(begins) else { continue };
                (tap, scene.state.choice(begins, scene.lang))
            };
            drags.push(Drag { motion: worker(kind, to.clone()), tap, label, aim: None });
        }
    }
    drags
}

/// Workers that are kept, or lost: one that is dropped on another changes places with it.
fn exchanged(scene: &Scene) -> Vec<Drag> {
    if !matches!(scene.question(), Some(Question::Keep | Question::LoseWorker)) {
        return Vec::new();
    }
    let slots = slots(scene);
    let instead = |worker: Worker, other: Worker| {
        let slot = slots.iter().find(|slot| slot.worker == Some(worker))?;
        slot.instead.iter().find(|(kind, _)| *kind == Some(other)).map(|(_, choice)| *choice)
    };
    let swap = |(from, to): (Worker, Worker)| {
        let choice = instead(to, from).or_else(|| instead(from, to))?;
        let label = scene.state.choice(choice, scene.lang);
        Some(Drag { motion: worker(from, token(to)), tap: scene.drop(choice)?, label, aim: None })
    };
    let pairs = Worker::ALL.into_iter().flat_map(|from| Worker::ALL.map(|to| (from, to)));
    pairs.filter(|(from, to)| from != to).filter_map(swap).collect()
}

fn goes(payment: Choice, kind: Worker) -> bool {
    matches!(payment, Choice::Pay(workers) if workers.count(kind) > 0)
}

/// The payments of an action that has begun: those of the next question, or of the first one behind each of its answers.
fn bands(state: &Paladins, choices: &[Choice]) -> Vec<Choice> {
    if choices.iter().any(|choice| matches!(choice, Choice::Pay(_))) {
        return choices.to_vec();
    }
    let mut all: Vec<Choice> = Vec::new();
    let mut next = Vec::new();
    for choice in choices {
        let Some(after) = same_turn_state(state, *choice) else { continue };
        if !matches!(after.asked(), Some((_, Question::Pay(_) | Question::TownsfolkCost { .. }))) {
            continue;
        }
        after.choices(&mut next);
        for payment in bands(&after, &next) {
            if !all.contains(&payment) {
                all.push(payment);
            }
        }
        next.clear();
    }
    all
}

/// A Paladin that is dropped on another one of the hand changes roles with it.
fn roles(scene: &Scene) -> Vec<Drag> {
    let Some(now) = Roles::of(scene).filter(|_| scene.question() == Some(Question::TopPaladin)) else {
        return Vec::new();
    };
    let cards = hand(&scene.state, scene.viewer);
    let pairs = cards.iter().flat_map(|card| cards.iter().map(move |other| (*card, *other)));
    let swap = |(card, other): (_, _)| {
        let after = now.give(card, now.role(other));
        let top = Choice::Top(after.top?);
        let play = Choice::Play(after.play);
        let tap = if after.play == now.play {
            scene.drop(top)?
        } else {
            scene.switch(play).map(|_| Tap::Ahead(play.to_string(), top.to_string()))?
        };
        let label = scene.state.choice(if after.play == now.play { top } else { play }, scene.lang);
        let [from, to] = [card, other].map(|card: crate::components::PaladinId| format!("paladin:{}", card.0));
        Some(Drag { motion: Motion::new(MovedPiece::Thing, from, to), tap, label, aim: None })
    };
    pairs.filter(|(card, other)| card != other).filter_map(swap).collect()
}
