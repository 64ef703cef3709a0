//! Whose something is: a colour and an emblem a seat.

use super::icon::{icon_in, spoken_icon};
use crate::render::{View, html};
use kernel::Seat;

/// The emblems of the seats.
pub const EMBLEMS: [&str; 5] = ["em-disc", "em-lozenge", "em-square", "em-triangle", "em-cross"];

/// The class that gives the pieces inside it the colours of a seat.
pub fn seat_class(seat: Seat) -> &'static str {
    ["p1", "p2", "p3", "p4", "p5"][seat.index().min(EMBLEMS.len() - 1)]
}

/// The emblem of a seat: disc, lozenge, square, triangle or cross. With a name it is spoken.
pub fn emblem(seat: Seat, size: u8, name: Option<String>) -> View {
    let sign = EMBLEMS[seat.index().min(EMBLEMS.len() - 1)];
    let symbol = match name {
        Some(name) => spoken_icon(sign, size, "icon", name),
        None => icon_in(sign, size, "icon"),
    };
    html! { <span class=format!("emblem {}", seat_class(seat))>{symbol}</span> }
}
