//! The explanation of a card, a space or an action: its parts, and the consequences for the viewer now.

use super::arms::arms;
use super::jars;
use super::outsider;
use super::town;
use super::view::TableView;
use crate::components::icon;
use crate::state::store::use_store;
use crate::table::drawers::Sheet;
use crate::table::rule::rule;
use kernel::Lang;
use leptos::prelude::*;
use markup::{CollectView, IntoView, View, html};
use paladins::Paladins;
use paladins::components::{
    Action, FavourId, JAR_INFLUENCE, MOST_OF_AN_ACTION, OutsiderId, PaladinId, TownsfolkId, WALL_INFLUENCE, Worker,
};
use paladins::table::king::threats as model_threats;
use paladins::table::names::{self, localize};
use paladins::table::portraits;
use paladins::table::scene::Scene;
use paladins::table::scene::SceneExt as _;
use paladins::table::signs::{action_icon, faction_icon, worker_icon};
use paladins::table::{Texts, chances};
use paladins::texts;
use ui::portraits::Portrait;

struct SheetText {
    sign: &'static str,
    title: String,
    line: String,
    face: Option<View>,
    parts: Vec<(String, String)>,
    now: Vec<String>,
}

pub fn view(table: TableView, scene: &Scene, key: &str) -> View {
    let lang = scene.lang;
    let close = Callback::new(move |()| table.overlay.close());
    let (kind, rest) = key.split_once(':').unwrap_or((key, ""));
    if kind == "action" && Action::of_key(rest) == Some(Action::Absolve) {
        return jars::view(use_store(), close, scene);
    }
    let number = rest.parse::<u8>().ok();
    let sheet = match (kind, number) {
        ("townsfolk", Some(id)) => Some(townsfolk(TownsfolkId(id), scene)),
        ("outsider", Some(id)) => Some(outsider_sheet(OutsiderId(id), scene)),
        ("favour", Some(id)) => Some(favour(FavourId(id), lang)),
        ("order", Some(slot)) => order(slot, scene),
        ("paladin", Some(id)) => Some(paladin(PaladinId(id), lang)),
        ("space", Some(space)) => {
            let text = texts::space_text(space, lang);
            let now = chances::of_space(scene, space);
            Some(SheetText { now, ..plain("monk", localize(lang, text!("A space")), text) })
        }
        ("worker", _) => worker(rest, lang),
        ("action", _) => action(rest, scene),
        _ => general(kind, scene),
    };
    let Some(SheetText { sign, title, line, face, parts, now }) = sheet else { return ().into_view() };
    // A thing that was tapped in vain names the missing requirement first.
    let missing = |why| {
        let title = Texts(lang).is_missing();
        html! { <div class="for-you missing"><h3>{icon("ui-lock", 18)} {title}</h3><p>{why}</p></div> }
    };
    let (intro, rule) = (table.why_not(key).map(missing), rule(use_store(), chapter(key), key).into_view());
    let portrait = portrait_of(kind, number);
    Sheet { sign, title, line, portrait, face, intro, parts, now, rule }.view(use_store(), lang)
}

/// Face of a person that is explained.
fn portrait_of(kind: &str, number: Option<u8>) -> Option<Portrait> {
    let number = number?;
    match kind {
        "townsfolk" => Some(portraits::townsfolk(TownsfolkId(number))),
        "outsider" => Some(portraits::outsider(OutsiderId(number))),
        "paladin" => Some(portraits::paladin(PaladinId(number))),
        _ => None,
    }
}

pub fn chapter(key: &str) -> &'static str {
    let (kind, rest) = key.split_once(':').unwrap_or((key, ""));
    match kind {
        "action" => match Action::of_key(rest) {
            Some(Action::Trade) => "hunt",
            action => action.map_or("turn", Action::key),
        },
        "townsfolk" => "townsfolk",
        "outsider" => "outsiders",
        "favour" => "favours",
        "order" => "orders",
        "paladin" => "paladins",
        "space" => "regions",
        "worker" => "workers",
        "tax" => "tax",
        "debts" => "debts",
        "suspicion" => "suspicion",
        _ => "icons",
    }
}

fn plain(sign: &'static str, title: &str, text: String) -> SheetText {
    let parts = vec![(title.to_owned(), text)];
    SheetText { sign, title: title.to_owned(), line: String::new(), face: None, parts, now: Vec::new() }
}

fn townsfolk(id: TownsfolkId, scene: &Scene) -> SheetText {
    let lang = scene.lang;
    let card = id.card();
    let name = names::townsfolk(card.name, lang);
    let slot = scene.state.board().town.iter().position(|other| *other == Some(id));
    if id.starting().is_some() {
        let sheet = plain("act-recruit", name, texts::townsfolk_ability(id, lang));
        return SheetText { line: localize(lang, text!("in the crew")).to_owned(), ..sheet };
    }
    let joined = texts::townsfolk_recruited(id, lang);
    let nothing = || localize(lang, text!("nothing at once")).to_owned();
    let parts = vec![
        (localize(lang, text!("Quest, with one Worker")).to_owned(), texts::townsfolk_quest(id, lang)),
        (localize(lang, text!("Crew, with two Workers")).to_owned(), joined.unwrap_or_else(nothing)),
        (localize(lang, text!("Then, for the whole game")).to_owned(), texts::townsfolk_ability(id, lang)),
    ];
    let price = slot.map(|slot| (slot as u8, scene.state.town_price(scene.viewer, slot)));
    let face = html! { <div class="townsfolk card large">{town::face(id, price, lang)}</div> };
    let now = chances::of_townsfolk(scene, id);
    let line = if slot.is_some() { localize(lang, text!("in the town")) } else { localize(lang, text!("in the crew")) };
    SheetText { sign: "act-recruit", title: name.to_owned(), line: line.to_owned(), face: Some(face), parts, now }
}

fn outsider_sheet(id: OutsiderId, scene: &Scene) -> SheetText {
    let (lang, card) = (scene.lang, id.card());
    let parts = vec![
        (names::action(Action::Attack, lang).to_owned(), texts::outsider_attacked(id, lang)),
        (names::action(Action::Convert, lang).to_owned(), texts::outsider_converted(id, lang)),
    ];
    let class = format!("{} large", outsider::card_class(id));
    let face = html! { <div class=class>{outsider::face(id, lang)}</div> };
    SheetText {
        sign: faction_icon(card.faction),
        title: names::outsider(card.name, lang).to_owned(),
        line: names::faction(card.faction, lang).to_owned(),
        face: Some(face),
        parts,
        now: chances::of_outsider(scene, id),
    }
}

fn threats(card: u8, scene: &Scene) -> Vec<(String, String)> {
    let below = model_threats(scene, card).into_iter();
    below.map(|threat| (texts::names::THREAT.one(scene.lang).to_owned(), threat.label)).collect()
}

fn favour(id: FavourId, lang: Lang) -> SheetText {
    let title = texts::names::FAVOUR.one(lang).to_owned();
    let parts = vec![
        (localize(lang, text!("It costs")).to_owned(), texts::favour_cost(id, lang)),
        (localize(lang, text!("It gives")).to_owned(), texts::favour_effect(id, lang)),
    ];
    SheetText { sign: "seal-favour", title, line: String::new(), face: None, parts, now: Vec::new() }
}

fn order(slot: u8, scene: &Scene) -> Option<SheetText> {
    let lang = scene.lang;
    let id = *scene.state.board().orders(scene.state.round()).get(usize::from(slot))?;
    let mut sheet = plain("seal-order", texts::names::ORDER.one(lang), texts::order_text(id, slot, lang));
    sheet.parts.extend(threats(slot, scene));
    Some(sheet)
}

fn paladin(id: PaladinId, lang: Lang) -> SheetText {
    let card = id.card();
    let parts = vec![
        (localize(lang, text!("Workers that come along")).to_owned(), texts::paladin_workers(id, lang)),
        (localize(lang, text!("Lent for the round")).to_owned(), texts::paladin_boosts(id, lang)),
        (localize(lang, text!("For the round")).to_owned(), texts::ability(card.ability, lang)),
    ];
    let face = Some(arms(id, 150).into_view());
    SheetText { sign: "ui-crown", title: card.name.to_owned(), line: String::new(), face, parts, now: Vec::new() }
}

fn worker(letter: &str, lang: Lang) -> Option<SheetText> {
    let worker = Worker::of_letter(letter.chars().next()?)?;
    let text = match worker {
        Worker::Criminal => localize(lang, text!("Stands in for any type; each one gained brings a Suspicion card.")),
        _ => localize(lang, text!("Fills a space of its own shape, or a plain space.")),
    };
    Some(plain(worker_icon(worker), names::worker(worker, lang), text.to_owned()))
}

fn action(key: &str, scene: &Scene) -> Option<SheetText> {
    let lang = scene.lang;
    let action = Action::of_key(key)?;
    let player = scene.me();
    let mut sheet = plain(action_icon(action), names::action(action, lang), texts::names::done(action).the(lang));
    sheet.parts.clear();
    sheet.face = action.right_index().map(|_| row(action, usize::from(player.done(action)), lang));
    sheet.parts.push((localize(lang, text!("Workers")).to_owned(), names::takes(player, action, lang)));
    if let (Some(needs), Some(raises)) = (action.needs(), action.raises()) {
        let text = format!("{} → +1 {}", names::attribute(needs, lang), names::attribute(raises, lang));
        sheet.parts.push((localize(lang, text!("Needs, and raises")).to_owned(), text));
    }
    sheet.now = chances::of_action(scene, action);
    Some(sheet)
}

fn row(action: Action, done: usize, lang: Lang) -> View {
    let costs = action
        .provision_costs()
        .map(|costs| ("provision", costs))
        .or(action.silver_costs().map(|costs| ("silver", costs)));
    let step = |place: usize| {
        let need = match action {
            Action::Fortify => WALL_INFLUENCE.get(place).copied(),
            Action::Absolve => JAR_INFLUENCE.get(place).copied(),
            _ => None,
        };
        let cost = costs.and_then(|(sign, costs)| costs.get(place).map(|cost| (sign, *cost)));
        let points = action.points().and_then(|points| points.get(place + 1)).copied().filter(|points| *points > 0);
        let class = match place.cmp(&done) {
            std::cmp::Ordering::Less => "card mid step used",
            std::cmp::Ordering::Equal => "card mid step target",
            std::cmp::Ordering::Greater => "card mid step",
        };
        html! {
            <span class=class>
                <b class="name">{place + 1}</b>
                {need.map(|need| html! { <span class="line"><b>{need}</b>{icon("influence", 16)}</span> })}
                {cost.map(|(sign, cost)| html! { <span class="line"><b>{cost}</b>{icon(sign, 16)}</span> })}
                {points.map(|points| crate::components::points(points, 24, None))}
            </span>
        }
    };
    let steps = (0..MOST_OF_AN_ACTION).map(step).collect_view();
    let label = localize(lang, text!("The whole row: what each step costs and scores"));
    html! { <div class="steps-row" role="img" aria-label=label>{steps}</div> }
}

fn general(kind: &str, scene: &Scene) -> Option<SheetText> {
    let lang = scene.lang;
    let state: &Paladins = &scene.state;
    match kind {
        "tax" => {
            let text = localize(
                lang,
                text!(
                    "When the Tax supply is empty there is an Inquisition: crews act, whoever has the most Suspicion takes a Debt, and the supply is filled again."
                ),
            );
            let mut sheet = plain("tax", texts::names::TAX_SUPPLY.one(lang), text.to_owned());
            sheet.line = format!("{} / {}", state.board().tax, state.full_tax());
            Some(sheet)
        }
        "debts" => Some(plain(
            "debt-unpaid",
            texts::names::DEBT.many(lang),
            localize(lang, text!("An unpaid Debt is −3 points at the end, a paid one +1.")).to_owned(),
        )),
        "suspicion" => Some(plain(
            "suspicion",
            texts::names::SUSPICION.one(lang),
            localize(lang, text!("Whoever holds the most at an Inquisition takes a Debt.")).to_owned(),
        )),
        _ => None,
    }
}
