//! Text of a file: in UTF-8 with or without a byte order mark, or in UTF-16 with one.

use std::fmt;

/// Error: the bytes are neither UTF-8 nor UTF-16 with a byte order mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoText;

impl fmt::Display for NoText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is no text in UTF-8 or UTF-16")
    }
}

impl std::error::Error for NoText {}

/// Returns the text of a file without its byte order mark.
pub fn text_of_file(mut bytes: Vec<u8>) -> Result<String, NoText> {
    match bytes[..] {
        [0xff, 0xfe, ref units @ ..] => utf_16(units, u16::from_le_bytes),
        [0xfe, 0xff, ref units @ ..] => utf_16(units, u16::from_be_bytes),
        _ => {
            if bytes.starts_with(&[0xef, 0xbb, 0xbf]) {
                bytes.drain(..3);
            }
            String::from_utf8(bytes).map_err(|_| NoText)
        }
    }
}

fn utf_16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Result<String, NoText> {
    let (pairs, rest) = bytes.as_chunks();
    let letters = char::decode_utf16(pairs.iter().map(|pair| unit(*pair)));
    if rest.is_empty() { letters.collect::<Result<_, _>>().map_err(|_| NoText) } else { Err(NoText) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "{\"names\":[\"Œdipe\",\"李 👩‍🌾\"]}";

    fn in_utf_16(mark: u16, bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
        std::iter::once(mark).chain(TEXT.encode_utf16()).flat_map(bytes).collect()
    }

    #[test]
    fn a_text_is_read_whatever_program_saved_it() {
        let files = [
            TEXT.as_bytes().to_vec(),
            ["\u{feff}", TEXT].concat().into_bytes(),
            in_utf_16(0xfeff, u16::to_le_bytes),
            in_utf_16(0xfeff, u16::to_be_bytes),
        ];
        for file in files {
            assert_eq!(text_of_file(file).as_deref(), Ok(TEXT));
        }
        assert_eq!(text_of_file(Vec::new()).as_deref(), Ok(""));
    }

    #[test]
    fn what_is_no_text_is_refused() {
        let mut cut = in_utf_16(0xfeff, u16::to_le_bytes);
        cut.pop();
        let half_a_letter = vec![0xff, 0xfe, 0x3d, 0xd8];
        for file in [cut, half_a_letter, vec![0x89, b'P', b'N', b'G'], vec![0xe9], vec![0xff]] {
            assert_eq!(text_of_file(file), Err(NoText));
        }
    }
}
