//! The settings of look, motion, confirmations and handling. All of them are stored.

use crate::browser::dyn_call::call;
use crate::browser::settings::{AskBefore, Prefs, Scenes, Speed, TEXT_SIZES, Theme, VOLUMES, still};
use crate::browser::sound::{self, Sound};
use crate::components::{drawer, icon};
use crate::state::store::{Store, use_store};
use crate::table::controls::{self, language};
use crate::texts::PageTexts;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use markup::{IntoView, View, html};

pub fn settings() -> View {
    let store = use_store();
    let close = Callback::new(move |()| store.overlay.close());
    (move || {
        let texts = store.texts();
        let name = texts.settings().to_owned();
        let inside = inside(store, texts);
        drawer("menu-drawer settings", icon("ui-settings", 24), name, ().into_view(), texts.close(), close, inside)
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

/// The settings of this device, but for the language. It tracks them.
fn rows(store: Store, texts: PageTexts) -> Vec<View> {
    let prefs = store.settings.prefs.get();
    let theme = store.settings.theme.get();
    let themes = Theme::ALL.map(|one| {
        let name = match one {
            Theme::Light => texts.theme_light(),
            Theme::Dark => texts.theme_dark(),
            Theme::System => texts.theme_system(),
        };
        button(name.to_owned(), theme == one, move || {
            store.settings.theme.set(one);
            one.show();
        })
    });
    let sizes = TEXT_SIZES
        .map(|size| button(texts.percent(size), prefs.text == size, move || change(store, |prefs| prefs.text = size)));
    let speeds = Speed::ALL.map(|speed| {
        let name = match speed {
            Speed::Off => texts.speed_off(),
            Speed::Quick => texts.speed_quick(),
            Speed::Normal => texts.speed_normal(),
            Speed::Slow => texts.speed_slow(),
        };
        button(name.to_owned(), prefs.speed == speed, move || change(store, |prefs| prefs.speed = speed))
    });
    let scenes = Scenes::ALL.map(|scenes| {
        let name = match scenes {
            Scenes::On => texts.scenes_on(),
            Scenes::Quick => texts.speed_quick(),
            Scenes::Off => texts.speed_off(),
        };
        button(name.to_owned(), prefs.scenes == scenes, move || change(store, |prefs| prefs.scenes = scenes))
    });
    let asks = AskBefore::ALL.map(|ask| {
        let name = match ask {
            AskBefore::Always => texts.ask_always(),
            AskBefore::Once => texts.ask_once(),
            AskBefore::Never => texts.ask_never(),
        };
        button(name.to_owned(), prefs.ask == ask, move || change(store, |prefs| prefs.ask = ask))
    });
    let volumes = VOLUMES.map(|volume| {
        let name = if volume == 0 { texts.speed_off().to_owned() } else { texts.percent(volume) };
        button(name, prefs.volume == volume, move || {
            change(store, |prefs| prefs.volume = volume);
            sound::play([Sound::Wood, Sound::Coin, Sound::Paper].into_iter(), volume);
        })
    });
    let hint = if still() { texts.movement_still() } else { texts.movement_hint() };
    vec![
        row(texts.theme(), themes.into(), ""),
        row(texts.text_size(), sizes.into(), ""),
        row(texts.movement(), speeds.into(), hint),
        row(texts.scenes(), scenes.into(), texts.scenes_hint()),
        row(texts.ask_before(), asks.into(), texts.ask_hint()),
        row(texts.sounds(), volumes.into(), texts.sounds_hint()),
        switch("ui-swap", prefs.left, texts.left_hand(), texts.left_hand_hint(), |prefs| prefs.left = !prefs.left),
        switch("ui-tablet", prefs.awake, texts.stay_awake(), texts.stay_awake_hint(), |prefs| {
            prefs.awake = !prefs.awake;
        }),
        if sound::can_vibrate() {
            switch("ui-tablet", prefs.vibrates, texts.vibration(), texts.vibration_hint(), |prefs| {
                prefs.vibrates = !prefs.vibrates;
            })
        } else {
            ().into_view()
        },
    ]
}

fn inside(store: Store, texts: PageTexts) -> View {
    let reset = move |_| {
        change(store, |prefs| *prefs = Prefs::default());
        store.settings.theme.set(Theme::default());
        Theme::default().show();
    };
    html! {
        <div class="menu">
            <div class="setting">
                <b>{texts.language()}</b>
                {language()}
            </div>
            {move || rows(store, texts)}
            <button type="button" class="btn" on:click=|_| full_screen()>
                {icon("ui-screen", 20)}
                {texts.full_screen()}
            </button>
            <button type="button" class="btn bare" data-reset="" on:click=reset>
                {icon("ui-undo", 20)}
                {texts.reset_settings()}
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
