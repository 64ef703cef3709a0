//! A link as a text: its form, then bytes in base64url without padding.

use crate::kernel::RecordError;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;

/// The most characters that a link may have. The longest games need a twentieth of them.
const MOST: usize = 16 * 1024;

/// The text of a link.
pub(crate) fn text_of(form: &str, bytes: &[u8]) -> Result<String, RecordError> {
    let mut text = form.to_owned();
    BASE64.encode_string(bytes, &mut text);
    if text.len() > MOST { Err(RecordError::TooLarge) } else { Ok(text) }
}

/// The bytes of a link; `None` if it is of another form.
pub(crate) fn bytes_of(form: &str, text: &str) -> Result<Option<Vec<u8>>, RecordError> {
    if text.len() > MOST {
        return Err(RecordError::TooLarge);
    }
    text.strip_prefix(form).map(|body| BASE64.decode(body).map_err(|_| altered())).transpose()
}

/// What is said of a link that is no whole one.
pub(crate) fn altered() -> RecordError {
    RecordError::Unreadable("the link is cut off or altered".to_owned())
}
