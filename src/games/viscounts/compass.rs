//! The ring on a phone: a compass with the lobes as targets, and the chosen lobe unrolled below it.

use super::castle::{section_line, third_counts};
use super::geometry::{Square, middle, plot_offset};
use super::lobe::{badge_view, manuscript_card, pawns_view, place_view, plot_view, townsfolk_card};
use super::overlord::small_view;
use super::view::TableView;
use crate::components::{Tenths, emblem, icon, icon_in, seat_class};
use kernel::grammar::capital;
use kernel::{Lang, Seat};
use markup::{CollectView, IntoView, View, html};
use viscounts::Choice;
use viscounts::components::{Segment, Site, Space, Spot};
use viscounts::table::Texts;
use viscounts::table::castle::{Keep, third, third_label};
use viscounts::table::lobes::{Lobe, LobeSpace};
use viscounts::table::overlord::{self, OverlordSpace};
use viscounts::table::scene::Scene;
use viscounts::table::scene::SceneExt as _;
use viscounts::texts::names;

const COMPASS: Square = Square(196.0);

#[derive(Clone, PartialEq)]
pub struct Compass {
    lobes: Vec<SmallSegment>,
    third: Vec<(Seat, u8, u8)>,
    third_label: String,
    lang: Lang,
}

#[derive(Clone, PartialEq)]
struct SmallSegment {
    segment: Segment,
    shown: bool,
    legal: bool,
    plots: Vec<(f64, Option<Seat>, bool)>,
    pawns: Vec<(Site, Seat)>,
    stands: Vec<OverlordSpace>,
    label: String,
}

fn lies_in(choice: Choice, scene: &Scene, segment: Segment) -> bool {
    match choice {
        Choice::Move(space) => space.segment == segment,
        Choice::Spot(spot) => spot.segment == segment,
        Choice::Hire(other) | Choice::Manuscript(other) => other == segment,
        Choice::Section(section) => scene.state.segment_beside(section) == segment,
        Choice::Shift { from, .. } => scene.state.segment_beside(from) == segment,
        Choice::Pair(place) => {
            let pair = scene.state.pairs().get(usize::from(place)).copied();
            pair.and_then(|pair| Space::numbered(pair.card.number())).is_some_and(|space| space.segment == segment)
        }
        _ => false,
    }
}

pub fn compass(scene: &Scene, shown: Segment, to: Option<Space>) -> Compass {
    let third = third(scene, &scene.state.board().castle);
    let small = |place: usize| {
        let segment = scene.segment(place);
        let of = scene.state.side(segment).spots.len();
        let plots = (0..of).map(|at| {
            let spot = Spot { segment, place: at as u8 };
            (
                plot_offset(at, of),
                scene.state.built_on(spot).map(|built| built.owner),
                scene.place(Choice::Spot(spot)).is_some(),
            )
        });
        let pawns = Site::ALL.into_iter().flat_map(|site| {
            let seats: Vec<Seat> = scene.stand(Space { segment, site }).collect();
            seats.into_iter().map(move |seat| (site, seat))
        });
        SmallSegment {
            segment,
            shown: segment == shown,
            legal: scene.choices.iter().any(|choice| lies_in(*choice, scene, segment)),
            plots: plots.collect(),
            pawns: pawns.collect(),
            stands: overlord::stands(scene, place, to),
            label: capital(&names::segment(segment, scene.lang)),
        }
    };
    Compass { lobes: (0..5).map(small).collect(), third_label: third_label(scene, &third), third, lang: scene.lang }
}

fn pin(radius: f64, angle: f64, class: &'static str, inside: View) -> View {
    let (x, y) = COMPASS.at(radius, angle);
    html! { <span class=class style:left=format!("{}px", Tenths(x)) style:top=format!("{}px", Tenths(y))>{inside}</span> }
}

pub fn view(compass: &Compass, table: TableView) -> View {
    let painted = compass.lobes.iter().enumerate().map(|(place, small)| {
        let mid = middle(place);
        let class = match (small.shown, small.legal) {
            (true, _) => "lobe cur",
            (false, true) => "lobe legal",
            (false, false) => "lobe",
        };
        let segment = small.segment;
        let plots = small.plots.iter().map(|(angle, _, legal)| {
            let (x, y) = COMPASS.at(84.0, mid + angle);
            let class = if *legal { "cell legal" } else { "cell" };
            html! { <circle class=class cx=Tenths(x).to_string() cy=Tenths(y).to_string() r="4.5"></circle> }
        });
        let (x, y) = COMPASS.at(53.0, mid);
        html! {
            <path class=class d=COMPASS.sector(42.0, 92.0, mid - 36.0, mid + 36.0, 0.8) on:click=move |_| table.show(segment)></path>
            <g class="passive">
                <path class="river" d=COMPASS.line((92.0, mid), (66.0, mid))></path>
                <path class="cell" d=COMPASS.sector(63.0, 75.0, mid - 36.0, mid, 1.8)></path>
                <path class="cell" d=COMPASS.sector(63.0, 75.0, mid, mid + 36.0, 1.8)></path>
                {plots.collect_view()}
                <circle class="cell" cx=Tenths(x).to_string() cy=Tenths(y).to_string() r="8"></circle>
            </g>
        }
    });
    let buttons = compass.lobes.iter().enumerate().map(|(place, small)| {
        let mid = middle(place);
        let segment = small.segment;
        let button = html! {
            <button
                type="button"
                class="compass-lobe"
                aria-label=small.label.clone()
                aria-pressed=small.shown.to_string()
                on:click=move |_| table.show(segment)
            ></button>
        };
        let built = small.plots.iter().filter_map(|(angle, owner, _)| {
            owner.map(|seat| pin(84.0, mid + angle, "pin still", emblem(seat, 13, None)))
        });
        let pawns = small.pawns.iter().map(|(site, seat)| {
            let (radius, angle) = match site {
                Site::Left => (69.0, mid - 18.0),
                Site::Right => (69.0, mid + 18.0),
                Site::Inside => (53.0, mid),
            };
            let anchor = format!("viscount:{}", seat.0);
            let pawn = html! { <span class=seat_class(*seat) data-anchor=anchor>{icon("viscount", 22)}</span> };
            pin(radius, angle, "pin still pawn", pawn.into_view())
        });
        let stands = small.stands.iter().map(|stand| {
            let (radius, angle) = match stand.space.site {
                Site::Left => (75.0, mid - 28.0),
                Site::Right => (75.0, mid + 28.0),
                Site::Inside => (53.0, mid + 17.0),
            };
            pin(radius, angle, "pin still", small_view(Some(stand)))
        });
        html! { {pin(68.0, mid, "pin", button.into_view())} {built.collect_view()} {pawns.collect_view()} {stands.collect_view()} }
    });
    let class = if compass.third.len() > 2 { "third many" } else { "third" };
    let inside = third_counts(&compass.third, compass.lang);
    let keep = html! { <span class=class role="img" aria-label=compass.third_label.clone()>{inside}</span> };
    let towers: String = (0..5).map(|place| COMPASS.circle(39.0, middle(place) + 36.0, 5.0)).collect();
    html! {
        <div class="compass" data-ring="" role="group" aria-label=Texts(compass.lang).the_kingdom()>
            <svg width="196" height="196" viewBox="0 0 196 196" aria-hidden="true">
                <path class="stripe" d=COMPASS.stripes(97.0, 4.0, false)></path>
                <path class="stripe odd" d=COMPASS.stripes(97.0, 4.0, true)></path>
                {painted.collect_view()}
                <g class="passive">
                    <circle class="wall" cx="98" cy="98" r="40"></circle>
                    <circle class="floor" cx="98" cy="98" r="36"></circle>
                    <path class="wall" d=towers></path>
                </g>
            </svg>
            {buttons.collect_view()} {pin(0.0, 0.0, "pin still", keep.into_view())}
        </div>
    }
}

/// Draws a lobe unrolled: plots and links, both outside spaces, the inside space, the section of the Castle.
pub fn unrolled(lobe: &Lobe, keep: &Keep, stands: &[OverlordSpace], table: TableView, ring: [Segment; 5]) -> View {
    let lang = lobe.lang;
    let texts = Texts(lang);
    let there = |place: &LobeSpace| stands.iter().find(|stand| stand.space == place.space);
    let place = lobe.place;
    let turn = move |by: usize| table.show(ring[(place + by) % 5]);
    let plots = lobe.plots.iter().enumerate().map(|(at, plot)| {
        let badge = lobe.badges.iter().find(|badge| badge.at == at);
        html! { {plot_view(plot, lang)} <span class="between">{badge.map(|badge| badge_view(badge, lang))}</span> }
    });
    let [left, right, inside] = &lobe.places;
    let path = |place: &LobeSpace| {
        let number = place.space.number();
        html! {
            <span class="card line path-space">
                <span class="space-number">{number}</span> {place_view(place, lang)} {small_view(there(place))} {pawns_view(&place.pawns)}
            </span>
        }
    };
    html! {
        <header class="line lobe-head">
            <b class="name">{capital(&names::segment(lobe.segment, lang))}</b>
            <span class="grow"></span>
            <button type="button" class="icon-button" aria-label=texts.previous_lobe() on:click=move |_| turn(4)>
                {icon_in("ui-next", 18, "icon flipped")}
            </button>
            <button type="button" class="icon-button" aria-label=texts.next_lobe() on:click=move |_| turn(1)>
                {icon("ui-next", 18)}
            </button>
        </header>
        <div class="line plots-row" data-row="">{plots.collect_view()}</div>
        <div class="paths-row" data-row="">
            {path(left)} <span class="onward">{icon("ui-next", 12)}</span> {path(right)}
            <span class="onward">{icon("ui-next", 12)}</span>
        </div>
        <div class="inside-row" data-row="">
            {townsfolk_card(lobe)}
            <span class="inside-space">{place_view(inside, lang)} {pawns_view(&inside.pawns)} {small_view(there(inside))}</span>
            {manuscript_card(lobe)}
        </div>
        {section_line(keep, lobe.place)}
    }
}
