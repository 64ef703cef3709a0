//! What cards and boards give, said from the same data that the rules work with.

use super::names;
use crate::kernel::Lang;
use crate::kernel::grammar::{Noun, fill, la, le, listed, say};
use crate::viscounts::components::{Effect, Icon, Icons, Reward};

const DEBT_FLIPPED: Noun = la(["Debt flipped", "Debts flipped"], ["Dette retournée", "Dettes retournées"]);
const DEED_FLIPPED: Noun = le(["Deed flipped", "Deeds flipped"], ["Titre retourné", "Titres retournés"]);
const EITHER_FLIPPED: Noun =
    la(["Debt or Deed flipped", "Debts or Deeds flipped"], ["Dette ou Titre retourné", "Dettes ou Titres retournés"]);
const REARRANGED: Noun =
    la(["rearranging of the line", "rearrangings"], ["réorganisation de la ligne", "réorganisations"]);
const DISCARDED: Noun = la(["card discarded", "cards discarded"], ["carte défaussée", "cartes défaussées"]);
const DESTROYED: Noun = la(["card destroyed", "cards destroyed"], ["carte détruite", "cartes détruites"]);
const SHUFFLE: Noun = le(["shuffle of the discards", "shuffles"], ["mélange de la défausse", "mélanges"]);
const CASTLE_MOVE: Noun = le(["castle move", "castle moves"], ["déplacement au Château", "déplacements au Château"]);
const FREE_HIRE: Noun = le(
    ["Townsfolk hired for free", "Townsfolk hired for free"],
    ["Villageois recruté gratuitement", "Villageois recrutés gratuitement"],
);
const FREE_MANUSCRIPT: Noun = le(
    ["free Manuscript that costs 3 or 4", "free Manuscripts"],
    ["Manuscrit gratuit de coût 3 ou 4", "Manuscrits gratuits"],
);
const PLACED: Noun = le(
    ["Worker placed in the Castle", "Workers placed in the Castle"],
    ["Ouvrier placé au Château", "Ouvriers placés au Château"],
);
const DISMISSED: Noun =
    le(["Townsfolk dismissed", "Townsfolk dismissed"], ["Villageois congédié", "Villageois congédiés"]);

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
            return fill(say(lang, "1 {0} for free", "1 {0} sans coût"), &[names::building(kind).one(lang)]);
        }
        Effect::BuildHere(kind) => {
            let template = say(lang, "1 {0} for free on the own space", "1 {0} sans coût sur sa propre case");
            return fill(template, &[names::building(kind).one(lang)]);
        }
        Effect::Workers(count) => (PLACED, count),
        Effect::FutureScheme => (names::FUTURE_SCHEME, 1),
        Effect::Dismiss => (DISMISSED, 1),
    };
    noun.count(number, lang)
}

/// Effects one after the other.
pub fn effects(list: &[Effect], lang: Lang) -> String {
    let texts: Vec<String> = list.iter().map(|one| effect(*one, lang)).collect();
    if texts.is_empty() { say(lang, "nothing", "rien").to_owned() } else { texts.join(", ") }
}

/// A reward: all of a list, or one list or another.
pub fn reward(reward: Reward, lang: Lang) -> String {
    match reward {
        Reward::All(list) => effects(list, lang),
        Reward::OneOf(options) => {
            let sides: Vec<String> = options
                .iter()
                .map(|side| listed(&side.iter().map(|one| effect(*one, lang)).collect::<Vec<_>>(), lang))
                .collect();
            sides.join(say(lang, ", or else ", ", ou bien "))
        }
    }
}

/// Icons: "2 Merchants and 1 Cleric".
pub fn icons(icons: Icons, lang: Lang) -> String {
    let texts: Vec<String> = Icon::ALL
        .into_iter()
        .filter(|icon| icons.count(*icon) > 0)
        .map(|icon| names::icon(icon).count(icons.count(icon), lang))
        .collect();
    if texts.is_empty() { say(lang, "no icon", "aucune icône").to_owned() } else { listed(&texts, lang) }
}
