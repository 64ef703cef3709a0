//! The exchange of proposed Workers: each slot with its alternatives, and the price.

use super::action_spaces;
use super::scene::Scene;
use crate::components::{Action, Worker, WorkerSpace, Workers};
use crate::table::scene::SceneExt as _;
use crate::{Choice, Intent, Question, Target, Task};

#[derive(Clone, Debug, PartialEq)]
pub struct PaymentSlot {
    /// Space of the action. None while Workers are kept.
    pub space: Option<WorkerSpace>,
    pub worker: Option<Worker>,
    pub instead: Vec<(Option<Worker>, Choice)>,
}

fn offer(scene: &Scene, band: Workers) -> Option<Choice> {
    let choice = match scene.question()? {
        Question::Keep => Choice::Keep(band),
        Question::LoseWorker => Choice::Lose(band),
        _ => Choice::Pay(band),
    };
    scene.choices.contains(&choice).then_some(choice)
}

/// Returns the slots of the proposal: spaces of the action, or the places of the kept Workers.
pub fn slots(scene: &Scene) -> Vec<PaymentSlot> {
    let Some(band) = scene.proposed_workers() else { return Vec::new() };
    let places: Vec<(Option<WorkerSpace>, Option<Worker>)> = match scene.task() {
        Some(Task { intent: Intent::Action(action), target }) => {
            let player = scene.me();
            let covered = |place: usize| player.covered(action, place) || quest_closes(action, target, place);
            let seated = action_spaces::seats(player.spaces(action), &covered, band);
            let spaces = player.spaces(action).iter().zip(seated).enumerate();
            spaces.filter(|(place, _)| !covered(*place)).map(|(_, (space, worker))| (Some(*space), worker)).collect()
        }
        Some(Task { intent: Intent::Favour(slot), .. }) => {
            let space = scene.state.favour(slot).map(|favour| favour.card().worker);
            vec![(space, band.iter().next())]
        }
        Some(Task { intent: Intent::Order(_), .. }) => vec![(Some(None), band.iter().next())],
        None => band.iter().map(|worker| (None, Some(worker))).collect(),
    };
    places
        .into_iter()
        .map(|(space, worker)| {
            let mut rest = band;
            if let Some(worker) = worker {
                rest.remove(worker);
            }
            let others = Worker::ALL.into_iter().map(Some).chain([None]);
            let instead = others
                .filter_map(|other| {
                    let mut band = rest;
                    if let Some(other) = other {
                        band.add(other, 1);
                    }
                    offer(scene, band).map(|choice| (other, choice))
                })
                .collect();
            PaymentSlot { space, worker, instead }
        })
        .collect()
}

/// Returns true for the second space of Recruit on a quest, which takes only one Worker.
fn quest_closes(action: Action, target: Target, place: usize) -> bool {
    action == Action::Recruit && place > 0 && matches!(target, Target::Townsfolk { crew: false, .. })
}

pub fn price(scene: &Scene) -> Option<(u8, u8)> {
    let player = scene.me();
    Some(match scene.task()? {
        Task { intent: Intent::Favour(slot), .. } => {
            scene.state.favour(slot).map_or((0, 0), |favour| (favour.card().silver, favour.card().provisions))
        }
        Task { intent: Intent::Order(_), .. } => (0, 0),
        Task { intent: Intent::Action(action), target } => {
            let silver = match target {
                Target::Townsfolk { debt: true, .. } => 0,
                Target::Townsfolk { slot, .. } => player.townsfolk_cost(usize::from(slot)),
                Target::Outsider(slot) if action == Action::Attack => scene.state.attack_cost(scene.viewer, slot),
                _ => player.silver_cost(action),
            };
            (silver, player.provision_cost(action))
        }
    })
}
