//! Phase 2: Viscounts move along the arrows.

use super::choice::Choice;
use super::components::{Building, BuildingKind, Effect, Segment, Site, Space};
use super::event::Event;
use super::state::Viscounts;
use super::step::Step;
use super::things::Thing;
use super::why_not::WhyNot;
use engine::{Check, stop_if};
use kernel::EventSink;

const SPACES: u32 = 15;
/// Number of steps after which nothing new can be reached: twice around the outside path.
const MOST_STEPS: u16 = 20;

/// A set of spaces, one bit each, in the order of the ring: left, right and inside of each segment, clockwise.
type Spaces = u16;

const LEFT: Spaces = 0b001_001_001_001_001;
const RIGHT: Spaces = LEFT << 1;
const INSIDE: Spaces = LEFT << 2;

const fn around(spaces: Spaces, places: u32) -> Spaces {
    ((spaces << places) | (spaces >> (SPACES - places))) & (LEFT | RIGHT | INSIDE)
}

/// Moves a set one step along every arrow: left to right and down to the inside; right to the next left; inside up to
/// the right or on to the next inside.
const fn step(spaces: Spaces) -> Spaces {
    let left = spaces & LEFT;
    let right = spaces & RIGHT;
    let inside = spaces & INSIDE;
    (left << 1) | (left << 2) | around(right, 2) | (inside >> 1) | around(inside, 3)
}

impl Viscounts {
    /// Phase 2: passes on every space that the Viscount of this turn can reach, with its price in Silver. The played
    /// card's value is free, as is one more space with the first Trading Post. Each further space costs 1 Silver.
    pub fn each_move(&self, mut hand: impl FnMut(Space, u8) -> Check) -> Check {
        let player = self.player(self.turn);
        let value = u16::from(self.played.map_or(1, |card| card.card().value));
        let free = u16::from(player.has_built(Building { kind: BuildingKind::TradingPost, slot: 1 }));
        let most = (value + free + player.silver).min(MOST_STEPS);
        let mut spaces: Spaces = 1 << self.bit(player.space);
        let mut seen: Spaces = 0;
        for steps in 1..=most {
            spaces = step(spaces);
            if steps < value {
                continue;
            }
            let cost = (steps - value).saturating_sub(free) as u8;
            let mut new = spaces & !seen;
            seen |= spaces;
            while new != 0 {
                hand(self.space_of(new.trailing_zeros()), cost)?;
                new &= new - 1;
            }
        }
        Check::Continue(())
    }

    pub fn move_cost(&self, space: Space) -> Result<u8, WhyNot> {
        let mut found = 0;
        let reached = self.each_move(|other, cost| {
            found = cost;
            stop_if(other == space)
        });
        if reached.is_break() { Ok(found) } else { Err(WhyNot::TooFar) }
    }

    /// Returns the segment of the cheapest move among these choices, the first one among equals. `None` if no choice
    /// moves.
    pub fn cheapest_segment(&self, choices: &[Choice]) -> Option<Segment> {
        let cost = |choice: &Choice| match choice {
            Choice::Move(space) => Some((self.move_cost(*space).ok()?, space.segment)),
            _ => None,
        };
        choices.iter().filter_map(cost).min_by_key(|(cost, _)| *cost).map(|(_, segment)| segment)
    }

    fn bit(&self, space: Space) -> u32 {
        self.ring_place(space.segment) as u32 * 3 + space.site as u32
    }

    fn space_of(&self, bit: u32) -> Space {
        let segment = self.board.ring.get(bit as usize / 3).copied().unwrap_or_default();
        Space { segment, site: Site::ALL[bit as usize % 3] }
    }

    pub(super) fn along_outside(&self, mut space: Space, steps: u8) -> Space {
        for _ in 0..steps {
            space = if space.site == Site::Left {
                Space { site: Site::Right, ..space }
            } else {
                let next = (self.ring_place(space.segment) + 1) % self.board.ring.len();
                Space { segment: self.board.ring[next], site: Site::Left }
            };
        }
        space
    }

    pub(super) fn move_viscount(&mut self, space: Space, out: &mut impl EventSink<Event>) {
        let paid = self.move_cost(space).unwrap_or(0);
        self.spend(self.turn, Thing::Silver, paid, out);
        self.arrive(space, paid, out);
    }

    /// Ends the movement of this turn's Viscount. Seats already on the space may rearrange at once.
    pub(super) fn arrive(&mut self, space: Space, paid: u8, out: &mut impl EventSink<Event>) {
        let seat = self.turn;
        self.player_mut(seat).space = space;
        out.emit(Event::Moved { seat, to: space, paid });
        for other in self.others(seat).rev() {
            if self.player(other).space == space {
                self.flow.push(Step::Effect(other, Effect::Rearrange));
            }
        }
    }
}
