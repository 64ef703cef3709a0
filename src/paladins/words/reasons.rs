//! Why something cannot be done, in a few words each, to be read in a list.

use super::grammar::{Noun, fill, say};
use super::names;
use crate::kernel::Lang;
use crate::paladins::WhyNot;
use crate::paladins::components::{Action, MOST_OF_AN_ACTION, WORKSHOPS};

/// Whose shortage it is: the reader's, or the solo opponent's.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Whose {
    Yours,
    Rivals,
}

/// Why something cannot be done: "1 more Cleric", "Faith 4, you have 3".
pub fn reason(why: &WhyNot, lang: Lang) -> String {
    reason_of(*why, Whose::Yours, lang)
}

/// The same, of the reader or of the solo opponent.
pub(super) fn reason_of(why: WhyNot, whose: Whose, lang: Lang) -> String {
    let needs = |needed: &str, have: u8, yours: &str, rivals: &str| {
        fill(if whose == Whose::Yours { yours } else { rivals }, &[needed, &have.to_string()])
    };
    let rivals = say(lang, "{0}, but there is {1}", "{0}, mais il y a {1}");
    let held =
        |needed: &str, have| needs(needed, have, say(lang, "{0}, you have {1}", "{0}, vous en avez {1}"), rivals);
    let level = |needed: &str, have| needs(needed, have, say(lang, "{0}, you have {1}", "{0}, vous avez {1}"), rivals);
    let text = match why {
        WhyNot::GameOver => say(lang, "the game is over", "la partie est terminée"),
        WhyNot::NotAsked => say(lang, "not what is asked now", "pas ce qui est demandé maintenant"),
        WhyNot::NotYourTurn => say(lang, "not your turn", "pas votre tour"),
        WhyNot::NoSuchThing => say(lang, "no such card or space", "carte ou emplacement inexistant"),
        WhyNot::Worker { worker, short } => return lacking(&names::worker(worker), short, lang),
        WhyNot::Workers { short } => return lacking(&names::WORKER, short, lang),
        WhyNot::WrongWorkers => {
            say(lang, "these Workers do not fit the spaces", "ces Ouvriers ne conviennent pas aux emplacements")
        }
        WhyNot::Silver { need, have } => return held(&names::SILVER.count(need, lang), have),
        WhyNot::Provisions { need, have } => return held(&names::PROVISION.count(need, lang), have),
        WhyNot::Attribute { attribute, need, have } => {
            return level(&fill("{0} {1}", &[names::attribute(attribute).one(lang), &need.to_string()]), have);
        }
        WhyNot::Used => {
            say(lang, "already used, until cleared with Pray", "déjà utilisée, jusqu’à ce que Prier la libère")
        }
        WhyNot::FavourUsed => say(lang, "already used this round", "déjà utilisée pendant cette Manche"),
        WhyNot::FavourHidden { round } => {
            return fill(say(lang, "revealed in round {0}", "révélée à la Manche {0}"), &[&round.to_string()]);
        }
        WhyNot::AllDone { action } => {
            let most = if action == Action::Develop { WORKSHOPS } else { MOST_OF_AN_ACTION as u8 };
            let done = names::deed(action).count(most, lang);
            return fill(say(lang, "{0} already, the most there can be", "déjà {0}, le maximum"), &[&done]);
        }
        WhyNot::NoWall => say(lang, "no Wall is left", "il ne reste aucun Rempart"),
        WhyNot::NoTownsfolk => say(lang, "no Townsfolk is there", "aucun Villageois n’est disponible"),
        WhyNot::NoOutsider => say(lang, "no Outsider is there", "aucun Envahisseur n’est disponible"),
        WhyNot::NoWorkshop => say(lang, "no Workshop is left", "il ne reste aucun Atelier"),
        WhyNot::NoWorkshopSpace => say(lang, "no Workshop can be placed there", "aucun Atelier ne peut y être placé"),
        WhyNot::NothingToClear => say(lang, "no other action holds Workers", "aucune autre action ne porte d’Ouvriers"),
        WhyNot::NoSpace => say(lang, "no free space within reach", "aucun emplacement libre à portée"),
        WhyNot::SpaceTaken => say(lang, "the space is filled", "l’emplacement est occupé"),
        WhyNot::SpaceClosed { players } => {
            let template = say(lang, "only with {0} or more players", "seulement à partir de {0} joueurs");
            return fill(template, &[&players.to_string()]);
        }
        WhyNot::NoOrder => say(lang, "no King’s Order to work on", "aucun Ordre du Roi à poursuivre"),
        WhyNot::NoFavour => say(lang, "no King’s Favour is free", "aucune Faveur du Roi n’est libre"),
    };
    text.to_owned()
}

fn lacking(noun: &Noun, short: u8, lang: Lang) -> String {
    fill(say(lang, "{0} more {1}", "encore {0} {1}"), &[&short.to_string(), noun.for_number(short, lang)])
}
