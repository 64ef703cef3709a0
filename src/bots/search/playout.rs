//! What a leaf leads to: played on at a glance up to the horizon, and judged there.

use super::super::evaluation::{Judged, MOST_SEATS};
use super::super::network::{Network, likely};
use super::super::one_step::place_of_most;
use super::Search;
use super::settings::Horizon;
use crate::kernel::{Quiet, Seat};

/// More steps than any game has left.
const BOUND: u32 = 3_000;

impl<G: Judged> Search<G> {
    /// Whether this is where the search judges: the turns since it began are given.
    pub(super) fn is_far_enough(horizon: Horizon, world: &G, end: u32, turns: u32) -> bool {
        match horizon {
            Horizon::Turns(most) => turns >= most && world.is_calm(),
            _ => world.progress().0 >= end && world.is_calm(),
        }
    }

    /// What a leaf leads to for every seat.
    pub(super) fn outcome(&mut self, world: &mut G, end: u32, turns: u32) -> [f32; MOST_SEATS] {
        self.play_on(world, self.settings.leaf(), end, turns);
        let mut values = self.judge(world);
        let share = self.settings.foresight;
        if share > 0.0
            && world.decision().is_some()
            && let Some(network) = &self.network
        {
            for (value, foreseen) in values.iter_mut().zip(foresee(world, network, &mut self.inputs)) {
                *value += share * (foreseen - *value);
            }
        }
        values
    }

    /// Plays on at a glance up to a horizon, over rounds with a random choice now and then. So many turns are over since the
    /// search began.
    pub(super) fn play_on(&mut self, world: &mut G, horizon: Horizon, end: u32, mut turns: u32) {
        // Over a few turns a random choice would drown what is compared.
        let by_chance = if matches!(horizon, Horizon::Turns(_)) { 0 } else { self.settings.random };
        for _ in 0..BOUND {
            if Self::is_far_enough(horizon, world, end, turns) {
                break;
            }
            world.choices(&mut self.glancing.choices);
            let count = self.glancing.choices.len();
            let place = match count {
                0 => break,
                1 => 0,
                _ if by_chance > 0 && self.chance.below(100) < by_chance => self.chance.below(count as u32) as usize,
                _ => {
                    world.gains(&self.glancing.choices, &self.glance, &mut self.glancing.gains);
                    place_of_most(&self.glancing.gains).unwrap_or(0)
                }
            };
            if world.apply(self.glancing.choices[place], &mut Quiet).is_err() {
                break;
            }
            turns += u32::from(world.is_calm());
        }
    }

    /// What a state is worth to every seat, from 0 to 1: the chance to be ahead of the best other, and of each other.
    fn judge(&self, world: &G) -> [f32; MOST_SEATS] {
        let seats = world.seats().min(MOST_SEATS);
        let over = world.decision().is_none();
        let mut points = [0.0; MOST_SEATS];
        for (seat, points) in points.iter_mut().enumerate().take(seats) {
            *points = world.worth(Seat(seat as u8), &self.weights);
        }
        let outcome = Outcome { scale: self.scale, over };
        shares(seats, |seat, other| outcome.ahead(points[seat] - points[other]))
    }
}

/// What a lead comes to.
#[derive(Clone, Copy, Debug)]
pub struct Outcome {
    /// A lead by so many points is a game all but won.
    pub scale: f32,
    /// Whether the game is over: then it counts most who won.
    pub over: bool,
}

impl Outcome {
    /// What a lead comes to, from 0 (lost) to 1 (won).
    pub fn ahead(self, lead: f32) -> f32 {
        let ahead = likely(lead * 2.0 / self.scale);
        if !self.over {
            return ahead;
        }
        let won = if lead > 0.0 {
            1.0
        } else if lead < 0.0 {
            0.0
        } else {
            0.5
        };
        0.6 * won + 0.4 * ahead
    }
}

/// What the network foresees for every seat; `inputs` is a buffer.
fn foresee<G: Judged>(world: &G, network: &Network, inputs: &mut Vec<f32>) -> [f32; MOST_SEATS] {
    let seats = world.seats().min(MOST_SEATS);
    let mut ahead = [[0.0; MOST_SEATS]; MOST_SEATS];
    for (seat, other) in (0..seats).flat_map(|seat| (0..seat).map(move |other| (seat, other))) {
        world.look(Seat(seat as u8), Seat(other as u8), inputs);
        ahead[seat][other] = network.foresee(inputs);
        ahead[other][seat] = 1.0 - ahead[seat][other];
    }
    shares(seats, |seat, other| ahead[seat][other])
}

/// What it is worth to each seat to be so much ahead of each other.
fn shares(seats: usize, ahead: impl Fn(usize, usize) -> f32) -> [f32; MOST_SEATS] {
    let mut values = [0.0; MOST_SEATS];
    for (seat, value) in values.iter_mut().enumerate().take(seats) {
        let (mut least, mut sum) = (1.0_f32, 0.0);
        for other in (0..seats).filter(|&other| other != seat) {
            let ahead = ahead(seat, other);
            least = least.min(ahead);
            sum += ahead;
        }
        *value = 0.6 * least + 0.4 * sum / (seats - 1).max(1) as f32;
    }
    values
}
