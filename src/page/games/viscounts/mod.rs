//! The table of Viscounts: the ring of the kingdom, the own board, and the dock with its question.

mod actions;
mod at_table;
mod buildings;
mod cards;
mod castle;
mod compass;
mod dock;
mod geometry;
mod here;
mod holdings;
mod line;
mod lobe;
mod pairs;
mod races;
mod ring;
mod rival_board;
mod rivals;
mod sheet;
mod signs;
mod solo_board;
mod top;
mod track;
mod view;

use crate::games::viscounts::components::Segment;
use crate::games::viscounts::view_model as model;
use crate::games::viscounts::view_model::scene::Scene;
use crate::games::viscounts::{Choice, Question, Viscounts};
use crate::kernel::Seat;
use crate::page::board::adviser::adviser;
use crate::page::board::controls::area_tab;
use crate::page::play::services::game_files;
use crate::page::play::store::Store;
use crate::page::services::lazy::{Chunk, lazy_chunk};
use crate::page::services::paint::once_painted;
use crate::page::widgets::icon;
use crate::page::words::Words;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, EventTarget};
use std::time::Duration;
use view::{Area, TableView};

/// How long a mouse rests on something before it is previewed.
const RESTS: Duration = Duration::from_millis(80);

game_files!(Viscounts: viscounts, viscounts_later);

/// The table.
fn table(store: Store) -> AnyView {
    let Some(scene) = store.scene(Scene::of) else { return ().into_any() };
    let view = TableView::new(store.help.topic);
    provide_context(view.taps(store));
    follow_question(store, view, scene);
    store.follow_pointing(move |anchor| scene.with_untracked(|scene| view.bring(anchor, scene)));
    let many = Memo::new(move |_| scene.with(|scene| scene.state.all_seats().count() > 2));
    let class = move || if many.get() { "table four" } else { "table" };
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
        <main class=class data-game="viscounts" data-area=move || view.area.get().word() data-back=store.looks_back() on:pointerover=over on:pointerdown=down on:focusin=on>
            <h1 class="sr">"Viscounts"</h1>
            {top::bar(store, scene)}
            {tabs(store, view)}
            {boards(view, scene)}
            {dock::dock(store, view, scene)}
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

/// The ring, and the column with everything of the own board.
fn boards(view: TableView, scene: Memo<Scene>) -> AnyView {
    let words = move || Words(scene.with(|scene| scene.lang));
    let preview = Memo::new(move |_| scene.with(|scene| view.preview(scene)));
    let shapes = Memo::new(move |_| {
        preview.with(|preview| scene.with(|scene| ring::shapes(scene, preview.as_ref(), view.shown(scene))))
    });
    let keep =
        Memo::new(move |_| preview.with(|preview| scene.with(|scene| model::castle::keep(scene, preview.as_ref()))));
    let told =
        Memo::new(move |_| preview.with(|preview| scene.with(|scene| model::castle::told(scene, preview.as_ref()))));
    let lobe = move |place: usize| {
        Memo::new(move |_| {
            preview.with(|preview| {
                scene.with(|scene| model::lobes::lobe(scene, preview.as_ref(), place, view.shown(scene)))
            })
        })
    };
    let lobes = [0, 1, 2, 3, 4].map(lobe);
    let shown = Memo::new(move |_| scene.with(|scene| scene.state.ring_place(view.shown(scene))));
    let ring_order = Memo::new(move |_| scene.with(|scene| scene.state.board().ring));
    let setting_up = Memo::new(move |_| scene.with(model::pairs::pairs));
    view! {
        <section class="ring panel area" aria-label=move || words().the_kingdom()>
            <div class="ring-box" data-row="" data-ring="">
                <svg class="ring-ground" width="594" height="594" viewBox="0 0 594 594" aria-hidden="true">
                    {ring::rim()} {move || shapes.with(|shapes| ring::shapes_view(shapes, view))}
                    {panel(scene, ring::rivers, |rivers| ring::waters(*rivers))} {ring::ways()}
                    {move || shapes.with(ring::links_view)} {ring::walls()} {move || keep.with(castle::arrows_view)}
                </svg>
                {move || keep.with(castle::keep_view)}
                {lobes.map(|lobe| move || lobe.with(lobe::lobe_view)).into_iter().collect_view()}
            </div>
            {panel(scene, races::races, races::view)}
            {move || told.with(|told| (!told.is_empty()).then(|| castle::told_view(told, words().0)))}
        </section>
        <section class="kingdom area" aria-label=move || words().the_kingdom()>
            <div class="compass-row">
                {panel(scene, move |scene| compass::compass(scene, view.shown(scene)), move |part| compass::view(part, view))}
                <div class="race-column">{panel(scene, races::races, races::view)}</div>
            </div>
            <div class="unrolled col panel">
                {move || {
                    let place = shown.get();
                    lobes[place].with(|lobe| {
                        keep.with(|keep| compass::unrolled(lobe, keep, words().0, view, ring_order.get()))
                    })
                }}
            </div>
        </section>
        <div class=move || if setting_up.with(Option::is_some) { "column area paired" } else { "column area" }>
            {move || setting_up.with(|pairs| pairs.as_ref().map(pairs::view))}
            <section class="tiles" data-row="" aria-label=move || words().primary_actions()>
                {panel(scene, model::tiles::tiles, |tiles| actions::view(tiles))}
            </section>
            <section class="here panel" data-row="" aria-label=move || scene.with(|scene| model::here::label(scene, view.shown(scene)))>
                {move || {
                    if told.with(Vec::is_empty) {
                        panel(scene, move |scene| model::here::here(scene, view.shown(scene)), here::view)
                    } else {
                        told.with(|told| castle::told_view(told, words().0))
                    }
                }}
            </section>
            <section class="card-line panel" data-row="" data-anchor="line" aria-label=move || words().your_line()>
                {panel(scene, |scene| model::line::line(scene, scene.viewer), line::view)}
            </section>
            <section class="virtue panel">
                {move || preview.with(|preview| scene.with(|scene| track::view(&model::track::track(scene, preview.as_ref(), scene.viewer))))}
            </section>
            <section class="holdings" data-row="" aria-label=move || words().what_you_own()>
                {panel(scene, |scene| holdings::holdings(scene, scene.viewer), holdings::view)}
            </section>
            <section class="buildings-row" data-row="" aria-label=move || words().your_buildings()>
                {panel(scene, |scene| model::buildings::rows(scene, scene.viewer), |rows| buildings::view(rows))}
            </section>
        </div>
        <section class="scores area" aria-label=move || words().points_so_far()>
            {move || scene.with(scores)}
        </section>
    }
    .into_any()
}

/// The points of every seat so far, for the tab of a small screen.
fn scores(scene: &Scene) -> AnyView {
    let each = |seat: Seat| {
        view! {
            <section class="seat-scores">
                <h2 class="line">{crate::page::widgets::emblem(seat, 20, None)} {scene.name(seat)}</h2>
                {rival_board::points_of(scene, seat)} {rival_board::manuscripts(scene, seat)}
            </section>
        }
    };
    scene.state.all_seats().map(each).collect_view().into_any()
}

/// The tabs of a small screen.
fn tabs(store: Store, view: TableView) -> AnyView {
    let tab = move |area: Area| {
        let sign = match area {
            Area::Kingdom => "ph-move",
            Area::Castle => "act-workers",
            Area::Board => "ph-cards",
            Area::Scores => "manuscript",
        };
        let text = move || {
            let words = store.words();
            match area {
                Area::Kingdom => words.kingdom(),
                Area::Castle => words.the_castle(),
                Area::Board => words.my_board(),
                Area::Scores => words.scores(),
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
        scene.with(|scene| (scene.question(), scene.choices.clone(), scene.state.round(), scene.me().space))
    });
    Effect::new(move || {
        let question = asked.with(|(question, ..)| *question);
        view.clear();
        let area = match question {
            None => return,
            Some(
                Question::Workers
                | Question::Section(_)
                | Question::Cascade
                | Question::CastleMove
                | Question::Bump(..),
            ) => Area::Castle,
            Some(
                Question::Pair
                | Question::Play
                | Question::Building
                | Question::Slot(..)
                | Question::Rearrange
                | Question::Discard(_)
                | Question::Destroy(_),
            ) => Area::Board,
            Some(_) => Area::Kingdom,
        };
        view.area.set(area);
        // Where the lesson goes on, else the first place where something can be chosen.
        let taught = store.lesson.is_on().then(|| store.marked()).flatten();
        let taught = taught.and_then(|word| lobe_of(&word.parse().ok()?));
        let first = taught.or_else(|| scene.with_untracked(first_lobe));
        if let Some(segment) = first {
            view.lobe.set(Some(segment));
        }
    });
}

/// The lobe that is shown first, where it is not that of the own Viscount.
fn first_lobe(scene: &Scene) -> Option<Segment> {
    let own = scene.own_segment();
    if let Some(proposed) = scene.proposal.as_ref().and_then(lobe_of) {
        return Some(proposed).filter(|segment| *segment != own);
    }
    if let Some(segment) = scene.state.cheapest_segment(&scene.choices) {
        return Some(segment);
    }
    let mut lobes = scene.choices.iter().filter_map(lobe_of).peekable();
    let first = lobes.peek().copied()?;
    (!lobes.any(|segment| segment == own)).then_some(first)
}

/// The lobe where a choice lies.
fn lobe_of(choice: &Choice) -> Option<Segment> {
    match choice {
        Choice::Move(space) => Some(space.segment),
        Choice::Spot(spot) => Some(spot.segment),
        Choice::Hire(segment) | Choice::Manuscript(segment) => Some(*segment),
        _ => None,
    }
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

lazy_chunk!(viscounts_later with ["later", "viscounts_later"], drawers_file -> Drawers = Drawers { show: draw });

fn draw(store: Store, view: TableView, scene: Memo<Scene>, drawer: &Drawer) -> AnyView {
    scene.with(|scene| match drawer {
        Drawer::Seat(seat) if scene.state.is_opponent(*seat) => solo_board::view(store, scene, *seat),
        Drawer::Seat(seat) => rival_board::view(store, scene, *seat),
        Drawer::Sheet(key) => sheet::view(store, view, scene, key),
    })
}
