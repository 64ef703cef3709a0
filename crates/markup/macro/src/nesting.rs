//! Nesting that the browser's parser would rearrange.

/// Elements that end a paragraph.
const BLOCKS: [&str; 23] = [
    "article", "aside", "details", "div", "dl", "fieldset", "figure", "footer", "form", "h1", "h2", "h3", "h4",
    "header", "hr", "main", "nav", "ol", "p", "pre", "section", "table", "ul",
];

/// The reason why an element cannot be placed here; `within` are its ancestors, from the root on.
pub fn wrong(within: &[String], name: &str) -> Option<String> {
    let parent = within.last().map(String::as_str)?;
    let inside = |outer: &str| within.iter().any(|around| around == outer);
    let told = |why: &str| Some(format!("<{name}> in <{parent}>: {why}"));
    match name {
        _ if BLOCKS.contains(&name) && inside("p") => told("a paragraph ends where a block begins"),
        "button" | "a" if inside(name) => told("one ends where the next begins"),
        "li" if parent == "li" => told("one ends where the next begins"),
        "h1" | "h2" | "h3" | "h4" if matches!(parent, "h1" | "h2" | "h3" | "h4") => {
            told("one ends where the next begins")
        }
        "tr" if !matches!(parent, "thead" | "tbody" | "tfoot") => told("rows lie in thead, tbody or tfoot"),
        "td" | "th" if parent != "tr" => told("cells lie in rows"),
        _ if parent == "table" && !matches!(name, "caption" | "colgroup" | "thead" | "tbody" | "tfoot") => {
            told("a table has a caption, columns, a head, a body and a foot")
        }
        _ if matches!(parent, "thead" | "tbody" | "tfoot") && name != "tr" => told("there are rows alone"),
        _ if parent == "tr" && !matches!(name, "td" | "th") => told("there are cells alone"),
        _ if matches!(parent, "textarea" | "title" | "style" | "script") => told("it holds text alone"),
        _ => None,
    }
}
