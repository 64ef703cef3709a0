//! What a state of Viscounts is worth: the points so far, and what may still come of all that a player has.

mod glance;
mod outlook;
mod prospect;
mod weights;

use super::evaluation::{Judged, Term};
use super::network::Network;
use super::search::{Horizon, Settings};
use crate::kernel::{Decision, Game, Seat};
use crate::lang::Text;
use crate::viscounts::components::{BONUS_AT, BuildingKind, Icon, Icons, PrimaryAction, Ribbon, SET_POINTS, TRACK_END};
use crate::viscounts::{Choice, Player, Question, Viscounts};
use std::sync::Arc;
use weights::{COUNT, GLANCE, JUDGE, NAMES, Weight};

const fn term(id: &'static str, name: Text) -> Term {
    Term { id, name }
}

/// The parts of the evaluation.
const TERMS: [Term; 11] = [
    term("buildings", text!("Buildings")),
    term("castle", text!("Workers in the Castle")),
    term("manuscripts", text!("Manuscripts")),
    term("leader", text!("Castle Leader")),
    term("bonuses", text!("Cleric Bonus cards")),
    term("debts", text!("Debts")),
    term("deeds", text!("Deeds")),
    term("resources", text!("Silver and resources")),
    term("workers", text!("Workers to place")),
    term("cards", text!("Cards")),
    term("tracks", text!("Virtue and Corruption")),
];

/// The weights as an array, so that a place in it needs no check.
type Weights = [f32; COUNT];

impl Judged for Viscounts {
    const TERMS: &'static [Term] = &TERMS;
    const TIMED: bool = true;
    const QUICK: Settings = Settings {
        patience: 4,
        exploration: 0.12,
        horizon: Horizon::Turns(4),
        soon: Some(2),
        foresight: 0.9,
        ..Settings::USUAL
    };
    /// With as many iterations as these, what looked worse at first is tried often enough to show what follows from it.
    const LONG: Settings = Settings { patience: 16, exploration: 0.3, ..Self::QUICK };
    const WEIGHTS: &'static [&'static str] = &NAMES;

    fn weights() -> &'static [f32] {
        &JUDGE
    }

    fn glance_weights() -> &'static [f32] {
        &GLANCE
    }

    /// Those of the glance are tuned to choose, and say little about what a state is worth.
    fn step_weights() -> &'static [f32] {
        &JUDGE
    }

    fn scale(&self) -> f32 {
        40.0
    }

    fn terms(&self, seat: Seat, weights: &[f32], into: &mut [f32]) {
        for (place, term) in into.iter_mut().zip(judge(self, seat, array(weights))) {
            *place = term;
        }
    }

    fn worth(&self, seat: Seat, weights: &[f32]) -> f32 {
        judge(self, seat, array(weights)).iter().sum()
    }

    /// What a choice changes at once, and what it is a first step to.
    fn gains(&self, choices: &[Choice], weights: &[f32], into: &mut Vec<f32>) {
        into.clear();
        let Some(Decision { seat, question }) = self.decision() else { return };
        glance::gains(self, seat, question, choices, array(weights), into);
    }

    const INPUTS: usize = outlook::INPUTS;

    fn network(&self) -> Option<Arc<Network>> {
        outlook::network(self)
    }

    fn look(&self, seat: Seat, other: Seat, into: &mut Vec<f32>) {
        outlook::look(self, seat, other, into);
    }

    fn is_calm(&self) -> bool {
        matches!(self.decision(), None | Some(Decision { question: Question::Play, .. }))
    }
}

fn array(weights: &[f32]) -> &Weights {
    weights.try_into().unwrap_or(&JUDGE)
}

/// The share of the game that is left, and the share of the worth that what is held still has: until there is no time to
/// use it.
fn time(game: &Viscounts) -> (f32, f32) {
    let (now, end) = game.progress();
    let left = if game.decision().is_none() { 0.0 } else { 1.0 - now as f32 / end.max(1) as f32 };
    (left, (left * 5.0).min(1.0))
}

/// What a state is worth to a seat; against an official opponent, what it is ahead of that one by: there the time that is
/// left plays for the other side.
fn lead(game: &Viscounts, seat: Seat, weights: &Weights) -> f32 {
    let official = game.opponent().map_or(0.0, |opponent| judge(game, opponent.seat, weights).iter().sum());
    judge(game, seat, weights).iter().sum::<f32>() - official
}

fn judge(game: &Viscounts, seat: Seat, weights: &Weights) -> [f32; TERMS.len()] {
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
    // Poverty and Prosperity are counted once their cards are used up; until then they are on the way.
    let others = |flipped: fn(&Player) -> u8| {
        let most = game.all_seats().filter(|&other| other != seat).map(|other| flipped(game.player(other))).max();
        (f32::from(flipped(player)) - f32::from(most.unwrap_or(0))).clamp(-3.0, 3.0) / 3.0
    };
    let on_the_way = |left_on_top: u8, lead: f32, most: Weight| {
        if over || left_on_top == 0 { 0.0 } else { lead * (1.0 - left) * weight(most) }
    };
    let towards_poverty = on_the_way(game.board().debts_left, others(|player| player.approved), Weight::PovertyLead);
    let towards_prosperity = on_the_way(game.board().deeds_left, others(|player| player.paid), Weight::ProsperityLead);
    if game.is_opponent(seat) {
        // What it holds it plays by rules of its own: the time that is left tells most of what it still makes of it.
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
        cards += using * (in_line - 1.0).max(0.0) * weight(Weight::LineMore);
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
    ]
}

/// What all cards bring into a line, on an average: three of them lie there. More of one kind is worth more than twice.
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

/// The icons in the hand that fund actions.
fn in_hand(player: &Player) -> f32 {
    let useful = [Icon::Builder, Icon::Noble, Icon::Cleric, Icon::Criminal];
    let icons = player.hand.iter().map(|card| useful.iter().map(|&icon| card.card().icons.count(icon)).sum::<u8>());
    f32::from(icons.sum::<u8>())
}

/// How many Cleric Bonus cards a seat holds.
fn held_bonuses(game: &Viscounts, seat: Seat) -> usize {
    Ribbon::ALL.into_iter().filter(|&ribbon| game.holds_bonus(seat, ribbon)).count()
}

/// How many Cleric Bonus cards one more Manuscript wins for a seat with so many of each ribbon.
fn near_bonuses(game: &Viscounts, ribbons: [usize; 4]) -> usize {
    let nearly = ribbons.into_iter().zip(game.board().bonuses);
    nearly.filter(|(count, held)| *count + 1 == BONUS_AT && held.is_none()).count()
}

/// The Manuscripts, beyond their points: how many, what the next ribbon adds to a set, and Cleric Bonus cards within reach.
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

/// What the next turn can put together for each action that icons fund: what stays in the line, the best card of the hand,
/// what lasts, and resources. Twice as much is worth more than twice.
fn next_turn(player: &Player, icons: Icons, weights: &Weights) -> f32 {
    let dropping = player.line[2].map_or(Icons::NONE, |card| card.card().icons);
    let mut sum = 0.0;
    for (place, action) in
        [PrimaryAction::Construct, PrimaryAction::PlaceWorkers, PrimaryAction::Transcribe].into_iter().enumerate()
    {
        let most = outlook::reach(player, icons, dropping, action);
        sum += f32::from(most * most) / 8.0 * weights[Weight::NextConstruct as usize + place];
    }
    sum
}

/// The Workers in the Castle, beyond their points: what they are about to move.
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

/// The markers: the nearer they are, the sooner they meet; and the higher they meet, the more Deeds and the fewer Debts.
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
