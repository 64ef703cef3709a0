//! The adviser: the three best choices now, with their worth and the reasons. A tap on one makes it.

use crate::browser::elements::all;
use crate::components::{drawer, gains_text, icon};
use crate::state::screen::Page;
use crate::state::store::{Store, use_store};
use crate::texts::PageTexts;
use kernel::grammar::grouped;
use leptos::prelude::*;
use markup::{CollectView, IntoView, Memo, View, html};
use players::{Reason, WireAdvice, signed};
use std::time::Duration;
use ui::{DelayCost, Overlay};

pub fn adviser_button(store: Store) -> View {
    html! {
        <button
            type="button"
            class="icon-button bulb"
            aria-label=move || store.texts().adviser()
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
        let texts = store.texts();
        let line = html! { <p>{texts.adviser_line()}</p> {move || tried(store)} };
        let inside = (move || inside(store)).into_view();
        drawer("adviser", icon("ui-hint", 26), texts.adviser().to_owned(), line, texts.close(), close, inside)
    })
    .into_view()
}

fn tried(store: Store) -> Option<View> {
    let tried = store.opponents.advice.with(|advice| advice.as_ref().map_or(0.0, |advice| advice.tried));
    let tried_text = move |texts: PageTexts| texts.tried_games(grouped(texts.0, tried));
    (tried > 0.0).then(|| html! { <span class="tried">{tried_text(store.texts())}</span> })
}

fn inside(store: Store) -> View {
    let texts = store.texts();
    let found = Memo::new(move || {
        store.opponents.advice.with(|advice| advice.as_ref().map(|advice| (advice.advised.clone(), advice.lost)))
    });
    match found.get() {
        Some((_, true)) => html! { <p class="advice-wait" role="status">{texts.adviser_lost()}</p> },
        Some((Some(advised), _)) => {
            let ends = ends(&advised);
            let cards =
                advised.iter().enumerate().map(|(place, (choice, advised))| card(store, place, *choice, advised, ends));
            html! {
                <ol class="advised">{cards.collect_view()}</ol>
                <footer class="advice-note">
                    {icon("ui-info", 18)} <span>{texts.adviser_note()}</span>
                </footer>
            }
        }
        _ => {
            let share =
                move || store.opponents.advice.with(|advice| advice.as_ref().map_or(0.0, |advice| advice.share));
            html! {
                <div class="advice-wait">
                    <p role="status">{texts.adviser_thinks()}</p>
                    <progress
                        class="thought"
                        max="1"
                        prop:value=move || f64::from(share())
                        aria-label=texts.thinking()
                    ></progress>
                </div>
            }
        }
    }
}

/// Fewest and most points of all spans, slightly widened: the ends of every bar.
fn ends(advised: &[(usize, WireAdvice)]) -> (f32, f32) {
    let least = advised.iter().map(|(_, advised)| advised.span.0).fold(f32::MAX, f32::min);
    let most = advised.iter().map(|(_, advised)| advised.span.1).fold(f32::MIN, f32::max);
    (least - 4.0, most + 4.0)
}

fn card(store: Store, place: usize, choice: usize, advised: &WireAdvice, ends: (f32, f32)) -> View {
    let texts = store.texts();
    let choose = move |_| store.choose_advised(choice);
    let number = |points: f32| format!("{points:.0}").replace('-', "−");
    let difference = signed(advised.difference.abs(), texts.0).replace('+', "");
    let compared = match place {
        0 if advised.difference < 0.05 => String::new(),
        0 => texts.more_than_second(difference),
        _ => texts.less_than_first(difference),
    };
    // "Develop: a Workshop covers …": the name stands above the rest.
    let text = store.text_at(choice);
    let (name, what) = text.split_once(':').unwrap_or((&text, ""));
    let (name, what) = (name.trim_end().to_owned(), what.trim_start().to_owned());
    let waits = now_and_later(store, place, choice);
    let heading = if place == 0 { texts.against_second() } else { texts.against_first() };
    html! {
        <li class="advice" data-names=choice.to_string()>
            <h3><i>{place + 1}</i> <span>{name}</span></h3>
            <p class="what">{what}</p>
            {waits.map(|text| html! { <p class="waits">{text}</p> })}
            <p class="worth"><b>{number(advised.points)}</b> {texts.points_by_end()} <em>{compared}</em></p>
            {bar(advised, ends)}
            // The numbers stand below the ends of the span.
            <div class="bar-ends" style:margin-left=percent(at(advised.span.0, ends)) style:width=percent(at(advised.span.1, ends) - at(advised.span.0, ends))>
                <span>{number(advised.span.0)}</span> <span>{number(advised.span.1)}</span>
            </div>
            <h4>{heading}</h4>
            {reasons(&advised.reasons, store)}
            {advised.tome.get(texts.0 as usize).map(|text| html! { <ul class="reasons of-tome"><li>{icon("tome", 20)} <span>{text.clone()}</span></li></ul> })}
            <button type="button" class=if place == 0 { "btn go" } else { "btn" } data-advised=place.to_string() on:click=choose>
                {icon("ui-check", 20)}
                {texts.do_this()}
            </button>
        </li>
    }
}

/// Returns the cost and the gain of a choice now, and the loss of value if the best other choice is made first.
fn now_and_later(store: Store, place: usize, choice: usize) -> Option<String> {
    let (texts, names) = (store.texts(), store.table.names.get());
    let advised = store.opponents.advice.with(|advice| advice.as_ref()?.advised.clone())?;
    let first = advised.get(usize::from(place == 0)).map(|(first, _)| *first);
    let advice = store.table.choices.with(|choices| {
        let (key, first) = (choices.get(choice)?, first.and_then(|first| choices.get(first)));
        store.table.with(|table| {
            let now = gains_text(&table.gains(key, texts.0), &names, texts.0);
            let now = (!now.is_empty()).then_some(now);
            let waits = first.and_then(|first| store.code.reader(table)?.cost_of_waiting(table, key, first, texts.0));
            let later = waits.map(|waits| match waits {
                DelayCost::Gone => texts.later_gone().to_owned(),
                DelayCost::Worse(chips) => texts.later_worse(gains_text(&chips, &names, texts.0)),
            });
            Some(now.into_iter().chain(later).collect::<Vec<_>>().join(" "))
        })
    })?;
    (!advice.is_empty()).then_some(advice)
}

fn at(points: f32, ends: (f32, f32)) -> f32 {
    100.0 * (points - ends.0) / (ends.1 - ends.0).max(1.0)
}

fn percent(hundredths: f32) -> String {
    format!("{hundredths:.1}%")
}

fn bar(advised: &WireAdvice, ends: (f32, f32)) -> View {
    let [left, right, middle] = [advised.span.0, advised.span.1, advised.points].map(|points| 3.0 * at(points, ends));
    html! {
        <svg class="span" viewBox="0 0 300 18" preserveAspectRatio="none" aria-hidden="true">
            <rect x="0" y="3" width="300" height="12" rx="6" fill="var(--well)"/>
            <rect x=left.to_string() y="3" width=(right - left).max(2.0).to_string() height="12" rx="4" fill="var(--gold)"/>
            <rect x=(middle - 2.0).to_string() y="0" width="4" height="18" fill="var(--ink)"/>
        </svg>
    }
}

pub fn reasons(reasons: &[Reason], store: Store) -> View {
    let texts = store.texts();
    if reasons.is_empty() {
        return html! { <p class="no-reason">{texts.no_difference()}</p> };
    }
    let line = |reason: &Reason| {
        let name = match (reason.term.as_str(), reason.names.get(texts.0 as usize)) {
            ("others", _) | (_, None) => texts.others_expect(),
            (_, Some(name)) => name,
        };
        let points = signed(reason.by.abs(), texts.0).replace('+', "");
        let text = if reason.by < 0.0 { texts.fewer_points(name, points) } else { texts.more_points(name, points) };
        let usual = if reason.term == "others" { "ui-person" } else { "ui-next" };
        let sign = store.table.with(|table| table.game().term_sign(&reason.term)).unwrap_or(usual);
        html! { <li>{icon(sign, 20)} <span>{text}</span></li> }
    };
    html! { <ul class="reasons">{reasons.iter().map(line).collect_view()}</ul> }
}

/// Puts a star on the choices that the adviser named, until the decision changes.
pub fn mark_advised(store: Store) {
    Effect::new(move || {
        let advised = store.opponents.advice.with(|advice| advice.as_ref().and_then(|advice| advice.advised.clone()));
        let label = store.texts().advised_mark();
        store.table.back.track();
        // The panels of the table are drawn in the same turn: after them.
        set_timeout(
            move || {
                for element in all("[data-star]") {
                    let _ = element.remove_attribute("data-star");
                    let _ = element.remove_attribute("aria-description");
                }
                for (place, (choice, _)) in advised.iter().flatten().enumerate() {
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
