//! The faces that people chose, kept on this device: by name, and by seat for whoever gave none.

use super::settings::{recall, remember};
use ui::characters::GUEST_NAMES;

/// Lines of a guest's name, a tabulator and whoever has that face, the newest first.
const FACES: &str = "francia.faces";
/// Largest number of lines.
const MOST: usize = 60;

/// A person with a face.
#[derive(Clone, Copy)]
pub enum Who<'a> {
    Named(&'a str),
    Seat(usize),
}

impl Who<'_> {
    /// Its text in a line. No name contains a tabulator.
    fn text(self) -> String {
        match self {
            Self::Named(name) => name.to_owned(),
            Self::Seat(place) => format!("\t{place}"),
        }
    }
}

/// Number of the guest whose face was chosen, if any.
pub fn chosen(who: Who) -> Option<usize> {
    let (lines, own) = (recall(FACES)?, who.text());
    let guest = lines.lines().filter_map(|line| line.split_once('\t')).find(|(_, who)| *who == own)?.0;
    GUEST_NAMES.iter().position(|name| *name == guest)
}

/// Keeps the face of somebody.
pub fn choose(who: Who, guest: usize) {
    let (lines, own) = (recall(FACES).unwrap_or_default(), who.text());
    let others = lines.lines().filter(|line| line.split_once('\t').is_some_and(|(_, who)| who != own));
    let newest = format!("{}\t{own}", GUEST_NAMES[guest % GUEST_NAMES.len()]);
    let lines: Vec<&str> = std::iter::once(newest.as_str()).chain(others).take(MOST).collect();
    remember(FACES, &lines.join("\n"));
}
