//! What is asked, in one sentence.

use super::names;
use crate::kernel::Lang;
use crate::kernel::grammar::{fill, say};
use crate::viscounts::{Question, Reach, Source, Viscounts};

/// The question that the table asks now; empty once the game is over.
pub fn question(game: &Viscounts, lang: Lang) -> String {
    game.asked().map_or_else(String::new, |(_, question)| question_of(question, lang))
}

/// A question.
#[expect(clippy::too_many_lines, reason = "one arm for each question")]
pub(super) fn question_of(question: Question, lang: Lang) -> String {
    let text = match question {
        Question::Pair => say(
            lang,
            "Set-up: choose a Player Card with its Hero.",
            "Mise en place\u{a0}: choisissez une carte Joueur avec son Héros.",
        ),
        Question::Play => {
            say(lang, "Choose the card that you play into your line.", "Choisissez la carte à jouer dans votre ligne.")
        }
        Question::Move => say(lang, "Choose where your Viscount goes.", "Choisissez où va votre Vicomte."),
        Question::Act => say(lang, "Choose a primary action.", "Choisissez une action principale."),
        Question::Exchanges => say(lang, "Trade: choose how often.", "Commercer\u{a0}: choisissez combien de fois."),
        Question::Building => say(lang, "Construct: choose a Building.", "Construire\u{a0}: choisissez un Bâtiment."),
        Question::Workers => {
            say(lang, "Place Workers: choose how many.", "Placer des Ouvriers\u{a0}: choisissez combien.")
        }
        Question::Fund(action, need) => {
            let template = say(lang, "{0}: choose how to pay for {1}.", "{0}\u{a0}: choisissez comment fournir {1}.");
            let icons = names::icon(action.icon()).count(need, lang);
            return fill(template, &[names::action(action, lang), &icons]);
        }
        Question::Slot(kind, _) => {
            let template = say(lang, "Choose which {0} you place.", "Choisissez l’exemplaire à placer\u{a0}: {0}.");
            return fill(template, &[names::building(kind).one(lang)]);
        }
        Question::Spot(building, reach) => {
            let template = match reach {
                Reach::Here => say(
                    lang,
                    "Choose a spot of your space for the {0}.",
                    "Choisissez un emplacement de votre case ({0}).",
                ),
                Reach::Anywhere => say(
                    lang,
                    "Choose any free spot for the {0}.",
                    "Choisissez un emplacement libre, n’importe où ({0}).",
                ),
            };
            return fill(template, &[names::building(building.kind).one(lang)]);
        }
        Question::Hire => say(
            lang,
            "Choose whether to hire the Townsfolk beside your Viscount.",
            "Choisissez de recruter ou non le Villageois voisin de votre Vicomte.",
        ),
        Question::Resource(1) => say(lang, "Choose a resource.", "Choisissez une ressource."),
        Question::Resource(count) => {
            let template =
                say(lang, "Choose a resource; {0} to come.", "Choisissez une ressource\u{202f}; encore {0}.");
            return fill(template, &[&count.to_string()]);
        }
        Question::Flip(1) => say(lang, "Flip a Debt or a Deed.", "Retournez une Dette ou un Titre."),
        Question::Flip(count) => {
            let template = say(
                lang,
                "Flip a Debt or a Deed; {0} to come.",
                "Retournez une Dette ou un Titre\u{202f}; encore {0}.",
            );
            return fill(template, &[&count.to_string()]);
        }
        Question::Either(Source::Ability(card)) => {
            let template = say(lang, "{0}: choose one of two rewards.", "{0}\u{a0}: choisissez l’un des deux gains.");
            return fill(template, &[names::townsfolk(card, lang)]);
        }
        Question::Either(Source::SecondTier(_)) => say(
            lang,
            "Second tier: choose one of two rewards.",
            "Deuxième niveau\u{a0}: choisissez l’un des deux gains.",
        ),
        Question::FreeHire(_) => {
            say(lang, "Choose a Townsfolk to hire for free.", "Choisissez un Villageois à recruter gratuitement.")
        }
        Question::FreeManuscript => {
            say(lang, "Choose a Manuscript that costs 3 or 4.", "Choisissez un Manuscrit de coût 3 ou 4.")
        }
        Question::Rearrange => say(lang, "You may rearrange your line.", "Vous pouvez réorganiser votre ligne."),
        Question::Discard(1) => say(lang, "You may discard a card.", "Vous pouvez défausser une carte."),
        Question::Discard(count) => {
            let template = say(lang, "You may discard up to {0} cards.", "Vous pouvez défausser jusqu’à {0} cartes.");
            return fill(template, &[&count.to_string()]);
        }
        Question::Destroy(1) => say(
            lang,
            "You may destroy a card, for its value in Silver.",
            "Vous pouvez détruire une carte, contre sa valeur en Pièces.",
        ),
        Question::Destroy(count) => {
            let template = say(
                lang,
                "You may destroy up to {0} cards, for their value in Silver.",
                "Vous pouvez détruire jusqu’à {0} cartes, contre leur valeur en Pièces.",
            );
            return fill(template, &[&count.to_string()]);
        }
        Question::CastleMove => say(
            lang,
            "You may move a Worker to the next section of the Castle.",
            "Vous pouvez déplacer un Ouvrier vers une section voisine du Château.",
        ),
        Question::Section(count) => {
            let template =
                say(lang, "Choose the section of the Castle for {0}.", "Choisissez la section du Château pour {0}.");
            return fill(template, &[&names::WORKER.count(count, lang)]);
        }
        Question::Cascade => say(
            lang,
            "Choose which section of three Workers moves on first.",
            "Choisissez quelle section de trois Ouvriers avance d’abord.",
        ),
        Question::Bump(tier, section) => {
            let template = say(
                lang,
                "Too many Workers in the {0} of {1}: choose whose leaves.",
                "Trop d’Ouvriers au {0} de {1}\u{a0}: choisissez lequel repart.",
            );
            return fill(template, &[names::tier(tier, lang), &names::section(section, lang)]);
        }
    };
    text.to_owned()
}
