//! The complete text of each choice, readable without the table.

use super::cards::{
    favour_cost, favour_effect, jar_reward, order_now, outsider_attacked, outsider_converted, paladin_text,
    space_reward, tavern_text, the_outsider, townsfolk_crew, townsfolk_quest,
};
use super::names;
use super::rewards::{rewards, workers};
use crate::components::{
    Ability, Action, DEBT_SLOTS, GATHERED, MOST_KEPT, PaladinId, ROUNDS, SPACES, TownsfolkId, WORKSHOP_WORKERS, Workers,
};
use crate::{Choice, Intent, Paladins, Player, Question, Target, Task};
use kernel::grammar::{colon, fill, headed, listed, localize, semicolon};
use kernel::{Lang, Seat};

/// Returns the complete text of a choice. A choice about nothing on the table is returned as its record key.
pub fn choice(game: &Paladins, choice: Choice, lang: Lang) -> String {
    let asked = game.asked();
    let seat = asked.map_or(Seat(0), |(seat, _)| seat);
    full(game, seat, asked.map(|(_, question)| question), choice, lang).unwrap_or_else(|| choice.to_string())
}

/// Returns the complete text of a seat's choice. None if it concerns nothing on the table.
pub(super) fn full(game: &Paladins, seat: Seat, asked: Option<Question>, choice: Choice, lang: Lang) -> Option<String> {
    let player = game.player(seat);
    let board = game.board();
    let town = |slot: u8| board.town.get(usize::from(slot)).copied().flatten();
    Some(match choice {
        Choice::Take(slot) => crew(town(slot)?, lang),
        Choice::Play(paladin) => fill(lang, localize(lang, text!("Play {0}")), &[&paladin_text(paladin, lang)]),
        Choice::Top(paladin) => top(player, paladin, lang),
        Choice::Tavern(place) => {
            let tavern = board.taverns.get(usize::from(place)).copied()?;
            headed(localize(lang, text!("Tavern card")), &tavern_text(tavern, lang), lang)
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
            let template = localize(lang, text!("Send {0} on a quest{1}{2}"));
            let parts = [&names::townsfolk(id).the(lang), colon(lang), &townsfolk_quest(id, lang)];
            with_cost(fill(lang, template, &parts), &town_cost(player, slot, lang), lang)
        }
        Choice::Crew(slot) => with_cost(crew(town(slot)?, lang), &town_cost(player, slot, lang), lang),
        Choice::Silver | Choice::Debt => {
            let question = asked?;
            let price = names::SILVER.count(player.silver_or_debt(question)?, lang);
            let Question::TownsfolkCost { slot, .. } = question else {
                return Some(match choice {
                    Choice::Debt => localize(lang, text!("Take the Debt")).to_owned(),
                    _ => fill(lang, localize(lang, text!("Pay {0} to the supply and take no Debt")), &[&price]),
                });
            };
            let name = names::townsfolk(town(slot)?).the(lang);
            if choice == Choice::Debt {
                fill(lang, localize(lang, text!("Take 1 Debt for {0}")), &[&name])
            } else {
                fill(lang, localize(lang, text!("Pay {0} for {1}")), &[&price, &name])
            }
        }
        Choice::Space(space) => {
            let region = names::region(SPACES.get(usize::from(space))?.region);
            let head = fill(lang, localize(lang, text!("Space in region {0}")), &[region]);
            headed(&head, &space_reward(space, lang), lang)
        }
        Choice::Jar(space) => headed(localize(lang, text!("Jar space")), &jar_reward(space, lang), lang),
        Choice::Outsider(slot) => outsider(game, seat, asked, slot, lang)?,
        Choice::Workshop(action, _) if asked == Some(Question::LoseWorkshop) => {
            fill(lang, localize(lang, text!("Lose the Workshop on {0}")), &[names::action(action, lang)])
        }
        Choice::Workshop(action, space) => workshop(action, space, lang)?,
        Choice::Lose(band) => fill(lang, localize(lang, text!("Lose {0}")), &[&workers(band, lang)]),
        Choice::Starting(townsfolk) => {
            let parts = [&names::townsfolk(townsfolk).the(lang), colon(lang), &townsfolk_crew(townsfolk, lang)];
            fill(lang, localize(lang, text!("Begin with {0}{1}{2}")), &parts)
        }
        Choice::Order(slot) => {
            let order = board.orders(game.round()).get(usize::from(slot))?;
            headed(names::ORDER.one(lang), &order_now(game, *order, lang), lang)
        }
        Choice::Give(receiver) => {
            let Some(Question::Receiver { task, workers: placed }) = asked else { return None };
            let brings = brought(game, receiver, task, placed, lang);
            if receiver == seat {
                headed(localize(lang, text!("Keep it")), &brings, lang)
            } else {
                let number = (receiver.0 + 1).to_string();
                headed(&fill(lang, localize(lang, text!("Give it to player {0}")), &[&number]), &brings, lang)
            }
        }
        Choice::Clear(action) => {
            let placed = Workers::of(player.on(action).into_iter().flatten());
            let parts = [names::action(action, lang), &workers(placed, lang)];
            fill(lang, localize(lang, text!("Clear {0}, which holds {1}")), &parts)
        }
        Choice::Pay(band) => pay(player, asked, band, lang),
        Choice::Keep(band) => fill(lang, localize(lang, text!("Keep {0}")), &[&workers(band, lang)]),
        Choice::Raise(attribute) => {
            let noun = names::attribute(attribute);
            let level = player.track(attribute).saturating_add(1).to_string();
            let parts = [noun.one(lang), &noun.the(lang), &level];
            fill(lang, localize(lang, text!("Raise {0} by 1, to {2}")), &parts)
        }
        Choice::Left | Choice::Right => {
            let Some(Question::Either(source)) = asked else { return None };
            let (place, head) = match choice {
                Choice::Left => (0, text!("Left reward")),
                _ => (1, text!("Right reward")),
            };
            headed(localize(lang, head), &rewards(source.effects().option(place), lang), lang)
        }
        Choice::Resolve(townsfolk) => {
            let name = names::townsfolk(townsfolk).of_the(lang);
            let head = fill(lang, localize(lang, text!("Ability {0}")), &[&name]);
            headed(&head, &rewards(&[townsfolk.card().ability], lang), lang)
        }
        Choice::RemoveSuspicion => localize(lang, text!("Remove 1 Suspicion")).to_owned(),
        Choice::KeepSuspicion => localize(lang, text!("Keep the Suspicion")).to_owned(),
    })
}

fn brought(game: &Paladins, receiver: Seat, task: Task, placed: u8, lang: Lang) -> String {
    let player = game.player(receiver);
    let Intent::Action(action) = task.intent else { return String::new() };
    match (action, task.target) {
        (Action::Hunt | Action::Trade, _) => gathered(player, action, GATHERED[usize::from(placed > 1)], lang),
        (Action::Recruit, Target::Townsfolk { slot, crew, .. }) => {
            let townsfolk = game.board().town.get(usize::from(slot)).copied().flatten();
            let text = |id: TownsfolkId| if crew { townsfolk_crew(id, lang) } else { townsfolk_quest(id, lang) };
            townsfolk.map_or_else(String::new, text)
        }
        (Action::Develop, _) => workshop_worker(player, lang),
        _ => gist(action, lang).to_owned(),
    }
}

pub(super) fn workshop_worker(player: &Player, lang: Lang) -> String {
    let revealed = WORKSHOP_WORKERS.get(usize::from(player.moved_workshops())).copied();
    revealed.map_or_else(|| workers(Workers::NONE, lang), |worker| names::worker(worker).count(1, lang))
}

fn with_cost(text: String, cost: &str, lang: Lang) -> String {
    if cost.is_empty() {
        return text;
    }
    fill(lang, localize(lang, text!("{0}{1}costs {2}")), &[&text, semicolon(lang), cost])
}

fn silver(count: u8, lang: Lang) -> String {
    if count == 0 { String::new() } else { names::SILVER.count(count, lang) }
}

fn crew(id: TownsfolkId, lang: Lang) -> String {
    let parts = [&names::townsfolk(id).the(lang), colon(lang), &townsfolk_crew(id, lang)];
    fill(lang, localize(lang, text!("Recruit {0}{1}{2}")), &parts)
}

fn town_cost(player: &Player, slot: u8, lang: Lang) -> String {
    let cost = silver(player.townsfolk_cost(usize::from(slot)), lang);
    if cost.is_empty() || usize::from(slot) >= DEBT_SLOTS {
        return cost;
    }
    fill(lang, localize(lang, text!("{0} or 1 Debt")), &[&cost])
}

fn top(player: &Player, paladin: PaladinId, lang: Lang) -> String {
    let on_top = paladin.card().name;
    match player.hand().iter().find(|&&other| other != paladin) {
        Some(other) => {
            let template = localize(lang, text!("{0} on top of your deck, {1} at the bottom"));
            fill(lang, template, &[on_top, other.card().name])
        }
        None => fill(lang, localize(lang, text!("{0} on top of your deck")), &[on_top]),
    }
}

const fn gist(action: Action, lang: Lang) -> &'static str {
    match action {
        Action::Develop => localize(lang, text!("a Workshop covers a Worker space of a right-hand action")),
        Action::Hunt => localize(lang, text!("gain Provisions")),
        Action::Trade => localize(lang, text!("gain Silver")),
        Action::Recruit => {
            localize(lang, text!("a Townsfolk goes on a quest with 1 or joins your crew with 2, a Fighter among them"))
        }
        Action::Pray => localize(lang, text!("clear another action")),
        Action::Conspire => localize(lang, text!("gain 1 Criminal and 1 Suspicion")),
        Action::Commission => localize(lang, text!("a Monk goes onto the main board")),
        Action::Fortify => localize(lang, text!("build a Wall")),
        Action::Garrison => localize(lang, text!("an Outpost goes onto the main board")),
        Action::Absolve => localize(lang, text!("move a Jar")),
        Action::Attack => localize(lang, text!("drive off an Outsider")),
        Action::Convert => localize(lang, text!("win over an Outsider")),
        Action::GainHonour => localize(lang, text!("gain 1 Honour and remove 1 Suspicion")),
    }
}

fn act(player: &Player, action: Action, lang: Lang) -> String {
    if matches!(action, Action::Hunt | Action::Trade) {
        return gather(player, action, lang);
    }
    let mut text = headed(names::action(action, lang), gist(action, lang), lang);
    if action != Action::Recruit {
        let open = player.open_spaces(action);
        let mut needed: Vec<String> =
            open.iter().flatten().map(|&worker| names::worker(worker).count(1, lang)).collect();
        let others = open.iter().filter(|space| space.is_none()).count() as u8;
        if others > 0 {
            needed.push(names::ANY_WORKER.count(others, lang));
        }
        text = fill(lang, localize(lang, text!("{0}{1}needs {2}")), &[&text, semicolon(lang), &listed(&needed, lang)]);
    }
    let provisions = player.provision_cost(action);
    let cost = if provisions > 0 {
        names::PROVISION.count(provisions, lang)
    } else {
        silver(player.silver_cost(action), lang)
    };
    with_cost(text, &cost, lang)
}

fn gather(player: &Player, action: Action, lang: Lang) -> String {
    let [alone, both] = GATHERED.map(|number| gathered(player, action, number, lang));
    let second = action.spaces().last().copied().flatten().map_or(names::WORKER, names::worker);
    let template = localize(lang, text!("{0}: {1} with 1 or {2} with 2, {3} among them"));
    fill(lang, template, &[names::action(action, lang), &alone, &both, &second.a(lang)])
}

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
        return localize(lang, text!("Pass for the last time")).to_owned();
    }
    let held = player.workers.total();
    let parts = [names::WORKER.count(held as u8, lang), MOST_KEPT.to_string()];
    let template = if held == 0 {
        localize(lang, text!("Pass: you have no Worker to keep"))
    } else if held <= MOST_KEPT {
        localize(lang, text!("Pass: you keep {0} for the next round"))
    } else {
        localize(lang, text!("Pass: of your {0}, you keep {1} for the next round"))
    };
    fill(lang, template, &[&parts[0], &parts[1]])
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
    let head = fill(lang, "{0} {1}", &[names::action(action, lang), &the_outsider(id, lang)]);
    Some(with_cost(headed(&head, &given, lang), &silver(cost, lang), lang))
}

fn workshop(action: Action, space: u8, lang: Lang) -> Option<String> {
    let action_name = names::action(action, lang);
    Some(match action.spaces().get(usize::from(space))? {
        Some(worker) => fill(
            lang,
            localize(lang, text!("{0}: cover the {1} space")),
            &[action_name, names::worker(*worker).one(lang)],
        ),
        None => fill(lang, localize(lang, text!("{0}: cover the space for any Worker")), &[action_name]),
    })
}

fn pay(player: &Player, asked: Option<Question>, band: Workers, lang: Lang) -> String {
    let text = fill(lang, localize(lang, text!("Place {0}")), &[&workers(band, lang)]);
    match asked {
        Some(Question::Pay(task)) => match task.intent {
            Intent::Action(action @ (Action::Hunt | Action::Trade)) => {
                let [alone, both] = GATHERED;
                headed(&text, &gathered(player, action, if band.total() > 1 { both } else { alone }, lang), lang)
            }
            _ => text,
        },
        _ => text,
    }
}
