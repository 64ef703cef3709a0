//! The board of the solo opponent: its Schemes, the actions of the last one with the reasons, its Buildings, its track.

use super::holdings;
use super::signs::{effects_view, icons_view};
use super::track;
use crate::components::{icon, sentences_view};
use crate::state::store::Store;
use crate::table::drawers::{points_of, seat_drawer};
use crate::texts::PageTexts;
use kernel::{Lang, Seat, Table};
use markup::{CollectView, IntoView, View, html};
use ui::Atom;
use viscounts::components::{Building, FocusKind, Icons, OPPONENT_BUILDINGS, OpponentBoard, Resource, SchemeId};
use viscounts::table as model;
use viscounts::table::Texts;
use viscounts::table::scene::Scene;
use viscounts::table::signs::{building_sign, resource_sign};
use viscounts::texts::{self, names};
use viscounts::{Effect, Event, Opponent, Viscounts};

pub fn view(store: Store, scene: &Scene, seat: Seat) -> View {
    let Some(opponent) = scene.state.opponent() else { return ().into_view() };
    let lang = scene.lang;
    let page_texts = PageTexts(lang);
    let texts = Texts(page_texts.0);
    let player = scene.state.player(seat);
    let board = opponent.kind.board();
    let resources =
        Resource::ALL.map(|resource| html! { <b>{player.has(resource)}</b>{icon(resource_sign(resource), 18)} });
    let (name, kind) = (scene.name(seat), names::opponent(opponent.kind, lang));
    let head = html! {
        {(name != kind).then(|| html! { <p>{kind}</p> })}
        <span class="grow"></span>
        <span class="chip">{icons_view(scene.state.icons(seat), 18, lang)}</span>
        <span class="chip">{resources.into_iter().collect_view()}</span>
    };
    let columns = html! {
        <div class="col">
            {schemes(opponent, lang)} {sentences_view(page_texts.what_it_did(&name), &narrated(store, scene))} {cares(board, lang)}
        </div>
        <div class="col">
            <section class="panel">{track::view(&model::track::track(scene, None, seat))}</section>
            <section class="holdings">{holdings::view(&holdings::holdings(scene, seat))}</section>
            {buildings(scene, seat, opponent, lang)} {points_of(&*scene.state, seat, lang)}
        </div>
    };
    let foot = html! { <span class="small">{texts.opponent_rules()}</span> };
    seat_drawer(store, true, seat, name, head.into_view(), columns.into_view(), foot.into_view())
}

/// Actions of its last Scheme, one sentence each; false if it could not act.
fn narrated(store: Store, scene: &Scene) -> Vec<(String, bool)> {
    let narrated = store.table.with_typed(|table: &Table<Viscounts>| {
        let turned = |event: &Event| matches!(event, Event::SchemeTurned { .. });
        let events = table.past().iter().rev().map(|past| &past.events).find(|events| events.iter().any(turned))?;
        Some(texts::scheme_sentences(events, &scene.names, scene.lang))
    });
    narrated.flatten().unwrap_or_default()
}

/// Its card spaces. The left one holds the current Scheme.
fn schemes(opponent: &Opponent, lang: Lang) -> View {
    let texts = Texts(lang);
    let prints = opponent.kind.board().printed;
    let space = |place: usize| match opponent.line[place] {
        Some(id) => scheme(id, opponent, place == 0, lang),
        None => html! {
            <span class="card scheme-space gone"><span class="line prints">{icons_view(Icons::of(prints[place]), 20, lang)}</span></span>
        },
    };
    let piles = texts.scheme_piles(opponent.draw.len(), opponent.discard.len(), opponent.future.len());
    html! {
        <section class="schemes col panel">
            <h3>{texts.schemes()}</h3>
            <div class="scheme-line">{(0..3).map(space).collect_view()}</div>
            <p class="small">{piles}</p>
        </section>
    }
}

fn scheme(id: SchemeId, opponent: &Opponent, now: bool, lang: Lang) -> View {
    let card = id.card();
    let tries = card.attempts.iter().enumerate().map(|(place, attempt)| {
        html! { <li class="line"><b>{place + 1}</b>{texts::attempt_text(*attempt, opponent.kind, lang)}</li> }
    });
    let class = if now { "card scheme-space now" } else { "card scheme-space" };
    let label = texts::scheme_text(id, opponent.kind, lang);
    html! {
        <span class=class role="img" aria-label=label>
            <span class="line prints">{icons_view(card.icons, 20, lang)}</span>
            <span class="line">
                {effects_view(card.effects, 18, lang)} <b>{format!("+{}", card.steps)}</b>{icon("ph-move", 16)}
            </span>
            <ol class="col">{tries.collect_view()}</ol>
        </span>
    }
}

fn cares(board: &'static OpponentBoard, lang: Lang) -> View {
    let texts = Texts(lang);
    let focus = match board.focus {
        FocusKind::Act(action) => names::action(action, lang).to_owned(),
        FocusKind::Flip => Effect::Flip(1).localize(lang),
    };
    let takes = match board.resources {
        Some(order) => {
            let each = |(resource, enough): (Resource, u8)| {
                let until = (enough < u8::MAX).then(|| html! { <i>{texts.until(enough)}</i> });
                html! { <span class="chip">{icon(resource_sign(resource), 18)}{until}</span> }
            };
            order.into_iter().map(each).collect_view().into_view()
        }
        None => html! { <span class="chip">{icon("any-res", 18)}{texts.all_the_same()}</span> },
    };
    html! {
        <section class="cares col panel">
            <span class="line"><b>{texts.its_focus()}</b> {focus}</span> <span class="line"><b>{texts.it_takes()}</b> {takes}</span>
        </section>
    }
}

/// Its Buildings in their order, the cheap ones last, with the effect of each.
fn buildings(scene: &Scene, seat: Seat, opponent: &Opponent, lang: Lang) -> View {
    let player = scene.state.player(seat);
    let next = OPPONENT_BUILDINGS.into_iter().flat_map(Building::of).find(|building| !player.has_built(*building));
    let slot = |building: Building| {
        let class = match (player.has_built(building), next == Some(building)) {
            (true, _) => "card line its-building",
            (false, true) => "card line its-building far",
            (false, false) => "card line its-building used",
        };
        let text = texts::opponent_reveal_text(building, opponent.kind, lang);
        html! { <li class=class>{icon(building_sign(building.kind), 20)}<span>{text}</span></li> }
    };
    let kinds = OPPONENT_BUILDINGS.into_iter().flat_map(Building::of).map(slot).collect_view();
    html! { <ul class="its-buildings">{kinds}</ul> }
}
