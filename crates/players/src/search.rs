//! The search: information set Monte Carlo tree search with a single observer, SO-ISMCTS (Cowling, Powley, Whitehouse
//! 2012).
//!
//! Each iteration samples a determinization: a copy of the state in which everything that the searching seat cannot see
//! is dealt anew. It descends by PUCT among the choices that are legal in this determinization, adds a node, and values
//! the leaf by a greedy playout to the horizon (`playout.rs`). The priors are the softmax of the game's move values.
//! All seats choose in the search, each for its own value: in one tree, or each in a tree of its own ([`Trees`]). A
//! tree of information sets for the other seats is not built.

pub mod playout;
mod predictor;
mod tree;

use super::evaluation::{Evaluate, MAX_SEATS};
use super::network::ValueNetwork;
use super::policy::{GreedyPolicy, argmax, greatest_first};
use super::settings::{Horizon, SearchSettings, Trees};
use super::tomes::brings;
use kernel::{Chance, Lang, RevealProbe, Seat};
use playout::{Depth, Playouts};
use std::sync::Arc;
use tree::{NodeId, ROOT, Tree, is_root};

/// A plan ends at a choice with fewer visits.
const MIN_PLANNED_VISITS: u32 = 24;

/// A sample leaves the tree at a choice with fewer visits.
const MIN_SAMPLED_VISITS: u32 = 4;

/// Iterations between two checks whether the choice is settled.
const CHECK: u32 = 16;

pub struct Planned<G: Evaluate> {
    pub question: G::Question,
    pub choices: Vec<G::Choice>,
    pub choice: G::Choice,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RootChoice<C> {
    pub choice: C,
    pub visits: u32,
    /// Their mean value for the searching seat, from 0 (lost) to 1 (won).
    pub value: f32,
}

pub struct Search<G: Evaluate> {
    game: G,
    seat: Seat,
    settings: SearchSettings,
    chance: Chance,
    tree: Tree<G::Choice>,
    playouts: Playouts<G>,
    /// Buffers: the path of an iteration, the legal children of a node, the legal choices and their move values.
    path: Vec<NodeId>,
    legal: Vec<NodeId>,
    choices: Vec<G::Choice>,
    values: Vec<f32>,
}

impl<G: Evaluate> Search<G> {
    pub fn new(game: &G, settings: SearchSettings, chance: Chance) -> Self {
        Self::with_weights(game, settings, chance, G::weights(), G::policy_weights())
    }

    pub fn with_weights(
        game: &G,
        settings: SearchSettings,
        chance: Chance,
        weights: &[f32],
        policy_weights: &[f32],
    ) -> Self {
        let seat = game.decision().map_or(Seat(0), |decision| decision.seat);
        Self {
            game: game.in_order(seat),
            seat,
            settings,
            chance,
            tree: Tree::new(),
            playouts: Playouts::new(game, settings, weights, policy_weights),
            path: Vec::new(),
            legal: Vec::new(),
            choices: Vec::new(),
            values: Vec::new(),
        }
    }

    pub fn use_network(&mut self, network: Arc<ValueNetwork>) {
        self.playouts.predictor = Some(network.into());
    }

    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The legal choice, if there is exactly one; it needs no search.
    pub(super) fn only(&self) -> Option<G::Choice> {
        let mut choices = Vec::new();
        self.game.choices(&mut choices);
        if let [only] = choices[..] { Some(only) } else { None }
    }

    pub(super) fn weights(&self) -> Box<[f32]> {
        self.playouts.weights.clone()
    }

    pub fn iterations(&self) -> u32 {
        self.tree.node(ROOT).visits
    }

    pub(super) fn run_iterations(&mut self, iterations: u32) {
        for _ in 0..iterations {
            self.iterate();
        }
    }

    pub fn run(&mut self, iterations: u32) {
        self.run_of(iterations, iterations);
    }

    /// Runs a number of iterations out of `left`. Stops early once those left cannot change the choice.
    pub fn run_of(&mut self, iterations: u32, left: u32) {
        for done in 0..iterations {
            if done % CHECK == 0 && self.is_settled(left - done.min(left)) {
                return;
            }
            self.iterate();
        }
    }

    /// True if no choice can overtake the most visited one in this number of iterations.
    fn is_settled(&self, left: u32) -> bool {
        let (mut first, mut second, mut count) = (0, 0, 0);
        for child in self.tree.children(ROOT) {
            let visits = self.tree.node(child).visits;
            count += 1;
            if visits > first {
                (first, second) = (visits, first);
            } else {
                second = second.max(visits);
            }
        }
        count == 1 || first > second + left
    }

    pub fn root_choices(&self) -> Vec<RootChoice<G::Choice>> {
        let root_choice = |child| {
            let node = self.tree.node(child);
            Some(RootChoice { choice: node.choice?, visits: node.visits, value: node.mean(self.seat.index()) })
        };
        let mut choices: Vec<_> = self.tree.children(ROOT).filter_map(root_choice).collect();
        greatest_first(&mut choices, |choice| (choice.visits, choice.value));
        choices
    }

    /// The difference of two values as a lead in points. The slope is bounded, because near 0 and 1 a value says little
    /// about points.
    pub(super) fn points_apart(&self, one: f32, other: f32) -> f32 {
        let middle = f32::midpoint(one, other);
        (one - other) * self.playouts.scale / 2.0 / (middle * (1.0 - middle)).max(0.1)
    }

    /// The root visit shares, from 0 to 1, most visited choice first.
    pub fn shares(&self) -> Vec<(G::Choice, f32)> {
        let choices = self.root_choices();
        let all: u32 = choices.iter().map(|choice| choice.visits).sum();
        choices.into_iter().map(|choice| (choice.choice, choice.visits as f32 / all.max(1) as f32)).collect()
    }

    /// The choice with the greatest sum of visit shares over this search and others, whose sum `votes` returns; `None`
    /// before the first iteration.
    pub(super) fn elected(&self, votes: &dyn Fn(G::Choice) -> f32) -> Option<G::Choice> {
        let shares = self.shares();
        let sums: Vec<f32> = shares.iter().map(|&(choice, share)| share + votes(choice)).collect();
        argmax(&sums).map(|place| shares[place].0)
    }

    /// The most visited choice, or the greedy one before the first iteration; `None` once the game is over.
    pub fn best(&self) -> Option<G::Choice> {
        // The search makes no node for a forced choice: its nodes belong to the decision after it.
        if let Some(only) = self.only() {
            return Some(only);
        }
        if let Some(best) = self.root_choices().first() {
            return Some(best.choice);
        }
        GreedyPolicy::default().best(&self.game, &self.playouts.policy_weights)
    }

    /// Runs one iteration: determinization, selection, expansion, playout, backup.
    pub fn iterate(&mut self) {
        self.iterate_from(None);
    }

    fn depth(&self) -> Depth {
        let horizon = self.settings.horizon;
        let end = match horizon {
            Horizon::Rounds(more) => self.game.progress().0 + 1 + more,
            _ => u32::MAX,
        };
        Depth { horizon, end, turns: 0 }
    }

    /// Index in [roots](Self::roots) of the tree in which a seat chooses.
    fn tree_of(&self, seat: Seat) -> usize {
        if self.settings.trees == Trees::One { self.seat.index() } else { seat.index().min(MAX_SEATS - 1) }
    }

    /// The root of each seat's tree; that of the searching seat is [`ROOT`].
    fn roots(&self) -> [NodeId; MAX_SEATS] {
        let own = self.seat.index();
        std::array::from_fn(|seat| if seat == own { ROOT } else { seat as NodeId + NodeId::from(seat < own) })
    }

    pub(super) fn iterate_from(&mut self, first: Option<G::Choice>) {
        let mut world = self.game.redeal(self.seat, &mut self.chance);
        let mut depth = self.depth();
        self.path.clear();
        self.path.push(ROOT);
        let mut cursors = self.roots();
        while let Some(decision) = world.decision() {
            if depth.is_reached(&world) {
                break;
            }
            let cursor = &mut cursors[self.tree_of(decision.seat)];
            let node = *cursor;
            world.choices(&mut self.choices);
            // A forced choice makes no node.
            if let [only] = self.choices[..] {
                world.make(only, &mut RevealProbe::default());
                depth.turns += u32::from(world.is_quiet());
                continue;
            }
            if self.tree.is_leaf(node) {
                break;
            }
            self.expand(node, &world);
            let place =
                first.filter(|_| node == ROOT).and_then(|choice| self.choices.iter().position(|own| *own == choice));
            let given = place.and_then(|place| self.legal.get(place).copied());
            let child = given.unwrap_or_else(|| {
                self.tree.select(node, &self.legal, decision.seat.index(), self.settings.exploration)
            });
            let Some(choice) = self.tree.node(child).choice else { break };
            // It is one of the listed choices.
            world.make(choice, &mut RevealProbe::default());
            depth.turns += u32::from(world.is_quiet());
            *cursor = child;
            if node != ROOT && is_root(node) {
                self.path.push(node);
            }
            self.path.push(child);
        }
        let values = self.playouts.leaf_values(&mut world, depth, &mut self.chance);
        self.tree.back_up(&self.path, values);
    }

    /// Collects the children of the legal choices in `legal`; new ones get their priors.
    fn expand(&mut self, node: NodeId, world: &G) {
        let Self { tree, playouts, legal, choices, values, settings, .. } = self;
        let mut valued = false;
        let prior = |place: usize| {
            if !valued {
                world.move_values(choices, &playouts.policy_weights, values);
                valued = true;
            }
            (values[place] / settings.temperature).clamp(-20.0, 20.0).exp()
        };
        tree.expand(node, choices, prior, legal);
    }

    /// The principal variation after the best choice, as far as nothing is revealed, no other seat decides, and each
    /// choice has enough visits.
    pub fn plan(&mut self) -> Vec<Planned<G>> {
        let mut plan = Vec::new();
        let Some(mut choice) = self.best() else { return plan };
        let mut node = ROOT;
        let mut world = self.game.redeal(self.seat, &mut self.chance);
        let mut choices = Vec::new();
        loop {
            let mut revealed = RevealProbe(false);
            if world.apply(choice, &mut revealed).is_err() || revealed.0 {
                return plan;
            }
            match self.tree.child(node, choice) {
                Some(child) => node = child,
                // A forced choice made no node.
                None if choices.len() == 1 => {}
                None => return plan,
            }
            let Some(decision) = world.decision().filter(|decision| decision.seat == self.seat) else { return plan };
            world.choices(&mut choices);
            if let [only] = choices[..] {
                choice = only;
                continue;
            }
            let Some(next) = self.tree.most_visited(node, &choices) else { return plan };
            let visits = self.tree.node(next).visits;
            let Some(planned) = self.tree.node(next).choice else { return plan };
            let share_is_small = visits * 5 < self.tree.node(node).visits * 2;
            if world.is_quiet() || visits < MIN_PLANNED_VISITS || share_is_small {
                return plan;
            }
            choice = planned;
            plan.push(Planned { question: decision.question, choices: choices.clone(), choice });
        }
    }

    /// A sampled continuation of a choice up to the tree's horizon: by the most visited choices of the tree, then
    /// greedily. The same seed gives the same determinization, whatever the choice.
    pub(super) fn sample(&mut self, choice: G::Choice, seed: u64) -> G {
        self.sample_to(self.depth(), choice, seed)
    }

    fn sample_turn(&mut self, choice: G::Choice, seed: u64) -> G {
        self.sample_to(Depth { horizon: Horizon::Turns(1), end: u32::MAX, turns: 0 }, choice, seed)
    }

    pub(super) fn tome_of(&mut self, choice: G::Choice) -> Option<[String; Lang::ALL.len()]> {
        self.game.tomes()?;
        let after = self.sample_turn(choice, 0);
        brings(&self.game, &after, self.seat)
    }

    fn sample_to(&mut self, mut depth: Depth, choice: G::Choice, seed: u64) -> G {
        self.chance = Chance::new(seed);
        let mut world = self.game.redeal(self.seat, &mut self.chance);
        let mut cursors = self.roots().map(Some);
        cursors[self.seat.index().min(MAX_SEATS - 1)] = self.tree.child(ROOT, choice);
        let mut next = Some(choice);
        while let Some(choice) = next {
            if world.apply(choice, &mut RevealProbe::default()).is_err() {
                break;
            }
            depth.turns += u32::from(world.is_quiet());
            if depth.is_reached(&world) {
                break;
            }
            world.choices(&mut self.choices);
            next = if let [only] = self.choices[..] {
                Some(only)
            } else {
                let Some(decision) = world.decision() else { break };
                let cursor = &mut cursors[self.tree_of(decision.seat)];
                let known = cursor.and_then(|node| self.tree.most_visited(node, &self.choices));
                *cursor = known.filter(|&child| self.tree.node(child).visits >= MIN_SAMPLED_VISITS);
                cursor.and_then(|child| self.tree.node(child).choice)
            };
        }
        self.playouts.play_on(&mut world, depth, &mut self.chance);
        world
    }

    /// Plays a sample on to the end of the game: at the horizon its final score is still uncertain.
    pub(super) fn finish(&mut self, world: &mut G) {
        let depth = Depth { horizon: Horizon::End, end: u32::MAX, turns: 0 };
        self.playouts.play_on(world, depth, &mut self.chance);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::SearchPurpose;
    use kernel::{NullSink, Setup};

    /// For the root of each seat's tree, the searching seat's first: its visits, and those of its children.
    fn roots<G: Evaluate>(trees: Trees) -> Vec<(u32, u32)> {
        let game = G::deal(&Setup::of(&["random"; 3]), Chance::new(1), &mut NullSink).unwrap();
        let settings = SearchSettings { trees, horizon: Horizon::Turns(6), ..game.settings(SearchPurpose::Strongest) };
        let mut search = Search::new(&game, settings, Chance::new(2));
        search.run_iterations(3_000);
        let visits = |id: NodeId| search.tree.node(id).visits;
        (0..MAX_SEATS as NodeId).map(|root| (visits(root), search.tree.children(root).map(visits).sum())).collect()
    }

    fn choices_of_all_seats_are_in_one_tree_or_in_one_of_each<G: Evaluate>() {
        let one = roots::<G>(Trees::One);
        assert_eq!(one[0], (3_000, 3_000), "each iteration begins at the root");
        assert!(one[1..].iter().all(|root| *root == (0, 0)), "{one:?}");
        let each = roots::<G>(Trees::EachSeat);
        assert_eq!(each[0], (3_000, 3_000));
        assert!(each[1..3].iter().all(|(own, below)| *own > 0 && own == below), "each other seat chooses: {each:?}");
        assert!(each[3..].iter().all(|root| *root == (0, 0)), "nobody sits there: {each:?}");
    }

    trilogy::each_game! { ($($game:ident: $Game:ident;)*) => { $(
        #[test]
        fn $game() {
            choices_of_all_seats_are_in_one_tree_or_in_one_of_each::<trilogy::$game::$Game>();
        }
    )* } }
}
