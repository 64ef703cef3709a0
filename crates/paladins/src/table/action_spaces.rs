//! The Worker spaces of an action: empty, proposed, filled, or covered by a Workshop.

use super::scene::Scene;
use crate::components::{Action, GATHERED, Worker, WorkerSpace, Workers};
use crate::table::scene::SceneExt as _;
use crate::{Player, Target, WhyNot};

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ActionSpace {
    pub space: WorkerSpace,
    pub content: SpaceContent,
    pub is_missing: bool,
    pub behind: Option<Behind>,
    /// Number of the Workshop that Develop would move next, on its first space.
    pub next_workshop: Option<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum SpaceContent {
    Empty,
    Worker(Worker),
    Ghost(Worker),
    Workshop,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Behind {
    Gains(u8, &'static str),
    Quest,
    Crew,
}

pub fn holes(
    scene: &Scene,
    player: &Player,
    action: Action,
    current: bool,
    reasons: &[WhyNot],
    choosing: bool,
) -> Vec<ActionSpace> {
    let spaces = player.spaces(action);
    let placed = player.on(action);
    let covered = |place: usize| player.covered(action, place);
    let aimed = |place: usize| matches!(scene.target(), Some(Target::Workshop(onto, at)) if onto == action && usize::from(at) == place);
    let ghosts = match scene.proposed_workers().filter(|_| current && scene.task().is_some()) {
        Some(band) => seats(spaces, &covered, band),
        None => [None; 3],
    };
    let mut missing: Vec<Worker> = reasons
        .iter()
        .filter_map(|why| match why {
            WhyNot::Worker { worker, .. } => Some(*worker),
            _ => None,
        })
        .collect();
    spaces
        .iter()
        .enumerate()
        .map(|(place, space)| {
            let content = match (placed.get(place).copied().flatten(), ghosts.get(place).copied().flatten()) {
                _ if covered(place) => SpaceContent::Workshop,
                _ if aimed(place) && !choosing => SpaceContent::Workshop,
                (Some(worker), _) => SpaceContent::Worker(worker),
                (None, Some(worker)) => SpaceContent::Ghost(worker),
                (None, None) => SpaceContent::Empty,
            };
            let is_missing = content == SpaceContent::Empty
                && space.is_some_and(|wanted| {
                    let found = missing.iter().position(|worker| *worker == wanted);
                    found.map(|found| missing.remove(found)).is_some()
                });
            let next_workshop = (action == Action::Develop && place == 0).then(|| player.moved_workshops());
            ActionSpace { space: *space, content, is_missing, behind: behind(action, place), next_workshop }
        })
        .collect()
}

fn behind(action: Action, place: usize) -> Option<Behind> {
    let sum = GATHERED.get(place).copied().unwrap_or_default();
    match action {
        Action::Hunt => Some(Behind::Gains(sum, "provision")),
        Action::Trade => Some(Behind::Gains(sum, "silver")),
        Action::Recruit => Some(if place == 0 { Behind::Quest } else { Behind::Crew }),
        _ => None,
    }
}

/// Assigns the Workers of a band to spaces: to the space of their type, Criminals to those that nobody else fits, the
/// rest anywhere.
pub fn seats(spaces: &[WorkerSpace], covered: &impl Fn(usize) -> bool, band: Workers) -> [Option<Worker>; 3] {
    let mut left = band;
    let mut seats = [None; 3];
    let open = spaces.iter().enumerate().filter(|(place, _)| !covered(*place)).count();
    let alone = band.total() < open;
    let fits = |place: usize| place < seats_len(spaces) && !covered(place) && !(alone && place > 0);
    for (place, space) in spaces.iter().enumerate().filter(|(place, _)| fits(*place)) {
        if let Some(worker) = space.filter(|worker| left.remove(*worker)) {
            seats[place] = Some(worker);
        }
    }
    for (place, space) in spaces.iter().enumerate().filter(|(place, _)| fits(*place)) {
        if space.is_some() && seats[place].is_none() && left.remove(Worker::Criminal) {
            seats[place] = Some(Worker::Criminal);
        }
    }
    for (place, _) in spaces.iter().enumerate().filter(|(place, _)| fits(*place)) {
        let next = left.iter().next();
        if let (None, Some(worker)) = (seats[place], next) {
            left.remove(worker);
            seats[place] = Some(worker);
        }
    }
    seats
}

fn seats_len(spaces: &[WorkerSpace]) -> usize {
    spaces.len().min(3)
}
