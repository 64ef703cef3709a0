//! Home: the doors of the house, the last game, a new one.

use super::controls::{language, light_or_dark, rounds, seat_points};
use super::doors::{open_door, shut_door};
use super::setup::{fresh_seed, solo};
use crate::app::saves::{self, Card};
use crate::app::store::{Screen, Store, use_store};
use crate::app::table::icon;
use crate::app::words::Words;
use leptos::prelude::*;

/// How strong the official opponents are, weakest first: the word of the seat, and how many Workshops they begin with.
pub const STRENGTHS: [(&str, u8); 3] = [("solo-easy", 1), ("solo-standard", 3), ("solo-hard", 5)];

/// The name of a strength.
pub fn strength_name(words: Words, place: usize) -> &'static str {
    [words.easy(), words.standard(), words.hard()][place.min(2)]
}

/// Home.
#[component]
pub fn Home() -> impl IntoView {
    let store = use_store();
    let to_setup = move |_| store.screen.set(Screen::Setup);
    let shut = move |game: &'static str, name: &'static str| {
        view! {
            <div class="door shut">
                {shut_door(game)}
                <span class="door-name">
                    <b>{name}</b>
                    <em>{move || store.words().later()}</em>
                </span>
                <span class="door-lock">{icon("ui-lock", 18)}</span>
            </div>
        }
    };
    view! {
        <main class="home">
            <header class="home-head">
                <h1>"Francia"</h1>
                <p>{move || store.words().tagline()}</p>
                <span class="grow"></span>
                {language()}
                {light_or_dark()}
            </header>
            <section class="doors" aria-label=move || store.words().new_game()>
                <p class="soon">{move || store.words().more_rooms()}</p>
                <button type="button" class="door open" on:click=to_setup>
                    {open_door()}
                    <span class="door-name">
                        <b>"Paladins"</b>
                        <em>{move || store.words().ready()}</em>
                    </span>
                </button>
                {shut("viscounts", "Viscounts")}
                {shut("architects", "Architects")}
                {shut("tomesaga", "Tomesaga")}
            </section>
            <div class="home-cards">{last_game(store)} {new_solo(store)}</div>
            <footer class="home-foot">
                <button type="button" class="link" on:click=move |_| store.screen.set(Screen::Saves)>
                    {move || store.words().all_saves()}
                </button>
                <span class="grow"></span>
                <span>{move || store.words().unofficial()}</span>
            </footer>
        </main>
    }
}

/// How long ago a game was saved.
pub fn saved_ago(words: Words, saved: u64) -> String {
    let minutes = saves::now().saturating_sub(saved) / 60_000;
    match minutes {
        0 => words.just_now().to_owned(),
        1..60 => words.saved_minutes(minutes),
        60..1440 => words.saved_hours(minutes / 60),
        _ => words.saved_days(minutes / 1440),
    }
}

fn last_game(store: Store) -> impl IntoView {
    let cards = saves::list();
    let last = cards.iter().find(|card| !card.over).or(cards.first()).cloned();
    let Some(card) = last else {
        return view! {
            <section class="home-card empty">
                <h2>{move || store.words().resume()}</h2>
                <p>{move || store.words().no_save()}</p>
                <p>{move || store.words().about_fan()}</p>
            </section>
        }
        .into_any();
    };
    let Card { saved, progress, over, .. } = card;
    let seats = card
        .names
        .iter()
        .zip(&card.points)
        .enumerate()
        .map(|(place, (name, total))| seat_points(place, name.clone(), *total, 26));
    let seats = seats.collect_view();
    let resume = move |_| go_on(store, &card);
    view! {
        <section class="home-card">
            <div class="row">
                <h2>{move || store.words().resume()}</h2>
                <span class="grow"></span>
                <small>{move || saved_ago(store.words(), saved)}</small>
            </div>
            <div class="home-save">
                <span class="home-round">
                    {move || store.words().round_of(progress.0, progress.1)} {rounds(progress)}
                </span>
                {seats}
            </div>
            <button type="button" class="btn go wide" data-continue="" on:click=resume>
                {move || if over { store.words().see_score() } else { store.words().back_to_turn() }}
                {icon("ui-next", 20)}
            </button>
        </section>
    }
    .into_any()
}

/// Opens a saved game, or says why it cannot be opened.
pub fn go_on(store: Store, card: &Card) {
    if let Err(error) = store.resume(card) {
        let words = Words(store.lang.get_untracked());
        store.say(words.cannot_load(error));
    }
}

fn new_solo(store: Store) -> impl IntoView {
    let strength = RwSignal::new(1usize);
    let begin = move |_| {
        let (setup, seed) = (solo(STRENGTHS[strength.get_untracked().min(2)].0), fresh_seed());
        if let Err(error) = store.begin(setup, seed, false) {
            store.say(error.to_string());
        }
    };
    let level = move |place: usize| {
        let cur = move || strength.get() == place;
        view! {
            <button
                type="button"
                role="radio"
                class:cur=cur
                aria-checked=move || cur().to_string()
                on:click=move |_| strength.set(place)
            >
                {move || strength_name(store.words(), place)}
                <em>{move || workshops(store.words(), STRENGTHS[place].1)}</em>
            </button>
        }
    };
    view! {
        <section class="home-card">
            <div class="row">
                <h2>{move || store.words().new_solo()}</h2>
                <span class="grow"></span>
                <button type="button" class="link" on:click=move |_| store.screen.set(Screen::Setup)>
                    {move || store.words().at_one_table()}
                </button>
            </div>
            <p>{move || store.words().new_solo_hint()}</p>
            <div class="row">
                <div class="levels" role="radiogroup" aria-label=move || store.words().how_strong()>
                    {(0..3).map(level).collect_view()}
                </div>
                <button type="button" class="btn go" on:click=begin>
                    {move || store.words().begin()}
                    {icon("ui-next", 20)}
                </button>
            </div>
        </section>
    }
}

/// A number of Workshops.
pub fn workshops(words: Words, count: u8) -> String {
    if count == 1 { words.one_workshop().to_owned() } else { words.workshops(count) }
}
