//! The search: information-set Monte Carlo tree search with one tree for the seat that thinks (SO-ISMCTS).
//!
//! Every iteration deals anew what the seat cannot see and walks down the tree by the choices that are legal in that
//! world, so that a choice is compared only with those that were there with it. A first glance steers where nothing is
//! known yet (PUCT); the leaf is played on at a glance and judged: at the horizon, or, where a network foresees what comes
//! of a state, as soon as a few turns are over.

mod playout;
mod settings;

use super::evaluation::{Judged, MOST_SEATS};
use super::network::Network;
use super::one_step::{Glancing, place_of_most};
use crate::kernel::{Chance, Quiet, Reveals, Seat, Sink};
pub use playout::Outcome;
pub use settings::{Horizon, Settings};
use std::sync::Arc;

/// No node.
const NONE: u32 = u32::MAX;

/// Beyond so many nodes the tree grows no more; a bound for memory only.
const MOST_NODES: usize = 1_500_000;

#[derive(Clone, Copy)]
struct Node<C> {
    /// The choice that leads here; none for the root.
    choice: Option<C>,
    first_child: u32,
    next: u32,
    visits: u32,
    /// How often it was legal when its parent was passed.
    available: u32,
    /// How good it looks at a glance, not yet shared out.
    prior: f32,
    /// For each seat the sum of what the visits led to, each from 0 (lost) to 1 (won).
    values: [f32; MOST_SEATS],
}

impl<C> Node<C> {
    const fn new(choice: Option<C>, prior: f32) -> Self {
        Self { choice, first_child: NONE, next: NONE, visits: 0, available: 0, prior, values: [0.0; MOST_SEATS] }
    }

    fn mean(&self, seat: usize) -> f32 {
        self.values[seat] / self.visits.max(1) as f32
    }
}

/// Below so many visits the search is not sure of what comes next.
const LEAST_SURE: u32 = 24;

/// A choice that is made up already.
pub struct Planned<G: Judged> {
    /// What is asked then.
    pub question: G::Question,
    /// The choices that there are then.
    pub choices: Vec<G::Choice>,
    /// The one to make.
    pub choice: G::Choice,
}

/// Watches for something shown.
struct Watch {
    shown: bool,
}

impl<E: Reveals> Sink<E> for Watch {
    fn tell(&mut self, event: E) {
        self.shown |= event.reveals();
    }
}

/// What a search found out about one choice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Found<C> {
    /// The choice.
    pub choice: C,
    /// How many iterations went there.
    pub visits: u32,
    /// What they led to for the seat, from 0 (lost) to 1 (won).
    pub value: f32,
}

/// A search for one decision of one seat. It thinks as long as it is told to.
pub struct Search<G: Judged> {
    game: G,
    seat: Seat,
    settings: Settings,
    /// A lead by so many points is a game all but won.
    scale: f32,
    weights: Box<[f32]>,
    glance: Box<[f32]>,
    chance: Chance,
    nodes: Vec<Node<G::Choice>>,
    path: Vec<u32>,
    here: Vec<u32>,
    glancing: Glancing<G>,
    /// What foresees, and a buffer for what it looks at.
    network: Option<Arc<Network>>,
    inputs: Vec<f32>,
}

impl<G: Judged> Search<G> {
    /// A search for the seat that must decide, with the game's weights.
    pub fn new(game: &G, settings: Settings, chance: Chance) -> Self {
        Self::with_weights(game, settings, chance, G::weights(), G::glance_weights())
    }

    /// A search with weights of one's own, to judge by and to glance by.
    pub fn with_weights(game: &G, settings: Settings, chance: Chance, weights: &[f32], glance: &[f32]) -> Self {
        let seat = game.decision().map_or(Seat(0), |decision| decision.seat);
        Self {
            game: game.clone(),
            seat,
            settings,
            scale: game.scale(),
            weights: weights.into(),
            glance: glance.into(),
            chance,
            nodes: vec![Node::new(None, 1.0)],
            path: Vec::new(),
            here: Vec::new(),
            glancing: Glancing::default(),
            network: game.network(),
            inputs: Vec::new(),
        }
    }

    /// Foresees by another network than the game's.
    pub(super) fn foresee_by(&mut self, network: Arc<Network>) {
        self.network = Some(network);
    }

    /// The seat that thinks.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The only choice that there is, where there is just one: it needs no search.
    pub(super) fn only(&self) -> Option<G::Choice> {
        let mut choices = Vec::new();
        self.game.choices(&mut choices);
        if let [only] = choices[..] { Some(only) } else { None }
    }

    /// The weights that it judges by.
    pub(super) fn weights(&self) -> Box<[f32]> {
        self.weights.clone()
    }

    /// Searches for exactly so many iterations.
    pub(super) fn run_whole(&mut self, iterations: u32) {
        for _ in 0..iterations {
            self.iterate();
        }
    }

    /// Iterations so far.
    pub fn iterations(&self) -> u32 {
        self.nodes[0].visits
    }

    /// Searches for so many iterations more. It stops early where they cannot change the choice any more.
    pub fn run(&mut self, iterations: u32) {
        self.run_of(iterations, iterations);
    }

    /// Searches for so many iterations of all that are left.
    pub fn run_of(&mut self, iterations: u32, left: u32) {
        for done in 0..iterations {
            if done % 16 == 0 && self.is_settled(left - done.min(left)) {
                return;
            }
            self.iterate();
        }
    }

    /// Whether no other choice can catch up with the first in so many iterations.
    fn is_settled(&self, left: u32) -> bool {
        let (mut first, mut second, mut count) = (0, 0, 0);
        for child in self.children(0) {
            let visits = self.nodes[child as usize].visits;
            count += 1;
            if visits > first {
                (first, second) = (visits, first);
            } else {
                second = second.max(visits);
            }
        }
        count == 1 || first > second + left
    }

    /// What was found out about each choice, the most searched one first.
    pub fn found(&self) -> Vec<Found<G::Choice>> {
        let mut found: Vec<_> = self
            .children(0)
            .filter_map(|child| {
                let node = &self.nodes[child as usize];
                let value = node.mean(self.seat.index());
                Some(Found { choice: node.choice?, visits: node.visits, value })
            })
            .collect();
        found.sort_by(|one, other| {
            (other.visits, other.value).partial_cmp(&(one.visits, one.value)).unwrap_or(one.visits.cmp(&other.visits))
        });
        found
    }

    /// By how many points of the lead two such values lie apart. Where a game is all but won or lost a value says little about points:
    /// what it says is not blown up there.
    pub(super) fn points_apart(&self, one: f32, other: f32) -> f32 {
        let middle = f32::midpoint(one, other);
        (one - other) * self.scale / 2.0 / (middle * (1.0 - middle)).max(0.1)
    }

    /// How much of the search went to each choice, as shares of it, the most searched one first.
    pub fn shares(&self) -> Vec<(G::Choice, f32)> {
        let found = self.found();
        let all: u32 = found.iter().map(|found| found.visits).sum();
        found.into_iter().map(|found| (found.choice, found.visits as f32 / all.max(1) as f32)).collect()
    }

    /// The choice that this search and others went to most, all searches alike; `None` before the first iteration.
    pub(super) fn elected(&self, votes: &dyn Fn(G::Choice) -> f32) -> Option<G::Choice> {
        let shares = self.shares();
        let sums: Vec<f32> = shares.iter().map(|&(choice, share)| share + votes(choice)).collect();
        place_of_most(&sums).map(|place| shares[place].0)
    }

    /// The choice to make; `None` once the game is over.
    pub fn best(&self) -> Option<G::Choice> {
        if let Some(found) = self.found().first() {
            return Some(found.choice);
        }
        Glancing::default().best(&self.game, &self.glance)
    }

    fn children(&self, node: u32) -> impl Iterator<Item = u32> {
        let first = self.nodes[node as usize].first_child;
        std::iter::successors((first != NONE).then_some(first), |&child| {
            let next = self.nodes[child as usize].next;
            (next != NONE).then_some(next)
        })
    }

    /// One iteration: a world dealt anew, down the tree, one step beyond it, on to the horizon, and back.
    pub fn iterate(&mut self) {
        self.iterate_by(None);
    }

    /// Where the search stops and judges, by the game's own progress.
    fn end(&self) -> u32 {
        match self.settings.horizon {
            Horizon::Rounds(more) => self.game.progress().0 + 1 + more,
            _ => u32::MAX,
        }
    }

    /// One iteration, with the first choice given or not.
    pub(super) fn iterate_by(&mut self, first: Option<G::Choice>) {
        let mut world = self.game.redeal(self.seat, &mut self.chance);
        let end = self.end();
        let mut turns = 0;
        self.path.clear();
        self.path.push(0);
        let mut node = 0;
        while let Some(decision) = world.decision() {
            if Self::is_far_enough(self.settings.horizon, &world, end, turns) {
                break;
            }
            world.choices(&mut self.glancing.choices);
            if let [only] = self.glancing.choices[..] {
                if world.apply(only, &mut Quiet).is_err() {
                    break;
                }
                turns += u32::from(world.is_calm());
                continue;
            }
            let leaf = self.nodes[node as usize].first_child == NONE;
            if leaf && node != 0 && self.nodes[node as usize].visits == 0 || self.nodes.len() > MOST_NODES {
                break;
            }
            self.meet(node, &world);
            let given = first.filter(|_| node == 0).and_then(|choice| self.child(0, choice));
            let child = given.unwrap_or_else(|| self.select(node, decision.seat.index()));
            let Some(choice) = self.nodes[child as usize].choice else { break };
            if world.apply(choice, &mut Quiet).is_err() {
                break;
            }
            turns += u32::from(world.is_calm());
            node = child;
            self.path.push(node);
        }
        let values = self.outcome(&mut world, end, turns);
        for &passed in &self.path {
            let passed = &mut self.nodes[passed as usize];
            passed.visits += 1;
            for (sum, value) in passed.values.iter_mut().zip(values) {
                *sum += value;
            }
        }
    }

    /// Finds the nodes of the choices that are legal now, in `here`, and makes those that are missing.
    fn meet(&mut self, node: u32, world: &G) {
        self.here.clear();
        let mut glanced = false;
        let mut cursor = self.nodes[node as usize].first_child;
        for place in 0..self.glancing.choices.len() {
            let choice = self.glancing.choices[place];
            // Most often the children come in the order of the list.
            if cursor == NONE || self.nodes[cursor as usize].choice != Some(choice) {
                let known = self.children(node).find(|&child| self.nodes[child as usize].choice == Some(choice));
                cursor = known.unwrap_or_else(|| {
                    if !glanced {
                        world.gains(&self.glancing.choices, &self.glance, &mut self.glancing.gains);
                        glanced = true;
                    }
                    let prior = (self.glancing.gains[place] / self.settings.temperature).clamp(-20.0, 20.0).exp();
                    self.add(node, Node::new(Some(choice), prior))
                });
            }
            let met = &mut self.nodes[cursor as usize];
            met.available += 1;
            self.here.push(cursor);
            cursor = met.next;
        }
    }

    /// The child of a choice.
    fn child(&self, node: u32, choice: G::Choice) -> Option<u32> {
        self.children(node).find(|&child| self.nodes[child as usize].choice == Some(choice))
    }

    /// The most visited child among these choices.
    fn favourite(&self, node: u32, choices: &[G::Choice]) -> Option<u32> {
        let legal = choices.iter().filter_map(|&choice| self.child(node, choice));
        legal
            .filter(|&child| self.nodes[child as usize].visits > 0)
            .max_by_key(|&child| self.nodes[child as usize].visits)
    }

    /// Adds a last child.
    fn add(&mut self, parent: u32, child: Node<G::Choice>) -> u32 {
        let place = self.nodes.len() as u32;
        match self.children(parent).last() {
            Some(last) => self.nodes[last as usize].next = place,
            None => self.nodes[parent as usize].first_child = place,
        }
        self.nodes.push(child);
        place
    }

    /// Of the nodes met, the one that promises the most to the seat that decides.
    fn select(&self, parent: u32, seat: usize) -> u32 {
        let all: f32 = self.here.iter().map(|&child| self.nodes[child as usize].prior).sum();
        let even = 0.1 / self.here.len().max(1) as f32;
        // What was never tried is taken to be a little worse than what is known here.
        let unknown = self.nodes[parent as usize].mean(seat) - 0.03;
        let mut best = (NONE, f32::NEG_INFINITY);
        for &child in &self.here {
            let node = &self.nodes[child as usize];
            let value = if node.visits == 0 { unknown } else { node.mean(seat) };
            let share = 0.9 * node.prior / all + even;
            let bonus = self.settings.exploration * share * (node.available as f32).sqrt() / (1 + node.visits) as f32;
            if value + bonus > best.1 {
                best = (child, value + bonus);
            }
        }
        if best.0 == NONE { self.here.first().copied().unwrap_or(0) } else { best.0 }
    }

    /// What the search would do after its best choice, as long as nothing is shown, nobody else decides and it is sure:
    /// each choice with the question that it answers and the choices that there are then.
    pub fn plan(&mut self) -> Vec<Planned<G>> {
        let mut plan = Vec::new();
        let Some(mut choice) = self.best() else { return plan };
        let mut node = 0;
        let mut world = self.game.redeal(self.seat, &mut self.chance);
        let mut choices = Vec::new();
        loop {
            let mut watch = Watch { shown: false };
            if world.apply(choice, &mut watch).is_err() || watch.shown {
                return plan;
            }
            match self.child(node, choice) {
                Some(child) => node = child,
                // A choice that was the only one made no node.
                None if choices.len() == 1 => {}
                None => return plan,
            }
            let Some(decision) = world.decision().filter(|decision| decision.seat == self.seat) else { return plan };
            world.choices(&mut choices);
            if let [only] = choices[..] {
                choice = only;
                continue;
            }
            let Some(next) = self.favourite(node, &choices) else { return plan };
            let visits = self.nodes[next as usize].visits;
            let Some(planned) = self.nodes[next as usize].choice else { return plan };
            if world.is_calm() || visits < LEAST_SURE || visits * 5 < self.nodes[node as usize].visits * 2 {
                return plan;
            }
            choice = planned;
            plan.push(Planned { question: decision.question, choices: choices.clone(), choice });
        }
    }

    /// A game that could follow from a choice, up to where the search judges first: as the tree knows to play it, then at a
    /// glance. The same chance deals the same world, whatever the choice.
    pub(super) fn sample(&mut self, choice: G::Choice, chance: u64) -> G {
        self.chance = Chance::new(chance);
        let mut world = self.game.redeal(self.seat, &mut self.chance);
        let (near, end) = (self.settings.horizon, self.end());
        let mut turns = 0;
        let mut node = self.child(0, choice);
        let mut next = Some(choice);
        while let Some(choice) = next {
            if world.apply(choice, &mut Quiet).is_err() {
                break;
            }
            turns += u32::from(world.is_calm());
            if Self::is_far_enough(near, &world, end, turns) {
                break;
            }
            world.choices(&mut self.glancing.choices);
            next = if let [only] = self.glancing.choices[..] {
                Some(only)
            } else {
                let known = node.and_then(|node| self.favourite(node, &self.glancing.choices));
                node = known.filter(|&child| self.nodes[child as usize].visits >= 4);
                node.and_then(|child| self.nodes[child as usize].choice)
            };
        }
        self.play_on(&mut world, near, end, turns);
        world
    }

    /// Plays such a game on to its end: where the search judges, little is known of how many points there will be.
    pub(super) fn finish(&mut self, world: &mut G) {
        self.play_on(world, Horizon::End, u32::MAX, 0);
    }
}
