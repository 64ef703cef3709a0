//! The Overlord at the table: his position, his Workers, his next turn, and the Reference cards.

use super::scene::Scene;
use super::signs::ribbon_sign;
use crate::components::{PrimaryAction, Ribbon, Site, Space, Tier};
use crate::table::Texts;
use crate::table::scene::SceneExt as _;
use crate::texts::{self, names};
use crate::{Choice, Event, ExpectedTurn, Lower, OverlordEvent};
use kernel::grammar::capital;
use kernel::{Lang, Seat};
use ui::{Atom, Sign};

#[derive(Clone, Debug, PartialEq)]
pub struct OverlordSpace {
    pub space: Space,
    pub his: u8,
    pub posts: Vec<(Seat, u8)>,
    pub he: bool,
    pub comes: bool,
    pub protected: bool,
}

impl OverlordSpace {
    pub const fn is_empty(&self) -> bool {
        self.his == 0 && self.posts.is_empty() && !self.he && !self.comes
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct OverlordPlan {
    /// Steps: sentence, sign, and whether it is a danger.
    pub steps: Vec<(String, &'static str, bool)>,
    pub averted: Vec<String>,
    pub hidden: bool,
    pub to: Option<Space>,
    /// His Workers in the supply, now and after that turn.
    pub supply: (u8, u8),
    pub lang: Lang,
}

fn sign_of(event: &Event) -> (&'static str, bool) {
    let Event::Overlord(event) = event else { return ("debt-unpaid", false) };
    match event {
        OverlordEvent::Moved { .. } => ("overlord-token", false),
        OverlordEvent::Dismissed { .. } => ("dismiss", false),
        OverlordEvent::Ordered { .. } | OverlordEvent::Advanced { .. } | OverlordEvent::TurnedBack { .. } => {
            ("advancement", false)
        }
        OverlordEvent::Entered { .. } | OverlordEvent::Bumped { .. } | OverlordEvent::Removed { .. } => {
            ("w-overlord", true)
        }
        OverlordEvent::ReachedThirdTier { .. } | OverlordEvent::Lost(_) => ("tier-danger", true),
        _ => ("w-overlord", false),
    }
}

/// Returns the Overlord's next turn after the previewed choice, or as things stand. `None` without him.
pub fn plan(scene: &Scene, choice: Option<Choice>) -> Option<OverlordPlan> {
    let state = &scene.state;
    let team = state.team().filter(|team| team.space.is_some())?;
    let now = state.overlord_next();
    let choice = choice.filter(|choice| scene.choices.contains(choice));
    let ahead = choice.map_or_else(|| now.clone(), |choice| state.overlord_after(choice));
    let narrate = |event: &Event| {
        let text = texts::event(event, &scene.names, scene.lang)?;
        let (sign, danger) = sign_of(event);
        Some((text, sign, danger))
    };
    let steps: Vec<_> = ahead.events.iter().filter_map(narrate).collect();
    let dangers = now.events.iter().filter_map(narrate).filter(|(.., danger)| *danger).map(|(text, ..)| text);
    let averted = if ahead.is_hidden {
        Vec::new()
    } else {
        dangers.filter(|text| !steps.iter().any(|(other, ..)| other == text)).collect()
    };
    let to = ahead.events.iter().find_map(|event| match event {
        Event::Overlord(OverlordEvent::Moved { to, .. }) => Some(*to),
        _ => None,
    });
    Some(OverlordPlan {
        steps,
        averted,
        hidden: ahead.is_hidden,
        to,
        supply: (team.supply(), left(&ahead, team.supply())),
        lang: scene.lang,
    })
}

fn left(ahead: &ExpectedTurn, supply: u8) -> u8 {
    ahead.events.iter().fold(supply, |supply, event| match event {
        Event::Overlord(OverlordEvent::Placed { left, .. }) => *left,
        Event::Overlord(OverlordEvent::TurnedBack { .. } | OverlordEvent::Relieved { .. }) => supply + 1,
        _ => supply,
    })
}

pub fn stands(scene: &Scene, place: usize, to: Option<Space>) -> Vec<OverlordSpace> {
    let Some(team) = scene.state.team() else { return Vec::new() };
    let segment = scene.segment(place);
    let stand = |site: Site| {
        let space = Space { segment, site };
        let posts = scene.state.all_seats().map(|seat| (seat, team.posted(space, seat)));
        OverlordSpace {
            space,
            his: team.workers(space),
            posts: posts.filter(|(_, count)| *count > 0).collect(),
            he: team.space == Some(space),
            comes: to == Some(space) && team.space != Some(space),
            protected: team.protects(space),
        }
    };
    Site::ALL.map(stand).into_iter().filter(|stand| !stand.is_empty()).collect()
}

pub fn space_texts(scene: &Scene, space: Space) -> Vec<String> {
    let Some(team) = scene.state.team() else { return Vec::new() };
    let texts = Texts(scene.lang);
    let mut parts = Vec::new();
    if team.space == Some(space) {
        parts.push(texts.the_overlord().to_owned());
    }
    if team.workers(space) > 0 {
        parts.push(names::OVERLORD_WORKER.count(team.workers(space), scene.lang));
        parts.extend(team.protects(space).then(|| texts.protected().to_owned()));
    }
    for seat in scene.state.all_seats().filter(|seat| team.posted(space, *seat) > 0) {
        parts.push(texts.posted(scene.name(seat), team.posted(space, seat)));
    }
    parts
}

pub fn in_castle(scene: &Scene, place: usize) -> ([bool; 2], bool) {
    let section = scene.section(place);
    let held = scene.state.team().map_or([false; 2], |team| Tier::ALL.map(|tier| team.holds(tier, section)));
    (held, scene.state.is_protected(section))
}

pub fn line(scene: &Scene) -> Option<(usize, Site)> {
    let space = scene.state.team()?.space?;
    Some((scene.state.ring_place(space.segment), space.site))
}

#[derive(Clone, Debug, PartialEq)]
pub struct ReferenceCard {
    pub reference: Ribbon,
    pub ribbon: &'static str,
    pub gains: Sign,
    pub front: bool,
    pub label: String,
}

pub fn cards(scene: &Scene, seat: Seat) -> Vec<ReferenceCard> {
    let Some(team) = scene.state.team() else { return Vec::new() };
    let card = |(place, reference): (usize, Ribbon)| {
        let front = place == 0;
        let label = if front {
            texts::reference_text(reference, scene.lang)
        } else {
            capital(&texts::upper_text(reference, scene.lang))
        };
        let gains = reference.reference().gains.sign(scene.lang);
        ReferenceCard { reference, ribbon: ribbon_sign(reference), gains, front, label }
    };
    team.references(seat).enumerate().map(card).collect()
}

pub type Holder = (String, Seat);

pub fn all_cards(scene: &Scene) -> Vec<(Holder, Vec<ReferenceCard>)> {
    let seats = scene.viewer.around(scene.state.all_seats().count());
    seats.map(|seat| ((scene.name(seat), seat), cards(scene, seat))).collect()
}

pub fn lower(scene: &Scene, action: PrimaryAction) -> Option<Sign> {
    let texts = Texts(scene.lang);
    Some(match scene.state.lower_part(scene.viewer, action)? {
        Lower::Remove(most) => {
            let workers = names::OVERLORD_WORKER.count(most, scene.lang);
            Sign::many("overlord-off", most, texts.then_removes(workers))
        }
        Lower::Place => Sign::one("v-worker", texts.then_places()),
    })
}
