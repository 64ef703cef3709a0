//! Shapes of the stage: a shade with holes, wires between places, and positions of marks. Plain geometry in whole
//! pixels of the window. `table::stage` measures and draws.

use super::popover_position::Field;

pub const REACH: f64 = 4.0;
pub const MARK: f64 = 24.0;

/// Rounds for output: formatting fractions would add a hundredth to the first download.
#[allow(clippy::cast_possible_truncation)] // pixels of a window
fn rounded(number: f64) -> i32 {
    number.round() as i32
}

pub fn around(place: Field, window: Field) -> Field {
    let twice = 2.0 * REACH;
    Field::new(place.left - REACH, place.top - REACH, place.width + twice, place.height + twice).common(window)
}

fn rectangle(field: Field) -> String {
    let (left, top) = (rounded(field.left), rounded(field.top));
    format!("M{left} {top}H{}V{}H{left}Z", rounded(field.right()), rounded(field.bottom()))
}

/// Shade of a window with a hole for each lit place. Overlapping holes are split into disjoint pieces, since the
/// even-odd rule would shade their common part again.
pub fn shade(window: Field, lit: &[Field]) -> String {
    let mut path = rectangle(window);
    for hole in apart(lit.iter().map(|place| around(*place, window))) {
        path.push_str(&rectangle(hole));
    }
    path
}

/// Disjoint rectangles that cover the same area.
fn apart(fields: impl Iterator<Item = Field>) -> Vec<Field> {
    let mut apart: Vec<Field> = Vec::new();
    for field in fields {
        let mut pieces = vec![field];
        for other in &apart {
            pieces = pieces.into_iter().flat_map(|piece| without(piece, *other)).collect();
        }
        apart.append(&mut pieces);
    }
    apart
}

fn without(field: Field, other: Field) -> Vec<Field> {
    let (left, top) = (field.left.max(other.left), field.top.max(other.top));
    let (right, bottom) = (field.right().min(other.right()), field.bottom().min(other.bottom()));
    if left >= right || top >= bottom {
        return vec![field];
    }
    let pieces = [
        Field::new(field.left, field.top, field.width, top - field.top),
        Field::new(field.left, bottom, field.width, field.bottom() - bottom),
        Field::new(field.left, top, left - field.left, bottom - top),
        Field::new(right, top, field.right() - right, bottom - top),
    ];
    pieces.into_iter().filter(|piece| piece.width > 0.0 && piece.height > 0.0).collect()
}

pub fn wire(from: Field, to: Field) -> String {
    let middle = |field: Field| (field.left + field.width / 2.0, field.top + field.height / 2.0);
    let ((x, y), (to_x, to_y)) = (middle(from), middle(to));
    let (across, down) = (to_x - x, to_y - y);
    // The part of the line inside each place.
    let inside = |field: Field| {
        let part = |half: f64, way: f64| if way.abs() < 1.0 { 1.0 } else { (half / way.abs()).min(1.0) };
        part(field.width / 2.0, across).min(part(field.height / 2.0, down))
    };
    let (begin, end) = (inside(from), 1.0 - inside(to));
    let at = |part: f64| (x + across * part, y + down * part);
    let ((from_x, from_y), (end_x, end_y)) = (at(begin.min(end)), at(end));
    let (mid_x, mid_y) = (from_x.midpoint(end_x) - down * 0.12, from_y.midpoint(end_y) + across * 0.12);
    format!(
        "M{} {}Q{} {} {} {}",
        rounded(from_x),
        rounded(from_y),
        rounded(mid_x),
        rounded(mid_y),
        rounded(end_x),
        rounded(end_y)
    )
}

/// Position of a mark: on the lower edge of its place, otherwise on the upper one or beside it; inside the window, and
/// clear of the other marks if possible.
pub fn mark(place: Field, width: f64, window: Field, others: &[Field]) -> Field {
    let left = place.left + (place.width - width) / 2.0;
    let middle = place.top + (place.height - MARK) / 2.0;
    let tries = [
        (left, place.bottom() - MARK / 2.0),
        (left, place.top - MARK / 2.0),
        (place.right() - MARK / 2.0, middle),
        (place.left - width + MARK / 2.0, middle),
        (left, place.bottom() + MARK / 2.0),
        (left, place.top - MARK * 1.5),
    ];
    let inside = |(left, top): (f64, f64)| {
        let left = left.min(window.right() - width).max(window.left);
        Field::new(left, top.min(window.bottom() - MARK).max(window.top), width, MARK)
    };
    let free = |field: &Field| others.iter().all(|other| other.overlap(*field) <= 0.0);
    let mut stands = tries.into_iter().map(inside);
    stands.clone().find(free).or_else(|| stands.next()).unwrap_or(place)
}
