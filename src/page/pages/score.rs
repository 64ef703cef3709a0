//! The final score: line by line for each player, the ranks, the points round by round.

use super::daily::on_the_table;
use super::menu::download;
use super::paper::{paper_head, print_button};
use super::points::{key, patterns, plots, swatch};
use super::share::share_button;
use super::timeline::look_back_button;
use super::turning::turning_points;
use crate::kernel::{Standing, is_crowned, lost_by};
use crate::page::shelf::say;
use crate::page::store::{Screen, Store, use_store};
use crate::page::table::{emblem, icon, points};
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
                    <h2>{move || say(store.lang.get(), store.cover().stretches.points)}</h2>
                    <em>{move || store.words().by_round_hint()}</em>
                </header>
                {move || plots(store)}
                {move || key(store.words(), store.cover())}
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
    let words = store.words();
    let standings = store.standings();
    let winners: Vec<&Standing> = standings.iter().filter(|standing| standing.rank == 1).collect();
    let mut others: Vec<&Standing> = standings.iter().filter(|standing| standing.rank > 1).collect();
    others.sort_by_key(|standing| (standing.rank, standing.seat));
    let best = winners.first().map_or(0, |standing| standing.total);
    let title = match winners[..] {
        [winner] if standings.len() == 2 => {
            let second = others.first().map_or(0, |other| other.total);
            words.wins(store.name(winner.seat), signed(best), signed(second))
        }
        [winner] => words.wins_at(store.name(winner.seat), signed(best)),
        _ => {
            let names: Vec<String> = winners.iter().map(|winner| store.name(winner.seat)).collect();
            words.shared_by(names.join(" · "), signed(best))
        }
    };
    let ahead = others.first().map_or(0, |second| best - second.total);
    let ties = || tie(store).to_owned();
    let kinds = store.with_table(|table| table.kinds().to_vec());
    let (title, line) = match lost_by(&standings, &kinds) {
        Some(0) => (words.loses_tie(signed(best)), ties()),
        Some(by) => (words.loses_by(by), title),
        None if ahead > 0 => (title, words.ahead_by(ahead)),
        None => (title, ties()),
    };
    let laurel = is_crowned(&standings, &kinds)
        .then(|| view! { <svg class="laurel" viewBox="0 0 60 60" aria-hidden="true" inner_html=LAUREL></svg> });
    let seat = |standing: &Standing| {
        view! {
            <span class="score-seat">
                {emblem(standing.seat, 22, None)}
                <b>{store.name(standing.seat)}</b>
                {points(standing.total, 46, Some(standing.total.to_string()))}
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
            {standings.iter().map(seat).collect_view()}
        </header>
    }
}

/// How a tie ends at this table.
fn tie(store: Store) -> &'static str {
    say(store.words().0, store.with_table(|table| store.cover().tie(table.kinds())))
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
    let standings = store.standings();
    let heads = standings.iter().map(|standing| {
        view! { <th scope="col">{emblem(standing.seat, 15, None)} <span>{store.name(standing.seat)}</span></th> }
    });
    let heads = heads.collect_view();
    let lines = standings.first().map_or(0, |standing| standing.lines.len());
    let rows = (0..lines).map(|line| row(store, &standings, line)).collect_view();
    let totals: Vec<i32> = standings.iter().map(|standing| standing.total).collect();
    let ranks = standings.iter().map(|standing| view! { <td class="value">{standing.rank}</td> }).collect_view();
    view! {
        <section class="panel sheet" class:four={standings.len() > 2}>
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
                        <th scope="row">{words.rank()}</th>
                        {ranks}
                    </tr>
                </tfoot>
            </table>
            <p class="note">{icon("ui-info", 18)} <span>{tie(store)} " " {words.score_numbers()}</span></p>
        </section>
    }
}

fn row(store: Store, standings: &[Standing], line: usize) -> impl IntoView + use<> {
    let name = standings.first().and_then(|standing| standing.lines.get(line)).map_or("", |line| line.name);
    let (values, numbers): (Vec<i32>, Vec<Option<u16>>) = standings
        .iter()
        .map(|standing| standing.lines.get(line).map_or((0, None), |line| (line.points, line.number)))
        .unzip();
    let (sign, group) = (store.cover().line)(name);
    let lang = store.lang.get();
    let called = store.with_table(|table| table.game().line(name, lang));
    view! {
        <tr>
            <td>{swatch(group)}</td>
            <th scope="row">{icon(sign, 19)} <span>{called}</span></th>
            {cells(&values, &numbers)}
        </tr>
    }
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

/// A number of points, with a true minus.
fn signed(points: i32) -> String {
    points.to_string().replace('-', "−")
}
