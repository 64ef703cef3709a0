//! What a state of Viscounts is worth: the points so far, and what may still come of all that a player has.

mod weights;

use super::evaluation::{Judged, Term};
use super::search::Horizon;
use crate::kernel::{Decision, Game, Quiet, Seat};
use crate::viscounts::components::{Icon, PrimaryAction, Ribbon, TRACK_END};
use crate::viscounts::{Choice, Question, Viscounts};
use weights::{COUNT, GLANCE, JUDGE, NAMES, Weight};

const fn term(id: &'static str, en: &'static str, fr: &'static str) -> Term {
    Term { id, en, fr }
}

/// The parts of the evaluation.
const TERMS: [Term; 11] = [
    term("buildings", "Buildings", "Bâtiments"),
    term("castle", "Workers in the Castle", "Ouvriers au Château"),
    term("manuscripts", "Manuscripts", "Manuscrits"),
    term("leader", "Castle Leader", "Chef du Château"),
    term("bonuses", "Cleric Bonus cards", "Cartes bonus de Clerc"),
    term("debts", "Debts", "Dettes"),
    term("deeds", "Deeds", "Titres"),
    term("resources", "Silver and resources", "Argent et ressources"),
    term("workers", "Workers to place", "Ouvriers à placer"),
    term("cards", "Cards", "Cartes"),
    term("tracks", "Virtue and Corruption", "Vertu et corruption"),
];

/// The weights as an array, so that a place in it needs no check.
type Weights = [f32; COUNT];

impl Judged for Viscounts {
    const TERMS: &'static [Term] = &TERMS;
    const HORIZON: Horizon = Horizon::Turns(4);
    const FAR_HORIZON: Horizon = Horizon::Turns(8);
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
        into.extend(choices.iter().map(|&choice| {
            let mut after = self.clone();
            if after.apply(choice, &mut Quiet).is_err() {
                return -99.0;
            }
            judge(&after, seat, weights).iter().sum::<f32>() + promise(question, choice, weights)
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
    let player = game.player(seat);
    let (now, end) = game.progress();
    let left = if game.decision().is_none() { 0.0 } else { 1.0 - now as f32 / end.max(1) as f32 };
    // Goods keep their worth until there is no time to use them.
    let using = (left * 5.0).min(1.0);
    let sheet = game.sheet(seat).map(|points| points as f32);
    let [buildings, castle, sets, manuscripts, leader, bonuses, unpaid, acquired, approved, poverty, prosperity, rest] =
        sheet;
    let count = |number: usize| number as f32;
    let [ink, stone, gold] = player.resources.map(f32::from);
    let (first, all) = (game.board().castle.first, f32::from(game.board().castle.workers(seat)));
    let low: u8 = first.iter().map(|cell| cell.get(seat.index()).copied().unwrap_or(0)).sum();
    let high = all - f32::from(low);
    let lead = if game.board().castle.leader == Some(seat) { weight(Weight::Leader) } else { 0.0 };
    let held = count(Ribbon::ALL.into_iter().filter(|&ribbon| game.holds_bonus(seat, ribbon)).count());
    let icons = |icons: crate::viscounts::components::Icons| -> f32 {
        Icon::ALL.into_iter().map(|icon| f32::from(icons.count(icon))).sum()
    };
    let worths: f32 = player.cards().map(|card| f32::from(card.card().value)).sum();
    let cards = left
        * (icons(game.all_icons(seat)) * weight(Weight::CardIcon)
            + worths * weight(Weight::CardWorth)
            + count(player.count_cards()) * weight(Weight::Card))
        + using
            * (icons(game.icons(seat)) * weight(Weight::LineIcon)
                + count(player.hand.len()) * weight(Weight::HandCard));
    let virtue = f32::from(TRACK_END - player.virtue.min(TRACK_END)) * weight(Weight::Virtue);
    let corruption = f32::from(player.corruption.saturating_sub(1)) * weight(Weight::Corruption);
    [
        buildings + left * count(player.buildings()) * weight(Weight::Building),
        castle + left * (all * weight(Weight::CastleWorker) + high * weight(Weight::HigherWorker)),
        sets + manuscripts + left * count(player.manuscripts.len()) * weight(Weight::Manuscript),
        leader + left * lead,
        bonuses + left * held * weight(Weight::Bonus),
        unpaid
            + prosperity
            + left
                * (f32::from(player.unpaid) * weight(Weight::Unpaid) + f32::from(player.paid) * weight(Weight::Paid)),
        acquired
            + approved
            + poverty
            + left
                * (f32::from(player.acquired) * weight(Weight::Acquired)
                    + f32::from(player.approved) * weight(Weight::Approved)),
        (if game.is_opponent(seat) { rest } else { 0.0 })
            + using
                * (f32::from(player.silver).sqrt() * 2.0 * weight(Weight::Silver)
                    + ink * weight(Weight::Ink)
                    + stone * weight(Weight::Stone)
                    + gold * weight(Weight::Gold)),
        using * f32::from(player.workers) * weight(Weight::Worker),
        cards,
        using * (virtue + corruption),
    ]
}
