//! The ring. Its fixed part is painted once, below everything. Lit parts are painted with it, and buttons lie on top.

use super::geometry::{INSIDE, OUTSIDE, PLOTS, SIDE, Square, middle, mouth, plot_offset, point};
use super::view::TableView;
use crate::components::seat_class;
use kernel::Seat;
use markup::{CollectView, View, html};
use viscounts::components::{Segment, Site, Space, Spot};
use viscounts::table::lobes::{LinkLook, link_look};
use viscounts::table::preview::TablePreview;
use viscounts::table::scene::Scene;
use viscounts::table::scene::SceneExt as _;
use viscounts::{Choice, Viscounts};

pub const RING: Square = Square(SIDE);

#[derive(Clone, Copy, PartialEq)]
enum RingSpace {
    Plain,
    Here(Seat),
    Legal,
}

#[derive(Clone, PartialEq)]
pub struct Shapes {
    shown: Segment,
    cells: [(Segment, [RingSpace; 2]); 5],
    links: Vec<(f64, f64, LinkLook)>,
    path: Vec<(f64, f64)>,
}

pub fn shapes(scene: &Scene, preview: Option<&TablePreview>, shown: Segment) -> Shapes {
    let state = &scene.state;
    let cell = |space: Space| {
        let start = scene.pair_on(space).is_some_and(|pair| scene.place(pair).is_some());
        if start || scene.place(Choice::Move(space)).is_some() {
            RingSpace::Legal
        } else if state.is_set_up() && scene.me().space == space {
            RingSpace::Here(scene.viewer)
        } else {
            RingSpace::Plain
        }
    };
    let cells = [0, 1, 2, 3, 4].map(|place| {
        let segment = scene.segment(place);
        (segment, [Site::Left, Site::Right].map(|site| cell(Space { segment, site })))
    });
    let mut links = Vec::new();
    for place in 0..5 {
        let segment = scene.segment(place);
        let side = state.side(segment);
        for (at, link) in side.links.iter().enumerate() {
            if link.is_none() {
                continue;
            }
            let spot = Spot { segment, place: at as u8 };
            let next = state.next_spot(spot);
            let from = middle(place) + plot_offset(at, side.spots.len());
            let mut to = middle(state.ring_place(next.segment))
                + plot_offset(usize::from(next.place), state.side(next.segment).spots.len());
            if to < from {
                to += 360.0;
            }
            links.push((from, to, link_look(scene, preview, spot)));
        }
    }
    let path = preview.map_or(Vec::new(), |preview| {
        preview.path.iter().map(|space| RING.at(radius_of(*space), angle_of(state, *space))).collect()
    });
    Shapes { shown, cells, links, path }
}

fn angle_of(state: &Viscounts, space: Space) -> f64 {
    let offset = match space.site {
        Site::Left => -18.0,
        Site::Right => 18.0,
        Site::Inside => 0.0,
    };
    middle(state.ring_place(space.segment)) + offset
}

const fn radius_of(space: Space) -> f64 {
    if space.is_inside() { INSIDE } else { OUTSIDE }
}

/// Draws the lobes and the outside path. A tap on a lobe shows its cards.
pub fn shapes_view(shapes: &Shapes, view: TableView) -> View {
    let lobes = shapes.cells.iter().enumerate().map(|(place, (segment, _))| {
        let class = if *segment == shapes.shown { "lobe cur" } else { "lobe" };
        let mid = middle(place);
        let segment = *segment;
        html! { <path class=class d=RING.sector(117.0, 288.0, mid - 36.0, mid + 36.0, 0.0) on:click=move |_| view.show(segment)></path> }
    });
    let cells = shapes.cells.iter().enumerate().flat_map(|(place, (_, cells))| {
        [-36.0, 0.0].into_iter().zip(cells).map(move |(from, cell)| {
            let class = match cell {
                RingSpace::Plain => "cell".to_owned(),
                RingSpace::Here(seat) => format!("cell here {}", seat_class(*seat)),
                RingSpace::Legal => "cell legal".to_owned(),
            };
            let from = middle(place) + from;
            html! { <path class=class d=RING.sector(200.0, 242.0, from, from + 36.0, 5.0)></path> }
        })
    });
    html! { <g>{lobes.collect_view()}</g> <g class="passive">{cells.collect_view()}</g> }
}

pub fn links_view(shapes: &Shapes) -> View {
    let links = shapes.links.iter().map(|(from, to, look)| {
        let class = match look {
            LinkLook::Plain => "link",
            LinkLook::May => "link may",
            LinkLook::Lit => "link lit",
            LinkLook::Done => "link done",
        };
        html! { <path class=class d=RING.arc(PLOTS, *from, *to)></path> }
    });
    let points: Vec<String> = shapes.path.iter().map(|at| point(*at)).collect();
    html! { <g class="passive">{links.collect_view()} <polyline class="path" points=points.join(" ")></polyline></g> }
}

/// The striped rim, which never changes during a game.
pub fn rim() -> View {
    html! {
        <path class="stripe" d=RING.stripes(295.0, 8.0, false)></path>
        <path class="stripe odd" d=RING.stripes(295.0, 8.0, true)></path>
    }
}

/// Trees on the land of the lobes, where nothing can be chosen.
pub fn trees() -> View {
    let tree = |(radius, angle): (f64, f64)| {
        let (x, y) = RING.at(radius, angle);
        format!("M{}l-6-7h2l-3-3h2l5-7 5 7h2l-3 3h2z", point((x, y + 8.0)))
    };
    let of_lobe = |place: usize| {
        [(188.0, -32.0), (188.0, 31.0), (163.0, 31.0)].map(|(radius, aside)| tree((radius, middle(place) + aside)))
    };
    let all: String = (0..5).flat_map(of_lobe).collect();
    html! { <path class="tree passive" d=all></path> }
}

/// Number of plots left of the river, and of all plots, for each lobe.
type Rivers = [(usize, usize); 5];

pub fn rivers(scene: &Scene) -> Rivers {
    [0, 1, 2, 3, 4].map(|place| {
        let side = scene.state.side(scene.segment(place));
        (usize::from(side.left), side.spots.len())
    })
}

pub fn waters(rivers: Rivers) -> View {
    let each = |draw: &dyn Fn(usize) -> String| (0..5).map(draw).collect::<String>();
    let river = each(&|place| RING.river(middle(place), mouth(rivers[place].0, rivers[place].1)));
    let road = each(&|place| RING.arc(INSIDE, middle(place) - 36.0, middle(place) + 36.0));
    html! { <g class="passive"><path class="river bank" d=river.clone()></path><path class="river" d=river></path><path class="road" d=road></path></g> }
}

/// Seams, bridges, lanes and the arrows on them: the only moves of a Viscount.
pub fn lanes_view() -> View {
    let each = |draw: &dyn Fn(f64) -> String| (0..5).map(|place| draw(middle(place))).collect::<String>();
    let seams = each(&|mid| RING.line((155.0, mid + 36.0), (288.0, mid + 36.0)));
    let bridges = each(&|mid| RING.arc(OUTSIDE, mid - 2.6, mid + 2.6));
    let gates = each(&|mid| RING.circle(OUTSIDE, mid + 36.0, 9.0));
    let lanes = each(&|mid| {
        RING.line((199.0, mid - 5.9), (165.0, mid - 5.6)) + &RING.line((199.0, mid + 5.9), (165.0, mid + 5.6))
    });
    let arrows = each(&|mid| {
        [
            RING.chevron(OUTSIDE, mid, mid + 90.0),
            RING.chevron(OUTSIDE, mid + 36.3, mid + 126.0),
            RING.chevron(INSIDE, mid + 36.0, mid + 126.0),
            RING.chevron(182.0, mid - 5.75, mid + 180.0),
            RING.chevron(182.0, mid + 5.75, mid),
        ]
        .concat()
    });
    html! {
        <g class="passive">
            <path class="seam" d=seams.clone()></path>
            <path class="seam in" d=seams.clone()></path>
            <path class="seam dashes" d=seams></path>
            <path class="bridge" d=bridges></path>
            <path class="gate" d=gates></path>
            <path class="lane" d=lanes></path>
            <path class="chevron" d=arrows></path>
        </g>
    }
}

pub fn walls() -> View {
    let teeth: String = (0..40)
        .map(|tooth| RING.sector(114.0, 119.0, f64::from(tooth) * 9.0 + 1.9, f64::from(tooth) * 9.0 + 7.1, 0.0))
        .collect();
    let each = |draw: &dyn Fn(f64) -> String| (0..5).map(|place| draw(middle(place))).collect::<String>();
    let towers = |size: f64| each(&|mid| RING.circle(114.0, mid + 36.0, size));
    html! {
        <g class="passive">
            <circle class="wall" cx="297" cy="297" r="115"></circle>
            <path class="wall" d=teeth></path>
            <path class="floor" d=each(&|mid| RING.sector(82.0, 111.0, mid - 36.0, mid + 36.0, 1.5))></path>
            <path class="floor two" d=each(&|mid| RING.sector(33.0, 79.0, mid - 36.0, mid + 36.0, 1.5))></path>
            <path class="wall" d=towers(10.5)></path>
            <path class="tower" d=towers(5.0)></path>
            <circle class="heart" cx="297" cy="297" r="30"></circle>
        </g>
    }
}
