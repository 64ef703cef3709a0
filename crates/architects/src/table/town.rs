//! The places of the town: their state for the question, the yield of the next Worker, and the Workers there.

use super::anchors;
use super::scene::Scene;
use super::worth;
use super::yields::{self, Yields};
use crate::components::{Location, MANY_PRISONERS};
use crate::table::Texts;
use crate::table::scene::SceneExt as _;
use crate::texts::{self, names};
use crate::{Bill, Choice, Intent, Owner, Question};
use kernel::Lang;
use kernel::grammar::{capital, headed, listed};
use ui::{Tap, TileState};

/// The plates of the town, in their order on the map. The Workshop has a larger one of its own.
pub const PLATES: [Location; 8] = [
    Location::Mines,
    Location::Quarry,
    Location::Silversmith,
    Location::Forest,
    Location::TownCentre,
    Location::Guardhouse,
    Location::Storehouse,
    Location::TaxStand,
];

#[derive(Clone, Debug, PartialEq)]
pub struct LocationView {
    pub location: Location,
    pub standing: TileState,
    pub tap: Tap,
    pub yields: Yields,
    /// Points at the end from a Worker there in the last turn. None when a choice follows.
    pub points: Option<i32>,
    pub why: String,
    /// Workers there, in the order of the seats.
    pub groups: Vec<Group>,
    pub comes: bool,
    pub label: String,
    pub lang: Lang,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    pub owner: Owner,
    pub count: u8,
    pub own: bool,
    pub risk: bool,
    pub tap: Option<Tap>,
    pub label: String,
}

pub fn places(scene: &Scene) -> Vec<LocationView> {
    PLATES.map(|location| place(scene, location)).into_iter().collect()
}

pub fn place(scene: &Scene, location: Location) -> LocationView {
    let lang = scene.lang;
    let key = anchors::place(location);
    let chosen = [Choice::Place(location), Choice::Recall(location)];
    let looked = scene.proposal.is_some_and(|proposal| {
        chosen.contains(&proposal) || matches!(proposal, Choice::Capture { location: at, .. } if at == location)
    });
    let groups = groups(scene, location);
    let question = scene.question();
    let why = match question {
        Some(Question::Place) => scene.why_not(Intent::Place(location)),
        Some(Question::Recall) => scene.why_not(Intent::Recall(location)),
        Some(Question::Capture(_)) if groups.iter().all(|group| group.tap.is_none()) => {
            let owner = groups.first().map_or(scene.viewer.into(), |group| group.owner);
            scene.why_not(Intent::Capture(location, owner))
        }
        _ => None,
    };
    let targets: Vec<Choice> = targets(scene, location).collect();
    let legal = chosen.into_iter().find_map(|choice| scene.tap(choice)).or_else(|| match targets[..] {
        [] => None,
        [only] => scene.tap(only),
        _ => Some(Tap::Explain(fan_key(location))),
    });
    let (standing, tap) = match (legal, &why) {
        _ if is_under_way(question, location) => (TileState::Current, Tap::Explain(key)),
        (Some(tap), _) if looked => (TileState::Current, tap),
        (Some(tap), _) if question == Some(Question::Place) => (TileState::Legal, tap),
        (Some(tap), _) => (TileState::Target, tap),
        (None, Some(why)) => (TileState::Locked, Tap::Why(why.clone())),
        // A tap on another place changes the previous choice.
        (None, None) => (TileState::Quiet, scene.switch(Choice::Place(location)).unwrap_or(Tap::Explain(key))),
    };
    // A Worker whose action is still being chosen is counted already.
    let acts = acts_at(question) == Some(location);
    let workers = scene.state.workers_at(location, scene.viewer) + u8::from(!acts);
    let yields = yields::of(&scene.state, scene.viewer, location, workers, lang);
    let points = points(scene, location);
    let why = why.unwrap_or_default();
    let gives = if acts { String::new() } else { yields.label(lang) };
    let label = label(scene, location, gives, &groups, &why);
    // The reason against a capture is the same for many places. It is shown on a tap only.
    let why = if question == Some(Question::Place) { why } else { String::new() };
    let comes = looked && scene.proposal == Some(Choice::Place(location));
    LocationView { location, standing, tap, yields, points, why, groups, comes, label, lang }
}

const fn acts_at(question: Option<Question>) -> Option<Location> {
    match question {
        Some(Question::Dig) => Some(Location::Mines),
        Some(Question::Workshop) => Some(Location::Workshop),
        Some(Question::Guard(_)) => Some(Location::Guardhouse),
        Some(Question::Trade(_) | Question::Pay(Bill::Trade(_))) => Some(Location::Storehouse),
        _ => None,
    }
}

fn is_under_way(question: Option<Question>, location: Location) -> bool {
    acts_at(question) == Some(location) && matches!(location, Location::Guardhouse | Location::Storehouse)
}

fn points(scene: &Scene, location: Location) -> Option<i32> {
    scene.state.turns_left()?;
    let choice = Choice::Place(location);
    scene.look(choice)?;
    let known = scene.preview(choice)?.known;
    let after = known.after.filter(|_| known.next.is_none())?;
    Some(worth::total(&after, scene.viewer) - worth::total(&scene.state, scene.viewer))
}

fn fan_key(location: Location) -> String {
    format!("fan:{}", location.key())
}

pub fn targets(scene: &Scene, location: Location) -> impl Iterator<Item = Choice> {
    let here = move |choice: &&Choice| matches!(choice, Choice::Capture { location: at, .. } if *at == location);
    scene.choices.iter().filter(here).copied()
}

pub fn groups(scene: &Scene, location: Location) -> Vec<Group> {
    let state = &scene.state;
    let group = |owner: Owner| {
        let count = state.workers_at(location, owner);
        let capture = Choice::Capture { location, owner };
        let tap = scene.tap(capture);
        let label = tap.as_ref().map_or_else(String::new, |_| texts::choice(state, capture, scene.lang));
        // A reset takes no Virtue from the Overlord.
        let risk = location == Location::Prison && count >= MANY_PRISONERS && owner.seat().is_some();
        Group { owner, count, own: owner == scene.viewer, risk, tap, label }
    };
    state.owners().map(group).filter(|group| group.count > 0).collect()
}

pub fn prison(scene: &Scene) -> LocationView {
    place(scene, Location::Prison)
}

fn label(scene: &Scene, location: Location, gives: String, groups: &[Group], why: &str) -> String {
    let lang = scene.lang;
    let texts = Texts(lang);
    let stands = |group: &Group| format!("{} {}", scene.name_of(group.owner), group.count);
    let stand: Vec<String> = groups.iter().map(stands).collect();
    let stand = if stand.is_empty() { texts.nobody_there().to_owned() } else { listed(&stand, lang) };
    let gives = if gives.is_empty() { None } else { Some(texts.next_gives(gives)) };
    let parts = [gives, Some(texts.who_stands(stand)), Some(why.to_owned()).filter(|why| !why.is_empty())];
    let text = parts.into_iter().flatten().collect::<Vec<_>>().join(". ");
    headed(&capital(names::location(location, lang)), &text, lang)
}
