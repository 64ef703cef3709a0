//! The final score sheet: one row for each line, one column for each seat. Between two seats a rope swings to the
//! leader. A team has a column of its own.

use super::finale::{DecisiveLine, ScoreReveal};
use super::points::{patterns, swatch};
use crate::components::{drawer, emblem, icon, seat_class};
use crate::info::localize;
use crate::state::store::Store;
use kernel::grammar::signed;
use kernel::{Outcome, ScoreSheet, ScoreSoFar, Seat, counted};
use leptos::prelude::*;
use markup::{CollectView, IntoView, View, html};

/// Displacement of the rope for each point of lead, and its upper bound, in hundredths of the column.
const SWING: (f64, f64) = (5.5, 50.0);

pub fn points_now(store: Store) -> View {
    let close = Callback::new(move |()| store.overlay.close());
    let view = move || {
        let texts = store.texts();
        let inside = html! { {patterns()} {sheet(store, ScoreReveal::complete(store), None)} };
        let title = texts.points_so_far().to_owned();
        drawer("share-drawer points-drawer", icon("vp", 24), title, ().into_view(), texts.close(), close, inside)
    };
    view.into_view()
}

pub fn sheet(store: Store, count: ScoreReveal, verdict: Option<DecisiveLine>) -> View {
    let texts = store.texts();
    let (sheets, outcome) = (store.table.scores(), store.table.outcome());
    let two = sheets.len() == 2;
    let ranked = matches!(outcome, Outcome::Ranked(_));
    let counted = counted(&sheets);
    let head = |sheet: &ScoreSheet| {
        html! { <th scope="col">{emblem(sheet.seat, 15, None)} <span>{store.table.name(sheet.seat)}</span></th> }
    };
    let ahead = || html! { <th scope="col" class="ahead">{texts.who_is_ahead()}</th> };
    let together = || html! { <th scope="col" class="ahead">{texts.the_team()}</th> };
    let heads = sheets.iter().map(head).collect();
    let heads = if ranked { with_rope(heads, Some(ahead()), two) } else { with_rope(heads, Some(together()), false) };
    let widest = widest(&sheets);
    let rope = Rope::of(&sheets, &counted);
    let rows = (0..counted.len())
        .map(|line| {
            let row = sheets.first()?.lines.get(line)?.row;
            let values: Vec<i32> = sheets.iter().map(|sheet| sheet.lines[line].points).collect();
            let numbers: Vec<Option<u16>> = sheets.iter().map(|sheet| sheet.lines[line].number).collect();
            let beside = match ranked {
                true if two => rope.knot(line),
                true => gap(&counted[line]),
                false => of_all(&sheets, &values, widest),
            };
            let so_far = (two && ranked).then(|| {
                let totals = &counted[line].totals;
                html! { <td class="so-far">{format!("{} : {}", signed(totals[0]), signed(totals[1]))}</td> }
            });
            Some(html! {
                <tr
                    class:decisive=verdict.and_then(|verdict| verdict.line()) == Some(line)
                    class:waits=move || !count.has(line)
                >
                    <td>{swatch(row.group)}</td>
                    <th scope="row">{icon(row.sign, 19)} <span>{localize(texts.0, row.name)}</span></th>
                    {with_rope(cells(&values, &numbers), Some(beside), two && ranked)}
                    {so_far}
                </tr>
            })
        })
        .collect_view();
    let totals = sheets.iter().map(|sheet| sheet.total).collect::<Vec<_>>();
    let lead = counted.last().and_then(|counted| counted.leader);
    let lead = move || {
        let text = lead.map(|(seat, lead)| texts.lead_of(store.table.name(seat), lead));
        html! { <td class="lead">{text}</td> }
    };
    let all = || html! { <td class="value">{signed(totals.iter().sum())}</td> };
    let (called, ends) = match &outcome {
        Outcome::Ranked(ranks) => {
            let ranks = ranks.iter().map(|rank| html! { <td class="value">{*rank}</td> }).collect();
            (texts.rank(), with_rope(ranks, Some(html! { <td></td> }), two))
        }
        Outcome::Shared(team) => {
            let text = texts.of_target(signed(team.points), signed(team.target));
            (texts.team(), vec![html! { <td class="value" colspan={sheets.len() + 1}>{text}</td> }])
        }
    };
    let tie = if ranked { tie(store) } else { "" };
    let so_far = (two && ranked).then(|| html! { <th scope="col" class="so-far">{texts.so_far()}</th> });
    let below = || (two && ranked).then(|| html! { <td class="so-far"></td> });
    html! {
        <section class="panel sheet" class:four={sheets.len() > 2} class:two=two>
            <table>
                <thead>
                    <tr>
                        <td></td>
                        <th scope="col" class="left">
                            {texts.what_it_was()}
                        </th>
                        {heads}
                        {so_far}
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
                <tfoot class:waits=move || count.goes_on()>
                    <tr class="totals">
                        <td></td>
                        <th scope="row">{texts.total()}</th>
                        {with_rope(cells(&totals, &[]), Some(if ranked { lead() } else { all() }), two && ranked)}
                        {below()}
                    </tr>
                    <tr class="ranks">
                        <td></td>
                        <th scope="row">{called}</th>
                        {ends}
                        {below()}
                    </tr>
                </tfoot>
            </table>
            <p class="note">
                {icon("ui-info", 18)} <span>{tie} <span class="score-numbers">" " {texts.score_numbers()}</span></span>
            </p>
        </section>
    }
}

pub fn tie(store: Store) -> &'static str {
    localize(store.texts().0, store.table.info().tie(&store.table.with(|table| table.kinds().to_vec())))
}

/// Cells of the seats with the leader's cell: between two seats, after any other number of seats.
fn with_rope(mut cells: Vec<View>, rope: Option<View>, two: bool) -> Vec<View> {
    if let Some(rope) = rope {
        cells.insert(if two { 1 } else { cells.len() }, rope);
    }
    cells
}

/// The rope between two seats: its position after each line, in hundredths of its column, and the leader with the lead.
struct Rope(Vec<(f64, Option<(Seat, i32)>)>);

impl Rope {
    fn of(sheets: &[ScoreSheet], counted: &[ScoreSoFar]) -> Self {
        let most = counted.iter().filter_map(|counted| counted.leader).map(|(_, lead)| lead).max().unwrap_or(0);
        let point = SWING.0.min(SWING.1 / f64::from(most.max(1)));
        let first = sheets.first().map(|sheet| sheet.seat);
        let place = |counted: &ScoreSoFar| {
            let off = counted.leader.map_or(0.0, |(seat, lead)| {
                let off = f64::from(lead) * point;
                if Some(seat) == first { -off } else { off }
            });
            (50.0 + off, counted.leader)
        };
        Self(counted.iter().map(place).collect())
    }

    /// The rope beside a line, from the middle of the previous row to the knot in the middle of this one.
    fn knot(&self, line: usize) -> View {
        let (to, leader) = self.0[line];
        let from = line.checked_sub(1).map_or(50.0, |before| self.0[before].0);
        let top = if line == 0 { 0 } else { -50 };
        let knot = leader.map(|(seat, lead)| {
            let class = if to < 50.0 { "knot before" } else { "knot" };
            html! { <span class=class style=("left", format!("{to}%"))>{emblem(seat, 15, None)} <b>{format!("+{lead}")}</b></span> }
        });
        html! {
            <td class="rope" aria-hidden="true">
                <div>
                    <svg viewBox="0 0 100 100" preserveAspectRatio="none">
                        <path d=format!("M{from} {top}L{to} 50")></path>
                    </svg>
                    {knot}
                </div>
            </td>
        }
    }
}

fn widest(sheets: &[ScoreSheet]) -> i32 {
    let lines = sheets.iter().map(|sheet| sheet.lines.len()).min().unwrap_or(0);
    let width = |line: usize| sheets.iter().map(|sheet| sheet.lines[line].points.abs()).sum::<i32>();
    (0..lines).map(width).max().unwrap_or(0).max(1)
}

fn of_all(sheets: &[ScoreSheet], values: &[i32], widest: i32) -> View {
    let sum: i32 = values.iter().sum();
    let piece = |(sheet, value): (&ScoreSheet, &i32)| {
        let class = if *value < 0 { "lost".to_owned() } else { seat_class(sheet.seat).to_owned() };
        html! { <i class=class style=("width", format!("{}%", 100 * value.abs() / widest))></i> }
    };
    let bar = sheets.iter().zip(values).map(piece).collect_view();
    html! {
        <td class="of-all">
            <span class="of-all-bar" aria-hidden="true">{bar}</span>
            <b class:loss=sum.is_negative()>{signed(sum)}</b>
        </td>
    }
}

fn gap(counted: &ScoreSoFar) -> View {
    let leader = counted.leader.map(|(seat, lead)| html! { {emblem(seat, 15, None)} " " <b>{format!("+{lead}")}</b> });
    html! { <td class="gap">{leader}</td> }
}

/// Values of a row after their counts. The best one is ringed if they differ.
fn cells(values: &[i32], numbers: &[Option<u16>]) -> Vec<View> {
    let best = values.iter().copied().max().unwrap_or(0);
    let differ = values.iter().any(|value| *value != best);
    let cell = |(seat, &value): (usize, &i32)| {
        let number = numbers.get(seat).copied().flatten();
        let ringed = differ && value == best && value > 0;
        let text = signed(value);
        html! {
            <td class="value" class:best=ringed class:zero=value == 0 class:loss=value.is_negative()>
                {number.map(|number| html! { <small>{number}</small> " " })}<span>{text}</span>
            </td>
        }
    };
    values.iter().enumerate().map(cell).collect()
}
