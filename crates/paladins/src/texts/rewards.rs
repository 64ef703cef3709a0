//! The texts of rewards, generated from the data of the rules.

use super::names;
use crate::components::{EffectTree, Reward, Worker, Workers};
use kernel::Lang;
use kernel::grammar::{chained, listed, localize};
use ui::Atom;

/// Merges steps of one Attribute, and removals of Suspicion.
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
    merged(rewards).iter().map(|one| one.localize(lang)).collect()
}

/// Returns the text of rewards, separated by commas. "nothing" without any.
pub fn rewards(rewards: &[Reward], lang: Lang) -> String {
    chain(rewards.iter().copied(), lang)
}

pub(super) fn chain(rewards: impl IntoIterator<Item = Reward>, lang: Lang) -> String {
    chained(&texts(rewards, lang), lang)
}

pub fn effect(effect: &EffectTree, lang: Lang) -> String {
    effect.text(lang, |side| texts(side.iter().copied(), lang))
}

/// Returns the text of a band of Workers: "1 Scout, 1 Labourer and 1 Criminal". "no Worker" without any.
pub fn workers(band: Workers, lang: Lang) -> String {
    let texts: Vec<String> = Worker::ALL
        .into_iter()
        .filter(|&worker| band.count(worker) > 0)
        .map(|worker| names::worker(worker).count(band.count(worker), lang))
        .collect();
    if texts.is_empty() { localize(lang, text!("no Worker")).to_owned() } else { listed(&texts, lang) }
}
