//! The board of a rival: all that is public and the current points, in a drawer below its strip.

use super::signs::{coin, icons_view};
use super::{buildings, cards, holdings, line, overlord, track};
use crate::components::icon;
use crate::state::store::Store;
use crate::table::drawers::{points_of, seat_drawer};
use kernel::Seat;
use markup::{CollectView, IntoView, View, html};
use viscounts::components::{ManuscriptId, Resource, TownsfolkId};
use viscounts::table as model;
use viscounts::table::Texts;
use viscounts::table::scene::Scene;
use viscounts::table::scene::SceneExt as _;
use viscounts::table::signs::resource_sign;
use viscounts::texts::{self, names};

pub fn view(store: Store, scene: &Scene, seat: Seat) -> View {
    let lang = scene.lang;
    let texts = Texts(lang);
    let player = scene.state.player(seat);
    let resources = Resource::ALL.map(|resource| {
        html! { <b>{player.has(resource)}</b>{icon(resource_sign(resource), 18)} }
    });
    let head = html! {
        <span class="grow"></span>
        <span class="chip">{icons_view(scene.state.icons(seat), 18, lang)}</span>
        <span class="chip"><b>{player.silver}</b>{icon("silver", 18)} {resources.into_iter().collect_view()}</span>
        <span class="chip">{icon("ui-deck", 16)} {texts.cards_in_hand(player.hand.len())}</span>
    };
    let columns = html! {
        <div class="col">
            {team(scene, seat)}
            <section class="card-line panel">{line::view(&model::line::line(scene, seat))}</section>
            <section class="panel">{track::view(&model::track::track(scene, None, seat))}</section>
            <section class="holdings">{holdings::view(&holdings::holdings(scene, seat))}</section>
            <section class="buildings-row">{buildings::view(&model::buildings::rows(scene, seat))}</section>
        </div>
        <div class="col">{points_of(&*scene.state, seat, lang)} {manuscripts(scene, seat)}</div>
    };
    let hidden = if scene.state.team().is_some() { texts.hidden_from_team() } else { texts.hidden_from_you() };
    let foot = html! { <span class="small">{hidden}</span> };
    seat_drawer(store, false, seat, scene.name(seat), head.into_view(), columns.into_view(), foot.into_view())
}

fn team(scene: &Scene, seat: Seat) -> View {
    if scene.state.team().is_none() {
        return ().into_view();
    }
    let card = |id: &TownsfolkId| {
        let label = texts::townsfolk_text(*id, scene.lang);
        html! {
            <li class="tag name" role="img" aria-label=label>
                {coin(id.card().value, 18)}{names::townsfolk(*id, scene.lang)}
            </li>
        }
    };
    html! {
        <section class="references">{overlord::cards_view(&model::overlord::cards(scene, seat))}</section>
        <ul class="row wrap" aria-label=Texts(scene.lang).hand()>{scene.state.player(seat).hand.iter().map(card).collect_view()}</ul>
    }
}

pub fn manuscripts(scene: &Scene, seat: Seat) -> View {
    let lang = scene.lang;
    let held: Vec<ManuscriptId> = scene.state.player(seat).manuscripts.iter().copied().collect();
    if held.is_empty() {
        return ().into_view();
    }
    let each = |id: &ManuscriptId| {
        let label = texts::manuscript_text(*id, lang);
        html! {
            <li class="card manuscript small" role="img" aria-label=label>
                {cards::manuscript_face(Some(*id), scene.own_segment(), lang)}
            </li>
        }
    };
    html! { <ul class="row wrap">{held.iter().map(each).collect_view()}</ul> }
}
