//! A link as a text: its form, then bytes in base64url without padding.

use crate::{Quoted, RecordError};
use base64::Engine;
use base64::alphabet::URL_SAFE;
use base64::engine::general_purpose::{GeneralPurpose, NO_PAD};

/// Decodes a text that was cut off within a byte, too. A caller that reads a link writes it again and compares.
const BASE64: GeneralPurpose = GeneralPurpose::new(&URL_SAFE, NO_PAD.with_decode_allow_trailing_bits(true));

/// Maximum number of characters of a link. The longest games need a twentieth of them.
const MOST: usize = 16 * 1024;

/// Writes the text of a link.
pub fn text_of(form: &str, bytes: &[u8]) -> Result<String, RecordError> {
    let mut text = form.to_owned();
    BASE64.encode_string(bytes, &mut text);
    if text.len() > MOST { Err(RecordError::TooLarge) } else { Ok(text) }
}

/// Returns the bytes of a link; `None` if it is of another form.
pub fn bytes_of(form: &str, text: &str) -> Result<Option<Vec<u8>>, RecordError> {
    if text.len() > MOST {
        return Err(RecordError::TooLarge);
    }
    let Some(body) = text.strip_prefix(form) else { return Ok(None) };
    // A single letter is less than a byte.
    let whole =
        if body.len() % 4 == 1 { body.char_indices().next_back().map_or(0, |(end, _)| end) } else { body.len() };
    BASE64.decode(&body[..whole]).map(Some).map_err(|_| altered())
}

/// Error of a link with parts that no writer produces.
pub fn altered() -> RecordError {
    RecordError::Unreadable(Quoted::own("the link was altered"))
}
