//! Check for lost and doubled cards.

use kernel::Set;

/// True if the numbers from 0 up to `count` occur exactly once each.
pub fn each_once<N: Into<usize>>(numbers: impl IntoIterator<Item = N>, count: usize) -> bool {
    let (seen, all) = seen(numbers);
    all == count && seen.len() == count && (0..count).all(|number| seen.has(number))
}

/// True if no number occurs twice.
pub fn none_twice<N: Into<usize>>(numbers: impl IntoIterator<Item = N>) -> bool {
    let (seen, all) = seen(numbers);
    all == seen.len()
}

fn seen<N: Into<usize>>(numbers: impl IntoIterator<Item = N>) -> (Set, usize) {
    let mut seen = Set::EMPTY;
    let all = numbers.into_iter().map(|number| seen.insert(number.into())).count();
    (seen, all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_that_is_lost_or_doubled_is_found() {
        assert!(each_once([2_u8, 0, 1], 3) && !each_once([2_u8, 0], 3) && !each_once([1_u8, 0, 1], 3));
        assert!(!each_once([0_usize, 1, 3], 3) && !each_once([0_usize, 1, 99], 3));
        assert!(none_twice([7_u8, 3]) && none_twice([0_u8; 0]) && !none_twice([7_u8, 3, 7]));
    }
}
