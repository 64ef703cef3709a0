//! Where a panel stands that lies over the table: where it covers nothing that must stay in sight, and where it stood before
//! for as long as that holds. Plain geometry in pixels of the window; [`super::panels`] measures and moves.

use std::cmp::Ordering;

/// The distance that a panel keeps from what it speaks of, and from the edge of the window.
pub const GAP: f64 = 8.0;

/// Pieces that share no more than so many pixels of width or height touch, and do not cover each other: those of a zoomed table
/// end between pixels.
const TOUCH: f64 = 1.5;

/// How far a panel that goes with what it speaks of may stay from it.
const REACH: f64 = 60.0;

/// How near to a corner of a panel its arrow begins.
const TIP: f64 = 20.0;

/// A rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Field {
    /// The left edge.
    pub left: f64,
    /// The upper edge.
    pub top: f64,
    /// How wide it is.
    pub width: f64,
    /// How high it is.
    pub height: f64,
}

impl Field {
    /// A rectangle by its upper left corner and its size.
    pub const fn new(left: f64, top: f64, width: f64, height: f64) -> Self {
        Self { left, top, width, height }
    }

    /// The right edge.
    pub fn right(self) -> f64 {
        self.left + self.width
    }

    /// The lower edge.
    pub fn bottom(self) -> f64 {
        self.top + self.height
    }

    /// How much of it another one covers, in square pixels.
    pub fn overlap(self, other: Self) -> f64 {
        let wide = self.right().min(other.right()) - self.left.max(other.left);
        let high = self.bottom().min(other.bottom()) - self.top.max(other.top);
        if wide > TOUCH && high > TOUCH { wide * high } else { 0.0 }
    }

    /// What it has in common with another one: without width or height where that is nothing.
    #[must_use]
    pub fn common(self, other: Self) -> Self {
        let (left, top) = (self.left.max(other.left), self.top.max(other.top));
        let (right, bottom) = (self.right().min(other.right()), self.bottom().min(other.bottom()));
        Self::new(left, top, (right - left).max(0.0), (bottom - top).max(0.0))
    }

    /// On which side of it another one lies, and how far along that side the middle of the other one is; nothing where they
    /// overlap.
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
        // The side on which they are nearest to each other, seen from there.
        apart.max_by(|one, other| one.1.total_cmp(&other.1)).map(|(side, _, along)| (side, along))
    }

    /// How far another one is away: 0 where they touch.
    fn distance(self, other: Self) -> f64 {
        let wide = (other.left - self.right()).max(self.left - other.right()).max(0.0);
        let high = (other.top - self.bottom()).max(self.top - other.bottom()).max(0.0);
        wide.hypot(high)
    }
}

/// A panel that looks for its place.
#[derive(Clone, Debug)]
pub struct Panel {
    /// Its width and height.
    pub size: (f64, f64),
    /// Where it may stand.
    pub room: Field,
    /// What it must not cover: the dock, and what it speaks of.
    pub clear: Vec<Field>,
    /// What it covers only where there is no other place: what can be chosen.
    pub spare: Vec<Field>,
    /// What it stands close to.
    pub near: Option<Field>,
    /// The upper left corner of its last place.
    pub before: Option<(f64, f64)>,
    /// Whether it goes with what it speaks of: it stays only while it is near to that.
    pub follows: bool,
}

impl Panel {
    /// The upper left corner of its place. A panel stays where it was unless it covers more there than elsewhere, or lies far
    /// from what it goes with and would not elsewhere.
    pub fn place(&self) -> (f64, f64) {
        let best = self.candidates().map(|at| (self.cost(at), at)).min_by(|one, other| one.0.compare(&other.0));
        let Some((best, at)) = best else { return (self.room.left, self.room.top) };
        match self.before.map(|before| (self.within(before), before)) {
            Some((true, before)) if self.may_stay(&self.cost(before), &best) => before,
            _ => at,
        }
    }

    fn may_stay(&self, here: &Cost, best: &Cost) -> bool {
        here.covers_no_more(best) && !(self.follows && here.far > REACH && best.far < here.far)
    }

    fn at(&self, (left, top): (f64, f64)) -> Field {
        Field::new(left, top, self.size.0, self.size.1)
    }

    fn within(&self, at: (f64, f64)) -> bool {
        let (own, room) = (self.at(at), self.room);
        own.left >= room.left && own.top >= room.top && own.right() <= room.right() && own.bottom() <= room.bottom()
    }

    /// The places that are looked at: along the edges of the room and of everything that should stay in sight.
    fn candidates(&self) -> impl Iterator<Item = (f64, f64)> + '_ {
        let (width, height) = self.size;
        let pieces = || self.clear.iter().chain(&self.spare).chain(&self.near);
        let beside = |from: f64, to: f64, size: f64| [to + GAP, to, from - GAP - size, from - size, from];
        let across = pieces().flat_map(|piece| beside(piece.left, piece.right(), width));
        let down = pieces().flat_map(|piece| beside(piece.top, piece.bottom(), height));
        let across = lines(across, self.room.left, self.room.right() - width);
        let down = lines(down, self.room.top, self.room.bottom() - height);
        across.into_iter().flat_map(move |left| down.clone().into_iter().map(move |top| (left, top)))
    }

    fn cost(&self, at: (f64, f64)) -> Cost {
        let own = self.at(at);
        let covered = |pieces: &[Field]| pieces.iter().map(|piece| piece.overlap(own)).sum();
        Cost {
            clear: covered(&self.clear),
            spare: covered(&self.spare),
            far: self.near.map_or(0.0, |near| (near.distance(own) - GAP).abs()),
        }
    }
}

/// What is wrong with a place, the worst first.
struct Cost {
    clear: f64,
    spare: f64,
    far: f64,
}

impl Cost {
    fn compare(&self, other: &Self) -> Ordering {
        let by = |one: f64, other: f64| one.total_cmp(&other);
        by(self.clear, other.clear).then(by(self.spare, other.spare)).then(by(self.far, other.far))
    }

    fn covers_no_more(&self, other: &Self) -> bool {
        self.clear <= other.clear && self.spare <= other.spare
    }
}

/// The lines along which one edge may lie, from the first to the last, whole pixels and each once. Where there is no room
/// at all, the first.
fn lines(found: impl Iterator<Item = f64>, first: f64, last: f64) -> Vec<f64> {
    let last = last.max(first);
    let mut lines: Vec<f64> =
        found.filter(|line| *line > first && *line < last).map(f64::round).chain([first, last]).collect();
    lines.sort_by(f64::total_cmp);
    lines.dedup();
    lines
}
