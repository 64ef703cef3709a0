//! Capital and small letters of western Europe. The standard library's tables of every script enlarge the page.

pub fn large(letter: char) -> char {
    match letter {
        'œ' => 'Œ',
        '÷' => '÷',
        'à'..='þ' => char::from(letter as u8 - 32),
        _ => letter.to_ascii_uppercase(),
    }
}

pub fn small(letter: char) -> char {
    match letter {
        'Œ' => 'œ',
        '×' => '×',
        'À'..='Þ' => char::from(letter as u8 + 32),
        _ => letter.to_ascii_lowercase(),
    }
}

/// True if a word starts with a vowel: French elides before it, English says "an".
pub fn vowel(word: &str) -> bool {
    word.chars().next().is_some_and(|first| "aeiouyâàéèêëîïôûüœ".contains(small(first)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_french_have_their_capitals() {
        let pairs = "aàâçéèêëîïôùûüœzþ".chars().zip("AÀÂÇÉÈÊËÎÏÔÙÛÜŒZÞ".chars());
        assert!(pairs.into_iter().all(|(letter, capital)| (large(letter), small(capital)) == (capital, letter)));
        assert_eq!("×÷ßÿ1 Я".chars().map(large).collect::<String>(), "×÷ßÿ1 Я");
        assert_eq!("×÷ßÿ1 я".chars().map(small).collect::<String>(), "×÷ßÿ1 я");
    }
}
