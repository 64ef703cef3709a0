use super::cards::{favour_effect, order_now, the_outsider};
use super::choices::workshop_worker;
use super::names;
use super::rewards::effect;
use crate::components::{Action, MOST_KEPT, ROUNDS, SPACES};
use crate::{Intent, Paladins, Question, Source, Target, Task};
use kernel::grammar::{fill, headed, localize};
use kernel::{Lang, Seat};

pub fn question(game: &Paladins, lang: Lang) -> String {
    game.asked().map_or_else(String::new, |(seat, question)| question_of(game, seat, question, lang))
}

pub(super) fn question_of(game: &Paladins, seat: Seat, question: Question, lang: Lang) -> String {
    let round = game.round().to_string();
    let text = match question {
        Question::Draft => localize(lang, text!("Set-up: choose the Townsfolk that joins your crew for free.")),
        Question::PlayPaladin => {
            let template = localize(lang, text!("Choose the Paladin for round {0}."));
            return fill(lang, template, &[&round]);
        }
        Question::TopPaladin => {
            localize(lang, text!("Choose the Paladin that goes on top of your deck. The other one goes to the bottom."))
        }
        Question::Tavern => localize(lang, text!("Choose the Tavern card whose four Workers join you.")),
        Question::Turn if game.team().is_some() => {
            let template =
                localize(lang, text!("Round {0} of {1}: choose an action, a King’s Order or Favour, or pass."));
            return fill(lang, template, &[&round, &ROUNDS.to_string()]);
        }
        Question::Turn if game.board().favours(game.round()).is_empty() => {
            let template = localize(lang, text!("Round {0} of {1}: choose an action, or pass."));
            return fill(lang, template, &[&round, &ROUNDS.to_string()]);
        }
        Question::Turn => {
            let template = localize(lang, text!("Round {0} of {1}: choose an action or a King’s Favour, or pass."));
            return fill(lang, template, &[&round, &ROUNDS.to_string()]);
        }
        Question::Recruit => {
            localize(lang, text!("Recruit: choose a Townsfolk, for a quest with 1 Worker or for your crew with 2."))
        }
        Question::TownsfolkCost { slot, .. } => {
            let name = townsfolk(game, slot, lang);
            let template = localize(lang, text!("Pay Silver for {0}, or take a Debt?"));
            return fill(lang, template, &[&name]);
        }
        Question::Space(Action::Garrison) => localize(lang, text!("Garrison: choose the space for your Outpost.")),
        Question::Space(_) => localize(lang, text!("Commission: choose the space for your Monk.")),
        Question::Jar => localize(
            lang,
            text!("Absolve: choose the space for your Jar. You gain 1 Faith and may discard 1 Suspicion, too."),
        ),
        Question::Outsider(action) => {
            let template = localize(lang, text!("{0}: choose an Outsider."));
            return fill(lang, template, &[names::action(action, lang)]);
        }
        Question::Workshop | Question::FreeWorkshop => {
            let template =
                localize(lang, text!("Develop: choose the Worker space that your Workshop covers. You gain {0}, too."));
            return fill(lang, template, &[&workshop_worker(game.player(seat), lang)]);
        }
        Question::Starting => {
            localize(lang, text!("Set-up: choose the Townsfolk that you begin with. Its overlay comes with it."))
        }
        Question::Receiver { task, .. } => {
            let template = localize(lang, text!("{0}: who gains what it brings?"));
            return fill(lang, template, &[&task_text(game, task, lang)]);
        }
        Question::LoseWorker => localize(lang, text!("A Threat strikes: choose the Worker that you lose.")),
        Question::LoseWorkshop => localize(lang, text!("A Threat strikes: choose the Workshop that you lose.")),
        Question::Clear | Question::Prayer | Question::PrayerOf(_) => {
            localize(lang, text!("Pray: choose the action to clear."))
        }
        Question::Pay(task) => {
            let what = localize(lang, text!("choose the Workers to place."));
            return headed(&task_text(game, task, lang), what, lang);
        }
        Question::FreeRecruit => localize(lang, text!("Choose the Townsfolk that joins your crew for free.")),
        Question::RaiseAny => localize(lang, text!("Choose the Attribute that rises by 1.")),
        Question::Either(source) => {
            let (noun, given) = match source {
                Source::Wall(wall) => (names::WALL, wall.card().extra),
                Source::Favour(favour) => (names::FAVOUR, favour.card().effect),
                Source::Threat(threat) => (names::THREAT, threat.card().effect),
            };
            let parts = [noun.one(lang), &effect(&given, lang)];
            return fill(lang, localize(lang, text!("{0}: choose {1}.")), &parts);
        }
        Question::Ability => localize(lang, text!("Inquisition: choose the crew member that acts next.")),
        Question::Keep => {
            let template = localize(lang, text!("Choose the {0} Workers that you keep for the next round."));
            return fill(lang, template, &[&MOST_KEPT.to_string()]);
        }
        Question::BuyOff => localize(lang, text!("A Debt is imposed: pay 2 Silver to the supply, or take it?")),
        Question::AbsolveSuspicion => localize(lang, text!("Absolve: remove 1 Suspicion, or keep it?")),
    };
    text.to_owned()
}

pub fn task_text(game: &Paladins, task: Task, lang: Lang) -> String {
    let action = match task.intent {
        Intent::Favour(slot) => {
            let name = names::FAVOUR.one(lang);
            return match game.favour(slot) {
                Some(favour) => fill(lang, "{0} ({1})", &[name, &favour_effect(favour, lang)]),
                None => name.to_owned(),
            };
        }
        Intent::Order(slot) => {
            let name = names::ORDER.one(lang);
            return match game.board().orders(game.round()).get(usize::from(slot)) {
                Some(order) => fill(lang, "{0} ({1})", &[name, &order_now(game, *order, lang)]),
                None => name.to_owned(),
            };
        }
        Intent::Action(action) => action,
    };
    let name = names::action(action, lang);
    match task.target {
        Target::None | Target::Jar(_) => name.to_owned(),
        Target::Townsfolk { slot, crew: true, .. } => {
            fill(lang, localize(lang, text!("Recruit {0}")), &[&townsfolk(game, slot, lang)])
        }
        Target::Townsfolk { slot, crew: false, .. } => {
            fill(lang, localize(lang, text!("Send {0} on a quest")), &[&townsfolk(game, slot, lang)])
        }
        Target::Space(space) => {
            let region = SPACES.get(usize::from(space)).map_or("?", |space| names::region(space.region));
            fill(lang, localize(lang, text!("{0} in region {1}")), &[name, region])
        }
        Target::Outsider(slot) => {
            let outsider = game.board().outsiders.get(usize::from(slot)).copied().flatten();
            let outsider = outsider.map_or_else(|| names::OUTSIDER.the(lang), |id| the_outsider(id, lang));
            fill(lang, "{0} {1}", &[name, &outsider])
        }
        Target::Workshop(onto, _) => fill(lang, "{0} ({1})", &[name, names::action(onto, lang)]),
        Target::Clear(cleared) => {
            let parts = [name, names::action(cleared, lang)];
            fill(lang, localize(lang, text!("{0} (clear {1})")), &parts)
        }
    }
}

pub(super) fn townsfolk(game: &Paladins, slot: u8, lang: Lang) -> String {
    let townsfolk = game.board().town.get(usize::from(slot)).copied().flatten();
    townsfolk.map_or(names::TOWNSFOLK, names::townsfolk).the(lang)
}
