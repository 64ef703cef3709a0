//! The daily and weekly challenges on the first page: the current one with its state or result, and the recent ones.
//! The puzzle of the day is beside them.

use super::home::go_on;
use super::modes::{self, mode_name, until};
use super::points::whole;
use super::positions;
use super::setup::named;
use crate::browser::copy::{address, copy};
use crate::browser::defer::in_its_turn;
use crate::components::icon;
use crate::info::{GameInfo, info};
use crate::state::results;
use crate::state::saves::{self, Card};
use crate::state::store::{Confirmation, Deal, Store};
use crate::table::controls::{at_round, copy_address};
use crate::words::Words;
use history::{ChallengeDate, Day, Finished, bar};
use kernel::{Challenge, Seed, Setup};
use leptos::prelude::*;
use markup::{CollectView, IntoView, RwSignal, View, html};
use ui::{Address, Place};

enum Standing {
    Open,
    Begun(Card),
    Spent,
    Over(Box<Finished>),
}

#[derive(Clone)]
struct Dealt {
    of: &'static GameInfo,
    date: ChallengeDate,
    setup: Setup,
    seed: Seed,
}

impl Dealt {
    fn of(of: &'static GameInfo, date: ChallengeDate) -> Option<Self> {
        let (setup, seed) = date.deal(of.declared)?;
        Some(Self { of, date, setup, seed })
    }

    fn now(of: &'static GameInfo) -> Vec<Self> {
        let today = results::today();
        let dates = [ChallengeDate::Day(today), ChallengeDate::week_of(today)];
        dates.into_iter().filter_map(|date| Self::of(of, date)).collect()
    }

    fn is_weekly(&self) -> bool {
        matches!(self.date, ChallengeDate::Week(_))
    }

    fn standing(&self, games: &[Finished]) -> Standing {
        if let Some(game) = result(games, self.date) {
            return Standing::Over(Box::new(game.clone()));
        }
        match results::attempt(self.of.word, self.date) {
            None => Standing::Open,
            Some(id) => saves::list().into_iter().find(|card| card.id == id).map_or(Standing::Spent, Standing::Begun),
        }
    }

    fn mode(&self, words: Words) -> String {
        let parts = [self.of.name.to_owned(), mode_name(words, &self.setup.seats.join("+"))];
        parts.into_iter().chain(self.of.parts(&self.setup.modules, words.0)).collect::<Vec<_>>().join(" · ")
    }

    /// Results of the last seven daily, or five weekly, challenges of this kind: the lead in each.
    fn lately(&self, games: &[Finished]) -> Vec<(ChallengeDate, Option<i32>)> {
        let dates = (0..if self.is_weekly() { 5 } else { 7 }).rev().map(|back| self.date.back(back));
        dates.map(|date| (date, result(games, date).map(ahead))).collect()
    }
}

fn result(games: &[Finished], date: ChallengeDate) -> Option<&Finished> {
    let text = date.to_string();
    let counts = |game: &&Finished| !game.marks.practice && !game.marks.undone;
    games.iter().filter(counts).find(|game| game.day.as_ref() == Some(&text))
}

fn own_seat(game: &Finished) -> usize {
    game.people().next().unwrap_or(0)
}

fn ahead(game: &Finished) -> i32 {
    game.lead(own_seat(game))
}

fn on_day(words: Words, day: Day, fields: &[(&str, &str)]) -> String {
    modes::date(words.0, day.noon(), &[&[("timeZone", "UTC")], fields].concat())
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    Day,
    Week,
    Position,
}

impl Shown {
    fn of(dealt: &Dealt) -> Self {
        if dealt.is_weekly() { Self::Week } else { Self::Day }
    }

    const fn name(self, words: Words) -> &'static str {
        match self {
            Self::Day => words.of_day(),
            Self::Week => words.of_week(),
            Self::Position => words.puzzle_position(),
        }
    }
}

pub fn daily(store: Store, game: &'static GameInfo) -> View {
    let dealt = Dealt::now(game);
    let shown = RwSignal::new(Shown::Day);
    let button = move |of: Shown| {
        let cur = move || shown.get() == of;
        let name = move || of.name(store.words());
        let sign = (of == Shown::Position).then(|| icon("ui-star", 20));
        html! {
            <button
                type="button"
                class:cur=cur
                aria-pressed=move || cur().to_string()
                aria-label=name
                data-weekly=(of == Shown::Week).then_some("")
                data-position=(of == Shown::Position).then_some("")
                on:click=move |_| shown.set(of)
            >
                {sign}
                <span>{name}</span>
            </button>
        }
    };
    let which: Vec<Shown> = dealt.iter().map(Shown::of).chain([Shown::Position]).collect();
    let which = move || {
        html! {
            <div class="seg" role="group" aria-label=move || store.words().day_or_week()>
                {which.iter().map(|of| button(*of)).collect_view()}
            </div>
        }
    };
    let inside = move || {
        if shown.get() == Shown::Position {
            return Some(positions::on_card(store, game));
        }
        let dealt = dealt.iter().find(|dealt| Shown::of(dealt) == shown.get()).cloned();
        dealt.map(|dealt| challenge_card(store, dealt))
    };
    html! {
        <section class="home-card daily" aria-label=move || store.words().daily()>
            {inside} {which()}
        </section>
    }
}

fn challenge_card(store: Store, dealt: Dealt) -> View {
    let games = of_game(dealt.of);
    let standing = StoredValue::new(dealt.standing(&games));
    let lately = StoredValue::new(dealt.lately(&games));
    let date = dealt.date;
    let dealt = StoredValue::new(dealt);
    let by_hand = RwSignal::new(None);
    let ways = move || {
        let ways =
            move || standing.with_value(|standing| dealt.with_value(|dealt| actions(store, dealt, standing, by_hand)));
        html! { <span class="daily-do">{ways}</span> }
    };
    html! {
        <span class="daily-head">
            <span class="daily-sign">{icon("ui-day", 30)} {copy_challenge(store, dealt)}</span>
            <span>
                {in_its_turn(move || head(store, date))}
                <p>{move || dealt.with_value(|dealt| dealt.mode(store.words()))}</p>
                {move || standing.with_value(|standing| line(store.words(), standing))}
                " "
                <small class="daily-until">{move || until(store.words(), date)}</small>
            </span>
        </span>
        {in_its_turn(move || (move || lately.with_value(|lately| results_of(store.words(), lately))).into_view())}
        {in_its_turn(ways)}
        {move || by_hand.get().map(|text| copied_by_hand(store.words(), text))}
    }
}

fn copy_challenge(store: Store, dealt: StoredValue<Dealt>) -> View {
    let at = move || {
        dealt.with_value(|dealt| {
            let game = dealt.of.word.to_owned();
            Address::of(if dealt.is_weekly() { Place::Week(game) } else { Place::Day(game) })
        })
    };
    let called = move |words: Words| words.copy_address_of(dealt.with_value(|dealt| challenge_of(words, dealt.date)));
    copy_address(store, called, at)
}

fn head(store: Store, date: ChallengeDate) -> View {
    let title = move || match date {
        ChallengeDate::Day(_) => challenge_of(store.words(), date),
        ChallengeDate::Week(_) => store.words().week_of(day_and_month(store.words(), date)),
    };
    html! { <h2>{title}</h2> }
}

fn day_and_month(words: Words, date: ChallengeDate) -> String {
    on_day(words, date.first(), &[("day", "numeric"), ("month", "long")])
}

fn challenge_of(words: Words, date: ChallengeDate) -> String {
    let day = day_and_month(words, date);
    if matches!(date, ChallengeDate::Week(_)) { words.weekly_of(day) } else { words.daily_of(day) }
}

/// Name of the challenge on the table, and whether it counts; `None` for another game. Tracks the table.
pub fn on_the_table(store: Store) -> Option<String> {
    let words = store.words();
    let date =
        store.table.with(|table| ChallengeDate::of(table.game().info().declared, table.setup(), table.seed()))?;
    let practice = store.table.practice() || store.table.with(|table| table.practice());
    let counts = if practice { words.practice_game() } else { words.daily_counts() };
    Some(format!("{} · {counts}", challenge_of(words, date)))
}

/// Results of the recent challenges: days by their names, weeks by the dates of their Mondays.
fn results_of(words: Words, lately: &[(ChallengeDate, Option<i32>)]) -> View {
    let last = lately.len() - 1;
    let weekly = lately.iter().any(|(date, _)| matches!(date, ChallengeDate::Week(_)));
    let (short, long): (&[_], &[_]) = if weekly {
        (&[("day", "numeric"), ("month", "numeric")], &[("day", "numeric"), ("month", "long")])
    } else {
        (&[("weekday", "short")], &[("weekday", "long")])
    };
    let one = |(place, (date, ahead)): (usize, &(ChallengeDate, Option<i32>))| {
        let name = on_day(words, date.first(), short);
        let result = ahead.map(|ahead| if ahead > 0 { format!("+{ahead}") } else { whole(f64::from(ahead)) });
        let told = words.day_is(on_day(words, date.first(), long), result.as_deref().unwrap_or(words.daily_not_yet()));
        html! {
            <li class:today=place == last class:none=ahead.is_none()>
                <span class="sr">{told}</span>
                <small aria-hidden="true">{name}</small>
                <b aria-hidden="true">{result.unwrap_or_else(|| "–".to_owned())}</b>
            </li>
        }
    };
    let label = if weekly { words.weekly_past() } else { words.daily_week() };
    html! {
        <ol class="daily-week" aria-label=label>
            {lately.iter().enumerate().map(one).collect_view()}
        </ol>
    }
}

fn line(words: Words, standing: &Standing) -> View {
    match standing {
        Standing::Open => html! { <small>{words.daily_hint()}</small> },
        Standing::Begun(card) => html! { <small>{at_round(words, card.round, card.progress)}</small> },
        Standing::Spent => html! { <small>{words.daily_spent()}</small> },
        Standing::Over(game) => html! { <b class="daily-score">{score(words, game)}</b> },
    }
}

/// Asks for the start of today's or this week's challenge. Returns the reason if it is not open.
pub fn ask(store: Store, of: &'static GameInfo, weekly: bool) -> Result<(), String> {
    let words = store.settings.words_now();
    let dealt = Dealt::now(of).into_iter().find(|dealt| dealt.is_weekly() == weekly);
    let dealt = dealt.ok_or_else(|| words.no_such_address().to_owned())?;
    if ask_for(store, &dealt) { Ok(()) } else { Err(words.challenge_was_begun().to_owned()) }
}

pub fn is_weekly(deal: &Deal) -> bool {
    let date = ChallengeDate::of(info(deal.game).declared, &deal.setup, &deal.seed);
    matches!(date, Some(ChallengeDate::Week(_)))
}

/// Asks for the start of a challenge. Returns false if it is no longer open.
fn ask_for(store: Store, dealt: &Dealt) -> bool {
    let words = store.settings.words_now();
    let open = matches!(dealt.standing(&of_game(dealt.of)), Standing::Open);
    if open {
        let text = format!("{}. {}", dealt.mode(words), words.daily_once());
        let Dealt { of, date, setup, seed } = dealt.clone();
        let deal = Deal { game: of.word, setup: named(setup), seed, title: challenge_of(words, date), text };
        store.overlay.question.set(Some(Confirmation::Begin(Box::new(deal))));
    }
    open
}

fn of_game(of: &GameInfo) -> Vec<Finished> {
    let mut games = results::all();
    games.retain(|game| game.game == of.word);
    games
}

fn actions(store: Store, dealt: &Dealt, standing: &Standing, by_hand: RwSignal<Option<String>>) -> View {
    let words = store.words();
    let of = dealt.of;
    let play = |class: &'static str, label: &'static str| {
        let (setup, seed) = (dealt.setup.clone(), dealt.seed.clone());
        let begin = move |_| {
            if let Err(error) = store.begin(of.word, named(setup.clone()), seed.clone(), false) {
                store.notices.say(error.to_string());
            }
        };
        html! {
            <button type="button" class=class on:click=begin>
                {icon("ui-play", 20)}
                {label}
            </button>
        }
    };
    match standing {
        Standing::Open => {
            let dealt = dealt.clone();
            let label = if dealt.is_weekly() { words.weekly_play() } else { words.daily_play() };
            html! {
                <button type="button" class="btn go" on:click=move |_| _ = ask_for(store, &dealt)>
                    {icon("ui-play", 20)}
                    {label}
                </button>
            }
        }
        Standing::Spent => html! { <small>{words.daily_spent()}</small> {play("btn", words.daily_again())} },
        Standing::Begun(card) => {
            let card = card.clone();
            html! {
                <button type="button" class="btn go" on:click=move |_| go_on(store, &card)>
                    {icon("ui-next", 20)}
                    {words.resume()}
                </button>
            }
        }
        Standing::Over(game) => {
            let text = shared(words, dealt, game);
            let share = move |_| {
                let by_hand_text = text.clone();
                copy(&text, move |copied| {
                    if copied {
                        store.notices.say(words.copied().to_owned());
                    } else {
                        by_hand.set(Some(by_hand_text.clone()));
                    }
                });
            };
            html! {
                {play("btn", words.daily_again())}
                <button type="button" class="btn go" on:click=share>
                    {icon("ui-share", 20)}
                    {words.share_result()}
                </button>
            }
        }
    }
}

fn totals(game: &Finished) -> (String, String) {
    let own = game.result(own_seat(game)).points;
    (whole(f64::from(own)), whole(f64::from(own - ahead(game))))
}

fn score(words: Words, game: &Finished) -> String {
    let (own, other) = totals(game);
    words.daily_result(own, other)
}

/// The result in a few lines without spoilers: the players, the points of each round as a bar of characters, the score,
/// and a link to the same deal with the score to beat.
fn shared(words: Words, dealt: &Dealt, game: &Finished) -> String {
    let (own, other) = totals(game);
    let seat = own_seat(game);
    let day = dealt.date.first().to_string();
    let points: Vec<i32> = game.sheets[seat].iter().map(|sheet| sheet.iter().sum()).collect();
    let (name, mode) = (dealt.of.name, mode_name(words, &game.mode()));
    let text = if dealt.is_weekly() {
        words.shared_week(name, day, mode, own, other, bar(&points))
    } else {
        words.shared_result(name, day, mode, own, other, bar(&points))
    };
    let score = game.result(seat).points;
    let (setup, seed) = (dealt.setup.clone(), dealt.seed.clone());
    let rules = dealt.of.declared.rules_of(&setup);
    let challenge = Challenge { game: dealt.of.word.to_owned(), rules, setup, seed, score };
    challenge.link(dealt.of.declared).map_or(text.clone(), |link| format!("{text}\n{}", address(&link)))
}

fn copied_by_hand(words: Words, text: String) -> View {
    html! {
        <label class="by-hand">
            {words.copy_this()} <textarea readonly rows="4" prop:value=text></textarea>
        </label>
    }
}
