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
use super::turning::turning_points;
use crate::components::{icon, points, seat_face};
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
        html! {
            <span class="score-seat" class:won=won(sheet.seat)>
                {seat_face(store.table.portrait(sheet.seat), sheet.seat, if won(sheet.seat) { 62 } else { 46 })}
                {won(sheet.seat).then(|| html! { <svg class="wreath" viewBox="0 0 84 84" width="84" height="84" aria-hidden="true" inner_html=WREATH></svg> })}
                <b>{store.table.name(sheet.seat)}</b>
                {points(total, 46, Some(total.to_string()))}
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

/// Leaves around the face of a winner.
const WREATH: &str = "<path d=\"M42 79C22 77 7 62 6 40M42 79C62 77 77 62 78 40\" fill=\"none\" stroke-width=\"2\"/><path \
     d=\"M6 40c-5-4-6-9-3-14 5 4 6 9 3 14zM8 50c-6-2-9-6-8-12 6 2 9 6 8 12zM13 60c-7 0-10-4-11-9 7 0 10 4 11 9zM21 69c-7 \
     1-11-2-13-7 7-1 11 2 13 7zM31 76c-6 3-11 1-14-4 6-3 11-1 14 4zM78 40c5-4 6-9 3-14-5 4-6 9-3 14zM76 50c6-2 9-6 8-12-6 \
     2-9 6-8 12zM71 60c7 0 10-4 11-9-7 0-10 4-11 9zM63 69c7 1 11-2 13-7-7-1-11 2-13 7zM53 76c6 3 11 1 14-4-6-3-11-1-14 4z\"/>";

const LAUREL: &str = concat!(
    "<g fill=\"var(--legal)\"><path d=\"M30 54C14 52 6 40 8 22c8 2 12 8 12 14M30 54c16-2 24-14 22-32-8 2-12 8-12 14\" ",
    "fill=\"none\" stroke=\"var(--legal)\" stroke-width=\"2.5\"/>",
    "<path d=\"M8 22c-5-4-5-9-3-14 5 3 7 8 3 14zM52 22c5-4 5-9 3-14-5 3-7 8-3 14zM10 34c-6-1-9-5-9-10 6 0 10 4 9 10zM50 34c6-1 ",
    "9-5 9-10-6 0-10 4-9 10zM16 45c-6 1-10-1-13-6 6-2 11 0 13 6zM44 45c6 1 10-1 13-6-6-2-11 0-13 6z\"/></g>",
);
