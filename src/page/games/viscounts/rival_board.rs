//! A rival's board: all that is public, and the points so far, in a drawer below her strip.

use super::signs::icons_view;
use super::{buildings, cards, holdings, line, track};
use crate::games::viscounts::components::{ManuscriptId, Resource};
use crate::games::viscounts::view_model as model;
use crate::games::viscounts::view_model::scene::Scene;
use crate::games::viscounts::view_model::signs::resource_sign;
use crate::games::viscounts::words;
use crate::kernel::{Game, Seat};
use crate::page::play::store::Store;
use crate::page::widgets::{drawer, emblem, icon, running_score, seat_class};
use crate::page::words::Words;
use leptos::prelude::*;

/// Draws the board of a rival.
pub fn view(store: Store, scene: &Scene, seat: Seat) -> AnyView {
    let lang = scene.lang;
    let words = Words(lang);
    let player = scene.state.player(seat);
    let resources = Resource::ALL.map(|resource| {
        view! { <b>{player.has(resource)}</b>{icon(resource_sign(resource), 18)} }
    });
    let head = view! {
        <span class="grow"></span>
        <span class="chip">{icons_view(scene.state.icons(seat), 18, lang)}</span>
        <span class="chip"><b>{player.silver}</b>{icon("silver", 18)} {resources.into_iter().collect_view()}</span>
        <span class="chip">{icon("ui-deck", 16)} {words.cards_in_hand(player.hand.len())}</span>
    };
    let inside = view! {
        <div class=format!("columns {}", seat_class(seat))>
            <div class="col">
                <section class="card-line panel">{line::view(&model::line::line(scene, seat))}</section>
                <section class="panel">{track::view(&model::track::track(scene, None, seat))}</section>
                <section class="holdings">{holdings::view(&holdings::holdings(scene, seat))}</section>
                <section class="buildings-row">{buildings::view(&model::buildings::rows(scene, seat))}</section>
            </div>
            <div class="col">{points_of(scene, seat)} {manuscripts(scene, seat)}</div>
        </div>
        <div class="drawer-foot"><span class="small">{words.hidden_from_you()}</span></div>
    };
    let close = Callback::new(move |()| store.drawer.set(None));
    drawer(
        "wide board-drawer",
        emblem(seat, 26, None),
        scene.name(seat),
        head.into_any(),
        words.close(),
        close,
        inside.into_any(),
    )
}

/// The score sheet if the game ended now.
pub fn points_of(scene: &Scene, seat: Seat) -> AnyView {
    let lang = scene.lang;
    let sheets = scene.state.scores();
    let Some(sheet) = sheets.get(seat.index()) else { return ().into_any() };
    let lines: Vec<(&'static str, i32)> =
        sheet.lines.iter().map(|line| (line.row.name.said(lang), line.points)).collect();
    running_score(Words(lang).if_it_ended(), sheet.total, &lines)
}

/// The Manuscripts that a seat has taken.
pub fn manuscripts(scene: &Scene, seat: Seat) -> AnyView {
    let lang = scene.lang;
    let held: Vec<ManuscriptId> = scene.state.player(seat).manuscripts.iter().copied().collect();
    if held.is_empty() {
        return ().into_any();
    }
    let each = |id: &ManuscriptId| {
        let label = words::manuscript_text(*id, lang);
        view! {
            <li class="card manuscript small" role="img" aria-label=label>
                {cards::manuscript_face(Some(*id), scene.own_segment(), lang)}
            </li>
        }
    };
    view! { <ul class="row wrap">{held.iter().map(each).collect_view()}</ul> }.into_any()
}
