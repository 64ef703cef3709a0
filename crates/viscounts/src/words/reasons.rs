//! Reasons against a choice in a few words, for lists.

use super::names;
use crate::WhyNot;
use kernel::Lang;
use kernel::grammar::{fill, say};

/// A reason in words: "2 more Clerics", "3 Silver, you have 1".
pub fn reason(why: WhyNot, lang: Lang) -> String {
    let text = match why {
        WhyNot::GameOver => say(lang, text!("the game is over")),
        WhyNot::NotAsked => say(lang, text!("not what is asked now")),
        WhyNot::NotYourTurn => say(lang, text!("not your turn")),
        WhyNot::NotNow => say(lang, text!("in another phase of the turn")),
        WhyNot::NoSuchThing => say(lang, text!("no such card or place")),
        WhyNot::Mandatory => say(lang, text!("it cannot be declined")),
        WhyNot::Icons { icon, short } => {
            let noun = names::icon(icon);
            let template = say(lang, text!("{0} more {1}"));
            return fill(lang, template, &[&short.to_string(), noun.for_number(short, lang)]);
        }
        WhyNot::Silver { need, have } => {
            let silver = names::SILVER.count(need.min(u8::MAX.into()) as u8, lang);
            let template = say(lang, text!("{0}, you have {1}"));
            return fill(lang, template, &[&silver, &have.to_string()]);
        }
        WhyNot::WrongPayment => say(lang, text!("that payment does not fit")),
        WhyNot::OutsideOnly => say(lang, text!("only on the outside path")),
        WhyNot::InsideOnly => say(lang, text!("only on the inside path")),
        WhyNot::NoSpot => say(lang, text!("no free spot on this side of the River")),
        WhyNot::SpotTaken => say(lang, text!("a Building stands there")),
        WhyNot::OutOfReach => say(lang, text!("out of your Viscount’s reach")),
        WhyNot::Constructed => say(lang, text!("already constructed")),
        WhyNot::AllConstructed => say(lang, text!("all Buildings are constructed")),
        WhyNot::Workers { need, have } => {
            let template = say(lang, text!("{0}, you have {1}"));
            return fill(lang, template, &[&names::WORKER.count(need, lang), &have.to_string()]);
        }
        WhyNot::NoMatch { icon } => {
            let template = say(lang, text!("the Townsfolk has no {0}"));
            return fill(lang, template, &[names::icon(icon).one(lang)]);
        }
        WhyNot::DismissedAlready => say(lang, text!("one was dismissed this turn")),
        WhyNot::NotEnoughStill => say(lang, text!("even that would not suffice")),
        WhyNot::PileEmpty => say(lang, text!("the pile is used up")),
        WhyNot::TooDear => say(lang, text!("it costs more than 4")),
        WhyNot::FewCards => say(lang, text!("you keep at least 3 cards")),
        WhyNot::OverlordThere => say(lang, text!("an Overlord Worker stands there")),
        WhyNot::Protected => say(lang, text!("on the Overlord’s line")),
        WhyNot::TooFar => say(lang, text!("out of reach with this card")),
    };
    text.to_owned()
}
