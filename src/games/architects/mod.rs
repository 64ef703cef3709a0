//! The table of Architects: the town, the Workshop, the Guildhall, the Virtue road, the viewer's board, and the dock.

mod account;
mod at_table;
mod dock;
mod ground;
mod guardhouse;
mod guild;
mod overlord;
mod own;
mod rival_board;
mod road;
mod sheet;
mod signs;
mod site;
mod solo_board;
mod top;
mod town;
mod view;
mod workshop;

use crate::browser::lazy::lazy_chunk;
use crate::state::code::game_files;
use crate::state::store::Store;
use crate::table::drag;
use crate::table::drawers::{Drawer, Drawers, drawers};
use crate::table::table_view::{panel, tabs};
use architects::table as model;
use architects::table::Texts;
use architects::table::dock::DockGroup;
use architects::table::scene::Scene;
use architects::table::scene::SceneExt as _;
use architects::{Architects, Bill, Choice, Question};
use kernel::Game;
use leptos::prelude::*;
use markup::{CollectView, IntoView, Memo, View, html};
use view::TableView;

game_files!(Architects: architects, architects_later);

fn table(store: Store) -> View {
    let Some(scene) = store.scene(Scene::of) else { return ().into_view() };
    let view = TableView::new(store.overlay);
    let taps = view.taps(store);
    provide_context(taps);
    drag::follow(store, scene, taps);
    let asked =
        |scene: &Scene| (scene.question(), scene.choices.clone(), scene.state.board().taken, scene.state.round());
    // The spot where the lesson continues.
    view.follow(store, scene, asked, move |_| {
        let taught = store.lesson.is_on().then(|| store.marked()).flatten()?;
        match taught.parse().ok()? {
            Choice::Capture { location, .. } => Some(DockGroup::Place(location)),
            Choice::Donate { gift, .. } => Some(DockGroup::Gift(gift)),
            _ => None,
        }
    });
    store.follow_pointing(move |anchor| scene.with_untracked(|scene| view.bring(anchor, scene)));
    let pointed = Memo::new(move || scene.with(|scene| view.pointed(scene)));
    let seats = Memo::new(move || scene.with(|scene| scene.state.seats()));
    let together = Memo::new(move || scene.with(|scene| scene.state.team().is_some()));
    let instead = Memo::new(move || scene.with(instead));
    let class = move || {
        let four = if seats.get() > 2 { " four" } else { "" };
        let five = if seats.get() > 3 { " five" } else { "" };
        let together = if together.get() { " together" } else { "" };
        format!("table{four}{five}{together}{}", instead.get())
    };
    let inside = html! {
        {top::bar(store, scene)} {tabs(store, view.area, scene)} {boards(store, scene, pointed)}
        {dock::dock(store, view, scene, pointed)} {drawers(store, view, scene, drawers_file)}
    };
    view.frame(store, ("architects", "Architects"), class, inside.into_view())
}

fn instead(scene: &Scene) -> &'static str {
    match scene.question() {
        Some(Question::Draft | Question::Keep | Question::PutBack) => " dealing",
        Some(question) if model::site::lies_open(question) => " building",
        Some(Question::Trade(_) | Question::Pay(Bill::Trade(_)) | Question::Guard(_)) => " trading",
        Some(Question::Capture(_)) => " accounting",
        Some(Question::Workshop) if matches!(scene.proposal, Some(Choice::Hire(_))) => " accounting hiring",
        _ => "",
    }
}

fn boards(store: Store, scene: Memo<Scene>, pointed: Memo<Scene>) -> View {
    let texts = move || Texts(store.texts().0);
    let covers = |scene: &Scene| {
        let workshop = model::town::place(scene, architects::components::Location::Workshop);
        (workshop, model::guildhall::hall(scene))
    };
    let stands =
        model::town::PLATES.map(|location| Memo::new(move || scene.with(|scene| model::town::place(scene, location))));
    let plates = stands.map(|place| move || place.with(town::place_view));
    let targets = stands.map(|place| move || place.with(town::group_taps));
    html! {
        {panel(scene, model::deal::deal, |deal| deal.as_ref().map(own::deal_view).into_view())}
        {panel(scene, model::site::site, |site| site.as_ref().map(site::view).into_view())}
        <section class="town area" data-row="" aria-label=move || texts().the_town()>
            {ground::ground()} {plates.into_iter().collect_view()} {targets.into_iter().collect_view()}
            {panel(scene, model::town::prison, town::prison_view)}
            {panel(scene, model::market::market, town::market_view)}
            {panel(scene, covers, |(workshop, hall)| town::gates_view(workshop, hall))}
        </section>
        <section class="workshop column panel area" data-row="" aria-label=move || texts().the_workshop()>
            {panel(scene, model::workshop::workshop, workshop::view)}
        </section>
        <section class="guild column panel area" data-row="" aria-label=move || texts().the_cathedral()>
            {panel(scene, model::guildhall::cathedral, guild::cathedral_view)} {panel(scene, model::guildhall::hall, guild::hall_view)}
        </section>
        {panel(scene, model::ledger::ledger, |ledger| ledger.as_ref().map(account::ledger_view).into_view())}
        {panel(scene, model::guards::guardhouse, |guardhouse| guardhouse.as_ref().map(guardhouse::view).into_view())}
        {reset_view_of(store, pointed)}
        {panel(scene, model::trades::trades, move |trades| trades.as_ref().map(|trades| account::trades_view(store, trades)).into_view())}
        <section class="road panel" aria-label=move || texts().the_virtue_road()>{panel(pointed, model::virtue::road, road::view)}</section>
        {panel(scene, model::overlord::overlord, overlord::view)}
        <div class="own column area">
            <section class="crafts panel" data-row="" aria-label=move || texts().your_apprentices()>
                {panel(scene, |scene| model::crafts::crafts(scene, scene.viewer), own::crafts_view)}
            </section>
            <section class="hand-row panel" data-row="" data-anchor="hand" data-topic="hand" aria-label=move || texts().your_plans()>
                {panel(scene, model::hand::hand, own::hand_view)}
            </section>
        </div>
    }
}

/// The reset of the Black Market that the previewed choice would trigger. A lesson explains it itself and leaves no
/// room for it on a phone.
fn reset_view_of(store: Store, pointed: Memo<Scene>) -> View {
    let report = Memo::new(move || if store.lesson.is_on() { None } else { pointed.with(model::reset::report) });
    (move || report.with(|report| report.as_ref().map(account::reset_view))).into_view()
}

lazy_chunk!(architects_later with ["later", "architects_later"], drawers_file -> Drawers<TableView, Scene> = Drawers { show: draw });

fn draw(store: Store, _: TableView, scene: Memo<Scene>, drawer: &Drawer) -> View {
    scene.with(|scene| match drawer {
        Drawer::Seat(seat) if scene.state.is_opponent(*seat) => solo_board::view(store, scene, *seat),
        Drawer::Seat(seat) => rival_board::view(store, scene, *seat),
        Drawer::Sheet(key) => sheet::view(store, scene, key),
    })
}
