//! Every saved game as a card: to resume, rename, copy, export or delete.

use super::banners::{button, how_to_install};
use super::download::save_as;
use super::home::saved_ago;
use super::opened::open_file;
use super::past_game::SMALL_FACE;
use super::standing::picture;
use crate::browser::tabs;
use crate::browser::timers::in_its_turn;
use crate::components::{icon, seat_face};
use crate::info::{localize, rival};
use crate::state::people::faces;
use crate::state::saves::{self, Mode, SaveSummary};
use crate::state::store::{Screen, Store, use_store};
use crate::table::controls::{at_round, light_or_dark, rounds, seat_points, tool};
use crate::texts::PageTexts;
use kernel::grammar::{grouped, headed};
use kernel::{Bundle, Bundled, MAX_NAME, Refused, SaveContent, Seat, Trouble, plain};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::js_sys::Date;
use leptos::web_sys::{Event, HtmlInputElement};
use markup::{CollectView, IntoView, RwSignal, View, html, keyed};
use wasm_bindgen_futures::spawn_local;

/// Number of cards that are drawn at once when the page opens: hundreds would block a slow device for seconds.
const IN_ONE_STEP: usize = 16;

#[derive(Clone, Copy)]
struct SavesPage {
    store: Store,
    more: RwSignal<Option<u64>>,
    naming: RwSignal<Option<(u64, String)>>,
    deleted: RwSignal<Option<(SaveSummary, SaveContent)>>,
}

pub fn saves() -> View {
    let store = use_store();
    let listing = saves::listing();
    let open =
        SavesPage { store, more: RwSignal::new(None), naming: RwSignal::new(None), deleted: RwSignal::new(None) };
    let shown = StoredValue::new(false);
    let list = move || {
        let texts = store.texts();
        let (known, cards, aside) = listing.with(|listing| (listing.known, listing.cards(), listing.aside.clone()));
        let none = cards.is_empty() && aside.is_empty();
        let nothing = if known { texts.no_saves() } else { texts.looking_for_saves() };
        // A redraw shows all at once, so that the scroll position stays.
        let at_once = if shown.get_value() { cards.len() } else { cards.len().min(IN_ONE_STEP) };
        shown.set_value(known);
        let row = |(place, card): (usize, SaveSummary)| {
            let key = card.id.to_string();
            let view = move || save_card(open, texts, &card, place == 0);
            (key, if place < at_once { view.into_view() } else { in_its_turn(view) })
        };
        let aside = aside.into_iter().map(|key| (key.clone(), aside_card(store, texts, key)));
        html! {
            {none.then(|| html! { <p class="panel none">{nothing}</p> })}
            {keyed(cards.into_iter().enumerate().map(row))}
            {keyed(aside)}
        }
    };
    html! {
        <main class="saves">
            <header class="page-head">
                {tool("ui-back", 26, PageTexts::back, move || store.screen.set(Screen::Home))}
                <h1>{move || store.texts().saved_games()}</h1>
                <span class="grow"></span>
                <label class="btn file">
                    {icon("ui-import", 20)}
                    {move || store.texts().import()}
                    <input type="file" accept="application/json,.json" on:change=move |event| read_file(store, &event)/>
                </label>
                {light_or_dark()}
            </header>
            <div class="save-cards">{list}</div>
            {paste(store)}
            <div role="status">{move || put_back(open)}</div>
            {how_to_install(store)}
            <footer class="panel save-foot">
                {icon("ui-info", 20)}
                <span class="grow">{how_much(store)} " " {move || store.texts().only_here()}</span>
                {export_all(store)}
            </footer>
        </main>
    }
}

fn how_much(store: Store) -> View {
    let listing = saves::listing();
    let reported = RwSignal::new(None);
    Effect::new(move || {
        listing.track();
        spawn_local(async move {
            let all = saves::all().await;
            let bytes: usize = all.iter().map(|(_, content)| content.record.len() + content.card.len()).sum();
            reported.set((!all.is_empty()).then_some((all.len(), bytes.div_ceil(1_000))));
        });
    });
    let text = move || {
        let texts = store.texts();
        reported.get().map(|(count, size)| texts.saves_here(grouped(texts.0, count), grouped(texts.0, size)))
    };
    html! { <b class="how-much">{text}</b> }
}

/// Saves all games in one file, which [`open_file`] reads.
fn export_all(store: Store) -> View {
    let listing = saves::listing();
    let nothing = move || listing.with(|listing| listing.cards().iter().all(|card| card.newer));
    let export = move |_| {
        spawn_local(async move {
            let all = saves::all().await.into_iter();
            let saves = all
                .map(|(card, SaveContent { record, .. })| Bundled { title: card.title, saved: card.saved, record })
                .collect();
            let today = Date::new_0().to_iso_string().slice(0, 10);
            for (place, file) in Bundle::files(saves).iter().enumerate() {
                let number = if place > 0 { format!("-{}", place + 1) } else { String::new() };
                save_as(store, &file.write(), &format!("francia-{today}{number}.json"));
            }
        });
    };
    html! {
        <button type="button" class="btn export-all" disabled=nothing on:click=export>
            {icon("ui-export", 20)}
            {move || store.texts().export_all()}
        </button>
    }
}

/// Field for the text of a link or a record: an installed page does not receive links from elsewhere.
fn paste(store: Store) -> View {
    let field = NodeRef::<leptos::html::Input>::new();
    let open = move || {
        let text = field.get_untracked().map(|field| field.value()).unwrap_or_default();
        if !text.trim().is_empty() {
            store.open(&text);
        }
    };
    html! {
        <div class="panel save-foot paste">
            {icon("ui-share", 20)}
            <input
                class="seat-name grow"
                node_ref=field
                autocomplete="off"
                spellcheck="false"
                aria-label=move || store.texts().paste_here()
                placeholder=move || store.texts().paste_here()
                on:keydown=move |event| {
                    if event.key() == "Enter" {
                        open();
                    }
                }
            />
            <button type="button" class="btn" on:click=move |_| open()>
                {move || store.texts().open_pasted()}
            </button>
        </div>
    }
}

fn save_card(open: SavesPage, texts: PageTexts, card: &SaveSummary, first: bool) -> View {
    let SavesPage { store, more, naming, .. } = open;
    let id = card.id;
    let name = card.name(texts.0);
    if card.newer {
        return html! {
            <article class="save-card sealed">
                <h2>{icon("ui-lock", 20)} {texts.of_a_newer_version()}</h2>
                <p>{texts.newer_save()}</p>
            </article>
        };
    }
    let names = card.called(texts.0);
    let seats = names.iter().zip(&card.points).zip(faces(&card.seats, &card.names)).enumerate();
    let seats = seats.map(|(place, ((name, total), face))| {
        seat_points(seat_face(face, Seat(place as u8), SMALL_FACE), name.clone(), *total, 28)
    });
    let seats = seats.collect_view();
    let line = if card.over {
        texts.finished().to_owned()
    } else {
        let turn = card.turn.and_then(|seat| names.get(seat)).map(|name| texts.to_play(name));
        [Some(at_round(texts, card.round, card.progress)), turn].into_iter().flatten().collect::<Vec<_>>().join(", ")
    };
    let title = name.clone();
    let heading = move || {
        if naming.with(|naming| naming.as_ref().is_some_and(|(own, _)| *own == id)) {
            name_field(open, texts, id)
        } else {
            html! {
                <h2>{title.clone()}</h2>
                <button
                    type="button"
                    class="tool"
                    aria-label=texts.more_for(&title)
                    aria-expanded=move || (more.get() == Some(id)).to_string()
                    on:click=move |_| more.update(|more| *more = (*more != Some(id)).then_some(id))
                >
                    {icon("ui-menu", 22)}
                </button>
            }
        }
    };
    let ago = saved_ago(texts, card.saved);
    let go_label = if card.over { texts.see_score() } else { texts.resume() };
    let shown = card.clone();
    let buttons = move || (more.get() == Some(id)).then(|| further(open, texts, shown.clone()));
    html! {
        <article class="save-card" class:first=first>
            <div class="picture">{picture(card)}</div>
            <div class="row save-name">{heading}</div>
            <p class="save-round">{mode_line(texts, card)} <span>{line}</span> {rounds(card.progress)}</p>
            <div class="save-seats">{seats}</div>
            {buttons}
            <div class="row">
                <small class="grow">{ago}</small>
                <button
                    type="button"
                    class="tool"
                    data-look-back=""
                    aria-label=headed(texts.look_at_it(), &name, texts.0)
                    title=texts.look_at_it()
                    on:click=move |_| {
                        store.table.look_at(id);
                        store.resume(id);
                    }
                >
                    {icon("ui-first", 20)}
                </button>
                <button
                    type="button"
                    class="btn"
                    class:go=first
                    data-continue=""
                    aria-label=format!("{go_label}: {name}")
                    on:click=move |_| store.resume(id)
                >
                    {go_label}
                </button>
            </div>
        </article>
    }
}

fn mode_line(texts: PageTexts, card: &SaveSummary) -> String {
    let mode = match card.mode() {
        Mode::Solo => texts.mode_solo(),
        Mode::Computers => texts.mode_computers(),
        Mode::OneTable => texts.mode_table(),
    };
    let name = card.game_name();
    match card.seats.iter().find_map(|seat| rival(seat)) {
        Some(rival) => format!("{name} · {}", texts.against(localize(texts.0, rival.listed))),
        None => format!("{name} · {mode}"),
    }
}

fn name_field(open: SavesPage, texts: PageTexts, id: u64) -> View {
    let SavesPage { store, naming, .. } = open;
    let field = NodeRef::<leptos::html::Input>::new();
    Effect::new(move || {
        // A change of the list describes the field anew, while somebody may be typing into it.
        let has_focus = |field: &HtmlInputElement| {
            document().active_element().is_some_and(|focused| focused.is_same_node(Some(field)))
        };
        if let Some(field) = field.get().filter(|field| !has_focus(field)) {
            let _ = field.focus();
            field.select();
        }
    });
    let done = move || {
        let title = naming.get_untracked().map(|(_, draft)| plain(&draft, MAX_NAME)).unwrap_or_default();
        naming.set(None);
        change(store, id, async move || saves::rename(id, title).await);
    };
    let draft = naming.with_untracked(|naming| naming.as_ref().map(|(_, draft)| draft.clone())).unwrap_or_default();
    html! {
        <input
            class="seat-name"
            node_ref=field
            maxlength=MAX_NAME.to_string()
            aria-label=texts.name_of_game()
            prop:value=draft
            on:input=move |event| naming.update_untracked(|naming| *naming = Some((id, event_target_value(&event))))
            on:keydown=move |event| match event.key().as_str() {
                "Enter" => done(),
                "Escape" => naming.set(None),
                _ => {}
            }
        />
        <button type="button" class="tool" aria-label=texts.confirm() on:click=move |_| done()>
            {icon("ui-check", 22)}
        </button>
    }
}

fn further(open: SavesPage, texts: PageTexts, card: SaveSummary) -> View {
    let SavesPage { store, more, naming, deleted } = open;
    let id = card.id;
    let name = card.name(texts.0);
    let copy = plain(&texts.copy_of(&name), MAX_NAME);
    let rename = move || naming.set(Some((id, name.clone())));
    let duplicate = move || {
        let copy = copy.clone();
        more.set(None);
        change(store, id, async move || saves::duplicate(id, copy).await);
    };
    let export = move || {
        spawn_local(async move {
            match saves::read(id).await {
                Ok(content) => save_as(store, &content.record, &format!("francia-{id}.json")),
                Err(_) => store.notices.show_toast(store.settings.texts_now().save_unreadable().to_owned()),
            }
        });
    };
    let delete = move || {
        let card = card.clone();
        change(store, id, async move || {
            let content = saves::delete(id).await?;
            deleted.set(Some((card, content)));
            Ok(())
        });
    };
    html! {
        <div class="further">
            {button("btn", texts.rename(), rename)} {button("btn", texts.duplicate(), duplicate)}
            {button("btn", texts.export(), export)} {button("btn stop", texts.delete(), delete)}
        </div>
    }
}

/// Changes a save, unless another tab plays the game. Errors are reported.
fn change(store: Store, id: u64, change: impl AsyncFnOnce() -> Result<(), Refused> + 'static) {
    spawn_local(async move {
        let texts = store.settings.texts_now();
        if tabs::is_free(id).await {
            match change().await {
                Ok(()) => store.saving.look_at_trouble(store.table.id()),
                Err(Refused::Trouble(Trouble::Full)) => {
                    store.notices.show_toast(format!("{}.", texts.full(saves::is_in_database())));
                }
                Err(_) => store.notices.show_toast(texts.save_unreadable().to_owned()),
            }
        } else {
            store.notices.show_toast(texts.other_tab().to_owned());
        }
    });
}

fn put_back(open: SavesPage) -> Option<View> {
    let SavesPage { store, deleted, .. } = open;
    let texts = store.texts();
    let name = deleted.with(|deleted| deleted.as_ref().map(|(card, _)| card.name(texts.0)))?;
    let undo = move || {
        if let Some((card, content)) = deleted.get_untracked() {
            deleted.set(None);
            change(store, card.id, async move || saves::keep(card, content.record).await);
        }
    };
    let bar = html! {
        <div class="panel put-back">
            <span class="grow">{texts.was_deleted(name)}</span>
            {button("btn", texts.undo(), undo)}
        </div>
    };
    Some(bar.into_view())
}

/// An unreadable entry. Only the person deletes it.
fn aside_card(store: Store, texts: PageTexts, key: String) -> View {
    let (of_export, of_delete) = (key.clone(), key);
    let export = move || {
        let key = of_export.clone();
        spawn_local(async move {
            match saves::text_aside(key).await {
                Ok(text) => save_as(store, &text, "francia-unreadable.txt"),
                Err(_) => store.notices.show_toast(store.settings.texts_now().save_unreadable().to_owned()),
            }
        });
    };
    let delete = move || {
        let key = of_delete.clone();
        spawn_local(async move {
            match saves::delete_aside(key).await {
                Ok(()) => store.saving.look_at_trouble(store.table.id()),
                Err(_) => store.notices.show_toast(store.settings.texts_now().save_unreadable().to_owned()),
            }
        });
    };
    html! {
        <article class="save-card sealed">
            <h2>{icon("ui-warn", 20)} {texts.unreadable()}</h2>
            <p>{texts.unreadable_hint()}</p>
            <div class="further">{button("btn", texts.export(), export)} {button("btn stop", texts.delete(), delete)}</div>
        </article>
    }
}

fn read_file(store: Store, event: &Event) {
    let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
    let Some(file) = input.and_then(|input| input.files()).and_then(|files| files.get(0)) else { return };
    open_file(store, &file);
}
