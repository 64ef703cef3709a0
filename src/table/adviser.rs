//! The adviser: the three best choices now, with their worth and the reasons. A tap on one makes it.

use crate::browser::focus::all;
use crate::components::{drawer, gains_told, icon};
use crate::state::screen::Page;
use crate::state::store::{Store, use_store};
use crate::words::Words;
use kernel::grammar::grouped;
use leptos::prelude::*;
use markup::{CollectView, IntoView, Memo, View, html};
use players::{Reason, WireAdvice, signed};
use std::time::Duration;
use ui::{Overlay, Waits};

pub fn adviser_button(store: Store) -> View {
    html! {
        <button
            type="button"
            class="icon-button bulb"
            aria-label=move || store.words().adviser()
            aria-expanded=move || store.overlay.is(&Overlay::Adviser).to_string()
            aria-disabled=move || (!store.asks_person()).then_some("true")
            on:click=move |_| store.ask_adviser()
        >
            {icon("ui-hint", 24)}
        </button>
    }
}

pub fn adviser(store: Store) -> View {
    (move || store.overlay.is(&Overlay::Adviser).then(|| store.code.page(Page::Over(Overlay::Adviser)))).into_view()
}

pub fn open_adviser() -> View {
    let store = use_store();
    let close = Callback::new(move |()| store.overlay.close());
    (move || {
        let words = store.words();
        let line = html! { <p>{words.adviser_line()}</p> {move || tried(store)} };
        let inside = (move || inside(store)).into_view();
        drawer("adviser", icon("ui-hint", 26), words.adviser().to_owned(), line, words.close(), close, inside)
    })
    .into_view()
}

fn tried(store: Store) -> Option<View> {
    let tried = store.opponents.advice.with(|advice| advice.as_ref().map_or(0.0, |advice| advice.tried));
    let told = move |words: Words| words.tried_games(grouped(words.0, tried));
    (tried > 0.0).then(|| html! { <span class="tried">{told(store.words())}</span> })
}

fn inside(store: Store) -> View {
    let words = store.words();
    let found = Memo::new(move || {
        store.opponents.advice.with(|advice| advice.as_ref().map(|advice| (advice.said.clone(), advice.lost)))
    });
    match found.get() {
        Some((_, true)) => html! { <p class="advice-wait" role="status">{words.adviser_lost()}</p> },
        Some((Some(said), _)) => {
            let ends = ends(&said);
            let cards = said.iter().enumerate().map(|(place, (choice, said))| card(store, place, *choice, said, ends));
            html! {
                <ol class="advised">{cards.collect_view()}</ol>
                <footer class="advice-note">
                    {icon("ui-info", 18)} <span>{words.adviser_note()}</span>
                </footer>
            }
        }
        _ => {
            let share =
                move || store.opponents.advice.with(|advice| advice.as_ref().map_or(0.0, |advice| advice.share));
            html! {
                <div class="advice-wait">
                    <p role="status">{words.adviser_thinks()}</p>
                    <progress
                        class="thought"
                        max="1"
                        prop:value=move || f64::from(share())
                        aria-label=words.thinking()
                    ></progress>
                </div>
            }
        }
    }
}

/// Fewest and most points of all spans, slightly widened: the ends of every bar.
fn ends(said: &[(usize, WireAdvice)]) -> (f32, f32) {
    let least = said.iter().map(|(_, said)| said.span.0).fold(f32::MAX, f32::min);
    let most = said.iter().map(|(_, said)| said.span.1).fold(f32::MIN, f32::max);
    (least - 4.0, most + 4.0)
}

fn card(store: Store, place: usize, choice: usize, said: &WireAdvice, ends: (f32, f32)) -> View {
    let words = store.words();
    let choose = move |_| store.choose_advised(choice);
    let number = |points: f32| format!("{points:.0}").replace('-', "−");
    let difference = signed(said.difference.abs(), words.0).replace('+', "");
    let compared = match place {
        0 if said.difference < 0.05 => String::new(),
        0 => words.more_than_second(difference),
        _ => words.less_than_first(difference),
    };
    // "Develop: a Workshop covers …": the name stands above the rest.
    let text = store.text_at(choice);
    let (name, what) = text.split_once(':').unwrap_or((&text, ""));
    let (name, what) = (name.trim_end().to_owned(), what.trim_start().to_owned());
    let waits = now_and_later(store, place, choice);
    let heading = if place == 0 { words.against_second() } else { words.against_first() };
    html! {
        <li class="advice" data-names=choice.to_string()>
            <h3><i>{place + 1}</i> <span>{name}</span></h3>
            <p class="what">{what}</p>
            {waits.map(|told| html! { <p class="waits">{told}</p> })}
            <p class="worth"><b>{number(said.points)}</b> {words.points_by_end()} <em>{compared}</em></p>
            {bar(said, ends)}
            // The numbers stand below the ends of the span.
            <div class="bar-ends" style:margin-left=percent(at(said.span.0, ends)) style:width=percent(at(said.span.1, ends) - at(said.span.0, ends))>
                <span>{number(said.span.0)}</span> <span>{number(said.span.1)}</span>
            </div>
            <h4>{heading}</h4>
            {reasons(&said.reasons, store)}
            {said.tome.get(words.0 as usize).map(|told| html! { <ul class="reasons of-tome"><li>{icon("tome", 20)} <span>{told.clone()}</span></li></ul> })}
            <button type="button" class=if place == 0 { "btn go" } else { "btn" } data-advised=place.to_string() on:click=choose>
                {icon("ui-check", 20)}
                {words.do_this()}
            </button>
        </li>
    }
}

/// Returns the cost and the gain of a choice now, and the loss of value if the best other choice is made first.
fn now_and_later(store: Store, place: usize, choice: usize) -> Option<String> {
    let (words, names) = (store.words(), store.table.names.get());
    let said = store.opponents.advice.with(|advice| advice.as_ref()?.said.clone())?;
    let first = said.get(usize::from(place == 0)).map(|(first, _)| *first);
    let told = store.table.choices.with(|choices| {
        let (word, first) = (choices.get(choice)?, first.and_then(|first| choices.get(first)));
        store.table.with(|table| {
            let now = gains_told(&table.gains(word, words.0), &names, words.0);
            let now = (!now.is_empty()).then_some(now);
            let waits = first.and_then(|first| store.code.reader(table)?.cost_of_waiting(table, word, first, words.0));
            let later = waits.map(|waits| match waits {
                Waits::Gone => words.later_gone().to_owned(),
                Waits::Worse(chips) => words.later_worse(gains_told(&chips, &names, words.0)),
            });
            Some(now.into_iter().chain(later).collect::<Vec<_>>().join(" "))
        })
    })?;
    (!told.is_empty()).then_some(told)
}

fn at(points: f32, ends: (f32, f32)) -> f32 {
    100.0 * (points - ends.0) / (ends.1 - ends.0).max(1.0)
}

fn percent(hundredths: f32) -> String {
    format!("{hundredths:.1}%")
}

fn bar(said: &WireAdvice, ends: (f32, f32)) -> View {
    let [left, right, middle] = [said.span.0, said.span.1, said.points].map(|points| 3.0 * at(points, ends));
    html! {
        <svg class="span" viewBox="0 0 300 18" preserveAspectRatio="none" aria-hidden="true">
            <rect x="0" y="3" width="300" height="12" rx="6" fill="var(--well)"/>
            <rect x=left.to_string() y="3" width=(right - left).max(2.0).to_string() height="12" rx="4" fill="var(--gold)"/>
            <rect x=(middle - 2.0).to_string() y="0" width="4" height="18" fill="var(--ink)"/>
        </svg>
    }
}

pub fn reasons(reasons: &[Reason], store: Store) -> View {
    let words = store.words();
    if reasons.is_empty() {
        return html! { <p class="no-reason">{words.no_difference()}</p> };
    }
    let line = |reason: &Reason| {
        let name = match (reason.term.as_str(), reason.names.get(words.0 as usize)) {
            ("others", _) | (_, None) => words.others_expect(),
            (_, Some(name)) => name,
        };
        let points = signed(reason.by.abs(), words.0).replace('+', "");
        let text = if reason.by < 0.0 { words.fewer_points(name, points) } else { words.more_points(name, points) };
        let usual = if reason.term == "others" { "ui-person" } else { "ui-next" };
        let sign = store.table.with(|table| table.game().term_sign(&reason.term)).unwrap_or(usual);
        html! { <li>{icon(sign, 20)} <span>{text}</span></li> }
    };
    html! { <ul class="reasons">{reasons.iter().map(line).collect_view()}</ul> }
}

/// Puts a star on the choices that the adviser named, until the decision changes.
pub fn mark_advised(store: Store) {
    Effect::new(move || {
        let said = store.opponents.advice.with(|advice| advice.as_ref().and_then(|advice| advice.said.clone()));
        let label = store.words().advised_mark();
        store.table.back.track();
        // The panels of the table are drawn in the same turn: after them.
        set_timeout(
            move || {
                for element in all("[data-star]") {
                    let _ = element.remove_attribute("data-star");
                    let _ = element.remove_attribute("aria-description");
                }
                for (place, (choice, _)) in said.iter().flatten().enumerate() {
                    for element in all(&format!("[data-choice='{choice}']")) {
                        let _ = element.set_attribute("data-star", &(place + 1).to_string());
                        let _ = element.set_attribute("aria-description", label);
                    }
                }
            },
            Duration::ZERO,
        );
    });
}
