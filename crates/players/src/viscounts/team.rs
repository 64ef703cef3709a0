//! The co-op scenario of Viscounts: the chance that the Overlord ends the game, and the value of answers to him.

use super::time::time;
use crate::bounds::Bounds;
use kernel::{Game, Seat};
use viscounts::components::{
    DEBTS_ON_TOP, DEEDS_ON_TOP, FLIPPED_POINTS, OVERLORD_WORKERS, PrimaryAction, Segment, Site, Space, Tier,
};
use viscounts::{Lower, Player, Viscounts};

/// Points that a loss of the game counts for the team, enough for an almost certain loss.
const LOST: f32 = 60.0;
/// Turns of a full game, for two to four players.
const TURNS: [f32; 3] = [36.0, 45.0, 54.0];
/// Growth of the Overlord's Workers per turn of his, if the team answers him as well as it can.
const GROWS: f32 = 0.22;
/// Width of the transition at which his supply runs out, in Workers.
const SPREAD: f32 = 2.2;
/// Chance per turn that a Worker advances from a segment, with none of his on its outside spaces, and for each one
/// there.
const ADVANCES: f32 = 0.006;
const ADVANCES_EACH: f32 = 0.02;
/// Factor of the chance to reach the third tier, for each missing step.
const STEP: f32 = 0.35;
/// Number of his Workers that a player's Worker on the ring counters.
const POST: f32 = 0.7;

#[derive(Clone, Copy, Debug, Default)]
struct OverlordLine {
    outside: f32,
    /// Number from the inside space to the second tier, less players' Workers on the inside space, which hold them up.
    /// With three, the next one reaches the third tier.
    inside: f32,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct OverlordForce {
    /// His Workers outside the supply, less those that players' Workers counter.
    out: f32,
    lines: [OverlordLine; Segment::ALL.len()],
    turns: f32,
}

impl OverlordForce {
    /// Returns his position in a state; `None` outside of the co-op scenario.
    pub fn of(game: &Viscounts) -> Option<Self> {
        let team = game.team()?;
        let (left, _) = time(game);
        let turns = left * TURNS[row(game)];
        let mut out = f32::from(OVERLORD_WORKERS.saturating_sub(team.supply()));
        let lines = Segment::ALL.map(|segment| {
            let at = |site: Site| Space { segment, site };
            let [left, right, inside] = [Site::Left, Site::Right, Site::Inside].map(at);
            let posted = |space: Space| f32::from(team.posts(space).min(3));
            out -= (posted(left) + posted(right)) * POST;
            let section = game.section_beside(segment);
            let tiers = Tier::ALL.map(|tier| f32::from(u8::from(team.holds(tier, section)))).into_iter().sum::<f32>();
            OverlordLine {
                outside: f32::from(team.workers(left) + team.workers(right)),
                inside: f32::from(team.workers(inside)) + tiers - posted(inside) * POST,
            }
        });
        Some(Self { out, lines, turns })
    }

    fn risk(&self) -> f32 {
        let short = self.out + self.turns * GROWS - f32::from(OVERLORD_WORKERS);
        let supplied = 1.0 / (1.0 + (short / SPREAD).exp());
        let held = self.lines.iter().map(|line| {
            let advances = ADVANCES + ADVANCES_EACH * line.outside;
            let missing = (3.0 - line.inside).clamp(0.0, 4.0);
            (1.0 - advances * STEP.powf(missing)).powf(self.turns)
        });
        1.0 - supplied * held.product::<f32>()
    }

    /// Expected cost to the team, in points; 0 once the game is over.
    pub fn danger(&self) -> f32 {
        if self.turns > 0.0 { self.risk() * LOST } else { 0.0 }
    }

    fn changed(&self, space: Space, removed: u8, posted: bool) -> f32 {
        let mut after = *self;
        let line = &mut after.lines[space.segment.index()];
        let (gone, held) = (f32::from(removed), if posted { POST } else { 0.0 });
        after.out -= gone;
        if space.is_inside() {
            line.inside -= gone + held;
        } else {
            line.outside -= gone;
            after.out -= held;
        }
        self.danger() - after.danger()
    }

    /// Value to the team of the lower part of a seat's Reference card after a primary action on a space.
    pub fn lower(&self, game: &Viscounts, seat: Seat, space: Space, action: PrimaryAction) -> f32 {
        let (Some(team), Some(lower)) = (game.team(), game.lower_part(seat, action)) else { return 0.0 };
        let there = team.workers(space);
        match lower {
            Lower::Remove(most) if there > 0 && !team.protects(space) => self.changed(space, most.min(there), false),
            Lower::Place if there == 0 && game.player(seat).workers > 0 => self.changed(space, 0, true),
            _ => 0.0,
        }
    }

    pub fn bumped(&self, segment: Segment) -> f32 {
        self.changed(Space { segment, site: Site::Inside }, 1, false)
    }
}

fn row(game: &Viscounts) -> usize {
    game.seats().saturating_sub(2).min(TURNS.len() - 1)
}

/// Expected points of a player's flipped cards on Poverty and on Prosperity, before the cards are revealed. The nearer
/// card is almost certain to be revealed, the other one is not.
pub(super) fn flipped(game: &Viscounts, player: &Player) -> [f32; 2] {
    let board = game.board();
    let place = row(game) + 1;
    let taken = |left: u8, top: [u8; 4]| 1.0 - f32::from(left) / f32::from(top[place].max(1));
    let (debts, deeds) = (taken(board.debts_left, DEBTS_ON_TOP), taken(board.deeds_left, DEEDS_ON_TOP));
    let chance = |own: f32, other: f32| if own >= other { 0.9 } else { 0.6 * own / other.at_least(0.01) };
    let each = FLIPPED_POINTS as f32;
    let worth = |left: u8, chance: f32, count: u8| if left == 0 { 0.0 } else { each * chance * f32::from(count) };
    [
        worth(board.debts_left, chance(debts, deeds), player.approved),
        worth(board.deeds_left, chance(deeds, debts), player.paid),
    ]
}
