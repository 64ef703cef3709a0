//! The table of Viscounts: the ring of the kingdom, the viewer's board, and the dock.

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
mod overlord;
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

use crate::browser::lazy::lazy_chunk;
use crate::state::code::game_files;
use crate::state::store::Store;
use crate::table::drag;
use crate::table::drawers::{Drawer, Drawers, drawers, points_of};
use crate::table::table_view::{panel, tabs};
use crate::texts::PageTexts;
use kernel::Seat;
use leptos::prelude::*;
use markup::{CollectView, IntoView, Memo, View, html};
use view::{TableView, first_lobe, lobe_of};
use viscounts::table as model;
use viscounts::table::Texts;
use viscounts::table::overlord::{Holder, OverlordPlan, ReferenceCard};
use viscounts::table::scene::Scene;
use viscounts::table::scene::SceneExt as _;
use viscounts::{Question, Viscounts};

game_files!(Viscounts: viscounts, viscounts_later);

fn table(store: Store) -> View {
    let Some(scene) = store.scene(Scene::of) else { return ().into_view() };
    let view = TableView::new(store.overlay);
    let taps = view.taps(store);
    provide_context(taps);
    drag::follow(store, scene, taps);
    let asked = |scene: &Scene| (scene.question(), scene.choices.clone(), scene.state.round(), scene.me().space);
    // The lobe where the lesson continues, otherwise the first one with a legal choice.
    view.follow(store, scene, asked, move |scene| {
        let taught = store.lesson.is_on().then(|| store.marked()).flatten();
        taught.and_then(|key| lobe_of(&key.parse().ok()?)).or_else(|| first_lobe(scene))
    });
    store.follow_pointing(move |anchor| scene.with_untracked(|scene| view.bring(anchor, scene)));
    let many = Memo::new(move || scene.with(|scene| scene.state.all_seats().count() > 2));
    // Without room for both, the Buildings appear while one of them is chosen.
    let builds = Memo::new(move || {
        scene.with(|scene| {
            matches!(scene.question(), Some(Question::Building | Question::Slot(..) | Question::Spot(..)))
        })
    });
    let class = move || {
        let class = if many.get() { "table four" } else { "table" };
        if builds.get() { format!("{class} builds") } else { class.to_owned() }
    };
    let inside = html! {
        {top::bar(store, scene)} {tabs(store, view.area, scene)} {boards(view, scene)} {dock::dock(store, view, scene)}
        {drawers(store, view, scene, drawers_file)}
    };
    view.frame(store, ("viscounts", "Viscounts"), class, inside.into_view())
}

fn boards(view: TableView, scene: Memo<Scene>) -> View {
    let page_texts = move || PageTexts(scene.with(|scene| scene.lang));
    let texts = move || Texts(page_texts().0);
    let preview = Memo::new(move || scene.with(|scene| view.preview(scene)));
    let shapes = Memo::new(move || {
        preview.with(|preview| scene.with(|scene| ring::shapes(scene, preview.as_ref(), view.shown(scene))))
    });
    let keep =
        Memo::new(move || preview.with(|preview| scene.with(|scene| model::castle::keep(scene, preview.as_ref()))));
    let cascade = Memo::new(move || {
        preview.with(|preview| scene.with(|scene| model::castle::cascade_sentences(scene, preview.as_ref())))
    });
    let lobe = move |place: usize| {
        Memo::new(move || {
            preview.with(|preview| {
                scene.with(|scene| model::lobes::lobe(scene, preview.as_ref(), place, view.shown(scene)))
            })
        })
    };
    let lobes = [0, 1, 2, 3, 4].map(lobe);
    let plan = Memo::new(move || scene.with(|scene| model::overlord::plan(scene, view.looked_at(scene))));
    let plan_head = move || plan.with(|plan| plan.as_ref().map(overlord::plan_head));
    let together = Memo::new(move || scene.with(|scene| scene.state.team().is_some()));
    let comes = move || plan.with(|plan| plan.as_ref().and_then(|plan| plan.to));
    let stands =
        move |place: usize| Memo::new(move || scene.with(|scene| model::overlord::stands(scene, place, comes())));
    let stands = [0, 1, 2, 3, 4].map(stands);
    let shown = Memo::new(move || scene.with(|scene| scene.state.ring_place(view.shown(scene))));
    let ring_order = Memo::new(move || scene.with(|scene| scene.state.board().ring));
    let setting_up = Memo::new(move || scene.with(model::pairs::pairs));
    html! {
        <section class="ring panel area" aria-label=move || texts().the_kingdom()>
            <div class="ring-room">
            <div class="ring-box" data-row="" data-ring="">
                <svg class="ring-ground" width="594" height="594" viewBox="0 0 594 594" aria-hidden="true">
                    {ring::rim()} {move || shapes.with(|shapes| ring::shapes_view(shapes, view))}
                    {ring::trees()} {panel(scene, ring::rivers, |rivers| ring::waters(*rivers))} {ring::lanes_view()}
                    {move || shapes.with(ring::links_view)} {ring::walls()} {panel(scene, model::overlord::line, |line| overlord::line_view(*line))}
                    {move || keep.with(castle::arrows_view)}
                </svg>
                {move || keep.with(castle::keep_view)}
                {lobes.map(|lobe| move || lobe.with(lobe::lobe_view)).into_iter().collect_view()}
                {[0, 1, 2, 3, 4].map(|place| move || stands[place].with(|stands| overlord::stands_view(stands, place))).into_iter().collect_view()}
            </div>
            </div>
            {panel(scene, races::races, races::view)}
            {move || cascade.with(|cascade| (!cascade.is_empty()).then(|| castle::cascade_view(cascade, page_texts().0)))}
        </section>
        <section class="kingdom area" aria-label=move || texts().the_kingdom()>
            <div class="compass-row">
                {panel(scene, move |scene| compass::compass(scene, view.shown(scene), comes()), move |part| compass::view(part, view))}
                <div class="race-column">{panel(scene, races::races, races::view)}</div>
            </div>
            {plan_head}
            <div class="unrolled col panel">
                {move || {
                    let place = shown.get();
                    lobes[place].with(|lobe| {
                        keep.with(|keep| {
                            stands[place].with(|stands| compass::unrolled(lobe, keep, stands, view, ring_order.get()))
                        })
                    })
                }}
            </div>
        </section>
        {move || together.get().then(|| his_board(scene, plan))}
        <div class=move || if setting_up.with(Option::is_some) { "column area paired" } else { "column area" }>
            {move || setting_up.with(|pairs| pairs.as_ref().map(pairs::view))}
            <section class="tiles" data-row="" aria-label=move || texts().primary_actions()>
                {panel(scene, model::tiles::tiles, |tiles| actions::view(tiles))}
            </section>
            <section class="here panel" data-row="" aria-label=move || scene.with(|scene| model::here::label(scene, view.shown(scene)))>
                {move || {
                    if cascade.with(Vec::is_empty) {
                        panel(scene, move |scene| model::here::here(scene, view.shown(scene)), here::view)
                    } else {
                        cascade.with(|cascade| castle::cascade_view(cascade, page_texts().0))
                    }
                }}
            </section>
            <section class="card-line panel" data-row="" data-anchor="line" aria-label=move || texts().your_line()>
                {panel(scene, |scene| model::line::line(scene, scene.viewer), line::view)}
            </section>
            <section class="virtue panel">
                {move || preview.with(|preview| scene.with(|scene| track::view(&model::track::track(scene, preview.as_ref(), scene.viewer))))}
            </section>
            <section class="holdings" data-row="" aria-label=move || texts().what_you_own()>
                {panel(scene, |scene| holdings::holdings(scene, scene.viewer), holdings::view)}
            </section>
            {move || together.get().then(|| his_row(scene, plan))}
            <section class="buildings-row" data-row="" aria-label=move || texts().your_buildings()>
                {panel(scene, |scene| model::buildings::rows(scene, scene.viewer), |rows| buildings::view(rows))}
            </section>
        </div>
        <section class="scores area" aria-label=move || page_texts().points_so_far()>
            {move || scene.with(scores)}
        </section>
    }
}

fn his_row(scene: Memo<Scene>, plan: Memo<Option<OverlordPlan>>) -> View {
    let texts = move || Texts(scene.with(|scene| scene.lang));
    html! {
        <section class="references" data-row="" aria-label=move || texts().lower_parts()>
            {panel(scene, |scene| model::overlord::cards(scene, scene.viewer), |cards| overlord::cards_view(cards))}
            {move || plan.with(|plan| plan.as_ref().map(overlord::plan_head))}
        </section>
        <section class="plan panel" aria-label=move || texts().then_the_overlord()>
            {move || plan.with(|plan| plan.as_ref().map(overlord::plan_steps))}
        </section>
    }
}

fn his_board(scene: Memo<Scene>, plan: Memo<Option<OverlordPlan>>) -> View {
    let cards = |all: &Vec<(Holder, Vec<ReferenceCard>)>| {
        all.iter().map(|(whose, cards)| overlord::reference_cards_view(whose, cards)).collect_view().into_view()
    };
    html! {
        <section class="his-board panel area" aria-label=move || Texts(scene.with(|scene| scene.lang)).the_overlord()>
            {move || plan.with(|plan| plan.as_ref().map(|plan| html! { {overlord::plan_head(plan)} {overlord::plan_steps(plan)} }))}
            {panel(scene, model::overlord::all_cards, cards)}
        </section>
    }
}

fn scores(scene: &Scene) -> View {
    let each = |seat: Seat| {
        html! {
            <section class="seat-scores">
                <h2 class="line">{crate::components::emblem(seat, 20, None)} {scene.name(seat)}</h2>
                {points_of(&*scene.state, seat, scene.lang)} {rival_board::manuscripts(scene, seat)}
            </section>
        }
    };
    scene.state.all_seats().map(each).collect_view().into_view()
}

lazy_chunk!(viscounts_later with ["later", "viscounts_later"], drawers_file -> Drawers<TableView, Scene> = Drawers { show: draw });

fn draw(store: Store, _: TableView, scene: Memo<Scene>, drawer: &Drawer) -> View {
    scene.with(|scene| match drawer {
        Drawer::Seat(seat) if scene.state.is_opponent(*seat) => solo_board::view(store, scene, *seat),
        Drawer::Seat(seat) => rival_board::view(store, scene, *seat),
        Drawer::Sheet(key) => sheet::view(store, scene, key),
    })
}
