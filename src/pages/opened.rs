//! Data from outside: a game, a challenge, or an error. Nothing has happened to them yet; the buttons decide.

use super::by_link::who_is_here;
use super::share_link::open_button;
use crate::components::{icon, points, seat_face};
use crate::info::{GameInfo, info, localize};
use crate::pages::modes::level_name;
use crate::state::any_table::{AnyTable, PRESENT};
use crate::state::campaign::{AnyCampaign, OpenCampaign, open};
use crate::state::people::{default_name, faces};
use crate::state::store::{ImportPreview, NotTaken, SameDeal, Screen, Store, use_store};
use crate::table::controls::{at_round, light_or_dark, rounds};
use crate::texts::PageTexts;
use campaign::Stage;
use kernel::grammar::{grouped, you};
use kernel::{
    Bundle, Bundled, Challenge, Compared, LEVELS, RecordError, Seat, SeatKind, Setup, seats_of_people, text_of_file,
};
use leptos::ev;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::File;
use leptos::web_sys::js_sys::{Promise, Uint8Array};
use markup::{CollectView, IntoView, RwSignal, View, html};
use wasm_bindgen_futures::{JsFuture, spawn_local};

const SHOWN: usize = 12;

pub fn opened() -> View {
    let store = use_store();
    let inside = move || match store.import.offered.get() {
        Some(ImportPreview::Game(table, known)) => game(store, &*table, known.as_ref(), None),
        Some(ImportPreview::Campaign(table, campaign, known)) => {
            game(store, &*table, known.as_ref(), open(Some(&*campaign)))
        }
        Some(ImportPreview::Challenge(challenge)) => a_challenge(store, &challenge),
        Some(ImportPreview::Saves(saves)) => several(store, &saves),
        Some(ImportPreview::NotTaken(reported, games)) => not_taken(store, reported, &games),
        Some(ImportPreview::Refused(error)) => refused(store, &error),
        None => ().into_view(),
    };
    html! {
        <main class="opened">
            <header class="page-head">
                <h1>"Francia"</h1>
                <span class="grow"></span>
                {light_or_dark()}
            </header>
            {inside}
        </main>
    }
}

fn panel(store: Store, sign: &'static str, title: String, inside: View, buttons: View) -> View {
    html! {
        <section class="panel opened-panel" aria-labelledby="opened-title">
            <header>{icon(sign, 34)} <h2 id="opened-title"><span role="status">{title}</span></h2></header>
            {inside}
            <footer>
                {buttons}
                <span class="grow"></span>
                <button type="button" class="btn" on:click=move |_| store.not_now()>
                    {move || store.texts().not_now()}
                </button>
            </footer>
        </section>
    }
}

/// A game, or the newest chapter of a campaign. `known`: the saved game of the same deal.
fn game(store: Store, table: &dyn AnyTable, known: Option<&SameDeal>, campaign: Option<&OpenCampaign>) -> View {
    let texts = store.texts();
    let over = campaign.map_or_else(|| table.is_over(), |open| open.campaign().stage() == Stage::Over);
    let title = match campaign {
        Some(_) => texts.opened_campaign(),
        None if over => texts.opened_finished(),
        None => texts.opened_running(),
    };
    let now = table.now();
    let line = if table.is_over() { texts.finished().to_owned() } else { at_round(texts, now.round, now.progress) };
    let totals: Vec<i32> = table.scores(PRESENT).iter().map(|sheet| sheet.total).collect();
    let record = table.record();
    let game = table.game().info();
    let inside = html! {
        <p class="opened-round">{line} {rounds(now.progress)} {texts.choices_made(record.choices.len())}</p>
        {seats(texts, game, table.kinds(), table.setup(), &totals)}
        {facts(texts, game, table.setup(), table.seed().text(), record.rules)}
        {table.practice().then(|| html! { <p class="note">{icon("ui-info", 20)} {texts.opened_practice()}</p> })}
    };
    let elsewhere = RwSignal::new(Vec::new());
    let people: Vec<(Seat, String)> = table
        .seats()
        .filter(|seat| table.is_person(*seat))
        .map(|seat| (seat, name_of(texts, table.kinds(), table.setup(), seat.index())))
        .collect();
    let asks = known.is_none() && !over && people.len() > 1;
    let asked = StoredValue::new(people.clone());
    let who = asks.then(|| {
        who_is_here(store, move || asked.get_value(), move || elsewhere.get(), move |seats| elsewhere.set(seats))
    });
    let reported = known.map(|known| {
        let saved = if campaign.is_some() { texts.saved_campaign() } else { texts.saved_game() };
        let relation = match known.compared {
            Compared::Same => texts.known_same(saved),
            Compared::Longer(by) => texts.known_longer(saved, by),
            Compared::Shorter(by) => texts.known_shorter(saved, by),
            Compared::Forked(after) => texts.known_forked(saved, after),
        };
        let forks = matches!(known.compared, Compared::Forked(_));
        let asked = table.to_move().or_else(|| campaign.and_then(AnyCampaign::to_take));
        let other = asked.filter(|seat| known.elsewhere.contains(seat) && !forks);
        let other = other.and_then(|seat| people.iter().find(|(of, _)| *of == seat));
        let other = other.map(|(_, name)| texts.of_somebody_else(name.clone()));
        let sign = if forks { "ui-warn" } else { "ui-info" };
        html! { <p class="note" data-known="">{icon(sign, 20)} <span>{relation} " " {other}</span></p> }
    });
    // The main action comes last, where the thumb is. With a saved game it opens that one, never a copy.
    let own = known.map(|known| own_game_button(store, known, over, campaign.is_some()));
    let copies = known.is_none_or(|known| matches!(known.compared, Compared::Forked(_)));
    let play = (!over && copies).then(|| {
        let text = if campaign.is_some() { texts.play_on_as_new_campaign() } else { texts.play_on_as_new() };
        open_button("play", known.is_none(), "ui-play", text, move || {
            store.play_offered(elsewhere.get_untracked());
        })
    });
    let look = if campaign.is_some() { texts.read_the_chronicle() } else { texts.look_at_it() };
    let look = open_button("look", over && known.is_none(), "ui-log", look, move || store.look_at_offered());
    let inside = html! { {reported} {inside} {who} };
    panel(store, "ui-share", title.to_owned(), inside.into_view(), html! { {look} {play} {own} })
}

/// Button to the saved game of the same deal: as it is, or with the newer choices.
pub fn own_game_button(store: Store, known: &SameDeal, over: bool, campaign: bool) -> View {
    let texts = store.texts();
    if let Compared::Longer(_) = known.compared {
        let text = if over { texts.the_end_of_it() } else { texts.go_on() };
        return open_button("go-on", true, "ui-play", text, move || store.go_on_with_offered());
    }
    let text = if campaign { texts.open_my_campaign() } else { texts.open_mine() };
    open_button("own", true, "ui-play", text, move || store.open_own())
}

fn a_challenge(store: Store, challenge: &Challenge) -> View {
    let texts = store.texts();
    let Challenge { setup, seed, rules, score, .. } = challenge;
    let game = info(&challenge.game);
    let kinds = setup.kinds_in(game.declared).unwrap_or_default();
    let inside = html! {
        <p class="opened-round">{texts.challenge_how()}</p>
        {seats(texts, game, &kinds, setup, &[])}
        {facts(texts, game, setup, seed.text(), *rules)}
    };
    let take = move |_| {
        if let Err(error) = store.take_up() {
            store.notices.show_toast(error.to_string());
        }
    };
    let buttons = html! {
        <button type="button" class="btn go" data-open="take" on:click=take>
            {icon("ui-flag", 20)}
            {texts.take_up()}
        </button>
    };
    panel(store, "ui-flag", texts.beat(score), inside.into_view(), buttons.into_view())
}

fn several(store: Store, saves: &[Bundled]) -> View {
    let texts = store.texts();
    let (count, done) = (saves.len(), RwSignal::new(None));
    let number = move |count: usize| grouped(texts.0, count);
    let titles = saves.iter().filter(|save| !save.title.is_empty()).take(SHOWN);
    let titles = titles.map(|save| html! { <li><b>{save.title.clone()}</b></li> }).collect_view();
    let inside = html! {
        <p class="opened-round">{texts.games_hint()}</p>
        <ul class="opened-seats">{titles}</ul>
        <p role="status">{move || done.get().map(|done: usize| texts.games_looked_at(number(done), number(count)))}</p>
    };
    let keep = move |_| {
        done.set(Some(0));
        spawn_local(store.keep_offered(move |number| done.set(Some(number))));
    };
    let buttons = html! {
        <button
            type="button"
            class="btn go"
            data-open="keep"
            disabled=move || count == 0 || done.get().is_some()
            on:click=keep
        >
            {icon("ui-import", 20)}
            {texts.keep_games()}
        </button>
    };
    panel(store, "ui-bag", texts.games_in_file(number(count)), inside.into_view(), buttons.into_view())
}

fn not_taken(store: Store, reported: String, games: &[NotTaken]) -> View {
    let texts = store.texts();
    let game = |NotTaken { number, title, why }: &NotTaken| {
        let title = (!title.is_empty()).then(|| html! { <b>{title.clone()}</b> });
        html! { <li><span>{texts.game_number(number)} " " {title}</span> <small>{why_refused(texts, why)}</small></li> }
    };
    let inside = html! {
        <p class="opened-round">{reported}</p>
        <ol class="opened-seats not-taken">{games.iter().map(game).collect_view()}</ol>
    };
    let buttons = html! {
        <button type="button" class="btn go" data-open="saves" on:click=move |_| store.screen.set(Screen::Saves)>
            {texts.saved_games()}
        </button>
    };
    panel(store, "ui-warn", texts.not_all_taken().to_owned(), inside.into_view(), buttons.into_view())
}

fn refused(store: Store, error: &RecordError) -> View {
    let texts = store.texts();
    let why = html! { <p class="opened-why">{why_refused(texts, error)}</p> };
    panel(store, "ui-warn", texts.cannot_open().to_owned(), why.into_view(), ().into_view())
}

fn why_refused(texts: PageTexts, error: &RecordError) -> String {
    match error {
        RecordError::Unreadable(_) => texts.refused_unreadable().to_owned(),
        RecordError::Incomplete => texts.refused_incomplete().to_owned(),
        RecordError::TooLarge => texts.refused_large().to_owned(),
        RecordError::OtherGame { .. } => texts.refused_foreign().to_owned(),
        RecordError::NewerForm | RecordError::NewerRules { .. } => texts.refused_newer().to_owned(),
        RecordError::NoSnapshot => texts.refused_older().to_owned(),
        RecordError::Setup(_) => texts.refused_setup().to_owned(),
        RecordError::Snapshot(_) | RecordError::Altered => texts.refused_altered().to_owned(),
        RecordError::Choice { number, .. } => texts.refused_choice(number),
    }
}

fn seats(texts: PageTexts, game: &GameInfo, kinds: &[SeatKind], setup: &Setup, totals: &[i32]) -> View {
    let faces = faces(&setup.seats, &setup.names);
    let seat = |(place, kind): (usize, &SeatKind)| {
        let seat = Seat(place as u8);
        let face = faces.get(place).map(|portrait| seat_face(portrait, seat, 34));
        let name = name_of(texts, kinds, setup, place);
        let who = match kind {
            SeatKind::Human => texts.person().to_owned(),
            SeatKind::Official(_) => {
                let rival = game.rival(*kind).map_or("", |rival| localize(texts.0, rival.name));
                format!("{}, {rival}", texts.official())
            }
            SeatKind::Level(level) => texts.one_computer(level_name(texts, LEVELS[*level])),
            SeatKind::Random => texts.one_computer(texts.at_random()),
        };
        let total = totals.get(place).map(|total| points(*total, 34, Some(total.to_string())));
        html! { <li>{face} <b>{name}</b> <small class="grow">{who}</small> {total}</li> }
    };
    html! { <ul class="opened-seats">{kinds.iter().enumerate().map(seat).collect_view()}</ul> }
}

fn name_of(texts: PageTexts, kinds: &[SeatKind], setup: &Setup, place: usize) -> String {
    let alone = seats_of_people(kinds).count() == 1;
    let kind = kinds.get(place).copied().unwrap_or(SeatKind::Human);
    match setup.name_of(place) {
        // A given name is kept, even for the only person: the sender is not the reader.
        Some(given) => given.to_owned(),
        None if alone && kind == SeatKind::Human => you(texts.0).to_owned(),
        None => default_name(&setup.seats, &setup.names, place, texts),
    }
}

fn facts(texts: PageTexts, game: &GameInfo, setup: &Setup, seed: &str, rules: u32) -> View {
    let name = game.name;
    let parts = game.parts(&setup.modules, texts.0);
    let parts = (!parts.is_empty()).then(|| format!(" + {}", parts.join(", ")));
    html! {
        <dl class="opened-facts">
            <div><dt>{texts.the_game()}</dt><dd>{name} {parts}</dd></div>
            <div><dt>{texts.seed()}</dt><dd>{seed.to_owned()}</dd></div>
            <div><dt>{texts.rules_version()}</dt><dd>{rules}</dd></div>
        </dl>
    }
}

pub fn watch(store: Store) {
    window_event_listener(ev::dragover, |event| event.prevent_default());
    window_event_listener(ev::drop, move |event| {
        event.prevent_default();
        let files = event.data_transfer().and_then(|transfer| transfer.files());
        if let Some(file) = files.and_then(|files| files.get(0)) {
            open_file(store, &file);
        }
    });
}

pub fn open_file(store: Store, file: &File) {
    if file.size() > Bundle::MAX_BYTES as f64 {
        return store.offer(ImportPreview::Refused(RecordError::TooLarge));
    }
    let bytes: Promise = file.array_buffer().unchecked_into();
    spawn_local(async move {
        match JsFuture::from(bytes).await {
            Ok(bytes) => match text_of_file(Uint8Array::new(&bytes).to_vec()) {
                Ok(text) => store.open(&text),
                Err(no_text) => store.offer(ImportPreview::Refused(no_text.into())),
            },
            Err(_) => store.notices.show_toast(store.settings.texts_now().file_unread().to_owned()),
        }
    });
}
