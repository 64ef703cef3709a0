//! Names that have to fit: a word is set smaller, never broken.

/// How many letters the longest word of a name has: the custom property by which the style sheet sets it smaller where its
/// place is narrow (`.fits`).
pub fn longest_word(name: &str) -> String {
    let words = name.split([' ', '-']).map(|word| word.chars().count());
    words.max().unwrap_or(1).to_string()
}
