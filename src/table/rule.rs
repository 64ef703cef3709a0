//! Extracts of the rules inside explanations, with links to the full text.

use super::controls::copy_address;
use super::help;
use crate::browser::lazy::missing;
use crate::components::icon;
use crate::state::screen::Screen;
use crate::state::store::Store;
use kernel::rulebook::{RulebookLine, place_of, plain};
use markup::{IntoView, View, html};
use ui::{Address, Route};

pub fn sign_line(name: &str, called: &str, means: &str, sought: &[Vec<char>]) -> View {
    html! {
        <p class="sign-line">
            {icon(name, 26)} <b>{marked(called, sought)}</b> <span>{marked(means, sought)}</span>
        </p>
    }
}

pub fn inline(store: Store, text: &str, sought: &[Vec<char>]) -> Vec<View> {
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
        let go = move |_| store.open_rules(&id);
        parts.push(html! { <button type="button" class="to-rule" on:click=go>{marked(inside, sought)}</button> });
        rest = after;
    }
    parts.push(marked(rest, sought));
    parts
}

pub fn marked(text: &str, sought: &[Vec<char>]) -> View {
    let letters: Vec<char> = text.chars().collect();
    let like: Vec<char> = plain(text);
    let first = sought.iter().filter_map(|word| place_of(&like, word).map(|place| (place, word.len()))).min();
    let Some((place, length)) = first else { return text.to_owned().into_view() };
    let part = |letters: &[char]| letters.iter().collect::<String>();
    html! {
        {part(&letters[..place])}
        <mark>{part(&letters[place..place + length])}</mark>
        {marked(&part(&letters[place + length..]), sought)}
    }
}

/// Extract of the rules for an explanation: the gist of a section, the signs of the topic, the link to the full text.
pub fn rule(store: Store, section: &'static str, topic: &str) -> View {
    let signs = help::signs_on(topic);
    (move || {
        let words = store.texts();
        let Some(book) = store.help.book.get() else { return ().into_view() };
        let Some(book) = book else { return missing(words, words.rules_missing()) };
        let signs: Vec<View> = signs
            .iter()
            .filter_map(|name| book.sign(name).map(|(called, means)| sign_line(name, called, means, &[])))
            .collect();
        let signs = (!signs.is_empty())
            .then(|| html! { <details class="signs-here"><summary>{words.the_signs()}</summary>{signs}</details> });
        let found = book.section(section);
        let gist = found.and_then(|section| match section.lines.first() {
            Some(RulebookLine::Text(text)) => Some(html! { <p>{inline(store, text, &[])}</p> }),
            _ => None,
        });
        html! { <div class="the-rule"><h3>{words.the_rule()}</h3> {gist} {signs} {rule_links(store, section)}</div> }
    })
    .into_view()
}

pub fn copy_topic(store: Store) -> View {
    let at = move || {
        let reads = store.screen.get() == Screen::Rules;
        let game = if reads { store.help.game.get() } else { store.table.game.get() };
        Address::of(Route::Explained(game.to_owned(), store.overlay.topic.get().unwrap_or_default()))
    };
    copy_address(store, |words| words.copy_this_address().to_owned(), at)
}

pub fn rule_links(store: Store, section: &'static str) -> View {
    let title = move || {
        let book = store.help.book.get().flatten()?;
        Some(store.texts().in_the_rules(&book.section(section)?.title))
    };
    let whole = (section != "icons").then(|| {
        html! { <button type="button" class="link" on:click=move |_| store.open_rules(section)>{title}</button> }
    });
    html! {
        <p class="row ways">
            {icon("ui-book", 20)} {whole}
            <button type="button" class="link" on:click=move |_| store.open_rules("icons")>
                {move || store.texts().glossary()}
            </button>
            {copy_topic(store)}
        </p>
    }
}
