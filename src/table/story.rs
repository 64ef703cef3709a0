//! The story in the dock, in place of the question: one step at a time, with the things that it names lit on the table.

use super::entries::others_acted;
use super::moment::moment_view;
use super::stage::stage_view;
use crate::browser::settings::{Scenes, Speed};
use crate::components::{icon, motion, seat_face, sign};
use crate::state::store::{Store, use_store};
use crate::state::story::{Story, StoryStep};
use leptos::ev::KeyboardEvent;
use leptos::html::Button;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::Element;
use markup::{CollectView, IntoView, Memo, RwSignal, View, html};
use std::time::Duration;
use ui::Gain;

pub fn button(store: Store) -> View {
    let some = Memo::new(move || store.asks_person() && others_acted(store));
    let label = move || store.texts().turn_again();
    html! {
        <Show when=move || some.get()>
            <button
                type="button"
                class="icon-button retell-open"
                aria-label=label
                title=label
                on:click=move |_| store.replay_story()
            >
                {icon("ui-play", 22)}
            </button>
        </Show>
    }
}

/// Duration of a step; `None` in a replay, where each step waits for a tap.
fn rest(store: Store, tale: &Story) -> Option<Duration> {
    let prefs = store.settings.prefs.get_untracked();
    // A turn that is told as one step is told quickly.
    let quick = if prefs.scenes == Scenes::Quick { 2 } else { 1 };
    let (times, of) = match prefs.speed {
        Speed::Quick => (1, 2),
        Speed::Slow => (3, 2),
        Speed::Normal | Speed::Off => (1, 1),
    };
    tale.live.then(|| Duration::from_millis(u64::from(tale.rest() * times / of / quick)))
}

pub fn story_view() -> View {
    let store = use_store();
    let tale = store.stories.story;
    let paused = RwSignal::new(false);
    let step = Memo::new(move || tale.with(|story| story.as_ref().and_then(|story| story.step().cloned())));
    let stage = Memo::new(move || {
        let stage = step.with(|step| step.as_ref().map(StoryStep::stage));
        stage.map_or_else(Default::default, |mut stage| {
            stage.lit.push("dock".to_owned());
            stage
        })
    });
    let go = move || match tale.with_untracked(|story| story.as_ref().and_then(Story::next)) {
        Some(next) => tale.set(Some(next)),
        None => store.end_story(),
    };
    follow(store, paused, go);
    pause_at_touch(store, paused);
    let next = NodeRef::<Button>::new();
    Effect::new(move || {
        if let Some(next) = next.get() {
            let _ = next.focus();
        }
    });
    let back = move || tale.update(|story| *story = story.as_ref().map(Story::back));
    let step_on = move || store.stories.hears().then(go);
    let key = move |event: KeyboardEvent| {
        match event.key().as_str() {
            "Escape" => store.skip_story(),
            "ArrowLeft" if !event.repeat() => back(),
            "ArrowLeft" => {}
            _ => return,
        }
        event.prevent_default();
        event.stop_propagation();
    };
    let moment = move || match step.get() {
        Some(StoryStep::Moment(moment, _)) => Some(moment_view(store, &moment, None)),
        Some(StoryStep::Line(moment, at, _)) => Some(moment_view(store, &moment, Some(at))),
        Some(StoryStep::Scene(_)) | None => None,
    };
    let live = move || tale.with(|story| story.as_ref().is_some_and(|story| story.live));
    let first = move || tale.with(|story| story.as_ref().is_none_or(|story| story.at == 0));
    let last = move || tale.with(|story| story.as_ref().is_none_or(|story| story.next().is_none()));
    let pause_label = move || if paused.get() { store.texts().goes_on() } else { store.texts().pauses() };
    html! {
        {stage_view(stage)}
        {moment}
        <section
            class="decision retell"
            class:waits=move || paused.get()
            role="region"
            aria-label=move || store.texts().turn_again()
            on:keydown=key
        >
            {move || caption(store, &step.get()?)}
            <div class="story-steps" role="group" aria-label=move || store.texts().turn_again()>
                <Show
                    when=live
                    fallback=move || html! {
                        <button
                            type="button"
                            class="btn"
                            aria-label=move || store.texts().step_back()
                            aria-disabled=move || first().then_some("true")
                            on:click=move |_| back()
                        >
                            {icon("ui-back", 20)}
                        </button>
                    }
                >
                    <button
                        type="button"
                        class="btn"
                        aria-label=pause_label
                        aria-pressed=move || paused.get().to_string()
                        on:click=move |_| paused.update(|paused| *paused = !*paused)
                    >
                        {move || icon(if paused.get() { "ui-play" } else { "ui-pause" }, 20)}
                    </button>
                </Show>
                <button
                    type="button"
                    class="btn"
                    node_ref=next
                    data-step-on=""
                    aria-label=move || if last() { store.texts().go_on() } else { store.texts().step_on() }
                    on:click=move |_| _ = step_on()
                >
                    {icon("ui-next", 20)}
                </button>
                <button type="button" class="btn" data-skip="" on:click=move |_| store.skip_story()>
                    {move || if live() { store.texts().skip_scenes() } else { store.texts().close() }}
                </button>
            </div>
            {move || count(store)}
        </section>
    }
}

fn caption(store: Store, step: &StoryStep) -> Option<View> {
    let goes_on = store.stories.story.with_untracked(|story| story.as_ref().map(|story| story.live))?;
    let (seat, text, second) = match step {
        StoryStep::Scene(scene) => (scene.seat, &scene.text, scene.second()),
        StoryStep::Moment(moment, _) => (None, &moment.title, moment.cause.clone()),
        StoryStep::Line(.., line) if line.more.is_empty() => {
            (None, &line.text, store.texts().moment_nothing().to_owned())
        }
        StoryStep::Line(.., line) => (None, &line.text, line.second()),
    };
    let chips = match step {
        StoryStep::Scene(scene) => scene.chips.iter().map(chip).collect_view(),
        StoryStep::Moment(..) | StoryStep::Line(..) => [].iter().map(chip).collect_view(),
    };
    let speaker =
        seat.map(|seat| html! { <div class="speaker">{seat_face(store.table.portrait(seat), seat, 38)}</div> });
    // A turn that is told as the game goes was announced whole.
    let caption = html! {
        <div class="ask" class:spoken=seat.is_some() role=(!goes_on).then_some("status")>
            {speaker}
            <b>{text.clone()}</b>
            <span class="scene-why">{chips} {second}</span>
        </div>
    };
    Some(caption.into_view())
}

fn chip(chip: &Gain) -> View {
    let class = if chip.is_welcome() { "gain" } else { "gain loss" };
    html! { <span class=class>{chip.number()}{sign(&chip.sign, 16)}</span> }
}

/// The steps as dots, where the answer is confirmed otherwise, and the time of the current one as a line.
fn count(store: Store) -> Option<View> {
    let (at, steps, rest) = store.stories.story.with(|tale| {
        let tale = tale.as_ref()?;
        Some((tale.at, tale.steps.len(), rest(store, tale)))
    })?;
    let dot = |place: usize| html! { <i class:done=place <= at></i> };
    let line = rest.map(|rest| {
        html! { <span class="scene-time" style:animation-duration=format!("{}ms", rest.as_millis())></span> }
    });
    Some(html! {
        <div class="scene-step">
            <span class="sr">{store.texts().step_of(at + 1, steps)}</span>
            {(0..steps).map(dot).collect_view()}
            {line}
        </div>
    })
}

/// A touch of the table, the menu or the log stops the time of a story.
fn pause_at_touch(store: Store, paused: RwSignal<bool>) {
    let touch = window_event_listener(leptos::ev::pointerdown, move |event| {
        let within = |target: &Element| target.closest(".retell").ok().flatten().is_some();
        let beside = event.target().and_then(|target| target.dyn_into::<Element>().ok()).is_some_and(|at| !within(&at));
        if beside && store.stories.hears() {
            paused.set(true);
        }
    });
    on_cleanup(move || touch.remove());
}

fn follow(store: Store, paused: RwSignal<bool>, go: impl Fn() + Copy + 'static) {
    let tale = store.stories.story;
    Effect::new(move || {
        let Some(now) = tale.get() else { return };
        let Some(step) = now.step() else { return };
        if now.live {
            let motions = match step {
                StoryStep::Scene(scene) | StoryStep::Line(.., scene) => scene.motions.clone(),
                StoryStep::Moment(..) => Vec::new(),
            };
            motion::play(vec![motions], store.settings.prefs.get_untracked().moves(), false);
            untrack(|| store.tell(Some(step.ends())));
        } else {
            untrack(|| store.show_step(step.step()));
        }
        store.stories.point.set(step.anchors().into_iter().take(1).collect());
    });
    Effect::new(move || {
        let Some(now) = tale.get() else { return };
        let Some(rests) = rest(store, &now).filter(|_| !paused.get()) else { return };
        set_timeout(
            move || {
                let same = tale.try_get_untracked().flatten().is_some_and(|story| story == now);
                if same && !paused.get_untracked() {
                    go();
                }
            },
            rests,
        );
    });
}
