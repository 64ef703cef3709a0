//! The rules of a game as a document: its sections, and the search in them.

use super::grammar::small;

/// The rules of a game.
#[derive(Debug, PartialEq, Eq)]
pub struct Rulebook {
    /// Sections, in order.
    pub sections: Vec<RulebookSection>,
}

/// A section of the rules.
#[derive(Debug, PartialEq, Eq)]
pub struct RulebookSection {
    /// Key in links.
    pub id: String,
    /// Symbol.
    pub sign: String,
    /// Title.
    pub title: String,
    /// Lines.
    pub lines: Vec<RulebookLine>,
    /// Anchors of the things that it explains, where it is shown beside a table.
    pub speaks: Vec<String>,
}

/// A line of the rules. In its text, `[word](section)` is a link and `{name}` a symbol.
#[derive(Debug, PartialEq, Eq)]
pub enum RulebookLine {
    /// A paragraph.
    Text(String),
    /// An item of a list.
    Item(String),
    /// A symbol: its key in the sprite, its name, its meaning.
    Sign(String, String, String),
}

impl Rulebook {
    /// Reads the rules. `# id | sign | title` begins a section, `- ` an item. `= sign | name | meaning` explains a
    /// symbol. `@ anchor …` lists the anchors of the section.
    pub fn read(text: &str) -> Self {
        let mut sections: Vec<RulebookSection> = Vec::new();
        for line in text.lines() {
            let (head, rest) = line.split_at_checked(2).unwrap_or((line, ""));
            let mut parts = rest.split(" | ").map(str::to_owned);
            let mut part = || parts.next().unwrap_or_default();
            if head == "# " {
                let (id, sign, title) = (part(), part(), part());
                sections.push(RulebookSection { id, sign, title, lines: Vec::new(), speaks: Vec::new() });
            } else if let Some(section) = sections.last_mut().filter(|_| !line.is_empty()) {
                if head == "@ " {
                    section.speaks = rest.split_whitespace().map(str::to_owned).collect();
                    continue;
                }
                section.lines.push(match head {
                    "- " => RulebookLine::Item(rest.to_owned()),
                    "= " => RulebookLine::Sign(part(), part(), part()),
                    _ => RulebookLine::Text(line.to_owned()),
                });
            }
        }
        Self { sections }
    }

    /// Returns the sections that contain every sought word, matches in titles first; all sections for an empty search.
    pub fn find(&self, sought: &[Vec<char>]) -> Vec<&RulebookSection> {
        let has = |text: &[char]| sought.iter().all(|word| place_of(text, word).is_some());
        let mut found: Vec<&RulebookSection> = self.sections.iter().filter(|section| has(&section.letters())).collect();
        found.sort_by_key(|section| !has(&plain(&section.title)));
        found
    }

    /// A section by its key.
    pub fn section(&self, id: &str) -> Option<&RulebookSection> {
        self.sections.iter().find(|section| section.id == id)
    }

    /// Name and meaning of a symbol.
    pub fn sign(&self, name: &str) -> Option<(&str, &str)> {
        self.sections.iter().flat_map(|section| &section.lines).find_map(|line| match line {
            RulebookLine::Sign(sign, called, means) if sign == name => Some((called.as_str(), means.as_str())),
            _ => None,
        })
    }
}

impl RulebookSection {
    fn letters(&self) -> Vec<char> {
        let mut text = plain(&self.title);
        for line in &self.lines {
            text.push(' ');
            match line {
                RulebookLine::Text(line) | RulebookLine::Item(line) => text.extend(plain(line)),
                RulebookLine::Sign(_, called, means) => text.extend(plain(&format!("{called} {means}"))),
            }
        }
        text
    }
}

/// The sought words in the form for comparison.
pub fn search_words(sought: &str) -> Vec<Vec<char>> {
    sought.split_whitespace().map(plain).collect()
}

/// The form of a text for comparison: small letters without accents.
pub fn plain(text: &str) -> Vec<char> {
    text.chars().map(plain_letter).collect()
}

fn plain_letter(letter: char) -> char {
    match small(letter) {
        'à' | 'â' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' => 'o',
        'ù' | 'û' => 'u',
        'ç' => 'c',
        other => other,
    }
}

/// Position of a word in a text, in letters.
pub fn place_of(text: &[char], word: &[char]) -> Option<usize> {
    if word.is_empty() { None } else { text.windows(word.len()).position(|window| window == word) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "# a | s | Townsfolk\nTheir Élan may start an Inquisition.\n# b | s | Élan\n- No more.\n\
        # c | s | The Inquisition\n= eye | Suspicion | Who has most?";

    fn found(sought: &str) -> Vec<String> {
        Rulebook::read(RULES).find(&search_words(sought)).into_iter().map(|section| section.id.clone()).collect()
    }

    #[test]
    fn a_section_whose_title_has_the_words_is_found_first() {
        assert_eq!(found("inquisition"), ["c", "a"]);
        assert_eq!(found("ELAN"), ["b", "a"]);
        assert_eq!(found("inquisition suspicion"), ["c"]);
        assert_eq!(found("inquisition elan"), ["a"]);
        assert_eq!((found(" "), found("abbot")), (["a", "b", "c"].map(str::to_owned).to_vec(), Vec::new()));
    }

    #[test]
    fn signs_and_sections_are_found_by_their_names() {
        let book = Rulebook::read(RULES);
        assert_eq!(book.sign("eye"), Some(("Suspicion", "Who has most?")));
        assert_eq!(
            book.section("b").map(|section| &section.lines[..]),
            Some(&[RulebookLine::Item("No more.".to_owned())][..])
        );
    }
}
