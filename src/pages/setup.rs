//! A new game: the game, the players on the seats, the official opponent, the modules, the seed.

mod dealt;
mod faces;
mod form;
mod seats;

pub use form::{fresh_seed, named, solo};

use super::by_link::who_is_here;
use super::campaign::numeral;
use super::covers::cover_view;
use crate::components::{Frame, emblem, face, icon};
use crate::info::{Extra, GameInfo, OpponentInfo, Strength, info, localize};
use crate::state::store::{Screen, SetUp, use_store};
use crate::table::controls::{self, copy_address, language, learn, light_or_dark, tool, which_game};
use crate::texts::PageTexts;
use campaign::{ChapterOf, chapters};
use form::{SetupForm, Sitter, extras_of};
use kernel::{Coop, Seat};
use leptos::prelude::*;
use markup::{CollectView, IntoView, RwSignal, View, html, keyed};
use players::levels;
use seats::seat_row;
use std::time::Duration;
use ui::characters::{official_line, official_name};
use ui::portraits;
use ui::{Address, NewGame, Route};

/// Delay after which an opened page is drawn.
const SHOWN: Duration = Duration::from_millis(40);

pub fn new_game() -> View {
    let store = use_store();
    let asked = store.pages.new_game.get_untracked();
    let form = SetupForm::new(store);
    let faces_of = RwSignal::new(None);
    if let Some(asked) = asked {
        toast_unknown(form, &asked);
    }
    let first = StoredValue::new(untrack(|| form.now()));
    let is_changed = Signal::derive(move || first.with_value(|first| form.now() != *first));
    let remember = Callback::new(move |()| untrack(|| form.remember()));
    store.pages.set_up.set_value(Some(SetUp { is_changed, remember }));
    // The address follows the choices, and another address sets them.
    Effect::new(move || store.pages.new_game.set(Some(form.new_game())));
    Effect::new(move || {
        if let Some(new) = store.pages.new_game.get()
            && untrack(|| form.new_game()) != new
        {
            form.fill(&new);
            first.set_value(untrack(|| form.now()));
            toast_unknown(form, &new);
        }
    });
    on_cleanup(move || {
        // Names are stored, since no address contains them.
        if untrack(|| first.with_value(|first| form.now() != *first)) {
            form.remember();
        }
        store.pages.set_up.set_value(None);
        store.pages.new_game.set(None);
    });
    html! {
        <main class="setup">
            <header class="page-head">
                {tool("ui-back", 26, PageTexts::back, move || store.leave_for(Screen::Home))}
                <h1>{move || if form.is_campaign() { store.texts().new_campaign().to_owned() } else { store.texts().new_game_of(form.info().name) }}</h1>
                {which_game(form.game, move |game| form.choose_game(game))}
                <span class="grow"></span>
                {language()}
                {light_or_dark()}
            </header>
            <section class="panel usual">
                <div class="ask">
                    <h2>{move || if form.is_usual() { store.texts().usual_game() } else { store.texts().this_game() }}</h2>
                    <p>{move || if form.is_usual() { usual_hint(form) } else { parts_text(form) }}</p>
                </div>
                <span class="grow"></span>
                {learn(move || (form.game.get(), form.plays_together()), "link")} {move || who_plays(form)}
                {begin(form, "btn go big")}
            </section>
            <section class="panel part seats">
                <h3>{move || store.texts().at_the_table()}</h3>
                {move || (0..form.most_seats()).map(|place| seat_row(form, faces_of, place)).collect_view()}
                <p class="note">
                    {icon("ui-tablet", 20)} <span>{move || store.texts().curtain_hint()}</span>
                </p>
                {move || (form.people() > 1).then(|| who_plays_here(form))}
            </section>
            {move || if form.is_campaign() { chapters_ahead(form) } else { rivals(form, form.info()) }}
            {parts(form)}
            {shuffle(form)}
            {dealt::dealt(form)}
            <footer class="panel setup-foot">
                <div class="ask">
                    <b>{move || summary(form)}</b>
                    <span>{move || store.texts().with_parts(parts_text(form), form.seed.get())}</span>
                </div>
                <span class="grow"></span>
                {begin(form, "btn go")}
            </footer>
        </main>
    }
}

fn toast_unknown(form: SetupForm, asked: &NewGame) {
    if !untrack(|| form.takes(asked)) {
        let store = form.store;
        // After the new screen, which clears earlier messages.
        set_timeout(move || store.notices.show_toast(store.settings.texts_now().not_all_known().to_owned()), SHOWN);
    }
}

fn begin(form: SetupForm, class: &'static str) -> View {
    html! {
        <button type="button" class=class on:click=move |_| form.begin()>
            {icon("ui-play", 20)}
            {move || form.store.texts().begin()}
        </button>
    }
}

fn who_plays(form: SetupForm) -> View {
    let seat = |(place, taken): (usize, usize)| {
        html! { <span class="who-plays">{emblem(Seat(place as u8), 22, None)} <b>{form.name(taken)}</b></span> }
    };
    form.taken().into_iter().enumerate().map(seat).collect_view().into_view()
}

fn who_plays_here(form: SetupForm) -> View {
    let store = form.store;
    let people =
        move || form.seats_of_people().into_iter().map(|(place, seat)| (seat, form.name(place))).collect::<Vec<_>>();
    let by_link = move || {
        let texts = store.texts();
        (!form.elsewhere().is_empty())
            .then(|| html! { <p class="note">{texts.by_link_how()} " " {texts.for_friends()}</p> })
    };
    html! {
        {who_is_here(store, people, move || form.elsewhere(), move |seats| form.set_elsewhere(&seats))}
        {by_link}
    }
}

fn summary(form: SetupForm) -> String {
    let texts = form.store.texts();
    let with_level = |place: usize| {
        let level = levels().get(form.levels[place].get()).filter(|_| form.sitters[place].get() == Sitter::Computer);
        let name = form.name(place);
        level.map_or_else(|| name.clone(), |level| format!("{name} ({})", level.name(texts.0)))
    };
    let names: Vec<String> = form.taken().into_iter().map(with_level).collect();
    if names.len() < 2 {
        return texts.no_table().to_owned();
    }
    names.join(" · ")
}

fn parts_text(form: SetupForm) -> String {
    let texts = form.store.texts();
    let game = form.info();
    let mut parts = vec![game.name.to_owned()];
    if let Some(rival) = game.rivals.get(form.rival.get()).filter(|_| form.is_official()) {
        parts.push(localize(texts.0, rival.name).to_owned());
    }
    if form.is_campaign() {
        let on = |extra: &&Extra| form.extras.with(|on| on.contains(&extra.key));
        parts.extend(extras_of(game).filter(on).map(|extra| localize(texts.0, extra.name).to_owned()));
    } else {
        parts.extend(game.parts(&form.setup().modules, texts.0));
    }
    if form.is_practice() {
        parts.push(texts.practice().to_owned());
    }
    parts.join(", ")
}

fn usual_hint(form: SetupForm) -> String {
    let (texts, game) = (form.store.texts(), form.info());
    if form.is_campaign() {
        return texts.usual_campaign().to_owned();
    }
    let rival = game.rivals.get(game.usual_rival).map_or("", |rival| localize(texts.0, rival.listed));
    texts.usual_hint(rival)
}

fn one_of(class: &'static str, label: &'static str, buttons: Vec<View>) -> View {
    html! { <div class=class role="radiogroup" aria-label=label>{buttons}</div> }
}

fn one(cur: impl Fn() -> bool + Copy + Send + Sync + 'static, press: impl Fn() + 'static, inside: View) -> View {
    html! {
        <button type="button" role="radio" class:cur=cur aria-checked=move || cur().to_string() on:click=move |_| press()>
            {inside}
        </button>
    }
}

fn rivals(form: SetupForm, game: &'static GameInfo) -> View {
    let texts = form.store.texts();
    let rival = |(place, rival): (usize, &'static OpponentInfo)| {
        let (sign, count) = rival.signs;
        let inside = html! {
            <b>{localize(texts.0, rival.name)}</b>
            <span class="workshops">{(0..count).map(|_| icon(sign, 19)).collect_view()}</span>
            <em>{localize(texts.0, rival.line)}</em>
        };
        one(move || form.rival.get() == place, move || form.rival.set(place), inside.into_view())
    };
    let host = move || {
        let rival = game.rivals.get(form.rival.get())?;
        let portrait = portraits::official(rival.key)?;
        let [name, line] = [official_name(rival.key)?, official_line(rival.key)?].map(|text| text.localize(texts.0));
        Some(
            html! { <div class="character">{face(portrait, Frame::Arch(52))} <p><b>{name}</b> <span>{line}</span></p></div> },
        )
    };
    let rivals: Vec<View> = game.rivals.iter().enumerate().map(rival).collect();
    let level = |count: usize| {
        let inside = match game.strengths.get(count) {
            Some(Strength { name, line }) => {
                html! { <b>{localize(texts.0, *name)}</b> <em>{localize(texts.0, *line)}</em> }
            }
            None if count == 0 => html! { <b>{texts.as_it_is()}</b> },
            None => html! { <b>"+"{count}</b> },
        };
        one(move || form.harder.get() == count, move || form.harder.set(count), inside)
    };
    let harder = (!game.declared.harder.is_empty()).then(|| {
        let levels = (0..=game.declared.harder.len()).map(level).collect();
        html! {
            <h3>{texts.how_strong()} <small>{localize(texts.0, game.about_harder)}</small></h3>
            {one_of("levels row", texts.how_strong(), levels)}
        }
    });
    let about = localize(texts.0, game.about_rivals);
    let about = (!about.is_empty()).then(|| html! { <p class="note">{about}</p> });
    let title = localize(texts.0, game.which_rival);
    let scenarios = form.scenarios();
    if !form.is_official() && !scenarios.is_empty() {
        return together(form, &scenarios);
    }
    if !form.is_official() {
        return html! {
            <section class="panel part strength idle">
                <h3>{title}</h3>
                <p class="note">{texts.no_official()}</p>
            </section>
        };
    }
    html! {
        <section class="panel part strength">
            <h3>{title}</h3>
            {host}
            {one_of(if game.rivals.len() == 4 { "levels tall four" } else { "levels tall" }, title, rivals)}
            {harder}
            {about}
        </section>
    }
}

fn together(form: SetupForm, scenarios: &[Coop]) -> View {
    let texts = form.store.texts();
    let choice = |coop: Option<Coop>| {
        let (name, line) = match coop {
            None => (texts.against_each_other(), texts.everybody_for_themselves()),
            Some(coop) => (coop.name(texts.0), texts.against_the_overlord()),
        };
        let sign = if coop.is_some() { "coop" } else { "ui-flag" };
        let inside = html! { <b>{name}</b> <span class="workshops">{icon(sign, 19)}</span> <em>{line}</em> };
        one(move || form.together.get() == coop, move || form.together.set(coop), inside.into_view())
    };
    let title = texts.together();
    let choices: Vec<View> = std::iter::once(None).chain(scenarios.iter().copied().map(Some)).map(choice).collect();
    let class = if choices.len() == 4 { "levels tall four" } else { "levels tall" };
    html! {
        <section class="panel part strength">
            <h3>{title}</h3>
            {one_of(class, title, choices)}
            <p class="note">{texts.about_together()}</p>
        </section>
    }
}

fn practice(form: SetupForm) -> View {
    let store = form.store;
    let line = move || if form.people() == 1 { store.texts().practice_hint() } else { store.texts().practice_solo() };
    controls::switch_where(
        Signal::derive(move || form.may_practise()),
        "ui-undo",
        Signal::derive(move || form.is_practice()),
        move || store.texts().practice(),
        line,
        move || form.practice.update(|on| *on = !*on),
    )
}

fn chapters_ahead(form: SetupForm) -> View {
    let texts = form.store.texts();
    let chapter = |of: &ChapterOf| {
        let game = info(of.game.name);
        html! {
            <li>
                {cover_view(game)} <b>{numeral(of.chapter.number)} " " {game.name}</b>
                <em>{localize(texts.0, game.about)}</em>
            </li>
        }
    };
    html! {
        <section class="panel part chapters-ahead">
            <h3>{texts.three_chapters()} <small>{texts.stop_any_time()}</small></h3>
            <ol>{chapters().iter().map(chapter).collect_view()}</ol>
            <p class="note">{icon("crest-crown", 20)} <span>{texts.crest_tome_rule()}</span></p>
        </section>
    }
}

fn parts(form: SetupForm) -> View {
    let store = form.store;
    let extra = move |extra: &'static Extra| {
        let switch = controls::switch(
            extra.sign,
            Signal::derive(move || form.extras.with(|on| on.contains(&extra.key))),
            move || localize(store.settings.lang.get(), extra.name),
            move || localize(store.settings.lang.get(), extra.line),
            move || form.switch(extra.key),
        );
        (extra.key.to_owned(), switch)
    };
    html! {
        <section class="panel part box">
            <h3>{move || store.texts().in_the_box()}</h3>
            {move || keyed(form.offered().map(extra))}
            {move || (!form.is_campaign()).then(|| practice(form))}
        </section>
    }
}

fn shuffle(form: SetupForm) -> View {
    let store = form.store;
    html! {
        <section class="panel part deal">
            <h3>{move || store.texts().shuffle()}</h3>
            <div class="seed">
                {icon("ui-dice", 24)}
                <input
                    aria-label=move || store.texts().seed()
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
                    {move || store.texts().another()}
                </button>
                {copy_address(
                    store,
                    |texts| texts.copy_set_up().to_owned(),
                    move || Address::of(Route::SetUp(form.new_game())),
                )}
            </div>
            <p class="note">{move || store.texts().seed_hint()}</p>
        </section>
    }
}
