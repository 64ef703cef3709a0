//! The time line, in place of the question in the dock: the visible step, with buttons to other steps.

use crate::browser::key_events::plain;
use crate::components::icon;
use crate::state::store::{Screen, Store};
use crate::texts::PageTexts;
use kernel::TimelineUnit;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use markup::{CollectView, IntoView, Memo, View, html};

pub fn look_back_button(store: Store, class: &'static str) -> View {
    let look = move |_| {
        store.close_all();
        store.begin_looking();
    };
    html! {
        <button type="button" class=class data-look-back="" on:click=look>
            {icon("ui-first", 20)}
            {move || store.texts().look_back()}
        </button>
    }
}

pub fn time_line(store: Store) -> View {
    let step = move || store.table.back.get().unwrap_or(0);
    let last = move || store.table.with_present(|table| table.last_step());
    let rounds = Memo::new(move || round_starts(store));
    let slide = move |event| {
        if let Ok(step) = event_target_value(&event).parse() {
            store.look_back(step);
        }
    };
    let place = move || {
        let round = store.table.with(|table| table.now().round);
        store.texts().round_title(round)
    };
    let ends = move || store.table.to_move.get().is_none();
    html! {
        <div class="time-line" role="group" aria-label=move || store.texts().time_line()>
            <div class="time-head">
                <b class="time-band">{icon("ui-log", 18)} {move || store.texts().at_step(step(), last())}</b>
                <span>{place}</span>
                <p>{move || store.table.line_of(step(), store.settings.lang.get())}</p>
            </div>
            <div class="time-way">
                {jump(store, TimelineUnit::Round, false)} {jump(store, TimelineUnit::Turn, false)}
                {jump(store, TimelineUnit::Choice, false)}
                <span class="time-slide">
                    <svg class="time-rounds" preserveAspectRatio="none" aria-hidden="true" viewBox=move || format!("0 0 {} 1", last().max(1))>
                        {move || marks(&rounds.get(), last())}
                    </svg>
                    <input
                        type="range"
                        min="0"
                        max=move || last().to_string()
                        prop:value=move || step().to_string()
                        aria-label=move || store.texts().step()
                        aria-valuetext=move || format!("{}. {}", store.texts().at_step(step(), last()), place())
                        on:input=slide
                    />
                </span>
                {jump(store, TimelineUnit::Choice, true)} {jump(store, TimelineUnit::Turn, true)}
                {jump(store, TimelineUnit::Round, true)}
                <div class="time-doors">
                    <button type="button" class="btn" on:click=move |_| store.back_to_now()>
                        {icon("ui-last", 20)}
                        {move || store.texts().back_to_now()}
                    </button>
                    <button
                        type="button"
                        class="btn go"
                        disabled=ends
                        on:click=move |_| store.play_on_from(store.table.back.get_untracked().unwrap_or(0))
                    >
                        {icon("ui-play", 20)}
                        {move || store.texts().play_on_from_here()}
                    </button>
                </div>
            </div>
        </div>
    }
}

/// Steps at which rounds begin, once the game's reader is loaded.
fn round_starts(store: Store) -> Vec<usize> {
    store.table.with_present(|table| {
        let Some(reader) = store.code.reader(table) else { return Vec::new() };
        (0..=table.last_step()).filter(|&step| reader.begins(table, step, TimelineUnit::Round)).collect()
    })
}

fn marks(rounds: &[usize], last: usize) -> View {
    let ends = rounds.iter().skip(1).copied().chain([last.max(1)]);
    let stretch = |(place, (start, end)): (usize, (&usize, usize))| {
        let class = if place % 2 == 0 { "" } else { "odd" };
        html! { <rect class=class x=start.to_string() width=(end - start).to_string() height="1"></rect> }
    };
    rounds.iter().zip(ends).enumerate().map(stretch).collect_view().into_view()
}

fn jump(store: Store, jump: TimelineUnit, on: bool) -> View {
    let sign = match (jump, on) {
        (TimelineUnit::Round, false) => "ui-first",
        (TimelineUnit::Round, true) => "ui-last",
        (_, false) => "ui-back",
        (_, true) => "ui-next",
    };
    let double = jump == TimelineUnit::Turn;
    let name = move || {
        let texts: PageTexts = store.texts();
        match (jump, on) {
            (TimelineUnit::Choice, false) => texts.step_before(),
            (TimelineUnit::Choice, true) => texts.step_after(),
            (TimelineUnit::Turn, false) => texts.turn_before(),
            (TimelineUnit::Turn, true) => texts.turn_after(),
            (TimelineUnit::Round, false) => texts.round_before(),
            (TimelineUnit::Round, true) => texts.round_after(),
        }
    };
    let at_end = move || {
        let step = store.table.back.get().unwrap_or(0);
        if on { step == store.table.with_present(|table| table.last_step()) } else { step == 0 }
    };
    html! {
        <button
            type="button"
            class="tool"
            class:double=double
            aria-label=name
            title=name
            aria-disabled=move || at_end().then_some("true")
            on:click=move |_| {
                store.jump(jump, on);
            }
        >
            {icon(sign, 22)}
            {double.then(|| icon(sign, 22))}
        </button>
    }
}

/// Handles the keys while the page looks back: arrows by choice, with Shift by turn, Page Up and Page Down by round,
/// Home and End; Escape returns to the present. `t` starts looking back. Returns false for any other key.
pub fn keys(store: Store, event: &KeyboardEvent) -> bool {
    let (key, shift) = (plain(event), event.shift_key());
    if event.ctrl_key() || event.meta_key() || event.alt_key() || store.screen.get_untracked() != Screen::Play {
        return false;
    }
    if store.table.back.get_untracked().is_none() {
        match (key.as_str(), shift) {
            ("t", _) => {
                store.close_all();
                store.begin_looking();
            }
            ("backspace", true) => return store.restart_turn().is_ok(),
            _ => return false,
        }
        return true;
    }
    let by = if shift { TimelineUnit::Turn } else { TimelineUnit::Choice };
    match key.as_str() {
        "arrowleft" => store.jump(by, false),
        "arrowright" => store.jump(by, true),
        "pageup" => store.jump(TimelineUnit::Round, false),
        "pagedown" => store.jump(TimelineUnit::Round, true),
        "home" => {
            store.look_back(0);
            true
        }
        "end" => {
            store.look_back(usize::MAX);
            true
        }
        "escape" | "t" => {
            store.back_to_now();
            true
        }
        _ => return false,
    };
    true
}
