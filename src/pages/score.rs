//! The final score: line by line for each player, the ranks, the points round by round.

use super::campaign::campaign_button;
use super::daily::on_the_table;
use super::finale::{DecisiveLine, ScoreReveal};
use super::firsts;
use super::points::{key, patterns, plots};
use super::print::{print_button, print_head};
use super::rematch::rematch_button;
use super::score_sheet::{sheet, tie};
use super::share_link::share_button;
use super::team_story::team_story;
use super::timeline::look_back_button;
use super::turning_points::turning_points;
use crate::components::{cover, emblem, icon, points, seat_face};
use crate::info::localize;
use crate::state::store::{Screen, Store, use_store};
use crate::texts::PageTexts;
use history::First;
use kernel::grammar::signed;
use kernel::{Outcome, ScoreSheet, Seat, SeatKind, Shared};
use leptos::prelude::*;
use markup::{CollectView, View, html};
use std::cmp::Ordering;
use ui::Overlay;
use ui::portraits::Portrait;

pub fn score() -> View {
    let store = use_store();
    let verdict = DecisiveLine::of(store);
    let count = ScoreReveal::begin(store, verdict.as_ref());
    let firsts = StoredValue::new(untrack(|| firsts::of_table(store)));
    html! {
        <main class="score" class:counting=move || count.goes_on() class:celebrates=count.celebrates on:click=move |_| count.skip()>
            {patterns()} {print_head(store)} {move || head(store, count, verdict, firsts)} {move || sheet(store, count, verdict)}
            {move || count.goes_on().then(|| count.seals())} {team_story(store)}
            <section class="panel plots">
                <header>
                    <h2>{move || localize(store.settings.lang.get(), store.table.info().stretches.points)}</h2>
                    <em>{move || store.texts().by_round_hint()}</em>
                </header>
                {move || plots(store)}
                {move || key(store.texts(), store.table.info())}
            </section>
            {turning_points(store)}
            <footer class="panel score-foot">
                <button type="button" class="btn" on:click=move |_| store.overlay.open(Overlay::Log)>
                    {icon("ui-log", 20)}
                    {move || store.texts().log()}
                </button>
                {look_back_button(store, "btn")} {share_button(store)} {print_button(store)}
                <span class="grow"></span>
                {move || what_next(store)}
            </footer>
            {move || count.goes_on().then(|| html! { <footer class="panel counting-foot"><span class="grow">{store.texts().tap_counts()}</span> {count.skip_button()}</footer> })}
        </main>
    }
}

fn what_next(store: Store) -> View {
    if store.table.in_campaign() {
        return campaign_button(store, "btn go");
    }
    html! {
        <button type="button" class="btn" on:click=move |_| store.screen.set(Screen::Home)>
            {move || store.texts().home()}
        </button>
        <button type="button" class="btn" data-new="" on:click=move |_| store.screen.set(Screen::Setup)>
            {move || store.texts().new_game()}
        </button>
        {rematch_button(store)}
    }
}

fn head(
    store: Store,
    count: ScoreReveal,
    verdict: Option<DecisiveLine>,
    firsts: StoredValue<Vec<(Seat, First)>>,
) -> View {
    let (sheets, outcome) = (store.table.scores(), store.table.outcome());
    let kinds = store.table.with(|table| table.kinds().to_vec());
    let (title, line) = match &outcome {
        Outcome::Ranked(_) => ranked(store, &outcome, &sheets, &kinds),
        Outcome::Shared(team) => together(store.texts(), team),
    };
    let counting = count.goes_on();
    let (title, line) = if counting { count.head() } else { (title, line) };
    let totals = count.totals(&sheets);
    let decided = verdict.filter(|_| !counting).and_then(|verdict| verdict.reported(store));
    let laurel = (outcome.is_crowned(&sheets, &kinds) && !counting)
        .then(|| html! { <svg class="laurel" viewBox="0 0 60 60" aria-hidden="true" inner_html=LAUREL></svg> });
    let won = |seat: Seat| outcome.rank(seat) == Some(1) && !counting;
    let seat = |(sheet, total): (&ScoreSheet, i32)| {
        let (portrait, name) = (store.table.portrait(sheet.seat), store.table.name(sheet.seat));
        if won(sheet.seat) {
            return first(portrait, sheet.seat, name, total);
        }
        html! {
            <span class="score-seat">
                {seat_face(portrait, sheet.seat, 56)} <b>{name}</b> {points(total, 46, Some(total.to_string()))}
            </span>
        }
    };
    html! {
        <header class="score-head">
            {laurel}
            <div>
                <h1>{title}</h1>
                <p>{line}</p>
                {decided.map(|reported| html! { <p class="decided">{reported}</p> })}
                {on_the_table(store).map(|line| html! { <p class="score-challenge">{icon("ui-day", 18)} {line}</p> })}
                {challenge(store)}
                {(!counting).then(|| firsts.with_value(|all| firsts::list(store, all)))}
            </div>
            <span class="grow"></span>
            {sheets.iter().zip(totals).map(seat).collect_view()}
        </header>
    }
}

/// A winner, in a door.
fn first(portrait: &Portrait, seat: Seat, name: String, total: i32) -> View {
    let laurel = format!(
        "<path transform=\"translate(75 20)\" d=\"{LEAVES}\"/><path transform=\"translate(75 20) scale(-1 1)\" d=\"{LEAVES}\"/>{BOW}"
    );
    html! {
        <span class="score-seat won">
            {cover(portrait, 86)} <svg class="bough" viewBox="0 -2 150 88" width="150" height="88" aria-hidden="true" inner_html=laurel></svg>
            <svg class="tails" viewBox="0 0 34 40" width="34" height="40" aria-hidden="true" inner_html=TAILS></svg> <b>{name}</b>
            {points(total, 48, Some(total.to_string()))} {emblem(seat, 18, None)}
        </span>
    }
}

/// The ranking. A single person who lost reads the distance.
fn ranked(store: Store, outcome: &Outcome, sheets: &[ScoreSheet], kinds: &[SeatKind]) -> (String, String) {
    let texts = store.texts();
    let is_first = |sheet: &&ScoreSheet| outcome.rank(sheet.seat) == Some(1);
    let winners: Vec<&ScoreSheet> = sheets.iter().filter(is_first).collect();
    let best = winners.first().map_or(0, |sheet| sheet.total);
    let second = sheets.iter().filter(|sheet| !is_first(sheet)).map(|sheet| sheet.total).max();
    let title = match winners[..] {
        [winner] if sheets.len() == 2 => {
            texts.wins(store.table.name(winner.seat), signed(best), signed(second.unwrap_or(0)))
        }
        [winner] => texts.wins_at(store.table.name(winner.seat), signed(best)),
        _ => {
            let names: Vec<String> = winners.iter().map(|winner| store.table.name(winner.seat)).collect();
            texts.shared_by(names.join(" · "), signed(best))
        }
    };
    let ahead = second.map_or(0, |second| best - second);
    let ties = || tie(store).to_owned();
    match outcome.lost_by(sheets, kinds) {
        Some(0) => (texts.loses_tie(signed(best)), ties()),
        Some(by) => (texts.loses_by(by), title),
        None if ahead > 0 => (title, texts.ahead_by(ahead)),
        None => (title, ties()),
    }
}

/// Result of a team: its score, its target, and the difference or the reason of the defeat.
fn together(texts: PageTexts, team: &Shared) -> (String, String) {
    let (own, target) = (signed(team.points), signed(team.target));
    let title = if team.won() { texts.team_wins(own, target) } else { texts.team_loses(own, target) };
    let line = match (team.why, team.points - team.target) {
        (Some(why), _) => localize(texts.0, why).to_owned(),
        (None, 0) => texts.target_met().to_owned(),
        (None, by @ 1..) => texts.ahead_by(by),
        (None, by) => texts.team_is_short(-by),
    };
    (title, line)
}

fn challenge(store: Store) -> Option<View> {
    let texts = store.texts();
    let (to_beat, own) = (store.score_to_beat()?, store.table.own_score());
    let text = match own.cmp(&to_beat) {
        _ if store.table.with(|table| table.practice()) => texts.practice_does_not_count().to_owned(),
        Ordering::Greater => texts.beaten(to_beat, own - to_beat),
        Ordering::Equal => texts.equalled(to_beat),
        Ordering::Less => texts.not_beaten(to_beat, to_beat - own),
    };
    Some(html! { <p class="score-challenge">{icon("ui-flag", 18)} {text}</p> })
}

/// One half of the laurel before the door of a winner.
const LEAVES: &str = "M0 56c2.1-7.5 9.4-10.8 15.5-6.9-1.2 7.1-8.5 10.4-15.5 6.9z \
     M0 56c6.3-4.6 14.1-2.7 16.5 4.1-5.3 4.9-13.1 2.9-16.5-4.1z \
     M15.5 54c0-7.8 6.2-12.9 13.1-10.8 .7 7.2-5.4 12.3-13.1 10.8z \
     M15.5 54c4.8-6.1 12.8-6.3 17-.4-3.8 6.1-11.8 6.3-17 .4z \
     M29.8 48c-2-7.5 2.5-14.1 9.8-13.9 2.6 6.7-2 13.3-9.8 13.9z \
     M29.8 48c3-7.2 10.7-9.5 16.3-5-2.1 6.9-9.7 9.2-16.3 5z \
     M42 38.6c-4-6.7-1.3-14.3 5.7-16 4.3 5.8 1.7 13.3-5.7 16z \
     M42 38.6c1-7.7 7.7-12 14.3-9.1-.1 7.2-6.9 11.5-14.3 9.1z \
     M51.2 26.4c-5.6-5.4-5.1-13.4 1.2-17 5.7 4.4 5.1 12.4-1.2 17z \
     M51.2 26.4c-1.1-7.7 4.2-13.7 11.4-12.6 1.8 7-3.6 12.9-11.4 12.6z \
     M56.6 12.3c-6.9-3.7-8.5-11.5-3.4-16.7 6.7 2.7 8.3 10.6 3.4 16.7z \
     M56.6 12.3c-3.1-7.2 .4-14.3 7.6-15.2 3.6 6.3 0 13.4-7.6 15.2z \
     M57.9-2.8c-7.6-1.7-11.2-8.9-7.7-15.1 7.2 .8 10.8 8 7.7 15.1z \
     M57.9-2.8c-4.9-6.1-3.4-13.9 3.2-16.7 5.1 5.1 3.6 12.9-3.2 16.7z \
     M55.1-17.6c-7.8 .4-13.2-5.5-11.5-12.5 7.1-1.1 12.5 4.8 11.5 12.5z \
     M55.1-17.6c-6.4-4.5-7-12.5-1.3-16.9 6.3 3.5 6.9 11.5 1.3 16.9z";

/// Bow of that laurel.
const BOW: &str = "<path d=\"M64 76l-9 13 9-2 5 8 6-14 6 14 5-8 9 2-9-13q-11 7-22 0z\" fill=\"var(--gold)\"/>";

/// Tails of the seal with the points of a winner.
const TAILS: &str = "<path d=\"M6 2l3 36 6-7 5 7L17 2zM18 2l-2 34 7-6 6 7-3-35z\"/>";

const LAUREL: &str = concat!(
    "<g fill=\"var(--legal)\"><path d=\"M30 54C14 52 6 40 8 22c8 2 12 8 12 14M30 54c16-2 24-14 22-32-8 2-12 8-12 14\" ",
    "fill=\"none\" stroke=\"var(--legal)\" stroke-width=\"2.5\"/>",
    "<path d=\"M8 22c-5-4-5-9-3-14 5 3 7 8 3 14zM52 22c5-4 5-9 3-14-5 3-7 8-3 14zM10 34c-6-1-9-5-9-10 6 0 10 4 9 10zM50 34c6-1 ",
    "9-5 9-10-6 0-10 4-9 10zM16 45c-6 1-10-1-13-6 6-2 11 0 13 6zM44 45c6 1 10-1 13-6-6-2-11 0-13 6z\"/></g>",
);
