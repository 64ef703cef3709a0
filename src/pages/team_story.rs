//! The result of a team as a picture and a story: a tower of everybody's points against the flag of the target, and the
//! best choices, or the most expensive lines.

use crate::components::{emblem, icon, seat_class};
use crate::info::localize;
use crate::state::store::Store;
use kernel::grammar::signed;
use kernel::{Outcome, Seat, Shared, costs, swings};
use leptos::prelude::*;
use markup::{CollectView, View, html};

const MOST_LINES: usize = 3;
/// Free part of the picture above the tower and the flag, in hundredths of its height.
const SKY: i32 = 14;

pub fn team_story(store: Store) -> Option<View> {
    let Outcome::Shared(team) = untrack(|| store.table.outcome()) else { return None };
    let by = team.points - team.target;
    let inside = move || {
        let texts = store.texts();
        let title = if by < 0 { texts.short_of_target() } else { texts.above_target() };
        let (heading, reported) =
            if team.won() { (texts.what_brought_it(), brought(store)) } else { (texts.what_cost_it(), cost(store)) };
        html! {
            <div class="team-tower">
                <h2>{title}</h2>
                {tower(store, &team)}
            </div>
            <div class="team-told">
                <h2>{heading}</h2>
                {reported}
            </div>
        }
    };
    Some(html! { <section class="panel team-story">{inside}</section> })
}

fn tower(store: Store, team: &Shared) -> View {
    let texts = store.texts();
    let sheets = store.table.scores();
    let whole = sheets.iter().map(|sheet| sheet.total.max(0)).sum::<i32>().max(team.target).max(1) * (100 + SKY) / 100;
    let height = |points: i32| format!("{}%", 100 * points.max(0) / whole);
    let storey = |seat: Seat, points: i32| {
        html! {
            <i class=format!("storey {}", seat_class(seat)) style=("height", height(points))>
                <b>{emblem(seat, 16, None)} {signed(points)}</b>
            </i>
        }
    };
    // A seat without points has no storey.
    let built = sheets.iter().rev().filter(|sheet| sheet.total > 0);
    let storeys = built.map(|sheet| storey(sheet.seat, sheet.total)).collect_view();
    let by = team.points - team.target;
    let by = if by > 0 { format!("+{by}") } else { signed(by) };
    let label = texts.of_target(signed(team.points), signed(team.target));
    html! {
        <div class="tower" class:broken=!team.won() role="img" aria-label=label>
            <span class="tower-flag" style=("bottom", height(team.target))>
                <b>{team.target}</b>
                <em>{by}</em>
            </span>
            <span class="storeys">{storeys}</span>
        </div>
    }
}

fn brought(store: Store) -> View {
    let texts = store.texts();
    let gains = store.table.with(|table| {
        let steps: Vec<_> = (0..=table.last_step()).map(|step| table.scores(step)).collect();
        let gain = |swing: kernel::Swing| {
            let step = table.step(swing.step);
            let text = table.text(swing.step - 1, &table.chosen(swing.step)?, texts.0);
            let row = steps.last()?.first()?.lines.get(swing.line)?.row;
            Some(html! {
                <li>
                    <em>{texts.round_title(step.round)}</em>
                    {step.seat.map(|seat| emblem(seat, 16, Some(store.table.name(seat))))}
                    <span>{text.trim_end_matches('.').to_owned()} <small>{localize(texts.0, row.name)}</small></span>
                    <b>{format!("+{}", swing.points)}</b>
                </li>
            })
        };
        swings(&steps, MOST_LINES).into_iter().filter_map(gain).collect::<Vec<_>>()
    });
    html! { <ol>{gains}</ol> }
}

fn cost(store: Store) -> View {
    let texts = store.texts();
    let sheets = store.table.scores();
    let line = |(line, points): (usize, i32)| {
        let row = sheets.first()?.lines.get(line)?.row;
        Some(html! {
            <li>
                {icon(row.sign, 20)} <span>{localize(texts.0, row.name)}</span> <b class="loss">{signed(points)}</b>
            </li>
        })
    };
    let lines = costs(&sheets, MOST_LINES).into_iter().filter_map(line).collect_view();
    html! { <ol>{lines}</ol> }
}
