//! Position of a panel above the table: clear of everything that must stay visible, and unchanged as long as that
//! holds. Plain geometry in pixels of the window. [`super::panels`] measures and moves.

use std::cmp::Ordering;

pub const GAP: f64 = 8.0;

/// Overlap, in pixels of width or height, up to which rectangles count as touching: in a zoomed table they end between
/// pixels.
const TOUCH: f64 = 1.5;

const REACH: f64 = 60.0;
const TIP: f64 = 20.0;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Field {
    pub left: f64,
    pub top: f64,
    pub width: f64,
    pub height: f64,
}

impl Field {
    pub const fn new(left: f64, top: f64, width: f64, height: f64) -> Self {
        Self { left, top, width, height }
    }

    pub fn right(self) -> f64 {
        self.left + self.width
    }

    pub fn bottom(self) -> f64 {
        self.top + self.height
    }

    pub fn overlap(self, other: Self) -> f64 {
        let wide = self.right().min(other.right()) - self.left.max(other.left);
        let high = self.bottom().min(other.bottom()) - self.top.max(other.top);
        if wide > TOUCH && high > TOUCH { wide * high } else { 0.0 }
    }

    /// Intersection with another rectangle; without width or height if they are disjoint.
    #[must_use]
    pub fn common(self, other: Self) -> Self {
        let (left, top) = (self.left.max(other.left), self.top.max(other.top));
        let (right, bottom) = (self.right().min(other.right()), self.bottom().min(other.bottom()));
        Self::new(left, top, (right - left).max(0.0), (bottom - top).max(0.0))
    }

    /// Side on which another rectangle lies, and the position of its middle along that side; `None` if they overlap.
    pub fn side_of(self, other: Self) -> Option<(&'static str, f64)> {
        let across = (other.left + other.width / 2.0 - self.left).clamp(TIP, (self.width - TIP).max(TIP));
        let down = (other.top + other.height / 2.0 - self.top).clamp(TIP, (self.height - TIP).max(TIP));
        let sides = [
            ("left", self.left - other.right(), down),
            ("right", other.left - self.right(), down),
            ("top", self.top - other.bottom(), across),
            ("bottom", other.top - self.bottom(), across),
        ];
        let apart = sides.into_iter().filter(|(_, gap, _)| *gap >= -TOUCH);
        // The side with the largest distance.
        apart.max_by(|one, other| one.1.total_cmp(&other.1)).map(|(side, _, along)| (side, along))
    }

    /// Distance to another rectangle: 0 if they touch.
    fn distance(self, other: Self) -> f64 {
        let wide = (other.left - self.right()).max(self.left - other.right()).max(0.0);
        let high = (other.top - self.bottom()).max(self.top - other.bottom()).max(0.0);
        wide.hypot(high)
    }
}

#[derive(Clone, Debug)]
pub struct Panel {
    pub size: (f64, f64),
    pub bounds: Field,
    /// Areas that it must not cover: the dock, and named things.
    pub clear: Vec<Field>,
    /// Areas that it covers only without an alternative: choices.
    pub spare: Vec<Field>,
    pub near: Option<Field>,
    pub before: Option<(f64, f64)>,
    /// True if it keeps its position only while it is near its thing.
    pub follows: bool,
}

impl Panel {
    /// Upper left corner of its position. A panel keeps its last one unless it covers more there, or lies too far from
    /// its thing and could be closer.
    pub fn place(&self) -> (f64, f64) {
        let best = self.candidates().map(|at| (self.cost(at), at)).min_by(|one, other| one.0.compare(&other.0));
        let Some((best, at)) = best else { return (self.bounds.left, self.bounds.top) };
        match self.before.map(|before| (self.within(before), before)) {
            Some((true, before)) if self.may_stay(&self.cost(before), &best) => before,
            _ => at,
        }
    }

    fn may_stay(&self, here: &PositionDefects, best: &PositionDefects) -> bool {
        here.covers_no_more(best) && !(self.follows && here.far > REACH && best.far < here.far)
    }

    fn at(&self, (left, top): (f64, f64)) -> Field {
        Field::new(left, top, self.size.0, self.size.1)
    }

    fn within(&self, at: (f64, f64)) -> bool {
        let (own, bounds) = (self.at(at), self.bounds);
        own.left >= bounds.left
            && own.top >= bounds.top
            && own.right() <= bounds.right()
            && own.bottom() <= bounds.bottom()
    }

    fn candidates(&self) -> impl Iterator<Item = (f64, f64)> + '_ {
        let (width, height) = self.size;
        let pieces = || self.clear.iter().chain(&self.spare).chain(&self.near);
        let beside = |from: f64, to: f64, size: f64| [to + GAP, to, from - GAP - size, from - size, from];
        let across = pieces().flat_map(|piece| beside(piece.left, piece.right(), width));
        let down = pieces().flat_map(|piece| beside(piece.top, piece.bottom(), height));
        let across = lines(across, self.bounds.left, self.bounds.right() - width);
        let down = lines(down, self.bounds.top, self.bounds.bottom() - height);
        across.into_iter().flat_map(move |left| down.clone().into_iter().map(move |top| (left, top)))
    }

    fn cost(&self, at: (f64, f64)) -> PositionDefects {
        let own = self.at(at);
        let covered = |pieces: &[Field]| pieces.iter().map(|piece| piece.overlap(own)).sum();
        PositionDefects {
            clear: covered(&self.clear),
            spare: covered(&self.spare),
            far: self.near.map_or(0.0, |near| (near.distance(own) - GAP).abs()),
        }
    }
}

/// Defects of a position, the worst first.
struct PositionDefects {
    clear: f64,
    spare: f64,
    far: f64,
}

impl PositionDefects {
    fn compare(&self, other: &Self) -> Ordering {
        let by = |one: f64, other: f64| one.total_cmp(&other);
        by(self.clear, other.clear).then(by(self.spare, other.spare)).then(by(self.far, other.far))
    }

    fn covers_no_more(&self, other: &Self) -> bool {
        self.clear <= other.clear && self.spare <= other.spare
    }
}

/// Candidate coordinates of an edge between `first` and `last`, rounded and without duplicates. Without any room, only
/// `first`.
fn lines(found: impl Iterator<Item = f64>, first: f64, last: f64) -> Vec<f64> {
    let last = last.max(first);
    let mut lines: Vec<f64> =
        found.filter(|line| *line > first && *line < last).map(f64::round).chain([first, last]).collect();
    lines.sort_by(f64::total_cmp);
    lines.dedup();
    lines
}
