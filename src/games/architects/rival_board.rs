//! The board of a rival: current points, yields of the next Worker, captives, Apprentices, Buildings. Plans are only a
//! number.

use super::own::crafts_view;
use super::signs::{worker, yields};
use super::town::short_name;
use crate::components::{icon, points, tap_button};
use crate::state::store::Store;
use crate::table::drawers::{points_of, seat_drawer};
use architects::components::{BuildingId, Location, Thing};
use architects::table::crafts::crafts;
use architects::table::rivals::{captives, next_of};
use architects::table::scene::Scene;
use architects::table::scene::SceneExt as _;
use architects::table::signs::place_sign;
use architects::table::yields::Yields;
use architects::table::{Texts, anchors};
use architects::texts::{building_text, names};
use architects::{Owner, plans};
use kernel::grammar::capital;
use kernel::{Lang, Seat};
use markup::{CollectView, IntoView, View, html};
use ui::Tap;

pub fn view(store: Store, scene: &Scene, seat: Seat) -> View {
    let texts = Texts(scene.lang);
    let player = scene.state.player(seat);
    let good = |good: Thing| html! { <b>{player.has(good)}</b>{icon(good.row().sign, 18)} };
    let head = html! {
        <span class="grow"></span>
        <span class="chip">{Thing::GOODS.map(good).into_iter().collect_view()}</span>
        <span class="chip">
            <b>{player.unpaid}</b> {icon("debt-unpaid", 17)} <b>{player.paid}</b> {icon("debt-paid", 17)}
        </span>
        <span class="chip">{icon("building", 16)} {texts.plans_in_hand(player.hand.len())}</span>
    };
    // Hands are open in a team (ruling K-3).
    let hand = scene.state.team().map(|_| {
        html! {
            <section class="panel box">
                <h3>{texts.plans_in_hand(player.hand.len())}</h3>
                <p class="line wrap">{plans(player.hand).map(|id| plan_name(id, scene.lang)).collect_view()}</p>
            </section>
        }
    });
    let columns = html! {
        <div class="col">{points_of(&*scene.state, seat, scene.lang)} {held(scene, seat)}</div>
        <div class="col">
            {next_workers(scene, seat)}
            <section class="crafts panel">{crafts_view(&crafts(scene, seat))}</section>
            {hand}
        </div>
    };
    let hidden = scene.state.team().is_none().then(|| texts.hidden_plans());
    let foot = html! { <span class="small">{hidden}</span> };
    seat_drawer(store, false, seat, scene.name(seat), head.into_view(), columns.into_view(), foot.into_view())
}

fn plan_name(id: BuildingId, lang: Lang) -> View {
    let key = anchors::plan(id);
    let inside = html! { {points(id.card().points.into(), 24, None)} <b class="name">{names::building(id, lang)}</b> };
    tap_button(
        Tap::Explain(key.clone()),
        Some(key),
        "card line house".to_owned(),
        building_text(id, lang),
        inside.into_view(),
    )
}

fn next_workers(scene: &Scene, seat: Seat) -> View {
    let lang = scene.lang;
    let each = |(location, count, gives): (Location, u8, Yields)| {
        let label = format!("{} {count}. {}", short_name(location, lang), gives.label(lang));
        html! {
            <li class="card line next-at">
                <span class="sr">{label}</span>
                <span class="line" aria-hidden="true">
                    {icon(place_sign(location), 22)} <b class="name">{short_name(location, lang)}</b> {worker(seat, 15)} <b>{count}</b>
                    {icon("ui-next", 10)} <span class="yield">{yields(&gives, lang)}</span>
                </span>
            </li>
        }
    };
    html! {
        <section class="panel box">
            <h3>{Texts(lang).her_next_worker()}</h3>
            <ul class="next-list">{next_of(scene, seat).into_iter().map(each).collect_view()}</ul>
        </section>
    }
}

pub fn stands(scene: &Scene, seat: Seat) -> View {
    let lang = scene.lang;
    let each = |(location, count, _): (Location, u8, Yields)| {
        (count > 0).then(|| html! { <span class="chip">{icon(place_sign(location), 18)} {short_name(location, lang)} <b>{count}</b></span> })
    };
    html! {
        <section class="panel box">
            <h3>{capital(Thing::Worker.row().noun.many(lang))}</h3>
            <p class="line wrap">{next_of(scene, seat).into_iter().map(each).collect_view()}</p>
        </section>
    }
}

pub fn held(scene: &Scene, seat: Seat) -> View {
    let texts = Texts(scene.lang);
    let captives = captives(scene, seat);
    let each = |(owner, count): &(Owner, u8)| {
        html! { <span class="chip">{worker(*owner, 18)} <b>{*count}</b> {scene.name_of(*owner)}</span> }
    };
    let none = captives.is_empty().then(|| html! { <span class="small">{texts.no_one()}</span> });
    html! { <section class="panel box"><h3>{texts.whom_it_holds()}</h3> <p class="line wrap">{captives.iter().map(each).collect_view()} {none}</p></section> }
}
