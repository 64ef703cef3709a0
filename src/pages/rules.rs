//! The rules of the game: their searchable page, and the extracts in explanations.

use crate::browser::lazy::missing;
use crate::components::{drawer, icon};
use crate::info::{has, info};
use crate::state::store::{Store, use_store};
use crate::table::controls::{copy_address, learn, tool};
use crate::table::rule::{copy_topic, inline, marked, sign_line};
use crate::texts::PageTexts;
use kernel::rulebook::{self, Rulebook, RulebookLine, RulebookSection};
use leptos::prelude::*;
use markup::{CollectView, IntoView, RwSignal, View, html};
use std::sync::Arc;
use std::time::Duration;
use ui::{Address, Route};

/// Delay after which an opened page is drawn.
const SHOWN: Duration = Duration::from_millis(40);

pub fn rules() -> View {
    let store = use_store();
    let wanted = RwSignal::new(String::new());
    Effect::new(move || {
        let id = store.help.section.get();
        if !id.is_empty() {
            wanted.set(String::new());
        }
        let book = store.help.book.get();
        if let Some(Some(book)) = &book
            && !id.is_empty()
            && book.section(&id).is_none()
        {
            store.help.section.set(String::new());
            // After the new screen, which clears earlier messages.
            set_timeout(
                move || store.notices.show_toast(store.settings.texts_now().no_such_section().to_owned()),
                SHOWN,
            );
        } else if book.is_some() {
            show(&id);
        }
    });
    let text = move || {
        let texts = store.texts();
        let sought: Vec<Vec<char>> = wanted.with(|wanted| rulebook::search_words(wanted));
        match store.help.book.get() {
            None => ().into_view(),
            Some(None) => missing(texts, texts.rules_missing()),
            Some(Some(book)) => {
                let found: Vec<View> = book.find(&sought).into_iter().map(|one| section(store, one, &sought)).collect();
                if found.is_empty() {
                    html! { <p class="note" role="status">{texts.nothing_found()}</p> }
                } else {
                    found.into_view()
                }
            }
        }
    };
    let contents = move || {
        let book: Option<Arc<Rulebook>> = store.help.book.get().flatten();
        let entry = |section: &RulebookSection| {
            let id = section.id.clone();
            let go = move |_| {
                store.help.section.set(id.clone());
                show(&id);
            };
            html! { <li><button type="button" class="link" on:click=go>{section.title.clone()}</button></li> }
        };
        book.map(|book| html! { <ol>{book.sections.iter().map(entry).collect_view()}</ol> })
    };
    html! {
        <main class="rules">
            <header class="page-head">
                {tool("ui-back", 24, PageTexts::back, move || store.leave_page())}
                <h1>{move || store.texts().rules_title(info(store.help.game.get()).name)}</h1>
                <span class="grow"></span>
                {super::print::print_button(store)}
                {crate::table::controls::language()}
            </header>
            <div class="rules-ways">
            <input
                type="search"
                class="rules-search"
                placeholder=move || store.texts().search_rules()
                aria-label=move || store.texts().search_rules()
                prop:value=move || wanted.get()
                on:input=move |event| wanted.set(event_target_value(&event))
            />
                {learn(move || (store.help.game.get(), false), "link")}
                {learn(move || (store.help.game.get(), true), "link")}
                {move || has(store.help.game.get()).then(|| examples_button(store))}
            </div>
            <nav class="rules-contents panel" aria-label=move || store.texts().contents()>{contents}</nav>
            <article class="rules-text">{text}</article>
        </main>
    }
}

fn examples_button(store: Store) -> View {
    html! {
        <button type="button" class="link" data-examples="" on:click=move |_| store.open_examples()>
            {move || store.texts().examples()}
        </button>
    }
}

fn show(id: &str) {
    let id = format!("rules-{id}");
    set_timeout(
        move || {
            let Some(section) = document().get_element_by_id(&id) else { return };
            section.scroll_into_view();
            if let Some(title) = leptos::wasm_bindgen::JsCast::dyn_ref::<leptos::web_sys::HtmlElement>(&section) {
                let _ = title.focus();
            }
        },
        Duration::ZERO,
    );
}

fn section(store: Store, section: &RulebookSection, sought: &[Vec<char>]) -> View {
    let line = |line: &RulebookLine| match line {
        RulebookLine::Text(text) => html! { <p>{inline(store, text, sought)}</p> },
        RulebookLine::Item(text) => html! { <p class="item">{inline(store, text, sought)}</p> },
        RulebookLine::Sign(name, called, means) => sign_line(name, called, means, sought),
    };
    let (title, id) = (section.title.clone(), section.id.clone());
    let at = move || Address::of(Route::Rules(store.help.game.get().to_owned(), Some(id.clone())));
    html! {
        <section id=format!("rules-{}", section.id) tabindex="-1">
            <h2>
                {icon(&section.sign, 24)} <span>{marked(&section.title, sought)}</span>
                {copy_address(store, move |texts| texts.copy_address_of(&title), at)}
            </h2>
            {section.lines.iter().map(line).collect_view()}
        </section>
    }
}

pub fn explained() -> View {
    let store = use_store();
    (move || {
        let topic = store.overlay.topic.get()?;
        let (kind, name) = topic.split_once(':')?;
        if !matches!(kind, "icon" | "rules") {
            return None;
        }
        let texts = store.texts();
        let close = Callback::new(move |()| store.overlay.close_explanation());
        let explanation = |sign: &str, title: String, inside: View| {
            drawer("explanation", icon(sign, 26), title, ().into_view(), texts.close(), close, inside)
        };
        let Some(book) = store.help.book.get()? else {
            let inside = missing(texts, texts.rules_missing());
            return Some(explanation("ui-book", texts.rules().to_owned(), inside));
        };
        let (sign, title, inside) = match kind {
            "icon" => {
                let (called, means) = book.sign(name)?;
                let more = move |_| store.open_rules("icons");
                let inside = html! {
                    <p>{means.to_owned()}</p>
                    <button type="button" class="link" on:click=more>{texts.glossary()}</button>
                };
                (name.to_owned(), called.to_owned(), inside.into_view())
            }
            "rules" => {
                let found = book.section(name)?;
                let lines = found.lines.iter().filter_map(|line| match line {
                    RulebookLine::Text(text) => Some(html! { <p>{inline(store, text, &[])}</p> }),
                    RulebookLine::Item(text) => Some(html! { <p class="item">{inline(store, text, &[])}</p> }),
                    RulebookLine::Sign(..) => None,
                });
                (found.sign.clone(), found.title.clone(), lines.collect_view().into_view())
            }
            _ => return None,
        };
        let inside = html! { <div class="explained">{inside} <p class="row ways">{copy_topic(store)}</p></div> };
        Some(explanation(&sign, title, inside))
    })
    .into_view()
}
