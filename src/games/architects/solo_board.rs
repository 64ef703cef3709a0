//! The board of the solo opponent: its last card with the effects, its pile and its captives.

use super::rival_board::{held, stands};
use crate::components::{icon, points, sentences_view};
use crate::state::store::Store;
use crate::table::drawers::{points_of, seat_drawer};
use crate::texts::PageTexts;
use architects::components::{BuildingId, SoloCardId, Thing};
use architects::table::Texts;
use architects::table::scene::Scene;
use architects::texts::{self, names};
use architects::{Architects, Event, Opponent, plans};
use kernel::grammar::{capital, prose};
use kernel::{Lang, Seat, Table};
use markup::{CollectView, IntoView, View, html};
use ui::HasMoments;

pub fn view(store: Store, scene: &Scene, seat: Seat) -> View {
    let Some(opponent) = scene.state.opponent() else { return ().into_view() };
    let lang = scene.lang;
    let page_texts = PageTexts(lang);
    let texts = Texts(page_texts.0);
    let player = scene.state.player(seat);
    let (name, kind) = (scene.name(seat), names::opponent(opponent.kind, lang));
    let head = html! {
        {(name != kind).then(|| html! { <p>{kind}</p> })}
        <span class="grow"></span>
        <span class="chip"><b>{opponent.stock}</b> {icon(Thing::Stock.row().sign, 18)}</span>
        <span class="chip">
            <b>{player.unpaid}</b> {icon("debt-unpaid", 17)} <b>{player.paid}</b> {icon("debt-paid", 17)}
        </span>
    };
    let columns = html! {
        <div class="col">{sentences_view(page_texts.what_it_did(&name), &narrated(store, scene))} {pile(opponent, lang)}</div>
        <div class="col">
            {stands(scene, seat)} {held(scene, seat)} {buildings(scene, seat)} {points_of(&*scene.state, seat, lang)}
        </div>
    };
    let foot = html! { <span class="small">{texts.solo_rules()}</span> };
    seat_drawer(store, true, seat, name, head.into_view(), columns.into_view(), foot.into_view())
}

fn narrated(store: Store, scene: &Scene) -> Vec<(String, bool)> {
    let narrated = store.table.with_typed(|table: &Table<Architects>| {
        let turned = |event: &Event| matches!(event, Event::SoloCardTurned { .. });
        let mut past = table.past().iter().rev().map(|past| &past.events);
        let its_turn =
            |events: &[Event]| events.iter().take_while(|event| !Architects::ends_moment(event)).copied().collect();
        past.find_map(|events| Some(its_turn(&events[events.iter().rposition(turned)?..])))
    });
    let events: Vec<Event> = narrated.flatten().unwrap_or_default();
    let sentences: Vec<String> =
        texts::parts(&events, &scene.names, scene.lang).into_iter().map(|(_, sentence)| sentence).collect();
    prose(&sentences, &scene.names, scene.lang).into_iter().map(|sentence| (sentence, true)).collect()
}

fn pile(opponent: &Opponent, lang: Lang) -> View {
    let mut cards: Vec<(SoloCardId, usize)> = Vec::new();
    for card in &opponent.draw {
        match cards.iter_mut().find(|(known, _)| known.card().action == card.card().action) {
            Some(known) => known.1 += 1,
            None => cards.push((*card, 1)),
        }
    }
    // Sorted, to hide the order of the pile.
    cards.sort_unstable_by_key(|(card, _)| *card);
    let each = |(card, count): &(SoloCardId, usize)| {
        html! { <li class="line"><b>{*count}"×"</b> <span>{capital(&texts::solo_card_text(*card, lang))}</span></li> }
    };
    html! {
        <section class="panel box">
            <h3>{Texts(lang).still_in_its_pile()}</h3> <ul class="pile-list">{cards.iter().map(each).collect_view()}</ul>
        </section>
    }
}

fn buildings(scene: &Scene, seat: Seat) -> View {
    let lang = scene.lang;
    let each = |id: BuildingId| {
        html! { <span class="chip">{points(id.card().points.into(), 20, None)} {names::building(id, lang)}</span> }
    };
    let built: Vec<BuildingId> = plans(scene.state.player(seat).built).collect();
    let none = built.is_empty().then(|| html! { <span class="small">{Texts(lang).no_building_yet()}</span> });
    html! {
        <section class="panel box">
            <h3>{capital(Thing::Building.row().noun.many(lang))}</h3>
            <p class="line wrap">{built.into_iter().map(each).collect_view()} {none}</p>
        </section>
    }
}
