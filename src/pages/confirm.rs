//! Confirmation before an action that cannot be undone.

use crate::components::{gains_text, icon};
use crate::state::store::{Confirmation, Store, use_store};
use leptos::html::Button;
use leptos::prelude::*;
use markup::{IntoView, View, html};

pub fn confirm() -> View {
    let store = use_store();
    (move || store.overlay.question.get().map(|confirmation| view(store, confirmation))).into_view()
}

fn view(store: Store, confirmation: Confirmation) -> View {
    let texts = store.texts();
    let (title, text, yes, no) = match confirmation {
        Confirmation::Begin(deal) => (deal.title, deal.text, texts.begin(), texts.not_yet()),
        Confirmation::Reveal(choice) => {
            let chips = untrack(|| store.table.with(|table| table.gains(&choice, texts.0)));
            let brings = gains_text(&chips, &store.table.names.get_untracked(), texts.0);
            // The text of a choice may be a sentence with a full stop.
            let does = untrack(|| store.text_of(&choice));
            let text = format!("{} {}. {brings}", texts.shows_card(), does.trim_end_matches('.'));
            (texts.once_more().to_owned(), text, texts.do_it(), texts.not_yet())
        }
        Confirmation::Leave(_) => {
            (texts.leave_title().to_owned(), texts.leave_text().to_owned(), texts.leave_yes(), texts.stay())
        }
    };
    let button = NodeRef::<Button>::new();
    Effect::new(move || {
        if let Some(button) = button.get() {
            let _ = button.focus();
        }
    });
    html! {
        <div class="shade ask-shade" on:click=move |_| store.overlay.question.set(None)></div>
        <section class="ask-once panel" role="alertdialog" aria-modal="true" aria-labelledby="ask-title" aria-describedby="ask-text">
            {icon("ui-warn", 26)}
            <div class="ask">
                <b id="ask-title">{title}</b>
                <span id="ask-text">{text}</span>
            </div>
            <button type="button" class="btn" data-no="" on:click=move |_| store.overlay.question.set(None)>
                {no}
            </button>
            <button type="button" class="btn go" data-yes="" node_ref=button on:click=move |_| store.confirm_now()>
                {icon("ui-check", 20)}
                {yes}
            </button>
        </section>
    }
}
