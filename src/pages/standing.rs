//! A small picture of a saved game: hills, and a line of points for each seat, round by round.

use crate::components::EMBLEMS;
use crate::state::saves::SaveSummary;
use history::has_rounds;
use markup::{View, html};
use std::fmt::Write;

const HILLS: &str = "<path d=\"M0 0h240v78H0z\" fill=\"var(--land-sky)\"/><path d=\"M0 40l48-20 36 14 44-22 40 20 72-24v70H0z\" \
    fill=\"var(--land-1)\"/><path d=\"M0 50c48-10 100-8 148 0s68 4 92-2v30H0z\" fill=\"var(--land-2)\"/>\
    <path d=\"M0 64c80-8 160-8 240 2v14H0z\" fill=\"var(--land-3)\"/>";

/// Picture of a card. It is hidden from screen readers, since the card has the same content as text.
pub fn picture(card: &SaveSummary) -> View {
    html! {
        <svg
            class="standing"
            viewBox="0 0 240 78"
            preserveAspectRatio="none"
            aria-hidden="true"
            inner_html=HILLS
        ></svg>
        <svg class="standing over" viewBox="0 0 240 78" aria-hidden="true" inner_html=climb(card)></svg>
    }
}

/// One line for each seat, with its emblem at the end. It contains numbers only, nothing that people wrote.
fn climb(card: &SaveSummary) -> String {
    let end = if has_rounds(card.progress) { card.progress.1.max(1) } else { 10 } as f32;
    let all = || card.rounds.iter().flatten().copied().chain([0]);
    let (least, most) = (all().min().unwrap_or(0), all().max().unwrap_or(0).max(1));
    let height = |points: i32| 64.0 - 48.0 * (points - least) as f32 / (most - least) as f32;
    let mut drawing = String::new();
    for (seat, emblem) in EMBLEMS.iter().enumerate().take(card.points.len()) {
        let (mut x, mut y) = (16.0, height(0));
        let mut path = format!("M{x} {y:.1}");
        for (round, points) in (1u8..).zip(&card.rounds) {
            (x, y) = (16.0 + 208.0 * f32::from(round) / end, height(points.get(seat).copied().unwrap_or(0)));
            let _ = write!(path, "L{x:.1} {y:.1}");
        }
        // The emblems of equal seats do not hide each other.
        let _ = write!(
            drawing,
            "<g class=\"p{}\" fill=\"none\" stroke-linejoin=\"round\" stroke-linecap=\"round\"><path d=\"{path}\" \
             stroke=\"var(--card)\" stroke-width=\"5\"/><path d=\"{path}\" stroke=\"var(--pc)\" stroke-width=\"2.5\"/>\
             <use href=\"#{emblem}\" x=\"{:.1}\" y=\"{:.1}\" width=\"17\" height=\"17\"/></g>",
            seat + 1,
            x - 8.5 + 7.0 * seat as f32,
            y - 8.5
        );
    }
    drawing
}
