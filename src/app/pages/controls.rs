//! The small controls that several pages share: language, theme, rounds, scores.

use crate::app::settings::{self, Theme};
use crate::app::store::use_store;
use crate::app::table::{emblem, icon, points};
use crate::kernel::{Lang, Seat};
use leptos::prelude::*;

/// The choice of the language.
pub fn language() -> impl IntoView {
    let store = use_store();
    let button = move |lang: Lang| {
        let cur = move || store.lang.get() == lang;
        let name = match lang {
            Lang::En => "English",
            Lang::Fr => "Français",
        };
        let choose = move |_| {
            store.lang.set(lang);
            settings::show_lang(lang);
        };
        view! {
            <button
                type="button"
                class:cur=cur
                lang=lang.tag()
                aria-pressed=move || cur().to_string()
                aria-label=name
                on:click=choose
            >
                {lang.tag().to_uppercase()}
            </button>
        }
    };
    view! {
        <div class="seg" role="group" aria-label=move || store.words().language()>
            {Lang::ALL.map(button).into_iter().collect_view()}
        </div>
    }
}

/// The button that turns light to dark and back.
pub fn light_or_dark() -> impl IntoView {
    let store = use_store();
    let turn = move |_| {
        let theme = if store.theme.get_untracked().is_dark() { Theme::Light } else { Theme::Dark };
        store.theme.set(theme);
        theme.show();
    };
    view! {
        <button type="button" class="tool" aria-label=move || store.words().theme() on:click=turn>
            {icon("ui-theme", 24)}
        </button>
    }
}

/// The rounds as a row of marks: past, present, to come.
pub fn rounds(progress: (u32, u32)) -> impl IntoView {
    let (now, last) = progress;
    let mark = move |round: u32| {
        let class = match round.cmp(&now) {
            std::cmp::Ordering::Less => "past",
            std::cmp::Ordering::Equal => "now",
            std::cmp::Ordering::Greater => "",
        };
        view! { <i class=class></i> }
    };
    view! { <span class="round-marks" aria-hidden="true">{(1..=last).map(mark).collect_view()}</span> }
}

/// A seat with its name and its points.
pub fn seat_points(place: usize, name: String, total: i32, size: u8) -> impl IntoView {
    view! {
        <span class="seat-points">
            {emblem(Seat(place as u8), 18, None)}
            <b>{name}</b>
            {points(total, size, Some(total.to_string()))}
        </span>
    }
}
