//! What a choice would lead to, as far as its seat may know before: through the steps that the page proposes itself.

use super::taste;
use crate::kernel::{Game, Reveals, Seat, Sink};
use crate::viscounts::components::{Effect, Site, Space, Spot};
use crate::viscounts::{Castle, Choice, Event, Question, Viscounts};

/// What a choice would lead to.
#[derive(Clone, Debug, PartialEq)]
pub struct Preview {
    /// What would happen, up to the first thing shown.
    pub events: Vec<Event>,
    /// Whether something would be shown: then it cannot be undone.
    pub reveals: bool,
    /// What its seat would be asked next.
    pub next: Option<Question>,
    /// The Castle after it.
    pub castle: Castle,
    /// Where the Viscount would walk, from where it stands.
    pub path: Vec<Space>,
}

impl Sink<Event> for Preview {
    fn tell(&mut self, event: Event) {
        self.reveals |= event.reveals();
        if !self.reveals {
            self.events.push(event);
        }
    }
}

impl Preview {
    /// What a legal choice of a seat would lead to.
    pub fn of(state: &Viscounts, seat: Seat, choice: Choice) -> Option<Self> {
        let mut after = state.clone();
        let castle = after.board().castle;
        let mut preview = Self { events: Vec::new(), reveals: false, next: None, castle, path: Vec::new() };
        if let Choice::Move(to) = choice {
            preview.path = path(state, seat, to);
        }
        after.apply(choice, &mut preview).ok()?;
        // What is chosen is seen through to its payment: a Building, so many Workers.
        let mut choices = Vec::new();
        while !preview.reveals && matches!(choice, Choice::Build(_) | Choice::Workers(_)) {
            after.choices(&mut choices);
            let paid = taste::cheapest(&choices).is_some_and(|paid| after.apply(paid, &mut preview).is_ok());
            if !paid {
                break;
            }
        }
        preview.next = after.decision().filter(|decision| decision.seat == seat).map(|decision| decision.question);
        if !preview.reveals {
            preview.castle = after.board().castle;
        }
        Some(preview)
    }

    /// The links that it would complete, by the spot before each.
    pub fn links(&self) -> impl Iterator<Item = (Spot, Effect)> {
        self.events.iter().filter_map(|event| match *event {
            Event::Linked { spot, effect, .. } => Some((spot, effect)),
            _ => None,
        })
    }
}

/// The spaces that an arrow leads to.
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

/// The way of a Viscount to a space, with both ends: no longer than what it pays for.
fn path(state: &Viscounts, seat: Seat, to: Space) -> Vec<Space> {
    /// Longer walks go around the ring and are not drawn.
    const MOST: usize = 9;
    let player = state.player(seat);
    let value = player.line[0].map_or(1, |card| usize::from(card.card().value));
    let free = player.has_built(crate::viscounts::components::Building {
        kind: crate::viscounts::components::BuildingKind::TradingPost,
        slot: 1,
    });
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
