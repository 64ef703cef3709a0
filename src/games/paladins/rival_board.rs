//! The board of a rival: all that is public and the current points, in a drawer below its strip.

use super::actions;
use super::outsider;
use super::own;
use super::signs::effect_view;
use crate::components::{icon, points, spoken_icon};
use crate::state::store::Store;
use crate::table::drawers::{points_of, seat_drawer};
use kernel::{Lang, Seat};
use markup::{CollectView, IntoView, View, html};
use paladins::Player;
use paladins::components::{Action, MOST_OF_AN_ACTION, ORDER_TASK, OutsiderId};
use paladins::table as model;
use paladins::table::names::{self, localize};
use paladins::table::scene::Scene;
use paladins::table::signs::{action_icon, faction_icon, worker_icon};
use paladins::table::tiles::{LEFT, RIGHT};
use paladins::table::{Texts, chances};
use paladins::texts::names::{DEBT, PROVISION, SILVER, SUSPICION, WORKER};

pub fn view(store: Store, scene: &Scene, seat: Seat) -> View {
    let lang = scene.lang;
    let player = scene.state.player(seat);
    let columns = html! {
        <div class="col">
            <div class="self panel">
                {own::tracks_view(&model::own::tracks(scene, seat), lang)}
                {own::paladin_view(player.paladin, scene.state.round(), lang)}
            </div>
            {points_of(&*scene.state, seat, lang)}
        </div>
        <div class="col">
            <div class="all-actions">
                <div class="left-actions">{actions::row_of(scene, seat, &LEFT)}</div>
                <div class="right-actions">{actions::row_of(scene, seat, &RIGHT)}</div>
            </div>
            {still(scene, seat)} {walls(player, lang)}
        </div>
        <div class="col">
            {own::crew_view(&model::own::crew(scene, seat))} {converts(scene, seat)} {suspicion(player, lang)}
        </div>
    };
    let foot = html! {
        {orders(scene, seat)} <span class="grow"></span>
        <span class="small">{localize(lang, text!("Hidden from you: the next Paladins. All else is public."))}</span>
    };
    seat_drawer(store, false, seat, scene.name(seat), held(player, lang), columns.into_view(), foot.into_view())
}

fn held(player: &Player, lang: Lang) -> View {
    let workers = player
        .workers
        .iter()
        .map(|worker| spoken_icon(worker_icon(worker), 20, "icon", names::worker(worker, lang).to_owned()))
        .collect_view();
    html! {
        <span class="grow"></span>
        <span class="chip">{icon("ui-bag", 16)} {WORKER.many(lang)} {workers}</span>
        <span class="chip">
            <b>{player.silver}</b>{spoken_icon("silver", 18, "icon", SILVER.one(lang).to_owned())}
            <b>{player.provisions}</b>{spoken_icon("provision", 18, "icon", PROVISION.many(lang).to_owned())}
        </span>
    }
}

/// Actions on the right side of its board that a seat could still pay for.
fn still(scene: &Scene, seat: Seat) -> View {
    let (lang, texts) = (scene.lang, Texts(scene.lang));
    let player = scene.state.player(seat);
    let line = |action: Action| {
        let (sign, price) = match player.provision_cost(action) {
            0 => ("silver", player.silver_cost(action)),
            price => ("provision", price),
        };
        let price = (price > 0).then(|| html! { <b>{price}</b> {icon(sign, 16)} });
        let nth = texts.nth_of(player.done(action) + 1, MOST_OF_AN_ACTION);
        html! {
            <div class="mate line">
                {icon(action_icon(action), 22)} <span class="col"><b class="name">{names::action(action, lang)}</b><em>{nth}</em></span> {price}
            </div>
        }
    };
    let open = chances::open_to(scene, seat, &RIGHT);
    let none = open.is_empty().then(|| html! { <p class="label">{texts.workers_cannot()}</p> });
    html! {
        <div class="panel box grow"><h3>{texts.workers_could()}</h3> {none} <div class="reach">{open.into_iter().map(line).collect_view()}</div></div>
    }
}

fn walls(player: &Player, lang: Lang) -> View {
    let wall = |id: &paladins::components::WallId| {
        let card = id.card();
        let seal = (card.points > 0).then(|| points(card.points, 20, None));
        html! {
            <span class="chip">{icon("wall", 22)} "+1" {icon("strength", 16)} {effect_view(card.extra, 16, lang)} {seal}</span>
        }
    };
    let beaten = player
        .attacked
        .iter()
        .map(|id| {
            let label = paladins::texts::outsider_name(*id, lang);
            spoken_icon(faction_icon(id.card().faction), 22, "icon", label)
        })
        .collect_view();
    html! {
        <div class="card line walls-line">
            <span class="label">{localize(lang, text!("Walls"))}</span>
            <span class="line">{player.walls.iter().map(wall).collect_view()}</span>
            <span class="grow"></span>
            <span class="label">{localize(lang, text!("beaten"))}</span>
            {beaten}
        </div>
    }
}

fn converts(scene: &Scene, seat: Seat) -> View {
    let lang = scene.lang;
    let player = scene.state.player(seat);
    let one = |id: &OutsiderId| {
        let card = id.card();
        let faction = names::faction(card.faction, lang).to_owned();
        html! {
            <div class="mate line">
                {spoken_icon(faction_icon(card.faction), 22, "icon", faction)}
                <span class="col"><b class="name">{names::outsider(card.name, lang)}</b>{outsider::tally_view(card, lang)}</span>
                {points(scene.state.convert_points(seat, *id), 24, None)}
            </div>
        }
    };
    html! {
        <div class="crew card">
            <em>{localize(lang, text!("Converts"))} " " <b>{player.converted.len()}</b></em>
            {player.converted.iter().map(one).collect_view()}
        </div>
    }
}

fn suspicion(player: &Player, lang: Lang) -> View {
    let cards = player
        .suspicion
        .iter()
        .map(|tax| html! { <span class="line number">{icon("suspicion", 22)}<b>{*tax}</b></span> })
        .collect_view();
    html! {
        <div class="crew card">
            <em>{SUSPICION.one(lang)} " " <b>{player.suspicion.len()}</b> " " {localize(lang, text!("and the Tax on them"))}</em>
            <div class="row wrap">{cards}</div>
            <em>{DEBT.many(lang)}</em>
            <div class="row">
                <span class="line number">{icon("debt-unpaid", 22)}<b>{player.unpaid}</b></span>
                <span class="line number">{icon("debt-paid", 22)}<b>{player.paid}</b></span>
            </div>
        </div>
    }
}

pub fn orders(scene: &Scene, seat: Seat) -> View {
    let player = scene.state.player(seat);
    let orders = scene.state.board().orders(scene.state.round());
    let chip = |action: Action| {
        let done = player.done(action);
        let class = if done >= ORDER_TASK { "chip ok" } else { "chip" };
        html! {
            <span class=class>
                {icon("seal-order", 16)} {names::action(action, scene.lang)} " " <b>{format!("{done}/{ORDER_TASK}")}</b>
            </span>
        }
    };
    orders.iter().filter_map(|order| order.card().task()).map(chip).collect_view().into_view()
}
