//! The shapes of the stage: shade, wires, marks.

#[path = "../src/page/services/outline.rs"]
mod outline;
#[path = "../src/page/services/placer.rs"]
mod placer;

use outline::{MARK, REACH, around, mark, shade, wire};
use placer::Field;

const WINDOW: Field = Field::new(0.0, 0.0, 1024.0, 768.0);

/// Whether a point lies in the shade: it is inside an odd number of the rectangles of the path.
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
    assert_eq!(first.overlap(second), 0.0);
}
