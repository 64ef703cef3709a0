//! Which rows of a list with keys move when their order changes.

/// The largest set of rows whose order is still the same, among those with `kept`: these stay, and the others move.
pub fn staying(places: &[Option<usize>], kept: Option<usize>) -> Vec<bool> {
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
