//! The log: what happened, round by round, in the words that the live region reads out too.

use crate::app::store::{Store, use_store};
use crate::app::table::{drawer, emblem, icon};
use crate::kernel::{Game, Seat};
use crate::paladins::Event;
use crate::paladins::words::tell;
use leptos::prelude::*;

/// A step of the game in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The round; 0 for the set-up.
    pub round: u32,
    /// The step of the game that it belongs to.
    pub step: usize,
    /// Who chose that step; nobody for the deal.
    pub seat: Option<Seat>,
    /// What happened, a sentence each.
    pub texts: Vec<String>,
}

/// The lines of the game so far, oldest first, in the reader's language.
pub fn entries(store: Store) -> Vec<Entry> {
    let lang = store.lang.get();
    let names = store.names.get();
    store.with_table(|table| {
        let mut lines = Vec::new();
        let mut round = 0;
        for (step, moment) in table.past().iter().enumerate() {
            // A round's events belong to it from the one that begins it: what led there stays with the round before.
            for events in moment.events.chunk_by(|_, next| !matches!(next, Event::RoundBegan { .. })) {
                if let Some(Event::RoundBegan { round: begun, .. }) = events.first() {
                    round = u32::from(*begun);
                }
                let texts = tell(events, &names, lang);
                if !texts.is_empty() {
                    lines.push(Entry { round, step, seat: moment.seat, texts });
                }
            }
        }
        lines
    })
}

/// The newest line, for the button that opens the log.
pub fn newest(store: Store) -> String {
    let lang = store.lang.get();
    let names = store.names.get();
    let line =
        store.with_table(|table| table.past().iter().rev().find_map(|moment| tell(&moment.events, &names, lang).pop()));
    line.unwrap_or_else(|| store.words().log_empty().to_owned())
}

/// The drawer with the log, the newest round on top.
#[component]
pub fn Log() -> impl IntoView {
    let store = use_store();
    let only = RwSignal::new(None::<Seat>);
    let close = Callback::new(move |()| store.log_open.set(false));
    let lines = Memo::new(move |_| {
        let mut lines = entries(store);
        if let Some(seat) = only.get() {
            lines.retain(|line| line.seat == Some(seat));
        }
        lines
    });
    let rounds = move || {
        let lines = lines.get();
        let last = lines.last().map_or(0, |line| line.round);
        (0..=last)
            .rev()
            .map(|round| {
                let title =
                    if round == 0 { store.words().set_up_line().to_owned() } else { store.words().round_n(round) };
                let of_round: Vec<Entry> = lines.iter().filter(|line| line.round == round).rev().cloned().collect();
                view! {
                    <li class="log-round">
                        <h3>{title}</h3>
                        <ol>{of_round.into_iter().map(line).collect_view()}</ol>
                    </li>
                }
            })
            .collect_view()
    };
    let filter = move |seat: Option<Seat>| {
        let label = move || seat.map_or_else(|| store.words().everyone().to_owned(), |seat| store.name(seat));
        let inside = match seat {
            Some(seat) => emblem(seat, 18, None),
            None => view! { {move || store.words().everyone()} }.into_any(),
        };
        view! {
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
    move || {
        let words = store.words();
        let seats = store.with_state(Game::seats);
        let filters = std::iter::once(None).chain((0..seats as u8).map(|seat| Some(Seat(seat)))).map(filter);
        let line =
            view! { <div class="seg" role="group" aria-label=words.log()>{filters.collect_view()}</div> }.into_any();
        let inside = view! { <ol class="log-rounds">{rounds}</ol> }.into_any();
        drawer("log-drawer", icon("ui-log", 24), words.log().to_owned(), line, words.close(), close, inside)
    }
}

fn line(entry: Entry) -> impl IntoView {
    let sign = entry.seat.map(|seat| emblem(seat, 16, None));
    view! {
        <li class="log-entry">
            <span class="step">{entry.step}</span>
            <span class="who">{sign}</span>
            <div>{entry.texts.into_iter().map(|text| view! { <p>{text}</p> }).collect_view()}</div>
        </li>
    }
}
