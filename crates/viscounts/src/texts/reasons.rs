//! Reasons against a choice in a few words, for lists.

use super::names;
use crate::WhyNot;
use kernel::Lang;
use kernel::grammar::{fill, localize};

/// A reason in words: "2 more Clerics", "3 Silver, you have 1".
pub fn reason(why: WhyNot, lang: Lang) -> String {
    let text = match why {
        WhyNot::GameOver => localize(lang, text!("the game is over")),
        WhyNot::NotAsked => localize(lang, text!("not what is asked now")),
        WhyNot::NotYourTurn => localize(lang, text!("not your turn")),
        WhyNot::NotNow => localize(lang, text!("in another phase of the turn")),
        WhyNot::NoSuchThing => localize(lang, text!("no such card or place")),
        WhyNot::Mandatory => localize(lang, text!("it cannot be declined")),
        WhyNot::Icons { icon, short } => {
            let noun = names::icon(icon);
            let template = localize(lang, text!("{0} more {1}"));
            return fill(lang, template, &[&short.to_string(), noun.for_number(short, lang)]);
        }
        WhyNot::Silver { need, have } => {
            let silver = names::SILVER.count(need.min(u8::MAX.into()) as u8, lang);
            let template = localize(lang, text!("{0}, you have {1}"));
            return fill(lang, template, &[&silver, &have.to_string()]);
        }
        WhyNot::WrongPayment => localize(lang, text!("that payment does not fit")),
        WhyNot::OutsideOnly => localize(lang, text!("only on the outside path")),
        WhyNot::InsideOnly => localize(lang, text!("only on the inside path")),
        WhyNot::NoSpot => localize(lang, text!("no free spot on this side of the River")),
        WhyNot::SpotTaken => localize(lang, text!("a Building stands there")),
        WhyNot::OutOfReach => localize(lang, text!("out of your Viscount’s reach")),
        WhyNot::Constructed => localize(lang, text!("already constructed")),
        WhyNot::AllConstructed => localize(lang, text!("all Buildings are constructed")),
        WhyNot::Workers { need, have } => {
            let template = localize(lang, text!("{0}, you have {1}"));
            return fill(lang, template, &[&names::WORKER.count(need, lang), &have.to_string()]);
        }
        WhyNot::NoMatch { icon } => {
            let template = localize(lang, text!("the Townsfolk has no {0}"));
            return fill(lang, template, &[names::icon(icon).one(lang)]);
        }
        WhyNot::DismissedAlready => localize(lang, text!("one was dismissed this turn")),
        WhyNot::NotEnoughStill => localize(lang, text!("even that would not suffice")),
        WhyNot::PileEmpty => localize(lang, text!("the pile is used up")),
        WhyNot::TooDear => localize(lang, text!("it costs more than 4")),
        WhyNot::FewCards => localize(lang, text!("you keep at least 3 cards")),
        WhyNot::OverlordThere => localize(lang, text!("an Overlord Worker stands there")),
        WhyNot::Protected => localize(lang, text!("on the Overlord’s line")),
        WhyNot::TooFar => localize(lang, text!("out of reach with this card")),
    };
    text.to_owned()
}
