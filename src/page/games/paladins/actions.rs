//! The twelve actions of a player board.

use super::names::{self, numeral, say};
use super::scene::Scene;
use super::tile as spaces;
use super::tile::Hole;
use crate::games::paladins::components::{
    Action, Attribute, Faction, JAR_INFLUENCE, MOST_OF_AN_ACTION, REGIONS, WALL_INFLUENCE, WORKSHOP_WORKERS, WORKSHOPS,
};
use crate::games::paladins::view_model::signs::{action_icon, attribute_icon, faction_icon, worker_icon};
use crate::games::paladins::words::names::{PROVISION, SILVER, WORKER};
use crate::games::paladins::{Choice, Deed, Paladins, Player, Question, Target, WhyNot};
use crate::kernel::grammar::headed;
use crate::kernel::{Lang, Seat};
use crate::page::widgets::{
    Badge, Pip, Standing, Tap, badge, icon, icon_in, live_button, pips, seat_class, spoken_icon, tap_button,
};
use crate::page::words::Words;
use leptos::prelude::*;

/// An action of a board, as it is drawn.
#[derive(Clone, PartialEq)]
pub struct Tile {
    action: Action,
    standing: Standing,
    badge: Badge,
    /// The taps that put a Workshop onto its left spaces, where that is what is asked.
    workshops: [Option<Tap>; 2],
    holes: Vec<Hole>,
    needs: Option<Needs>,
    /// What it costs next, and what it would cost without this round's Paladin.
    cost: Cost,
    note: String,
    pips: Vec<Pip>,
    beaten: Option<[u8; 3]>,
    owner: Seat,
    label: String,
    lang: Lang,
}

#[derive(Clone, Copy, PartialEq)]
struct Needs {
    attribute: Attribute,
    raises: Attribute,
    /// What is reached: regions, or the level of the next Wall or Jar.
    reach: Reach,
}

#[derive(Clone, Copy, PartialEq)]
enum Reach {
    Regions(usize),
    Level(Option<u8>),
}

#[derive(Clone, Copy, PartialEq)]
struct Cost {
    icon: &'static str,
    now: u8,
    printed: u8,
}

/// The tile of an action as a scene shows it: one of the viewer's asks and answers, one of a rival's only tells.
pub fn tile(scene: &Scene, seat: Seat, action: Action) -> (Tile, Tap) {
    let own = seat == scene.viewer;
    let player = scene.state.player(seat);
    let lang = scene.lang;
    let rival = scene.state.rival().filter(|_| scene.state.is_rival(seat));
    let used = player.used(action) || rival.is_some_and(|rival| rival.used.has(action as usize));
    let current = own && scene.action() == Some(action);
    let deed = Deed::Action(action);
    let lacks = if own && !current { scene.lacks(deed) } else { Vec::new() };
    let clear = scene.choose(Choice::Clear(action)).or_else(|| scene.switch(Choice::Clear(action))).filter(|_| own);
    let act = scene.choose(Choice::Act(action)).or_else(|| scene.switch(Choice::Act(action))).filter(|_| own);
    let targeted = own && scene.target() == Some(Target::Clear(action));
    let choosing = own && matches!(scene.question(), Some(Question::Workshop | Question::FreeWorkshop));
    let workshop = |space: u8| scene.choose(Choice::Workshop(action, space)).filter(|_| choosing);
    let workshops = if action.right_index().is_some() { [workshop(0), workshop(1)] } else { [None, None] };
    let offers_workshop = workshops.iter().any(Option::is_some);
    let key = format!("action:{}", action.word());
    let (standing, tap) = match (clear, act) {
        _ if current => (Standing::Current, Tap::Explain(key)),
        _ if targeted => (Standing::Targeted, Tap::Explain(key)),
        (Some(tap), _) => (Standing::Target, tap),
        (None, Some(tap)) => (Standing::Legal, tap),
        (None, None) => {
            let standing = match (used, lacks.is_empty() || offers_workshop) {
                (true, _) => Standing::Used,
                (false, false) => Standing::Locked,
                (false, true) => Standing::Quiet,
            };
            let tap = if lacks.is_empty() { Tap::Explain(key) } else { Tap::Why(why(scene, action, &lacks)) };
            (standing, tap)
        }
    };
    let mark = match standing {
        Standing::Locked => Badge::Locked,
        _ if used => Badge::Used,
        _ => Badge::None,
    };
    let mut holes = spaces::holes(scene, player, action, current, &lacks, choosing);
    if rival.is_some() {
        // Colours of Workers mean nothing to the solo opponent.
        for hole in &mut holes {
            hole.space = None;
        }
    }
    let tile = Tile {
        action,
        standing,
        badge: mark,
        workshops,
        holes,
        needs: needs(player, action),
        cost: cost(player, action),
        note: note(scene, player, action, &lacks, used),
        pips: row(player, action),
        beaten: (action == Action::Attack).then(|| beaten(player)),
        owner: seat,
        label: format!("{}. {}", label(scene, action, standing, &lacks), terms(player, action, lang)),
        lang,
    };
    (tile, tap)
}

/// Why an action cannot be done, with its name.
fn why(scene: &Scene, action: Action, lacks: &[WhyNot]) -> String {
    headed(names::action(action, scene.lang), &scene.reason(lacks), scene.lang)
}

/// What an action takes and costs, in words.
fn terms(player: &Player, action: Action, lang: Lang) -> String {
    let takes = headed(WORKER.many(lang), &names::takes(action, lang), lang);
    match cost(player, action) {
        Cost { now: 0, .. } => takes,
        Cost { icon: "provision", now, .. } => format!("{takes}; {}", PROVISION.count(now, lang)),
        Cost { now, .. } => format!("{takes}; {}", SILVER.count(now, lang)),
    }
}

fn label(scene: &Scene, action: Action, standing: Standing, lacks: &[WhyNot]) -> String {
    let name = names::action(action, scene.lang);
    match standing {
        Standing::Current => format!("{name}, {}", say(scene.lang, text!("under way"))),
        Standing::Target | Standing::Targeted => {
            format!("{name}, {}", say(scene.lang, text!("can be cleared")))
        }
        Standing::Used => format!("{name}, {}", say(scene.lang, text!("used"))),
        _ if lacks.is_empty() => name.to_owned(),
        _ => why(scene, action, lacks),
    }
}

fn needs(player: &Player, action: Action) -> Option<Needs> {
    let (attribute, raises) = (action.needs()?, action.raises()?);
    let next = usize::from(player.done(action));
    let reach = match action {
        Action::Fortify => Reach::Level(WALL_INFLUENCE.get(next).copied()),
        Action::Absolve => Reach::Level(JAR_INFLUENCE.get(next).copied()),
        _ => {
            let within = |region: &usize| Paladins::region_need(action, *region).1 <= player.level(attribute);
            Reach::Regions((0..REGIONS).take_while(within).count())
        }
    };
    Some(Needs { attribute, raises, reach })
}

fn cost(player: &Player, action: Action) -> Cost {
    let next = usize::from(player.done(action));
    if let Some(printed) = action.provision_costs() {
        let printed = printed.get(next).copied().unwrap_or(0);
        return Cost { icon: "provision", now: player.provision_cost(action), printed };
    }
    let now = player.silver_cost(action);
    let printed = match action {
        Action::Develop => crate::games::paladins::components::DEVELOP_COST,
        Action::Pray => crate::games::paladins::components::PRAY_COST,
        _ => action.silver_costs().and_then(|costs| costs.get(next).copied()).unwrap_or(0),
    };
    Cost { icon: "silver", now, printed }
}

/// The short word at the foot of a left-hand action.
fn note(scene: &Scene, player: &Player, action: Action, lacks: &[WhyNot], used: bool) -> String {
    let lang = scene.lang;
    if used {
        return String::new();
    }
    let short = lacks.iter().find_map(|why| match *why {
        WhyNot::Worker { worker, .. } => Some(Words(lang).no_such_worker(names::worker(worker, lang))),
        WhyNot::Workers { short } => Some(Words(lang).more(short)),
        WhyNot::Silver { need, have } => Some(Words(lang).short(need.saturating_sub(have))),
        WhyNot::NothingToClear => Some(say(lang, text!("none used")).to_owned()),
        _ => None,
    });
    match (short, action) {
        (Some(short), _) if action.right_index().is_none() => short,
        (_, Action::Develop) => Words(lang).built_of(player.developed(), WORKSHOPS),
        (_, Action::Hunt | Action::Trade) => say(lang, text!("one or two workers")).to_owned(),
        (_, Action::Recruit) => {
            let town = scene.state.board().town;
            let costs = || (0..town.len()).filter(|slot| town[*slot].is_some()).map(|slot| player.townsfolk_cost(slot));
            match (costs().min(), costs().max()) {
                (Some(least), Some(most)) => Words(lang).silver_from_to(least, most),
                _ => String::new(),
            }
        }
        (_, Action::Conspire) => say(lang, text!("a wild worker")).to_owned(),
        _ => String::new(),
    }
}

/// The pips of a right-hand action.
fn row(player: &Player, action: Action) -> Vec<Pip> {
    let sign = match action {
        Action::Commission => "monk",
        Action::Garrison => "outpost",
        Action::Fortify => "wall",
        Action::Absolve => "jar",
        Action::Convert => "act-convert",
        _ => return Vec::new(),
    };
    let done = usize::from(player.done(action));
    let worth = |count: usize| action.points().and_then(|points| points.get(count)).copied().unwrap_or(0);
    (0..MOST_OF_AN_ACTION)
        .map(|place| match place.cmp(&done) {
            std::cmp::Ordering::Less => {
                let convert = || player.converted.get(place).map(|outsider| faction_icon(outsider.card().faction));
                Pip::Done(if action == Action::Convert { convert().unwrap_or(sign) } else { sign })
            }
            std::cmp::Ordering::Equal => Pip::Next(worth(place + 1)),
            std::cmp::Ordering::Greater => Pip::Open(worth(place + 1)),
        })
        .collect()
}

/// Outsiders Attacked, by faction as they are drawn.
fn beaten(player: &Player) -> [u8; 3] {
    FACTIONS.map(|faction| player.attacked.iter().filter(|outsider| outsider.card().faction == faction).count() as u8)
}

const FACTIONS: [Faction; 3] = [Faction::Viking, Faction::Byzantine, Faction::Saracen];

/// Draws the tiles of a seat.
pub fn row_of(scene: &Scene, seat: Seat, actions: &[Action]) -> AnyView {
    let one = |action: &Action| {
        let (tile, tap) = tile(scene, seat, *action);
        tile_view(&tile, Signal::stored(tap))
    };
    actions.iter().map(one).collect_view().into_any()
}

/// Draws a tile, and what a tap on it does.
pub fn tile_view(tile: &Tile, tap: Signal<Tap>) -> AnyView {
    let lang = tile.lang;
    let right = tile.action.right_index().is_some();
    let side = if right { "card action right" } else { "card action" };
    let class = format!("{side} {} {}", tile.standing.class(), seat_class(tile.owner));
    let name = names::action(tile.action, lang);
    let head = view! {
        <span class="action-head">
            {badge(action_icon(tile.action), 20, tile.badge)} <b class=names::name_class(name, 16)>{name}</b> {tile.needs.map(|needs| needs_view(needs, lang))}
        </span>
    };
    let foot = if right { right_foot(tile) } else { left_foot(tile) };
    let inside = view! {
        {head}
        <span class="action-line">
            {tile.holes.iter().map(|hole| spaces::hole_view(hole, lang)).collect_view()}
            {extra(tile.action, &tile.holes, lang)} {right.then(|| cost_view(tile.cost, lang))}
        </span>
        {foot}
    }
    .into_any();
    let key = Some(format!("action:{}", tile.action.word()));
    if tile.workshops.iter().all(Option::is_none) {
        return live_button(tap, key, class, tile.label.clone(), inside);
    }
    let half = |place: usize| {
        tile.workshops[place].clone().map(|tap| {
            let word = [text!("left space"), text!("middle space")][place];
            let label = headed(name, say(lang, word), lang);
            let class = ["half at-left", "half at-middle"][place].to_owned();
            tap_button(tap, key.clone(), class, label, icon_in("workshop", 16, "icon"))
        })
    };
    view! {
        <div class=format!("{class} split") data-anchor=key role="group" aria-label=name>{inside}{half(0)}{half(1)}</div>
    }
    .into_any()
}

fn needs_view(needs: Needs, lang: Lang) -> AnyView {
    let reach = match needs.reach {
        Reach::Regions(0) | Reach::Level(None) => "–".to_owned(),
        Reach::Regions(1) => numeral(0).to_owned(),
        Reach::Regions(count) => format!("{}–{}", numeral(0), numeral(count - 1)),
        Reach::Level(Some(level)) => level.to_string(),
    };
    let named = |attribute: Attribute| {
        spoken_icon(attribute_icon(attribute), 16, "icon", names::attribute(attribute, lang).to_owned())
    };
    view! {
        <span class="needs">
            {named(needs.attribute)} <i>{reach}</i> <span class="arrow">{icon("ui-next", 9)}</span> {named(needs.raises)}
        </span>
    }
    .into_any()
}

/// What stands beside the holes of a left-hand action.
fn extra(action: Action, holes: &[Hole], lang: Lang) -> AnyView {
    let arrow = || view! { <span class="arrow">{icon("ui-next", 11)}</span> };
    match action {
        Action::Develop => {
            let next = holes.first().and_then(|hole| hole.next_workshop);
            let worker = next.and_then(|place| WORKSHOP_WORKERS.get(usize::from(place)).copied());
            let worker = worker
                .map(|worker| spoken_icon(worker_icon(worker), 19, "icon", names::worker(worker, lang).to_owned()));
            view! { {arrow()} {icon("workshop", 19)} {worker} }.into_any()
        }
        Action::Pray => view! { {arrow()} <i>{say(lang, text!("clear one"))}</i> }.into_any(),
        Action::Conspire => view! { {arrow()} {icon("w-criminal", 20)} {icon("suspicion", 18)} }.into_any(),
        _ => ().into_any(),
    }
}

fn cost_view(cost: Cost, lang: Lang) -> AnyView {
    if cost.printed == 0 && cost.now == 0 {
        return view! { <span class="cost"></span> }.into_any();
    }
    if cost.now == 0 {
        return view! {
            <span class="cost">
                <s>{cost.printed}{icon(cost.icon, 16)}</s> <b class="ok">{say(lang, text!("free", "costs nothing"))}</b>
            </span>
        }
        .into_any();
    }
    view! { <span class="cost"><b>{cost.now}</b>{icon(cost.icon, 16)}</span> }.into_any()
}

fn right_foot(tile: &Tile) -> AnyView {
    let Some(beaten) = tile.beaten else {
        return pips(&tile.pips);
    };
    let lang = tile.lang;
    let counts = FACTIONS
        .iter()
        .zip(beaten)
        .map(|(faction, count)| {
            let name = names::faction(*faction, lang).to_owned();
            view! { <span class="line">{spoken_icon(faction_icon(*faction), 17, "icon", name)}{count}</span> }
        })
        .collect_view();
    view! { <span class="pips beaten">{counts}<i>{say(lang, text!("beaten"))}</i></span> }.into_any()
}

fn left_foot(tile: &Tile) -> AnyView {
    let cost = tile.cost;
    let price = (cost.printed > 0).then(|| cost_view(cost, tile.lang));
    let class = if tile.standing == Standing::Locked { "stop" } else { "" };
    view! { <span class="action-note">{price}<i class=class>{tile.note.clone()}</i></span> }.into_any()
}
