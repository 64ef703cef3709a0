//! Outcome of a choice as the table shows it: chips, Workers in the Castle, and the route of the Viscount.

use crate::components::{Building, BuildingKind, Effect, Site, Space, Spot};
use crate::{Castle, CastleStep, Choice, Event, Viscounts};
use kernel::Seat;

#[derive(Clone, Debug, PartialEq)]
pub struct TablePreview {
    pub choice: Choice,
    pub known: kernel::Preview<Viscounts>,
    pub steps: Vec<CastleStep>,
    pub castle: Castle,
    pub path: Vec<Space>,
}

impl TablePreview {
    pub fn of(state: &Viscounts, seat: Seat, choice: Choice) -> Option<Self> {
        let known = kernel::Preview::of(state, choice)?;
        let path = match choice {
            Choice::Move(to) => path(state, seat, to),
            _ => Vec::new(),
        };
        let steps = state.cascade(choice);
        let castle = state.board().castle.after(&steps);
        Some(Self { choice, known, steps, castle, path })
    }

    /// Returns the Links that it would complete, by the spot before each.
    pub fn links(&self) -> impl Iterator<Item = (Spot, Effect)> {
        self.known.events.iter().filter_map(|event| match *event {
            Event::Linked { spot, effect, .. } => Some((spot, effect)),
            _ => None,
        })
    }
}

fn onward(state: &Viscounts, from: Space) -> [Option<Space>; 2] {
    let ring = &state.board().ring;
    let next = ring[(state.ring_place(from.segment) + 1) % ring.len()];
    let here = |site| Some(Space { segment: from.segment, site });
    match from.site {
        Site::Left => [here(Site::Right), here(Site::Inside)],
        Site::Right => [Some(Space { segment: next, site: Site::Left }), None],
        Site::Inside => [here(Site::Right), Some(Space { segment: next, site: Site::Inside })],
    }
}

/// Returns the route of a Viscount to a space, both ends included, no longer than what it pays for.
fn path(state: &Viscounts, seat: Seat, to: Space) -> Vec<Space> {
    /// Longer routes go around the ring and are not shown.
    const MOST: usize = 9;
    let player = state.player(seat);
    let value = player.line[0].map_or(1, |card| usize::from(card.card().value));
    let free = player.has_built(Building { kind: BuildingKind::TradingPost, slot: 1 });
    let paid = usize::from(state.move_cost(to).unwrap_or(0));
    let longest = value + usize::from(free) + paid;
    let mut walks = vec![vec![player.space]];
    for steps in 1..=longest.min(MOST) {
        let step = |walk: &Vec<Space>| {
            let here = walk.last().copied().unwrap_or_default();
            onward(state, here).into_iter().flatten().map(|next| [&walk[..], &[next]].concat()).collect::<Vec<_>>()
        };
        walks = walks.iter().flat_map(step).collect();
        if steps >= value
            && let Some(walk) = walks.iter().find(|walk| walk.last() == Some(&to))
        {
            return walk.clone();
        }
    }
    Vec::new()
}
