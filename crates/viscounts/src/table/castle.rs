//! The Castle at the centre of the ring: the Workers on each tier now and after the previewed choice, and the taps on
//! sections.

use super::overlord;
use super::preview::TablePreview;
use super::scene::Scene;
use crate::components::{Section, Tier};
use crate::table::Texts;
use crate::table::scene::SceneExt as _;
use crate::texts::{self, names};
use crate::{Castle, CastleStep, Choice, Event, Question};
use kernel::grammar::{capital, headed, localize};
use kernel::{Lang, Seat};
use ui::Tap;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stands {
    Stays,
    Comes,
    Goes,
}

#[derive(Clone, Debug, PartialEq)]
pub struct SectionView {
    pub place: usize,
    pub section: Section,
    pub first: Vec<(Seat, Stands)>,
    pub second: Vec<(Seat, Stands)>,
    pub tap: Tap,
    pub picked: bool,
    pub beside: bool,
    pub named: bool,
    pub overlord: ([bool; 2], bool),
    pub label: String,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Keep {
    pub parts: Vec<SectionView>,
    pub arrows: Vec<Arrow>,
    pub third: Vec<(Seat, u8, u8)>,
    pub third_label: String,
    pub lang: Lang,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Arrow {
    pub number: u8,
    pub place: usize,
    pub route: CastleRoute,
    pub bumped: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CastleRoute {
    /// From one ring to another in the same section.
    Straight(Ring, Ring),
    /// To the next section of the first tier, clockwise if true.
    Around(bool),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ring {
    Outside,
    First,
    Second,
    Third,
}

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

fn section_tap(scene: &Scene, section: Section) -> Tap {
    let explain = || Tap::Explain(format!("section:{}", section.index() + 1));
    let choice = Choice::Section(section);
    match scene.question() {
        Some(Question::Section(_)) => scene.pick(choice).unwrap_or_else(explain),
        Some(Question::CastleMove) => {
            // A second tap reverses the Worker's direction.
            let clockwise = scene.proposal != Some(Choice::Shift { from: section, clockwise: true });
            scene.pick(Choice::Shift { from: section, clockwise }).unwrap_or_else(explain)
        }
        _ => scene.choose(choice).unwrap_or_else(explain),
    }
}

pub fn keep(scene: &Scene, preview: Option<&TablePreview>) -> Keep {
    let lang = scene.lang;
    let now: &Castle = &scene.state.board().castle;
    let after = preview.map_or(now, |preview| &preview.castle);
    let texts = Texts(lang);
    let part = |place: usize| {
        let section = scene.section(place);
        let at = section.index();
        let (held, protected) = overlord::in_castle(scene, place);
        let standing_there = |cells: [u8; 4], his: bool| {
            let each = |seat: Seat| {
                let count = cells[seat.index() % 4];
                (count > 0).then(|| format!("{} {count}", scene.name(seat)))
            };
            let his = his.then(|| names::OVERLORD_WORKER.count(1, lang));
            let all: Vec<String> = scene.state.all_seats().filter_map(each).chain(his).collect();
            if all.is_empty() { localize(lang, text!("Nobody")).to_owned() } else { all.join(", ") }
        };
        let label = format!(
            "{}. {}. {}",
            texts::section_beside_text(section, scene.segment(place), lang),
            headed(texts.first_tier(), &standing_there(now.first[at], held[0]), lang),
            headed(texts.second_tier(), &standing_there(now.second[at], held[1]), lang)
        );
        let of_section = |choice: Choice| match choice {
            Choice::Section(other) | Choice::Shift { from: other, .. } => other == section,
            _ => false,
        };
        let asked = matches!(scene.question(), Some(Question::Bump(_, asked)) if asked == section);
        SectionView {
            place,
            section,
            named: asked || preview.is_some_and(|preview| of_section(preview.choice)),
            first: standing(scene, now.first[at], after.first[at]),
            second: standing(scene, now.second[at], after.second[at]),
            tap: section_tap(scene, section),
            picked: scene.proposal.is_some_and(of_section),
            beside: scene.state.is_set_up() && scene.own_segment() == scene.segment(place),
            overlord: (held, protected),
            label: capital(&label),
        }
    };
    let third = third(scene, after);
    let third_label = third_label(scene, &third);
    let arrows = preview.map_or(Vec::new(), |preview| arrows(scene, &preview.steps));
    Keep { parts: (0..5).map(part).collect(), arrows, third, third_label, lang }
}

fn arrows(scene: &Scene, steps: &[CastleStep]) -> Vec<Arrow> {
    let arrow = |step: &CastleStep| {
        let (section, route) = match step.event {
            Event::WorkersPlaced { section, .. } => (section, CastleRoute::Straight(Ring::Outside, Ring::First)),
            Event::MovedInwards { section, .. } => (section, CastleRoute::Straight(Ring::First, Ring::Second)),
            Event::ReachedThirdTier { section, .. } => (section, CastleRoute::Straight(Ring::Second, Ring::Third)),
            Event::Bumped { section, tier: Tier::First, .. } => {
                (section, CastleRoute::Straight(Ring::First, Ring::Outside))
            }
            Event::Bumped { section, tier: Tier::Second, .. } => {
                (section, CastleRoute::Straight(Ring::Second, Ring::Outside))
            }
            Event::MovedAround { from, to, .. } => (from, CastleRoute::Around(from.clockwise() == to)),
            _ => return None,
        };
        let place = scene.state.ring_place(scene.state.segment_beside(section));
        Some(Arrow { number: step.number, place, route, bumped: matches!(step.event, Event::Bumped { .. }) })
    };
    steps.iter().filter_map(arrow).collect()
}

pub fn cascade_sentences(scene: &Scene, preview: Option<&TablePreview>) -> Vec<String> {
    let about = matches!(
        scene.question(),
        Some(Question::Workers | Question::Section(_) | Question::Cascade | Question::CastleMove | Question::Bump(..))
    );
    let steps = preview.filter(|_| about).map_or(&[][..], |preview| &preview.steps);
    let narrate = |of_one: &[CastleStep]| {
        let sentences = of_one.iter().filter_map(|step| texts::event(&step.event, &scene.names, scene.lang));
        sentences.collect::<Vec<_>>().join(" ")
    };
    steps.chunk_by(|one, next| one.number == next.number).map(narrate).collect()
}

pub fn third(scene: &Scene, after: &Castle) -> Vec<(Seat, u8, u8)> {
    let now: &Castle = &scene.state.board().castle;
    scene.state.all_seats().map(|seat| (seat, now.third[seat.index() % 4], after.third[seat.index() % 4])).collect()
}

pub fn third_label(scene: &Scene, third: &[(Seat, u8, u8)]) -> String {
    let counts: Vec<String> = third.iter().map(|(seat, count, _)| format!("{} {count}", scene.name(*seat))).collect();
    headed(Texts(scene.lang).third_tier(), &counts.join(", "), scene.lang)
}
