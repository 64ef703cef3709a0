//! Why something cannot be done, in a few words each, to be read in a list.

use super::names;
use crate::kernel::Lang;
use crate::kernel::grammar::{fill, say};
use crate::viscounts::WhyNot;

/// Why something cannot be done: "2 more Clerics", "3 Silver, you have 1".
pub fn reason(why: &WhyNot, lang: Lang) -> String {
    let text = match *why {
        WhyNot::GameOver => say(lang, "the game is over", "la partie est terminée"),
        WhyNot::NotAsked => say(lang, "not what is asked now", "pas ce qui est demandé maintenant"),
        WhyNot::NotYourTurn => say(lang, "not your turn", "pas votre tour"),
        WhyNot::NotNow => say(lang, "in another phase of the turn", "à une autre phase du tour"),
        WhyNot::NoSuchThing => say(lang, "no such card or place", "carte ou endroit inexistant"),
        WhyNot::Mandatory => say(lang, "it cannot be declined", "impossible de refuser"),
        WhyNot::Icons { icon, short } => {
            let noun = names::icon(icon);
            let template = say(lang, "{0} more {1}", "encore {0} {1}");
            return fill(template, &[&short.to_string(), noun.for_number(short, lang)]);
        }
        WhyNot::Silver { need, have } => {
            let silver = names::SILVER.count(need.min(u8::MAX.into()) as u8, lang);
            let template = say(lang, "{0}, you have {1}", "{0}, vous en avez {1}");
            return fill(template, &[&silver, &have.to_string()]);
        }
        WhyNot::WrongPayment => say(lang, "that payment does not fit", "ce paiement ne convient pas"),
        WhyNot::OutsideOnly => say(lang, "only on the outside path", "seulement sur le chemin extérieur"),
        WhyNot::InsideOnly => say(lang, "only on the inside path", "seulement sur le chemin intérieur"),
        WhyNot::NoSpot => {
            say(lang, "no free spot on this side of the River", "aucun emplacement libre de ce côté de la rivière")
        }
        WhyNot::SpotTaken => say(lang, "a Building stands there", "un Bâtiment s’y dresse"),
        WhyNot::OutOfReach => say(lang, "out of your Viscount’s reach", "hors de portée de votre Vicomte"),
        WhyNot::Constructed => say(lang, "already constructed", "déjà construit"),
        WhyNot::AllConstructed => say(lang, "all Buildings are constructed", "tous les Bâtiments sont construits"),
        WhyNot::Workers { need, have } => {
            let template = say(lang, "{0}, you have {1}", "{0}, vous en avez {1}");
            return fill(template, &[&names::WORKER.count(need, lang), &have.to_string()]);
        }
        WhyNot::NoMatch { icon } => {
            let template = say(lang, "the Townsfolk has no {0}", "le Villageois n’a pas de {0}");
            return fill(template, &[names::icon(icon).one(lang)]);
        }
        WhyNot::DismissedAlready => say(lang, "one was dismissed this turn", "un Villageois a été congédié ce tour"),
        WhyNot::NotEnoughStill => say(lang, "even that would not suffice", "cela ne suffirait pas non plus"),
        WhyNot::PileEmpty => say(lang, "the pile is used up", "la pile est épuisée"),
        WhyNot::TooDear => say(lang, "it costs more than 4", "il coûte plus de 4"),
        WhyNot::FewCards => say(lang, "you keep at least 3 cards", "vous gardez au moins 3 cartes"),
        WhyNot::TooFar => say(lang, "out of reach with this card", "hors de portée avec cette carte"),
    };
    text.to_owned()
}
