//! The start of a round: three Paladins, of which one is played, one put on top of the pile and one below it; then the Tavern.

use super::arms::arms;
use super::own::ability_view;
use super::scene::Scene;
use super::signs::{attribute_icon, worker_icon};
use crate::app::store::Store;
use crate::app::table::{emblem, icon, spoken_icon};
use crate::app::words::Words;
use crate::kernel::grammar::headed;
use crate::kernel::{Lang, Seat};
use crate::paladins::components::{Action, Attribute, PaladinId, REGIONS, TavernId, Worker};
use crate::paladins::words::names;
use crate::paladins::{Choice, Paladins, Question};
use leptos::prelude::*;

/// Whether a question belongs to the start of a round.
pub fn is_round_start(question: Question) -> bool {
    matches!(question, Question::PlayPaladin | Question::TopPaladin | Question::Tavern)
}

fn worker(worker: Worker, size: u8, lang: Lang) -> AnyView {
    spoken_icon(worker_icon(worker), size, "icon worker", names::worker(worker).one(lang).to_owned())
}

/// The Paladins in a seat's hands, the one played among them, in an order that does not change.
fn hand(state: &Paladins, seat: Seat) -> Vec<PaladinId> {
    let player = state.player(seat);
    let mut cards: Vec<PaladinId> = Vec::new();
    for card in player.hand().iter().copied().chain(player.chosen()) {
        cards.insert(cards.partition_point(|other| *other < card), card);
    }
    cards
}

/// The start of a round, over the boards.
pub fn view(store: Store, scene: Memo<Scene>) -> AnyView {
    let seat = move || store.viewer.get();
    let question = move || scene.with(|scene| scene.state.asked().map(|(_, question)| question));
    let choosing = Memo::new(move |_| matches!(question(), Some(Question::PlayPaladin | Question::TopPaladin)));
    let cards = Memo::new(move |_| scene.with(|scene| hand(&scene.state, seat())));
    let played = Memo::new(move |_| scene.with(|scene| scene.state.player(seat()).chosen()));
    let taverns = Memo::new(move |_| {
        scene.with(|scene| {
            let board = scene.state.board();
            let card = |(place, card): (usize, &TavernId)| (place, *card, board.taken.has(place));
            board.taverns.iter().enumerate().map(card).collect::<Vec<_>>()
        })
    });
    let paladins = move || {
        cards.get().into_iter().map(|card| paladin_card(store, scene, card, played.get(), seat())).collect_view()
    };
    let revealed = Memo::new(move |_| {
        scene.with(|scene| {
            let state = &scene.state;
            let card = |seat: u8| state.player(Seat(seat)).paladin.map(|card| (Seat(seat), card));
            (0..state.seats() as u8).filter_map(card).collect::<Vec<_>>()
        })
    });
    let shown =
        move || revealed.get().into_iter().map(|(seat, card)| revealed_card(store, scene, seat, card)).collect_view();
    let several = move || !choosing.get() && revealed.with(|cards| cards.len() > 1);
    view! {
        <div class="round-start" class:several=several>
            <Show
                when=move || choosing.get()
                fallback=move || {
                    view! {
                        <section class="panel paladins" aria-label=move || store.words().revealed_paladins()>
                            <header class="stage">
                                <span class="stage-no">"1"</span>
                                <h2>{move || store.words().revealed_paladins()}</h2>
                            </header>
                            <div class="paladin-cards">{shown}</div>
                        </section>
                    }
                }
            >
                <section class="panel paladins" aria-label=move || store.words().three_paladins()>
                    <header class="stage">
                        <span class="stage-no">"1"</span>
                        <h2>{move || store.words().three_paladins()}</h2>
                        <p>{move || store.words().three_hint()}</p>
                        <span class="left-in-pile">
                            {icon("ui-deck", 16)}
                            {move || store.words().more_in_pile(scene.with(|scene| scene.state.player(seat()).paladins_left()))}
                        </span>
                    </header>
                    <div class="paladin-cards">{paladins}</div>
                </section>
            </Show>
            <section class="panel taverns" aria-label=move || store.words().tavern()>
                <header class="stage">
                    <span class="stage-no">"2"</span>
                    <h2>{move || store.words().tavern()}</h2>
                    <p>{move || store.words().tavern_hint()}</p>
                </header>
                <div class="tavern-cards" class:many=move || taverns.with(|cards| cards.len() > 3)>
                    {move || {
                        taverns
                            .get()
                            .into_iter()
                            .map(|(place, card, taken)| tavern_card(store, place, card, taken))
                            .collect_view()
                    }}
                </div>
            </section>
        </div>
    }
    .into_any()
}

/// What happens to a card now.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    Open,
    Played,
    Waiting,
}

fn paladin_card(
    store: Store,
    scene: Memo<Scene>,
    card: PaladinId,
    played: Option<PaladinId>,
    seat: Seat,
) -> impl IntoView {
    let words = store.words();
    let role = match played {
        None => Role::Open,
        Some(chosen) if chosen == card => Role::Played,
        Some(_) => Role::Waiting,
    };
    let says = if role == Role::Played { words.yours_this_round() } else { "" };
    view! {
        <article
            class="paladin-card"
            class:played=role == Role::Played
            class:waiting=role == Role::Waiting
            data-topic=format!("paladin:{}", card.0)
        >
            {paladin_face(scene, card, seat)}
            <p class="says">{says}</p>
            {role_buttons(store, scene, card, role, words)}
        </article>
    }
}

/// A Paladin that everybody sees.
fn revealed_card(store: Store, scene: Memo<Scene>, seat: Seat, card: PaladinId) -> impl IntoView {
    view! {
        <article class="paladin-card" data-topic=format!("paladin:{}", card.0)>
            <p class="owner">{emblem(seat, 20, None)} <b>{store.name(seat)}</b></p>
            {paladin_face(scene, card, seat)}
        </article>
    }
}

/// What a Paladin brings, lends and does, and what its owner reaches with it.
fn paladin_face(scene: Memo<Scene>, card: PaladinId, seat: Seat) -> impl IntoView {
    let lang = scene.with(|scene| scene.lang);
    let paladin = card.card();
    let workers = paladin.workers.map(|kind| worker(kind, 26, lang)).into_iter().collect_view();
    let boosts = paladin.boosts.iter().map(|&(attribute, levels)| {
        let label = names::attribute(attribute).one(lang).to_owned();
        view! {
            <span>
                <b>"+"{levels}</b>
                {spoken_icon(attribute_icon(attribute), 20, "icon", label)}
            </span>
        }
    });
    let boosts = boosts.collect_view();
    let levels =
        Attribute::ALL.map(|attribute| level_row(scene, card, attribute, seat, lang)).into_iter().collect_view();
    view! {
        <div class="paladin-head">
            {arms(card, 58)}
            <div>
                <h3>{paladin.name}</h3>
                <div class="paladin-gains">
                    <span>{workers}</span>
                    {boosts}
                </div>
            </div>
        </div>
        <p class="paladin-ability">{ability_view(paladin.ability, lang)}</p>
        <div class="levels-after">{levels}</div>
    }
}

/// An Attribute before and with the Paladin, and what it reaches.
fn level_row(scene: Memo<Scene>, card: PaladinId, attribute: Attribute, seat: Seat, lang: Lang) -> impl IntoView {
    let track = scene.with(|scene| scene.state.player(seat).track(attribute));
    let after = track + card.card().boost(attribute);
    let reach = |action: Action, noun: &str| {
        let regions = (0..REGIONS).take_while(|&region| {
            let (needed, level) = Paladins::region_need(action, region);
            needed == attribute && level <= after
        });
        match regions.count() {
            0 => None,
            1 => Some(format!("{noun} I")),
            last => Some(format!("{noun} I–{}", names::region(last as u8 - 1))),
        }
    };
    let reaches =
        [reach(Action::Commission, names::MONK.many(lang)), reach(Action::Garrison, names::OUTPOST.many(lang))];
    let reaches = reaches.into_iter().flatten().collect::<Vec<_>>().join(", ");
    view! {
        <div class="level-row" class:up=after != track>
            {spoken_icon(attribute_icon(attribute), 19, "icon", names::attribute(attribute).one(lang).to_owned())}
            <b>{track}</b>
            {icon("ui-next", 10)}
            <b class="to">{after}</b>
            <em>{reaches}</em>
        </div>
    }
}

/// Play, Top, Bottom. Playing another card takes the first choice back; the bottom takes the card that is not put on top.
fn role_buttons(store: Store, scene: Memo<Scene>, card: PaladinId, role: Role, words: Words) -> impl IntoView {
    let place = move |choice: Choice| store.index_of(choice).map(|place| place.to_string());
    let other = move || {
        let is_other = |choice: &Choice| matches!(choice, Choice::Top(top) if *top != card);
        scene.with(|scene| scene.choices.iter().copied().find(is_other))
    };
    let play = move |_| {
        let choice = Choice::Play(card);
        if scene.with_untracked(|scene| scene.choices.contains(&choice)) {
            store.choose(choice);
        } else {
            store.switch(choice);
        }
    };
    let waiting = role == Role::Waiting;
    let name = card.card().name;
    let sink = move |_| {
        if let Some(choice) = untrack(other).filter(|_| waiting) {
            store.choose(choice);
        }
    };
    view! {
        <div class="seg roles" role="group" aria-label=name>
            <button
                type="button"
                class:cur=role == Role::Played
                aria-pressed=(role == Role::Played).to_string()
                aria-label=headed(words.play_it(), name, words.0)
                data-choice=move || place(Choice::Play(card))
                on:click=play
            >
                {icon("ui-play", 16)}
                {words.play_it()}
            </button>
            <button
                type="button"
                disabled=!waiting
                aria-label=headed(words.top(), name, words.0)
                data-choice=move || place(Choice::Top(card))
                on:click=move |_| store.choose(Choice::Top(card))
            >
                {icon("ui-top", 16)}
                {words.top()}
            </button>
            <button
                type="button"
                disabled=!waiting
                aria-label=headed(words.bottom(), name, words.0)
                data-choice=move || other().filter(|_| waiting).and_then(place)
                on:click=sink
            >
                {icon("ui-bottom", 16)}
                {words.bottom()}
            </button>
        </div>
    }
}

fn tavern_card(store: Store, place: usize, card: TavernId, taken: bool) -> impl IntoView {
    let lang = store.lang.get();
    let words = Words(lang);
    let choice = Choice::Tavern(place as u8);
    let legal = move || store.index_of(choice);
    let workers = card.card().map(|kind| worker(kind, 34, lang)).into_iter().collect_view();
    let criminal = card.card().contains(&Worker::Criminal);
    let line = if taken {
        words.taken()
    } else if criminal {
        words.brings_suspicion()
    } else {
        ""
    };
    view! {
        <button
            type="button"
            class="tavern-card"
            class:taken=taken
            class:legal=move || legal().is_some()
            disabled=move || legal().is_none()
            data-choice=move || legal().map(|place| place.to_string())
            data-topic="rules:tavern"
            on:click=move |_| store.choose(choice)
        >
            <span class="mugs">{workers}</span>
            <span class="tavern-line">{(criminal && !taken).then(|| icon("suspicion", 18))} {line}</span>
        </button>
    }
}
