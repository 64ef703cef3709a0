//! The table of Paladins: everything that lies on it, drawn from the state and what may be chosen.

mod actions;
mod dock;
mod gains;
mod jars;
mod king;
mod names;
mod outsider;
mod own;
mod payment;
mod regions;
mod rival_board;
mod rivals;
mod scene;
mod sheet;
mod signs;
mod solo_board;
mod tile;
mod top;
mod town;
mod view;

pub use signs::{attribute_icon, worker_icon};
pub use view::Area;

use crate::app::store::{Store, use_store};
use crate::app::table::icon;
use crate::kernel::{Lang, Seat};
use crate::paladins::components::Action;
use crate::paladins::{Question, Task};
use leptos::prelude::*;
use names::say;
use scene::Scene;
use view::TableView;

/// The left-hand actions, as they lie on the board.
const LEFT: [Action; 6] =
    [Action::Develop, Action::Recruit, Action::Hunt, Action::Trade, Action::Pray, Action::Conspire];

/// The right-hand actions, as they lie on the board.
const RIGHT: [Action; 6] =
    [Action::Commission, Action::Absolve, Action::Fortify, Action::Attack, Action::Garrison, Action::Convert];

/// The table. What its children show lies over the boards, below the top bar and above the dock.
#[component]
pub fn Table(
    /// Opens the menu.
    menu: RwSignal<bool>,
    /// Whether what is asked lies over the boards: the start of a round, an Inquisition.
    over: Memo<bool>,
    /// Whether the boards are looked at meanwhile.
    looking: RwSignal<bool>,
    /// What is shown instead of the boards meanwhile.
    children: ChildrenFn,
) -> impl IntoView {
    let store = use_store();
    let table = TableView::new();
    provide_context(table);
    provide_context(table.taps(store));
    let scene = Memo::new(move |_| Scene::of(store));
    follow_question(store, table, scene);
    let many = Memo::new(move |_| scene.with(|scene| scene.state.seats() > 2));
    let shown = Memo::new(move |_| over.get() && !looking.get());
    // The three Paladins need the room of all boards; for the Tavern and an Inquisition the own board stays.
    let beside = Memo::new(move |_| {
        let question = store.decision.get().map(|decision| decision.question);
        shown.get() && matches!(question, Some(Question::Tavern | Question::Ability))
    });
    let class = move || match (many.get(), beside.get()) {
        (false, false) => "table",
        (true, false) => "table four",
        (false, true) => "table beside",
        (true, true) => "table four beside",
    };
    let children = StoredValue::new(children);
    view! {
        <main class=class data-area=move || table.area.get().word()>
            {top::bar(store, scene, menu)}
            <Show when=move || shown.get()>
                <div class="instead">{children.with_value(|children| children())}</div>
            </Show>
            <Show when=move || !shown.get() || beside.get()>{tabs(store, table, scene)} {boards(scene)}</Show>
            <dock::Dock scene=scene over=over looking=looking/>
            {drawers(store, table, scene)}
            {move || table.why.get().map(|why| view! { <div class="tip" role="status">{icon("ui-lock", 18)}<span>{why}</span></div> })}
        </main>
    }
}

/// A panel that is drawn anew only when its part of the scene is another one.
fn panel<M: PartialEq + Send + Sync + 'static>(
    scene: Memo<Scene>,
    part: impl Fn(&Scene) -> M + Send + Sync + 'static,
    draw: impl Fn(&M) -> AnyView + Send + 'static,
) -> AnyView {
    let part = Memo::new(move |_| scene.with(&part));
    (move || part.with(&draw)).into_any()
}

/// Town, King, regions and the own board.
fn boards(scene: Memo<Scene>) -> AnyView {
    let lang = move || scene.with(|scene| scene.lang);
    let own = |part: fn(&Scene, Seat) -> own::Crew| move |scene: &Scene| part(scene, scene.viewer);
    view! {
        <section class="town panel" aria-label=move || say(lang(), ["Town and King", "Ville et roi"])>
            {panel(scene, town::slots, town::row)}
            <div class="king">
                {panel(scene, king::orders, |orders| king::orders_view(orders))}
                {panel(scene, king::tax, king::tax_view)}
                {panel(scene, king::favours, |favours| king::favours_view(favours))}
            </div>
        </section>
        <section class="map panel" aria-label=move || say(lang(), ["Regions and Outsiders", "Régions et envahisseurs"])>
            {regions::land()}
            {panel(scene, regions::regions, |regions| regions::view(regions))}
        </section>
        <section class="board" aria-label=move || say(lang(), ["Your board", "Votre plateau"])>
            <div class="self panel">
                {panel(
                    scene,
                    |scene| (own::tracks(scene, scene.viewer), scene.lang),
                    |(rows, lang)| own::tracks_view(rows, *lang),
                )}
                {panel(
                    scene,
                    |scene| (scene.me().paladin, scene.state.round(), scene.lang),
                    |(paladin, round, lang)| own::paladin_view(*paladin, *round, *lang),
                )}
            </div>
            <div class="left-actions" role="group">
                {panel(scene, |scene| actions::tiles(scene, scene.viewer, &LEFT), |tiles| actions::view(tiles))}
            </div>
            <div class="right-actions" role="group">
                {panel(scene, |scene| actions::tiles(scene, scene.viewer, &RIGHT), |tiles| actions::view(tiles))}
            </div>
            <div class="side">
                {panel(scene, own(own::crew), own::crew_view)}
                {panel(
                    scene,
                    |scene| (own::holdings(scene, scene.viewer), scene.lang),
                    |(holdings, lang)| own::holdings_view(holdings, *lang),
                )}
            </div>
        </section>
    }
    .into_any()
}

/// The tabs of a small screen.
fn tabs(store: Store, table: TableView, scene: Memo<Scene>) -> AnyView {
    let tab = move |area: Area| {
        let (sign, text) = match area {
            Area::Town => ("act-recruit", ["Town", "Ville"]),
            Area::Regions => ("outpost", ["Regions", "Régions"]),
            Area::Board => ("faith", ["My board", "Mon plateau"]),
            Area::King => ("seal-order", ["King and Tax", "Roi et impôts"]),
        };
        let seat = move || scene.with(|scene| crate::app::table::seat_class(scene.viewer));
        let current = move || table.area.get() == area;
        view! {
            <button
                type="button"
                class=move || format!("tab-{} {}", area.word(), seat())
                class:current=current
                aria-current=move || current().then_some("true")
                on:click=move |_| table.area.set(area)
            >
                {icon(sign, 22)}
                {move || say(store.lang.get(), text)}
            </button>
        }
    };
    let label = move || say(store.lang.get(), ["Areas", "Zones"]);
    view! { <nav class="area-tabs" aria-label=label>{Area::ALL.map(tab).into_iter().collect_view()}</nav> }.into_any()
}

/// Shows the area with the targets on a small screen, and closes what was opened for the last question.
fn follow_question(store: Store, table: TableView, scene: Memo<Scene>) {
    let asked = Memo::new(move |_| (store.decision.get(), scene.with(|scene| scene.state.round())));
    Effect::new(move || {
        let (decision, _) = asked.get();
        table.clear();
        let area = match decision.map(|decision| decision.question) {
            Some(Question::Draft | Question::Recruit | Question::FreeRecruit | Question::TownsfolkCost { .. }) => {
                Area::Town
            }
            Some(Question::Space(_) | Question::Outsider(_)) => Area::Regions,
            Some(Question::Pay(Task { deed: crate::paladins::Deed::Favour(_), .. })) => Area::King,
            Some(Question::Pay(_)) => return,
            _ => Area::Board,
        };
        table.area.set(area);
    });
}

/// What lies over the boards: a rival's board, the row of Jars, a card explained.
fn drawers(store: Store, table: TableView, scene: Memo<Scene>) -> AnyView {
    let asks_jar = Memo::new(move |_| scene.with(|scene| scene.question() == Some(Question::Jar)));
    view! {
        {move || {
            store.drawer.get().map(|seat| {
                scene.with(|scene| {
                    if scene.state.is_rival(seat) {
                        solo_board::view(store, scene, seat)
                    } else {
                        rival_board::view(store, scene, seat)
                    }
                })
            })
        }}
        {move || asks_jar.get().then(|| scene.with(|scene| jars::view(store, Callback::new(|()| ()), scene)))}
        {move || table.sheet.get().map(|key| scene.with(|scene| sheet::view(table, scene, &key)))}
    }
    .into_any()
}

/// A word in a language, for the parts that have none of their own.
fn close_word(lang: Lang) -> &'static str {
    say(lang, ["Close", "Fermer"])
}
