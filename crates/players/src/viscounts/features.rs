//! The value networks of Viscounts and their input features: those of one seat, of another one, and of the table.

use super::evaluation::{held_bonuses, near_bonuses, reach};
use super::time::time;
use crate::network::{ORDER, ValueNetwork, flag, order};
use kernel::{Game, Seat};
use std::sync::{Arc, LazyLock};
use viscounts::Viscounts;
use viscounts::components::{BuildingKind, Icon, Icons, PrimaryAction, TRACK_END};

const SEAT: usize = 111;
const TABLE: usize = 14;
const BESIDE: usize = 12;
pub(super) const FEATURES: usize = 2 * SEAT + TABLE + ORDER + BESIDE;

/// The networks for two players, for three and four, and for one against an official opponent. `francia train` makes
/// them.
pub(super) static NETWORKS: LazyLock<Vec<Arc<ValueNetwork>>> =
    LazyLock::new(|| ValueNetwork::shared(FEATURES, include_bytes!("values.bin")));

pub(super) fn network_place(game: &Viscounts) -> usize {
    if game.opponent().is_some() { 2 } else { usize::from(game.seats() > 2) }
}

pub(super) fn table_features(game: &Viscounts, two: [Seat; 2], into: &mut Vec<f32>) {
    let start = into.len();
    let (left, using) = time(game);
    let board = game.board();
    let seats = game.seats();
    let solo = game.opponent().is_some();
    into.extend([
        left,
        left * left,
        using,
        f32::from(board.debts_left) / 10.0,
        f32::from(board.deeds_left) / 10.0,
        flag(game.last_round().is_some()),
        flag(game.last_round().is_some_and(|last| game.round() >= last)),
        f32::from(game.round().min(40)) / 20.0,
        flag(seats == 2 && !solo),
        flag(seats == 3),
        flag(seats == 4),
        flag(solo),
        board.manuscripts.iter().filter(|pile| pile.is_empty()).count() as f32 / 5.0,
        board.townsfolk.iter().filter(|pile| pile.is_empty()).count() as f32 / 5.0,
    ]);
    into.extend(order(seats, game.turn(), game.first(), two));
    beside(game, two, into);
    debug_assert_eq!(into.len() - start, FEATURES - 2 * SEAT);
}

/// Adds the features of the seats besides the two that are compared: they end the game, bump Workers and hold the
/// Castle, too.
fn beside(game: &Viscounts, two: [Seat; 2], into: &mut Vec<f32>) {
    let castle = &game.board().castle;
    let mut sums = [0.0; BESIDE];
    for seat in game.all_seats().filter(|seat| !two.contains(seat)) {
        let player = game.player(seat);
        let own = |cell: &[u8]| f32::from(cell.get(seat.index()).copied().unwrap_or(0));
        let apart = f32::from(player.virtue.saturating_sub(player.corruption)) / f32::from(TRACK_END);
        let [first, second] = [castle.first, castle.second].map(|tier| tier.map(|cell| own(&cell) / 2.0));
        let of_seat = [
            game.sheet(seat).iter().sum::<i32>() as f32 / 50.0,
            (1.0 - apart).powi(2),
            f32::from(player.unpaid + player.acquired) / 4.0,
            f32::from(player.workers) / 10.0,
            own(&castle.third) / 4.0,
            flag(castle.leader == Some(seat)),
        ];
        let all = of_seat.into_iter().chain(first).chain(second);
        sums.iter_mut().zip(all).for_each(|(sum, more)| *sum += more);
    }
    into.extend(sums);
}

fn icons(icons: Icons, size: f32, into: &mut Vec<f32>) {
    into.extend(Icon::ALL.map(|icon| f32::from(icons.count(icon)) / size));
}

pub(super) fn seat_features(game: &Viscounts, seat: Seat, into: &mut Vec<f32>) {
    let start = into.len();
    let player = game.player(seat);
    let board = game.board();
    let count = |number: usize| number as f32;
    let sheet = game.sheet(seat);
    into.extend(sheet.map(|points| points as f32 / 10.0));
    into.push(sheet.iter().sum::<i32>() as f32 / 50.0);
    into.push(f32::from(player.silver).sqrt() / 3.0);
    into.extend(player.resources.map(|held| f32::from(held.min(8)) / 4.0));
    into.extend([player.unpaid, player.paid, player.acquired, player.approved].map(|held| f32::from(held) / 4.0));
    let gap = f32::from(player.virtue.saturating_sub(player.corruption)) / f32::from(TRACK_END);
    into.extend([
        f32::from(player.corruption) / f32::from(TRACK_END),
        f32::from(player.virtue) / f32::from(TRACK_END),
        gap,
        (1.0 - gap).powi(2),
        f32::from(player.workers) / 10.0,
    ]);
    for kind in BuildingKind::ALL {
        into.extend((1..=3).map(|slot| flag(player.built[kind as usize] >> slot & 1 == 1)));
        into.push(count(player.count_built(kind)) / 3.0);
    }
    let (mut all, worth) = player.icons_and_worth();
    let lasting = game.lasting_icons(seat);
    all.add(lasting);
    let line = game.with_line(seat, lasting);
    let cards = player.count_cards();
    icons(line, 3.0, into);
    icons(lasting, 3.0, into);
    icons(all, 10.0, into);
    icons(all, count(cards.max(3)), into);
    let mut held = Icons::NONE;
    player.hand.iter().for_each(|card| held.add(card.card().icons));
    icons(held, 3.0, into);
    let dropping = player.line[2].map_or(Icons::NONE, |card| card.card().icons);
    icons(dropping, 2.0, into);
    into.extend([
        count(player.hand.len()) / 4.0,
        count(cards) / 15.0,
        f32::from(worth) / 20.0,
        f32::from(worth) / count(cards.max(1)) / 3.0,
        count(player.draw.len()) / 10.0,
    ]);
    for action in [PrimaryAction::Construct, PrimaryAction::PlaceWorkers, PrimaryAction::Transcribe] {
        let most = f32::from(reach(player, line, dropping, action));
        into.extend([most / 5.0, most * most / 25.0]);
    }
    let ribbons = player.all_ribbons();
    into.push(count(player.manuscripts.len()) / 5.0);
    into.extend(ribbons.map(|held| count(held) / 3.0));
    into.push(count(near_bonuses(game, ribbons)));
    into.push(count(held_bonuses(game, seat)) / 2.0);
    let castle = &board.castle;
    let own = |cell: &[u8]| f32::from(cell.get(seat.index()).copied().unwrap_or(0));
    into.extend(castle.first.map(|cell| own(&cell) / 2.0));
    into.extend(castle.second.map(|cell| own(&cell) / 2.0));
    into.extend([
        own(&castle.third) / 4.0,
        castle.first.iter().map(|cell| own(cell)).sum::<f32>() / 5.0,
        castle.second.iter().map(|cell| own(cell)).sum::<f32>() / 5.0,
        flag(castle.leader == Some(seat)),
        flag(game.turn() == seat),
        flag(game.first() == seat),
    ]);
    into.extend((0..3).map(|site| flag(player.space.site as usize == site)));
    match game.opponent().filter(|opponent| opponent.seat == seat) {
        Some(opponent) => {
            into.extend((0..4).map(|kind| flag(opponent.kind as usize == kind)));
            into.extend([count(opponent.future.len()) / 4.0, count(opponent.draw.len()) / 8.0]);
        }
        None => into.extend([0.0; 6]),
    }
    debug_assert_eq!(into.len() - start, SEAT);
}
