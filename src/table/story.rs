//! The story in the dock, in place of the question: one step at a time, with the things that it names lit on the table.

use super::entries::others_acted;
use super::moment::moment_view;
use super::stage::stage_view;
use crate::browser::settings::{Scenes, Speed};
use crate::components::{icon, motion, seat_face};
use crate::state::results;
use crate::state::store::{Store, use_store};
use crate::state::story::{Story, StoryStep};
use leptos::ev::KeyboardEvent;
use leptos::html::Button;
use leptos::prelude::*;
use markup::{IntoView, Memo, RwSignal, View, html};
use std::time::Duration;

/// Duration of a moment that advances by itself, in milliseconds.
const MOMENT: u32 = 2500;

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

/// Duration of a step; `None` if it waits for a tap.
fn rest(store: Store, step: &StoryStep) -> Option<Duration> {
    let prefs = store.settings.prefs.get_untracked();
    let quick = prefs.scenes == Scenes::Quick;
    let milliseconds = match (prefs.moves(), step) {
        // With reduced motion the reader advances by hand, and a moment stays until it is read.
        (Speed::Off, _) => return None,
        // In a first game at full pace every step waits for the reader.
        (Speed::Normal, _) if !quick && !results::any() => return None,
        (_, StoryStep::Moment(..)) if !quick => return None,
        (_, StoryStep::Moment(..)) => MOMENT,
        (_, StoryStep::Scene(scene) | StoryStep::Line(.., scene)) if quick => scene.rests() / 2,
        (_, StoryStep::Scene(scene) | StoryStep::Line(.., scene)) => scene.rests(),
    };
    Some(Duration::from_millis(u64::from(milliseconds)))
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
    let next = NodeRef::<Button>::new();
    Effect::new(move || {
        if let Some(next) = next.get() {
            let _ = next.focus();
        }
    });
    let back = move || tale.update(|story| *story = story.as_ref().map(Story::back));
    let key = move |event: KeyboardEvent| {
        match event.key().as_str() {
            "Escape" => store.end_story(),
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
    let goes = move || live() && step.with(|step| step.as_ref().is_some_and(|step| rest(store, step).is_some()));
    let pause_label = move || if paused.get() { store.texts().goes_on() } else { store.texts().pauses() };
    html! {
        <div class="story-veil" on:click=move |_| store.end_story()></div>
        {stage_view(stage)}
        {moment}
        <section class="decision retell" role="region" aria-label=move || store.texts().turn_again() on:keydown=key>
            {move || caption(store, step.get()?)}
            <button
                type="button"
                class="btn"
                aria-label=move || store.texts().step_back()
                aria-disabled=move || first().then_some("true")
                on:click=move |_| back()
            >
                {icon("ui-back", 20)}
            </button>
            <Show when=goes>
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
            <button type="button" class="btn" node_ref=next data-step-on="" on:click=move |_| go()>
                {move || if last() { store.texts().go_on() } else { store.texts().step_on() }}
                {icon("ui-next", 20)}
            </button>
            <button type="button" class="btn go" data-skip="" on:click=move |_| store.end_story()>
                {move || if live() { store.texts().skip_scenes() } else { store.texts().close() }}
            </button>
        </section>
    }
}

fn caption(store: Store, step: StoryStep) -> Option<View> {
    let (at, steps) = store.stories.story.with(|story| story.as_ref().map(|story| (story.at, story.steps.len())))?;
    let (seat, text, second) = match step {
        StoryStep::Scene(scene) => (scene.seat, scene.text.clone(), scene.second()),
        StoryStep::Moment(moment, _) => (None, moment.title, moment.cause),
        StoryStep::Line(.., line) if line.more.is_empty() => {
            (None, line.text, store.texts().moment_nothing().to_owned())
        }
        StoryStep::Line(.., line) => (None, line.text.clone(), line.second()),
    };
    let speaker =
        seat.map(|seat| html! { <div class="speaker">{seat_face(store.table.portrait(seat), seat, 38)}</div> });
    let whose = seat.map(|seat| html! { {store.table.name(seat)} " · " });
    let caption = html! {
        <div class="ask" class:spoken=seat.is_some() role="status">
            {speaker}
            <b>{text}</b>
            <span class="scene-why">{second}</span>
            <span class="scene-step">{whose} {store.texts().step_of(at + 1, steps)}</span>
        </div>
    };
    Some(caption.into_view())
}

fn follow(store: Store, paused: RwSignal<bool>, go: impl Fn() + Copy + 'static) {
    let tale = store.stories.story;
    Effect::new(move || {
        let Some(now) = tale.get() else { return };
        let Some(step) = now.step().cloned() else { return };
        match &step {
            StoryStep::Scene(scene) | StoryStep::Line(.., scene) if now.live => {
                motion::play(vec![scene.motions.clone()], store.settings.prefs.get_untracked().moves(), false);
            }
            _ if now.live => {}
            _ => untrack(|| store.show_step(step.step())),
        }
        store.stories.point.set(step.anchors().into_iter().take(1).collect());
        let Some(rests) = rest(store, &step).filter(|_| now.live && !paused.get()) else { return };
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
