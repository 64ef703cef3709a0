//! What is asked, in one sentence.

use super::cards::{favour_effect, the_outsider};
use super::choices::workshop_worker;
use super::names;
use super::rewards::effect;
use crate::kernel::grammar::{fill, headed, say};
use crate::kernel::{Lang, Seat};
use crate::paladins::components::{Action, MOST_KEPT, ROUNDS, SPACES};
use crate::paladins::{Deed, Paladins, Question, Source, Target, Task};

/// The question that the table asks now; empty once the game is over.
pub fn question(game: &Paladins, lang: Lang) -> String {
    game.asked().map_or_else(String::new, |(seat, question)| question_of(game, seat, question, lang))
}

/// A question of a seat.
#[expect(clippy::too_many_lines, reason = "one arm for each question")]
pub(super) fn question_of(game: &Paladins, seat: Seat, question: Question, lang: Lang) -> String {
    let round = game.round().to_string();
    let text = match question {
        Question::Draft => say(
            lang,
            "Set-up: choose the Townsfolk that joins your crew for free.",
            "Mise en place\u{a0}: choisissez le Villageois qui rejoint gratuitement votre équipe.",
        ),
        Question::PlayPaladin => {
            let template = say(lang, "Choose the Paladin for round {0}.", "Choisissez le Paladin de la Manche {0}.");
            return fill(template, &[&round]);
        }
        Question::TopPaladin => say(
            lang,
            "Choose the Paladin that goes on top of your deck. The other one goes to the bottom.",
            "Choisissez le Paladin à remettre sur votre pile. L’autre passe en dessous.",
        ),
        Question::Tavern => say(
            lang,
            "Choose the Tavern card whose four Workers join you.",
            "Choisissez la carte Taverne dont les quatre Ouvriers vous rejoignent.",
        ),
        Question::Turn if game.board().favours(game.round()).is_empty() => {
            let template = say(
                lang,
                "Round {0} of {1}: choose an action, or pass.",
                "Manche {0} sur {1}\u{a0}: choisissez une action, ou passez.",
            );
            return fill(template, &[&round, &ROUNDS.to_string()]);
        }
        Question::Turn => {
            let template = say(
                lang,
                "Round {0} of {1}: choose an action or a King’s Favour, or pass.",
                "Manche {0} sur {1}\u{a0}: choisissez une action ou une Faveur du Roi, ou passez.",
            );
            return fill(template, &[&round, &ROUNDS.to_string()]);
        }
        Question::Recruit => say(
            lang,
            "Recruit: choose a Townsfolk, for a quest with 1 Worker or for your crew with 2.",
            "Recruter\u{a0}: choisissez un Villageois, pour une Quête avec 1 Ouvrier ou pour votre équipe avec 2.",
        ),
        Question::TownsfolkCost { slot, .. } => {
            let name = townsfolk(game, slot, lang);
            let template =
                say(lang, "Pay Silver for {0}, or take a Debt?", "Payer {0} en Pièces, ou prendre une Dette\u{202f}?");
            return fill(template, &[&name]);
        }
        Question::Space(Action::Garrison) => say(
            lang,
            "Garrison: choose the space for your Outpost.",
            "Établir une Garnison\u{a0}: choisissez l’emplacement de votre Garnison.",
        ),
        Question::Space(_) => say(
            lang,
            "Commission: choose the space for your Monk.",
            "Missionner\u{a0}: choisissez l’emplacement de votre Moine.",
        ),
        Question::Jar => say(
            lang,
            "Absolve: choose the space for your Jar. You gain 1 Faith and discard 1 Suspicion, too.",
            "Absoudre\u{a0}: choisissez l’emplacement de votre Jarre. Vous gagnez aussi 1 Foi et retirez 1 Suspicion.",
        ),
        Question::Outsider(action) => {
            let template = say(lang, "{0}: choose an Outsider.", "{0}\u{a0}: choisissez un Envahisseur.");
            return fill(template, &[names::action(action, lang)]);
        }
        Question::Workshop | Question::FreeWorkshop => {
            let template = say(
                lang,
                "Develop: choose the Worker space that your Workshop covers. You gain {0}, too.",
                "Développer\u{a0}: choisissez l’emplacement d’Ouvrier que couvre votre Atelier. Vous gagnez aussi {0}.",
            );
            return fill(template, &[&workshop_worker(game.player(seat), lang)]);
        }
        Question::Clear | Question::Prayer => {
            say(lang, "Pray: choose the action to clear.", "Prier\u{a0}: choisissez l’action à libérer.")
        }
        Question::Pay(task) => {
            let what = say(lang, "choose the Workers to place.", "choisissez les Ouvriers à placer.");
            return headed(&task_text(game, task, lang), what, lang);
        }
        Question::FreeRecruit => say(
            lang,
            "Choose the Townsfolk that joins your crew for free.",
            "Choisissez le Villageois qui rejoint gratuitement votre équipe.",
        ),
        Question::RaiseAny => {
            say(lang, "Choose the Attribute that rises by 1.", "Choisissez l’Attribut qui augmente de 1.")
        }
        Question::Either(source) => {
            let (noun, given) = match source {
                Source::Wall(wall) => (names::WALL, wall.card().extra),
                Source::Favour(favour) => (names::FAVOUR, favour.card().effect),
            };
            let parts = [noun.one(lang), &effect(&given, lang)];
            return fill(say(lang, "{0}: choose {1}.", "{0}\u{a0}: choisissez {1}."), &parts);
        }
        Question::Ability => say(
            lang,
            "Inquisition: choose the crew member that acts next.",
            "Inquisition\u{a0}: choisissez le membre de votre équipe qui agit ensuite.",
        ),
        Question::Keep => {
            let template = say(
                lang,
                "Choose the {0} Workers that you keep for the next round.",
                "Choisissez les {0} Ouvriers que vous gardez pour la prochaine Manche.",
            );
            return fill(template, &[&MOST_KEPT.to_string()]);
        }
    };
    text.to_owned()
}

/// What the Workers are placed for.
pub fn task_text(game: &Paladins, task: Task, lang: Lang) -> String {
    let action = match task.deed {
        Deed::Favour(slot) => {
            let name = names::FAVOUR.one(lang);
            return match game.favour(slot) {
                Some(favour) => fill("{0} ({1})", &[name, &favour_effect(favour, lang)]),
                None => name.to_owned(),
            };
        }
        Deed::Action(action) => action,
    };
    let name = names::action(action, lang);
    match task.target {
        Target::None | Target::Jar(_) => name.to_owned(),
        Target::Townsfolk { slot, crew: true, .. } => {
            fill(say(lang, "Recruit {0}", "Recruter {0}"), &[&townsfolk(game, slot, lang)])
        }
        Target::Townsfolk { slot, crew: false, .. } => {
            fill(say(lang, "Send {0} on a quest", "Envoyer {0} en Quête"), &[&townsfolk(game, slot, lang)])
        }
        Target::Space(space) => {
            let region = SPACES.get(usize::from(space)).map_or("?", |space| names::region(space.region));
            fill(say(lang, "{0} in region {1}", "{0} en région {1}"), &[name, region])
        }
        Target::Outsider(slot) => {
            let outsider = game.board().outsiders.get(usize::from(slot)).copied().flatten();
            let outsider = outsider.map_or_else(|| names::OUTSIDER.the(lang), |id| the_outsider(id, lang));
            fill("{0} {1}", &[name, &outsider])
        }
        Target::Workshop(onto, _) => fill("{0} ({1})", &[name, names::action(onto, lang)]),
        Target::Clear(cleared) => {
            let parts = [name, names::action(cleared, lang)];
            fill(say(lang, "{0} (clear {1})", "{0} (libérer {1})"), &parts)
        }
    }
}

/// The Townsfolk in a slot, with the definite article.
pub(super) fn townsfolk(game: &Paladins, slot: u8, lang: Lang) -> String {
    let townsfolk = game.board().town.get(usize::from(slot)).copied().flatten();
    townsfolk.map_or(names::TOWNSFOLK, names::townsfolk).the(lang)
}
