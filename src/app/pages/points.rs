//! The points of every seat by round, as bars in five patterns; what is lost lies below the line.

use crate::app::store::Store;
use crate::app::table::emblem;
use crate::kernel::{Game, Line, Seat};
use leptos::prelude::*;
use std::fmt::Write;

/// What the lines of a score sheet are gathered under in the plot.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Group {
    /// The three Attributes.
    Attributes,
    /// King's Orders.
    Orders,
    /// Monks, Walls, Outposts, Jars, Workshops.
    Pieces,
    /// Outsiders.
    Converts,
    /// Debts, Silver and Provisions.
    Goods,
}

impl Group {
    /// Every group, from the ground up.
    pub const ALL: [Self; 5] = [Self::Attributes, Self::Orders, Self::Pieces, Self::Converts, Self::Goods];

    /// The group of a line.
    pub fn of(line: &str) -> Self {
        match line {
            "Faith" | "Strength" | "Influence" => Self::Attributes,
            "King's Orders" => Self::Orders,
            "Converts" => Self::Converts,
            "Paid Debts" | "Unpaid Debts" | "Silver and Provisions" => Self::Goods,
            _ => Self::Pieces,
        }
    }

    /// The name of its pattern.
    pub const fn pattern(self) -> &'static str {
        match self {
            Self::Attributes => "bar-attributes",
            Self::Orders => "bar-orders",
            Self::Pieces => "bar-pieces",
            Self::Converts => "bar-converts",
            Self::Goods => "bar-goods",
        }
    }
}

/// The five patterns, once a page.
pub fn patterns() -> impl IntoView {
    view! { <svg class="patterns" width="0" height="0" aria-hidden="true" inner_html=PATTERNS></svg> }
}

const PATTERNS: &str = concat!(
    "<defs><pattern id=\"bar-attributes\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\">",
    "<path d=\"M0 0h6v6H0z\" style=\"fill:var(--ink-2)\"/></pattern>",
    "<pattern id=\"bar-orders\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">",
    "<path d=\"M0 0h6v6H0z\" style=\"fill:var(--card)\"/><path d=\"M0 0h3v6H0z\" style=\"fill:var(--wax-order)\"/></pattern>",
    "<pattern id=\"bar-pieces\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\">",
    "<path d=\"M0 0h6v6H0z\" style=\"fill:var(--clay)\"/><path d=\"M3 1.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z\" ",
    "style=\"fill:var(--paper)\"/></pattern>",
    "<pattern id=\"bar-converts\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\">",
    "<path d=\"M0 0h6v6H0z\" style=\"fill:var(--paper)\"/><path d=\"M0 0h6M0 3h6\" style=\"stroke:var(--fa-b);stroke-width:1.6\"/>",
    "</pattern><pattern id=\"bar-goods\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\">",
    "<path d=\"M0 0h6v6H0z\" style=\"fill:var(--silver)\"/><path d=\"M0 0l6 6M6 0 0 6\" ",
    "style=\"stroke:var(--silver-line);stroke-width:1\"/></pattern></defs>",
);

/// A small square of a pattern.
pub fn swatch(group: Group) -> impl IntoView {
    let fill = format!("url(#{})", group.pattern());
    view! {
        <svg class="swatch" width="12" height="12" aria-hidden="true">
            <rect width="12" height="12" rx="2" fill=fill></rect>
        </svg>
    }
}

/// A seat's points at the end of every round.
fn rounds(store: Store, seat: Seat) -> Vec<Vec<Line>> {
    store.with_table(|table| {
        let mut sheets: Vec<(u32, Vec<Line>)> = Vec::new();
        for moment in table.past() {
            let (round, _) = moment.state.progress();
            if round == 0 {
                continue;
            }
            let sheet = moment.state.sheet(seat);
            match sheets.last_mut() {
                Some((last, kept)) if *last == round => *kept = sheet,
                _ => sheets.push((round, sheet)),
            }
        }
        sheets.into_iter().map(|(_, sheet)| sheet).collect()
    })
}

/// The plots, one a seat, all to one scale.
pub fn plots(store: Store) -> impl IntoView {
    let seats = store.with_state(Game::seats);
    let all: Vec<Vec<Vec<Line>>> = (0..seats as u8).map(|seat| rounds(store, Seat(seat))).collect();
    let gains = |sheet: &Vec<Line>| sheet.iter().map(|line| line.points.max(0)).sum::<i32>();
    let losses = |sheet: &Vec<Line>| -sheet.iter().map(|line| line.points.min(0)).sum::<i32>();
    let top = all.iter().flatten().map(gains).max().unwrap_or(0).max(10);
    let below = all.iter().flatten().map(losses).max().unwrap_or(0);
    // Fewer plots have more room each.
    let height: u32 = match seats {
        0..=2 => 190,
        3 => 118,
        _ => 92,
    };
    let draw = move |(seat, sheets): (usize, &Vec<Vec<Line>>)| {
        let inside = bars(sheets, top, below, height);
        let name = store.name(Seat(seat as u8));
        let last = sheets.last().map_or(0, |sheet| sheet.iter().map(|line| line.points).sum());
        let label = store.words().plot_of(&name, last);
        view! {
            <figure>
                <figcaption>{emblem(Seat(seat as u8), 16, None)} <b>{name}</b></figcaption>
                <svg viewBox=format!("0 0 420 {height}") role="img" aria-label=label inner_html=inside></svg>
            </figure>
        }
    };
    all.iter().enumerate().map(draw).collect_view()
}

/// The bars of one seat in a field 420 wide and so high.
fn bars(sheets: &[Vec<Line>], top: i32, below: i32, height: u32) -> String {
    let mut drawn = String::new();
    // The ground: what is lost needs room below it, the numbers of the rounds below that.
    let scale = |points: i32| f64::from(points) * (f64::from(height) - 36.0) / f64::from(top + below);
    let ground = 18.0 + scale(top);
    let step = if top > 60 {
        30
    } else if top > 24 {
        20
    } else {
        10
    };
    let mut line = 0;
    while line <= top {
        let y = ground - scale(line);
        let _ = write!(
            drawn,
            "<path d=\"M24 {y:.1}h392\" style=\"stroke:var(--gold-line);opacity:.4\"/>\
             <text class=\"axis\" x=\"18\" y=\"{:.1}\" text-anchor=\"end\">{line}</text>",
            y + 4.0
        );
        line += step;
    }
    for (place, sheet) in sheets.iter().enumerate() {
        let left = 34.0 + place as f64 * 55.0;
        let mut y = ground;
        for group in Group::ALL {
            let points: i32 =
                sheet.iter().filter(|line| Group::of(line.name) == group).map(|line| line.points.max(0)).sum();
            if points > 0 {
                y -= scale(points);
                let _ = write!(
                    drawn,
                    "<rect x=\"{left:.1}\" y=\"{y:.1}\" width=\"42\" height=\"{:.1}\" fill=\"url(#{})\" \
                     style=\"stroke:var(--panel);stroke-width:1\"/>",
                    scale(points),
                    group.pattern()
                );
            }
        }
        let lost: i32 = -sheet.iter().map(|line| line.points.min(0)).sum::<i32>();
        if lost > 0 {
            let _ = write!(
                drawn,
                "<rect x=\"{left:.1}\" y=\"{ground:.1}\" width=\"42\" height=\"{:.1}\" \
                 style=\"fill:none;stroke:var(--stop);stroke-width:1.5;stroke-dasharray:3 2\"/>",
                scale(lost)
            );
        }
        let total: i32 = sheet.iter().map(|line| line.points).sum();
        let total = total.to_string().replace('-', "−");
        let middle = left + 21.0;
        let _ = write!(
            drawn,
            "<text class=\"sum\" x=\"{middle:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{total}</text>\
             <text class=\"axis\" x=\"{middle:.1}\" y=\"{}\" text-anchor=\"middle\">{}</text>",
            y - 4.0,
            height - 3,
            place + 1
        );
    }
    drawn
}
