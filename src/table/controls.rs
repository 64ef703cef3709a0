//! The small controls that several pages share: language, theme, rounds, scores.

use crate::browser::copy;
use crate::browser::settings::{self, Theme};
use crate::components::{icon, points};
use crate::info::{GameInfo, games, info};
use crate::state::store::{Store, use_store};
use crate::texts::PageTexts;
use history::{has_rounds, stretch};
use kernel::Lang;
use leptos::prelude::*;
use markup::{CollectView, IntoView, Memo, RwSignal, View, html};
use ui::{Address, Overlay};

pub fn language() -> View {
    let store = use_store();
    let button = move |lang: Lang| {
        let cur = move || store.settings.lang.get() == lang;
        let name = lang.grammar().name;
        let choose = move |_| {
            store.settings.lang.set(lang);
            settings::show_lang(lang);
        };
        html! {
            <button
                type="button"
                class:cur=cur
                lang=lang.tag()
                aria-pressed=move || cur().to_string()
                aria-label=format!("{} ({name})", lang.tag().to_ascii_uppercase())
                on:click=choose
            >
                {lang.tag().to_ascii_uppercase()}
            </button>
        }
    };
    html! {
        <div class="seg" role="group" aria-label=move || store.texts().language()>
            {Lang::ALL.map(button).into_iter().collect_view()}
        </div>
    }
}

pub fn light_or_dark() -> View {
    let store = use_store();
    let turn = move || {
        let theme = if store.settings.theme.get_untracked().is_dark() { Theme::Light } else { Theme::Dark };
        store.settings.theme.set(theme);
        theme.show();
    };
    tool("ui-theme", 24, PageTexts::theme, turn)
}

/// Selector of the game; `None` where only one is offered.
pub fn which_game(chosen: RwSignal<&'static str>, choose: impl Fn(&'static GameInfo) + Copy + 'static) -> Option<View> {
    let store = use_store();
    let button = move |game: &'static GameInfo| {
        let cur = move || chosen.get() == game.key;
        html! {
            <button
                type="button"
                class:cur=cur
                aria-pressed=move || cur().to_string()
                data-game=game.key
                on:click=move |_| choose(game)
            >
                {game.name}
            </button>
        }
    };
    let games: Vec<_> = games().iter().copied().map(button).collect();
    (games.len() > 1).then(|| {
        html! { <div class="seg" role="group" aria-label=move || store.texts().the_game()>{games}</div> }
    })
}

/// Button that begins the lesson of a game or of its co-op scenario; nothing if there is none. The class decides its
/// text: a link names the action, a plain button names the game, a named one both.
pub fn learn(lesson: impl Fn() -> (&'static str, bool) + Copy + Send + 'static, class: &'static str) -> View {
    let store = use_store();
    let button = move || {
        let (game, together) = lesson();
        let game = info(game);
        let label = move || {
            if together { store.texts().learn_together(game.name) } else { store.texts().learn(game.name) }
        };
        game.lesson(together).map(|lesson| {
            let begin = move |_| store.begin_lesson(game, lesson);
            html! {
                <button
                    type="button"
                    class=class
                    data-learn=game.key
                    data-together=together.then_some("")
                    aria-label=label
                    on:click=begin
                >
                    {match class {
                        "link" => label.into_view(),
                        "btn" => (icon("ui-book", 20), game.name).into_view(),
                        _ => (icon("ui-book", 20), label).into_view(),
                    }}
                </button>
            }
        })
    };
    button.into_view()
}

/// Button that is only a sign, in the head of a page. Its label is read out in the current language.
pub fn tool(sign: &'static str, size: u8, label: fn(PageTexts) -> &'static str, press: impl Fn() + 'static) -> View {
    let store = use_store();
    html! {
        <button type="button" class="tool" aria-label=move || label(store.texts()) on:click=move |_| press()>
            {icon(sign, size)}
        </button>
    }
}

/// Button that copies an address of the page. `called`: its text.
pub fn copy_address(
    store: Store,
    called: impl Fn(PageTexts) -> String + Send + Sync + 'static,
    address: impl Fn() -> Address + 'static,
) -> View {
    let called = Memo::new(move || called(store.texts()));
    let press = move |_| {
        let text = copy::address(&untrack(&address).to_string());
        let by_hand = text.clone();
        copy::copy(&text, move |copied| {
            let texts = store.settings.texts_now();
            store.notices.show_toast(if copied {
                texts.address_copied().to_owned()
            } else {
                texts.address_by_hand(by_hand.clone())
            });
        });
    };
    html! {
        <button type="button" class="tool copy-address" aria-label=move || called.get() title=move || called.get() on:click=press>
            {icon("ui-share", 20)}
        </button>
    }
}

pub fn switch(
    sign: &'static str,
    on: Signal<bool>,
    name: impl Fn() -> &'static str + Send + 'static,
    line: impl Fn() -> &'static str + Send + 'static,
    press: impl Fn() + 'static,
) -> View {
    switch_where(Signal::stored(true), sign, on, name, line, press)
}

/// Like [`switch`], but enabled only while `holds` is true. Its line states the condition.
pub fn switch_where(
    holds: Signal<bool>,
    sign: &'static str,
    on: Signal<bool>,
    name: impl Fn() -> &'static str + Send + 'static,
    line: impl Fn() -> &'static str + Send + 'static,
    press: impl Fn() + 'static,
) -> View {
    html! {
        <button
            type="button"
            class="switch"
            class:on=move || on.get()
            role="switch"
            aria-checked=move || on.get().to_string()
            aria-disabled=move || (!holds.get()).then_some("true")
            on:click=move |_| {
                if holds.get_untracked() {
                    press();
                }
            }
        >
            {icon(sign, 24)}
            <span>
                <b>{name}</b>
                <em>{line}</em>
            </span>
            <i class="knob" aria-hidden="true">
                <u></u>
            </i>
        </button>
    }
}

/// The round and the number of rounds; the played share where the number is not fixed.
pub fn at_round(texts: PageTexts, round: u32, progress: (u32, u32)) -> String {
    match (round, has_rounds(progress)) {
        (0, _) => texts.setting_up().to_owned(),
        (_, true) => texts.round_of(round, progress.1),
        (_, false) => texts.on_the_way(round, texts.percent(stretch(progress) * 10)),
    }
}

/// Row of marks for the rounds, or for the tenths of a game without a fixed number of them: past, present, to come.
pub fn rounds(progress: (u32, u32)) -> View {
    let (now, last) = if has_rounds(progress) { progress } else { (stretch(progress), 10) };
    let mark = move |round: u32| {
        let class = match round.cmp(&now) {
            std::cmp::Ordering::Less => "past",
            std::cmp::Ordering::Equal => "now",
            std::cmp::Ordering::Greater => "",
        };
        html! { <i class=class></i> }
    };
    html! { <span class="round-marks" aria-hidden="true">{(1..=last).map(mark).collect_view()}</span> }
}

/// A player of a finished or saved game with the points, behind an emblem or a face.
pub fn seat_points(who: View, name: String, total: i32, size: u8) -> View {
    html! {
        <span class="seat-points">
            {who}
            <b>{name}</b>
            {points(total, size, Some(total.to_string()))}
        </span>
    }
}

/// The viewer's points in the dock. A tap opens them line by line.
pub fn own_points(store: Store, total: i32, spoken: String) -> View {
    html! {
        <button type="button" class="resource own-points" data-anchor="total" on:click=move |_| store.overlay.open(Overlay::Points)>
            {points(total, 28, Some(spoken))}
        </button>
    }
}

pub fn menu_button(store: Store) -> View {
    html! {
        <button type="button" class="icon-button" aria-label=move || store.texts().menu() on:click=move |_| store.overlay.open(Overlay::Menu)>
            {icon("ui-menu", 24)}
        </button>
    }
}

pub fn day_button(store: Store) -> View {
    // The code that knows it is loaded lazily.
    let line = Memo::new(move || store.code.later.get().and_then(|later| (later.challenge)()));
    let button = move || {
        line.get().map(|line| {
            html! {
                <button
                    type="button"
                    class="icon-button day-open"
                    aria-label=line.clone()
                    title=line.clone()
                    on:click=move |_| store.notices.show_toast(line.clone())
                >
                    {icon("ui-day", 22)}
                </button>
            }
        })
    };
    button.into_view()
}
