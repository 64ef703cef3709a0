//! The log: the events by round and turn, in the sentences of the live region. A line leads to the things that it
//! names.

use super::entries::{LogEntry, entries};
use super::story_steps::replay_moment;
use crate::components::{drawer, emblem, icon};
use crate::state::any_table::LogSentence;
use crate::state::store::{Screen, Store, use_store};
use crate::state::story::{Story, StoryStep};
use kernel::Seat;
use leptos::prelude::*;
use markup::{CollectView, IntoView, Memo, RwSignal, View, html, keyed};
use ui::{Moment, Overlay};

pub fn log_button(store: Store) -> View {
    html! {
        <button
            type="button"
            class="newest"
            aria-label=move || format!("{}. {}", store.texts().log(), newest(store))
            aria-expanded=move || store.overlay.is(&Overlay::Log).to_string()
            on:click=move |_| store.overlay.toggle(Overlay::Log)
        >
            {icon("ui-log", 22)}
            <span>{move || newest(store)}</span>
        </button>
    }
}

/// Newest visible line: later lines are held back while a story runs or the page looks back.
fn newest(store: Store) -> String {
    let lang = store.settings.lang.get();
    let names = store.table.names.get();
    let narrated = store.stories.story.with(|story| story.as_ref().and_then(Story::step).map(StoryStep::step));
    let shown = narrated.or(store.table.back.get());
    let line = store.table.with(|table| {
        let last = shown.unwrap_or_else(|| table.last_step());
        (0..=last).rev().find_map(|step| table.narrated(step, &names, lang).pop())
    });
    line.unwrap_or_else(|| store.texts().log_empty().to_owned())
}

pub fn log() -> View {
    let store = use_store();
    let only = RwSignal::new(None::<Seat>);
    let close = Callback::new(move |()| store.overlay.close());
    let lines = Memo::new(move || {
        let mut lines = entries(store, 0, false);
        if let Some(seat) = only.get() {
            lines.retain(|line| line.seat == Some(seat));
        }
        lines
    });
    let rounds = move || {
        let lines = lines.get();
        let last = lines.last().map_or(0, |line| line.round);
        // The newest stand first: without keys every new turn would move the focus to another line.
        let round = |round: u32| {
            let of_round: Vec<&LogEntry> = lines.iter().filter(|line| line.round == round).collect();
            let turns = of_round.chunk_by(|one, next| one.turn == next.turn).rev();
            let turns = keyed(turns.map(|entries| (entries[0].turn.to_string(), turn(store, entries))));
            let view = html! {
                <li class="log-round">
                    <h3>{store.texts().round_title(round)}</h3>
                    <ol>{turns}</ol>
                </li>
            };
            (round.to_string(), view)
        };
        keyed((0..=last).rev().map(round))
    };
    let filter = move |seat: Option<Seat>| {
        let label = move || seat.map_or_else(|| store.texts().everyone().to_owned(), |seat| store.table.name(seat));
        let inside = match seat {
            Some(seat) => emblem(seat, 18, None),
            None => html! { {move || store.texts().everyone()} },
        };
        html! {
            <button
                type="button"
                class:cur=move || only.get() == seat
                aria-pressed=move || (only.get() == seat).to_string()
                aria-label=label
                on:click=move |_| only.set(seat)
            >
                {inside}
            </button>
        }
    };
    (move || {
        let texts = store.texts();
        let seats = store.table.seats();
        let filters = std::iter::once(None).chain((0..seats).map(|seat| Some(Seat(seat)))).map(filter);
        let line = html! { <div class="seg" role="group" aria-label=texts.log()>{filters.collect_view()}</div> };
        let inside = html! { <ol class="log-rounds" tabindex="0">{rounds}</ol> };
        drawer("log-drawer", icon("ui-log", 24), texts.log().to_owned(), line, texts.close(), close, inside)
    })
    .into_view()
}

fn turn(store: Store, entries: &[&LogEntry]) -> View {
    let seat = entries.iter().find_map(|entry| entry.seat);
    let head = seat.map(|seat| html! { <h4>{emblem(seat, 16, None)} {store.table.name(seat)}</h4> });
    let step = entries.first().map(|entry| entry.step);
    let leads = store.screen.get() == Screen::Play;
    let lines = entries.iter().flat_map(|entry| &entry.lines).map(|one| line(store, one, leads)).collect_view();
    let mut steps: Vec<usize> = entries.iter().map(|entry| entry.step).filter(|_| leads).collect();
    steps.dedup();
    let again = steps.into_iter().flat_map(|step| moments(store, step)).collect_view();
    html! {
        <li class="log-entry">
            <span class="step">{step}</span>
            <div>{head} {lines} {again}</div>
        </li>
    }
}

/// The moments of a step. Each button replays its moment on the table of that step.
fn moments(store: Store, step: usize) -> Vec<View> {
    let (names, lang) = (store.table.names.get(), store.settings.lang.get());
    let found = store.table.with(|table| table.moments(step, &names, lang));
    let button = |moment: Moment| {
        let (sign, title) = (moment.sign, moment.title.clone());
        let replay = move |_| {
            store.overlay.close();
            replay_moment(store, &moment, step);
        };
        html! {
            <button type="button" class="log-line line" on:click=replay>
                {icon(sign, 18)}
                {title}
            </button>
        }
    };
    found.into_iter().map(button).collect()
}

fn line(store: Store, line: &LogSentence, leads: bool) -> View {
    let LogSentence { text, anchors, .. } = line.clone();
    if anchors.is_empty() || !leads {
        return html! { <p>{text}</p> };
    }
    let texts = store.texts();
    html! {
        <button type="button" class="log-line" title=texts.show_it() on:click=move |_| store.stories.point.set(anchors.clone())>
            {text}
        </button>
    }
}
