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
    let reported = |why: &str| Some(format!("<{name}> in <{parent}>: {why}"));
    match name {
        _ if BLOCKS.contains(&name) && inside("p") => reported("a paragraph ends where a block begins"),
        "button" | "a" if inside(name) => reported("one ends where the next begins"),
        "li" if parent == "li" => reported("one ends where the next begins"),
        "h1" | "h2" | "h3" | "h4" if matches!(parent, "h1" | "h2" | "h3" | "h4") => {
            reported("one ends where the next begins")
        }
        "tr" if !matches!(parent, "thead" | "tbody" | "tfoot") => reported("rows lie in thead, tbody or tfoot"),
        "td" | "th" if parent != "tr" => reported("cells lie in rows"),
        _ if parent == "table" && !matches!(name, "caption" | "colgroup" | "thead" | "tbody" | "tfoot") => {
            reported("a table has a caption, columns, a head, a body and a foot")
        }
        _ if matches!(parent, "thead" | "tbody" | "tfoot") && name != "tr" => reported("there are rows alone"),
        _ if parent == "tr" && !matches!(name, "td" | "th") => reported("there are cells alone"),
        _ if matches!(parent, "textarea" | "title" | "style" | "script") => reported("it holds text alone"),
        _ => None,
    }
}
