//! What cards and spaces give, said from the same data that the rules work with.

use super::names;
use crate::games::paladins::components::{Effect, Reward, Worker, Workers};
use crate::kernel::Lang;
use crate::kernel::grammar::{Noun, chained, listed, say};

/// One reward: "2 Labourers", "1 Suspicion removed". All are nouns, so that lists of them cannot be misread.
pub fn reward(reward: &Reward, lang: Lang) -> String {
    let (noun, number) = match *reward {
        Reward::Workers(worker, number) => (names::worker(worker), number),
        Reward::Silver(number) => (names::SILVER, number),
        Reward::Provisions(number) => (names::PROVISION, number),
        Reward::Tax(number) => (names::TAX, number),
        Reward::Raise(attribute, steps) => (names::attribute(attribute), steps),
        Reward::RaiseAny => (ATTRIBUTE_OF_CHOICE, 1),
        Reward::RemoveSuspicion(number) => (SUSPICION_REMOVED, number),
        Reward::PayDebt => (DEBT_PAID, 1),
        Reward::DestroyDebt => (DEBT_DESTROYED, 1),
        Reward::GainDebt => (DEBT_TAKEN, 1),
        Reward::Pray => (ACTION_CLEARED, 1),
        Reward::FreeRecruit => (FREE_TOWNSFOLK, 1),
        Reward::FreeDevelop => (FREE_WORKSHOP, 1),
    };
    noun.count(number, lang)
}

const ATTRIBUTE_OF_CHOICE: Noun = noun!("Attribute of choice", "Attributes of choice");
const SUSPICION_REMOVED: Noun = noun!("Suspicion removed", "Suspicion removed");
const DEBT_PAID: Noun = noun!("Debt paid", "Debts paid");
const DEBT_DESTROYED: Noun = noun!("Debt destroyed", "Debts destroyed");
const DEBT_TAKEN: Noun = noun!("Debt taken", "Debts taken");
const ACTION_CLEARED: Noun = noun!("action cleared (Pray)", "actions cleared (Pray)");
const FREE_TOWNSFOLK: Noun = noun!("Townsfolk recruited for free", "Townsfolk recruited for free");
const FREE_WORKSHOP: Noun = noun!("Workshop moved for free", "Workshops moved for free");

/// Steps of one Attribute are said as one, and so is Suspicion that goes.
fn merged(rewards: impl IntoIterator<Item = Reward>) -> Vec<Reward> {
    let mut merged: Vec<Reward> = Vec::new();
    for reward in rewards {
        let same = merged.iter_mut().find_map(|earlier| match (earlier, reward) {
            (Reward::Raise(before, steps), Reward::Raise(attribute, more)) if *before == attribute => {
                Some((steps, more))
            }
            (Reward::RemoveSuspicion(before), Reward::RemoveSuspicion(more)) => Some((before, more)),
            _ => None,
        });
        match same {
            Some((number, more)) => *number += more,
            None => merged.push(reward),
        }
    }
    merged
}

fn texts(rewards: impl IntoIterator<Item = Reward>, lang: Lang) -> Vec<String> {
    merged(rewards).iter().map(|one| reward(one, lang)).collect()
}

/// Rewards one after the other, with commas; "nothing" where there are none.
pub fn rewards(rewards: &[Reward], lang: Lang) -> String {
    chain(rewards.iter().copied(), lang)
}

/// As [`rewards`], of any source.
pub(super) fn chain(rewards: impl IntoIterator<Item = Reward>, lang: Lang) -> String {
    chained(&texts(rewards, lang), lang)
}

/// What a card gives: its rewards, or the one or the other list of them.
pub fn effect(effect: &Effect, lang: Lang) -> String {
    effect.text(lang, |side| texts(side.iter().copied(), lang))
}

/// A band of Workers by type: "1 Scout, 1 Labourer and 1 Criminal"; "no Worker" where there are none.
pub fn workers(band: Workers, lang: Lang) -> String {
    let texts: Vec<String> = Worker::ALL
        .into_iter()
        .filter(|&worker| band.count(worker) > 0)
        .map(|worker| names::worker(worker).count(band.count(worker), lang))
        .collect();
    if texts.is_empty() { say(lang, text!("no Worker")).to_owned() } else { listed(&texts, lang) }
}
