//! Choices by their places, packed into as few bytes as they need: the end of a link in an older form.

/// Numbers in a mixed radix. Each is below a bound that writer and reader know at that point. Eight bytes take as many
/// digits as fit; the last group takes only the bytes that it needs.
#[derive(Default)]
pub(super) struct Digits {
    /// The complete groups written, or the bytes still to be read, in reverse.
    bytes: Vec<u8>,
    /// Digits of the current group, as one number.
    number: u64,
    /// Value of the next digit's place less 1, so that the default is an empty group.
    weight: u64,
    /// Number of bytes of the group being read; below it, true where an earlier group had too few.
    given: usize,
    lacked: bool,
}

impl Digits {
    pub fn of(bytes: &[u8]) -> Self {
        let mut reversed = bytes.to_vec();
        reversed.reverse();
        let mut digits = Self { bytes: reversed, ..Self::default() };
        digits.number = digits.eight();
        digits
    }

    /// Adds a digit.
    pub fn push(&mut self, digit: usize, bound: usize) {
        let (digit, bound) = (digit as u64, bound as u64);
        let weight = if let Some(next) = (self.weight + 1).checked_mul(bound) {
            next
        } else {
            self.bytes.extend(self.number.to_le_bytes());
            (self.number, self.weight) = (0, 0);
            bound
        };
        self.number += digit * (self.weight + 1);
        self.weight = weight - 1;
    }

    /// Returns all bytes, with those of the last group.
    pub fn bytes(mut self) -> Vec<u8> {
        let needed = self.needed();
        self.bytes.extend(&self.number.to_le_bytes()[..needed]);
        self.bytes
    }

    /// Reads the next digit; `None` below a bound of 0.
    pub fn take(&mut self, bound: usize) -> Option<usize> {
        let bound = bound as u64;
        let weight = if let Some(next) = (self.weight + 1).checked_mul(bound) {
            next
        } else {
            self.lacked = self.ran_out();
            self.number = self.eight();
            bound
        };
        self.weight = weight.checked_sub(1)?;
        let digit = self.number % bound;
        self.number /= bound;
        Some(digit as usize)
    }

    /// True where digits were read whose bytes are missing.
    pub const fn ran_out(&self) -> bool {
        self.lacked || self.needed() > self.given
    }

    /// Number of bytes that the digits of the current group need.
    const fn needed(&self) -> usize {
        (u64::BITS - self.weight.leading_zeros()).div_ceil(8) as usize
    }

    /// Reads the next eight bytes as a number; those beyond the end are 0.
    fn eight(&mut self) -> u64 {
        self.given = self.bytes.len().min(8);
        (0..8).fold(0, |number, byte| number | u64::from(self.bytes.pop().unwrap_or(0)) << (8 * byte))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Chance;

    #[test]
    fn digits_come_back_in_as_few_bytes_as_they_need() {
        let mut chance = Chance::new(4);
        for count in [0, 1, 2, 7, 40, 500] {
            let bounds: Vec<usize> = (0..count).map(|_| 1 + chance.below(300) as usize).collect();
            let numbers: Vec<usize> = bounds.iter().map(|&bound| chance.below(bound as u32) as usize).collect();
            let mut digits = Digits::default();
            numbers.iter().zip(&bounds).for_each(|(&number, &bound)| digits.push(number, bound));
            let bytes = digits.bytes();
            // Information content of the numbers, in fifteenths of a bit. An eighth more and a byte are allowed.
            let carried: usize = bounds.iter().map(|&bound| (bound as u128).pow(15).ilog2() as usize).sum();
            assert!(bytes.len() * 8 * 15 * 8 <= carried * 9 + 15 * 8 * 8, "{} bytes for {count} numbers", bytes.len());
            let mut digits = Digits::of(&bytes);
            assert!(numbers.iter().zip(&bounds).all(|(&number, &bound)| digits.take(bound) == Some(number)));
        }
    }

    #[test]
    fn a_forced_choice_costs_nothing_and_no_choice_is_no_digit() {
        let mut digits = Digits::default();
        (0..100).for_each(|_| digits.push(0, 1));
        assert!(digits.bytes().is_empty());
        assert_eq!(Digits::of(&[7]).take(0), None);
    }

    #[test]
    fn the_largest_bounds_are_no_overflow() {
        let mut digits = Digits::default();
        digits.push(usize::MAX - 1, usize::MAX);
        digits.push(3, usize::MAX);
        let mut digits = Digits::of(&digits.bytes());
        assert_eq!((digits.take(usize::MAX), digits.take(usize::MAX)), (Some(usize::MAX - 1), Some(3)));
    }
}
