//! The value networks of Paladins and their input features: those of one seat, of another one, and of the table.

use super::evaluation::Evaluator;
use super::weights::Weights;
use crate::network::{ValueNetwork, flag};
use kernel::Seat;
use paladins::components::{Ability, Action, Attribute, ORDER_TASK, ROUNDS, TRACK_END, When, Worker};
use paladins::{Paladins, Question};
use std::sync::{Arc, LazyLock};

const SEAT: usize = 103;
const TABLE: usize = 19;
pub(super) const FEATURES: usize = 2 * SEAT + TABLE;
const OWN_TERMS: usize = 18;

/// The networks for two players and for three and four. `francia train` makes them.
pub(super) static NETWORKS: LazyLock<Vec<Arc<ValueNetwork>>> =
    LazyLock::new(|| ValueNetwork::shared(FEATURES, include_bytes!("values.bin")));

/// Index of the network for a table; `None` unless players compete.
pub(super) fn network_place(game: &Paladins) -> Option<usize> {
    let alone = game.rival().is_none() && game.team().is_none();
    alone.then(|| usize::from(game.seats() > 2))
}

pub(super) fn table_features(game: &Paladins, into: &mut Vec<f32>) {
    let start = into.len();
    let board = game.board();
    let left = f32::from(ROUNDS - game.round().min(ROUNDS)) / f32::from(ROUNDS);
    let tax = f32::from(board.tax) / f32::from(game.full_tax().max(1));
    let seats = game.seats();
    let active = (0..seats).filter(|&seat| !game.player(Seat(seat as u8)).passed).count();
    let solo = game.rival().is_some();
    into.extend([
        left,
        left * left,
        flag(game.round() == 1),
        flag(game.round() == ROUNDS),
        f32::from(game.round() % 2),
        tax,
        f32::from(board.tax) / 5.0,
        active as f32 / seats as f32,
        flag(matches!(game.asked(), Some((_, Question::Turn)))),
        board.orders(game.round()).len() as f32 / 3.0,
        board.favour_workers.iter().flatten().count() as f32 / 5.0,
        board.outsiders.iter().flatten().count() as f32 / 3.0,
        board.spaces.iter().flatten().count() as f32 / 10.0,
        board.spaces.iter().filter(|piece| piece.is_none()).count() as f32 / 10.0,
        flag(seats == 2 && !solo),
        flag(seats == 3),
        flag(seats == 4),
        flag(solo),
        board.town.iter().flatten().count() as f32 / 6.0,
    ]);
    debug_assert_eq!(into.len() - start, TABLE);
}

pub(super) fn seat_features(game: &Paladins, seat: Seat, terms: &[f32], weights: &Weights, into: &mut Vec<f32>) {
    let start = into.len();
    let evaluator = Evaluator::new(game, seat, weights);
    let player = evaluator.player;
    into.extend(terms.iter().take(OWN_TERMS).map(|term| term / 10.0));
    into.push(terms.iter().sum::<f32>() / 40.0);
    into.push(game.order_points(seat) as f32 / 10.0);
    for attribute in Attribute::ALL {
        let level = f32::from(player.track(attribute)) / f32::from(TRACK_END);
        into.extend([level, level * level, f32::from(player.boost(attribute)) / 3.0]);
    }
    let count = |worker: Worker| f32::from(player.workers.count(worker));
    into.extend(Worker::ALL.map(|worker| count(worker) / 3.0));
    into.push(Worker::ALL.map(count).iter().sum::<f32>() / 8.0);
    for goods in [player.silver, player.provisions] {
        into.extend([f32::from(goods) / 6.0, f32::from(goods).sqrt() / 2.0]);
    }
    into.push(f32::from((player.silver + player.provisions) % 3) / 2.0);
    let counted = || Action::RIGHT.into_iter().chain([Action::Develop]);
    into.extend(counted().map(|action| f32::from(player.done(action)) / 5.0));
    for slot in 0..3 {
        let order = game.board().orders(game.round()).get(slot);
        let done = order.map_or(0, |order| order.card().task().map_or(0, |action| player.done(action)));
        into.extend([flag(done >= ORDER_TASK), f32::from(done.min(ORDER_TASK)) / f32::from(ORDER_TASK)]);
    }
    let base = (0..12).filter_map(Action::of_index);
    into.extend(base.map(|action| flag(player.used(action) && !player.passed)));
    into.extend(Action::RIGHT.map(|action| f32::from(evaluator.shops_on(action)) / 2.0));
    let crew = |when: fn(&When) -> bool| {
        player.crew.iter().filter(|townsfolk| when(&townsfolk.card().when)).count() as f32 / 2.0
    };
    let acts = |action: Action| {
        player.crew.iter().filter(|townsfolk| townsfolk.card().when == When::Action(action)).count() as f32
    };
    into.extend(counted().map(acts));
    into.extend([
        crew(|when| *when == When::PaysDebt),
        crew(|when| *when == When::GainsDebt),
        crew(|when| *when == When::UsesFavour),
        crew(|when| *when == When::Inquisition),
        crew(|when| *when == When::InquisitionSuspected),
        crew(|when| *when == When::InquisitionClean),
        player.crew.len() as f32 / 5.0,
    ]);
    let (most, _) = evaluator.suspects();
    let cards = player.suspicion.len();
    into.extend([
        cards as f32 / 5.0,
        flag(cards > 0 && cards >= most),
        flag(cards < most),
        (cards as f32 - most as f32).clamp(-4.0, 4.0) / 4.0,
    ]);
    into.extend([player.unpaid, player.paid].map(|debts| f32::from(debts) / 3.0));
    into.push(flag(player.unpaid > 0));
    let free = player.paladin.is_some_and(|paladin| matches!(paladin.card().ability, Ability::Free(_)));
    let asked = game.asked().is_some_and(|(asked, _)| asked == seat);
    into.extend([flag(player.passed), flag(player.paladin.is_some()), flag(free), flag(asked)]);
    into.push(flag(game.start_player() == seat));
    let rival = game.rival().filter(|_| game.is_rival(seat));
    into.push(flag(rival.is_some()));
    into.extend(rival.map_or([0.0; 4], |rival| {
        [
            f32::from(rival.workers) / 8.0,
            f32::from(rival.marker) / 8.0,
            (0..16).filter(|&action| rival.used.has(action)).count() as f32 / 6.0,
            rival.schemes_left() as f32 / 17.0,
        ]
    }));
    debug_assert_eq!(into.len() - start, SEAT);
}
