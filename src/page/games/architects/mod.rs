//! The table of Architects: the town, the Workshop, the Guildhall, the Virtue road, the own board, and the dock.

mod at_table;
mod deal;
mod dock;
mod ground;
mod guild;
mod own;
mod rival_board;
mod road;
mod sheet;
mod signs;
mod solo_board;
mod top;
mod town;
mod view;
mod workshop;

use crate::games::architects::view_model as model;
use crate::games::architects::view_model::scene::Scene;
use crate::games::architects::{Architects, Choice, Question};
use crate::kernel::{Game, Seat};
use crate::page::board::adviser::adviser;
use crate::page::board::controls::area_tab;
use crate::page::play::services::game_files;
use crate::page::play::store::Store;
use crate::page::services::lazy::{Chunk, lazy_chunk};
use crate::page::services::paint::once_painted;
use crate::page::widgets::icon;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, EventTarget};
use std::time::Duration;
use view::{Area, TableView};

/// How long a mouse rests on something before it is previewed.
const RESTS: Duration = Duration::from_millis(80);

game_files!(Architects: architects, architects_later);

/// The table.
fn table(store: Store) -> AnyView {
    let Some(scene) = store.scene(Scene::of) else { return ().into_any() };
    let view = TableView::new(store.help.topic);
    provide_context(view.taps(store));
    follow_question(store, view, scene);
    store.follow_pointing(move |anchor| scene.with_untracked(|scene| view.bring(anchor, scene)));
    let pointed = Memo::new(move |_| scene.with(|scene| view.pointed(scene)));
    let seats = Memo::new(move |_| scene.with(|scene| scene.state.seats()));
    let dealing = Memo::new(move |_| scene.with(|scene| model::deal::deal(scene).is_some()));
    let class = move || {
        let four = if seats.get() > 2 { " four" } else { "" };
        let five = if seats.get() > 3 { " five" } else { "" };
        let deals = if dealing.get() { " dealing" } else { "" };
        format!("table{four}{five}{deals}")
    };
    // A finger chooses what it touches: nothing may be drawn anew below it before that.
    // Nor below a mouse that presses at once: only where it rests for a moment is something previewed.
    let moves = StoredValue::new(0_u32);
    let over = move |event: leptos::ev::PointerEvent| {
        moves.update_value(|count| *count = count.wrapping_add(1));
        let (own, choice) = (moves.get_value(), choice_at(event.target()));
        if event.pointer_type() == "mouse" {
            let look = move || {
                if moves.try_get_value() == Some(own) {
                    let _ = view.peek.try_set(choice);
                }
            };
            set_timeout(look, RESTS);
        }
    };
    let down = move |_| moves.update_value(|count| *count = count.wrapping_add(1));
    // A press moves the focus, too: what the mouse rests on stays previewed, and what was previewed elsewhere does not, once
    // the press is seen.
    let on = move |event: leptos::ev::FocusEvent| {
        let choice = choice_at(event.target());
        let known = view.peek.get_untracked();
        if by_keyboard(event.target()) {
            view.peek.set(choice);
        } else if known.is_some() && known != choice {
            once_painted(move || {
                if view.peek.try_get_untracked() == Some(known) {
                    view.peek.set(None);
                }
            });
        }
    };
    view! {
        <main class=class data-game="architects" data-area=move || view.area.get().word() data-back=store.looks_back() on:pointerover=over on:pointerdown=down on:focusin=on>
            <h1 class="sr">"Architects"</h1>
            {top::bar(store, scene)}
            {tabs(store, view)}
            {boards(store, scene, pointed)}
            {dock::dock(store, view, scene, pointed)}
            {drawers(store, view, scene)}
            {move || {
                // The sheet says why, too.
                let why = view.why.get().filter(|_| view.sheet.with(Option::is_none));
                why.map(|why| view! { <div class="tip" role="status">{icon("ui-lock", 18)}<span>{why}</span></div> })
            }}
        </main>
    }
    .into_any()
}

/// The place of the choice that an element makes.
fn choice_at(target: Option<EventTarget>) -> Option<usize> {
    let element: Element = target?.dyn_into().ok()?;
    // What only names a choice, such as the adviser's cards, lets it be looked at, too.
    let found = element.closest("[data-choice], [data-names]").ok().flatten()?;
    found.get_attribute("data-choice").or_else(|| found.get_attribute("data-names"))?.parse().ok()
}

/// Whether the keyboard put the focus where it is.
fn by_keyboard(target: Option<EventTarget>) -> bool {
    let element = target.and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| element.matches(":focus-visible").unwrap_or(false))
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

/// The town with its yards, the road, the own board, and what is dealt.
fn boards(store: Store, scene: Memo<Scene>, pointed: Memo<Scene>) -> AnyView {
    let words = move || store.words();
    let doors = |scene: &Scene| {
        let workshop = model::town::place(scene, crate::games::architects::components::Location::Workshop);
        (workshop, model::guildhall::hall(scene))
    };
    let plates = model::town::PLATES
        .map(|location| panel(scene, move |scene| model::town::place(scene, location), town::place_view));
    view! {
        {panel(scene, model::deal::deal, |deal| deal.as_ref().map(deal::view).into_any())}
        <section class="town area" data-row="" aria-label=move || words().the_town()>
            {ground::ground()} {plates.into_iter().collect_view()} {panel(scene, model::town::prison, town::prison_view)}
            {panel(scene, model::market::market, town::market_view)}
            {panel(scene, doors, |(workshop, hall)| town::doors_view(workshop, hall))}
        </section>
        <section class="workshop column panel area" data-row="" aria-label=move || words().the_workshop()>
            {panel(scene, model::workshop::workshop, workshop::view)}
        </section>
        <section class="guild column panel area" data-row="" aria-label=move || words().the_cathedral()>
            {panel(scene, model::guildhall::cathedral, guild::cathedral_view)} {panel(scene, model::guildhall::hall, guild::hall_view)}
        </section>
        <div class="own column area">
            <section class="road panel" aria-label=move || words().the_virtue_road()>{panel(pointed, model::virtue::road, road::view)}</section>
            <section class="crafts panel" data-row="" aria-label=move || words().your_apprentices()>
                {panel(scene, |scene| model::crafts::crafts(scene, scene.viewer), own::crafts_view)}
            </section>
            <section class="hand-row panel" data-row="" data-anchor="hand" data-topic="hand" aria-label=move || words().your_plans()>
                {panel(scene, model::hand::hand, own::hand_view)}
            </section>
        </div>
    }
    .into_any()
}

/// The tabs of a small screen.
fn tabs(store: Store, view: TableView) -> AnyView {
    let tab = move |area: Area| {
        let sign = match area {
            Area::Town => "loc-town",
            Area::Workshop => "workshop",
            Area::Guildhall => "loc-guildhall",
            Area::Board => "building",
        };
        let text = move || {
            let words = store.words();
            match area {
                Area::Town => words.town_tab(),
                Area::Workshop => words.the_workshop(),
                Area::Guildhall => words.the_guildhall(),
                Area::Board => words.my_board(),
            }
        };
        area_tab(view.area, area, area.word(), sign, text)
    };
    let label = move || store.words().areas();
    view! { <nav class="area-tabs" data-row="" aria-label=label>{Area::ALL.map(tab).into_iter().collect_view()}</nav> }
        .into_any()
}

/// Shows the area with the targets on a small screen, and closes what was opened for the last question.
fn follow_question(store: Store, view: TableView, scene: Memo<Scene>) {
    let asked = Memo::new(move |_| {
        scene.with(|scene| (scene.question(), scene.choices.clone(), scene.state.board().taken, scene.state.round()))
    });
    Effect::new(move || {
        let question = asked.with(|(question, ..)| *question);
        view.clear();
        let area = match question {
            None => return,
            Some(Question::Workshop | Question::Middle | Question::FreeHire | Question::FreeApprentice) => {
                Area::Workshop
            }
            Some(Question::Guildhall) => Area::Guildhall,
            Some(Question::Dismiss | Question::Discard(..)) => Area::Board,
            Some(_) => Area::Town,
        };
        view.area.set(area);
        // Where the lesson goes on.
        let taught = store.lesson.is_on().then(|| store.marked()).flatten();
        if let Some(Choice::Capture { location, .. }) = taught.and_then(|word| word.parse().ok()) {
            view.fan.set(Some(location));
        }
    });
}

/// What lies over the boards: a rival's board, a card explained.
fn drawers(store: Store, view: TableView, scene: Memo<Scene>) -> AnyView {
    let file = Chunk::new(drawers_file);
    let later = move |drawer| file.view(store.lang, move |parts| (parts.show)(store, view, scene, &drawer));
    view! {
        {move || store.drawer.get().map(|seat| later(Drawer::Seat(seat)))}
        {adviser(store)}
        {move || view.sheet.get().map(|key| later(Drawer::Sheet(key)))}
    }
    .into_any()
}

/// What lies over the boards and is loaded lazily.
struct Drawers {
    show: fn(Store, TableView, Memo<Scene>, &Drawer) -> AnyView,
}

/// A drawer that is loaded lazily.
enum Drawer {
    /// The board of another seat.
    Seat(Seat),
    /// A card explained.
    Sheet(String),
}

lazy_chunk!(architects_later with ["later", "architects_later"], drawers_file -> Drawers = Drawers { show: draw });

fn draw(store: Store, view: TableView, scene: Memo<Scene>, drawer: &Drawer) -> AnyView {
    scene.with(|scene| match drawer {
        Drawer::Seat(seat) if scene.state.is_opponent(*seat) => solo_board::view(store, scene, *seat),
        Drawer::Seat(seat) => rival_board::view(store, scene, *seat),
        Drawer::Sheet(key) => sheet::view(store, view, scene, key),
    })
}
