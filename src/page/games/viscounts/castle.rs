//! The Castle at the heart of the ring: who stands on which tier, and who would after what is looked at.

use super::geometry::middle;
use super::lobe::pin;
use super::preview::Preview;
use super::ring::RING;
use super::scene::Scene;
use super::signs::reward_view;
use crate::engine::Tap;
use crate::games::viscounts::components::{FULL, Section, TIER_POINTS, Tier};
use crate::games::viscounts::words::{self, names};
use crate::games::viscounts::{Castle, CastleStep, Choice, Event, Question};
use crate::kernel::grammar::{capital, headed};
use crate::kernel::{Lang, Seat};
use crate::page::widgets::{emblem, points, seat_class, tap_button};
use crate::page::words::Words;
use leptos::prelude::*;

/// A Worker in the Castle.
#[derive(Clone, Copy, PartialEq)]
enum Stands {
    /// It stays.
    Stays,
    /// It would come.
    Comes,
    /// It would go.
    Goes,
}

/// A section of both tiers, as it is drawn.
#[derive(Clone, PartialEq)]
pub struct Part {
    place: usize,
    section: Section,
    first: Vec<(Seat, Stands)>,
    second: Vec<(Seat, Stands)>,
    tap: Tap,
    picked: bool,
    /// Whether the viewer's Viscount stands beside it.
    beside: bool,
    /// Whether the question or what is looked at names it.
    named: bool,
    label: String,
}

/// The Castle, as it is drawn.
#[derive(Clone, PartialEq)]
pub struct Keep {
    parts: Vec<Part>,
    arrows: Vec<Arrow>,
    third: Vec<(Seat, u8, u8)>,
    third_label: String,
    lang: Lang,
}

/// A movement in the Castle, from a point to another one: radius and angle.
#[derive(Clone, Copy, PartialEq)]
struct Arrow {
    number: u8,
    from: (f64, f64),
    to: (f64, f64),
    bumped: bool,
}

/// Who stands in a cell now, and after what is looked at.
fn standing(scene: &Scene, now: [u8; 4], after: [u8; 4]) -> Vec<(Seat, Stands)> {
    let mut all = Vec::new();
    for seat in scene.state.all_seats() {
        let (have, then) = (now[seat.index() % 4], after[seat.index() % 4]);
        all.extend((0..have.min(then)).map(|_| (seat, Stands::Stays)));
        all.extend((then..have).map(|_| (seat, Stands::Goes)));
        all.extend((have..then).map(|_| (seat, Stands::Comes)));
    }
    all
}

/// What a tap on a section does.
fn section_tap(scene: &Scene, section: Section) -> Tap {
    let explain = || Tap::Explain(format!("section:{}", section.index() + 1));
    let choice = Choice::Section(section);
    match scene.question() {
        Some(Question::Section(_)) => scene.pick(choice).unwrap_or_else(explain),
        Some(Question::CastleMove) => {
            // A second tap turns the Worker the other way.
            let clockwise = scene.proposal != Some(Choice::Shift { from: section, clockwise: true });
            scene.pick(Choice::Shift { from: section, clockwise }).unwrap_or_else(explain)
        }
        _ => scene.choose(choice).unwrap_or_else(explain),
    }
}

/// The Castle as a scene shows it.
pub fn keep(scene: &Scene, preview: Option<&Preview>) -> Keep {
    let lang = scene.lang;
    let now: &Castle = &scene.state.board().castle;
    let after = preview.map_or(now, |preview| &preview.castle);
    let words = Words(lang);
    let part = |place: usize| {
        let section = scene.section(place);
        let at = section.index();
        let told = |cells: [u8; 4]| {
            let each = |seat: Seat| {
                let count = cells[seat.index() % 4];
                (count > 0).then(|| format!("{} {count}", scene.name(seat)))
            };
            let all: Vec<String> = scene.state.all_seats().filter_map(each).collect();
            if all.is_empty() { words.nobody().to_owned() } else { all.join(", ") }
        };
        let label = format!(
            "{}. {}. {}",
            words::section_beside_text(section, scene.segment(place), lang),
            headed(words.first_tier(), &told(now.first[at]), lang),
            headed(words.second_tier(), &told(now.second[at]), lang)
        );
        let of_section = |choice: Choice| match choice {
            Choice::Section(other) | Choice::Shift { from: other, .. } => other == section,
            _ => false,
        };
        let asked = matches!(scene.question(), Some(Question::Bump(_, asked)) if asked == section);
        Part {
            place,
            section,
            named: asked || preview.is_some_and(|preview| of_section(preview.choice)),
            first: standing(scene, now.first[at], after.first[at]),
            second: standing(scene, now.second[at], after.second[at]),
            tap: section_tap(scene, section),
            picked: scene.proposal.is_some_and(of_section),
            beside: scene.state.is_set_up() && scene.own_segment() == scene.segment(place),
            label: capital(&label),
        }
    };
    let third = third(scene, after);
    let third_label = third_label(scene, &third);
    let arrows = preview.map_or(Vec::new(), |preview| arrows(scene, &preview.steps));
    Keep { parts: (0..5).map(part).collect(), arrows, third, third_label, lang }
}

/// How far from the middle a Worker on a tier stands, and one that comes or is bumped off.
const TIERS: [f64; 3] = [97.0, 69.0, 22.0];
const OUTSIDE_THE_WALL: f64 = 127.0;

/// The movements as arrows.
fn arrows(scene: &Scene, steps: &[CastleStep]) -> Vec<Arrow> {
    let at = |section: Section| middle(scene.state.ring_place(scene.state.segment_beside(section)));
    let arrow = |step: &CastleStep| {
        let [first, second, third] = TIERS;
        let straight = |section: Section, from: f64, to: f64| ((from, at(section)), (to, at(section)));
        let (from, to) = match step.event {
            Event::WorkersPlaced { section, .. } => straight(section, OUTSIDE_THE_WALL, first),
            Event::MovedInwards { section, .. } => straight(section, first, second),
            Event::ReachedThirdTier { section, .. } => straight(section, second, third),
            Event::Bumped { section, tier: Tier::First, .. } => straight(section, first, OUTSIDE_THE_WALL),
            Event::Bumped { section, tier: Tier::Second, .. } => straight(section, second, OUTSIDE_THE_WALL),
            Event::MovedAround { from, to, .. } => {
                let way = if from.clockwise() == to { 72.0 } else { -72.0 };
                ((first, at(from)), (first, at(from) + way))
            }
            _ => return None,
        };
        Some(Arrow { number: step.number, from, to, bumped: matches!(step.event, Event::Bumped { .. }) })
    };
    steps.iter().filter_map(arrow).collect()
}

/// What happens in the Castle, a sentence a step, while its Workers are what the question is about.
pub fn told(scene: &Scene, preview: Option<&Preview>) -> Vec<String> {
    let about = matches!(
        scene.question(),
        Some(Question::Workers | Question::Section(_) | Question::Cascade | Question::CastleMove | Question::Bump(..))
    );
    let steps = preview.filter(|_| about).map_or(&[][..], |preview| &preview.steps);
    let tell = |of_one: &[CastleStep]| {
        let sentences = of_one.iter().filter_map(|step| words::event(&step.event, &scene.names, scene.lang));
        sentences.collect::<Vec<_>>().join(" ")
    };
    steps.chunk_by(|one, next| one.number == next.number).map(tell).collect()
}

/// Draws what happens in the Castle as a numbered list; the numbers are those of the arrows.
pub fn told_view(told: &[String], lang: Lang) -> AnyView {
    let line = |(place, text): (usize, &String)| view! { <li><i class="step-number">{place + 1}</i> <span>{text.clone()}</span></li> };
    view! { <ol class="castle-steps" aria-label=Words(lang).the_cascade()>{told.iter().enumerate().map(line).collect_view()}</ol> }
        .into_any()
}

/// Draws the arrows of the movements, below the Workers.
pub fn arrows_view(keep: &Keep) -> AnyView {
    let each = |arrow: &Arrow| {
        let ((from, start), (to, end)) = (arrow.from, arrow.to);
        let class = if arrow.bumped { "castle-arrow bumped" } else { "castle-arrow" };
        // Around the Castle it bends outwards, clear of the Workers.
        let (line, head) = if (start - end).abs() < 1.0 {
            let towards = if to < from { end + 180.0 } else { end };
            (RING.line((from, start), (to, end)), RING.chevron(to, end, towards))
        } else {
            let way = if end > start { 90.0 } else { -90.0 };
            let (early, late) = (start + way / 6.0, end - way / 6.0);
            let (a, b) = if way > 0.0 { (early, late) } else { (late, early) };
            (RING.arc(107.0, a, b), RING.chevron(107.0, late, late + way))
        };
        view! { <path class=format!("{class} bed") d=line.clone()></path> <path class=class d=line></path> <path class=format!("{class} head") d=head></path> }
    };
    view! { <g class="passive">{keep.arrows.iter().map(each).collect_view()}</g> }.into_any()
}

/// The Workers of each seat in the third tier, now and after what is looked at.
pub fn third(scene: &Scene, after: &Castle) -> Vec<(Seat, u8, u8)> {
    let now: &Castle = &scene.state.board().castle;
    scene.state.all_seats().map(|seat| (seat, now.third[seat.index() % 4], after.third[seat.index() % 4])).collect()
}

/// The third tier in words.
pub fn third_label(scene: &Scene, third: &[(Seat, u8, u8)]) -> String {
    let told: Vec<String> = third.iter().map(|(seat, count, _)| format!("{} {count}", scene.name(*seat))).collect();
    headed(Words(scene.lang).third_tier(), &told.join(", "), scene.lang)
}

fn worker_class(stands: Stands) -> &'static str {
    match stands {
        Stands::Stays => "pin still worker",
        Stands::Comes => "pin still worker comes",
        Stands::Goes => "pin still worker goes",
    }
}

/// Workers side by side along a tier.
fn row(workers: &[(Seat, Stands)], holes: usize, radius: f64, mid: f64, size: u8) -> AnyView {
    let count = workers.len().max(holes);
    // As wide as the section allows.
    let step = (if radius > 90.0 { 11.5_f64 } else { 14.0 }).min(58.0 / (count as f64 - 1.0).max(1.0));
    let angle = |place: usize| mid + (place as f64 - (count as f64 - 1.0) / 2.0) * step;
    let stands = workers
        .iter()
        .enumerate()
        .map(|(place, (seat, stands))| pin(radius, angle(place), worker_class(*stands), emblem(*seat, size, None)));
    let empty = (workers.len()..holes).map(|place| {
        let hole = view! { <span class="hole-worker"></span> }.into_any();
        pin(radius, angle(place), "pin still", hole)
    });
    view! { {stands.collect_view()} {empty.collect_view()} }.into_any()
}

fn part_view(part: &Part, lang: Lang) -> AnyView {
    let mid = middle(part.place);
    let class = match (&part.tap, part.picked, part.beside) {
        (_, true, _) => "section picked",
        (Tap::Choose(_) | Tap::Pick(_), ..) => "section legal",
        (.., true) => "section beside",
        _ => "section",
    };
    let class = if part.named { format!("{class} named") } else { class.to_owned() };
    let number = part.section.index() + 1;
    let key = format!("section:{number}");
    let anchor =
        |tier: u8| view! { <span class="anchor" data-anchor=format!("castle:{tier}:{number}")></span> }.into_any();
    view! {
        {pin(97.0, mid, "pin", tap_button(part.tap.clone(), Some(key), class, part.label.clone(), ().into_any()))}
        {pin(97.0, mid, "pin still", anchor(1))} {pin(69.0, mid, "pin still", anchor(2))}
        {row(&part.first, usize::from(FULL), 97.0, mid, 17)} {row(&part.second, 0, 69.0, mid, 16)}
        {pin(49.0, mid, "pin still tier-reward", reward_view(part.section.reward(), 15, lang))}
    }
    .into_any()
}

/// The third tier, how many Workers each seat has there: its name, and the numbers of the seats.
fn third_view(keep: &Keep) -> AnyView {
    let class = if keep.third.len() > 2 { "third many" } else { "third" };
    let key = "third".to_owned();
    let inside = third_counts(&keep.third, keep.lang);
    tap_button(Tap::Explain(key.clone()), Some(key), class.to_owned(), keep.third_label.clone(), inside)
}

/// What the third tier shows: in the middle of the ring, and in that of the compass.
pub fn third_counts(third: &[(Seat, u8, u8)], lang: Lang) -> AnyView {
    let each = |(seat, count, after): &(Seat, u8, u8)| {
        let class = if after == count { "third-count" } else { "third-count comes" };
        view! { <span class=format!("{class} {}", seat_class(*seat))>{emblem(*seat, 13, None)}<b data-count="">{*after}</b></span> }
    };
    view! { <em class="third-name">{Words(lang).tier_three()}</em> {third.iter().map(each).collect_view()} }.into_any()
}

/// Draws what stands in the Castle.
pub fn keep_view(keep: &Keep) -> AnyView {
    let boss = |radius: f64, worth: i32| pin(radius, 90.0, "pin still", points(worth, 17, None));
    let number = |arrow: &Arrow| {
        let ((from, start), (to, end)) = (arrow.from, arrow.to);
        let around = (start - end).abs() > 1.0;
        // Beside a straight arrow, which is short; on one that goes around.
        let (radius, aside) = if around { (107.0, 0.0) } else { (f64::midpoint(from, to), 9.0) };
        let class = if arrow.bumped { "step-number bumped" } else { "step-number" };
        pin(
            radius,
            f64::midpoint(start, end) + aside,
            "pin still",
            view! { <i class=class>{arrow.number}</i> }.into_any(),
        )
    };
    view! {
        {keep.parts.iter().map(|part| part_view(part, keep.lang)).collect_view()}
        {keep.arrows.iter().map(number).collect_view()}
        {boss(95.0, TIER_POINTS[0])} {boss(57.0, TIER_POINTS[1])}
        {pin(0.0, 0.0, "pin", third_view(keep))} {boss(31.0, TIER_POINTS[2])}
    }
    .into_any()
}

/// The section beside a lobe in one line, below the unrolled lobe of a phone.
pub fn section_line(keep: &Keep, place: usize) -> AnyView {
    let Some(part) = keep.parts.get(place) else { return ().into_any() };
    let words = Words(keep.lang);
    let workers = |row: &[(Seat, Stands)]| {
        let each = |(seat, stands): &(Seat, Stands)| view! { <span class=worker_class(*stands)>{emblem(*seat, 17, None)}</span> };
        row.iter().map(each).collect_view()
    };
    let holes =
        (part.first.len()..usize::from(FULL)).map(|_| view! { <span class="hole-worker"></span> }).collect_view();
    let inside = view! {
        <em>{words.castle_here()}</em>
        <span class="section-tier">{workers(&part.first)}{holes}</span>
        <u></u>
        <span class="section-tier">{reward_view(part.section.reward(), 18, keep.lang)}{workers(&part.second)}</span>
        <em class="section-words">{words::reward(part.section.reward(), keep.lang)}</em>
    };
    let key = format!("section:{}", part.section.index() + 1);
    let class = match &part.tap {
        Tap::Choose(_) | Tap::Pick(_) => "section-line legal",
        _ => "section-line",
    };
    let name = capital(names::section(part.section, keep.lang));
    let label = format!("{name}. {}", part.label);
    tap_button(part.tap.clone(), Some(key), class.to_owned(), label, inside.into_any())
}
