//! Short texts of reasons, for use in a list.

use super::names;
use crate::WhyNot;
use crate::components::{Action, MOST_OF_AN_ACTION, WORKSHOPS};
use kernel::Lang;
use kernel::grammar::{Noun, fill, localize};

/// The player with the shortage: the reader, or the solo opponent.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Whose {
    Yours,
    Rivals,
}

/// Returns the text of a reason: "1 more Cleric", "Faith 4, you have 3".
pub fn reason(why: WhyNot, lang: Lang) -> String {
    reason_of(why, Whose::Yours, lang)
}

/// Returns the same, for the reader or for the solo opponent.
pub(super) fn reason_of(why: WhyNot, whose: Whose, lang: Lang) -> String {
    let needs = |needed: &str, have: u8, yours: &str, rivals: &str| {
        fill(lang, if whose == Whose::Yours { yours } else { rivals }, &[needed, &have.to_string()])
    };
    let rivals = localize(lang, text!("{0}, but there is {1}"));
    let held = |needed: &str, have| needs(needed, have, localize(lang, text!("{0}, you have {1}")), rivals);
    let level = |needed: &str, have| needs(needed, have, localize(lang, text!("{0}, you have {1}", "a level")), rivals);
    let text = match why {
        WhyNot::GameOver => localize(lang, text!("the game is over")),
        WhyNot::NotAsked => localize(lang, text!("not what is asked now")),
        WhyNot::NotYourTurn => localize(lang, text!("not your turn")),
        WhyNot::NoSuchThing => localize(lang, text!("no such card or space")),
        WhyNot::Worker { worker, short } => return lacking(&names::worker(worker), short, lang),
        WhyNot::Workers { short } => return lacking(&names::WORKER, short, lang),
        WhyNot::WrongWorkers => localize(lang, text!("these Workers do not fit the spaces")),
        WhyNot::Silver { need, have } => return held(&names::SILVER.count(need, lang), have),
        WhyNot::Provisions { need, have } => return held(&names::PROVISION.count(need, lang), have),
        WhyNot::Attribute { attribute, need, have } => {
            return level(&fill(lang, "{0} {1}", &[names::attribute(attribute).one(lang), &need.to_string()]), have);
        }
        WhyNot::Used => localize(lang, text!("already used, until cleared with Pray")),
        WhyNot::FavourUsed => localize(lang, text!("already used this round")),
        WhyNot::FavourHidden { round } | WhyNot::OrderHidden { round } => {
            return fill(lang, localize(lang, text!("revealed in round {0}")), &[&round.to_string()]);
        }
        WhyNot::AllDone { action } => {
            let most = if action == Action::Develop { WORKSHOPS } else { MOST_OF_AN_ACTION as u8 };
            let done = names::done(action).count(most, lang);
            return fill(lang, localize(lang, text!("{0} already, the most there can be")), &[&done]);
        }
        WhyNot::NoWall => localize(lang, text!("no Wall is left")),
        WhyNot::NoTownsfolk => localize(lang, text!("no Townsfolk is there")),
        WhyNot::NoOutsider => localize(lang, text!("no Outsider is there")),
        WhyNot::NoWorkshop => localize(lang, text!("no Workshop is left")),
        WhyNot::NoWorkshopSpace => localize(lang, text!("no Workshop can be placed there")),
        WhyNot::NothingToClear => localize(lang, text!("no other action holds Workers")),
        WhyNot::NoSpace => localize(lang, text!("no free space within reach")),
        WhyNot::SpaceTaken => localize(lang, text!("the space is filled")),
        WhyNot::SpaceClosed { players } => {
            let template = localize(lang, text!("only with {0} or more players"));
            return fill(lang, template, &[&players.to_string()]);
        }
        WhyNot::NoOrder => localize(lang, text!("no King’s Order to work on")),
        WhyNot::NoFavour => localize(lang, text!("no King’s Favour is free")),
        WhyNot::OrderDone => localize(lang, text!("the Order is completed")),
        WhyNot::Honour { need, have } => return held(&names::HONOUR.count(need, lang), have),
        WhyNot::HonourFull => localize(lang, text!("all Honour and no Suspicion")),
    };
    text.to_owned()
}

fn lacking(noun: &Noun, short: u8, lang: Lang) -> String {
    fill(lang, localize(lang, text!("{0} more {1}")), &[&short.to_string(), noun.for_number(short, lang)])
}
