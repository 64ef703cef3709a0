//! The trees of a search, shared by all determinizations: one node per sequence of choices of all seats, or of one seat
//! in its own tree.

use crate::evaluation::MAX_SEATS;

pub(super) type NodeId = u32;
pub(super) const ROOT: NodeId = 0;

/// True for the root of a seat's tree. The roots come first; [`ROOT`] is that of the searching seat.
pub(super) const fn is_root(id: NodeId) -> bool {
    (id as usize) < MAX_SEATS
}

const NONE: NodeId = u32::MAX;
const MAX_NODES: usize = 1_500_000;

/// Assumed value of an unvisited child, relative to the mean of its parent.
const UNVISITED: f32 = -0.03;

/// Share of the priors that is spread evenly over all children, so that each is tried.
const EVEN_SHARE: f32 = 0.1;

#[derive(Clone, Copy)]
pub(super) struct Node<C> {
    pub choice: Option<C>,
    first_child: NodeId,
    next: NodeId,
    pub visits: u32,
    /// Number of visits of the parent in which this choice was legal.
    available: u32,
    /// Exponential of the move value over the temperature; divided by the sum over the legal children it is the prior.
    prior: f32,
    /// For each seat the sum of the values of all visits, each from 0 (lost) to 1 (won).
    values: [f32; MAX_SEATS],
}

impl<C> Node<C> {
    const fn new(choice: Option<C>, prior: f32) -> Self {
        Self { choice, first_child: NONE, next: NONE, visits: 0, available: 0, prior, values: [0.0; MAX_SEATS] }
    }

    pub fn mean(&self, seat: usize) -> f32 {
        self.values[seat] / self.visits.max(1) as f32
    }
}

pub(super) struct Tree<C> {
    nodes: Vec<Node<C>>,
}

impl<C: Copy + PartialEq> Tree<C> {
    pub fn new() -> Self {
        Self { nodes: vec![Node::new(None, 1.0); MAX_SEATS] }
    }

    pub fn node(&self, id: NodeId) -> &Node<C> {
        &self.nodes[id as usize]
    }

    /// True if an iteration ends at this node: it is new, or the tree is full.
    pub fn is_leaf(&self, id: NodeId) -> bool {
        let node = self.node(id);
        node.first_child == NONE && !is_root(id) && node.visits == 0 || self.nodes.len() > MAX_NODES
    }

    /// The children of a node, in the order in which they were added.
    pub fn children(&self, parent: NodeId) -> impl Iterator<Item = NodeId> {
        let first = self.node(parent).first_child;
        std::iter::successors((first != NONE).then_some(first), |&child| {
            let next = self.node(child).next;
            (next != NONE).then_some(next)
        })
    }

    pub fn child(&self, parent: NodeId, choice: C) -> Option<NodeId> {
        self.children(parent).find(|&child| self.node(child).choice == Some(choice))
    }

    pub fn most_visited(&self, parent: NodeId, choices: &[C]) -> Option<NodeId> {
        let legal = choices.iter().filter_map(|&choice| self.child(parent, choice));
        legal.filter(|&child| self.node(child).visits > 0).max_by_key(|&child| self.node(child).visits)
    }

    /// Collects the children of all legal choices and counts them as available. `prior` is called for the index of a
    /// choice without a child, which is added.
    pub fn expand(&mut self, parent: NodeId, legal: &[C], mut prior: impl FnMut(usize) -> f32, into: &mut Vec<NodeId>) {
        into.clear();
        let mut cursor = self.node(parent).first_child;
        for (place, &choice) in legal.iter().enumerate() {
            // Usually the children are in the order of the choices.
            if cursor == NONE || self.node(cursor).choice != Some(choice) {
                let known = self.child(parent, choice);
                cursor = known.unwrap_or_else(|| self.add(parent, Node::new(Some(choice), prior(place))));
            }
            let child = &mut self.nodes[cursor as usize];
            child.available += 1;
            into.push(cursor);
            cursor = child.next;
        }
    }

    fn add(&mut self, parent: NodeId, child: Node<C>) -> NodeId {
        let id = self.nodes.len() as NodeId;
        match self.children(parent).last() {
            Some(last) => self.nodes[last as usize].next = id,
            None => self.nodes[parent as usize].first_child = id,
        }
        self.nodes.push(child);
        id
    }

    /// Of the legal children, the one with the highest PUCT score for the seat to move (Rosin 2011; Silver et al.
    /// 2017). As in ISMCTS, the number of visits in which the child was legal takes the place of the parent's visits.
    pub fn select(&self, parent: NodeId, legal: &[NodeId], seat: usize, exploration: f32) -> NodeId {
        let all: f32 = legal.iter().map(|&child| self.node(child).prior).sum();
        let even = EVEN_SHARE / legal.len().max(1) as f32;
        let unvisited = self.node(parent).mean(seat) + UNVISITED;
        let mut best = (NONE, f32::NEG_INFINITY);
        for &child in legal {
            let node = self.node(child);
            let value = if node.visits == 0 { unvisited } else { node.mean(seat) };
            let prior = (1.0 - EVEN_SHARE) * node.prior / all + even;
            let bonus = exploration * prior * (node.available as f32).sqrt() / (1 + node.visits) as f32;
            if value + bonus > best.1 {
                best = (child, value + bonus);
            }
        }
        if best.0 == NONE { legal.first().copied().unwrap_or(ROOT) } else { best.0 }
    }

    pub fn back_up(&mut self, path: &[NodeId], values: [f32; MAX_SEATS]) {
        for &passed in path {
            let node = &mut self.nodes[passed as usize];
            node.visits += 1;
            for (sum, value) in node.values.iter_mut().zip(values) {
                *sum += value;
            }
        }
    }
}
