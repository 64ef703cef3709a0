//! The table of Paladins, drawn from the state and the legal choices.

mod actions;
mod arms;
mod at_table;
mod dock;
mod inquisition;
mod jars;
mod king;
mod land;
mod outsider;
mod own;
mod payment;
mod regions;
mod rival_board;
mod rivals;
mod round_start;
mod sheet;
mod signs;
mod solo_board;
mod tile;
mod top;
mod town;
mod view;
mod worker_sources;

use crate::browser::lazy::lazy_chunk;
use crate::components::icon;
use crate::state::code::game_files;
use crate::state::store::Store;
use crate::table::drag;
use crate::table::drawers::{Drawer, Drawers, drawers};
use crate::table::table_view::{Area as _, panel, tabs};
use kernel::Seat;
use leptos::prelude::*;
use markup::{CollectView, IntoView, Memo, RwSignal, View, html};
use paladins::components::{Action, FAVOURS_IN_PLAY, ORDERS_IN_PLAY, REGIONS, TOWN_SLOTS};
use paladins::table as model;
use paladins::table::names::localize;
use paladins::table::roles::is_round_start;
use paladins::table::scene::Scene;
use paladins::table::scene::SceneExt as _;
use paladins::table::tiles::{LEFT, OVERLAY, RIGHT};
use paladins::{Paladins, Question};
use view::{Area, TableView};

game_files!(Paladins: paladins, paladins_later);

/// Draws the table. Layers above the boards, such as the start of a round, lie below the top bar and above the dock.
pub fn table(store: Store) -> View {
    let Some(scene) = store.scene(Scene::of) else { return ().into_view() };
    let table = TableView::new();
    provide_context(table);
    let taps = table.taps(store);
    provide_context(taps);
    drag::follow(store, scene, taps);
    follow_question(store, table, scene);
    store.follow_pointing(move |anchor| table.area.set(Area::of(anchor)));
    let question = Memo::new(move || scene.with(|scene| scene.state.asked().map(|(_, question)| question)));
    // The question lies over the boards, unless the reader looks at the boards meanwhile. The same button returns to
    // it.
    let starts = Memo::new(move || question.get().is_some_and(is_round_start) && store.asks_person());
    let over = Memo::new(move || starts.get() || question.get() == Some(Question::Ability) && store.asks_person());
    let looking = RwSignal::new(false);
    Effect::new(move || {
        if !over.get() {
            looking.set(false);
        }
    });
    let asks_jar = Memo::new(move || scene.with(|scene| scene.question() == Some(Question::Jar)));
    let together = Memo::new(move || scene.with(|scene| scene.state.team().is_some()));
    let many = Memo::new(move || scene.with(|scene| scene.state.seats() > 2));
    let shown = Memo::new(move || over.get() && !looking.get());
    // The three Paladins need the room of all boards. For the Tavern and an Inquisition the viewer's board stays.
    let beside = Memo::new(move || shown.get() && matches!(question.get(), Some(Question::Tavern | Question::Ability)));
    let class = move || match (many.get(), beside.get()) {
        (false, false) => "table",
        (true, false) => "table four",
        (false, true) => "table beside",
        (true, true) => "table four beside",
    };
    let asked = move || if starts.get() { round_start::view(store, scene) } else { inquisition::view(store, scene) };
    html! {
        <main class=class data-game="paladins" data-team=move || together.get().then_some("") data-area=move || table.area.get().key() data-back=store.looks_back()>
            <h1 class="sr">"Paladins"</h1>
            {top::bar(store, scene)}
            <Show when=move || shown.get()>
                <div class="instead area">{asked}</div>
            </Show>
            <Show when=move || !shown.get() || beside.get()>{tabs(store, table.area, scene)} {boards(scene)}</Show>
            {untrack(|| dock::dock(scene, over, looking))}
            {move || asks_jar.get().then(|| scene.with(|scene| jars::view(store, Callback::new(|()| ()), scene)))}
            {drawers(store, table, scene, drawers_file)}
            {move || {
                let why = table.why.get().filter(|_| table.overlay.topic.with(Option::is_none));
                why.map(|why| html! { <div class="tip">{icon("ui-lock", 18)}<span>{why}</span></div> })
            }}
        </main>
    }
}

/// One panel for each thing of a kind. A panel that a choice does not change is not redrawn.
fn each<M: PartialEq + Send + Sync + 'static>(
    scene: Memo<Scene>,
    count: usize,
    part: fn(&Scene, usize) -> M,
    draw: fn(&M) -> View,
) -> View {
    (0..count).map(|place| panel(scene, move |scene| part(scene, place), draw)).collect_view().into_view()
}

/// Tiles of the viewer's board. The action of a tap changes with every question, the look far less often.
fn tiles(scene: Memo<Scene>, actions: &'static [Action]) -> View {
    let one = |action: &'static Action| {
        let both = Memo::new(move || scene.with(|scene| model::tiles::tile(scene, scene.viewer, *action)));
        let tile = Memo::new(move || both.with(|(tile, _)| tile.clone()));
        let tap = Memo::new(move || both.with(|(_, tap)| tap.clone()));
        (move || tile.with(|tile| actions::tile_view(tile, tap.into()))).into_view()
    };
    actions.iter().map(one).collect_view().into_view()
}

fn boards(scene: Memo<Scene>) -> View {
    let lang = move || scene.with(|scene| scene.lang);
    let together = Memo::new(move || scene.with(|scene| scene.state.team().is_some()));
    let own = |part: fn(&Scene, Seat) -> model::own::Crew| move |scene: &Scene| part(scene, scene.viewer);
    html! {
        <section class="town panel area" data-row="" data-anchor="town" aria-label=move || localize(lang(), text!("Town and King"))>
            {each(scene, TOWN_SLOTS, model::town::slot, town::slot_view)}
            <div class="king" data-row="">
                {each(scene, ORDERS_IN_PLAY, model::king::order, king::order_view)}
                {panel(scene, model::king::tax, king::tax_view)}
                {each(scene, FAVOURS_IN_PLAY, model::king::favour, king::favour_view)}
            </div>
        </section>
        <section class="map panel area" data-row="" data-asks=move || scene.with(model::regions::asks) aria-label=move || localize(lang(), text!("Regions and Outsiders"))>
            {land::land()}
            {each(scene, REGIONS, model::regions::region, regions::region_view)}
        </section>
        <section class="board area" aria-label=move || localize(lang(), text!("Your board"))>
            <div class="self panel">
                {panel(
                    scene,
                    |scene| (model::own::tracks(scene, scene.viewer), scene.lang),
                    |(rows, lang)| own::tracks_view(rows, *lang),
                )}
                {panel(
                    scene,
                    |scene| (scene.me().paladin, scene.state.round(), scene.lang),
                    |(paladin, round, lang)| own::paladin_view(*paladin, *round, *lang),
                )}
            </div>
            <div class="left-actions" role="group">
                {tiles(scene, &LEFT)}
                {move || together.get().then(|| tiles(scene, &OVERLAY))}
            </div>
            <div class="right-actions" role="group">
                {tiles(scene, &RIGHT)}
            </div>
            <div class="side">
                {panel(scene, own(model::own::crew), own::crew_view)}
                {panel(
                    scene,
                    |scene| (model::own::holdings(scene, scene.viewer), scene.lang),
                    |(holdings, lang)| own::holdings_view(holdings, *lang),
                )}
            </div>
        </section>
    }
}

/// On each new question, shows the area with its targets on a small screen and closes everything temporary. Shows it
/// again after a story.
fn follow_question(store: Store, table: TableView, scene: Memo<Scene>) {
    let asked = Memo::new(move || scene.with(|scene| (scene.state.asked(), scene.state.round())));
    let show = move || {
        if let Some(area) = scene.with_untracked(Area::asked) {
            table.area.set(area);
        }
    };
    store.once_played(show);
    Effect::new(move || {
        asked.with(|_| ());
        table.clear();
        show();
    });
}

lazy_chunk!(paladins_later with ["later", "paladins_later"], drawers_file -> Drawers<TableView, Scene> = Drawers { show: draw });

fn draw(store: Store, table: TableView, scene: Memo<Scene>, drawer: &Drawer) -> View {
    scene.with(|scene| match drawer {
        Drawer::Seat(seat) if scene.state.is_rival(*seat) => solo_board::view(store, scene, *seat),
        Drawer::Seat(seat) => rival_board::view(store, scene, *seat),
        Drawer::Sheet(key) => sheet::view(table, scene, key),
    })
}
