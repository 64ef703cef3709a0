use super::icon::{icon_in, spoken_icon};
use kernel::Seat;
use markup::{View, html};

pub const EMBLEMS: [&str; 5] = ["em-disc", "em-lozenge", "em-square", "em-triangle", "em-cross"];

pub fn seat_class(seat: Seat) -> &'static str {
    ["p1", "p2", "p3", "p4", "p5"][seat.index().min(EMBLEMS.len() - 1)]
}

/// Emblem of a seat: disc, lozenge, square, triangle or cross. A name becomes its label.
pub fn emblem(seat: Seat, size: u8, name: Option<String>) -> View {
    let sign = EMBLEMS[seat.index().min(EMBLEMS.len() - 1)];
    let symbol = match name {
        Some(name) => spoken_icon(sign, size, "icon", name),
        None => icon_in(sign, size, "icon"),
    };
    html! { <span class=format!("emblem {}", seat_class(seat))>{symbol}</span> }
}
