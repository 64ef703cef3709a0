//! The value network of Architects and its input features: those of one seat, of another one, and of the table.

use super::evaluation::Evaluator;
use super::weights::Weights;
use crate::bounds::Bounds;
use crate::network::{ValueNetwork, flag};
use architects::components::{
    CARDS_EACH, CATHEDRAL, CIRCLES, LEAST_CATHEDRAL_VIRTUE, MOST_SEATS, MOST_VIRTUE, OpponentKind, SLOTS, Skill, Thing,
};
use architects::{Architects, Owner, plans};
use kernel::{Game, Seat};
use std::sync::{Arc, LazyLock};

const SEAT: usize = 70;
const TABLE: usize = 22;
const OWN_TERMS: usize = 10;
pub(super) const FEATURES: usize = 2 * SEAT + TABLE;

/// The networks for two players, for three to five, and for one against an official opponent. `francia train` makes
/// them.
pub(super) static NETWORKS: LazyLock<Vec<Arc<ValueNetwork>>> =
    LazyLock::new(|| ValueNetwork::shared(FEATURES, include_bytes!("values.bin")));

/// Index of the network for a table; `None` for a team.
pub(super) fn network_place(game: &Architects) -> Option<usize> {
    let solo = game.opponent().is_some();
    game.team().is_none().then(|| if solo { 2 } else { usize::from(game.seats() > 2) })
}

pub(super) fn table_features(game: &Architects, into: &mut Vec<f32>) {
    let start = into.len();
    let board = game.board();
    let taken = f32::from(board.taken) / game.capacity().max(1) as f32;
    let seats = game.seats();
    let opponent = game.opponent();
    let solo = opponent.is_some();
    let is = |kind: OpponentKind| flag(opponent.is_some_and(|opponent| opponent.kind == kind));
    into.extend([
        taken,
        taken * taken,
        f32::from(board.taken) / 20.0,
        (game.capacity() as f32 - f32::from(board.taken)).at_least(0.0) / 10.0,
        f32::from(game.round().min(100)) / 50.0,
        flag(game.turns_left().is_some()),
        game.turns_left().map_or(0.0, |turns| f32::from(turns) / seats.max(1) as f32),
        f32::from(board.tax.min(30)) / 10.0,
        board.market.iter().flatten().count() as f32 / 3.0,
        board.large.len() as f32 / 10.0,
        game.rewards_left() as f32 / 10.0,
        board.laid.iter().map(|silver| f32::from(*silver)).sum::<f32>() / SLOTS as f32,
        flag(seats == 2 && !solo),
        flag(seats == 3),
        flag(seats == 4),
        flag(seats == MOST_SEATS),
        flag(solo),
        board.plan_pile.len() as f32 / 40.0,
        game.all_seats().map(|seat| f32::from(game.player(seat).prison)).sum::<f32>() / 20.0,
        is(OpponentKind::Constantine),
        is(OpponentKind::Helena),
        opponent.map_or(0.0, |opponent| opponent.draw.len() as f32 / CARDS_EACH as f32),
    ]);
    debug_assert_eq!(into.len() - start, TABLE);
}

pub(super) fn seat_features(game: &Architects, seat: Seat, terms: &[f32], weights: &Weights, into: &mut Vec<f32>) {
    let start = into.len();
    let evaluator = Evaluator::new(game, seat, weights);
    let player = game.player(seat);
    let board = game.board();
    // The team's terms play no part in a comparison.
    into.extend(terms.iter().take(OWN_TERMS).map(|term| term.clamp(-80.0, 80.0) / 10.0));
    into.push(terms.iter().sum::<f32>().clamp(-200.0, 200.0) / 40.0);
    into.push((game.sheet(seat).iter().sum::<i32>() as f32).clamp(-200.0, 200.0) / 40.0);
    into.extend(player.goods.map(|held| f32::from(held.min(10)) / 5.0));
    into.push(f32::from(player.silver()).sqrt() / 3.0);
    let metal = f32::from(player.has(Thing::Gold)) + f32::from(player.has(Thing::Marble));
    into.extend([metal.at_most(60.0) / 20.0, metal.sqrt() / 4.0]);
    into.extend([
        f32::from(player.workers) / 10.0,
        f32::from(player.prison) / 5.0,
        f32::from(player.prison).at_most(3.0) / 3.0,
        f32::from(player.captives()) / 5.0,
        f32::from(game.held(seat)) / 5.0,
        f32::from(player.beside) / 3.0,
    ]);
    let standing: [u8; CIRCLES] = std::array::from_fn(|circle| evaluator.standing_at(circle));
    into.extend(standing.map(|count| f32::from(count) / 4.0));
    into.push(standing.iter().copied().max().map_or(0.0, f32::from) / 5.0);
    let guildhall = board.guildhall.iter().flatten().filter(|owner| **owner == Owner::Seat(seat));
    into.push(guildhall.count() as f32 / 5.0);
    let virtue = f32::from(player.virtue) / f32::from(MOST_VIRTUE);
    into.extend([
        virtue,
        virtue * virtue,
        flag(player.virtue < LEAST_CATHEDRAL_VIRTUE),
        flag(player.virtue >= 4),
        flag(player.virtue >= 10),
        flag(player.virtue >= 13),
    ]);
    into.extend([player.unpaid, player.paid].map(|debts| f32::from(debts) / 3.0));
    into.push(flag(player.unpaid > 0));
    into.extend([
        f32::from(player.cathedral) / CATHEDRAL.len() as f32,
        evaluator.next_ready(),
        evaluator.step_up() / 10.0,
    ]);
    let skilled = Skill::ALL.map(|skill| player.skilled(skill) as f32);
    into.extend(skilled.map(|count| count / 3.0));
    into.extend(skilled.map(|count| count.at_most(1.0)));
    into.push(player.apprentices.len() as f32 / 5.0);
    into.push(flag(player.has_space()));
    into.push(player.built.len() as f32 / 5.0);
    into.push(player.hand.len() as f32 / 5.0);
    let mut ready = [0.0_f32; 3];
    let (mut best, mut sum) = (0.0_f32, 0.0);
    for plan in plans(player.hand) {
        let share = evaluator.ready(plan);
        let worth = evaluator.building(plan);
        sum += worth;
        best = best.at_least(worth * share * share);
        if let Some(place) = ready.iter().position(|known| share > *known) {
            ready[place..].rotate_right(1);
            ready[place] = share;
        }
    }
    into.extend(ready);
    into.extend([best.clamp(0.0, 30.0) / 10.0, sum.clamp(-30.0, 60.0) / 20.0]);
    into.extend([
        flag(game.turn() == seat),
        flag(game.first() == seat),
        flag(game.is_opponent(seat)),
        game.opponent()
            .filter(|opponent| opponent.seat == seat)
            .map_or(0.0, |opponent| f32::from(opponent.stock.min(60)) / 20.0),
        flag(player.board.is_some()),
    ]);
    debug_assert_eq!(into.len() - start, SEAT);
}
