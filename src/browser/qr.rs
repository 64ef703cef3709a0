//! A text as a QR code, for the camera of another device: its dark squares as the path of a drawing.

use fast_qr::{ECL, QRBuilder};
use std::fmt::Write;

/// How many squares wide the light frame is without which cameras do not find a code.
pub const FRAME: usize = 4;

/// A QR code.
pub struct Qr {
    /// How many squares a side has, without the frame.
    pub side: usize,
    /// The dark squares, one wide each, from (0, 0) on.
    pub path: String,
}

/// The QR code of a text; none where it is too long for one. Its level of error correction is the lowest: a screen shows the code
/// undamaged, and fewer squares are larger ones.
pub fn qr(text: &str) -> Option<Qr> {
    let code = QRBuilder::new(text).ecl(ECL::L).build().ok()?;
    let mut path = String::new();
    for row in 0..code.size {
        let mut column = 0;
        while column < code.size {
            let dark = code[row][column..code.size].iter().take_while(|square| square.value()).count();
            if dark > 0 {
                // Neighbours are one piece: a drawing of single squares shows hair lines between them.
                let _ = write!(path, "M{column} {row}h{dark}v1h-{dark}z");
            }
            column += dark.max(1);
        }
    }
    Some(Qr { side: code.size, path })
}
