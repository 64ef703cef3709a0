//! The daily and weekly challenges on the first page: the current one with its state or result, and the recent ones.
//! The puzzle of the day is beside them.

use super::home::go_on;
use super::modes::{self, mode_name, until};
use super::points::rounded;
use super::positions;
use super::setup::named;
use crate::browser::copy::{address, copy};
use crate::browser::timers::in_its_turn;
use crate::components::icon;
use crate::info::{GameInfo, info};
use crate::state::results;
use crate::state::saves::{self, SaveSummary};
use crate::state::store::{Confirmation, NewDeal, Store};
use crate::table::controls::{at_round, copy_address};
use crate::texts::PageTexts;
use history::{ChallengeDate, Day, Finished, bar};
use kernel::{Challenge, Seed, Setup};
use leptos::prelude::*;
use markup::{CollectView, IntoView, RwSignal, View, html};
use ui::{Address, Route};

enum ChallengeState {
    Open,
    Begun(SaveSummary),
    Spent,
    Over(Box<Finished>),
}

#[derive(Clone)]
struct DailyDeal {
    of: &'static GameInfo,
    date: ChallengeDate,
    setup: Setup,
    seed: Seed,
}

impl DailyDeal {
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

    fn standing(&self, games: &[Finished]) -> ChallengeState {
        if let Some(game) = result(games, self.date) {
            return ChallengeState::Over(Box::new(game.clone()));
        }
        match results::attempt(self.of.key, self.date) {
            None => ChallengeState::Open,
            Some(id) => saves::list()
                .into_iter()
                .find(|card| card.id == id)
                .map_or(ChallengeState::Spent, ChallengeState::Begun),
        }
    }

    fn mode(&self, texts: PageTexts) -> String {
        let parts = [self.of.name.to_owned(), mode_name(texts, &self.setup.seats.join("+"))];
        parts.into_iter().chain(self.of.parts(&self.setup.modules, texts.0)).collect::<Vec<_>>().join(" · ")
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

fn on_day(texts: PageTexts, day: Day, fields: &[(&str, &str)]) -> String {
    modes::date(texts.0, day.noon(), &[&[("timeZone", "UTC")], fields].concat())
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum DailyTab {
    Day,
    Week,
    Position,
}

impl DailyTab {
    fn of(dealt: &DailyDeal) -> Self {
        if dealt.is_weekly() { Self::Week } else { Self::Day }
    }

    const fn name(self, texts: PageTexts) -> &'static str {
        match self {
            Self::Day => texts.of_day(),
            Self::Week => texts.of_week(),
            Self::Position => texts.puzzle_position(),
        }
    }
}

pub fn daily(store: Store, game: &'static GameInfo) -> View {
    let dealt = DailyDeal::now(game);
    let shown = RwSignal::new(DailyTab::Day);
    let button = move |of: DailyTab| {
        let cur = move || shown.get() == of;
        let name = move || of.name(store.texts());
        let sign = (of == DailyTab::Position).then(|| icon("ui-star", 20));
        html! {
            <button
                type="button"
                class:cur=cur
                aria-pressed=move || cur().to_string()
                aria-label=name
                data-weekly=(of == DailyTab::Week).then_some("")
                data-position=(of == DailyTab::Position).then_some("")
                on:click=move |_| shown.set(of)
            >
                {sign}
                <span>{name}</span>
            </button>
        }
    };
    let which: Vec<DailyTab> = dealt.iter().map(DailyTab::of).chain([DailyTab::Position]).collect();
    let which = move || {
        html! {
            <div class="seg" role="group" aria-label=move || store.texts().day_or_week()>
                {which.iter().map(|of| button(*of)).collect_view()}
            </div>
        }
    };
    let inside = move || {
        if shown.get() == DailyTab::Position {
            return Some(positions::on_card(store, game));
        }
        let dealt = dealt.iter().find(|dealt| DailyTab::of(dealt) == shown.get()).cloned();
        dealt.map(|dealt| challenge_card(store, dealt))
    };
    html! {
        <section class="home-card daily" aria-label=move || store.texts().daily()>
            {inside} {which()}
        </section>
    }
}

fn challenge_card(store: Store, dealt: DailyDeal) -> View {
    let games = of_game(dealt.of);
    let standing = StoredValue::new(dealt.standing(&games));
    let lately = StoredValue::new(dealt.lately(&games));
    let date = dealt.date;
    let dealt = StoredValue::new(dealt);
    let by_hand = RwSignal::new(None);
    let buttons = move || {
        let buttons =
            move || standing.with_value(|standing| dealt.with_value(|dealt| actions(store, dealt, standing, by_hand)));
        html! { <span class="daily-do">{buttons}</span> }
    };
    html! {
        <span class="daily-head">
            <span class="daily-sign">{icon("ui-day", 30)} {copy_challenge(store, dealt)}</span>
            <span>
                {in_its_turn(move || head(store, date))}
                <p>{move || dealt.with_value(|dealt| dealt.mode(store.texts()))}</p>
                {move || standing.with_value(|standing| line(store.texts(), standing))}
                " "
                <small class="daily-until">{move || until(store.texts(), date)}</small>
            </span>
        </span>
        {in_its_turn(move || (move || lately.with_value(|lately| results_of(store.texts(), lately))).into_view())}
        {in_its_turn(buttons)}
        {move || by_hand.get().map(|text| copied_by_hand(store.texts(), text))}
    }
}

fn copy_challenge(store: Store, dealt: StoredValue<DailyDeal>) -> View {
    let at = move || {
        dealt.with_value(|dealt| {
            let game = dealt.of.key.to_owned();
            Address::of(if dealt.is_weekly() { Route::Week(game) } else { Route::Day(game) })
        })
    };
    let called =
        move |texts: PageTexts| texts.copy_address_of(dealt.with_value(|dealt| challenge_of(texts, dealt.date)));
    copy_address(store, called, at)
}

fn head(store: Store, date: ChallengeDate) -> View {
    let title = move || match date {
        ChallengeDate::Day(_) => challenge_of(store.texts(), date),
        ChallengeDate::Week(_) => store.texts().week_of(day_and_month(store.texts(), date)),
    };
    html! { <h2>{title}</h2> }
}

fn day_and_month(texts: PageTexts, date: ChallengeDate) -> String {
    on_day(texts, date.first(), &[("day", "numeric"), ("month", "long")])
}

fn challenge_of(texts: PageTexts, date: ChallengeDate) -> String {
    let day = day_and_month(texts, date);
    if matches!(date, ChallengeDate::Week(_)) { texts.weekly_of(day) } else { texts.daily_of(day) }
}

/// Name of the challenge on the table, and whether it counts; `None` for another game. Tracks the table.
pub fn on_the_table(store: Store) -> Option<String> {
    let texts = store.texts();
    let date =
        store.table.with(|table| ChallengeDate::of(table.game().info().declared, table.setup(), table.seed()))?;
    let practice = store.table.practice() || store.table.with(|table| table.practice());
    let counts = if practice { texts.practice_game() } else { texts.daily_counts() };
    Some(format!("{} · {counts}", challenge_of(texts, date)))
}

/// Results of the recent challenges: days by their names, weeks by the dates of their Mondays.
fn results_of(texts: PageTexts, lately: &[(ChallengeDate, Option<i32>)]) -> View {
    let last = lately.len() - 1;
    let weekly = lately.iter().any(|(date, _)| matches!(date, ChallengeDate::Week(_)));
    let (short, long): (&[_], &[_]) = if weekly {
        (&[("day", "numeric"), ("month", "numeric")], &[("day", "numeric"), ("month", "long")])
    } else {
        (&[("weekday", "short")], &[("weekday", "long")])
    };
    let one = |(place, (date, ahead)): (usize, &(ChallengeDate, Option<i32>))| {
        let name = on_day(texts, date.first(), short);
        let result = ahead.map(|ahead| if ahead > 0 { format!("+{ahead}") } else { rounded(f64::from(ahead)) });
        let reported =
            texts.day_is(on_day(texts, date.first(), long), result.as_deref().unwrap_or(texts.daily_not_yet()));
        html! {
            <li class:today=place == last class:none=ahead.is_none()>
                <span class="sr">{reported}</span>
                <small aria-hidden="true">{name}</small>
                <b aria-hidden="true">{result.unwrap_or_else(|| "–".to_owned())}</b>
            </li>
        }
    };
    let label = if weekly { texts.weekly_past() } else { texts.daily_week() };
    html! {
        <ol class="daily-week" aria-label=label>
            {lately.iter().enumerate().map(one).collect_view()}
        </ol>
    }
}

fn line(texts: PageTexts, standing: &ChallengeState) -> View {
    match standing {
        ChallengeState::Open => html! { <small>{texts.daily_hint()}</small> },
        ChallengeState::Begun(card) => html! { <small>{at_round(texts, card.round, card.progress)}</small> },
        ChallengeState::Spent => html! { <small>{texts.daily_spent()}</small> },
        ChallengeState::Over(game) => html! { <b class="daily-score">{score(texts, game)}</b> },
    }
}

/// Asks for the start of today's or this week's challenge. Returns the reason if it is not open.
pub fn ask(store: Store, of: &'static GameInfo, weekly: bool) -> Result<(), String> {
    let texts = store.settings.texts_now();
    let dealt = DailyDeal::now(of).into_iter().find(|dealt| dealt.is_weekly() == weekly);
    let dealt = dealt.ok_or_else(|| texts.no_such_address().to_owned())?;
    if ask_for(store, &dealt) { Ok(()) } else { Err(texts.challenge_was_begun().to_owned()) }
}

pub fn is_weekly(deal: &NewDeal) -> bool {
    let date = ChallengeDate::of(info(deal.game).declared, &deal.setup, &deal.seed);
    matches!(date, Some(ChallengeDate::Week(_)))
}

/// Asks for the start of a challenge. Returns false if it is no longer open.
fn ask_for(store: Store, dealt: &DailyDeal) -> bool {
    let texts = store.settings.texts_now();
    let open = matches!(dealt.standing(&of_game(dealt.of)), ChallengeState::Open);
    if open {
        let text = format!("{}. {}", dealt.mode(texts), texts.daily_once());
        let DailyDeal { of, date, setup, seed } = dealt.clone();
        let deal = NewDeal { game: of.key, setup: named(setup), seed, title: challenge_of(texts, date), text };
        store.overlay.question.set(Some(Confirmation::Begin(Box::new(deal))));
    }
    open
}

fn of_game(of: &GameInfo) -> Vec<Finished> {
    let mut games = results::all();
    games.retain(|game| game.game == of.key);
    games
}

fn actions(store: Store, dealt: &DailyDeal, standing: &ChallengeState, by_hand: RwSignal<Option<String>>) -> View {
    let texts = store.texts();
    let of = dealt.of;
    let play = |class: &'static str, label: &'static str| {
        let (setup, seed) = (dealt.setup.clone(), dealt.seed.clone());
        let begin = move |_| {
            if let Err(error) = store.begin(of.key, named(setup.clone()), seed.clone(), false) {
                store.notices.show_toast(error.to_string());
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
        ChallengeState::Open => {
            let dealt = dealt.clone();
            let label = if dealt.is_weekly() { texts.weekly_play() } else { texts.daily_play() };
            html! {
                <button type="button" class="btn go" on:click=move |_| _ = ask_for(store, &dealt)>
                    {icon("ui-play", 20)}
                    {label}
                </button>
            }
        }
        ChallengeState::Spent => html! { <small>{texts.daily_spent()}</small> {play("btn", texts.daily_again())} },
        ChallengeState::Begun(card) => {
            let card = card.clone();
            html! {
                <button type="button" class="btn go" on:click=move |_| go_on(store, &card)>
                    {icon("ui-next", 20)}
                    {texts.resume()}
                </button>
            }
        }
        ChallengeState::Over(game) => {
            let text = shared(texts, dealt, game);
            let share = move |_| {
                let by_hand_text = text.clone();
                copy(&text, move |copied| {
                    if copied {
                        store.notices.show_toast(texts.copied().to_owned());
                    } else {
                        by_hand.set(Some(by_hand_text.clone()));
                    }
                });
            };
            html! {
                {play("btn", texts.daily_again())}
                <button type="button" class="btn go" on:click=share>
                    {icon("ui-share", 20)}
                    {texts.share_result()}
                </button>
            }
        }
    }
}

fn totals(game: &Finished) -> (String, String) {
    let own = game.result(own_seat(game)).points;
    (rounded(f64::from(own)), rounded(f64::from(own - ahead(game))))
}

fn score(texts: PageTexts, game: &Finished) -> String {
    let (own, other) = totals(game);
    texts.daily_result(own, other)
}

/// The result in a few lines without spoilers: the players, the points of each round as a bar of characters, the score,
/// and a link to the same deal with the score to beat.
fn shared(texts: PageTexts, dealt: &DailyDeal, game: &Finished) -> String {
    let (own, other) = totals(game);
    let seat = own_seat(game);
    let day = dealt.date.first().to_string();
    let points: Vec<i32> = game.sheets[seat].iter().map(|sheet| sheet.iter().sum()).collect();
    let (name, mode) = (dealt.of.name, mode_name(texts, &game.mode()));
    let text = if dealt.is_weekly() {
        texts.shared_week(name, day, mode, own, other, bar(&points))
    } else {
        texts.shared_result(name, day, mode, own, other, bar(&points))
    };
    let score = game.result(seat).points;
    let (setup, seed) = (dealt.setup.clone(), dealt.seed.clone());
    let rules = dealt.of.declared.rules_of(&setup);
    let challenge = Challenge { game: dealt.of.key.to_owned(), rules, setup, seed, score };
    challenge.link(dealt.of.declared).map_or(text.clone(), |link| format!("{text}\n{}", address(&link)))
}

fn copied_by_hand(texts: PageTexts, text: String) -> View {
    html! {
        <label class="by-hand">
            {texts.copy_this()} <textarea readonly rows="4" prop:value=text></textarea>
        </label>
    }
}
