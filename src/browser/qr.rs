//! QR codes: a text becomes the SVG path of its dark squares.

use fast_qr::{ECL, QRBuilder};
use std::fmt::Write;

pub const FRAME: usize = 4;

pub struct Qr {
    pub side: usize,
    /// Path of the dark squares, one unit wide each, from (0, 0) on.
    pub path: String,
}

/// QR code of a text; `None` if it is too long. Uses the lowest level of error correction: a screen shows the code
/// undamaged, and fewer squares are larger.
pub fn qr(text: &str) -> Option<Qr> {
    let code = QRBuilder::new(text).ecl(ECL::L).build().ok()?;
    let mut path = String::new();
    for row in 0..code.size {
        let mut column = 0;
        while column < code.size {
            let dark = code[row][column..code.size].iter().take_while(|square| square.value()).count();
            if dark > 0 {
                // Neighbours are one piece: single squares would show hairlines between them.
                let _ = write!(path, "M{column} {row}h{dark}v1h-{dark}z");
            }
            column += dark.max(1);
        }
    }
    Some(Qr { side: code.size, path })
}
