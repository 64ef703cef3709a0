//! The evaluation of Viscounts: the current points, and the expected value of all other holdings of a seat.

use super::team::{OverlordForce, flipped};
use super::time::time;
use super::weights::{COUNT, Weight, Weights};
use crate::bounds::Bounds;
use crate::evaluation::Term;
use kernel::{Game, Seat};
use lang::Text;
use viscounts::components::{BONUS_AT, BuildingKind, Icon, Icons, PrimaryAction, Ribbon, SET_POINTS, TRACK_END};
use viscounts::{Player, ScoreLine, Thing, Viscounts};

const fn term(id: &'static str, name: Text, thing: Thing) -> Term {
    Term { id, name, sign: thing.row().sign }
}

const fn of_line(id: &'static str, line: ScoreLine) -> Term {
    Term { id, name: line.row().name, sign: line.row().sign }
}

pub(super) const TERMS: [Term; 12] = [
    of_line("buildings", ScoreLine::Buildings),
    term("castle", text!("Workers in the Castle"), Thing::Worker),
    term("manuscripts", text!("Manuscripts"), Thing::Manuscript),
    term("leader", text!("Castle Leader"), Thing::Leader),
    of_line("bonuses", ScoreLine::Bonuses),
    term("debts", text!("Debts"), Thing::UnpaidDebt),
    term("deeds", text!("Deeds"), Thing::Deed),
    term("resources", text!("Silver and resources"), Thing::AnyResource),
    term("workers", text!("Workers to place"), Thing::Inwards),
    Term { id: "cards", name: text!("Cards"), sign: "ph-cards" },
    term("tracks", text!("Virtue and Corruption"), Thing::Virtue),
    Term { id: "overlord", name: text!("The Overlord"), sign: Thing::OverlordWorker.row().sign },
];

/// Evaluation of a seat; against an official opponent the lead over it, because there the remaining time favours the
/// opponent.
pub(super) fn lead(game: &Viscounts, seat: Seat, weights: &Weights) -> f32 {
    let official = game.opponent().map_or(0.0, |opponent| evaluation(game, opponent.seat, weights).iter().sum());
    // The Overlord's cost to the other seats of a team counts as much.
    let partners = (game.seats() - 1) as f32 * danger(game);
    evaluation(game, seat, weights).iter().sum::<f32>() - official - partners
}

/// Expected cost of the co-op scenario's Overlord per player: all bear it together.
fn danger(game: &Viscounts) -> f32 {
    OverlordForce::of(game).map_or(0.0, |stand| stand.danger() / game.seats() as f32)
}

pub(super) fn evaluation(game: &Viscounts, seat: Seat, weights: &Weights) -> [f32; TERMS.len()] {
    let weight = |weight: Weight| weights[weight as usize];
    let after = |first: Weight, places: usize| weights[(first as usize + places).min(COUNT - 1)];
    let player = game.player(seat);
    let over = game.decision().is_none();
    let (left, using) = time(game);
    let sheet = game.sheet(seat).map(|points| points as f32);
    let [buildings, castle, sets, manuscripts, leader, bonuses, unpaid, acquired, approved, poverty, prosperity, rest] =
        sheet;
    let count = |number: usize| number as f32;
    let held = count(held_bonuses(game, seat));
    // Poverty and Prosperity score once their cards are used up. Until then a lead counts in part.
    let others = |flipped: fn(&Player) -> u8| {
        let most = game.all_seats().filter(|&other| other != seat).map(|other| flipped(game.player(other))).max();
        (f32::from(flipped(player)) - f32::from(most.unwrap_or(0))).clamp(-3.0, 3.0) / 3.0
    };
    let on_the_way = |left_on_top: u8, lead: f32, most: Weight| {
        if over || left_on_top == 0 { 0.0 } else { lead * (1.0 - left) * weight(most) }
    };
    let [towards_poverty, towards_prosperity] = if game.team().is_some() {
        if over { [0.0; 2] } else { flipped(game, player) }
    } else {
        [
            on_the_way(game.board().debts_left, others(|player| player.approved), Weight::PovertyLead),
            on_the_way(game.board().deeds_left, others(|player| player.paid), Weight::ProsperityLead),
        ]
    };
    if game.is_opponent(seat) {
        // It follows its own rules: the remaining time is the best predictor of its future points.
        let more = rest + left * (weight(Weight::OpponentTime) + left * weight(Weight::OpponentTimeMore));
        return [
            buildings,
            castle,
            sets + manuscripts,
            leader,
            bonuses,
            unpaid + prosperity + towards_prosperity,
            acquired + approved + poverty + towards_poverty,
            more,
            0.0,
            0.0,
            0.0,
            0.0,
        ];
    }
    let (mut all, worths) = player.icons_and_worth();
    let lasting = game.lasting_icons(seat);
    all.add(lasting);
    let line = game.with_line(seat, lasting);
    let mut cards = left
        * (f32::from(worths) * weight(Weight::CardWorth) + count(player.count_cards()) * weight(Weight::Card))
        + using * count(player.hand.len()) * weight(Weight::HandCard);
    for (place, icon) in Icon::ALL.into_iter().enumerate() {
        let (in_line, in_all) = (f32::from(line.count(icon)), f32::from(all.count(icon)));
        cards +=
            using * in_line * after(Weight::LineMerchant, place) + left * in_all * after(Weight::AllMerchant, place);
        cards += using * (in_line - 1.0).at_least(0.0) * weight(Weight::LineMore);
    }
    cards += using * next_turn(player, line, weights);
    cards += deck(player, all, left, weights) + using * in_hand(player) * weight(Weight::HandIcon);
    let resources = player.resources.map(f32::from);
    let goods: f32 = resources.into_iter().enumerate().map(|(place, held)| held * after(Weight::Ink, place)).sum();
    let silver = f32::from(player.silver).sqrt() * 2.0 * weight(Weight::Silver);
    [
        buildings
            + left
                * BuildingKind::ALL
                    .into_iter()
                    .map(|kind| count(player.count_built(kind)) * after(Weight::TradingPost, kind as usize))
                    .sum::<f32>(),
        castle + left * in_castle(game, seat, weights),
        sets + manuscripts + left * on_the_shelf(game, player, weights),
        leader + if leader > 0.0 { left * weight(Weight::Leader) } else { 0.0 },
        bonuses + left * held * weight(Weight::Bonus),
        unpaid
            + prosperity
            + towards_prosperity
            + left
                * (f32::from(player.unpaid) * weight(Weight::Unpaid) + f32::from(player.paid) * weight(Weight::Paid)),
        acquired
            + approved
            + poverty
            + towards_poverty
            + left
                * (f32::from(player.acquired) * weight(Weight::Acquired)
                    + f32::from(player.approved) * weight(Weight::Approved)),
        using * (silver + goods),
        using * f32::from(player.workers).sqrt() * weight(Weight::Worker),
        cards + left * (weight(Weight::Time) + left * weight(Weight::TimeMore)),
        using * on_the_track(player, weights),
        -danger(game),
    ]
}

/// Value of the icons of an average line of three cards. It grows faster than linearly with each icon.
fn deck(player: &Player, all: Icons, left: f32, weights: &Weights) -> f32 {
    let share = 3.0 / player.count_cards().max(3) as f32;
    let mut sum = 0.0;
    for (place, icon) in Icon::ALL.into_iter().enumerate() {
        let mean = f32::from(all.count(icon)) * share;
        sum += mean * weights[(Weight::DeckMerchant as usize + place).min(COUNT - 1)];
        if icon != Icon::Merchant {
            sum += mean * mean * weights[Weight::DeckSquare as usize];
        }
    }
    left * sum
}

pub(super) fn in_hand(player: &Player) -> f32 {
    let useful = [Icon::Builder, Icon::Noble, Icon::Cleric, Icon::Criminal];
    let icons = player.hand.iter().map(|card| useful.iter().map(|&icon| card.card().icons.count(icon)).sum::<u8>());
    f32::from(icons.sum::<u8>())
}

pub(super) fn held_bonuses(game: &Viscounts, seat: Seat) -> usize {
    Ribbon::ALL.into_iter().filter(|&ribbon| game.holds_bonus(seat, ribbon)).count()
}

/// Number of Cleric Bonus cards that one more Manuscript would win, given the number of each ribbon.
pub(super) fn near_bonuses(game: &Viscounts, ribbons: [usize; 4]) -> usize {
    let nearly = ribbons.into_iter().zip(game.board().bonuses);
    nearly.filter(|(count, held)| *count + 1 == BONUS_AT && held.is_none()).count()
}

/// Value of the Manuscripts beyond their points: their number, the next ribbon of a set, Cleric Bonus cards within
/// reach.
fn on_the_shelf(game: &Viscounts, player: &Player, weights: &Weights) -> f32 {
    let weight = |weight: Weight| weights[weight as usize];
    let ribbons = player.all_ribbons();
    let most = ribbons.into_iter().max().unwrap_or(0);
    let mut next = 0;
    for set in 0..most {
        let colours = ribbons.iter().filter(|count| **count > set).count();
        next = next.max(if colours < 4 { SET_POINTS[colours + 1] - SET_POINTS[colours] } else { 0 });
    }
    player.manuscripts.len() as f32 * weight(Weight::Manuscript)
        + next as f32 * weight(Weight::NextRibbon)
        + near_bonuses(game, ribbons) as f32 * weight(Weight::NearBonus)
}

/// Value of the icons that the next turn can fund each action with, growing faster than linearly.
pub(super) fn next_turn(player: &Player, icons: Icons, weights: &Weights) -> f32 {
    let dropping = player.line[2].map_or(Icons::NONE, |card| card.card().icons);
    let mut sum = 0.0;
    for (place, action) in
        [PrimaryAction::Construct, PrimaryAction::PlaceWorkers, PrimaryAction::Transcribe].into_iter().enumerate()
    {
        let most = reach(player, icons, dropping, action);
        sum += f32::from(most * most) / 8.0 * weights[Weight::NextConstruct as usize + place];
    }
    sum
}

fn in_castle(game: &Viscounts, seat: Seat, weights: &Weights) -> f32 {
    let weight = |weight: Weight| weights[weight as usize];
    let castle = &game.board().castle;
    let (mut outer, mut inner, mut pairs, mut inner_pairs) = (0.0, 0.0, 0.0, 0.0);
    for (first, second) in castle.first.iter().zip(&castle.second) {
        let own = |cell: &[u8]| cell.get(seat.index()).copied().unwrap_or(0);
        outer += f32::from(own(first));
        inner += f32::from(own(second));
        pairs += f32::from(u8::from(own(first) == 2));
        inner_pairs += f32::from(u8::from(own(second) == 2));
    }
    outer * weight(Weight::OuterWorker)
        + inner * weight(Weight::InnerWorker)
        + pairs * weight(Weight::OuterPair)
        + inner_pairs * weight(Weight::InnerPair)
}

/// Value of the markers of Virtue and Corruption: their distance, and the position of their collision.
fn on_the_track(player: &Player, weights: &Weights) -> f32 {
    let weight = |weight: Weight| weights[weight as usize];
    let virtue = f32::from(TRACK_END - player.virtue.min(TRACK_END));
    let corruption = f32::from(player.corruption.saturating_sub(1));
    let apart = f32::from(player.virtue.saturating_sub(player.corruption)) / f32::from(TRACK_END);
    let near = (1.0 - f32::from(player.virtue.saturating_sub(player.corruption)) / 6.0).powi(2);
    let place = f32::from((player.virtue + player.corruption).saturating_sub(2)) / 12.0;
    near * (place * weight(Weight::NearDebts) + (1.0 - place) * weight(Weight::NearDeeds))
        + virtue * weight(Weight::Virtue)
        + corruption * weight(Weight::Corruption)
        + apart * apart * weight(Weight::Apart)
        + virtue * corruption / f32::from(TRACK_END) * weight(Weight::Meeting)
}

/// Number of icons that the next turn can fund an action with: those that stay in the line, the best card in hand, and
/// resources.
pub(super) fn reach(player: &Player, line: Icons, dropping: Icons, action: PrimaryAction) -> u16 {
    let icon = action.icon();
    let stay = line.counting_as(icon).saturating_sub(dropping.counting_as(icon));
    let hand = player.hand.iter().map(|card| card.card().icons.counting_as(icon)).max().unwrap_or(0);
    let resource = action.resource().map_or(0, |resource| player.has(resource));
    (u16::from(stay + hand) + resource).min(9)
}
