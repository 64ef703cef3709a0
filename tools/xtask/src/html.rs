//! The tags of a page that trunk has written, whether minified or not.

use std::ops::Range;

/// A start tag, where it stands in the page.
#[derive(Clone, Debug)]
pub struct Tag {
    /// Its bytes in the page.
    pub range: Range<usize>,
    /// Its name.
    pub name: String,
    attributes: Vec<HtmlAttribute>,
}

#[derive(Clone, Debug)]
struct HtmlAttribute {
    name: String,
    value: String,
    /// The bytes of the value in the page, with its quotes.
    written: Range<usize>,
}

impl Tag {
    /// The value of an attribute; an attribute without a value has an empty one.
    pub fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|attribute| attribute.name == name).map(|attribute| &*attribute.value)
    }

    /// All attributes but one, by name.
    pub fn attributes_without(&self, name: &str) -> Vec<(&str, &str)> {
        let others = self.attributes.iter().filter(|attribute| attribute.name != name);
        let mut others: Vec<_> = others.map(|attribute| (&*attribute.name, &*attribute.value)).collect();
        others.sort_unstable();
        others
    }

    /// The edit that gives an attribute, which the tag has, another value.
    pub fn set(&self, name: &str, value: &str) -> Option<Edit> {
        let attribute = self.attributes.iter().find(|attribute| attribute.name == name)?;
        let is_quoted = attribute.written.len() > attribute.value.len();
        let value = if is_quoted { format!("\"{value}\"") } else { value.to_owned() };
        Some((attribute.written.clone(), value))
    }
}

/// The bytes of a page that are to be replaced, and by what.
pub type Edit = (Range<usize>, String);

/// The page after some edits, which do not overlap.
pub fn edited(page: &str, mut edits: Vec<Edit>) -> String {
    edits.sort_by_key(|(range, _)| range.start);
    let mut edited = page.to_owned();
    for (range, text) in edits.into_iter().rev() {
        edited.replace_range(range, &text);
    }
    edited
}

/// The start tags of a page, in order. Comments have none.
pub fn tags(page: &str) -> Vec<Tag> {
    let mut tags = Vec::new();
    let mut at = 0;
    while let Some(found) = page[at..].find('<') {
        at += found;
        if page[at..].starts_with("<!--") {
            at = page[at..].find("-->").map_or(page.len(), |end| at + end + 3);
        } else if page[at + 1..].starts_with(|letter: char| letter.is_ascii_alphabetic()) {
            let tag = tag(page, at);
            at = tag.range.end;
            tags.push(tag);
        } else {
            at += 1;
        }
    }
    tags
}

/// The tag that begins here.
fn tag(page: &str, start: usize) -> Tag {
    let end_of = |at: usize, ends: &dyn Fn(char) -> bool| page[at..].find(ends).map_or(page.len(), |end| at + end);
    let mut at = end_of(start, &|letter| letter.is_whitespace() || letter == '>');
    let name = page[start + 1..at].trim_end_matches('/').to_owned();
    let mut attributes = Vec::new();
    loop {
        at = end_of(at, &|letter| !letter.is_whitespace() && letter != '/');
        if at >= page.len() || page[at..].starts_with('>') {
            break;
        }
        let name_ends = end_of(at, &|letter| letter.is_whitespace() || "=/>".contains(letter));
        let name = page[at..name_ends].to_owned();
        at = name_ends;
        let (value, written) = if page[at..].starts_with('=') {
            at += 1;
            let quote = page[at..].chars().next().filter(|letter| "\"'".contains(*letter));
            let value = match quote {
                Some(quote) => at + 1..end_of(at + 1, &|letter| letter == quote),
                None => at..end_of(at, &|letter| letter.is_whitespace() || letter == '>'),
            };
            let written = at..(value.end + usize::from(quote.is_some())).min(page.len());
            (page[value].replace("&#x5F;", "_"), written)
        } else {
            (String::new(), at..at)
        };
        at = written.end.max(at);
        // A stray `=` or quote is no name: it must not hold up what follows.
        at = if name.is_empty() && written.is_empty() { at + 1 } else { at };
        attributes.push(HtmlAttribute { name, value, written });
    }
    Tag { range: start..(at + 1).min(page.len()), name, attributes }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<!doctype html><p class=a>1 < 2</p><!-- <link href=no> -->\
        <link rel=\"stylesheet\" href=\"./a.css\" disabled/><script src=b.js async></script>";

    #[test]
    fn the_tags_of_a_page_are_found_quoted_or_not() {
        let tags = tags(PAGE);
        assert_eq!(tags.iter().map(|tag| &*tag.name).collect::<Vec<_>>(), ["p", "link", "script"]);
        assert_eq!(tags[1].attribute("href"), Some("./a.css"));
        assert_eq!(tags[1].attribute("disabled"), Some(""));
        assert_eq!(tags[1].attributes_without("href"), [("disabled", ""), ("rel", "stylesheet")]);
        assert_eq!(tags[2].attribute("src"), Some("b.js"));
        assert_eq!(tags[2].attribute("async"), Some(""));
        assert_eq!(tags[2].attribute("href"), None);
        assert_eq!(&PAGE[tags[1].range.clone()], "<link rel=\"stylesheet\" href=\"./a.css\" disabled/>");
    }

    #[test]
    fn an_attribute_keeps_its_quotes_when_it_is_set() {
        let tags = tags(PAGE);
        let edits = vec![tags[2].set("src", "c.js").unwrap(), tags[1].set("href", "d.css").unwrap()];
        let page = edited(PAGE, edits);
        assert!(page.ends_with("<link rel=\"stylesheet\" href=\"d.css\" disabled/><script src=c.js async></script>"));
        assert!(tags[1].set("src", "").is_none());
    }

    #[test]
    fn broken_pages_end() {
        for page in ["<", "<a", "<a b", "<a b=", "<a b='", "<a ='>", "<a \"=>", "<!--", "<a/"] {
            tags(page);
        }
    }
}
