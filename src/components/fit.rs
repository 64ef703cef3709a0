//! Fitting of long names: the font shrinks, and words are never broken.

/// Number of letters of a name's longest word, as the custom property by which the style sheet shrinks it in a narrow
/// place (`.fits`).
pub fn longest_word(name: &str) -> String {
    let words = name.split([' ', '-']).map(|word| word.chars().count());
    words.max().unwrap_or(1).to_string()
}
