//! Geometry of the ring: five lobes around the Castle, clockwise, the first at the top. Angles are in degrees, 0 to the
//! right. Lengths are in pixels of a square.

use crate::components::Tenths;
use std::fmt::Write;

pub const SIDE: f64 = 594.0;

/// Radius of the plots and of the links between them.
pub const PLOTS: f64 = 266.0;
/// Radius of the middle of the outside path.
pub const OUTSIDE: f64 = 221.0;
/// Radius of the inside path.
pub const INSIDE: f64 = 141.0;

/// A square of this side with the ring in its middle.
#[derive(Clone, Copy)]
pub struct Square(pub f64);

/// Angle of the middle of a lobe.
pub fn middle(place: usize) -> f64 {
    72.0 * place as f64 - 90.0
}

/// Angle between a plot and the middle of its lobe.
pub fn plot_offset(plot: usize, of: usize) -> f64 {
    let step = 72.0 / of as f64;
    (plot as f64 - (of as f64 - 1.0) / 2.0) * step
}

/// Angle between the river's mouth and the middle of its lobe. The mouth lies in the gap between the banks.
pub fn mouth(left: usize, of: usize) -> f64 {
    plot_offset(left, of) - 36.0 / of as f64
}

/// Coordinates of a path or of a list of points.
pub fn point((x, y): (f64, f64)) -> String {
    format!("{} {}", Tenths(x), Tenths(y))
}

impl Square {
    pub fn at(self, radius: f64, angle: f64) -> (f64, f64) {
        let (sin, cos) = angle.to_radians().sin_cos();
        (self.0 / 2.0 + radius * cos, self.0 / 2.0 + radius * sin)
    }

    /// Path of a ring sector between two radii and two angles. `gap`: pixels at either side.
    pub fn sector(self, inner: f64, outer: f64, from: f64, to: f64, gap: f64) -> String {
        let aside = |radius: f64| (gap / radius).asin().to_degrees();
        let (out, inn) = (aside(outer), aside(inner));
        let [a, b] = [self.at(outer, from + out), self.at(outer, to - out)];
        let [c, d] = [self.at(inner, to - inn), self.at(inner, from + inn)];
        let (outer, inner) = (Tenths(outer), Tenths(inner));
        format!("M{}A{outer} {outer} 0 0 1 {}L{}A{inner} {inner} 0 0 0 {}z", point(a), point(b), point(c), point(d))
    }

    pub fn arc(self, radius: f64, from: f64, to: f64) -> String {
        let (a, b) = (self.at(radius, from), self.at(radius, to));
        let radius = Tenths(radius);
        format!("M{}A{radius} {radius} 0 0 1 {}", point(a), point(b))
    }

    pub fn line(self, from: (f64, f64), to: (f64, f64)) -> String {
        let (a, b) = (self.at(from.0, from.1), self.at(to.0, to.1));
        format!("M{}L{}", point(a), point(b))
    }

    pub fn circle(self, radius: f64, angle: f64, size: f64) -> String {
        let (x, y) = self.at(radius, angle);
        let (start, across, size) = (point((x - size, y)), Tenths(size * 2.0), Tenths(size));
        format!("M{start}a{size} {size} 0 1 0 {across} 0a{size} {size} 0 1 0 -{across} 0z")
    }

    pub fn chevron(self, radius: f64, angle: f64, towards: f64) -> String {
        let (x, y) = self.at(radius, angle);
        let (sin, cos) = towards.to_radians().sin_cos();
        let turned = |along: f64, aside: f64| (x + along * cos - aside * sin, y + along * sin + aside * cos);
        let (start, tip, end) = (turned(-2.5, -5.0), turned(3.0, 0.0), turned(-2.5, 5.0));
        format!("M{}L{}L{}", point(start), point(tip), point(end))
    }

    pub fn river(self, angle: f64, mouth: f64) -> String {
        let mut path = String::new();
        for step in 0..=24 {
            let radius = 288.0 - 5.5 * f64::from(step);
            // Straight between the plots, then towards the middle of the lobe.
            let bend = ((radius - 228.0) / 24.0).clamp(0.0, 1.0);
            let wave = (f64::from(step) * 0.76).sin() * 4.4;
            let here = self.at(radius, angle + mouth * bend + (wave / radius).to_degrees());
            let _ = write!(path, "{}{}", if step == 0 { 'M' } else { 'L' }, point(here));
        }
        path
    }

    pub fn stripes(self, outer: f64, wide: f64, odd: bool) -> String {
        let fields = (0..60).filter(|field| (field % 2 == 1) == odd);
        fields
            .map(|field| self.sector(outer - wide, outer, f64::from(field) * 6.0, f64::from(field + 1) * 6.0, 0.0))
            .collect()
    }
}
