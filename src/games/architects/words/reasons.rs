//! Why something cannot be done, in a few words each, to be read in a list.

use super::names;
use crate::games::architects::WhyNot;
use crate::games::architects::components::Thing;
use crate::kernel::Lang;
use crate::kernel::grammar::{Noun, Text, phrase};

/// Why something cannot be done: "2 more Stone", "Virtue 5, you have 4".
pub fn reason(why: WhyNot, lang: Lang) -> String {
    let virtue = |number: u8| phrase(lang, text!("Virtue {0}"), &[number.to_string()]);
    let more = |noun: Noun, short: u8| {
        (text!("{0} more {1}"), vec![short.to_string(), noun.for_number(short, lang).to_owned()])
    };
    let (text, parts): (Text, Vec<String>) = match why {
        WhyNot::GameOver => (text!("the game is over"), vec![]),
        WhyNot::NotAsked => (text!("not what is asked now"), vec![]),
        WhyNot::NotYourTurn => (text!("not your turn"), vec![]),
        WhyNot::NotNow => (text!("in another phase of the turn"), vec![]),
        WhyNot::NoSuchThing => (text!("no such card or place"), vec![]),
        WhyNot::Mandatory => (text!("it cannot be declined"), vec![]),
        WhyNot::NoPlace => (text!("no Worker is placed there or taken back from there"), vec![]),
        WhyNot::NoWorker => (text!("no Worker is left on your board"), vec![]),
        WhyNot::WorkersLeft => (text!("a Worker is still on your board"), vec![]),
        WhyNot::CirclesFirst => (text!("Workers on large circles come back first"), vec![]),
        WhyNot::NobodyOwn => (text!("none of your Workers is there"), vec![]),
        WhyNot::Goods { thing, short } => more(thing.row().noun, short),
        WhyNot::Mixed { short, clay } => more(if clay { names::ROUGH } else { names::MIXED }, short),
        WhyNot::Silver { need, have } => {
            let need = names::count(Thing::Silver, u8::try_from(need).unwrap_or(u8::MAX), lang);
            (text!("{0}, you have {1}"), vec![need, have.to_string()])
        }
        WhyNot::WrongPayment => (text!("that payment does not fit"), vec![]),
        WhyNot::Skill { skill } => (text!("no Apprentice with {0}"), vec![names::skill(skill, lang).to_owned()]),
        WhyNot::LowVirtue { need, have } => {
            (text!("{0}, you have {1}", "a level"), vec![virtue(need), have.to_string()])
        }
        WhyNot::HighVirtue { most, have } => {
            (text!("{0} at most, you have {1}", "a level"), vec![virtue(most), have.to_string()])
        }
        WhyNot::SpaceTaken => (text!("the space is filled"), vec![]),
        WhyNot::TaxStandEmpty => (text!("no Silver is on the Tax Stand"), vec![]),
        WhyNot::NothingToGuard => (text!("none of its actions can be taken"), vec![]),
        WhyNot::NoCaptive => (text!("you hold no captured Worker"), vec![]),
        WhyNot::NoPrisoner => (text!("none of your Workers is in the Prison"), vec![]),
        WhyNot::NobodyHeld => (text!("nobody holds Workers of yours"), vec![]),
        WhyNot::NoDebt => (text!("you have no unpaid Debt"), vec![]),
        WhyNot::FewMiners => more(Thing::Worker.row().noun, 1),
        WhyNot::NoCircle => (text!("Workers are captured on large circles only"), vec![]),
        WhyNot::NobodyThere => (text!("no Worker of that player is there"), vec![]),
        WhyNot::Places { most: 1 } => (text!("all captures of an action are in one place"), vec![]),
        WhyNot::Places { most } => {
            (text!("the captures of an action are in {0} places at most"), vec![most.to_string()])
        }
        WhyNot::SlotEmpty => (text!("no Apprentice lies there"), vec![]),
        WhyNot::NothingToBuild => (text!("no plan can be constructed, and no level reached"), vec![]),
        WhyNot::LevelFull => (text!("the next level is full"), vec![]),
        WhyNot::HighestLevel => (text!("you stand on the highest level"), vec![]),
        WhyNot::NoPlan => (text!("no plan to discard"), vec![]),
    };
    phrase(lang, text, &parts)
}
