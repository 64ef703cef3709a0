//! The rules of the game: a page of their own, searchable, and the parts of it that explanations show.

use super::controls::{learn, tool};
use crate::kernel::rulebook::{self, Book, Line, Section, place_of, plain};
use crate::page::help;
use crate::page::shelf::cover;
use crate::page::store::{Store, use_store};
use crate::page::table::{drawer, icon};
use crate::page::words::Words;
use leptos::prelude::*;
use std::sync::Arc;

/// The page of the rules.
#[component]
pub fn Rules() -> impl IntoView {
    let store = use_store();
    let wanted = RwSignal::new(String::new());
    Effect::new(move || {
        let id = store.help.section.get();
        if store.help.book.with(Option::is_some) {
            show(&id);
        }
    });
    let text = move || {
        let words = store.words();
        let sought: Vec<Vec<char>> = wanted.with(|wanted| rulebook::words(wanted));
        match store.help.book.get() {
            None => ().into_any(),
            Some(None) => view! { <p class="note">{words.rules_missing()}</p> }.into_any(),
            Some(Some(book)) => {
                let found: Vec<AnyView> =
                    book.find(&sought).into_iter().map(|one| section(store, one, &sought)).collect();
                if found.is_empty() {
                    view! { <p class="note" role="status">{words.nothing_found()}</p> }.into_any()
                } else {
                    found.into_any()
                }
            }
        }
    };
    let contents = move || {
        let book: Option<Arc<Book>> = store.help.book.get().flatten();
        let entry = |section: &Section| {
            let id = section.id.clone();
            let go = move |_| {
                wanted.set(String::new());
                store.help.section.set(id.clone());
                show(&id);
            };
            view! { <li><button type="button" class="link" on:click=go>{section.title.clone()}</button></li> }
        };
        book.map(|book| view! { <ol>{book.sections.iter().map(entry).collect_view()}</ol> })
    };
    view! {
        <main class="rules">
            <header class="page-head">
                {tool("ui-back", 24, Words::back, move || store.help.back(store))}
                <h1>{move || store.words().rules_title(cover(store.help.game.get()).name)}</h1>
                <span class="grow"></span>
                {super::paper::print_button(store)}
                {super::controls::language()}
            </header>
            <div class="rules-ways">
            <input
                type="search"
                class="rules-search"
                placeholder=move || store.words().search_rules()
                aria-label=move || store.words().search_rules()
                prop:value=move || wanted.get()
                on:input=move |event| wanted.set(event_target_value(&event))
            />
                {learn(move || store.help.game.get(), "link")}
                <button type="button" class="link" data-examples="" on:click=move |_| store.help.open_examples(store)>
                    {move || store.words().examples()}
                </button>
            </div>
            <nav class="rules-contents panel" aria-label=move || store.words().contents()>{contents}</nav>
            <article class="rules-text">{text}</article>
        </main>
    }
}

/// Brings a section into view and the keyboard to its title.
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
        std::time::Duration::ZERO,
    );
}

fn section(store: Store, section: &Section, sought: &[Vec<char>]) -> AnyView {
    let line = |line: &Line| match line {
        Line::Text(text) => view! { <p>{inline(store, text, sought)}</p> }.into_any(),
        Line::Item(text) => view! { <p class="item">{inline(store, text, sought)}</p> }.into_any(),
        Line::Sign(name, called, means) => sign_line(name, called, means, sought),
    };
    view! {
        <section id=format!("rules-{}", section.id) tabindex="-1">
            <h2>{icon(&section.sign, 24)} {marked(&section.title, sought)}</h2>
            {section.lines.iter().map(line).collect_view()}
        </section>
    }
    .into_any()
}

fn sign_line(name: &str, called: &str, means: &str, sought: &[Vec<char>]) -> AnyView {
    view! {
        <p class="sign-line">
            {icon(name, 26)} <b>{marked(called, sought)}</b> <span>{marked(means, sought)}</span>
        </p>
    }
    .into_any()
}

/// A line of the rules with its links and signs.
pub fn inline(store: Store, text: &str, sought: &[Vec<char>]) -> Vec<AnyView> {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.find(['[', '{']) {
        parts.push(marked(&rest[..start], sought));
        let (inside, after) = rest[start + 1..].split_once([']', '}']).unwrap_or_default();
        if rest[start..].starts_with('{') {
            parts.push(icon(inside, 18));
            rest = after;
            continue;
        }
        let (id, after) = after.trim_start_matches('(').split_once(')').unwrap_or_default();
        let id = id.to_owned();
        let go = move |_| store.help.open(store, &id);
        parts.push(
            view! { <button type="button" class="to-rule" on:click=go>{marked(inside, sought)}</button> }.into_any(),
        );
        rest = after;
    }
    parts.push(marked(rest, sought));
    parts
}

/// A text in which what is sought is marked.
fn marked(text: &str, sought: &[Vec<char>]) -> AnyView {
    let letters: Vec<char> = text.chars().collect();
    let like: Vec<char> = plain(text);
    let first = sought.iter().filter_map(|word| place_of(&like, word).map(|place| (place, word.len()))).min();
    let Some((place, length)) = first else { return text.to_owned().into_any() };
    let part = |letters: &[char]| letters.iter().collect::<String>();
    view! {
        {part(&letters[..place])}
        <mark>{part(&letters[place..place + length])}</mark>
        {marked(&part(&letters[place + length..]), sought)}
    }
    .into_any()
}

/// What the rules say of a thing, for its explanation: the gist of a section, the thing's own signs, the way to the whole.
pub fn rule(store: Store, section: &'static str, topic: &str) -> AnyView {
    let signs = help::signs_on(topic);
    (move || {
        let words = store.words();
        let Some(book) = store.help.book.get() else { return ().into_any() };
        let Some(book) = book else { return view! { <p class="note">{words.rules_missing()}</p> }.into_any() };
        let signs: Vec<AnyView> = signs
            .iter()
            .filter_map(|name| book.sign(name).map(|(called, means)| sign_line(name, called, means, &[])))
            .collect();
        let signs = (!signs.is_empty())
            .then(|| view! { <details class="signs-here"><summary>{words.the_signs()}</summary>{signs}</details> });
        let found = book.section(section);
        let gist = found.and_then(|section| match section.lines.first() {
            Some(Line::Text(text)) => Some(view! { <p>{inline(store, text, &[])}</p> }),
            _ => None,
        });
        view! { <div class="the-rule"><h3>{words.the_rule()}</h3> {gist} {signs} {ways(store, section)}</div> }
            .into_any()
    })
    .into_any()
}

/// The ways from an explanation to a section of the rules and to the glossary.
pub fn ways(store: Store, section: &'static str) -> AnyView {
    let title = move || {
        let book = store.help.book.get().flatten()?;
        Some(store.words().in_the_rules(&book.section(section)?.title))
    };
    let whole = (section != "icons").then(|| {
        view! { <button type="button" class="link" on:click=move |_| store.help.open(store, section)>{title}</button> }
    });
    view! {
        <p class="row ways">
            {icon("ui-book", 20)} {whole}
            <button type="button" class="link" on:click=move |_| store.help.open(store, "icons")>
                {move || store.words().glossary()}
            </button>
        </p>
    }
    .into_any()
}

/// A sign, or a section of the rules, explained on any page.
#[component]
pub fn Explained() -> impl IntoView {
    let store = use_store();
    move || {
        let topic = store.help.topic.get()?;
        let (kind, name) = topic.split_once(':')?;
        let book = store.help.book.get()??;
        let words = store.words();
        let close = Callback::new(move |()| store.help.topic.set(None));
        let (sign, title, inside) = match kind {
            "icon" => {
                let (called, means) = book.sign(name)?;
                let more = move |_| store.help.open(store, "icons");
                let inside = view! {
                    <p>{means.to_owned()}</p>
                    <button type="button" class="link" on:click=more>{words.glossary()}</button>
                };
                (name.to_owned(), called.to_owned(), inside.into_any())
            }
            "rules" => {
                let found = book.section(name)?;
                let lines = found.lines.iter().filter_map(|line| match line {
                    Line::Text(text) => Some(view! { <p>{inline(store, text, &[])}</p> }.into_any()),
                    Line::Item(text) => Some(view! { <p class="item">{inline(store, text, &[])}</p> }.into_any()),
                    Line::Sign(..) => None,
                });
                (found.sign.clone(), found.title.clone(), lines.collect_view().into_any())
            }
            _ => return None,
        };
        let inside = view! { <div class="explained">{inside}</div> }.into_any();
        Some(drawer("explanation", icon(&sign, 26), title, ().into_any(), words.close(), close, inside))
    }
}
