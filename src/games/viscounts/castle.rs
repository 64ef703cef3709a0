//! The Castle at the centre of the ring: the Workers of each tier, now and after the previewed choice.

use super::geometry::middle;
use super::lobe::pin;
use super::overlord::castle_view;
use super::ring::RING;
use super::signs::reward_view;
use crate::components::{emblem, points, seat_class, tap_button};
use crate::texts::PageTexts;
use kernel::grammar::capital;
use kernel::{Lang, Seat};
use markup::{CollectView, IntoView, View, html};
use ui::Tap;
use viscounts::components::{FULL, TIER_POINTS};
use viscounts::table::Texts;
use viscounts::table::castle::{Arrow, CastleRoute, Keep, Ring, SectionView, Stands};
use viscounts::texts::{self, names};

const fn radius(ring: Ring) -> f64 {
    match ring {
        Ring::Outside => 127.0,
        Ring::First => 97.0,
        Ring::Second => 69.0,
        Ring::Third => 22.0,
    }
}

/// Ends of an arrow: radius and angle.
fn ends(arrow: &Arrow) -> ((f64, f64), (f64, f64)) {
    let at = middle(arrow.place);
    match arrow.route {
        CastleRoute::Straight(from, to) => ((radius(from), at), (radius(to), at)),
        CastleRoute::Around(clockwise) => {
            let first = radius(Ring::First);
            ((first, at), (first, at + if clockwise { 72.0 } else { -72.0 }))
        }
    }
}

/// Draws the movements in the Castle as a numbered list. The numbers are those of the arrows.
pub fn cascade_view(sentences: &[String], lang: Lang) -> View {
    let line = |(place, text): (usize, &String)| html! { <li class="line"><i class="step-number">{place + 1}</i> <span>{text.clone()}</span></li> };
    html! { <ol class="castle-steps" aria-label=Texts(lang).the_cascade()>{sentences.iter().enumerate().map(line).collect_view()}</ol> }
}

pub fn arrows_view(keep: &Keep) -> View {
    let each = |arrow: &Arrow| {
        let ((from, start), (to, end)) = ends(arrow);
        let class = if arrow.bumped { "castle-arrow bumped" } else { "castle-arrow" };
        // An arrow around the Castle bends outwards, clear of the Workers.
        let (line, head) = if (start - end).abs() < 1.0 {
            let towards = if to < from { end + 180.0 } else { end };
            (RING.line((from, start), (to, end)), RING.chevron(to, end, towards))
        } else {
            let route = if end > start { 90.0 } else { -90.0 };
            let (early, late) = (start + route / 6.0, end - route / 6.0);
            let (a, b) = if route > 0.0 { (early, late) } else { (late, early) };
            (RING.arc(107.0, a, b), RING.chevron(107.0, late, late + route))
        };
        html! { <path class=format!("{class} bed") d=line.clone()></path> <path class=class d=line></path> <path class=format!("{class} head") d=head></path> }
    };
    html! { <g class="passive">{keep.arrows.iter().map(each).collect_view()}</g> }
}

fn worker_class(stands: Stands) -> &'static str {
    match stands {
        Stands::Stays => "pin still worker",
        Stands::Comes => "pin still worker comes",
        Stands::Goes => "pin still worker goes",
    }
}

fn row(workers: &[(Seat, Stands)], holes: usize, radius: f64, mid: f64, size: u8) -> View {
    let count = workers.len().max(holes);
    // Within the width of the section.
    let step = (if radius > 90.0 { 11.5_f64 } else { 14.0 }).min(58.0 / (count as f64 - 1.0).max(1.0));
    let angle = |place: usize| mid + (place as f64 - (count as f64 - 1.0) / 2.0) * step;
    let stands = workers
        .iter()
        .enumerate()
        .map(|(place, (seat, stands))| pin(radius, angle(place), worker_class(*stands), emblem(*seat, size, None)));
    let empty = (workers.len()..holes).map(|place| {
        let hole = html! { <span class="hole-worker"></span> };
        pin(radius, angle(place), "pin still", hole)
    });
    html! { {stands.collect_view()} {empty.collect_view()} }
}

fn part_view(part: &SectionView, lang: Lang) -> View {
    let mid = middle(part.place);
    let class = match (&part.tap, part.picked, part.beside) {
        (_, true, _) => "section picked",
        (Tap::Choose(_) | Tap::Pick(_), ..) => "section target",
        (.., true) => "section beside",
        _ => "section",
    };
    let class = if part.named { format!("{class} named") } else { class.to_owned() };
    let number = part.section.index() + 1;
    let key = format!("section:{number}");
    let anchor = |tier: u8| html! { <span class="anchor" data-anchor=format!("castle:{tier}:{number}")></span> };
    html! {
        {pin(97.0, mid, "pin", tap_button(part.tap.clone(), Some(key), class, part.label.clone(), ().into_view()))}
        {pin(97.0, mid, "pin still", anchor(1))} {pin(69.0, mid, "pin still", anchor(2))}
        {row(&part.first, usize::from(FULL), 97.0, mid, 17)} {row(&part.second, 0, 69.0, mid, 16)}
        {castle_view(part.overlord, part.place)}
        {pin(49.0, mid, "pin still tier-reward", reward_view(part.section.reward(), 15, lang))}
    }
}

fn third_view(keep: &Keep) -> View {
    let class = if keep.third.len() > 2 { "third many" } else { "third" };
    let key = "third".to_owned();
    let inside = third_counts(&keep.third, keep.lang);
    tap_button(Tap::Explain(key.clone()), Some(key), class.to_owned(), keep.third_label.clone(), inside)
}

pub fn third_counts(third: &[(Seat, u8, u8)], lang: Lang) -> View {
    let each = |(seat, count, after): &(Seat, u8, u8)| {
        let class = if after == count { "line third-count" } else { "line third-count now" };
        html! { <span class=format!("{class} {}", seat_class(*seat))>{emblem(*seat, 13, None)}<b data-count="">{*after}</b></span> }
    };
    html! { <em class="third-name">{Texts(lang).tier_three()}</em> {third.iter().map(each).collect_view()} }
}

pub fn keep_view(keep: &Keep) -> View {
    let boss = |radius: f64, value: i32| pin(radius, 90.0, "pin still", points(value, 17, None));
    let number = |arrow: &Arrow| {
        let ((from, start), (to, end)) = ends(arrow);
        let around = (start - end).abs() > 1.0;
        // A number stands beside a short straight arrow, or on an arrow that goes around.
        let (radius, aside) = if around { (107.0, 0.0) } else { (f64::midpoint(from, to), 9.0) };
        let class = if arrow.bumped { "step-number bumped" } else { "step-number" };
        pin(radius, f64::midpoint(start, end) + aside, "pin still", html! { <i class=class>{arrow.number}</i> })
    };
    html! {
        {keep.parts.iter().map(|part| part_view(part, keep.lang)).collect_view()}
        {keep.arrows.iter().map(number).collect_view()}
        {boss(95.0, TIER_POINTS[0])} {boss(57.0, TIER_POINTS[1])}
        {pin(0.0, 0.0, "pin", third_view(keep))} {boss(31.0, TIER_POINTS[2])}
    }
}

pub fn section_line(keep: &Keep, place: usize) -> View {
    let Some(part) = keep.parts.get(place) else { return ().into_view() };
    let page_texts = PageTexts(keep.lang);
    let texts = Texts(page_texts.0);
    let workers = |row: &[(Seat, Stands)]| {
        let each = |(seat, stands): &(Seat, Stands)| html! { <span class=worker_class(*stands)>{emblem(*seat, 17, None)}</span> };
        row.iter().map(each).collect_view()
    };
    let holes =
        (part.first.len()..usize::from(FULL)).map(|_| html! { <span class="hole-worker"></span> }).collect_view();
    let inside = html! {
        <em>{texts.castle_here()}</em>
        <span class="line">{workers(&part.first)}{holes}</span>
        <u></u>
        <span class="line">{reward_view(part.section.reward(), 18, keep.lang)}{workers(&part.second)}</span>
        <em class="section-words">{texts::reward(part.section.reward(), keep.lang)}</em>
    };
    let key = format!("section:{}", part.section.index() + 1);
    let class = match &part.tap {
        Tap::Choose(_) | Tap::Pick(_) => "line section-line legal",
        _ => "line section-line",
    };
    let name = capital(names::section(part.section, keep.lang));
    let label = format!("{name}. {}", part.label);
    tap_button(part.tap.clone(), Some(key), class.to_owned(), label, inside.into_view())
}
