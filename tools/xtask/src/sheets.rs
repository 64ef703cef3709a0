//! Style sheets that stand next to each other and are fetched with the same code come in one file, in their order: a dozen by
//! themselves are a third more with brotli.

use crate::hash::hash_all;
use crate::html::{Edit, Tag, edited, tags};
use crate::project::{read, write};
use anyhow::{Context, Result};
use std::fs;
use std::path::Path;

/// The most hexadecimal digits of a hash in a name.
const DIGITS: usize = 6;

/// The name of a style sheet's file, if the tag asks for one.
pub fn sheet(tag: &Tag) -> Option<&str> {
    let is_sheet = tag.name == "link" && tag.attribute("rel") == Some("stylesheet");
    is_sheet.then(|| tag.attribute("href").map(|file| file.trim_start_matches("./")))?
}

/// Merges the style sheets of a staged page, and returns the page that asks for the merged ones.
pub fn merge(folder: &Path, page: &str) -> Result<String> {
    let mut edits: Vec<Edit> = Vec::new();
    for group in groups(page) {
        let [first, others @ ..] = &group[..] else { continue };
        if others.is_empty() {
            continue;
        }
        let names: Vec<&str> = group.iter().filter_map(sheet).collect();
        let mut texts = Vec::new();
        for name in &names {
            texts.push(read(&folder.join(name))?);
            fs::remove_file(folder.join(name))?;
        }
        let stem = names[0].rsplit_once('-').map_or(names[0].trim_end_matches(".css"), |(stem, _)| stem);
        let merged = format!("{stem}-{}.css", &hash_all(&texts)[..DIGITS]);
        write(&folder.join(&merged), texts.concat())?;
        edits.push(first.set("href", &format!("./{merged}")).context("a style sheet without an address")?);
        edits.extend(others.iter().map(|tag| (tag.range.clone(), String::new())));
    }
    Ok(edited(page, edits))
}

/// The style sheets of a page, those together that have nothing between them and are asked for in the same way.
fn groups(page: &str) -> Vec<Vec<Tag>> {
    let mut groups: Vec<Vec<Tag>> = Vec::new();
    for tag in tags(page).into_iter().filter(|tag| sheet(tag).is_some()) {
        let before = groups.last().and_then(|group| group.last());
        let goes_on = before.is_some_and(|before| {
            page[before.range.end..tag.range.start].trim().is_empty()
                && before.attributes_without("href") == tag.attributes_without("href")
        });
        match groups.last_mut() {
            Some(group) if goes_on => group.push(tag),
            _ => groups.push(vec![tag]),
        }
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_of_the_same_kind_are_one_group() {
        let page = "<link rel=stylesheet href=./a-1.css>\n<link href=./b-1.css rel=stylesheet>\
            <link rel=stylesheet href=./c-1.css disabled><link rel=stylesheet href=./d-1.css disabled>text\
            <link rel=stylesheet href=./e-1.css disabled><link rel=icon href=f>";
        let groups = groups(page);
        let names: Vec<Vec<_>> = groups.iter().map(|group| group.iter().filter_map(sheet).collect()).collect();
        assert_eq!(names, [vec!["a-1.css", "b-1.css"], vec!["c-1.css", "d-1.css"], vec!["e-1.css"]]);
    }

    #[test]
    fn merged_sheets_keep_their_order_and_the_first_name() {
        let folder = std::env::temp_dir().join(format!("francia-sheets-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        for (name, text) in [("a-1.css", "a{}"), ("b-1.css", "b{}"), ("c-1.css", "c{}")] {
            write(&folder.join(name), text).unwrap();
        }
        let page = "<link rel=stylesheet href=./b-1.css><link rel=stylesheet href=./a-1.css><p><link rel=stylesheet href=./c-1.css>";
        let merged = merge(&folder, page).unwrap();
        let name = format!("b-{}.css", &hash_all(["b{}a{}"])[..DIGITS]);
        assert_eq!(merged, format!("<link rel=stylesheet href=./{name}><p><link rel=stylesheet href=./c-1.css>"));
        assert_eq!(read(&folder.join(&name)).unwrap(), "b{}a{}");
        assert!(!folder.join("a-1.css").exists());
        fs::remove_dir_all(&folder).unwrap();
    }
}
