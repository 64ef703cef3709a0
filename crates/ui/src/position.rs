//! A position as a picture: the scores line by line, the facts of the table, the latest events and the pending
//! question. It uses only data that every game provides.

use super::resources::{Meaning, Thing};
use super::svg::{BOLD, FAINT, INK, LINE, MARGIN, Picture, SIZE, SvgDoc, WAX, WIDTH, colour};
use kernel::event_text::seat_name;
use kernel::grammar::{capital, fill, headed, localize, signed};
use kernel::{Fact, Lang, Outcome, Previews, ScoreSheet, Seat, Spoken, Table};
use std::fmt::Write;

const MOST_SENTENCES: usize = 6;
const NAMES: usize = 400;
const RULE: &str = "#dccdaa";

#[derive(Clone, Copy, Debug)]
pub struct PictureHead<'a> {
    pub title: &'a str,
    pub line: &'a str,
}

/// Draws a table as it stood after a step; a step beyond the present is the present. `names` holds one name per seat,
/// `facts` one text per fact of the table.
pub fn picture<G: Spoken>(
    table: &Table<G>,
    step: usize,
    head: PictureHead<'_>,
    facts: &[String],
    names: &[String],
    lang: Lang,
) -> Picture {
    let past = table.past();
    let step = step.min(past.len() - 1);
    let state = &past[step].state;
    let mut svg = SvgDoc::titled(head.title, names, lang);
    svg.y += LINE + 6;
    svg.text(MARGIN, SIZE, FAINT, "normal", head.line);
    let (sheets, outcome) = (state.scores(), state.outcome());
    standing(&mut svg, &sheets, &outcome, state.decision().is_none());
    score_lines(&mut svg, &sheets);
    if !facts.is_empty() {
        heading(&mut svg, localize(lang, text!("On the table")));
        for fact in facts {
            svg.paragraph(MARGIN, "normal", fact);
        }
    }
    let narrated = narrated(table, step, names, lang);
    if !narrated.is_empty() {
        heading(&mut svg, localize(lang, text!("What happened last")));
        for sentence in narrated {
            svg.paragraph(MARGIN, "normal", &sentence);
        }
    }
    if let Some(decision) = state.decision() {
        let name = svg.name(decision.seat);
        heading(&mut svg, &name);
        svg.emblem(decision.seat, WIDTH - MARGIN - 12);
        svg.paragraph(MARGIN, "normal", &state.question(lang));
    }
    svg.done()
}

/// Texts of the facts of the table, one line each: "Tax left: 3". For a task, the progress of each seat.
pub fn facts<G: Previews<Thing: Thing>>(state: &G, names: &[String], lang: Lang) -> Vec<String> {
    let name = |seat: usize| seat_name(names, Seat(seat as u8), lang);
    let of_seats: Vec<Vec<Fact<G::Thing>>> =
        (0..state.scores().len()).map(|seat| state.facts(Seat(seat as u8))).collect();
    let first = of_seats.first().map(Vec::as_slice).unwrap_or_default();
    let narrated = |(place, fact): (usize, &Fact<G::Thing>)| {
        let shown = fact.thing.row().fact?;
        let value = match shown.meaning {
            Meaning::Task(of) => {
                let done = of_seats.iter().enumerate().filter_map(|(seat, facts)| {
                    // A seat may do more than a task asks for.
                    let level = facts.get(place)?.level.min(of.into()).to_string();
                    let done = fill(lang, localize(lang, text!("{0} of {1}")), &[&level, &of.to_string()]);
                    Some(format!("{} {done}", name(seat)))
                });
                done.collect::<Vec<_>>().join(" · ")
            }
            Meaning::Left(_) => fact.level.to_string(),
            Meaning::Leader => name(usize::try_from(fact.level).ok()?),
        };
        Some(capital(&headed(shown.noun.one(lang), &value, lang)))
    };
    first.iter().enumerate().filter_map(narrated).collect()
}

fn narrated<G: Spoken>(table: &Table<G>, step: usize, names: &[String], lang: Lang) -> Vec<String> {
    let mut narrated: Vec<String> = Vec::new();
    for past in table.past()[..=step].iter().rev() {
        let left = MOST_SENTENCES - narrated.len();
        let sentences = past.events.iter().filter_map(|event| G::event(event, names, lang));
        let mut sentences: Vec<String> = sentences.collect();
        let first = sentences.len().saturating_sub(left);
        sentences.drain(..first);
        sentences.append(&mut narrated);
        narrated = sentences;
        if narrated.len() == MOST_SENTENCES {
            break;
        }
    }
    narrated
}

fn heading(svg: &mut SvgDoc<'_>, text: &str) {
    svg.y += 2 * LINE;
    svg.text(MARGIN, 32, INK, "bold", text);
}

/// Draws every seat with its points as a bar, and its place once the game is over; for a team the points that it needs.
fn standing(svg: &mut SvgDoc<'_>, sheets: &[ScoreSheet], outcome: &Outcome, over: bool) {
    let most = sheets.iter().map(|sheet| sheet.total.max(0)).max().unwrap_or(0).max(1);
    svg.y += LINE;
    for sheet in sheets {
        svg.y += 2 * LINE;
        svg.emblem(sheet.seat, MARGIN + 12);
        let place = outcome.rank(sheet.seat).filter(|_| over).map_or_else(String::new, |rank| format!("{rank}. "));
        let name = place + &svg.name(sheet.seat);
        svg.text(MARGIN + 38, 32, INK, "bold", &name);
        svg.text_up_to(WIDTH - MARGIN, 46, WAX, "bold", &signed(sheet.total));
        let wide =
            usize::try_from(sheet.total).unwrap_or(0) * (WIDTH - 2 * MARGIN) / usize::try_from(most).unwrap_or(1);
        let (top, fill) = (svg.y + 14, colour(sheet.seat));
        let _ = write!(svg.out, "<path d=\"M{MARGIN} {top}h{wide}v12h-{wide}z\" fill=\"{fill}\"/>");
    }
    if let Outcome::Shared(team) = outcome {
        svg.y += 2 * LINE;
        svg.text(MARGIN, 32, INK, "bold", localize(svg.lang, text!("Together")));
        let of = fill(svg.lang, localize(svg.lang, text!("{0} of {1}")), &[&signed(team.points), &signed(team.target)]);
        svg.text_up_to(WIDTH - MARGIN, 46, WAX, "bold", &of);
    }
}

fn score_lines(svg: &mut SvgDoc<'_>, sheets: &[ScoreSheet]) {
    let Some(first) = sheets.first() else { return };
    let column = (WIDTH - 2 * MARGIN - NAMES) / sheets.len();
    let right = |place: usize| MARGIN + NAMES + (place + 1) * column;
    svg.y += 2 * LINE;
    for (place, sheet) in sheets.iter().enumerate() {
        svg.emblem(sheet.seat, right(place) - 12);
    }
    for (line, of) in first.lines.iter().enumerate() {
        let values: Vec<i32> = sheets.iter().map(|sheet| sheet.lines[line].points).collect();
        if values.iter().all(|value| *value == 0) {
            continue;
        }
        svg.rule(2, RULE);
        svg.y += LINE + 12;
        let name = of.row.name.localize(svg.lang);
        // A long name is smaller, never cut.
        let size = (NAMES * 100 / BOLD / name.chars().count().max(1)).clamp(18, SIZE);
        svg.text(MARGIN, size, INK, "normal", name);
        let best = values.iter().copied().max().unwrap_or(0);
        for (place, value) in values.iter().enumerate() {
            let weight = if *value == best { "bold" } else { "normal" };
            svg.text_up_to(right(place), SIZE, INK, weight, &signed(*value));
        }
    }
    svg.rule(4, FAINT);
    svg.y += LINE + 12;
    svg.text(MARGIN, SIZE, INK, "bold", localize(svg.lang, text!("Total")));
    for (place, sheet) in sheets.iter().enumerate() {
        svg.text_up_to(right(place), SIZE, WAX, "bold", &signed(sheet.total));
    }
}
