//! The points of every seat by round, as bars in five patterns. Losses lie below the ground line.

use crate::components::emblem;
use crate::info::{GameInfo, localize};
use crate::state::store::Store;
use crate::texts::PageTexts;
use kernel::Seat;
use kernel::grammar::signed;
use markup::{CollectView, IntoView, View, html};
use std::fmt::Write;

/// Number of groups of score lines in a plot, from the ground up. Each game defines their names and lines.
const GROUPS: usize = 5;

const PATTERN: [&str; GROUPS] = ["bar-ink", "bar-stripes", "bar-dots", "bar-lines", "bar-hatching"];

pub fn patterns() -> View {
    html! { <svg class="patterns" width="0" height="0" aria-hidden="true" inner_html=PATTERNS></svg> }
}

const PATTERNS: &str = concat!(
    "<defs><pattern id=\"bar-ink\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\">",
    "<path d=\"M0 0h6v6H0z\" fill=\"var(--ink-2)\"/></pattern>",
    "<pattern id=\"bar-stripes\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">",
    "<path d=\"M0 0h6v6H0z\" fill=\"var(--card)\"/><path d=\"M0 0h3v6H0z\" fill=\"var(--wax-order)\"/></pattern>",
    "<pattern id=\"bar-dots\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\">",
    "<path d=\"M0 0h6v6H0z\" fill=\"var(--clay)\"/><path d=\"M3 1.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z\" ",
    "fill=\"var(--paper)\"/></pattern>",
    "<pattern id=\"bar-lines\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\">",
    "<path d=\"M0 0h6v6H0z\" fill=\"var(--paper)\"/><path d=\"M0 0h6M0 3h6\" stroke=\"var(--fa-b)\" stroke-width=\"1.6\"/>",
    "</pattern><pattern id=\"bar-hatching\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\">",
    "<path d=\"M0 0h6v6H0z\" fill=\"var(--silver)\"/><path d=\"M0 0l6 6M6 0 0 6\" ",
    "stroke=\"var(--silver-line)\" stroke-width=\"1\"/></pattern></defs>",
);

pub fn swatch(group: usize) -> View {
    let fill = format!("url(#{})", PATTERN[group.min(GROUPS - 1)]);
    html! {
        <svg class="swatch" width="12" height="12" aria-hidden="true">
            <rect width="12" height="12" rx="2" fill=fill></rect>
        </svg>
    }
}

pub fn key(texts: PageTexts, game: &GameInfo) -> View {
    let names = game.groups.map(|name| localize(texts.0, name)).into_iter().enumerate();
    let entries = names.map(|(group, name)| html! { <span>{swatch(group)} {name}</span> });
    html! {
        <div class="plot-key">
            {entries.collect_view()} <span><i class="below"></i> {texts.group_below()}</span>
        </div>
    }
}

/// A bar: the gains by group from the ground up, and the losses.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Bar {
    /// Label below the bar, in plain letters and digits, since it is not escaped.
    pub label: String,
    pub star: bool,
    pub gains: [f64; GROUPS],
    /// Sum of the negative lines, at most 0.
    pub lost: f64,
}

impl Bar {
    pub fn of<'a>(label: String, game: &GameInfo, lines: impl IntoIterator<Item = (&'a str, i32)>) -> Self {
        let mut bar = Self { label, ..Self::default() };
        for (line, points) in lines {
            let points = f64::from(points);
            if points < 0.0 {
                bar.lost += points;
            } else if let Some(gains) = bar.gains.get_mut(game.group(line)) {
                *gains += points;
            }
        }
        bar
    }

    fn gained(&self) -> f64 {
        self.gains.iter().sum()
    }

    pub fn total(&self) -> f64 {
        self.gained() + self.lost
    }
}

/// Largest extents of bars above and below the ground, so that plots side by side share a scale.
pub fn extent<'a>(bars: impl Iterator<Item = &'a Bar>) -> (f64, f64) {
    bars.fold((10.0, 0.0), |(top, below), bar| (bar.gained().max(top), below.max(-bar.lost)))
}

pub fn plots(store: Store) -> View {
    let game = store.table.info();
    let names = store.table.names.get();
    let all = store.table.with(|table| {
        let mut all: Vec<Vec<Bar>> = vec![Vec::new(); names.len()];
        for (round, end) in table.stretches() {
            for (bars, sheet) in all.iter_mut().zip(table.scores(end)) {
                let lines = sheet.lines.iter().map(|line| (line.row.key, line.points));
                bars.push(Bar::of(round.to_string(), game, lines));
            }
        }
        all
    });
    seat_plots(store.texts(), &names, &all)
}

pub fn seat_plots(texts: PageTexts, names: &[String], all: &[Vec<Bar>]) -> View {
    let extent = extent(all.iter().flatten());
    // Fewer plots have more room each.
    let height: u32 = match all.len() {
        0..=2 => 190,
        3 => 118,
        _ => 92,
    };
    let draw = move |(seat, (name, bars)): (usize, (&String, &Vec<Bar>))| {
        let last = bars.last().map_or(0.0, Bar::total);
        let label = texts.plot_of(name, rounded(last));
        let caption = html! { {emblem(Seat(seat as u8), 16, None)} <b>{name.clone()}</b> };
        plot(caption, label, bars, extent, height)
    };
    names.iter().zip(all).enumerate().map(draw).collect_view().into_view()
}

pub fn plot(caption: View, label: String, bars: &[Bar], extent: (f64, f64), height: u32) -> View {
    html! {
        <figure>
            <figcaption>{caption}</figcaption>
            <svg viewBox=format!("-8 0 428 {height}") role="img" aria-label=label inner_html=svg_bars(bars, extent, height)></svg>
        </figure>
    }
}

pub fn rounded(points: f64) -> String {
    signed(points.round() as i32)
}

/// Bars in a field 420 wide. The longest numbers of the scale stick out at the left.
fn svg_bars(bars: &[Bar], (top, below): (f64, f64), height: u32) -> String {
    let mut svg_bars = String::new();
    // The ground line. Losses need room below it, the labels below them.
    let scale = |points: f64| points * (f64::from(height) - 36.0) / (top + below);
    let ground = 18.0 + scale(top);
    let step = if top > 60.0 {
        30.0
    } else if top > 24.0 {
        20.0
    } else {
        10.0
    };
    let mut line = 0.0;
    while line <= top {
        let y = ground - scale(line);
        let _ = write!(
            svg_bars,
            "<path d=\"M24 {y:.1}h392\" stroke=\"var(--gold-line)\" opacity=\".4\"/>\
             <text class=\"axis\" x=\"18\" y=\"{:.1}\" text-anchor=\"end\">{line}</text>",
            y + 4.0
        );
        line += step;
    }
    // Seven bars fill the field; more are narrower.
    let stride = (385.0 / bars.len().max(7) as f64).min(55.0);
    let width = stride * 0.76;
    for (place, bar) in bars.iter().enumerate() {
        let left = 34.0 + place as f64 * stride;
        let mut y = ground;
        let mut rect = |y: f64, height: f64, look: &str| {
            let _ = write!(
                svg_bars,
                "<rect x=\"{left:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" {look}/>"
            );
        };
        for (gains, pattern) in bar.gains.iter().zip(PATTERN) {
            let tall = scale(*gains);
            if tall > 0.0 {
                y -= tall;
                let look = format!("fill=\"url(#{pattern})\" stroke=\"var(--panel)\" stroke-width=\"1\"");
                rect(y, tall, &look);
            }
        }
        if bar.lost < 0.0 {
            let look = "fill=\"none\" stroke=\"var(--stop)\" stroke-width=\"1.5\" stroke-dasharray=\"3 2\"";
            rect(ground, -scale(bar.lost), look);
        }
        let middle = left + width / 2.0;
        let _ = write!(
            svg_bars,
            "<text class=\"sum\" x=\"{middle:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>\
             <text class=\"axis\" x=\"{middle:.1}\" y=\"{}\" text-anchor=\"middle\">{}</text>",
            y - 4.0,
            rounded(bar.total()) + if bar.star { "★" } else { "" },
            height - 3,
            bar.label
        );
    }
    svg_bars
}
