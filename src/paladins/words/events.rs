//! What happened, told in the third person.
//!
//! [`event`] tells one event in one sentence. [`tell`] tells a whole decision: what somebody does in a row, or what is
//! revealed in a row, makes one sentence.

use super::cards::{ability, the_outsider};
use super::cards::{favour_cost, favour_effect, order_task, paladin_boosts, wall_text};
use super::names;
use super::reasons::{Whose, reason_of};
use super::rewards::workers;
use crate::kernel::grammar::{Noun, capital, fill, listed, prose, say, semicolon, together};
use crate::kernel::{Lang, Seat};
use crate::paladins::components::{Action, ORDER_POINTS, SPACES, Workers};
use crate::paladins::{Deed, Event};
use std::ops::Range;

/// What an event tells the table in one sentence, if it tells anything. `names` holds a name a seat.
pub fn event(event: &Event, names: &[String], lang: Lang) -> Option<String> {
    sentences(std::slice::from_ref(event), names, lang).pop()
}

/// What a row of events tells the table: what somebody does in a row is one sentence.
pub fn tell(events: &[Event], names: &[String], lang: Lang) -> Vec<String> {
    prose(&sentences(events, names, lang), names, lang)
}

/// What a row of events tells the table, as [`tell`] does, each sentence with the places of the events that it tells.
pub fn told(events: &[Event], names: &[String], lang: Lang) -> Vec<(Range<usize>, String)> {
    together(parts(events, names, lang), names, lang)
}

/// What a row of events tells the table, a sentence each; pieces of one kind in a row share a sentence.
pub(super) fn sentences(events: &[Event], names: &[String], lang: Lang) -> Vec<String> {
    parts(events, names, lang).into_iter().map(|(_, sentence)| sentence).collect()
}

/// What a row of events tells the table, a sentence each with the places of the events that it tells; pieces of one kind in
/// a row share a sentence.
pub fn parts(events: &[Event], names: &[String], lang: Lang) -> Vec<(Range<usize>, String)> {
    let mut told = Vec::new();
    let mut open: Option<(Row, Vec<Piece>, usize)> = None;
    let close =
        |(row, pieces, start): (Row, Vec<Piece>, usize), end: usize| (start..end, row.close(&pieces, names, lang));
    for (place, event) in events.iter().enumerate() {
        match (telling(event, names, lang), &mut open) {
            (Telling::Piece(same, piece), Some((row, pieces, _))) if *row == same => piece.join(pieces),
            (telling, open) => {
                told.extend(open.take().map(|row| close(row, place)));
                match telling {
                    Telling::Nothing => {}
                    Telling::Sentence(sentence) => told.push((place..place + 1, sentence)),
                    Telling::Piece(row, piece) => *open = Some((row, vec![piece], place)),
                }
            }
        }
    }
    told.extend(open.map(|row| close(row, events.len())));
    told
}

/// What an event has to tell.
enum Telling {
    Nothing,
    Sentence(String),
    Piece(Row, Piece),
}

/// A row of events that makes one sentence.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Row {
    Pays(Seat),
    Gains(Seat),
    Town,
    Borders,
}

impl Row {
    /// The sentence of a row.
    fn close(self, pieces: &[Piece], names: &[String], lang: Lang) -> String {
        let many = pieces.len() > 1;
        let pieces = listed(&pieces.iter().map(|piece| piece.text(lang)).collect::<Vec<_>>(), lang);
        match self {
            Self::Pays(seat) => fill(say(lang, "{0} pays {1}.", "{0} paie {1}."), &[&name(names, seat, lang), &pieces]),
            Self::Gains(seat) => {
                fill(say(lang, "{0} gains {1}.", "{0} gagne {1}."), &[&name(names, seat, lang), &pieces])
            }
            Self::Town if many => {
                fill(say(lang, "{0} arrive in town.", "{0} arrivent en ville."), &[&capital(&pieces)])
            }
            Self::Town => fill(say(lang, "{0} arrives in town.", "{0} arrive en ville."), &[&capital(&pieces)]),
            Self::Borders if many => {
                fill(say(lang, "{0} appear at the borders.", "{0} apparaissent aux frontières."), &[&capital(&pieces)])
            }
            Self::Borders => {
                fill(say(lang, "{0} appears at the borders.", "{0} apparaît aux frontières."), &[&capital(&pieces)])
            }
        }
    }
}

/// A piece of a row.
enum Piece {
    /// So many of a thing; more of the same are added to them.
    Count(Noun, u8),
    /// So many steps, up to a level.
    Steps(Noun, u8, u8),
    /// Anything else.
    Text(String),
}

impl Piece {
    /// Adds it to a row.
    fn join(self, pieces: &mut Vec<Self>) {
        for earlier in pieces.iter_mut() {
            match (earlier, &self) {
                (Self::Count(noun, count), Self::Count(same, more)) if noun == same => {
                    *count = count.saturating_add(*more);
                    return;
                }
                (Self::Steps(noun, steps, level), Self::Steps(same, more, to)) if noun == same => {
                    *steps = steps.saturating_add(*more);
                    *level = *to;
                    return;
                }
                _ => {}
            }
        }
        pieces.push(self);
    }

    fn text(&self, lang: Lang) -> String {
        match self {
            Self::Count(noun, count) => noun.count(*count, lang),
            Self::Steps(noun, steps, level) => {
                let template = say(lang, "{0} (now {1})", "{0} (niveau {1})");
                fill(template, &[&noun.count(*steps, lang), &level.to_string()])
            }
            Self::Text(text) => text.clone(),
        }
    }
}

/// The name of a seat.
fn name(names: &[String], seat: Seat, lang: Lang) -> String {
    match names.get(seat.index()) {
        Some(name) if !name.is_empty() => name.clone(),
        _ => fill(say(lang, "Player {0}", "Joueur {0}"), &[&(seat.index() + 1).to_string()]),
    }
}

/// What an event has to tell.
#[expect(clippy::too_many_lines, reason = "one arm for each event")]
fn telling(event: &Event, names: &[String], lang: Lang) -> Telling {
    let name = |seat: Seat| name(names, seat, lang);
    let on = |action: Action| names::action(action, lang);
    // A sentence about a seat, and perhaps one thing more.
    let of =
        |seat: Seat, en: &'static str, fr: &'static str| Telling::Sentence(fill(say(lang, en, fr), &[&name(seat)]));
    let with = |seat: Seat, thing: &str, en: &'static str, fr: &'static str| {
        Telling::Sentence(fill(say(lang, en, fr), &[&name(seat), thing]))
    };
    let about = |thing: &str, en: &'static str, fr: &'static str| Telling::Sentence(fill(say(lang, en, fr), &[thing]));
    match *event {
        // The cards are told as the choices that they are.
        Event::TavernRevealed { .. } | Event::PaladinsDrawn { .. } | Event::TaxTaken { count: 0, .. } => {
            Telling::Nothing
        }
        Event::Began { start } => {
            of(start, "The game begins. {0} goes first.", "La partie commence. {0} joue en premier.")
        }
        Event::RoundBegan { round, start } => with(
            start,
            &round.to_string(),
            "Round {1} begins. {0} goes first.",
            "La Manche {1} commence. {0} joue en premier.",
        ),
        Event::OrderRevealed { slot, order } => {
            let points = ORDER_POINTS.get(usize::from(slot)).copied().unwrap_or_default();
            let parts = [names::points(points, lang), order_task(order, lang)];
            let template = say(lang, "A King’s Order promises {0}: {1}.", "Un Ordre du Roi promet {0}\u{a0}: {1}.");
            Telling::Sentence(fill(template, &[&parts[0], &parts[1]]))
        }
        Event::FavourRevealed { favour, .. } => {
            let parts = [favour_cost(favour, lang), favour_effect(favour, lang)];
            let template =
                say(lang, "A King’s Favour opens ({0}): {1}.", "Une Faveur du Roi s’ouvre ({0})\u{a0}: {1}.");
            Telling::Sentence(fill(template, &[&parts[0], &parts[1]]))
        }
        Event::PaladinLaid { seat } => {
            of(seat, "{0} chooses a Paladin in secret.", "{0} choisit un Paladin en secret.")
        }
        Event::PaladinRevealed { seat, paladin } => {
            let card = paladin.card();
            let parts =
                [&name(seat), card.name, &paladin_boosts(paladin, lang), semicolon(lang), &ability(card.ability, lang)];
            Telling::Sentence(fill(
                say(lang, "{0} reveals {1}: {2}{3}{4}.", "{0} révèle {1}\u{a0}: {2}{3}{4}."),
                &parts,
            ))
        }
        Event::TavernTaken { seat, .. } => of(seat, "{0} takes a Tavern card.", "{0} prend une carte Taverne."),
        Event::Acted { seat, deed, workers: band } => {
            Telling::Sentence(acted(&name(seat), deed, &workers(band, lang), lang))
        }
        Event::RivalActed { seat, deed, workers } => {
            Telling::Sentence(acted(&name(seat), deed, &names::WORKER.count(workers, lang), lang))
        }
        Event::FavourUsed { favour, .. } => {
            about(&favour_effect(favour, lang), "The King’s Favour grants {0}.", "La Faveur du Roi accorde {0}.")
        }
        Event::Spent { seat, good, count } => Telling::Piece(Row::Pays(seat), Piece::Count(names::good(good), count)),
        Event::Gained { seat, good, count } => Telling::Piece(Row::Gains(seat), Piece::Count(names::good(good), count)),
        Event::RivalGained { seat, workers } => Telling::Piece(Row::Gains(seat), Piece::Count(names::WORKER, workers)),
        Event::Raised { seat, attribute, by, to } => {
            Telling::Piece(Row::Gains(seat), Piece::Steps(names::attribute(attribute), by, to))
        }
        Event::SuspicionDrawn { seat, .. } => Telling::Piece(Row::Gains(seat), Piece::Count(names::SUSPICION, 1)),
        Event::TaxTaken { seat, count, from_supply } if from_supply < count => {
            let parts = [names::TAX.count(count, lang), (count - from_supply).to_string()];
            let template = say(lang, "{0} ({1} from the main supply)", "{0} (dont {1} de la réserve générale)");
            Telling::Piece(Row::Gains(seat), Piece::Text(fill(template, &[&parts[0], &parts[1]])))
        }
        Event::TaxTaken { seat, count, .. } => Telling::Piece(Row::Gains(seat), Piece::Count(names::TAX, count)),
        Event::TownsfolkRevealed { townsfolk, .. } => {
            Telling::Piece(Row::Town, Piece::Text(names::townsfolk(townsfolk).a(lang)))
        }
        Event::OutsiderRevealed { outsider, .. } => {
            let faction = names::faction(outsider.card().faction).one(lang);
            let text = fill("{0} ({1})", &[&names::outsider(outsider).a(lang), faction]);
            Telling::Piece(Row::Borders, Piece::Text(text))
        }
        Event::TaxReturned { count: 1 } => about(
            &names::SILVER.count(1, lang),
            "{0} returns from the Tax supply to the main supply.",
            "{0} retourne de la Réserve des Impôts à la réserve générale.",
        ),
        Event::TaxReturned { count } => about(
            &names::SILVER.count(count, lang),
            "{0} return from the Tax supply to the main supply.",
            "{0} retournent de la Réserve des Impôts à la réserve générale.",
        ),
        Event::SuspicionRemoved { seat, count } => {
            with(seat, &names::SUSPICION.count(count, lang), "{0} discards {1}.", "{0} retire {1}.")
        }
        Event::DebtGained { seat } => of(seat, "{0} takes a Debt.", "{0} contracte une Dette."),
        Event::DebtPaid { seat } => of(seat, "{0} pays a Debt.", "{0} rembourse une Dette."),
        Event::DebtDestroyed { seat } => of(seat, "{0} destroys a Debt.", "{0} détruit une Dette."),
        Event::Recruited { seat, townsfolk } => {
            with(seat, &names::townsfolk(townsfolk).the(lang), "{0} recruits {1}.", "{0} recrute {1}.")
        }
        Event::Quested { seat, townsfolk } => {
            with(seat, &names::townsfolk(townsfolk).the(lang), "{0} sends {1} on a quest.", "{0} envoie {1} en Quête.")
        }
        Event::MonkPlaced { seat, space } => {
            with(seat, region(space), "{0} commissions a Monk in region {1}.", "{0} missionne un Moine en région {1}.")
        }
        Event::OutpostPlaced { seat, space } => {
            with(seat, region(space), "{0} garrisons region {1}.", "{0} établit une Garnison en région {1}.")
        }
        Event::WallBuilt { seat, wall } => {
            with(seat, &wall_text(wall, lang), "{0} builds a Wall: {1}.", "{0} construit un Rempart\u{a0}: {1}.")
        }
        Event::JarMoved { seat, space: Some(_) } => of(seat, "{0} moves a Jar.", "{0} déplace une Jarre."),
        Event::JarMoved { seat, space: None } => of(seat, "{0} turns a Jar over.", "{0} retourne une Jarre."),
        Event::Attacked { seat, outsider } => {
            with(seat, &the_outsider(outsider, lang), "{0} attacks {1}.", "{0} attaque {1}.")
        }
        Event::Converted { seat, outsider } => {
            with(seat, &the_outsider(outsider, lang), "{0} converts {1}.", "{0} convertit {1}.")
        }
        Event::WorkshopMoved { seat, action, .. } => {
            with(seat, on(action), "{0} moves a Workshop onto {1}.", "{0} place un Atelier sur l’action {1}.")
        }
        Event::Cleared { seat, action } => with(seat, on(action), "{0} clears {1}.", "{0} libère l’action {1}."),
        Event::AbilityWorked { seat, townsfolk } => {
            with(seat, &capital(&names::townsfolk(townsfolk).the(lang)), "{1} helps {0}.", "{1} vient en aide à {0}.")
        }
        Event::PaladinWorked { seat, paladin } => {
            with(seat, paladin.card().name, "{1} helps {0}.", "{1} vient en aide à {0}.")
        }
        Event::InquisitionBegan => about("", "An Inquisition begins.", "Une Inquisition commence."),
        Event::InquisitionEnded { tax } => about(
            &names::SILVER.count(tax, lang),
            "The Inquisition ends. The Tax supply holds {0} again.",
            "L’Inquisition s’achève. La Réserve des Impôts compte à nouveau {0}.",
        ),
        Event::Passed { seat } => of(seat, "{0} passes.", "{0} passe."),
        Event::Kept { seat, kept, returned } => {
            let parts = [name(seat), workers(kept, lang), workers(returned, lang)];
            let template = match (kept == Workers::NONE, returned == Workers::NONE) {
                (true, true) => return Telling::Nothing,
                (_, true) => say(lang, "{0} keeps {1}.", "{0} garde {1}."),
                (true, _) => say(lang, "{0} returns {2}.", "{0} rend {2}."),
                _ => say(lang, "{0} keeps {1}, and returns {2}.", "{0} garde {1}, et rend {2}."),
            };
            Telling::Sentence(fill(template, &[&parts[0], &parts[1], &parts[2]]))
        }
        Event::TownsfolkLeft { townsfolk } => {
            about(&capital(&names::townsfolk(townsfolk).the(lang)), "{0} leaves the town.", "{0} quitte la ville.")
        }
        Event::OutsiderLeft { outsider } => {
            about(&capital(&the_outsider(outsider, lang)), "{0} moves on.", "{0} s’en va.")
        }
        Event::RivalMustered { seat, workers } => {
            with(seat, &names::WORKER.count(workers, lang), "{0} musters {1}.", "{0} rassemble {1}.")
        }
        Event::SchemeDrawn { scheme } => {
            about(names::scheme(scheme, lang), "Scheme card: {0}.", "Carte Objectif\u{a0}: {0}.")
        }
        Event::SchemeFailed { why, .. } => {
            about(&reason_of(why, Whose::Rivals, lang), "The Scheme fails: {0}.", "L’Objectif échoue\u{a0}: {0}.")
        }
        Event::RivalRested { seat } => of(seat, "{0} rests, and passes.", "{0} se repose, et passe."),
        Event::MarkerMoved { to, .. } => about(
            &to.saturating_add(1).to_string(),
            "The Resource marker moves to space {0}.",
            "Le Marqueur Ressource avance à la case {0}.",
        ),
        Event::RivalCleared { seat } => {
            of(seat, "{0} clears the right side of the board.", "{0} libère les actions du côté droit de son plateau.")
        }
        Event::SchemesShuffled => {
            about("", "All Scheme cards are shuffled.", "Toutes les cartes Objectif sont mélangées.")
        }
        Event::RivalDeveloped { seat, action } => {
            with(seat, on(action), "{0} gets a Workshop on {1}.", "{0} reçoit un Atelier sur l’action {1}.")
        }
        Event::Ended => about("", "The game is over.", "La partie est terminée."),
    }
}

/// A turn begins: who, with whom, on what.
fn acted(name: &str, deed: Deed, workers: &str, lang: Lang) -> String {
    match deed {
        Deed::Action(action) => fill(
            say(lang, "{0} places {1} on {2}.", "{0} place {1} sur l’action {2}."),
            &[name, workers, names::action(action, lang)],
        ),
        Deed::Favour(_) => fill(
            say(lang, "{0} places {1} on a King’s Favour.", "{0} place {1} sur une Faveur du Roi."),
            &[name, workers],
        ),
    }
}

/// The region of a space of the main board.
fn region(space: u8) -> &'static str {
    SPACES.get(usize::from(space)).map_or("?", |space| names::region(space.region))
}
