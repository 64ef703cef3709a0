//! The worked examples of a game's rules: the list, and the text beside the one on the table.
//!
//! Their titles and texts are one file for each game and language, fetched on first use.

use crate::browser::fetch::{read, tries};
use crate::browser::lazy::missing;
use crate::browser::panels;
use crate::components::icon;
use crate::info::{GameInfo, info};
use crate::state::store::{Laid, Screen, Store, use_store};
use crate::table::controls::{copy_address, language, tool, which_game};
use crate::table::rule::inline;
use crate::texts::PageTexts;
use kernel::rulebook::{Rulebook, RulebookLine, RulebookSection};
use leptos::prelude::*;
use leptos::task::spawn_local;
use markup::{CollectView, IntoView, Memo, RwSignal, View, html};
use std::sync::Arc;
use std::time::Duration;
use ui::{Address, Route};

/// Texts of a game's examples, once loaded; the inner `None` means that they could not be fetched.
type ExampleTexts = RwSignal<Option<Option<Arc<Rulebook>>>>;

fn texts(store: Store, game: Signal<&'static str>) -> ExampleTexts {
    let texts = RwSignal::new(None);
    let tries = tries();
    Effect::new(move |last: Option<&'static str>| {
        tries.track();
        let of = (store.settings.lang.get(), game.get());
        if last.is_some_and(|last| last != of.1) {
            texts.set(None);
        }
        spawn_local(async move {
            let text = read(&format!("rules/{}.examples.{}.txt", of.1, of.0.tag())).await;
            if (store.settings.lang.try_get_untracked(), game.try_get_untracked()) == (Some(of.0), Some(of.1)) {
                let text = text.map(|text| Arc::new(Rulebook::read(&text)));
                texts.try_update(|texts: &mut Option<Option<_>>| {
                    // Loaded texts stay if a later fetch fails.
                    if text.is_some() || !matches!(texts, Some(Some(_))) {
                        *texts = Some(text);
                    }
                });
            }
        });
        of.1
    });
    texts
}

pub fn examples() -> View {
    let store = use_store();
    let game = store.help.game;
    let texts = texts(store, game.into());
    let list = move || match texts.get() {
        None => ().into_view(),
        Some(None) => missing(store.texts(), store.texts().rules_missing()),
        Some(Some(book)) => book.sections.iter().map(|one| entry(store, one)).collect_view().into_view(),
    };
    html! {
        <main class="examples">
            <header class="page-head">
                {tool("ui-back", 26, PageTexts::back, move || store.leave_page())}
                <h1>{move || store.texts().examples_title(info(game.get()).name)}</h1>
                {which_game(game, move |of| game.set(of.key))}
                <span class="grow"></span>
                {language()}
            </header>
            <p class="note">{move || store.texts().examples_hint()}</p>
            <div class="example-list">{list}</div>
        </main>
    }
}

fn entry(store: Store, example: &RulebookSection) -> View {
    let key = example.id.clone();
    let label = move |title: &str| store.texts().open_example(title);
    let (title, called) = (example.title.clone(), example.title.clone());
    let id = key.clone();
    let at = move || Address::of(Route::Examples(store.help.game.get().to_owned(), Some(id.clone())));
    html! {
        <section class="panel example">
            <h2>{icon(&example.sign, 24)} <span>{example.title.clone()}</span></h2>
            {reported(store, example)}
            <div class="row">
                <button
                    type="button"
                    class="btn"
                    data-example=key.clone()
                    aria-label=move || label(&title)
                    on:click=move |_| open(store, &key)
                >
                    {icon("ui-play", 18)}
                    {move || store.texts().open_pasted()}
                </button>
                {copy_address(store, move |texts| texts.copy_address_of(&called), at)}
            </div>
        </section>
    }
}

fn reported(store: Store, example: &RulebookSection) -> View {
    let line = |line: &RulebookLine| match line {
        RulebookLine::Text(text) | RulebookLine::Item(text) => Some(html! { <p>{inline(store, text, &[])}</p> }),
        RulebookLine::Sign(..) => None,
    };
    example.lines.iter().filter_map(line).collect_view().into_view()
}

fn open(store: Store, key: &str) {
    let key = key.to_owned();
    spawn_local(async move {
        if let Err(text) = lay_out(store, info(store.help.game.get_untracked()), &key, &|| true).await {
            store.notices.show_toast(text);
        }
    });
}

/// Lays out an example of any game, if `wanted` still holds after loading. Returns the reason of a failure.
pub async fn lay_out(store: Store, game: &GameInfo, key: &str, wanted: &dyn Fn() -> bool) -> Result<(), String> {
    let texts = store.settings.texts_now();
    let reader = store.code.reader_of(game.key).await.map_err(|why| why.text(texts))?;
    let table = reader.example(key).ok_or_else(|| texts.no_such_address().to_owned())?;
    let table = table.map_err(|error| texts.cannot_load(error))?;
    if wanted() {
        store.lay_out(Laid::Example(key.to_owned()), table);
    }
    Ok(())
}

/// Key of the example on the table, if any. Tracked.
fn key(store: Store) -> Option<String> {
    match store.table.laid.get() {
        Some(Laid::Example(key)) => Some(key),
        _ => None,
    }
}

pub fn on_the_table() -> View {
    let store = use_store();
    let texts = texts(store, store.table.game.into());
    let folded = RwSignal::new(false);
    let back = move |_| {
        store.help.game.set(store.table.game.get_untracked());
        store.screen.set(Screen::Examples);
    };
    let found = move || {
        let key = key(store)?;
        let book = texts.get().flatten()?;
        book.section(&key).map(|section| section.speaks.clone())
    };
    let speaks = Memo::new(move || found().unwrap_or_default());
    // Brings the named things into view when the example is opened, and after each new layout.
    let width = panels::width();
    Effect::new(move || {
        width.track();
        let speaks = speaks.get();
        if !speaks.is_empty() {
            set_timeout(move || store.stories.point.set(panels::on_the_boards(&speaks)), Duration::from_millis(50));
        }
    });
    (move || {
        let key = key(store)?;
        let book = texts.get().flatten();
        let example = book.as_ref().and_then(|book| book.section(&key));
        let title = example.map_or_else(String::new, |example| example.title.clone());
        let inside = example.filter(|_| !folded.get()).map(|example| reported(store, example));
        Some(html! {
            <section
                class="lesson over panel"
                data-over="example"
                data-speaks=move || speaks.get().join(" ")
                aria-label=store.texts().example()
            >
                <header class="row">
                    {icon("ui-book", 20)}
                    <b class="grow">{title}</b>
                    <button type="button" class="btn" data-examples="" on:click=back>{store.texts().all_examples()}</button>
                    <button
                        type="button"
                        class="tool"
                        aria-label=store.texts().the_text()
                        aria-expanded=(!folded.get()).to_string()
                        on:click=move |_| folded.update(|folded| *folded = !*folded)
                    >
                        {icon(if folded.get() { "ui-info" } else { "ui-close" }, 20)}
                    </button>
                </header>
                {inside.map(|inside| html! { <div class="lesson-text" aria-live="polite">{inside}</div> })}
            </section>
        })
    }).into_view()
}
