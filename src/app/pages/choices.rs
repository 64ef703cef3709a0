//! Every legal choice as a plain button: for questions without a place on the boards, and for those who read rather than look.

use crate::app::store::use_store;
use crate::paladins::Choice;
use leptos::prelude::*;

/// A button that makes a choice, with the choice's own words.
pub fn choice_button(choice: Choice, class: &'static str) -> impl IntoView {
    let store = use_store();
    let place = move || store.index_of(choice).map(|place| place.to_string());
    view! {
        <button type="button" class=class data-choice=place on:click=move |_| store.choose(choice)>
            {move || store.text_of(choice)}
        </button>
    }
}

/// All choices of the person who is asked.
#[component]
pub fn Choices() -> impl IntoView {
    let store = use_store();
    let buttons = move || {
        if !store.asks_person() {
            return Vec::new();
        }
        store.choices.get().into_iter().map(|choice| choice_button(choice, "btn plain")).collect()
    };
    view! {
        <section class="panel choices" aria-label=move || store.words().all_choices()>
            {move || buttons().collect_view()}
        </section>
    }
}
