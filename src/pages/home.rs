//! The first page: the covers of the games, the last game, a new one.

use super::banners::{button, how_to_install};
use super::covers::cover_view;
use super::setup::{fresh_seed, solo};
use crate::browser::database_health::{self, Health};
use crate::browser::timers::in_its_turn;
use crate::components::{emblem, icon};
use crate::info::{GameInfo, Text, covers, games, info, localize};
use crate::state::pages::{set_usual_game, usual_game};
use crate::state::saves::{self, SaveSummary};
use crate::state::store::{Page, Screen, Store, use_store};
use crate::table::controls::{at_round, language, learn, light_or_dark, rounds, seat_points, tool, which_game};
use crate::texts::PageTexts;
use kernel::Seat;
use leptos::prelude::*;
use markup::{CollectView, IntoView, Memo, RwSignal, View, html};
use ui::Overlay;

pub fn home() -> View {
    let store = use_store();
    // Game of the visible card: the last one that was set up.
    let game = RwSignal::new(usual_game().key);
    let open = move |game: &'static GameInfo| {
        html! {
            <button type="button" class="door open" data-game=game.key on:click=move |_| store.set_up(game)>
                {cover_view(game)}
                <span class="door-name">
                    <b>{game.name}</b>
                    <em>{move || localize(store.settings.lang.get(), game.about)}</em>
                    <i>{icon("ui-play", 12)} {move || store.texts().players_up_to(game.declared.seats.end())}</i>
                </span>
            </button>
        }
    };
    let all_covers = move || {
        html! {
            <section class="doors" aria-label=move || store.texts().new_game()>
                {covers().map(open).collect_view()}
            </section>
        }
    };
    let cards = move || {
        html! {
            <div class="home-cards">
                {how_to_install(store)} {lost(store)} {last_game(store)}
                {move || new_solo(store, game, info(game.get()))}
                {in_its_turn(move || store.code.page(Page::Daily(info(game.get()))))}
            </div>
        }
    };
    html! {
        <main class="home">
            <header class="home-head">
                <h1>"Francia"</h1>
                <p>{move || store.texts().tagline()}</p>
                <span class="grow"></span>
                {language()}
                {light_or_dark()}
                {tool("ui-settings", 24, PageTexts::settings, move || store.overlay.open(Overlay::Settings))}
            </header>
            // Together, since the covers take the space that the cards leave.
            {in_its_turn(move || html! { {all_covers()} {cards()} })}
            {in_its_turn(move || foot(store))}
        </main>
    }
}

fn foot(store: Store) -> View {
    let begun = last();
    html! {
        <footer class="home-foot">
            <button type="button" class="link" on:click=move |_| store.screen.set(Screen::Saves)>
                {move || store.texts().all_saves()}
            </button>
            <button type="button" class="link" data-past="" on:click=move |_| store.screen.set(Screen::History)>
                {move || store.texts().past_games()}
            </button>
            <button type="button" class="link" on:click=move |_| store.open_rules("aim")>
                {move || store.texts().read_the_rules()}
            </button>
            <button type="button" class="link" data-examples="" on:click=move |_| store.open_examples()>
                {move || store.texts().examples()}
            </button>
            // Before the first game they are among the cards.
            {move || begun.with(|(_, card)| card.is_some()).then(|| lessons("link"))}
            <span class="grow"></span>
            <span>{move || store.texts().unofficial()}</span>
        </footer>
    }
}

pub fn saved_ago(texts: PageTexts, saved: u64) -> String {
    let minutes = saves::now().saturating_sub(saved) / 60_000;
    match minutes {
        0 => texts.just_now().to_owned(),
        1..60 => texts.saved_minutes(minutes),
        60..1440 => texts.saved_hours(minutes / 60),
        _ => texts.saved_days(minutes / 1440),
    }
}

fn lost(store: Store) -> View {
    let listing = saves::listing();
    let lost = Memo::new(move || listing.with(|listing| listing.lost));
    (move || {
        let texts = store.texts();
        (lost.get() > 0).then(|| {
            let title = if lost.get() == 1 { texts.lost_game().to_owned() } else { texts.lost_games(lost.get()) };
            html! {
                <section class="panel install lost" role="status">
                    {icon("ui-warn", 24)}
                    <p class="grow">
                        <b>{title}</b>
                        {texts.lost_hint()}
                    </p>
                    {button("btn", texts.saved_games(), move || store.screen.set(Screen::Saves))}
                </section>
            }
        })
    })
    .into_view()
}

/// True once all saves are known, and the game to resume: the last unfinished one, otherwise the last one.
fn last() -> Memo<(bool, Option<SaveSummary>)> {
    let listing = saves::listing();
    Memo::new(move || {
        listing.with(|listing| {
            let cards = listing.cards();
            (listing.known, cards.iter().find(|card| !card.over).or(cards.first()).cloned())
        })
    })
}

fn lessons(class: &'static str) -> View {
    games().iter().map(|game| learn(move || (game.key, false), class)).collect_view().into_view()
}

fn last_game(store: Store) -> View {
    let last = last();
    let health = database_health::health();
    // There is no game only once all saves have been searched.
    let no_game = move || match (health.get(), last.get().0) {
        (Health::Stalled | Health::Abandoned, _) => store.texts().storage_silent(),
        (Health::Responding, false) => store.texts().looking_for_saves(),
        (Health::Responding, true) => store.texts().first_time(),
    };
    (move || match last.get() {
        (_, Some(card)) => last_card(store, &card).into_view(),
        (_, None) => html! {
            <section class="home-card empty">
                <h2>{no_game.clone()}</h2>
                <p>{move || store.texts().learn_hint()}</p>
                <div class="row">{lessons("btn")}</div>
                <p>{move || store.texts().about_fan()}</p>
            </section>
        },
    })
    .into_view()
}

pub fn go_on(store: Store, card: &SaveSummary) {
    store.resume(card.id);
}

fn last_card(store: Store, card: &SaveSummary) -> View {
    let SaveSummary { id, saved, round, progress, over, .. } = *card;
    let game = card.game_name();
    let lang = store.settings.lang.get();
    let seats = card
        .called(lang)
        .into_iter()
        .zip(&card.points)
        .enumerate()
        .map(|(place, (name, total))| seat_points(emblem(Seat(place as u8), 18, None), name, *total, 26));
    let seats = seats.collect_view();
    let resume = move |_| store.resume(id);
    html! {
        <section class="home-card">
            <div class="row">
                <h2>{move || store.texts().resume_game(&game)}</h2>
                <span class="grow"></span>
                <small>{move || saved_ago(store.texts(), saved)}</small>
            </div>
            <div class="home-save">
                <span class="home-round">
                    {move || at_round(store.texts(), round, progress)} {rounds(progress)}
                </span>
                {seats}
            </div>
            <button type="button" class="btn go wide" data-continue="" on:click=resume>
                {move || if over { store.texts().see_score() } else { store.texts().back_to_turn() }}
                {icon("ui-next", 20)}
            </button>
        </section>
    }
}

fn choices(store: Store, title: Text, of: Vec<(Text, Text)>, chosen: RwSignal<usize>) -> View {
    let count = of.len();
    let one = move |(place, (name, line)): (usize, (Text, Text))| {
        let cur = move || chosen.get() == place;
        html! {
            <button
                type="button"
                role="radio"
                class:cur=cur
                aria-checked=move || cur().to_string()
                on:click=move |_| chosen.set(place)
            >
                {move || localize(store.settings.lang.get(), name)}
                <em>{move || localize(store.settings.lang.get(), line)}</em>
            </button>
        }
    };
    html! {
        <div class="levels" class:four=count.is_multiple_of(2) role="radiogroup" aria-label=move || localize(store.settings.lang.get(), title)>
            {of.into_iter().enumerate().map(one).collect_view()}
        </div>
    }
}

fn new_solo(store: Store, chosen: RwSignal<&'static str>, game: &'static GameInfo) -> View {
    let (rival, strength) = (RwSignal::new(game.usual_rival), RwSignal::new(0));
    let begin = move |_| {
        let setup = solo(game, rival.get_untracked(), strength.get_untracked());
        if let Err(error) = store.begin(game.key, setup, fresh_seed(), false) {
            store.notices.show_toast(error.to_string());
        }
    };
    let rivals = game.rivals.iter().map(|rival| (rival.name, rival.line)).collect();
    let strengths: Vec<(Text, Text)> = game.strengths.iter().map(|strength| (strength.name, strength.line)).collect();
    let listing = saves::listing();
    // A beginner is offered the lesson first. Before the first game the lessons have a card of their own.
    let hint = move || {
        let of_it = |card: &SaveSummary| card.game == game.key;
        if listing.with(|listing| listing.cards().is_empty() || listing.cards().iter().any(of_it)) {
            html! { <p class="grow">{move || store.texts().new_solo_hint()}</p> }
        } else {
            html! { {learn(move || (game.key, false), "btn named")} <span class="grow"></span> }
        }
    };
    // Whoever sits opposite comes with the other pages: the first one does not wait for a face.
    let host = move || {
        let key = game.rivals.get(rival.get())?.key;
        let show = store.code.later.get()?.show;
        Some(html! { <span class="host">{show(Page::Host(key))}</span> })
    };
    html! {
        <section class="home-card with-host">
            <div class="row">
                <h2>{move || store.texts().new_solo()}</h2>
                {which_game(chosen, move |of| {
                    set_usual_game(of);
                    chosen.set(of.key);
                })}
            </div>
            <div class="row hint">
                {hint}
                <button type="button" class="link" on:click=move |_| store.screen.set(Screen::Setup)>
                    {move || store.texts().at_one_table()}
                </button>
            </div>
            <div class="row">
                <div class="col grow">
                    {choices(store, game.which_rival, rivals, rival)}
                    {(!strengths.is_empty()).then(|| choices(store, game.about_harder, strengths, strength))}
                </div>
                <button type="button" class="btn go" on:click=begin>
                    {move || store.texts().begin()}
                    {icon("ui-next", 20)}
                </button>
            </div>
            {host}
        </section>
    }
}
