//! Changes of scripts. A change that finds nothing to change is an error: what wrote the script has changed.

use anyhow::{Result, bail, ensure};

/// Replaces a piece of a script that stands there exactly once.
pub fn replace_one(script: &str, piece: &str, with: &str, name: &str) -> Result<String> {
    let found = script.matches(piece).count();
    ensure!(found == 1, "{name} has {found} times what was to be changed once: {piece}");
    Ok(script.replacen(piece, with, 1))
}

/// Replaces a piece of a script wherever it stands.
pub fn replace_all(script: &str, piece: &str, with: &str, name: &str) -> Result<String> {
    ensure!(script.contains(piece), "{name} has nothing of what was to be changed: {piece}");
    Ok(script.replace(piece, with))
}

/// A script without the comments that fill lines, without indents and empty lines: a quarter less with brotli. No script of ours
/// has text of several lines in which such a line would mean something.
pub fn strip(script: &str, name: &str) -> Result<String> {
    let mut stripped = String::with_capacity(script.len());
    let mut lines = script.lines().map(str::trim_start);
    while let Some(line) = lines.next() {
        if line.starts_with("/*") {
            let mut end = line;
            while !end.contains("*/") {
                let Some(next) = lines.next() else { bail!("a comment of {name} does not end") };
                end = next;
            }
            let behind = end.split_once("*/").map_or("", |(_, behind)| behind.trim());
            ensure!(behind.is_empty(), "{name} has code behind a comment: {end}");
        } else if !line.is_empty() && !line.starts_with("//") {
            stripped.push_str(line);
            stripped.push('\n');
        }
    }
    Ok(stripped)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_indents_and_empty_lines_go() {
        let script = "// A line.\nlet a = 1; // It stays.\n\n/** One line. */\n/**\n * Several.\n */\n  if (a) {\n    b();\n  }\n";
        assert_eq!(strip(script, "a.js").unwrap(), "let a = 1; // It stays.\nif (a) {\nb();\n}\n");
    }

    #[test]
    fn a_comment_that_hides_code_is_refused() {
        assert_eq!(
            strip("/* a */ b();", "a.js").unwrap_err().to_string(),
            "a.js has code behind a comment: /* a */ b();"
        );
        assert_eq!(strip("/* a\nb();", "a.js").unwrap_err().to_string(), "a comment of a.js does not end");
    }

    #[test]
    fn a_change_that_finds_nothing_or_too_much_is_refused() {
        assert_eq!(replace_one("a b", "b", "c", "a.js").unwrap(), "a c");
        assert_eq!(replace_all("b b", "b", "c", "a.js").unwrap(), "c c");
        assert!(replace_all("a", "b", "c", "a.js").is_err());
        let error = replace_one("b b", "b", "c", "a.js").unwrap_err().to_string();
        assert_eq!(error, "a.js has 2 times what was to be changed once: b");
    }
}
