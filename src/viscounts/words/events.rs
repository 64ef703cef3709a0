//! What happened, told in the third person.

use super::cards::attempt_text;
use super::effects::{effect, icons};
use super::names;
use crate::kernel::grammar::{capital, fill, say};
use crate::kernel::{Lang, Seat};
use crate::viscounts::Event;
use crate::viscounts::components::PrimaryAction;

/// The name of a seat.
fn name(names: &[String], seat: Seat, lang: Lang) -> String {
    match names.get(seat.index()) {
        Some(name) if !name.is_empty() => name.clone(),
        _ => fill(say(lang, "Player {0}", "Joueur {0}"), &[&(seat.index() + 1).to_string()]),
    }
}

/// What an event tells the table in one sentence, if it tells anything. `names` holds a name a seat.
#[expect(clippy::too_many_lines, reason = "one arm for each event")]
pub fn event(event: &Event, names: &[String], lang: Lang) -> Option<String> {
    // A sentence about a seat with one or two things more.
    let tell = |seat: Seat, parts: &[&str], en: &'static str, fr: &'static str| {
        let seat = name(names, seat, lang);
        let mut all = vec![seat.as_str()];
        all.extend(parts);
        fill(say(lang, en, fr), &all)
    };
    Some(match *event {
        Event::Began { start } => {
            tell(start, &[], "The game begins; {0} starts.", "La partie commence\u{202f}; {0} débute.")
        }
        Event::PairTaken { seat, card, hero } => tell(
            seat,
            &[&card.number().to_string(), names::townsfolk(hero, lang)],
            "{0} takes Player Card {1} with {2}.",
            "{0} prend la carte Joueur {1} avec {2}.",
        ),
        Event::OpponentArrived { seat, space } => {
            tell(seat, &[&names::space(space, lang)], "{0} begins on {1}.", "{0} commence sur {1}.")
        }
        Event::RoundBegan { round } => {
            fill(say(lang, "Round {0} begins.", "La Manche {0} commence."), &[&round.to_string()])
        }
        Event::TurnBegan { seat } => tell(seat, &[], "It is the turn of {0}.", "C’est au tour de {0}."),
        Event::DroppedOff { seat, townsfolk } => tell(
            seat,
            &[&names::the_townsfolk(townsfolk, lang)],
            "{1} drops off the line of {0}.",
            "{1} quitte la ligne de {0}.",
        ),
        Event::Played { seat, townsfolk, blind: false } => {
            tell(seat, &[&names::the_townsfolk(townsfolk, lang)], "{0} plays {1}.", "{0} joue {1}.")
        }
        Event::Played { seat, townsfolk, blind: true } => tell(
            seat,
            &[&names::the_townsfolk(townsfolk, lang)],
            "{0} plays {1} unseen from the Draw Pile.",
            "{0} joue {1} à l’aveugle, de sa pioche.",
        ),
        Event::Moved { seat, to, .. } => {
            tell(seat, &[&names::space(to, lang)], "{0} goes to {1}.", "{0} se déplace vers {1}.")
        }
        Event::Acted { seat, action } => {
            tell(seat, &[names::action(action, lang)], "{0} takes the action {1}.", "{0} choisit l’action {1}.")
        }
        Event::Idled { seat } => {
            tell(seat, &[], "{0} takes no primary action.", "{0} ne fait aucune action principale.")
        }
        Event::Traded { seat, times } => tell(
            seat,
            &[&times.to_string()],
            "{0} makes the exchange ({1} in all).",
            "{0} fait l’échange ({1} en tout).",
        ),
        Event::Dismissed { seat, townsfolk: Some(townsfolk), .. } => {
            tell(seat, &[&names::the_townsfolk(townsfolk, lang)], "{0} dismisses {1}.", "{0} congédie {1}.")
        }
        Event::Dismissed { seat, townsfolk: None, .. } => tell(
            seat,
            &[],
            "{0} dismisses the Townsfolk printed on the board.",
            "{0} congédie le Villageois imprimé sur le plateau.",
        ),
        Event::Hired { seat, townsfolk, free: false } => {
            tell(seat, &[&names::the_townsfolk(townsfolk, lang)], "{0} hires {1}.", "{0} recrute {1}.")
        }
        Event::Hired { seat, townsfolk, free: true } => tell(
            seat,
            &[&names::the_townsfolk(townsfolk, lang)],
            "{0} hires {1} for free.",
            "{0} recrute {1} gratuitement.",
        ),
        Event::TownsfolkRevealed { segment, townsfolk } => {
            let letter = segment.letter().to_ascii_uppercase().to_string();
            match townsfolk {
                Some(card) => fill(
                    say(lang, "{0} shows on segment {1}.", "{0} apparaît sur le segment {1}."),
                    &[names::townsfolk(card, lang), &letter],
                ),
                None => fill(
                    say(
                        lang,
                        "The Townsfolk of segment {0} are used up.",
                        "Les Villageois du segment {0} sont épuisés.",
                    ),
                    &[&letter],
                ),
            }
        }
        Event::ManuscriptRevealed { segment, manuscript } => {
            let letter = segment.letter().to_ascii_uppercase().to_string();
            match manuscript {
                Some(tile) => fill(
                    say(
                        lang,
                        "A {0} Manuscript for {1} shows on segment {2}.",
                        "Un Manuscrit {0} pour {1} apparaît sur le segment {2}.",
                    ),
                    &[
                        names::ribbon(tile.tile().ribbon, lang),
                        &names::icon(PrimaryAction::Transcribe.icon()).count(tile.tile().cost, lang),
                        &letter,
                    ],
                ),
                None => fill(
                    say(
                        lang,
                        "The Manuscripts of segment {0} are used up.",
                        "Les Manuscrits du segment {0} sont épuisés.",
                    ),
                    &[&letter],
                ),
            }
        }
        Event::Gained { seat, good, count } => {
            tell(seat, &[&names::good(good).count(count, lang)], "{0} gains {1}.", "{0} gagne {1}.")
        }
        Event::Spent { seat, good, count } => {
            tell(seat, &[&names::good(good).count(count, lang)], "{0} pays {1}.", "{0} paie {1}.")
        }
        Event::Constructed { seat, building, spot } => tell(
            seat,
            &[&names::building(building.kind).a(lang), &names::spot(spot, lang)],
            "{0} places {1} on {2}.",
            "{0} place {1} sur {2}.",
        ),
        Event::Linked { seat, other, effect: given, .. } if seat == other => tell(
            seat,
            &[&effect(given, lang)],
            "{0} links two of their own Buildings: {1}.",
            "{0} relie deux de ses Bâtiments\u{a0}: {1}.",
        ),
        Event::Linked { seat, other, effect: given, .. } => tell(
            seat,
            &[&name(names, other, lang), &effect(given, lang)],
            "{0} completes a Link with {1}; each gets {2}.",
            "{0} établit un lien avec {1}\u{202f}; chacun reçoit {2}.",
        ),
        Event::WorkersPlaced { seat, section, count } => tell(
            seat,
            &[&names::WORKER.count(count, lang), &names::section(section, lang)],
            "{0} places {1} in {2} of the Castle.",
            "{0} place {1} dans {2} du Château.",
        ),
        Event::MovedInwards { seat, section } => tell(
            seat,
            &[&names::section(section, lang)],
            "A Worker of {0} moves to the second tier of {1}.",
            "Un Ouvrier de {0} passe au deuxième niveau de {1}.",
        ),
        Event::ReachedThirdTier { seat, .. } => {
            tell(seat, &[], "A Worker of {0} reaches the third tier.", "Un Ouvrier de {0} atteint le troisième niveau.")
        }
        Event::MovedAround { seat, from, to } => tell(
            seat,
            &[&names::section(from, lang), &names::section(to, lang)],
            "A Worker of {0} moves from {1} to {2}.",
            "Un Ouvrier de {0} passe de {1} à {2}.",
        ),
        Event::Bumped { owner, tier, section } => tell(
            owner,
            &[names::tier(tier, lang), &names::section(section, lang)],
            "A Worker of {0} is bumped off the {1} of {2}.",
            "Un Ouvrier de {0} est chassé du {1} de {2}.",
        ),
        Event::LeaderTaken { seat } => tell(seat, &[], "{0} becomes Castle Leader.", "{0} devient Maître du Château."),
        Event::Transcribed { seat, manuscript, .. } => tell(
            seat,
            &[names::ribbon(manuscript.tile().ribbon, lang)],
            "{0} takes a Manuscript with a {1} ribbon.",
            "{0} prend un Manuscrit au ruban {1}.",
        ),
        Event::TranscribedPrinted { seat, .. } => tell(
            seat,
            &[],
            "{0} transcribes the Manuscript printed on the board.",
            "{0} transcrit le Manuscrit imprimé sur le plateau.",
        ),
        Event::BonusTaken { seat, ribbon } => tell(
            seat,
            &[names::ribbon(ribbon, lang)],
            "{0} takes the {1} Cleric Bonus card.",
            "{0} prend la carte Bonus de Clerc au ruban {1}.",
        ),
        Event::DebtGained { seat } => tell(seat, &[], "{0} takes a Debt.", "{0} reçoit une Dette."),
        Event::DeedGained { seat, count } => {
            tell(seat, &[&names::DEED.count(count, lang)], "{0} takes {1}.", "{0} reçoit {1}.")
        }
        Event::DebtFlipped { seat } => tell(seat, &[], "{0} pays a Debt off.", "{0} retourne une Dette."),
        Event::DeedFlipped { seat } => tell(seat, &[], "{0} has a Deed approved.", "{0} fait approuver un Titre."),
        Event::PovertyRevealed => {
            say(lang, "The kingdom falls into Poverty.", "Le royaume tombe dans la Pauvreté.").to_owned()
        }
        Event::ProsperityRevealed => {
            say(lang, "The kingdom reaches Prosperity.", "Le royaume atteint la Prospérité.").to_owned()
        }
        Event::EndNears { last_round } => fill(
            say(lang, "Round {0} will be the last.", "La Manche {0} sera la dernière."),
            &[&last_round.to_string()],
        ),
        Event::CorruptionGained { seat, count, .. } => {
            tell(seat, &[&names::CORRUPTION.count(count, lang)], "{0} gains {1}.", "{0} gagne {1}.")
        }
        Event::VirtueGained { seat, count, .. } => {
            tell(seat, &[&names::VIRTUE.count(count, lang)], "{0} gains {1}.", "{0} gagne {1}.")
        }
        Event::Rearranged { seat } => tell(seat, &[], "{0} rearranges the line.", "{0} réorganise sa ligne."),
        Event::Discarded { seat, townsfolk, .. } => {
            tell(seat, &[&names::the_townsfolk(townsfolk, lang)], "{0} discards {1}.", "{0} défausse {1}.")
        }
        Event::Destroyed { seat, townsfolk, .. } => {
            tell(seat, &[&names::the_townsfolk(townsfolk, lang)], "{0} destroys {1}.", "{0} détruit {1}.")
        }
        Event::Shuffled { seat } => tell(seat, &[], "{0} shuffles the discards.", "{0} mélange sa défausse."),
        Event::Drew { seat, count } => {
            tell(seat, &[&names::CARD.count(count, lang)], "{0} draws {1}.", "{0} pioche {1}.")
        }
        Event::Collided { seat, position } => tell(
            seat,
            &[&position.to_string()],
            "The markers of {0} collide, at position {1}.",
            "Les marqueurs de {0} entrent en collision, en position {1}.",
        ),
        Event::MarkersReset { seat } => tell(
            seat,
            &[],
            "The markers of {0} go back to the ends.",
            "Les marqueurs de {0} retournent aux extrémités.",
        ),
        Event::AbilityWorked { seat, townsfolk } => {
            tell(seat, &[&names::the_townsfolk(townsfolk, lang)], "{1} works for {0}.", "{1} agit pour {0}.")
        }
        Event::BuildingWorked { seat, building } => {
            tell(seat, &[&names::building(building.kind).a(lang)], "{1} of {0} works.", "{1} de {0} agit.")
        }
        Event::SchemeTurned { seat, scheme } => tell(
            seat,
            &[&icons(scheme.card().icons, lang)],
            "{0} turns over a Scheme with {1}.",
            "{0} révèle une Intrigue avec {1}.",
        ),
        Event::SchemeGained { seat, .. } => {
            tell(seat, &[], "{0} gains a Future Scheme.", "{0} gagne une Intrigue future.")
        }
        Event::SchemesShuffled { seat } => tell(seat, &[], "{0} shuffles its Schemes.", "{0} mélange ses Intrigues."),
        Event::AttemptFailed { seat, kind, attempt } => {
            tell(seat, &[&attempt_text(attempt, kind, lang)], "{0} cannot: {1}.", "{0} ne peut pas\u{a0}: {1}.")
        }
        Event::AttemptMade { seat, kind, attempt } => {
            tell(seat, &[&attempt_text(attempt, kind, lang)], "{0} chooses: {1}.", "{0} choisit\u{a0}: {1}.")
        }
        Event::Instead { seat, of, gains } => tell(
            seat,
            &[&effect(gains, lang), &effect(of, lang)],
            "{0} gets {1} instead of {2}.",
            "{0} reçoit {1} au lieu de {2}.",
        ),
        Event::Ended => say(lang, "The game is over.", "La partie est terminée.").to_owned(),
    })
    .map(|text: String| capital(&text))
}
