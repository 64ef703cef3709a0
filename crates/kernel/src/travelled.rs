//! Text from an address, the clipboard, a file or a command line, in the form that mail and chat programs leave it in.
//!
//! They put a link into a sentence, into brackets or quotation marks. They break it into lines, encode it once or
//! twice, append their own parameters, or wrap it in another address. The end of the link is not always clear: a final
//! `_` may belong to it or mark italics. A text therefore has several [`readings`], the likeliest first. The reader
//! tries them until a checksum matches.

use super::sanitize::is_ignorable;
use std::borrow::Cow;

/// Maximum number of bytes of a text that is searched. A longer one is read as it is.
const MOST_BYTES: usize = 1 << 20;
/// Maximum number of lines or words of which a link is joined.
const MOST_PIECES: usize = 16;
/// Maximum number of signs of a link; a longer text is no link, and its rest is not read.
const MOST_LETTERS: usize = 1 << 15;
/// Maximum number of final `_` and `-` that may be marks of the text around a link.
const MOST_MARKS: usize = 4;
/// Maximum number of links that are looked at in a text.
const MOST_LINKS: usize = 4;
/// Maximum number of readings of a text.
const MOST_READINGS: usize = 24;
/// Parameters that programs append to an address, by their prefixes.
const TRACKERS: [&str; 8] = ["utm_", "fbclid", "gclid", "igshid", "mc_", "msclkid", "ref", "si"];
/// Line breaks in HTML.
const BREAKS: [&str; 3] = ["<br>", "<br/>", "<br />"];
/// HTML entities of the characters in links and records.
const ENTITIES: [(&str, char); 12] = [
    ("amp", '&'),
    ("gt", '>'),
    ("hyphen", '-'),
    ("lowbar", '_'),
    ("lt", '<'),
    ("nbsp", ' '),
    ("num", '#'),
    ("quot", '"'),
    ("shy", '\u{ad}'),
    ("zwj", '\u{200d}'),
    ("zwnj", '\u{200c}'),
    ("UnderBar", '_'),
];

/// Returns the readings of a text, at least one, the likeliest first. Each is the text of a link, a record, a campaign
/// or a file of games. The caller takes the first readable one; if there is none, it reports the error of the first.
pub fn readings(text: &str) -> impl Iterator<Item = Cow<'_, str>> {
    let text = text.trim_matches(|letter: char| letter.is_whitespace() || is_ignorable(letter));
    let is_short = text.len() <= MOST_BYTES;
    let is_record = text.starts_with('{');
    let links = if is_short && !is_record { links(text) } else { Vec::new() };
    let as_it_is = (is_record || links.is_empty()).then_some(text);
    let records = Some(text).filter(|_| is_short).into_iter().flat_map(records);
    as_it_is.into_iter().map(Cow::Borrowed).chain(links.into_iter().map(Cow::Owned)).chain(records)
}

/// Returns the addresses that a fragment may stand for, the likeliest first: as it is, and without appended parameters.
pub fn addresses(fragment: &str) -> [String; 2] {
    let plain = fragment.replace("%25", "%").replace("&amp;", "&");
    let plain = plain.split(":~:").next().unwrap_or_default();
    let (path, query) = plain.split_once('?').unwrap_or((plain, ""));
    let is_own = |pair: &&str| !pair.is_empty() && !TRACKERS.iter().any(|tracker| pair.starts_with(tracker));
    let (path, more) = path.split_once('&').unwrap_or((path, ""));
    let query: Vec<&str> = query.split('&').chain(more.split('&')).filter(is_own).collect();
    let mut address = path.to_owned();
    if !query.is_empty() {
        address = address + "?" + &query.join("&");
    }
    while let Some((shorter, _)) = last_sign(&address).filter(|(_, letter)| ends(*letter)) {
        address.truncate(shorter);
    }
    [fragment.to_owned(), address]
}

/// The last character of an address, which may be encoded, and its place.
fn last_sign(address: &str) -> Option<(usize, char)> {
    let encoded = address.char_indices().rev().take(12).filter(|(_, letter)| *letter == '%').find_map(|(place, _)| {
        let (letter, length) = escaped(&address[place..], '%')?;
        (place + length == address.len()).then_some((place, letter))
    });
    encoded.or_else(|| address.char_indices().next_back())
}

/// True for a character that ends an address and is no part of it.
fn ends(letter: char) -> bool {
    letter.is_whitespace()
        || is_ignorable(letter)
        || !(letter.is_alphanumeric() || matches!(letter, '-' | '_' | '~' | '/'))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LinkChar {
    /// A letter of base64url.
    Letter(char),
    /// Two hyphens that a program turned into a dash.
    Dash,
    /// The `#` before a fragment.
    Hash,
    /// White space.
    Gap,
    /// An invisible character.
    Nothing,
    /// Any other character: it ends a link.
    Other,
}

impl LinkChar {
    fn of(letter: char) -> Self {
        match letter {
            'A'..='Z' | 'a'..='z' | '0'..='9' | '-' | '_' => Self::Letter(letter),
            // Full-width forms, as East Asian keyboards write them.
            '！'..='～' => char::from_u32(letter as u32 - 0xfee0).map_or(Self::Other, Self::of),
            // Non-breaking hyphens, en dash, minus.
            '\u{2010}'..='\u{2013}' | '\u{2212}' | '\u{fe63}' => Self::Letter('-'),
            '\u{2014}' => Self::Dash,
            '#' => Self::Hash,
            _ if letter.is_whitespace() => Self::Gap,
            _ if is_ignorable(letter) => Self::Nothing,
            _ => Self::Other,
        }
    }
}

/// Reads the first sign of a text and its length. `mark` stands before two hexadecimal digits; it is mostly `%`.
fn sign(text: &str, mark: char) -> Option<(LinkChar, usize)> {
    let letter = text.chars().next()?;
    let written = match letter {
        '&' => entity(text),
        // Markdown escape.
        '\\' => text[1..].chars().next().filter(char::is_ascii_punctuation).map(|letter| (letter, 2)),
        // Quoted-printable mail: a soft line break, or a byte.
        '=' => ["=\r\n", "=\n"]
            .iter()
            .find(|end| text.starts_with(**end))
            .map(|end| ('\u{ad}', end.len()))
            .or_else(|| escaped(text, '=')),
        '<' => {
            line_break(text).map(|length| ('\n', length)).or_else(|| text.starts_with("<wbr>").then_some(('\u{ad}', 5)))
        }
        _ if letter == mark => escaped(text, mark),
        _ => None,
    };
    let (letter, length) = written.unwrap_or((letter, letter.len_utf8()));
    Some((LinkChar::of(letter), length))
}

/// Reads a letter that is encoded as UTF-8 bytes, each as two hexadecimal digits behind a mark, and its length.
fn escaped(text: &str, mark: char) -> Option<(char, usize)> {
    let (mut bytes, mut rest) = (Vec::new(), text);
    loop {
        let mut digits = rest.strip_prefix(mark)?;
        // Text that was encoded twice or more repeats the mark in encoded form.
        while let Some(more) = digits.strip_prefix("25").filter(|more| hexadecimal(more).is_some()) {
            digits = more;
        }
        bytes.push(hexadecimal(digits)?);
        rest = &digits[2..];
        match std::str::from_utf8(&bytes) {
            Ok(letter) => return Some((letter.chars().next()?, text.len() - rest.len())),
            Err(error) if error.error_len().is_some() => return None,
            Err(_) => {}
        }
    }
}

/// The byte of the first two hexadecimal digits of a text.
fn hexadecimal(text: &str) -> Option<u8> {
    let digits = text.get(..2).filter(|digits| digits.bytes().all(|digit| digit.is_ascii_hexdigit()))?;
    u8::from_str_radix(digits, 16).ok()
}

/// Reads an HTML entity, by name or number, and its length.
fn entity(text: &str) -> Option<(char, usize)> {
    const LONGEST: usize = 10;
    let name = &text[1..];
    let end = name.bytes().take(LONGEST).position(|byte| byte == b';')?;
    let name = &name[..end];
    let letter = match name.strip_prefix('#') {
        Some(number) => char::from_u32(match number.strip_prefix(['x', 'X']) {
            Some(digits) => u32::from_str_radix(digits, 16).ok()?,
            None => number.parse().ok()?,
        })?,
        None => ENTITIES.iter().find(|(known, _)| *known == name)?.1,
    };
    Some((letter, end + 2))
}

/// Length of a line break in HTML, with the line break of the text after it.
fn line_break(text: &str) -> Option<usize> {
    let tag = BREAKS.iter().find(|tag| text.starts_with(**tag))?.len();
    let end = ["\r\n", "\n"].iter().find(|end| text[tag..].starts_with(**end));
    Some(tag + end.map_or(0, |end| end.len()))
}

/// Length of the white space at the start of a text, with the quotation marks of its lines; `None` at a paragraph's
/// end.
fn gap(text: &str) -> Option<usize> {
    let (mut rest, mut lines) = (text, 0);
    while let Some(letter) = rest.chars().next() {
        let line = line_break(rest);
        let length = match letter {
            '\n' => 1,
            '>' | '|' if lines > 0 => 1,
            '&' if lines > 0 && rest.starts_with("&gt;") => 4,
            '<' => line.unwrap_or(0),
            _ if letter.is_whitespace() || is_ignorable(letter) => letter.len_utf8(),
            _ => escaped(rest, '%').filter(|(letter, _)| letter.is_whitespace()).map_or(0, |(_, length)| length),
        };
        if length == 0 {
            break;
        }
        lines += usize::from(letter == '\n' || line.is_some());
        rest = &rest[length..];
    }
    (lines < 2).then_some(text.len() - rest.len())
}

/// Length of the quotation marks at the start of a line, each with a space after it.
fn quotation(line: &str) -> usize {
    let mut rest = line;
    while let Some(more) = rest.strip_prefix(['>', '|']) {
        rest = more.strip_prefix(' ').unwrap_or(more);
    }
    line.len() - rest.len()
}

/// True where a link may begin: with the `f` and the digit of its form, such as `f4`.
fn is_form(text: &str, mark: char) -> bool {
    /// Number of signs within which the two letters of the form must appear.
    const MOST: usize = 8;
    let mut rest = text;
    let signs = std::iter::from_fn(|| {
        let (sign, length) = sign(rest, mark)?;
        rest = &rest[length..];
        Some(sign)
    });
    let mut seen = signs.take(MOST).filter(|sign| *sign != LinkChar::Nothing);
    matches!(seen.next(), Some(LinkChar::Letter('f' | 'F'))) && matches!(seen.next(), Some(LinkChar::Letter('4'..='9')))
}

/// Places where links may begin in a text, each with the mark of encoded bytes there. Bare links count without
/// fragments only.
fn starts(text: &str) -> Vec<(usize, char)> {
    // The `#` in two versions of Proofpoint's wrapped addresses.
    const WRAPPED: [(&str, char); 2] = [("-23", '-'), ("*", '%')];
    let (mut fragments, mut bare) = (Vec::new(), Vec::new());
    let (mut at, mut in_word) = (0, false);
    while let Some((found, length)) = sign(&text[at..], '%').filter(|_| fragments.len() < MOST_LINKS) {
        let rest = &text[at..];
        let wrapped =
            WRAPPED.iter().find(|(hash, mark)| rest.strip_prefix(hash).is_some_and(|rest| is_form(rest, *mark)));
        if found == LinkChar::Hash && is_form(&rest[length..], '%') {
            fragments.push((at + length, '%'));
        } else if let Some((hash, mark)) = wrapped {
            fragments.push((at + hash.len(), *mark));
        } else if !in_word && bare.len() < MOST_LINKS && is_form(rest, '%') {
            bare.push((at, '%'));
        }
        in_word = matches!(found, LinkChar::Letter(_)) || (in_word && found == LinkChar::Nothing);
        at += length;
    }
    if fragments.is_empty() { bare } else { fragments }
}

fn pieces(text: &str, mark: char) -> Vec<String> {
    let (mut pieces, mut rest, mut letters) = (vec![String::new()], text, 0);
    while let (Some((sign, length)), Some(piece)) = (sign(rest, mark), pieces.last_mut()) {
        letters += 1;
        let mut length = length;
        match sign {
            _ if letters > MOST_LETTERS => break,
            // Phone keyboards capitalize the first letter.
            LinkChar::Letter('F') if letters == 1 => piece.push('f'),
            LinkChar::Letter(letter) => piece.push(letter),
            LinkChar::Dash => piece.push_str("--"),
            LinkChar::Nothing => {}
            LinkChar::Gap => match gap(rest) {
                Some(gap) if pieces.len() < MOST_PIECES => {
                    length = gap.max(length);
                    pieces.push(String::new());
                }
                _ => break,
            },
            LinkChar::Hash | LinkChar::Other => break,
        }
        rest = &rest[length..];
    }
    pieces.retain(|piece| !piece.is_empty());
    pieces
}

/// Links that a text may hold, the likeliest first: each up to its first gap, then with the pieces after it. Each also
/// comes without its final `_` and `-`, which may be marks of the text around it.
fn links(text: &str) -> Vec<String> {
    let mut found: Vec<(usize, String)> = Vec::new();
    for (start, mark) in starts(text) {
        let mut link = String::new();
        for (number, piece) in pieces(&text[start..], mark).iter().enumerate() {
            link.push_str(piece);
            found.push((number, link.clone()));
            let shorter = std::iter::successors(Some(link.as_str()), |link| link.strip_suffix(['-', '_']));
            found.extend(shorter.skip(1).take(MOST_MARKS).map(|shorter| (number, shorter.to_owned())));
        }
    }
    found.sort_by_key(|(number, _)| *number);
    let mut links: Vec<String> = Vec::new();
    for (_, link) in found {
        if links.len() < MOST_READINGS && !links.contains(&link) {
            links.push(link);
        }
    }
    links
}

/// Records that a text may hold: from its first brace to its last one, then the same text repaired. The repair restores
/// the quotation marks of JSON. It removes quotation prefixes and encoding, and joins lines with a space or without.
fn records(text: &str) -> impl Iterator<Item = Cow<'_, str>> {
    let within = text.find('{').and_then(|from| text.get(from..=text.rfind('}')?));
    let cut_out = within.filter(|within| within.len() < text.len()).map(Cow::Borrowed);
    let mended = [" ", ""].into_iter().filter_map(move |between| Some(Cow::Owned(mended(within?, between))));
    cut_out.into_iter().chain(mended)
}

fn mended(record: &str, between: &str) -> String {
    let (mut mended, mut rest) = (String::with_capacity(record.len()), record);
    while let Some(letter) = rest.chars().next() {
        let mut length = letter.len_utf8();
        match letter {
            '\r' | '\u{200b}' | '\u{2060}' | '\u{feff}' | '\u{ad}' => {}
            '\n' => {
                length += quotation(&rest[1..]);
                mended.push_str(between);
            }
            '“' | '”' | '„' | '‟' | '«' | '»' | '＂' => mended.push('"'),
            '&' => match entity(rest) {
                Some((letter, longer)) => {
                    length = longer;
                    mended.push(letter);
                }
                None => mended.push(letter),
            },
            '\\' if rest[1..].starts_with(['_', '-', '[', ']', '{', '}', '*', '#', '.', '(', ')', '!', '~', '`']) => {}
            _ if letter.is_whitespace() => mended.push(' '),
            _ => mended.push(letter),
        }
        rest = &rest[length..];
    }
    mended
}
