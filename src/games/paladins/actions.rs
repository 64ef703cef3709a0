use super::tile as spaces;
use crate::components::{badge, icon, icon_in, live_button, pips, seat_class, spoken_icon, tap_button};
use kernel::grammar::headed;
use kernel::{Lang, Seat};
use leptos::prelude::*;
use markup::{CollectView, IntoView, View, html};
use paladins::components::{Action, Attribute, WORKSHOP_WORKERS};
use paladins::table::action_spaces::ActionSpace;
use paladins::table::names::{self, localize, numeral};
use paladins::table::scene::Scene;
use paladins::table::signs::{action_icon, attribute_icon, faction_icon, worker_icon};
use paladins::table::tiles::{ActionReach, FACTIONS, Needs, PriceNow, Tile, tile};
use paladins::texts::names::{OVERLORD_WORKER, THREAT};
use ui::{Tap, TileState};

pub fn row_of(scene: &Scene, seat: Seat, actions: &[Action]) -> View {
    let one = |action: &Action| {
        let (tile, tap) = tile(scene, seat, *action);
        tile_view(&tile, Signal::stored(tap))
    };
    actions.iter().map(one).collect_view().into_view()
}

pub fn tile_view(tile: &Tile, tap: Signal<Tap>) -> View {
    let lang = tile.lang;
    let right = tile.action.right_index().is_some();
    let side = if right { "card action right" } else { "card action" };
    let class = format!("{side} {} {}", tile.standing.class(), seat_class(tile.owner));
    let name = names::action(tile.action, lang);
    let threat = tile.threat.map(|workers| {
        let label = headed(THREAT.one(lang), &OVERLORD_WORKER.count(workers, lang), lang);
        html! { <span class="under-threat">{spoken_icon("threat", 15, "icon", label)}<b aria-hidden="true">{workers}</b></span> }
    });
    let head = html! {
        <span class="action-head">
            {badge(action_icon(tile.action), 20, tile.badge)} <b class=names::name_class(name, 16)>{name}</b> {threat} {tile.needs.map(|needs| needs_view(needs, lang))}
        </span>
    };
    let foot = if right { right_foot(tile) } else { left_foot(tile) };
    let inside = html! {
        {head}
        <span class="action-line">
            {tile.holes.iter().map(|hole| spaces::hole_view(hole, lang)).collect_view()}
            {extra(tile.action, &tile.holes, lang)} {right.then(|| cost_view(tile.cost, lang))}
        </span>
        {foot}
    };
    let key = Some(format!("action:{}", tile.action.key()));
    if tile.workshops.iter().all(Option::is_none) {
        return live_button(tap, key, class, tile.label.clone(), inside);
    }
    let half = |place: usize| {
        tile.workshops[place].clone().map(|tap| {
            let text = [text!("left space"), text!("middle space")][place];
            let label = headed(name, localize(lang, text), lang);
            let class = ["half at-left", "half at-middle"][place].to_owned();
            tap_button(tap, key.clone(), class, label, icon_in("workshop", 16, "icon"))
        })
    };
    html! {
        <div class=format!("{class} split") data-anchor=key.clone() role="group" aria-label=name>{inside}{half(0)}{half(1)}</div>
    }
}

fn needs_view(needs: Needs, lang: Lang) -> View {
    let reach = match needs.reach {
        ActionReach::Regions(0) | ActionReach::Level(None) => "–".to_owned(),
        ActionReach::Regions(1) => numeral(0).to_owned(),
        ActionReach::Regions(count) => format!("{}–{}", numeral(0), numeral(count - 1)),
        ActionReach::Level(Some(level)) => level.to_string(),
    };
    let named = |attribute: Attribute| {
        spoken_icon(attribute_icon(attribute), 16, "icon", names::attribute(attribute, lang).to_owned())
    };
    html! {
        <span class="needs">
            {named(needs.attribute)} <i>{reach}</i> <span class="arrow">{icon("ui-next", 9)}</span> {named(needs.raises)}
        </span>
    }
}

fn extra(action: Action, holes: &[ActionSpace], lang: Lang) -> View {
    let arrow = || html! { <span class="arrow">{icon("ui-next", 11)}</span> };
    match action {
        Action::Develop => {
            let next = holes.first().and_then(|hole| hole.next_workshop);
            let worker = next.and_then(|place| WORKSHOP_WORKERS.get(usize::from(place)).copied());
            let worker = worker
                .map(|worker| spoken_icon(worker_icon(worker), 19, "icon", names::worker(worker, lang).to_owned()));
            html! { {arrow()} {icon("workshop", 19)} {worker} }
        }
        Action::Pray => html! { {arrow()} <i>{localize(lang, text!("clear one"))}</i> },
        Action::GainHonour => {
            html! { {arrow()} <b class="number">"+1"</b> {icon("honour", 20)} {icon("suspicion-off", 18)} }
        }
        Action::Conspire => html! { {arrow()} {icon("w-criminal", 20)} {icon("suspicion", 18)} },
        _ => ().into_view(),
    }
}

fn cost_view(cost: PriceNow, lang: Lang) -> View {
    if cost.printed == 0 && cost.now == 0 {
        return html! { <span class="cost"></span> };
    }
    if cost.now == 0 {
        return html! {
            <span class="cost">
                <s>{cost.printed}{icon(cost.icon, 16)}</s> <b class="ok">{localize(lang, text!("free", "costs nothing"))}</b>
            </span>
        };
    }
    // Of what is missing, a number says how much there is: "1/2".
    let (class, held) =
        if cost.held < cost.now { ("cost lack", format!("{}/", cost.held)) } else { ("cost", String::new()) };
    html! { <span class=class><b>{held}{cost.now}</b>{icon(cost.icon, 16)}</span> }
}

fn right_foot(tile: &Tile) -> View {
    let Some(beaten) = tile.beaten else {
        return pips(&tile.pips, tile.tome);
    };
    let lang = tile.lang;
    let counts = FACTIONS
        .iter()
        .zip(beaten)
        .map(|(faction, count)| {
            let name = names::faction(*faction, lang).to_owned();
            html! { <span class="line">{spoken_icon(faction_icon(*faction), 17, "icon", name)}{count}</span> }
        })
        .collect_view();
    html! { <span class="pips beaten">{counts}<i>{localize(lang, text!("beaten"))}</i></span> }
}

fn left_foot(tile: &Tile) -> View {
    let cost = tile.cost;
    let price = (cost.printed > 0).then(|| cost_view(cost, tile.lang));
    let class = if tile.standing == TileState::Locked { "stop" } else { "" };
    html! { <span class="action-note">{price}<i class=class>{tile.note.clone()}</i></span> }
}
