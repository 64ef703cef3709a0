//! The others' turns told again, step by step, each with what it touched on the table.

use super::log::{others_acted, since_own};
use crate::page::play::store::{Store, use_store};
use crate::page::widgets::icon;
use leptos::html::Button;
use leptos::prelude::*;

/// The button that begins to tell; only where others did something since.
pub fn button(store: Store) -> AnyView {
    let some = Memo::new(move |_| store.asks_person() && others_acted(store));
    let label = move || store.words().told_again();
    view! {
        <Show when=move || some.get()>
            <button
                type="button"
                class="icon-button retell-open"
                aria-label=label
                title=label
                on:click=move |_| store.retold.set(Some(0))
            >
                {icon("ui-play", 22)}
            </button>
        </Show>
    }
    .into_any()
}

/// One step at a time, in the dock, in the place of the question.
#[component]
pub fn Retell() -> impl IntoView {
    let store = use_store();
    let lines = Memo::new(move |_| if store.retold.get().is_some() { since_own(store) } else { Vec::new() });
    // Another decision is another table.
    Effect::new(move |asked: Option<bool>| {
        store.choices.track();
        if asked.is_some() {
            store.retold.set(None);
        }
        true
    });
    Effect::new(move || {
        let step = store.retold.get().unwrap_or_default();
        if let Some(anchors) = lines.with(|lines| lines.get(step).map(|line| line.anchors.clone())) {
            store.point.set(anchors);
        }
    });
    let next = NodeRef::<Button>::new();
    Effect::new(move || {
        if let Some(next) = next.get() {
            let _ = next.focus();
        }
    });
    move || {
        let step = store.retold.get()?;
        let (text, steps) = lines.with(|lines| (lines.get(step).map(|line| line.text.clone()), lines.len()));
        let words = store.words();
        let last = step + 1 >= steps;
        let on = move |_| store.retold.set(if last { None } else { Some(step + 1) });
        let back = move |_| store.retold.set(Some(step.saturating_sub(1)));
        Some(view! {
            <section class="decision retell" role="region" aria-label=words.told_again()>
                <div class="ask" role="status">
                    <b>{text}</b>
                    <span>{words.told_again()} " · " {words.step_of(step + 1, steps)}</span>
                </div>
                <button type="button" class="btn bare" aria-label=words.close() on:click=move |_| store.retold.set(None)>
                    {icon("ui-close", 20)}
                </button>
                <button
                    type="button"
                    class="btn"
                    aria-label=words.step_back()
                    aria-disabled=(step == 0).then_some("true")
                    on:click=back
                >
                    {icon("ui-back", 20)}
                </button>
                <button type="button" class="btn go" node_ref=next data-step-on="" on:click=on>
                    {if last { words.go_on() } else { words.step_on() }}
                    {icon("ui-next", 20)}
                </button>
            </section>
        })
    }
}
