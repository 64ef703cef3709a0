//! What cards and boards give, said from the same data that the rules work with.

use super::names;
use crate::games::viscounts::components::{Effect, Icon, Icons, Reward};
use crate::kernel::Lang;
use crate::kernel::grammar::{Noun, chained, fill, listed, say};

const DEBT_FLIPPED: Noun = noun!("Debt flipped", "Debts flipped");
const DEED_FLIPPED: Noun = noun!("Deed flipped", "Deeds flipped");
const EITHER_FLIPPED: Noun = noun!("Debt or Deed flipped", "Debts or Deeds flipped");
const REARRANGED: Noun = noun!("rearranging of the line", "rearrangings");
const DISCARDED: Noun = noun!("card discarded", "cards discarded");
const DESTROYED: Noun = noun!("card destroyed", "cards destroyed");
const SHUFFLE: Noun = noun!("shuffle of the discards", "shuffles");
const CASTLE_MOVE: Noun = noun!("castle move", "castle moves");
const FREE_HIRE: Noun = noun!("Townsfolk hired for free", "Townsfolk hired for free");
const FREE_MANUSCRIPT: Noun = noun!("free Manuscript that costs 3 or 4", "free Manuscripts");
const PLACED: Noun = noun!("Worker placed in the Castle", "Workers placed in the Castle");
const DISMISSED: Noun = noun!("Townsfolk dismissed", "Townsfolk dismissed");

/// One effect: "2 Ink Wells", "1 card destroyed". All are nouns, so that lists of them cannot be misread.
pub fn effect(effect: Effect, lang: Lang) -> String {
    let (noun, number) = match effect {
        Effect::Silver(count) => (names::SILVER, count),
        Effect::Gain(resource, count) => (names::resource(resource), count),
        Effect::Any(count) => (names::ANY, count),
        Effect::Debt(count) => (names::DEBT, count),
        Effect::Deed(count) => (names::DEED, count),
        Effect::FlipDebt => (DEBT_FLIPPED, 1),
        Effect::FlipDeed => (DEED_FLIPPED, 1),
        Effect::Flip(count) => (EITHER_FLIPPED, count),
        Effect::Corruption(count) => (names::CORRUPTION, count),
        Effect::Virtue(count) => (names::VIRTUE, count),
        Effect::Rearrange => (REARRANGED, 1),
        Effect::Discard(count) => (DISCARDED, count),
        Effect::Destroy(count) => (DESTROYED, count),
        Effect::Shuffle => (SHUFFLE, 1),
        Effect::CastleMove => (CASTLE_MOVE, 1),
        Effect::FreeHire(count) => (FREE_HIRE, count),
        Effect::FreeManuscript => (FREE_MANUSCRIPT, 1),
        Effect::FreeBuilding(kind) => {
            return fill(lang, say(lang, text!("1 {0} for free")), &[names::building(kind).one(lang)]);
        }
        Effect::BuildHere(kind) => {
            let template = say(lang, text!("1 {0} for free on the own space"));
            return fill(lang, template, &[names::building(kind).one(lang)]);
        }
        Effect::Workers(count) => (PLACED, count),
        Effect::FutureScheme => (names::FUTURE_SCHEME, 1),
        Effect::Dismiss => (DISMISSED, 1),
    };
    noun.count(number, lang)
}

fn texts(list: &[Effect], lang: Lang) -> Vec<String> {
    list.iter().map(|one| effect(*one, lang)).collect()
}

/// Effects one after the other.
pub fn effects(list: &[Effect], lang: Lang) -> String {
    chained(&texts(list, lang), lang)
}

/// A reward: all of a list, or one list or another.
pub fn reward(reward: Reward, lang: Lang) -> String {
    reward.text(lang, |list| texts(list, lang))
}

/// Icons: "2 Merchants and 1 Cleric".
pub fn icons(icons: Icons, lang: Lang) -> String {
    let texts: Vec<String> = Icon::ALL
        .into_iter()
        .filter(|icon| icons.count(*icon) > 0)
        .map(|icon| names::icon(icon).count(icons.count(icon), lang))
        .collect();
    if texts.is_empty() { say(lang, text!("no icon")).to_owned() } else { listed(&texts, lang) }
}
