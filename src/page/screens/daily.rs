//! The challenge of the day on the first page: to play, to go on with, or how it went; and the last seven days.

use super::home::go_on;
use super::modes::{date, mode_name};
use super::points::whole;
use super::setup::named;
use crate::kernel::{Challenge, Seed, Setup};
use crate::page::board::controls::at_round;
use crate::page::info::GameInfo;
use crate::page::play::results;
use crate::page::play::saves::{self, Card};
use crate::page::play::store::{Confirmation, Deal, Store};
use crate::page::services::copy::{address, copy};
use crate::page::services::steps::in_its_turn;
use crate::page::widgets::icon;
use crate::page::words::Words;
use crate::results::{Day, Finished, bar, challenge, day_of};
use leptos::prelude::*;

/// How today's challenge stands.
enum Standing {
    /// Nobody began it here.
    Open,
    /// The scored attempt goes on.
    Begun(Card),
    /// The scored attempt was begun, and deleted.
    Spent,
    /// The scored attempt is over.
    Over(Box<Finished>),
}

/// The result that counts on a day.
fn result(games: &[Finished], day: Day) -> Option<&Finished> {
    let text = day.to_string();
    let counts = |game: &&Finished| !game.marks.practice && !game.marks.undone;
    games.iter().filter(counts).find(|game| game.day.as_ref() == Some(&text))
}

fn standing(game: &str, games: &[Finished], day: Day) -> Standing {
    if let Some(game) = result(games, day) {
        return Standing::Over(Box::new(game.clone()));
    }
    match results::attempt(game, day) {
        None => Standing::Open,
        Some(id) => saves::list().into_iter().find(|card| card.id == id).map_or(Standing::Spent, Standing::Begun),
    }
}

/// The seat of the person.
fn own_seat(game: &Finished) -> usize {
    game.people().next().unwrap_or(0)
}

/// How far a person was ahead.
fn ahead(game: &Finished) -> i32 {
    game.lead(own_seat(game))
}

/// A day as people of that language write it.
fn on_day(words: Words, day: Day, fields: &[(&str, &str)]) -> String {
    date(words.0, day.noon(), &[&[("timeZone", "UTC")], fields].concat())
}

/// The card of the challenge of the day.
pub fn daily(store: Store, game: &'static GameInfo) -> AnyView {
    let today = results::today();
    let word = game.word;
    let (setup, seed) = challenge(game.declared, today);
    let games = of_game(game);
    let standing = StoredValue::new(standing(word, &games, today));
    let week = StoredValue::new(week(&games, today));
    let dealt = StoredValue::new((setup, seed));
    let by_hand = RwSignal::new(None);
    let ways = move || {
        let ways = move || {
            standing.with_value(|standing| {
                dealt.with_value(|(setup, seed)| actions(store, game, standing, (setup, seed), by_hand))
            })
        };
        view! { <span class="daily-do">{ways}</span> }.into_any()
    };
    view! {
        <section class="home-card daily" aria-label=move || store.words().daily()>
            <span class="daily-head">
                {icon("ui-day", 30)}
                <span>
                    {in_its_turn(move || head(store, today))}
                    <p>{move || dealt.with_value(|(setup, _)| mode_of(store.words(), game, setup))}</p>
                    {move || standing.with_value(|standing| line(store.words(), standing))}
                </span>
            </span>
            {in_its_turn(move || (move || week.with_value(|week| days(store.words(), week))).into_any())}
            {in_its_turn(ways)}
            {move || by_hand.get().map(|text| copied_by_hand(store.words(), text))}
        </section>
    }
    .into_any()
}

/// The challenge's day.
fn head(store: Store, today: Day) -> AnyView {
    view! { <h2>{move || challenge_of(store.words(), today)}</h2> }.into_any()
}

/// What the challenge of a day is called.
fn challenge_of(words: Words, day: Day) -> String {
    words.daily_of(on_day(words, day, &[("day", "numeric"), ("month", "long")]))
}

/// What the game on the table is called where it is the challenge of a day, and whether it counts. Follows the table.
pub fn on_the_table(store: Store) -> Option<String> {
    let words = store.words();
    let day = store.with_table(|table| day_of(table.game().info().declared, table.setup(), table.seed()))?;
    let practice = store.practice() || store.with_table(|table| table.practice());
    let counts = if practice { words.practice_game() } else { words.daily_counts() };
    Some(format!("{} · {counts}", challenge_of(words, day)))
}

/// Who plays, and with which parts.
fn mode_of(words: Words, game: &GameInfo, setup: &Setup) -> String {
    let parts = [game.name.to_owned(), mode_name(words, &setup.seats.join("+"))];
    parts.into_iter().chain(game.parts(&setup.modules, words.0)).collect::<Vec<_>>().join(" · ")
}

/// The last seven days with how far one was ahead on each.
fn week(games: &[Finished], today: Day) -> Vec<(Day, Option<i32>)> {
    (0..7).rev().map(|back| Day(today.0.saturating_sub(back))).map(|day| (day, result(games, day).map(ahead))).collect()
}

fn days(words: Words, week: &[(Day, Option<i32>)]) -> AnyView {
    let last = week.len() - 1;
    let day = |(place, (day, ahead)): (usize, &(Day, Option<i32>))| {
        let name = on_day(words, *day, &[("weekday", "short")]);
        let result = ahead.map(|ahead| if ahead > 0 { format!("+{ahead}") } else { whole(f64::from(ahead)) });
        let told = words
            .day_is(on_day(words, *day, &[("weekday", "long")]), result.as_deref().unwrap_or(words.daily_not_yet()));
        view! {
            <li class:today=place == last class:none=ahead.is_none()>
                <span class="sr">{told}</span>
                <small aria-hidden="true">{name}</small>
                <b aria-hidden="true">{result.unwrap_or_else(|| "–".to_owned())}</b>
            </li>
        }
    };
    view! {
        <ol class="daily-week" aria-label=words.daily_week()>
            {week.iter().enumerate().map(day).collect_view()}
        </ol>
    }
    .into_any()
}

/// How it stands, in a line.
fn line(words: Words, standing: &Standing) -> AnyView {
    match standing {
        Standing::Open => view! { <small>{words.daily_hint()}</small> }.into_any(),
        Standing::Begun(card) => view! { <small>{at_round(words, card.round, card.progress)}</small> }.into_any(),
        Standing::Spent => view! { <small>{words.daily_spent()}</small> }.into_any(),
        Standing::Over(game) => view! { <b class="daily-score">{score(words, game)}</b> }.into_any(),
    }
}

/// Asks whether today's challenge of a game is to begin, where it is open.
pub fn ask(store: Store, of: &'static GameInfo) {
    let (words, today) = (Words(store.lang.get_untracked()), results::today());
    let (setup, seed) = challenge(of.declared, today);
    if matches!(standing(of.word, &of_game(of), today), Standing::Open) {
        let text = format!("{}. {}", mode_of(words, of, &setup), words.daily_once());
        let deal = Deal { game: of.word, setup: named(setup), seed, title: challenge_of(words, today), text };
        store.confirmation.set(Some(Confirmation::Begin(Box::new(deal))));
    }
}

/// The finished games of one game.
fn of_game(of: &GameInfo) -> Vec<Finished> {
    let mut games = results::all();
    games.retain(|game| game.game == of.word);
    games
}

/// What can be done about it now.
fn actions(
    store: Store,
    of: &'static GameInfo,
    standing: &Standing,
    (setup, seed): (&Setup, &Seed),
    by_hand: RwSignal<Option<String>>,
) -> AnyView {
    let words = store.words();
    let play = |class: &'static str, label: &'static str| {
        let (setup, seed) = (setup.clone(), seed.clone());
        let begin = move |_| {
            if let Err(error) = store.begin(of.word, named(setup.clone()), seed.clone(), false) {
                store.say(error.to_string());
            }
        };
        view! {
            <button type="button" class=class on:click=begin>
                {icon("ui-play", 20)}
                {label}
            </button>
        }
    };
    match standing {
        Standing::Open => view! {
            <button type="button" class="btn go" on:click=move |_| ask(store, of)>
                {icon("ui-play", 20)}
                {words.daily_play()}
            </button>
        }
        .into_any(),
        Standing::Spent => view! { <small>{words.daily_spent()}</small> {play("btn", words.daily_again())} }.into_any(),
        Standing::Begun(card) => {
            let card = card.clone();
            view! {
                <button type="button" class="btn go" on:click=move |_| go_on(store, &card)>
                    {icon("ui-next", 20)}
                    {words.resume()}
                </button>
            }
            .into_any()
        }
        Standing::Over(game) => {
            let text = shared(words, of, game, (setup, seed));
            let share = move |_| {
                let by_hand_text = text.clone();
                copy(&text, move |copied| {
                    if copied {
                        store.say(words.copied().to_owned());
                    } else {
                        by_hand.set(Some(by_hand_text.clone()));
                    }
                });
            };
            view! {
                {play("btn", words.daily_again())}
                <button type="button" class="btn go" on:click=share>
                    {icon("ui-share", 20)}
                    {words.share_result()}
                </button>
            }
            .into_any()
        }
    }
}

/// The person's points and the best other's.
fn totals(game: &Finished) -> (String, String) {
    let own = game.result(own_seat(game)).points;
    (whole(f64::from(own)), whole(f64::from(own - ahead(game))))
}

fn score(words: Words, game: &Finished) -> String {
    let (own, other) = totals(game);
    words.daily_result(own, other)
}

/// The result as a few lines without spoilers: who played, the points round by round as a bar of characters, the score, and
/// a link to the same deal with the score to beat.
fn shared(words: Words, of: &GameInfo, game: &Finished, (setup, seed): (&Setup, &Seed)) -> String {
    let (own, other) = totals(game);
    let seat = own_seat(game);
    let day = game.day.as_deref().unwrap_or_default();
    let points: Vec<i32> = game.sheets[seat].iter().map(|sheet| sheet.iter().sum()).collect();
    let text = words.shared_result(of.name, day, mode_name(words, &game.mode()), own, other, bar(&points));
    let score = game.result(seat).points;
    let (setup, seed) = (setup.clone(), seed.clone());
    let challenge = Challenge { game: of.word.to_owned(), rules: of.declared.rules, setup, seed, score };
    challenge.link(of.declared).map_or(text.clone(), |link| format!("{text}\n{}", address(&link)))
}

/// The text to copy by hand, where the browser does not copy.
fn copied_by_hand(words: Words, text: String) -> AnyView {
    view! {
        <label class="by-hand">
            {words.copy_this()} <textarea readonly rows="4" prop:value=text></textarea>
        </label>
    }
    .into_any()
}
