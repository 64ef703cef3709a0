//! Each choice in full, so that somebody who sees nothing else understands it.

use super::cards::{
    favour_cost, favour_effect, jar_reward, outsider_attacked, outsider_converted, paladin_text, space_reward,
    tavern_text, the_outsider, townsfolk_crew, townsfolk_quest,
};
use super::names;
use super::rewards::{rewards, workers};
use crate::kernel::grammar::{colon, fill, headed, listed, say, semicolon};
use crate::kernel::{Lang, Seat};
use crate::paladins::components::{
    Ability, Action, DEBT_SLOTS, GATHERED, MOST_KEPT, PaladinId, ROUNDS, SPACES, TownsfolkId, WORKSHOP_WORKERS, Workers,
};
use crate::paladins::{Choice, Deed, Paladins, Player, Question};

/// A choice in full. One that names nothing on the table is given as its word in a record.
pub fn choice(game: &Paladins, choice: Choice, lang: Lang) -> String {
    let asked = game.asked();
    let seat = asked.map_or(Seat(0), |(seat, _)| seat);
    full(game, seat, asked.map(|(_, question)| question), choice, lang).unwrap_or_else(|| choice.to_string())
}

/// A choice of a seat in full; none if it names nothing on the table.
pub(super) fn full(game: &Paladins, seat: Seat, asked: Option<Question>, choice: Choice, lang: Lang) -> Option<String> {
    let player = game.player(seat);
    let board = game.board();
    let town = |slot: u8| board.town.get(usize::from(slot)).copied().flatten();
    Some(match choice {
        Choice::Take(slot) => crew(town(slot)?, lang),
        Choice::Play(paladin) => fill(say(lang, "Play {0}", "Jouer {0}"), &[&paladin_text(paladin, lang)]),
        Choice::Top(paladin) => top(player, paladin, lang),
        Choice::Tavern(place) => {
            let tavern = board.taverns.get(usize::from(place)).copied()?;
            headed(say(lang, "Tavern card", "Carte Taverne"), &tavern_text(tavern, lang), lang)
        }
        Choice::Act(action) => act(player, action, lang),
        Choice::Favour(slot) => {
            let favour = game.favour(slot)?;
            let given = headed(names::FAVOUR.one(lang), &favour_effect(favour, lang), lang);
            with_cost(given, &favour_cost(favour, lang), lang)
        }
        Choice::Pass => pass(game, player, lang),
        Choice::Quest(slot) => {
            let id = town(slot)?;
            let template = say(lang, "Send {0} on a quest{1}{2}", "Envoyer {0} en Quête{1}{2}");
            let parts = [&names::townsfolk(id).the(lang), colon(lang), &townsfolk_quest(id, lang)];
            with_cost(fill(template, &parts), &town_cost(player, slot, lang), lang)
        }
        Choice::Crew(slot) => with_cost(crew(town(slot)?, lang), &town_cost(player, slot, lang), lang),
        Choice::Silver | Choice::Debt => {
            let Some(Question::TownsfolkCost { slot, .. }) = asked else { return None };
            let name = names::townsfolk(town(slot)?).the(lang);
            if choice == Choice::Debt {
                fill(say(lang, "Take 1 Debt for {0}", "Prendre 1 Dette pour {0}"), &[&name])
            } else {
                let silver = names::SILVER.count(player.townsfolk_cost(usize::from(slot)), lang);
                fill(say(lang, "Pay {0} for {1}", "Payer {0} pour {1}"), &[&silver, &name])
            }
        }
        Choice::Space(space) => {
            let region = names::region(SPACES.get(usize::from(space))?.region);
            let head = fill(say(lang, "Space in region {0}", "Emplacement en région {0}"), &[region]);
            headed(&head, &space_reward(space, lang), lang)
        }
        Choice::Jar(space) => headed(say(lang, "Jar space", "Emplacement de Jarre"), &jar_reward(space, lang), lang),
        Choice::Outsider(slot) => outsider(game, seat, asked, slot, lang)?,
        Choice::Workshop(action, space) => workshop(action, space, lang)?,
        Choice::Clear(action) => {
            let placed = Workers::of(player.on(action).into_iter().flatten());
            let parts = [names::action(action, lang), &workers(placed, lang)];
            fill(say(lang, "Clear {0}, which holds {1}", "Libérer l’action {0}, qui porte {1}"), &parts)
        }
        Choice::Pay(band) => pay(player, asked, band, lang),
        Choice::Keep(band) => fill(say(lang, "Keep {0}", "Garder {0}"), &[&workers(band, lang)]),
        Choice::Raise(attribute) => {
            let noun = names::attribute(attribute);
            let level = player.track(attribute).saturating_add(1).to_string();
            let parts = [noun.one(lang), &noun.the(lang), &level];
            fill(say(lang, "Raise {0} by 1, to {2}", "Augmenter {1} de 1, jusqu’au niveau {2}"), &parts)
        }
        Choice::Left | Choice::Right => {
            let Some(Question::Either(source)) = asked else { return None };
            let (left, right) = source.sides();
            let left_chosen = choice == Choice::Left;
            let head = match (lang, left_chosen) {
                (Lang::En, true) => "Left reward",
                (Lang::En, false) => "Right reward",
                (Lang::Fr, true) => "Récompense de gauche",
                (Lang::Fr, false) => "Récompense de droite",
            };
            headed(head, &rewards(if left_chosen { left } else { right }, lang), lang)
        }
        Choice::Resolve(townsfolk) => {
            let name = names::townsfolk(townsfolk).of_the(lang);
            let head = fill(say(lang, "Ability {0}", "Capacité {0}"), &[&name]);
            headed(&head, &rewards(&[townsfolk.card().ability], lang), lang)
        }
    })
}

/// What the next Workshop of a player brings.
pub(super) fn workshop_worker(player: &Player, lang: Lang) -> String {
    let revealed = WORKSHOP_WORKERS.get(usize::from(player.developed())).copied();
    revealed.map_or_else(|| workers(Workers::NONE, lang), |worker| names::worker(worker).count(1, lang))
}

/// A text with its cost at the end, if there is any.
fn with_cost(text: String, cost: &str, lang: Lang) -> String {
    if cost.is_empty() {
        return text;
    }
    fill(say(lang, "{0}{1}costs {2}", "{0}{1}coûte {2}"), &[&text, semicolon(lang), cost])
}

/// Silver, or nothing at all.
fn silver(count: u8, lang: Lang) -> String {
    if count == 0 { String::new() } else { names::SILVER.count(count, lang) }
}

fn crew(id: TownsfolkId, lang: Lang) -> String {
    let parts = [&names::townsfolk(id).the(lang), colon(lang), &townsfolk_crew(id, lang)];
    fill(say(lang, "Recruit {0}{1}{2}", "Recruter {0}{1}{2}"), &parts)
}

/// What the Townsfolk of a slot costs: Silver, or a Debt where that is possible.
fn town_cost(player: &Player, slot: u8, lang: Lang) -> String {
    let cost = silver(player.townsfolk_cost(usize::from(slot)), lang);
    if cost.is_empty() || usize::from(slot) >= DEBT_SLOTS {
        return cost;
    }
    fill(say(lang, "{0} or 1 Debt", "{0} ou 1 Dette"), &[&cost])
}

fn top(player: &Player, paladin: PaladinId, lang: Lang) -> String {
    let on_top = paladin.card().name;
    match player.hand().iter().find(|&&other| other != paladin) {
        Some(other) => {
            let template =
                say(lang, "{0} on top of your deck, {1} at the bottom", "{0} sur votre pile, {1} en dessous");
            fill(template, &[on_top, other.card().name])
        }
        None => fill(say(lang, "{0} on top of your deck", "{0} sur votre pile"), &[on_top]),
    }
}

/// An action: what it does, whom it needs, what it costs.
fn act(player: &Player, action: Action, lang: Lang) -> String {
    let gist = match action {
        Action::Develop => say(
            lang,
            "a Workshop covers a Worker space of a right-hand action",
            "un Atelier couvre un emplacement d’Ouvrier d’une action de droite",
        ),
        Action::Hunt | Action::Trade => return gather(player, action, lang),
        Action::Recruit => say(
            lang,
            "a Townsfolk goes on a quest with 1 or joins your crew with 2, a Fighter among them",
            "un Villageois part en Quête avec 1 Ouvrier, ou rejoint votre équipe avec 2, dont un Combattant",
        ),
        Action::Pray => say(lang, "clear another action", "libérer une autre action"),
        Action::Conspire => say(lang, "gain 1 Criminal and 1 Suspicion", "gagner 1 Criminel et 1 Suspicion"),
        Action::Commission => say(lang, "a Monk goes onto the main board", "un Moine part sur le Plateau Principal"),
        Action::Fortify => say(lang, "build a Wall", "construire un Rempart"),
        Action::Garrison => {
            say(lang, "an Outpost goes onto the main board", "une Garnison part sur le Plateau Principal")
        }
        Action::Absolve => say(lang, "move a Jar", "déplacer une Jarre"),
        Action::Attack => say(lang, "drive off an Outsider", "repousser un Envahisseur"),
        Action::Convert => say(lang, "win over an Outsider", "rallier un Envahisseur"),
    };
    let mut text = headed(names::action(action, lang), gist, lang);
    if action != Action::Recruit {
        let open = player.open_spaces(action);
        let mut needed: Vec<String> =
            open.iter().flatten().map(|&worker| names::worker(worker).count(1, lang)).collect();
        let others = open.iter().filter(|space| space.is_none()).count() as u8;
        if others > 0 {
            needed.push(names::ANY_WORKER.count(others, lang));
        }
        text =
            fill(say(lang, "{0}{1}needs {2}", "{0}{1}demande {2}"), &[&text, semicolon(lang), &listed(&needed, lang)]);
    }
    let provisions = player.provision_cost(action);
    let cost = if provisions > 0 {
        names::PROVISION.count(provisions, lang)
    } else {
        silver(player.silver_cost(action), lang)
    };
    with_cost(text, &cost, lang)
}

/// Hunt and Trade: how much with one how much with two.
fn gather(player: &Player, action: Action, lang: Lang) -> String {
    let [alone, both] = GATHERED.map(|number| gathered(player, action, number, lang));
    let second = action.spaces().last().copied().flatten().map_or(names::WORKER, names::worker);
    let template = say(
        lang,
        "{0}: {1} with 1 or {2} with 2, {3} among them",
        "{0}\u{a0}: {1} avec 1 Ouvrier, ou {2} avec 2, dont {3}",
    );
    fill(template, &[names::action(action, lang), &alone, &both, &second.a(lang)])
}

/// What Hunt or Trade brings, with what the Paladin adds.
fn gathered(player: &Player, action: Action, number: u8, lang: Lang) -> String {
    let bonus = match player.paladin.map(|paladin| paladin.card().ability) {
        Some(Ability::Silver(on, more) | Ability::Provisions(on, more)) if on == action => more,
        _ => 0,
    };
    let noun = if action == Action::Hunt { names::PROVISION } else { names::SILVER };
    noun.count(number.saturating_add(bonus), lang)
}

fn pass(game: &Paladins, player: &Player, lang: Lang) -> String {
    if game.round() >= ROUNDS {
        return say(lang, "Pass for the last time", "Passer une dernière fois").to_owned();
    }
    let held = player.workers.total();
    let parts = [names::WORKER.count(held as u8, lang), MOST_KEPT.to_string()];
    let template = if held == 0 {
        say(lang, "Pass: you have no Worker to keep", "Passer\u{a0}: vous n’avez aucun Ouvrier à garder")
    } else if held <= MOST_KEPT {
        say(lang, "Pass: you keep {0} for the next round", "Passer\u{a0}: vous gardez {0} pour la prochaine Manche")
    } else {
        say(
            lang,
            "Pass: of your {0}, you keep {1} for the next round",
            "Passer\u{a0}: de vos {0}, vous en gardez {1} pour la prochaine Manche",
        )
    };
    fill(template, &[&parts[0], &parts[1]])
}

fn outsider(game: &Paladins, seat: Seat, asked: Option<Question>, slot: u8, lang: Lang) -> Option<String> {
    let id = game.board().outsiders.get(usize::from(slot)).copied().flatten()?;
    let player = game.player(seat);
    let (action, given, cost) = match asked {
        Some(Question::Outsider(Action::Convert)) => {
            (Action::Convert, outsider_converted(id, lang), player.silver_cost(Action::Convert))
        }
        _ => (Action::Attack, outsider_attacked(id, lang), game.attack_cost(seat, slot)),
    };
    let head = fill("{0} {1}", &[names::action(action, lang), &the_outsider(id, lang)]);
    Some(with_cost(headed(&head, &given, lang), &silver(cost, lang), lang))
}

fn workshop(action: Action, space: u8, lang: Lang) -> Option<String> {
    let action_name = names::action(action, lang);
    Some(match action.spaces().get(usize::from(space))? {
        Some(worker) => fill(
            say(lang, "{0}: cover the {1} space", "{0}\u{a0}: couvrir l’emplacement {1}"),
            &[action_name, names::worker(*worker).one(lang)],
        ),
        None => fill(
            say(lang, "{0}: cover the space for any Worker", "{0}\u{a0}: couvrir l’emplacement d’Ouvrier au choix"),
            &[action_name],
        ),
    })
}

/// The Workers placed; for Hunt and Trade, what they bring.
fn pay(player: &Player, asked: Option<Question>, band: Workers, lang: Lang) -> String {
    let text = fill(say(lang, "Place {0}", "Placer {0}"), &[&workers(band, lang)]);
    match asked {
        Some(Question::Pay(task)) => match task.deed {
            Deed::Action(action @ (Action::Hunt | Action::Trade)) => {
                let [alone, both] = GATHERED;
                headed(&text, &gathered(player, action, if band.total() > 1 { both } else { alone }, lang), lang)
            }
            _ => text,
        },
        _ => text,
    }
}
