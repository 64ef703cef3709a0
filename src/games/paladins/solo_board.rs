//! The board of the solo opponent: its Scheme, its Resource track, its actions, its Attributes.

use super::actions;
use super::own;
use super::rival_board::orders;
use crate::components::{emblem, icon, points, sentences_view};
use crate::state::store::Store;
use crate::table::drawers::seat_drawer;
use crate::texts::PageTexts;
use kernel::{Game, Lang, Seat, Table};
use markup::{CollectView, IntoView, View, html};
use paladins::components::{Action, RESOURCE_TRACK, Scheme, TOP_ROW};
use paladins::table as model;
use paladins::table::Texts;
use paladins::table::names::{self, localize};
use paladins::table::scene::Scene;
use paladins::table::signs::action_icon;
use paladins::table::tiles::RIGHT;
use paladins::texts::names::WORKER;
use paladins::texts::{self};
use paladins::{Event, Paladins, Rival};

pub fn view(store: Store, scene: &Scene, seat: Seat) -> View {
    let Some(rival) = scene.state.rival() else { return ().into_view() };
    let lang = scene.lang;
    let player = scene.state.player(seat);
    let total = scene.state.scores().get(seat.index()).map_or(0, |sheet| sheet.total);
    let line = html! {
        <p>{localize(lang, text!("official opponent"))}</p>
        <span class="grow"></span>
        <span class="chip">{icon("ui-bag", 16)} <b>{rival.workers}</b> {WORKER.many(lang)}</span>
        <span class="chip">{icon("suspicion", 18)} <b>{player.suspicion.len()}</b></span>
        <span class="chip">
            {icon("debt-unpaid", 18)} <b>{player.unpaid}</b> {icon("debt-paid", 18)} <b>{player.paid}</b>
        </span>
        {points(total, 28, None)}
    };
    let columns = html! {
        <div class="col">{scheme(rival, lang)} {what_it_did(store, scene, seat)}</div>
        <div class="col">
            {resource(rival, seat, lang)} {top_row(rival, lang)}
            <div class="solo-actions">{actions::row_of(scene, seat, &RIGHT)}</div>
            <div class="self panel">{own::tracks_view(&model::own::tracks(scene, seat), lang)}</div>
        </div>
    };
    let foot = html! {
        <span class="small">
            {localize(lang, text!("It pays no Silver or Provisions and gains none; it never keeps Workers for the next round."))}
        </span>
        <span class="grow"></span> {orders(scene, seat)}
    };
    seat_drawer(store, true, seat, scene.name(seat), line, columns.into_view(), foot.into_view())
}

const fn scheme_icon(scheme: Scheme) -> &'static str {
    match scheme {
        Scheme::Action(action) => action_icon(action),
        Scheme::KingsOrder => "seal-order",
        Scheme::KingsFavour => "seal-favour",
    }
}

fn scheme(rival: &Rival, lang: Lang) -> View {
    let seen = rival.scheme_discard.iter().map(|scheme| icon(scheme_icon(*scheme), 18)).collect_view();
    let card = match rival.scheme_discard.last() {
        Some(last) => {
            html! { {icon(scheme_icon(*last), 52)} <b class="name">{texts::names::scheme(*last, lang)}</b> }
        }
        None => html! { <b>"–"</b> },
    };
    let (left, gone) = (rival.schemes_left(), rival.scheme_discard.len());
    let piles = Texts(lang).schemes_left_seen(left, gone);
    html! {
        <div class="card mid drawn">
            <span class="label">{localize(lang, text!("Scheme drawn"))}</span>
            <div class="pile">
                <span class="back"></span><span class="back"></span><span class="card mid">{card}</span>
            </div>
            <span class="label">{piles}</span>
            <span class="line label">{seen}</span>
        </div>
    }
}

fn what_it_did(store: Store, scene: &Scene, seat: Seat) -> View {
    let lang = scene.lang;
    let narrated = store.table.with_typed(|table: &Table<Paladins>| {
        let past = table.past().iter().rev();
        let last = past
            .map(|past| &past.events)
            .find(|events| events.iter().any(|event| matches!(event, Event::SchemeDrawn { .. })));
        last.map(|events| texts::scheme_sentences(events, &scene.names, lang))
    });
    sentences_view(PageTexts(lang).what_it_did(scene.name(seat)), &narrated.flatten().unwrap_or_default())
}

fn resource(rival: &Rival, seat: Seat, lang: Lang) -> View {
    let places = (0..RESOURCE_TRACK)
        .map(|place| {
            let here = place == rival.marker;
            let class = if here { "pip next" } else { "pip" };
            html! { <span class=class>{here.then(|| emblem(seat, 24, None))}<b>{place + 1}</b></span> }
        })
        .collect_view();
    let text = localize(lang, text!("Each good moves it one step; a full lap raises its lowest Attribute."));
    let aim = Texts(lang).resource_aim(rival.marker + 1);
    html! {
        <div class="card resource-track">
            <span class="col"><b class="name">{localize(lang, text!("Resource track"))}</b><em>{text}</em></span>
            <div class="pips">{places}</div>
            <span class="line">{icon("ui-flag", 16)} {aim}</span>
        </div>
    }
}

fn top_row(rival: &Rival, lang: Lang) -> View {
    let tile = |sign: &'static str, name: &'static str, used: bool| {
        let class = if used { "card action used" } else { "card action" };
        let worker = used.then(|| icon("ui-check", 16));
        html! {
            <div class=class>
                <span class="action-head">{icon(sign, 20)} <b>{name}</b></span>
                <span class="action-line">{icon("hole-any", 26)} {worker}</span>
            </div>
        }
    };
    let top = TOP_ROW
        .map(|action: Action| tile(action_icon(action), names::action(action, lang), rival.used.has(action as usize)));
    html! {
        <div class="top-row">
            {top.into_iter().collect_view()} {tile("ui-bag", localize(lang, text!("Rest")), false)}
        </div>
    }
}
