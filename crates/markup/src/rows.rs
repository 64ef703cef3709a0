//! Rows with keys: which of them keep their nodes, and which of those move.

use crate::View;
use crate::rendered::Rendered;
use leptos::prelude::document;
use leptos::web_sys::Node;

/// A rendered row, with its key.
pub type Row = (String, Rendered);

/// Updates the rows between two comments. A row becomes the one with its key.
pub fn update(rendered: &mut Vec<Row>, [start, end]: &[Node; 2], rows: Vec<(String, View)>) {
    let mut known: Vec<Option<Row>> = std::mem::take(rendered).into_iter().map(Some).collect();
    // Former place of each row; `None` for a new one.
    let mut places = Vec::with_capacity(rows.len());
    // Most rows keep their order: the search begins behind the row that was found last.
    let mut next = 0;
    for (key, view) in rows {
        let found = (next..known.len())
            .chain(0..next)
            .find(|place| known[*place].as_ref().is_some_and(|(known, _)| *known == key));
        let row = match found.and_then(|place| known[place].take()) {
            Some((_, mut row)) => {
                row.update(view);
                row
            }
            None => Rendered::new(view, None),
        };
        rendered.push((key, row));
        places.push(found);
        next = found.map_or(next, |place| place + 1);
    }
    for (_, gone) in known.iter().flatten() {
        gone.remove();
    }
    let Some(parent) = end.parent_node() else { return };
    let moved = !places.iter().flatten().is_sorted();
    let focused = if moved { focused(rendered, &places, start) } else { None };
    let staying = staying(&places, focused);
    let mut last = start.clone();
    for (place, (_, row)) in rendered.iter().enumerate() {
        if !staying[place] {
            // Removed first: a translator's text beside a text would stay behind.
            row.remove();
            row.insert(&parent, last.next_sibling().as_ref());
        }
        last = row.last_node().unwrap_or(last);
    }
}

/// The row that contains the focused element. The browser takes the focus from a node that moves.
fn focused(rows: &[Row], places: &[Option<usize>], start: &Node) -> Option<usize> {
    let focused = document().active_element()?;
    let follows =
        |node: &Node, other: &Node| node.compare_document_position(other) & Node::DOCUMENT_POSITION_FOLLOWING != 0;
    if !follows(start, &focused) {
        return None;
    }
    // The first one, in the former order, that ends in or behind the focused element.
    let ends =
        |row: &Row| row.1.last_node().is_some_and(|last| last.contains(Some(&focused)) || follows(&focused, &last));
    (0..rows.len()).filter(|row| places[*row].is_some() && ends(&rows[*row])).min_by_key(|row| places[*row])
}

/// The largest set of rows whose order is still the same, among those with `kept`: these stay, and the others move.
fn staying(places: &[Option<usize>], kept: Option<usize>) -> Vec<bool> {
    // The last row of the best run of each length, and the row before each one in its run.
    let mut runs: Vec<usize> = Vec::new();
    let mut before = vec![None; places.len()];
    for (row, place) in places.iter().enumerate().filter(|(_, place)| place.is_some()) {
        let passes = kept.is_some_and(|kept| row != kept && (row < kept) != (*place < places[kept]));
        if passes {
            continue;
        }
        let length = runs.partition_point(|last| places[*last] < *place);
        before[row] = length.checked_sub(1).map(|length| runs[length]);
        match runs.get_mut(length) {
            Some(last) => *last = row,
            None => runs.push(row),
        }
    }
    let mut stays = vec![false; places.len()];
    let mut next = runs.last().copied();
    while let Some(row) = next {
        stays[row] = true;
        next = before[row];
    }
    stays
}
