//! Changes of a seat in words such as `silver -2, marble 1`, and their sums.

use std::collections::BTreeMap;

/// Adds up changes, and leaves out zeros.
pub fn sum(changes: &[&str]) -> BTreeMap<String, i32> {
    let mut sum = BTreeMap::new();
    for part in changes.iter().flat_map(|change| change.split(", ")).filter(|part| !part.is_empty()) {
        let (name, amount) = part.split_once(' ').unwrap();
        *sum.entry(name.to_owned()).or_insert(0) += amount.parse::<i32>().unwrap();
    }
    sum.retain(|_, amount| *amount != 0);
    sum
}
