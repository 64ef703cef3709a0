//! The settings of look, motion, confirmations and handling. All of them are stored.

use crate::browser::dyn_call::call;
use crate::browser::settings::{Ask, Prefs, Scenes, Speed, TEXT_SIZES, Theme, VOLUMES, still};
use crate::browser::sound::{self, Sound};
use crate::components::{drawer, icon};
use crate::state::store::{Store, use_store};
use crate::table::controls::{self, language};
use crate::words::Words;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use markup::{IntoView, View, html};

pub fn settings() -> View {
    let store = use_store();
    let close = Callback::new(move |()| store.overlay.close());
    (move || {
        let words = store.words();
        let name = words.settings().to_owned();
        let inside = inside(store, words);
        drawer("menu-drawer settings", icon("ui-settings", 24), name, ().into_view(), words.close(), close, inside)
    })
    .into_view()
}

fn change(store: Store, how: impl FnOnce(&mut Prefs)) {
    store.settings.prefs.update(how);
    store.settings.prefs.get_untracked().show();
}

fn row(name: &'static str, buttons: Vec<View>, hint: &'static str) -> View {
    let hint = (!hint.is_empty()).then(|| html! { <p class="note">{hint}</p> });
    html! {
        <div class="setting">
            <b>{name}</b>
            <div class="seg" role="group" aria-label=name>{buttons}</div>
            {hint}
        </div>
    }
}

/// A button of a row. `current` tracks the signals that it reads.
fn button(text: String, current: bool, press: impl Fn() + 'static) -> View {
    html! {
        <button type="button" class:cur=current aria-pressed=current.to_string() on:click=move |_| press()>
            {text}
        </button>
    }
}

fn switch(sign: &'static str, on: bool, name: &'static str, line: &'static str, press: fn(&mut Prefs)) -> View {
    let store = use_store();
    controls::switch(sign, Signal::stored(on), move || name, move || line, move || change(store, press))
}

fn inside(store: Store, words: Words) -> View {
    let rows = move || {
        let prefs = store.settings.prefs.get();
        let theme = store.settings.theme.get();
        let themes = Theme::ALL.map(|one| {
            let name = match one {
                Theme::Light => words.theme_light(),
                Theme::Dark => words.theme_dark(),
                Theme::System => words.theme_system(),
            };
            button(name.to_owned(), theme == one, move || {
                store.settings.theme.set(one);
                one.show();
            })
        });
        let sizes = TEXT_SIZES.map(|size| {
            button(words.percent(size), prefs.text == size, move || change(store, |prefs| prefs.text = size))
        });
        let speeds = Speed::ALL.map(|speed| {
            let name = match speed {
                Speed::Off => words.speed_off(),
                Speed::Quick => words.speed_quick(),
                Speed::Normal => words.speed_normal(),
                Speed::Slow => words.speed_slow(),
            };
            button(name.to_owned(), prefs.speed == speed, move || change(store, |prefs| prefs.speed = speed))
        });
        let scenes = Scenes::ALL.map(|scenes| {
            let name = match scenes {
                Scenes::On => words.scenes_on(),
                Scenes::Quick => words.speed_quick(),
                Scenes::Off => words.speed_off(),
            };
            button(name.to_owned(), prefs.scenes == scenes, move || change(store, |prefs| prefs.scenes = scenes))
        });
        let asks = Ask::ALL.map(|ask| {
            let name = match ask {
                Ask::Always => words.ask_always(),
                Ask::Once => words.ask_once(),
                Ask::Never => words.ask_never(),
            };
            button(name.to_owned(), prefs.ask == ask, move || change(store, |prefs| prefs.ask = ask))
        });
        let volumes = VOLUMES.map(|volume| {
            let name = if volume == 0 { words.speed_off().to_owned() } else { words.percent(volume) };
            button(name, prefs.volume == volume, move || {
                change(store, |prefs| prefs.volume = volume);
                sound::play([Sound::Wood, Sound::Coin, Sound::Paper].into_iter(), volume);
            })
        });
        let hint = if still() { words.movement_still() } else { words.movement_hint() };
        vec![
            row(words.theme(), themes.into(), ""),
            row(words.text_size(), sizes.into(), ""),
            row(words.movement(), speeds.into(), hint),
            row(words.scenes(), scenes.into(), words.scenes_hint()),
            row(words.ask_before(), asks.into(), words.ask_hint()),
            row(words.sounds(), volumes.into(), words.sounds_hint()),
            switch("ui-swap", prefs.left, words.left_hand(), words.left_hand_hint(), |prefs| prefs.left = !prefs.left),
            switch("ui-tablet", prefs.awake, words.stay_awake(), words.stay_awake_hint(), |prefs| {
                prefs.awake = !prefs.awake;
            }),
            if sound::can_vibrate() {
                switch("ui-tablet", prefs.vibrates, words.vibration(), words.vibration_hint(), |prefs| {
                    prefs.vibrates = !prefs.vibrates;
                })
            } else {
                ().into_view()
            },
        ]
    };
    let reset = move |_| {
        change(store, |prefs| *prefs = Prefs::default());
        store.settings.theme.set(Theme::default());
        Theme::default().show();
    };
    html! {
        <div class="menu">
            <div class="setting">
                <b>{words.language()}</b>
                {language()}
            </div>
            {rows}
            <button type="button" class="btn" on:click=|_| full_screen()>
                {icon("ui-screen", 20)}
                {words.full_screen()}
            </button>
            <button type="button" class="btn bare" data-reset="" on:click=reset>
                {icon("ui-undo", 20)}
                {words.reset_settings()}
            </button>
        </div>
    }
}

fn full_screen() {
    let page = document();
    if page.fullscreen_element().is_some() {
        let _ = call(page.unchecked_ref(), "exitFullscreen", &[]);
    } else if let Some(root) = page.document_element() {
        let _ = call(&root, "requestFullscreen", &[]);
    }
}
