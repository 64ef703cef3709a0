//! Short texts of reasons, for use in a list.

use super::names;
use crate::WhyNot;
use crate::components::Thing;
use kernel::Lang;
use kernel::grammar::{Noun, localize, phrase};
use ui::localized_match;

/// Returns the text of a reason: "2 more Stone", "Virtue 5, you have 4".
pub fn reason(why: WhyNot, lang: Lang) -> String {
    let level = |virtue: u8| phrase(lang, text!("Virtue {0}"), &[virtue.to_string()]);
    let more = |noun: Noun, short: u8| {
        phrase(lang, text!("{0} more {1}"), &[short.to_string(), noun.for_number(short, lang).to_owned()])
    };
    localized_match! { why, lang;
        WhyNot::FewMiners => { more(Thing::Worker.row().noun, 1) };
        WhyNot::Goods { thing, short } => { more(thing.row().noun, short) };
        WhyNot::Mixed { short, clay } => { more(if clay { names::ROUGH } else { names::MIXED }, short) };
        WhyNot::Silver { need, have } =>
            "{0}, you have {1}", (Thing::Silver, u8::try_from(need).unwrap_or(u8::MAX)), have;
        WhyNot::Skill { skill } => "no Apprentice with {0}", skill;
        WhyNot::LowVirtue { need, have } => "{0}, you have {1}" | "a level", level(need), have;
        WhyNot::HighVirtue { most, have } => "{0} at most, you have {1}" | "a level", level(most), have;
        WhyNot::Places { most: 1 } => "all captures of an action are in one place";
        WhyNot::Places { most } => "the captures of an action are in {0} places at most", most;
        _ => { why.text().map_or("", |text| localize(lang, text)).to_owned() };
    }
}
