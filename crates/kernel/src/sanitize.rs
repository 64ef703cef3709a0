//! Plain text: the characters that a text from outside may show to anybody.

use std::fmt;

/// True if a text can stand within other text: it has no control characters, no line breaks, and nothing that changes
/// the direction of the following text (a name with U+202E would mirror its sentence).
pub fn is_printable(text: &str) -> bool {
    !text.chars().any(disturbs)
}

/// True if something of a text is visible. Zero-width spaces are not, nor are accents without a letter.
pub fn is_visible(text: &str) -> bool {
    text.chars().any(|letter| !(letter.is_whitespace() || disturbs(letter) || is_ignorable(letter) || combines(letter)))
}

/// Makes a text plain: each run of white space becomes one space, disturbing characters are removed, and it ends after
/// `most` characters. Empty if nothing of it is visible. For typed or pasted names, titles and seeds.
pub fn plain(text: &str, most: usize) -> String {
    let mut plain = String::new();
    for word in text.split_whitespace() {
        let mut letters = word.chars().filter(|&letter| !disturbs(letter)).peekable();
        if letters.peek().is_some() && !plain.is_empty() {
            plain.push(' ');
        }
        plain.extend(letters);
    }
    let end = plain.char_indices().nth(most).map_or(plain.len(), |(end, _)| end);
    plain.truncate(end);
    plain.truncate(plain.trim_end().len());
    if is_visible(&plain) { plain } else { String::new() }
}

/// A piece of a text from outside, as a sentence quotes it: short, on one line, with its hidden characters escaped.
/// Error messages contain text from outside only in this form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quoted(String);

impl Quoted {
    /// Maximum number of characters of a quoted word.
    const WORD: usize = 40;
    /// Maximum number of characters of a JSON error, which repeats words of the text.
    const FAULT: usize = 120;

    /// A text of our own, of any length.
    pub(crate) fn own(words: &'static str) -> Self {
        Self(words.to_owned())
    }

    /// The error of a JSON text, with its position.
    pub(crate) fn fault(error: &serde_json::Error) -> Self {
        let message = error.to_string();
        let place = format!(" at line {} column {}", error.line(), error.column());
        match message.strip_suffix(&place) {
            Some(cause) => Self(one_line(cause, Self::FAULT) + &place),
            None => Self(one_line(&message, Self::FAULT)),
        }
    }
}

impl From<&str> for Quoted {
    fn from(word: &str) -> Self {
        Self(one_line(word, Self::WORD))
    }
}

impl fmt::Display for Quoted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The first `most` characters of a text, on one line, with hidden characters escaped.
pub fn one_line(text: &str, most: usize) -> String {
    let mut line = String::new();
    for (place, letter) in text.chars().enumerate() {
        if place == most {
            line.push('…');
            break;
        }
        if disturbs(letter) {
            line.extend(letter.escape_unicode());
        } else {
            line.push(letter);
        }
    }
    line
}

/// True for characters that no line of text may hold: controls, and those that turn or end the line.
fn disturbs(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            // Line and paragraph separators; embeddings and overrides; isolates; the byte order mark; annotations.
            '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
}

/// True for characters that show nothing by themselves: Unicode's default ignorable ones, and the blank letters of
/// Hangul and Braille. Some of them belong in words and emoji (joiners, variants).
pub(super) fn is_ignorable(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fff8}' | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// True for combining marks: accents, points of Hebrew and Arabic, voicing marks of Japanese.
fn combines(letter: char) -> bool {
    matches!(letter,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5bd}' | '\u{5bf}' | '\u{5c1}'..='\u{5c2}'
        | '\u{5c4}'..='\u{5c5}' | '\u{5c7}' | '\u{610}'..='\u{61a}' | '\u{64b}'..='\u{65f}' | '\u{670}'
        | '\u{6d6}'..='\u{6dc}' | '\u{6df}'..='\u{6e4}' | '\u{6e7}'..='\u{6e8}' | '\u{6ea}'..='\u{6ed}'
        | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{302a}'..='\u{302f}'
        | '\u{3099}'..='\u{309a}' | '\u{fe20}'..='\u{fe2f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_and_direction_characters_are_not_plain() {
        for hostile in
            ["a\u{0}", "a\nb", "\u{1b}[2J", "\u{202e}abc", "\u{2066}abc", "a\u{2028}b", "\u{7f}", "\u{9b}31m"]
        {
            assert!(!is_printable(hostile), "{hostile:?}");
        }
        for name in ["Odila", "Œdipe d’Aÿ", "אודילה", "المُعلِّم", "李", "👩‍🌾", "", "<b onclick=x>&amp;\"'"]
        {
            assert!(is_printable(name), "{name:?}");
        }
    }

    #[test]
    fn a_text_is_made_plain_and_stays_so() {
        assert_eq!(plain("  Jean\t\n Paul \u{202e}II\u{0} ", 24), "Jean Paul II");
        assert_eq!(plain("Odila of Paris", 6), "Odila");
        assert_eq!(plain("éééé", 3), "ééé");
        assert_eq!(plain("\u{202e}", 24), "");
    }

    #[test]
    fn a_word_of_which_nothing_is_left_leaves_no_second_space() {
        assert_eq!(plain("Jean \u{0} Paul \u{feff}\u{202e} II", 24), "Jean Paul II");
        assert_eq!(plain("\u{0} Odila \u{7f}", 24), "Odila");
    }

    #[test]
    fn a_name_that_shows_nothing_is_none() {
        for unseen in [
            "\u{200b}\u{200b}",
            "\u{200d}",
            "\u{ad}",
            "\u{200f}\u{61c}",
            "\u{3164}",
            "\u{2800}",
            "\u{fe0f}",
            "\u{301}\u{5b8}\u{64b}",
            "\u{a0}\u{2003} ",
            "\u{e0041}",
            "\u{202e}\u{2066}",
            "",
        ] {
            assert!(!is_visible(unseen) && plain(unseen, 24).is_empty(), "{unseen:?}");
        }
        for name in ["Odila", "e\u{301}", "אודילה", "המּ", "المُعلِّم", "李", "👩‍🌾", "✌️", "می\u{200c}خواهم", ".", "नि"]
        {
            assert!(is_visible(name), "{name:?}");
            assert_eq!(plain(name, 24), name);
        }
    }

    #[test]
    fn a_quotation_is_short_and_on_one_line() {
        let quoted = |word: &str| Quoted::from(word).to_string();
        assert_eq!(quoted("take:1"), "take:1");
        assert_eq!(quoted("a\n\u{1b}b"), "a\\u{a}\\u{1b}b");
        assert_eq!(quoted(&"x".repeat(1_000_000)).chars().count(), 41);
    }

    #[test]
    fn what_is_wrong_with_a_json_text_is_reported_with_the_place() {
        #[derive(Debug, serde::Deserialize)]
        enum Emoji {
            Sun,
        }
        let fault = |text: &str| Quoted::fault(&serde_json::from_str::<Emoji>(text).unwrap_err()).to_string();
        assert_eq!(fault("\"Moon\""), "unknown variant `Moon`, expected `Sun` at line 1 column 6");
        let long = fault(&format!("\"\\u001b[2J\\n{}\"", "x".repeat(200_000)));
        assert!(
            long.starts_with("unknown variant `\\u{1b}[2J\\u{a}xxx") && long.ends_with(" at line 1 column 200013"),
            "{long}"
        );
        assert!(long.chars().count() < 160, "{long}");
        assert!(matches!(serde_json::from_str("\"Sun\""), Ok(Emoji::Sun)));
    }
}
