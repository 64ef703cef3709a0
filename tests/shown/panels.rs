//! Positions of panels over the table, and the shapes of the stage: shade, wires, marks.

#[path = "../../src/browser/overlay_shapes.rs"]
mod overlay_shapes;
#[path = "../../src/browser/popover_position.rs"]
mod popover_position;

use overlay_shapes::{MARK, REACH, around, mark, shade, wire};
use popover_position::{Field, GAP, Panel};

/// A table of 1024 by 768 with its dock, and a panel of 300 by 200 without a subject.
fn panel() -> Panel {
    Panel {
        size: (300.0, 200.0),
        bounds: Field::new(8.0, 54.0, 1008.0, 706.0),
        clear: vec![Field::new(8.0, 662.0, 1008.0, 102.0)],
        spare: Vec::new(),
        near: None,
        before: None,
        follows: false,
    }
}

#[test]
fn an_arrow_stands_on_the_side_of_what_is_spoken_of() {
    let panel = Field::new(200.0, 200.0, 200.0, 100.0);
    let side = |thing: Field| panel.side_of(thing);
    assert_eq!(side(Field::new(100.0, 230.0, 90.0, 40.0)), Some(("left", 50.0)));
    assert_eq!(side(Field::new(410.0, 230.0, 90.0, 40.0)), Some(("right", 50.0)));
    assert_eq!(side(Field::new(250.0, 100.0, 100.0, 90.0)), Some(("top", 100.0)));
    assert_eq!(side(Field::new(250.0, 308.0, 100.0, 90.0)), Some(("bottom", 100.0)));
    assert_eq!(side(Field::new(0.0, 0.0, 190.0, 20.0)), Some(("top", 20.0)), "no nearer to the corner than it is wide");
    assert_eq!(side(Field::new(250.0, 220.0, 10.0, 10.0)), None, "a thing that the panel covers");
}

fn stands(panel: &Panel) -> Field {
    let (left, top) = panel.place();
    Field::new(left, top, panel.size.0, panel.size.1)
}

/// True if it stands close to a thing.
fn is_beside(panel: &Panel, thing: Field) -> bool {
    let own = stands(panel);
    let across = (own.left - thing.right()).max(thing.left - own.right());
    let down = (own.top - thing.bottom()).max(thing.top - own.bottom());
    across.max(down) <= GAP
}

fn covers(panel: &Panel, pieces: &[Field]) -> bool {
    pieces.iter().any(|piece| piece.overlap(stands(panel)) > 0.0)
}

#[test]
fn a_panel_covers_neither_the_dock_nor_what_it_speaks_of() {
    let places = [(20.0, 100.0), (500.0, 300.0), (860.0, 560.0), (8.0, 460.0)];
    for (left, top) in places {
        let tile = Field::new(left, top, 150.0, 80.0);
        let mut panel = panel();
        panel.clear.push(tile);
        panel.near = Some(tile);
        assert!(!covers(&panel, &panel.clear), "{tile:?}: {:?}", stands(&panel));
    }
}

#[test]
fn a_panel_stands_close_to_what_it_speaks_of() {
    let tile = Field::new(700.0, 420.0, 200.0, 80.0);
    let mut panel = panel();
    panel.clear.push(tile);
    panel.near = Some(tile);
    assert!(is_beside(&panel, tile), "{:?}", stands(&panel));
}

#[test]
fn a_panel_stays_where_it_was_while_it_covers_nothing_there() {
    let mut panel = panel();
    panel.before = Some((400.0, 200.0));
    panel.clear.push(Field::new(20.0, 100.0, 150.0, 80.0));
    panel.near = panel.clear.last().copied();
    assert_eq!(panel.place(), (400.0, 200.0));
    panel.clear.push(Field::new(500.0, 300.0, 50.0, 50.0));
    assert_ne!(panel.place(), (400.0, 200.0));
    assert!(!covers(&panel, &panel.clear));
}

/// Given a bubble far from its present subject, when it follows the subject, then it stands beside it; near to it, it
/// stays.
#[test]
fn a_panel_that_follows_stays_only_near_to_what_it_speaks_of() {
    let mut panel = panel();
    panel.before = Some((8.0, 440.0));
    panel.follows = true;
    let tile = Field::new(700.0, 60.0, 150.0, 80.0);
    panel.clear.push(tile);
    panel.near = Some(tile);
    assert!(is_beside(&panel, tile), "{:?}", stands(&panel));
    panel.before = Some((500.0, 180.0));
    assert_eq!(panel.place(), (500.0, 180.0));
}

/// A panel that grew, or a window that shrank.
#[test]
fn a_panel_that_no_longer_lies_in_its_bounds_moves_into_it() {
    let mut panel = panel();
    panel.before = Some((900.0, 600.0));
    let field = stands(&panel);
    assert!(field.right() <= panel.bounds.right() && field.bottom() <= panel.bounds.bottom(), "{field:?}");
}

#[test]
fn a_panel_covers_what_can_be_chosen_only_where_nothing_else_is_free() {
    let mut panel = panel();
    panel.spare = vec![Field::new(8.0, 54.0, 700.0, 600.0)];
    assert!(!covers(&panel, &panel.spare));
    // Its subject takes the free side: now it lies over possible choices, covering as little as possible.
    panel.clear.push(Field::new(709.0, 54.0, 307.0, 600.0));
    assert!(!covers(&panel, &panel.clear));
    assert!(covers(&panel, &panel.spare));
}

#[test]
fn where_everything_is_taken_a_panel_covers_as_little_as_it_can() {
    let mut panel = panel();
    panel.clear = vec![Field::new(0.0, 0.0, 1024.0, 500.0), Field::new(0.0, 600.0, 1024.0, 168.0)];
    let covered: f64 = panel.clear.iter().map(|piece| piece.overlap(stands(&panel))).sum();
    assert!((covered - 300.0 * 100.0).abs() < 1.0, "{covered}");
}

/// A phone that is lower than the panel: it still has a position.
#[test]
fn a_panel_larger_than_its_bounds_stands_at_its_beginning() {
    let panel = Panel { size: (600.0, 400.0), bounds: Field::new(8.0, 54.0, 374.0, 300.0), ..panel() };
    assert_eq!(panel.place(), (8.0, 54.0));
}

const WINDOW: Field = Field::new(0.0, 0.0, 1024.0, 768.0);

/// True if a point lies in the shade: inside an odd number of the rectangles of the path.
fn in_shade(path: &str, x: i32, y: i32) -> bool {
    let inside = |rectangle: &&str| {
        let numbers: Vec<i32> = rectangle
            .split(|letter: char| !letter.is_ascii_digit() && letter != '-')
            .filter_map(|number| number.parse().ok())
            .collect();
        let [left, top, right, bottom, _] = numbers[..] else { panic!("{rectangle} is no rectangle") };
        (left..right).contains(&x) && (top..bottom).contains(&y)
    };
    path.split_inclusive('Z').filter(inside).count() % 2 == 1
}

#[test]
fn what_is_lit_and_its_edge_lie_in_no_shade_and_all_else_does() {
    let (card, strip) = (Field::new(100.0, 100.0, 80.0, 40.0), Field::new(300.0, 0.0, 400.0, 44.0));
    let path = shade(WINDOW, &[card, strip]);
    assert!(!in_shade(&path, 140, 120) && !in_shade(&path, 98, 98) && !in_shade(&path, 500, 2));
    assert!(in_shade(&path, 90, 120) && in_shade(&path, 500, 60) && in_shade(&path, 1000, 760));
}

#[test]
fn where_two_lit_places_overlap_there_is_no_shade_either() {
    let (one, other) = (Field::new(100.0, 100.0, 80.0, 80.0), Field::new(140.0, 120.0, 100.0, 20.0));
    for lit in [[one, other], [other, one]] {
        let path = shade(WINDOW, &lit);
        for (x, y) in [(110, 110), (150, 130), (170, 130), (230, 130), (150, 170)] {
            assert!(!in_shade(&path, x, y), "{x} {y} in {path}");
        }
        assert!(in_shade(&path, 230, 170), "{path}");
    }
}

#[test]
fn a_hole_ends_with_the_window() {
    let hole = around(Field::new(-20.0, 740.0, 60.0, 60.0), WINDOW);
    assert_eq!((hole.left, hole.right(), hole.bottom()), (0.0, 40.0 + REACH, 768.0));
}

#[test]
fn a_wire_ends_at_the_edge_that_faces_where_it_comes_from() {
    let path = wire(Field::new(0.0, 0.0, 20.0, 20.0), Field::new(100.0, 0.0, 20.0, 20.0));
    assert_eq!(path, "M20 10Q60 22 100 10");
}

#[test]
fn marks_stand_inside_the_window_and_over_no_other_mark() {
    let place = Field::new(980.0, 740.0, 40.0, 26.0);
    let first = mark(place, 80.0, WINDOW, &[]);
    let second = mark(place, 80.0, WINDOW, &[first]);
    for stands in [first, second] {
        assert!(stands.right() <= 1024.0 && stands.bottom() <= 768.0 && stands.height == MARK, "{stands:?}");
    }
    assert!(first.overlap(second) < f64::EPSILON, "{first:?} {second:?}");
}
