//! What a state of Viscounts is worth: the points so far, and what may still come of all that a player has.

mod weights;

use super::evaluation::{Judged, Term};
use super::one_step::{Glancing, settle_with};
use super::search::Horizon;
use crate::kernel::{Decision, Game, Quiet, Seat};
use crate::lang::Text;
use crate::viscounts::components::{BuildingKind, Icon, PrimaryAction, Ribbon, TRACK_END};
use crate::viscounts::{Choice, Player, Question, Viscounts};
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
    const HORIZON: Horizon = Horizon::Turns(1);
    const FAR_HORIZON: Horizon = Horizon::Turns(2);
    const WEIGHTS: &'static [&'static str] = &NAMES;

    fn weights() -> &'static [f32] {
        &JUDGE
    }

    fn glance_weights() -> &'static [f32] {
        &GLANCE
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
        let weights = array(weights);
        let Some(Decision { seat, question }) = self.decision() else { return };
        let mut glancing = Glancing::default();
        let before = judge(self, seat, weights).iter().sum::<f32>();
        into.extend(choices.iter().map(|&choice| {
            let mut after = self.clone();
            if after.apply(choice, &mut Quiet).is_err() {
                return -99.0;
            }
            // What a space is worth shows only in what is done there.
            if question == Question::Move {
                settle_with(&mut after, weights, &mut glancing);
            }
            judge(&after, seat, weights).iter().sum::<f32>() - before + promise(question, choice, weights)
        }));
    }

    fn is_calm(&self) -> bool {
        matches!(self.decision(), None | Some(Decision { question: Question::Play, .. }))
    }
}

fn array(weights: &[f32]) -> &Weights {
    weights.try_into().unwrap_or(&JUDGE)
}

/// What a choice is a first step to.
fn promise(question: Question, choice: Choice, weights: &Weights) -> f32 {
    let weight = |weight: Weight| weights[weight as usize];
    match choice {
        Choice::Act(PrimaryAction::Trade) => weight(Weight::ActTrade),
        Choice::Act(PrimaryAction::Construct) => weight(Weight::ActConstruct),
        Choice::Act(PrimaryAction::PlaceWorkers) => weight(Weight::ActPlaceWorkers),
        Choice::Act(PrimaryAction::Transcribe) => weight(Weight::ActTranscribe),
        Choice::Workers(count) | Choice::Exchange(count) => f32::from(count) * weight(Weight::MoreAtOnce),
        Choice::Hire(_) => weight(Weight::Hire),
        Choice::Dismiss => weight(Weight::Dismiss),
        Choice::Pass if question == Question::Act => weight(Weight::Pass),
        _ => 0.0,
    }
}

fn judge(game: &Viscounts, seat: Seat, weights: &Weights) -> [f32; TERMS.len()] {
    let weight = |weight: Weight| weights[weight as usize];
    let after = |first: Weight, places: usize| weights[(first as usize + places).min(COUNT - 1)];
    let player = game.player(seat);
    let (now, end) = game.progress();
    let over = game.decision().is_none();
    let left = if over { 0.0 } else { 1.0 - now as f32 / end.max(1) as f32 };
    // Goods keep their worth until there is no time to use them.
    let using = (left * 5.0).min(1.0);
    let sheet = game.sheet(seat).map(|points| points as f32);
    let [buildings, castle, sets, manuscripts, leader, bonuses, unpaid, acquired, approved, poverty, prosperity, rest] =
        sheet;
    let count = |number: usize| number as f32;
    let held = count(Ribbon::ALL.into_iter().filter(|&ribbon| game.holds_bonus(seat, ribbon)).count());
    let worths: f32 = player.cards().map(|card| f32::from(card.card().value)).sum();
    let (all, line) = (game.all_icons(seat), game.icons(seat));
    let mut cards = left * (worths * weight(Weight::CardWorth) + count(player.count_cards()) * weight(Weight::Card))
        + using * count(player.hand.len()) * weight(Weight::HandCard);
    for (place, icon) in Icon::ALL.into_iter().enumerate() {
        let (in_line, in_all) = (f32::from(line.count(icon)), f32::from(all.count(icon)));
        cards +=
            using * in_line * after(Weight::LineMerchant, place) + left * in_all * after(Weight::AllMerchant, place);
        cards += using * (in_line - 1.0).max(0.0) * weight(Weight::LineMore);
    }
    let resources = player.resources.map(f32::from);
    let goods: f32 = resources.into_iter().enumerate().map(|(place, held)| held * after(Weight::Ink, place)).sum();
    let silver = f32::from(player.silver).sqrt() * 2.0 * weight(Weight::Silver);
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
    [
        buildings
            + left
                * BuildingKind::ALL
                    .into_iter()
                    .map(|kind| count(player.count_built(kind)) * after(Weight::TradingPost, kind as usize))
                    .sum::<f32>(),
        castle + left * in_castle(game, seat, weights),
        sets + manuscripts + left * count(player.manuscripts.len()) * weight(Weight::Manuscript),
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
        (if game.is_opponent(seat) { rest } else { 0.0 }) + using * (silver + goods),
        using * f32::from(player.workers).sqrt() * weight(Weight::Worker),
        cards,
        using * on_the_track(player, weights),
    ]
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
    virtue * weight(Weight::Virtue)
        + corruption * weight(Weight::Corruption)
        + apart * apart * weight(Weight::Apart)
        + virtue * corruption / f32::from(TRACK_END) * weight(Weight::Meeting)
}
