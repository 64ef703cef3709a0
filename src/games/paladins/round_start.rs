//! The start of a round: of three Paladins one is played, one goes on top of the pile and one below it. Then the Tavern
//! follows.

use super::arms::arms;
use super::own::ability_view;
use crate::components::{cover, emblem, icon, spoken_icon};
use crate::state::store::Store;
use crate::texts::PageTexts;
use kernel::grammar::headed;
use kernel::{Lang, Seat, Spoken};
use leptos::prelude::*;
use markup::{CollectView, IntoView, Memo, RwSignal, View, html, keyed};
use paladins::components::{Action, Attribute, PaladinId, REGIONS, ROUNDS, TavernId, Worker, Workers};
use paladins::table::Texts;
use paladins::table::good_for::{enough_for, good_for, left_short, made_possible, may_end_tax};
use paladins::table::portraits;
use paladins::table::roles::{Role, Roles, hand};
use paladins::table::scene::Scene;
use paladins::table::scene::SceneExt as _;
use paladins::table::signs::{action_icon, attribute_icon, worker_icon};
use paladins::texts::names;
use paladins::{Choice, Paladins, Question, WhyNot};
use std::time::Duration;

fn worker(worker: Worker, size: u8, lang: Lang) -> View {
    spoken_icon(worker_icon(worker), size, "icon worker", names::worker(worker).one(lang).to_owned())
}

pub fn view(store: Store, scene: Memo<Scene>) -> View {
    let seat = move || store.table.viewer.get();
    let question = move || scene.with(|scene| scene.state.asked().map(|(_, question)| question));
    let choosing = Memo::new(move || matches!(question(), Some(Question::PlayPaladin | Question::TopPaladin)));
    let cards = Memo::new(move || scene.with(|scene| hand(&scene.state, seat())));
    let giving = Giving::new(store, scene);
    let taverns = Memo::new(move || {
        scene.with(|scene| {
            let board = scene.state.board();
            let card = |(place, card): (usize, &TavernId)| (place, *card, board.taken.has(place));
            board.taverns.iter().enumerate().map(card).collect::<Vec<_>>()
        })
    });
    let paladins = move || {
        let card = |card: PaladinId| (card.0.to_string(), paladin_card(store, scene, card, giving, seat()));
        keyed(cards.get().into_iter().map(card))
    };
    let revealed = Memo::new(move || {
        scene.with(|scene| {
            let state = &scene.state;
            let card = |seat: u8| state.player(Seat(seat)).paladin.map(|card| (Seat(seat), card));
            (0..state.seats() as u8).filter_map(card).collect::<Vec<_>>()
        })
    });
    let shown = move || {
        let card = |(seat, card): (Seat, PaladinId)| (seat.0.to_string(), revealed_card(store, scene, seat, card));
        keyed(revealed.get().into_iter().map(card))
    };
    let several = move || !choosing.get() && revealed.with(|cards| cards.len() > 1);
    html! {
        <div class="round-start" class:several=several>
            <Show
                when=move || choosing.get()
                fallback=move || {
                    html! {
                        <section class="panel paladins" aria-label=move || Texts(store.texts().0).revealed_paladins()>
                            <header class="stage">
                                <span class="part-number">"1"</span>
                                <h2>{move || Texts(store.texts().0).revealed_paladins()}</h2>
                            </header>
                            <div class="dealt paladin-cards">{shown}</div>
                        </section>
                    }
                }
            >
                <section class="panel paladins" aria-label=move || Texts(store.texts().0).three_paladins()>
                    <header class="stage">
                        <span class="part-number">"1"</span>
                        <h2>{move || Texts(store.texts().0).three_paladins()}</h2>
                        <p>{move || Texts(store.texts().0).three_hint()}</p>
                        <span class="chip">
                            {icon("ui-deck", 16)}
                            {move || Texts(store.texts().0).more_in_pile(scene.with(|scene| scene.state.player(seat()).paladins_left()))}
                        </span>
                    </header>
                    <div class="dealt paladin-cards" data-row="">{paladins}</div>
                </section>
            </Show>
            <section class="panel taverns" aria-label=move || store.texts().tavern()>
                <header class="stage">
                    <span class="part-number">"2"</span>
                    <h2>{move || store.texts().tavern()}</h2>
                    <p>
                        {move || {
                            let page_texts = store.texts();
                            if may_wish(store) && choosing.get() { page_texts.tavern_ahead() } else { page_texts.tavern_hint() }
                        }}
                    </p>
                </header>
                <div class="dealt tavern-cards" class:many=move || taverns.with(|cards| cards.len() > 3)>
                    {move || {
                        taverns
                            .get()
                            .into_iter()
                            .map(|(place, card, taken)| tavern_card(store, scene, (place, card, taken), choosing, giving))
                            .collect_view()
                    }}
                </div>
                {move || {
                    let wished = giving.wished.get().map(|(_, place)| place).filter(|_| choosing.get());
                    scene.with(|scene| enough_view(store, scene, giving.roles.get(), wished))
                }}
            </section>
        </div>
    }
}

#[derive(Clone, Copy)]
struct Giving {
    roles: Memo<Option<Roles>>,
    /// The Paladin to play and the one to put on top, while the choice of another Paladin is under way.
    wanted: RwSignal<Option<(PaladinId, PaladinId)>>,
    /// Tavern card that is taken as soon as it is asked for, if it is still there.
    wished: RwSignal<Option<(Seat, u8)>>,
}

impl Giving {
    fn new(store: Store, scene: Memo<Scene>) -> Self {
        let roles = Memo::new(move || scene.with(Roles::of));
        let wanted = RwSignal::new(None);
        Effect::new(move || {
            let played = scene.with(|scene| scene.state.player(scene.viewer).chosen());
            // A proposal made while the previous Paladin is still shown as played would be lost.
            if let Some((_, top)) = wanted.get().filter(|(play, _)| played == Some(*play)) {
                wanted.set(None);
                store.choosing.propose(Choice::Top(top).to_string());
            }
        });
        let wished = RwSignal::new(None);
        Effect::new(move || {
            let asked = scene.with(|scene| scene.state.asked());
            let now = |(seat, _): &(Seat, u8)| asked == Some((*seat, Question::Tavern)) && store.asks_person();
            if let Some((_, place)) = wished.get().filter(now) {
                wished.set(None);
                // After the page shows the question.
                set_timeout(move || store.choose_unasked(Choice::Tavern(place)), Duration::ZERO);
            }
        });
        Self { roles, wanted, wished }
    }

    /// Gives a card a role. Playing another Paladin takes the first choice back. The card on top is a proposal.
    fn give(self, store: Store, scene: Memo<Scene>, card: PaladinId, role: Role) {
        let now = self.roles.get_untracked();
        let cards = scene.with_untracked(|scene| hand(&scene.state, scene.viewer));
        let Some(first) = cards.first().copied() else { return };
        let before = now.unwrap_or_else(|| Roles::with(&cards, first, None));
        let after = before.give(card, role);
        let play = Choice::Play(after.play);
        if now.is_some_and(|now| now.play == after.play) {
            if let Some(top) = after.top {
                store.pick(Choice::Top(top));
            }
            return;
        }
        self.wanted.set(after.top.map(|top| (after.play, top)));
        if scene.with_untracked(|scene| scene.choices.contains(&play)) {
            store.choose(play);
        } else {
            store.switch(play);
        }
    }
}

/// True if a Tavern card may be chosen ahead. A lesson has an order of its own.
fn may_wish(store: Store) -> bool {
    !store.lesson.is_on()
}

fn paladin_card(store: Store, scene: Memo<Scene>, card: PaladinId, giving: Giving, seat: Seat) -> View {
    let role = Memo::new(move || giving.roles.get().map(|roles| roles.role(card)));
    let says = move || {
        let page_texts = store.texts();
        let last = scene.with(|scene| scene.state.round() == ROUNDS);
        role.get().map_or("", |role| match role {
            Role::Play => page_texts.yours_this_round(),
            // No round follows the last one.
            _ if last => "",
            Role::Top => page_texts.drawn_next_round(),
            Role::Bottom => page_texts.under_the_pile(),
        })
    };
    // With the Tavern card that is chosen ahead; before that, with any that is there.
    let ready = Memo::new(move || {
        let wished = giving.wished.get().map(|(_, place)| usize::from(place));
        scene.with(|scene| {
            let board = scene.state.board();
            let free = board
                .taverns
                .iter()
                .enumerate()
                .filter(|(place, _)| wished.map_or_else(|| !board.taken.has(*place), |wished| *place == wished));
            let taverns: Vec<TavernId> = free.map(|(_, card)| *card).collect();
            made_possible(&scene.state, seat, card, &taverns)
        })
    });
    let short = Memo::new(move || scene.with(|scene| left_short(&scene.state, seat, card)));
    html! {
        <article
            class="card paladin-card"
            class:selected=move || role.get() == Some(Role::Play)
            data-anchor=format!("paladin:{}", card.0)
            class:waiting=move || role.get().is_some_and(|role| role != Role::Play)
            data-topic=format!("paladin:{}", card.0)
        >
            {paladin_face(scene, card, seat)}
            {move || ready.with(|ready| ready_view(store, ready))}
            {move || short.with(|short| short_view(store, *short))}
            <p class="says">{says}</p>
            {role_buttons(store, scene, card, role, giving)}
        </article>
    }
}

fn ready_view(store: Store, ready: &[Action]) -> View {
    if ready.is_empty() {
        return ().into_view();
    }
    let page_texts = store.texts();
    let chip = |action: &Action| {
        html! { <span class="chip">{icon(action_icon(*action), 16)} <span>{names::action(*action, page_texts.0)}</span></span> }
    };
    html! {
        <p class="line good-for">
            <em>{page_texts.good_for()}</em>
            {ready.iter().map(chip).collect_view()}
        </p>
    }
}

fn short_view(store: Store, short: Option<(Action, WhyNot)>) -> Option<View> {
    let (action, why) = short?;
    let lang = store.settings.lang.get();
    Some(html! {
        <p class="line left-short">
            {icon(action_icon(action), 16)} <span>{names::action(action, lang)}</span> <em>{Paladins::reason(&why, lang)}</em>
        </p>
    })
}

/// Actions that all Workers of the round can pay for, once the Paladin and the Tavern card are chosen.
fn enough_view(store: Store, scene: &Scene, roles: Option<Roles>, wished: Option<u8>) -> Option<View> {
    let tavern = scene.state.board().taverns.get(usize::from(wished?))?;
    let brought = Workers::of(roles?.play.card().workers);
    let held = scene.me().workers.plus(brought).plus(Workers::of(tavern.card().iter().copied()));
    let (actions, most) = enough_for(&scene.state, scene.viewer, held);
    let page_texts = store.texts();
    let chip = |action: &Action| {
        html! { <span class="chip">{icon(action_icon(*action), 16)} <span>{names::action(*action, page_texts.0)}</span></span> }
    };
    (most > 0).then(|| {
        html! {
            <p class="line good-for enough" role="status">
                <em>{page_texts.enough_for_so_many(most)}</em>
                {actions.iter().map(chip).collect_view()}
            </p>
        }
    })
}

fn revealed_card(store: Store, scene: Memo<Scene>, seat: Seat, card: PaladinId) -> View {
    html! {
        <article class="card paladin-card" data-topic=format!("paladin:{}", card.0)>
            <p class="owner">{emblem(seat, 20, None)} <b>{store.table.name(seat)}</b></p>
            {paladin_face(scene, card, seat)}
        </article>
    }
}

fn paladin_face(scene: Memo<Scene>, card: PaladinId, seat: Seat) -> View {
    let lang = scene.with(|scene| scene.lang);
    let paladin = card.card();
    let workers = paladin.workers.map(|kind| worker(kind, 26, lang)).into_iter().collect_view();
    let boosts = paladin.boosts.iter().map(|&(attribute, levels)| {
        let label = names::attribute(attribute).one(lang).to_owned();
        html! {
            <span class="line">
                <b>"+"{levels}</b>
                {spoken_icon(attribute_icon(attribute), 20, "icon", label)}
            </span>
        }
    });
    let boosts = boosts.collect_view();
    let levels =
        Attribute::ALL.map(|attribute| level_row(scene, card, attribute, seat, lang)).into_iter().collect_view();
    html! {
        <div class="line paladin-head">
            <span class="portrait">{cover(&portraits::paladin(card), 138)} {arms(card, 58)}</span>
            <div class="col">
                <h3>{paladin.name}</h3>
                <div class="line gives">
                    <span class="line">{workers}</span>
                    {boosts}
                </div>
            </div>
        </div>
        <p class="line quest paladin-does">{ability_view(paladin.ability, lang)}</p>
        <div class="col levels-after">{levels}</div>
    }
}

fn level_row(scene: Memo<Scene>, card: PaladinId, attribute: Attribute, seat: Seat, lang: Lang) -> View {
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
    html! {
        <div class="line level-row" class:up=after != track>
            {spoken_icon(attribute_icon(attribute), 19, "icon", names::attribute(attribute).one(lang).to_owned())}
            <b>{track}</b>
            {icon("ui-next", 10)}
            <b class="to">{after}</b>
            <em>{reaches}</em>
        </div>
    }
}

/// Buttons Play, Top and Bottom. A tap gives the card this role; the card that had it gets the old role.
fn role_buttons(store: Store, scene: Memo<Scene>, card: PaladinId, role: Memo<Option<Role>>, giving: Giving) -> View {
    let page_texts = store.texts();
    let name = card.card().name;
    let button = |own: Role, sign: &'static str, text: &'static str| {
        // Only the Paladin to play is a separate choice of the engine. The rest is a proposal until it is confirmed.
        let place = move || {
            let place = store.index_of(Choice::Play(card)).filter(|_| own == Role::Play);
            place.map(|place| place.to_string())
        };
        html! {
            <button
                type="button"
                class:cur=move || role.get() == Some(own)
                aria-pressed=move || (role.get() == Some(own)).to_string()
                aria-label=headed(text, name, page_texts.0)
                data-choice=place
                on:click=move |_| giving.give(store, scene, card, own)
            >
                {icon(sign, 16)}
                {text}
            </button>
        }
    };
    html! {
        <div class="seg roles" role="group" aria-label=name>
            {button(Role::Play, "ui-play", page_texts.play_it())} {button(Role::Top, "ui-top", page_texts.top())}
            {button(Role::Bottom, "ui-bottom", page_texts.bottom())}
        </div>
    }
}

/// A card of the Tavern. While the Paladins are chosen it is chosen ahead, and taken when it is asked for.
fn tavern_card(
    store: Store,
    scene: Memo<Scene>,
    (place, card, taken): (usize, TavernId, bool),
    choosing: Memo<bool>,
    giving: Giving,
) -> View {
    let lang = store.settings.lang.get();
    let page_texts = PageTexts(lang);
    let own = place as u8;
    let choice = Choice::Tavern(own);
    let legal = move || store.index_of(choice);
    let ahead = move || choosing.get() && !taken && may_wish(store);
    let wish = move || (store.table.viewer.get(), own);
    let wished = move || giving.wished.get() == Some(wish());
    let workers = card.card().map(|kind| worker(kind, 34, lang)).into_iter().collect_view();
    let criminal = card.card().contains(&Worker::Criminal);
    let line = if taken {
        page_texts.taken()
    } else if criminal {
        page_texts.brings_suspicion()
    } else {
        ""
    };
    // Its Suspicion takes Tax.
    let ends = Memo::new(move || {
        scene.with(|scene| (criminal && !taken && may_end_tax(&scene.state)).then(|| scene.state.board().tax))
    });
    let ending = move || {
        ends.get()
            .map(|tax| html! { <span class="line stop">{icon("tax", 16)} {page_texts.may_end_the_tax(tax)}</span> })
    };
    let good = move || {
        let paladin = giving.roles.get().map(|roles| roles.play).filter(|_| choosing.get());
        scene.with(|scene| good_for(&scene.state, scene.viewer, paladin, card))
    };
    let good = Memo::new(move || if taken { Vec::new() } else { good() });
    let chip = move |action: Action| {
        html! { <span class="chip">{icon(action_icon(action), 16)} <span>{names::action(action, lang)}</span></span> }
    };
    let press = move |_| {
        if ahead() {
            let wish = untrack(wish);
            giving.wished.update(|wished| *wished = (*wished != Some(wish)).then_some(wish));
        } else {
            store.choose(choice);
        }
    };
    html! {
        <button
            type="button"
            class="card mid tavern-card"
            class:taken=taken
            class:target=move || legal().is_some() || ahead()
            class:selected=move || ahead() && wished()
            aria-pressed=move || ahead().then(|| wished().to_string())
            disabled=move || legal().is_none() && !ahead()
            data-choice=move || legal().map(|place| place.to_string())
            data-anchor=format!("tavern:{place}")
            data-topic="rules:tavern"
            on:click=press
        >
            <span class="line mugs">{workers}</span>
            <span class="line tavern-line">{(criminal && !taken).then(|| icon("suspicion", 18))} {line}</span>
            {ending}
            <span class="line good-for">{move || good.get().into_iter().map(chip).collect_view()}</span>
        </button>
    }
}
