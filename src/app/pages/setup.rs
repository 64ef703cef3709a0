//! A new game: who sits at the table, how strong the official opponent is, which parts are added, what it is dealt from.

use super::controls::{language, light_or_dark};
use super::home::{STRENGTHS, strength_name, workshops};
use crate::app::settings::{recall, remember};
use crate::app::store::{Screen, Store, default_name, use_store};
use crate::app::table::{emblem, icon};
use crate::app::words::Words;
use crate::kernel::{MAX_NAME, Seat, SeatKind, Seed, Setup};
use crate::paladins::MOST_SEATS;
use leptos::prelude::*;
use leptos::web_sys::js_sys::Math;

/// The key under which the name of the first seat is remembered.
const NAME: &str = "francia.name";

/// Who may sit on a seat.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sitter {
    Person,
    Computer,
    Official,
    Nobody,
}

impl Sitter {
    const ALL: [Self; 4] = [Self::Person, Self::Computer, Self::Official, Self::Nobody];

    fn name(self, words: Words) -> &'static str {
        match self {
            Self::Person => words.person(),
            Self::Computer => words.computer(),
            Self::Official => words.official(),
            Self::Nobody => words.nobody(),
        }
    }

    const fn icon(self) -> &'static str {
        match self {
            Self::Person => "ui-person",
            Self::Computer => "ui-cpu",
            Self::Official => "ui-crown",
            Self::Nobody => "ui-close",
        }
    }

    /// Whether it may sit there: the official opponent only on the second seat, and nobody only on those after the first.
    const fn may_sit(self, place: usize) -> bool {
        match self {
            Self::Person | Self::Computer => true,
            Self::Official => place == 1,
            Self::Nobody => place > 0,
        }
    }
}

/// What the page asks about a new game.
#[derive(Clone, Copy)]
struct Form {
    store: Store,
    sitters: [RwSignal<Sitter>; MOST_SEATS],
    names: [RwSignal<String>; MOST_SEATS],
    strength: RwSignal<usize>,
    bonus: RwSignal<bool>,
    practice: RwSignal<bool>,
    seed: RwSignal<String>,
}

impl Form {
    fn new(store: Store) -> Self {
        let usual = [Sitter::Person, Sitter::Official, Sitter::Nobody, Sitter::Nobody];
        let name = recall(NAME).unwrap_or_default();
        let names = [name, String::new(), String::new(), String::new()];
        Self {
            store,
            sitters: usual.map(RwSignal::new),
            names: names.map(RwSignal::new),
            strength: RwSignal::new(1),
            bonus: RwSignal::new(false),
            practice: RwSignal::new(false),
            seed: RwSignal::new(fresh_seed().text().to_owned()),
        }
    }

    /// Seats somebody, and changes what does not go with it.
    fn sit(self, place: usize, sitter: Sitter) {
        self.sitters[place].set(sitter);
        if sitter == Sitter::Official {
            self.sitters[2].set(Sitter::Nobody);
            self.sitters[3].set(Sitter::Nobody);
        } else if sitter != Sitter::Nobody && place > 1 && self.sitters[1].get_untracked() == Sitter::Official {
            self.sitters[1].set(Sitter::Person);
        }
    }

    /// The seats that are taken, from the first on.
    fn taken(self) -> Vec<usize> {
        (0..MOST_SEATS).filter(|&place| self.sitters[place].get() != Sitter::Nobody).collect()
    }

    fn people(self) -> usize {
        self.taken().into_iter().filter(|&place| self.sitters[place].get() == Sitter::Person).count()
    }

    fn setup(self) -> Setup {
        let taken = self.taken();
        let word = |place: &usize| match self.sitters[*place].get() {
            Sitter::Computer => "random".to_owned(),
            Sitter::Official => STRENGTHS[self.strength.get().min(2)].0.to_owned(),
            _ => "human".to_owned(),
        };
        let name = |place: &usize| match self.sitters[*place].get() {
            Sitter::Person => self.names[*place].get().trim().chars().take(MAX_NAME).collect(),
            _ => String::new(),
        };
        let mut names: Vec<String> = taken.iter().map(name).collect();
        while names.last().is_some_and(String::is_empty) {
            names.pop();
        }
        let modules = if self.bonus.get() { vec!["bonus-townsfolk".to_owned()] } else { Vec::new() };
        Setup { seats: taken.iter().map(word).collect(), names, modules }
    }

    fn begin(self) {
        let words = Words(self.store.lang.get_untracked());
        let Ok(seed) = self.seed.get_untracked().parse::<Seed>() else {
            return self.store.say(words.bad_seed().to_owned());
        };
        remember(NAME, self.names[0].get_untracked().trim());
        let practice = untrack(|| self.practice.get() && self.people() == 1);
        if self.store.begin(untrack(|| self.setup()), seed, practice).is_err() {
            self.store.say(words.no_table().to_owned());
        }
    }
}

/// A person against the official opponent of this strength.
pub fn solo(opponent: &str) -> Setup {
    let mut setup = Setup::of(&["human", opponent]);
    if let Some(name) = recall(NAME).filter(|name| !name.is_empty()) {
        setup.names.push(name.chars().take(MAX_NAME).collect());
    }
    setup
}

/// A seed that nobody has thought of: two words and a number.
pub fn fresh_seed() -> Seed {
    const FIRST: [&str; 16] = [
        "amber", "ashen", "bright", "copper", "early", "golden", "green", "grey", "hidden", "high", "hollow", "quiet",
        "red", "silver", "white", "winter",
    ];
    const SECOND: [&str; 16] = [
        "abbey", "bell", "bridge", "crown", "ford", "gate", "harvest", "hill", "mill", "oak", "relic", "river", "road",
        "tower", "vineyard", "wall",
    ];
    let pick = |list: [&'static str; 16]| list[below(16).min(15)];
    let text = format!("{}-{}-{:04}", pick(FIRST), pick(SECOND), below(10_000));
    text.parse().unwrap_or_else(|_| Seed::from(below(10_000) as u64))
}

/// A number below `bound` from the browser's chance: only for seeds.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
fn below(bound: u32) -> usize {
    (Math::random() * f64::from(bound)) as usize
}

/// The page of a new game.
#[component]
pub fn NewGame() -> impl IntoView {
    let store = use_store();
    let form = Form::new(store);
    let usual = move |_| {
        if let Err(error) = store.begin(solo(STRENGTHS[1].0), fresh_seed(), false) {
            store.say(error.to_string());
        }
    };
    view! {
        <main class="setup">
            <header class="page-head">
                <button
                    type="button"
                    class="tool"
                    aria-label=move || store.words().back()
                    on:click=move |_| store.screen.set(Screen::Home)
                >
                    {icon("ui-back", 26)}
                </button>
                <h1>{move || store.words().new_game_of()}</h1>
                <span class="grow"></span>
                {language()}
                {light_or_dark()}
            </header>
            <section class="panel usual">
                <div>
                    <h2>{move || store.words().usual_game()}</h2>
                    <p>{move || store.words().usual_hint()}</p>
                </div>
                <span class="grow"></span>
                <button type="button" class="btn go big" on:click=usual>
                    {icon("ui-play", 20)}
                    {move || store.words().begin()}
                </button>
            </section>
            <section class="panel part seats">
                <h3>{move || store.words().at_the_table()}</h3>
                {(0..MOST_SEATS).map(|place| seat_row(form, place)).collect_view()}
                <p class="note">
                    {icon("ui-tablet", 20)} <span>{move || store.words().curtain_hint()}</span>
                </p>
            </section>
            {strengths(form)}
            {parts(form)}
            {shuffle(form)}
            <footer class="panel setup-foot">
                <div class="ask">
                    <b>{move || summary(form)}</b>
                    <span>{move || store.words().with_parts(parts_text(form), form.seed.get())}</span>
                </div>
                <span class="grow"></span>
                <button type="button" class="btn go" on:click=move |_| form.begin()>
                    {icon("ui-play", 20)}
                    {move || store.words().begin_this()}
                </button>
            </footer>
        </main>
    }
}

/// The name that a seat will have.
fn seat_name(form: Form, place: usize) -> String {
    let words = form.store.words();
    let own = form.names[place].get();
    match form.sitters[place].get() {
        Sitter::Person if !own.trim().is_empty() => own.trim().to_owned(),
        Sitter::Person => default_name(place, SeatKind::Human, words),
        Sitter::Computer => default_name(place, SeatKind::Random, words),
        Sitter::Official => words.rival().to_owned(),
        Sitter::Nobody => String::new(),
    }
}

fn summary(form: Form) -> String {
    let names: Vec<String> = form.taken().into_iter().map(|place| seat_name(form, place)).collect();
    if names.len() < 2 {
        return form.store.words().no_table().to_owned();
    }
    names.join(" · ")
}

fn parts_text(form: Form) -> String {
    let words = form.store.words();
    let mut parts = Vec::new();
    if form.sitters[1].get() == Sitter::Official {
        parts.push(strength_name(words, form.strength.get()));
    }
    if form.bonus.get() {
        parts.push(words.bonus_townsfolk());
    }
    if form.practice.get() && form.people() == 1 {
        parts.push(words.practice());
    }
    if parts.is_empty() { "Paladins".to_owned() } else { parts.join(", ") }
}

fn seat_row(form: Form, place: usize) -> impl IntoView {
    let store = form.store;
    let sitter = form.sitters[place];
    let line = move || {
        let words = store.words();
        match sitter.get() {
            Sitter::Person => "",
            Sitter::Computer => words.plays_at_random(),
            Sitter::Official => words.only_two(),
            Sitter::Nobody => words.either_kind(),
        }
    };
    let title = move || {
        let words = store.words();
        match sitter.get() {
            Sitter::Nobody => ["", words.second_seat(), words.third_seat(), words.fourth_seat()][place].to_owned(),
            _ => seat_name(form, place),
        }
    };
    let name = move || {
        if sitter.get() == Sitter::Person {
            let change = move |event| form.names[place].set(event_target_value(&event));
            let hint = default_name(place, SeatKind::Human, store.words());
            view! {
                <input
                    class="seat-name"
                    aria-label=move || store.words().name()
                    maxlength=MAX_NAME.to_string()
                    autocomplete="off"
                    placeholder=hint
                    prop:value=form.names[place].get_untracked()
                    on:input=change
                />
            }
            .into_any()
        } else {
            view! { <b>{title}</b> }.into_any()
        }
    };
    let button = move |who: Sitter| {
        let cur = move || sitter.get() == who;
        view! {
            <button
                type="button"
                class:cur=cur
                aria-pressed=move || cur().to_string()
                on:click=move |_| form.sit(place, who)
            >
                {icon(who.icon(), 17)}
                <span>{move || who.name(store.words())}</span>
            </button>
        }
    };
    view! {
        <div class="seat-row" class:off=move || sitter.get() == Sitter::Nobody>
            {emblem(Seat(place as u8), 30, None)}
            <span class="seat-who">{name} <em>{line}</em></span>
            <div class="seg" role="group" aria-label=title>
                {Sitter::ALL.into_iter().filter(|who| who.may_sit(place)).map(button).collect_view()}
            </div>
        </div>
    }
}

fn strengths(form: Form) -> impl IntoView {
    let store = form.store;
    let level = move |place: usize| {
        let cur = move || form.strength.get() == place;
        let (_, count) = STRENGTHS[place];
        view! {
            <button
                type="button"
                role="radio"
                class:cur=cur
                aria-checked=move || cur().to_string()
                on:click=move |_| {
                    form.strength.set(place);
                    form.sit(1, Sitter::Official);
                }
            >
                <b>{move || strength_name(store.words(), place)}</b>
                <span class="workshops">{(0..count).map(|_| icon("workshop", 19)).collect_view()}</span>
                <em>{move || workshops(store.words(), count)}</em>
            </button>
        }
    };
    view! {
        <section class="panel part strength" class:idle=move || form.sitters[1].get() != Sitter::Official>
            <h3>{move || store.words().how_strong()}</h3>
            <div class="levels tall" role="radiogroup" aria-label=move || store.words().how_strong()>
                {(0..3).map(level).collect_view()}
            </div>
            <p class="note">{move || store.words().workshops_owned()}</p>
        </section>
    }
}

/// A switch with its name and what it means.
fn switch(
    sign: &'static str,
    on: RwSignal<bool>,
    name: impl Fn() -> &'static str + Send + 'static,
    line: impl Fn() -> &'static str + Send + 'static,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class="switch"
            class:on=move || on.get()
            role="switch"
            aria-checked=move || on.get().to_string()
            on:click=move |_| on.update(|on| *on = !*on)
        >
            {icon(sign, 24)}
            <span>
                <b>{name}</b>
                <em>{line}</em>
            </span>
            <i class="knob" aria-hidden="true">
                <u></u>
            </i>
        </button>
    }
}

fn parts(form: Form) -> impl IntoView {
    let store = form.store;
    let practice_line = move || {
        if form.people() == 1 { store.words().practice_hint() } else { store.words().practice_solo() }
    };
    view! {
        <section class="panel part box">
            <h3>{move || store.words().in_the_box()}</h3>
            {switch(
                "act-recruit",
                form.bonus,
                move || store.words().bonus_townsfolk(),
                move || store.words().bonus_hint(),
            )}
            {switch("ui-undo", form.practice, move || store.words().practice(), practice_line)}
        </section>
    }
}

fn shuffle(form: Form) -> impl IntoView {
    let store = form.store;
    view! {
        <section class="panel part deal">
            <h3>{move || store.words().shuffle()}</h3>
            <div class="seed">
                {icon("ui-dice", 24)}
                <input
                    aria-label=move || store.words().seed()
                    maxlength="64"
                    autocomplete="off"
                    spellcheck="false"
                    prop:value=move || form.seed.get()
                    on:input=move |event| form.seed.set(event_target_value(&event))
                />
                <button
                    type="button"
                    class="btn"
                    on:click=move |_| form.seed.set(fresh_seed().text().to_owned())
                >
                    {icon("ui-swap", 18)}
                    {move || store.words().another()}
                </button>
            </div>
            <p class="note">{move || store.words().seed_hint()}</p>
        </section>
    }
}
