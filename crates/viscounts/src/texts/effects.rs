//! Effects of cards and boards in words, from the data that the rules use.

use super::names;
use crate::components::{Effect, EffectTree, Icon, Icons};
use kernel::Lang;
use kernel::grammar::{chained, listed, localize};
use ui::Atom;

fn texts(list: &[Effect], lang: Lang) -> Vec<String> {
    list.iter().map(|one| one.localize(lang)).collect()
}

pub fn effects(list: &[Effect], lang: Lang) -> String {
    chained(&texts(list, lang), lang)
}

pub fn reward(reward: EffectTree, lang: Lang) -> String {
    reward.text(lang, |list| texts(list, lang))
}

/// Icons: "2 Merchants and 1 Cleric".
pub fn icons(icons: Icons, lang: Lang) -> String {
    let texts: Vec<String> = Icon::ALL
        .into_iter()
        .filter(|icon| icons.count(*icon) > 0)
        .map(|icon| names::icon(icon).count(icons.count(icon), lang))
        .collect();
    if texts.is_empty() { localize(lang, text!("no icon")).to_owned() } else { listed(&texts, lang) }
}
