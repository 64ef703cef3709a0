//! The final score: line by line for each player, the ranks, the points round by round.

use super::daily::on_the_table;
use super::download::download;
use super::paper::{paper_head, print_button};
use super::points::{key, patterns, plots, swatch};
use super::share::share_button;
use super::timeline::look_back_button;
use super::turning::turning_points;
use crate::kernel::{Outcome, ScoreSheet, SeatKind, Shared};
use crate::page::info::say;
use crate::page::play::store::{Screen, Store, use_store};
use crate::page::widgets::{emblem, icon, points, signed};
use crate::page::words::Words;
use leptos::prelude::*;
use std::cmp::Ordering;

/// The final score.
#[component]
pub fn Score() -> impl IntoView {
    let store = use_store();
    view! {
        <main class="score">
            {patterns()} {paper_head(store)} {move || head(store)} {move || sheet(store)}
            <section class="panel plots">
                <header>
                    <h2>{move || say(store.lang.get(), store.info().stretches.points)}</h2>
                    <em>{move || store.words().by_round_hint()}</em>
                </header>
                {move || plots(store)}
                {move || key(store.words(), store.info())}
            </section>
            {turning_points(store)}
            <footer class="panel score-foot">
                <button type="button" class="btn" on:click=move |_| store.log_open.set(true)>
                    {icon("ui-log", 20)}
                    {move || store.words().log()}
                </button>
                {look_back_button(store, "btn")} {share_button(store)} {print_button(store)}
                <button type="button" class="btn" on:click=move |_| download(&store.record())>
                    {icon("ui-export", 20)}
                    {move || store.words().save_record()}
                </button>
                <span class="grow"></span>
                <button type="button" class="btn" on:click=move |_| store.screen.set(Screen::Home)>
                    {move || store.words().home()}
                </button>
                <button type="button" class="btn go" on:click=move |_| store.screen.set(Screen::Setup)>
                    {icon("ui-next", 20)}
                    {move || store.words().new_game()}
                </button>
            </footer>
        </main>
    }
}

/// Who wins, by how much.
fn head(store: Store) -> impl IntoView {
    let (sheets, outcome) = (store.scores(), store.outcome());
    let kinds = store.with_table(|table| table.kinds().to_vec());
    let (title, line) = match &outcome {
        Outcome::Ranked(_) => ranked(store, &outcome, &sheets, &kinds),
        Outcome::Shared(team) => together(store.words(), team),
    };
    let laurel = outcome
        .is_crowned(&sheets, &kinds)
        .then(|| view! { <svg class="laurel" viewBox="0 0 60 60" aria-hidden="true" inner_html=LAUREL></svg> });
    let seat = |sheet: &ScoreSheet| {
        view! {
            <span class="score-seat">
                {emblem(sheet.seat, 22, None)}
                <b>{store.name(sheet.seat)}</b>
                {points(sheet.total, 46, Some(sheet.total.to_string()))}
            </span>
        }
    };
    view! {
        <header class="score-head">
            {laurel}
            <div>
                <h1>{title}</h1>
                <p>{line}</p>
                {on_the_table(store).map(|line| view! { <p class="score-challenge">{icon("ui-day", 18)} {line}</p> })}
                {challenge(store)}
            </div>
            <span class="grow"></span>
            {sheets.iter().map(seat).collect_view()}
        </header>
    }
}

/// Who is ahead of whom; the only person who lost reads by how much.
fn ranked(store: Store, outcome: &Outcome, sheets: &[ScoreSheet], kinds: &[SeatKind]) -> (String, String) {
    let words = store.words();
    let is_first = |sheet: &&ScoreSheet| outcome.rank(sheet.seat) == Some(1);
    let winners: Vec<&ScoreSheet> = sheets.iter().filter(is_first).collect();
    let best = winners.first().map_or(0, |sheet| sheet.total);
    let second = sheets.iter().filter(|sheet| !is_first(sheet)).map(|sheet| sheet.total).max();
    let title = match winners[..] {
        [winner] if sheets.len() == 2 => words.wins(store.name(winner.seat), signed(best), signed(second.unwrap_or(0))),
        [winner] => words.wins_at(store.name(winner.seat), signed(best)),
        _ => {
            let names: Vec<String> = winners.iter().map(|winner| store.name(winner.seat)).collect();
            words.shared_by(names.join(" · "), signed(best))
        }
    };
    let ahead = second.map_or(0, |second| best - second);
    let ties = || tie(store).to_owned();
    match outcome.lost_by(sheets, kinds) {
        Some(0) => (words.loses_tie(signed(best)), ties()),
        Some(by) => (words.loses_by(by), title),
        None if ahead > 0 => (title, words.ahead_by(ahead)),
        None => (title, ties()),
    }
}

/// How a team fared: what it scored and needed, and by how much or why it lost.
fn together(words: Words, team: &Shared) -> (String, String) {
    let (own, target) = (signed(team.points), signed(team.target));
    let title = if team.won() { words.team_wins(own, target) } else { words.team_loses(own, target) };
    let line = match (team.why, team.points - team.target) {
        (Some(why), _) => say(words.0, why).to_owned(),
        (None, 0) => words.target_met().to_owned(),
        (None, by @ 1..) => words.ahead_by(by),
        (None, by) => words.team_lacks(-by),
    };
    (title, line)
}

/// How a tie ends at this table.
fn tie(store: Store) -> &'static str {
    say(store.words().0, store.with_table(|table| store.info().tie(table.kinds())))
}

/// How it went, where this was a challenge.
fn challenge(store: Store) -> Option<AnyView> {
    let words = store.words();
    let (to_beat, own) = (store.score_to_beat()?, store.own_score());
    let text = match own.cmp(&to_beat) {
        _ if store.with_table(|table| table.practice()) => words.practice_does_not_count().to_owned(),
        Ordering::Greater => words.beaten(to_beat, own - to_beat),
        Ordering::Equal => words.equalled(to_beat),
        Ordering::Less => words.not_beaten(to_beat, to_beat - own),
    };
    Some(view! { <p class="score-challenge">{icon("ui-flag", 18)} {text}</p> }.into_any())
}

const LAUREL: &str = concat!(
    "<g fill=\"var(--legal)\"><path d=\"M30 54C14 52 6 40 8 22c8 2 12 8 12 14M30 54c16-2 24-14 22-32-8 2-12 8-12 14\" ",
    "fill=\"none\" stroke=\"var(--legal)\" stroke-width=\"2.5\"/>",
    "<path d=\"M8 22c-5-4-5-9-3-14 5 3 7 8 3 14zM52 22c5-4 5-9 3-14-5 3-7 8-3 14zM10 34c-6-1-9-5-9-10 6 0 10 4 9 10zM50 34c6-1 ",
    "9-5 9-10-6 0-10 4-9 10zM16 45c-6 1-10-1-13-6 6-2 11 0 13 6zM44 45c6 1 10-1 13-6-6-2-11 0-13 6z\"/></g>",
);

/// The sheet: a row a line, a column a seat, the best of each row ringed.
fn sheet(store: Store) -> impl IntoView {
    let words = store.words();
    let (sheets, outcome) = (store.scores(), store.outcome());
    let heads = sheets.iter().map(|sheet| {
        view! { <th scope="col">{emblem(sheet.seat, 15, None)} <span>{store.name(sheet.seat)}</span></th> }
    });
    let heads = heads.collect_view();
    let lines = sheets.first().map_or(0, |sheet| sheet.lines.len());
    let rows = (0..lines).map(|line| row(store, &sheets, line)).collect_view();
    let totals: Vec<i32> = sheets.iter().map(|sheet| sheet.total).collect();
    let (called, ends, tie) = match &outcome {
        Outcome::Ranked(ranks) => {
            let ranks = ranks.iter().map(|rank| view! { <td class="value">{*rank}</td> }).collect_view();
            (words.rank(), ranks.into_any(), tie(store))
        }
        Outcome::Shared(team) => {
            let text = words.of_target(signed(team.points), signed(team.target));
            let cell = view! { <td class="value" colspan=sheets.len()>{text}</td> };
            (words.team(), cell.into_any(), "")
        }
    };
    view! {
        <section class="panel sheet" class:four={sheets.len() > 2}>
            <table>
                <thead>
                    <tr>
                        <td></td>
                        <th scope="col" class="left">
                            {words.what_it_was()}
                        </th>
                        {heads}
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
                <tfoot>
                    <tr class="totals">
                        <td></td>
                        <th scope="row">{words.total()}</th>
                        {cells(&totals, &[])}
                    </tr>
                    <tr class="ranks">
                        <td></td>
                        <th scope="row">{called}</th>
                        {ends}
                    </tr>
                </tfoot>
            </table>
            <p class="note">
                {icon("ui-info", 18)} <span>{tie} <span class="score-numbers">" " {words.score_numbers()}</span></span>
            </p>
        </section>
    }
}

fn row(store: Store, sheets: &[ScoreSheet], line: usize) -> Option<impl IntoView + use<>> {
    let row = sheets.first().and_then(|sheet| sheet.lines.get(line)).map(|line| line.row)?;
    let (values, numbers): (Vec<i32>, Vec<Option<u16>>) =
        sheets.iter().map(|sheet| sheet.lines.get(line).map_or((0, None), |line| (line.points, line.number))).unzip();
    Some(view! {
        <tr>
            <td>{swatch(row.group)}</td>
            <th scope="row">{icon(row.sign, 19)} <span>{say(store.lang.get(), row.name)}</span></th>
            {cells(&values, &numbers)}
        </tr>
    })
}

/// A row's values, the best one ringed where they differ, each after the number of things that it is for.
fn cells(values: &[i32], numbers: &[Option<u16>]) -> impl IntoView + use<> {
    let best = values.iter().copied().max().unwrap_or(0);
    let differ = values.iter().any(|value| *value != best);
    values
        .iter()
        .enumerate()
        .map(|(seat, &value)| {
            let number = numbers.get(seat).copied().flatten();
            let ringed = differ && value == best && value > 0;
            let text = signed(value);
            view! {
                <td class="value" class:best=ringed class:zero=value == 0 class:loss=value.is_negative()>
                    {number.map(|number| view! { <small>{number}</small> " " })}<span>{text}</span>
                </td>
            }
        })
        .collect_view()
}
