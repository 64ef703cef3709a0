//! Plain text: what a word from outside may hold before anybody is shown it.

/// Whether a text can stand amid other text: no control characters, no line breaks, nothing that turns the direction of
/// what follows it (a name with U+202E would mirror the sentence that it is in).
pub fn is_plain(text: &str) -> bool {
    !text.chars().any(disturbs)
}

/// A text made plain: white space between words becomes one space, what disturbs is left out, and it ends after `most`
/// characters. For what people type or paste: names, titles, seeds.
pub fn plain(text: &str, most: usize) -> String {
    let mut plain = String::new();
    for word in text.split_whitespace() {
        if !plain.is_empty() {
            plain.push(' ');
        }
        plain.extend(word.chars().filter(|&letter| !disturbs(letter)));
    }
    let end = plain.char_indices().nth(most).map_or(plain.len(), |(end, _)| end);
    plain.truncate(end);
    plain.truncate(plain.trim_end().len());
    plain
}

/// The start of a text from outside, as an error message may quote it: one line that shows what is hidden in it.
pub(super) fn quoted(text: &str) -> String {
    const MOST: usize = 40;
    let mut quoted = String::new();
    for (place, letter) in text.chars().enumerate() {
        if place == MOST {
            quoted.push('…');
            break;
        }
        if disturbs(letter) {
            quoted.extend(letter.escape_unicode());
        } else {
            quoted.push(letter);
        }
    }
    quoted
}

fn disturbs(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            // Line and paragraph separators; embeddings and overrides; isolates; the byte order mark; annotations.
            '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_and_direction_characters_are_not_plain() {
        for hostile in
            ["a\u{0}", "a\nb", "\u{1b}[2J", "\u{202e}abc", "\u{2066}abc", "a\u{2028}b", "\u{7f}", "\u{9b}31m"]
        {
            assert!(!is_plain(hostile), "{hostile:?}");
        }
        for name in ["Odila", "Œdipe d’Aÿ", "אודילה", "المُعلِّم", "李", "👩‍🌾", "", "<b onclick=x>&amp;\"'"]
        {
            assert!(is_plain(name), "{name:?}");
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
    fn a_quotation_is_short_and_on_one_line() {
        assert_eq!(quoted("take:1"), "take:1");
        assert_eq!(quoted("a\n\u{1b}b"), "a\\u{a}\\u{1b}b");
        assert_eq!(quoted(&"x".repeat(1_000_000)).chars().count(), 41);
    }
}
