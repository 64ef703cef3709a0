//! Numbers as bytes, each in as many bits as its probability asks for: a range coder (Martin 1979), in integers alone.
//!
//! One description serves both directions. The caller describes a value by [`Coder::one_of`] and the methods over it. A
//! writing coder stores the given value and returns it. A reading coder ignores it and returns the stored one. Several
//! codes may read as the same value: a caller that needs one text for one value writes it again and compares.

/// Bits of the window in which the code is narrowed down.
const WINDOW: u32 = 56;
/// Lower bound of the range, so that a total of 32 bits costs next to nothing.
const LEAST: u64 = 1 << 48;
/// Maximum total of the weights.
const MOST: u64 = 1 << 40;
/// Widest group of a number, in bits.
const WIDEST: u32 = 32;

/// Writes or reads values, the most likely ones in the fewest bits.
pub struct Coder {
    mode: CoderMode,
    /// Size of the part of the window that is left.
    range: u64,
}

enum CoderMode {
    /// The bytes written, and the lower end of the range.
    Writes { bytes: Vec<u8>, low: u64 },
    /// The bytes still to be read, the next one last; the number of zeros read after the last one; and the distance of
    /// the code from the lower end of the range.
    Reads { bytes: Vec<u8>, zeros: u32, above: u64 },
}

impl Coder {
    /// A coder that writes.
    pub const fn writing() -> Self {
        Self { mode: CoderMode::Writes { bytes: Vec::new(), low: 0 }, range: 1 << WINDOW }
    }

    /// A coder that reads. After the last byte follow zeros without end.
    pub fn reading(bytes: &[u8]) -> Self {
        let (mut bytes, mut zeros): (Vec<u8>, u32) = (bytes.iter().rev().copied().collect(), 0);
        let above = (0..WINDOW / 8).fold(0, |above, _| above << 8 | next(&mut bytes, &mut zeros));
        Self { mode: CoderMode::Reads { bytes, zeros, above }, range: 1 << WINDOW }
    }

    /// Codes one of several values by its place, with these weights. Without a value, or with weights that are too
    /// large, it is the first one.
    pub fn one_of(&mut self, value: usize, weights: &[u64]) -> usize {
        let total = weights.iter().fold(0, |total: u64, weight| total.saturating_add(*weight));
        if !(1..=MOST).contains(&total) {
            return 0;
        }
        let unit = self.range / total;
        let at = match &self.mode {
            CoderMode::Writes { .. } => weights.iter().take(value).sum(),
            CoderMode::Reads { above, .. } => above / unit,
        };
        let at = at.min(total - 1);
        let (mut below, mut place) = (0, 0);
        while place + 1 < weights.len() && below + weights[place] <= at {
            below += weights[place];
            place += 1;
        }
        // The last value takes the remainder of the division.
        let end = if below + weights[place] == total { self.range } else { unit * (below + weights[place]) };
        self.narrow(unit * below, end);
        place
    }

    /// Codes a number below a bound, each equally likely; 0 below a bound of 0.
    pub fn below(&mut self, value: u64, bound: u64) -> u64 {
        if !(2..=MOST).contains(&bound) {
            return 0;
        }
        let unit = self.range / bound;
        let value = match &self.mode {
            CoderMode::Writes { .. } => value,
            CoderMode::Reads { above, .. } => above / unit,
        };
        let value = value.min(bound - 1);
        let end = if value + 1 == bound { self.range } else { unit * (value + 1) };
        self.narrow(unit * value, end);
        value
    }

    /// Codes the lowest `width` bits of a number.
    pub fn bits(&mut self, value: u64, width: u32) -> u64 {
        let (mut read, mut from) = (0, 0);
        while from < width {
            let part = (width - from).min(16);
            read |= self.below(value >> from & ((1 << part) - 1), 1 << part) << from;
            from += part;
        }
        read
    }

    /// Codes a flag; `odds` are the weights of false and true.
    pub fn flag(&mut self, value: bool, odds: [u64; 2]) -> bool {
        self.one_of(usize::from(value), &odds) == 1
    }

    /// Codes a number of which small ones are likely (Exp-Golomb). Those below 2 to the power of `few` take `few + 1`
    /// bits. Each group of larger ones is twice as wide and takes two bits more. No number has more than 33 bits.
    pub fn number(&mut self, value: u64, few: u32) -> u64 {
        let (mut width, mut from) = (few, 0);
        while width < WIDEST && self.flag(value.saturating_sub(from) >> width > 0, [1, 1]) {
            from += 1 << width;
            width += 1;
        }
        from + self.bits(value.saturating_sub(from), width)
    }

    /// True where a reader is at the end of its code, or nearly so. If the value read is wrong, the end of the code is
    /// missing: the zeros in its place mostly read as "nothing follows".
    pub fn is_used_up(&self) -> bool {
        /// Number of bytes that a truncated code may still have when its zeros take effect.
        const NEARLY: u32 = 2;
        self.zeros() + NEARLY >= WINDOW / 8
    }

    /// True where a reader has read more than any code holds.
    pub fn is_overdrawn(&self) -> bool {
        self.zeros() > WINDOW / 8
    }

    /// Number of zeros read after the last byte. A writer leaves out up to a full window of them.
    const fn zeros(&self) -> u32 {
        match self.mode {
            CoderMode::Reads { zeros, .. } => zeros,
            CoderMode::Writes { .. } => 0,
        }
    }

    /// Returns the code in as few bytes as possible; nothing from a reading coder.
    pub fn bytes(self) -> Vec<u8> {
        let CoderMode::Writes { mut bytes, low } = self.mode else { return Vec::new() };
        // The number in the range that ends with the most zeros: the reader adds them.
        let fits = |bits: &u32| low.next_multiple_of(1 << bits) - low < self.range;
        let bits = (0..=WINDOW).rev().find(fits).unwrap_or(0);
        let code = low.next_multiple_of(1 << bits);
        carry(&mut bytes, code);
        bytes.extend((0..WINDOW / 8).rev().map(|byte| (code >> (8 * byte)) as u8));
        while bytes.last() == Some(&0) {
            bytes.pop();
        }
        bytes
    }

    fn narrow(&mut self, start: u64, end: u64) {
        self.range = end - start;
        match &mut self.mode {
            CoderMode::Writes { bytes, low } => {
                *low += start;
                carry(bytes, *low);
                *low &= (1 << WINDOW) - 1;
            }
            CoderMode::Reads { above, .. } => *above -= start,
        }
        while self.range < LEAST {
            self.range <<= 8;
            match &mut self.mode {
                CoderMode::Writes { bytes, low } => {
                    bytes.push((*low >> (WINDOW - 8)) as u8);
                    *low = *low << 8 & ((1 << WINDOW) - 1);
                }
                CoderMode::Reads { bytes, zeros, above } => *above = *above << 8 | next(bytes, zeros),
            }
        }
    }
}

/// Returns the next byte. After the last one it returns zeros and counts them.
fn next(bytes: &mut Vec<u8>, zeros: &mut u32) -> u64 {
    bytes.pop().map_or_else(
        || {
            *zeros = zeros.saturating_add(1);
            0
        },
        u64::from,
    )
}

fn carry(bytes: &mut [u8], low: u64) {
    let mut over = low >> WINDOW != 0;
    for byte in bytes.iter_mut().rev() {
        (*byte, over) = byte.overflowing_add(u8::from(over));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Chance;

    /// Writes these values with their weights and reads them again. Returns the number of bytes.
    fn there_and_back(values: &[(usize, Vec<u64>)]) -> usize {
        let mut coder = Coder::writing();
        for (value, weights) in values {
            assert_eq!(coder.one_of(*value, weights), *value);
        }
        let bytes = coder.bytes();
        let mut coder = Coder::reading(&bytes);
        for (value, weights) in values {
            assert_eq!(coder.one_of(usize::MAX, weights), *value);
        }
        bytes.len()
    }

    #[test]
    fn values_come_back_in_as_few_bits_as_their_weights_say() {
        let mut chance = Chance::new(4);
        for count in [0, 1, 2, 7, 40, 2_000] {
            let mut bits = 0;
            let values: Vec<(usize, Vec<u64>)> = (0..count)
                .map(|_| {
                    // The first value is half of all, the next one a quarter, and the last two are alike.
                    let (last, unit) = (chance.below(20) as usize, 1 + u64::from(chance.below(1 << 12)));
                    let weights: Vec<u64> = (0..=last).map(|place| unit << (last - (place + 1).min(last))).collect();
                    let value = chance.below(weights.len() as u32) as usize;
                    bits += (value + 1).min(last);
                    (value, weights)
                })
                .collect();
            let bytes = there_and_back(&values);
            assert!(bytes <= bits / 8 + 1, "{bytes} bytes for {bits} bits");
        }
    }

    /// The first value of the last one written is all zeros, the last one all ones: the carry goes through all bytes.
    #[test]
    fn the_ends_of_the_range_come_back() {
        for count in 0..60 {
            for last in [vec![1 << 32, 1], vec![1, 1 << 32], vec![1, 1, 1]] {
                for value in 0..last.len() {
                    let mut values = vec![(1, vec![1, (1 << 39) + 12_345]); count];
                    values.extend([(2, vec![3, 3, 1]), (value, last.clone())]);
                    there_and_back(&values);
                }
            }
        }
    }

    #[test]
    fn numbers_flags_and_bits_come_back() {
        let numbers = [0, 1, 2, 3, 7, 8, 200, 255, 256, 65_535, 65_536, u64::from(u32::MAX)];
        let passes = |coder: &mut Coder, values: &[u64]| -> Vec<u64> {
            let mut values_read = Vec::new();
            for (place, _) in numbers.iter().enumerate() {
                let value = values.get(place).copied().unwrap_or_default();
                values_read.push(coder.number(value, place as u32 % 5));
                assert_eq!(coder.below(value, 1 << 32), values_read[place]);
                assert_eq!(coder.bits(value, 33), values_read[place]);
                assert_eq!(coder.flag(value % 2 == 1, [9, 2]), values_read[place] % 2 == 1);
            }
            values_read
        };
        let mut coder = Coder::writing();
        assert_eq!(passes(&mut coder, &numbers), numbers);
        assert_eq!(passes(&mut Coder::reading(&coder.bytes()), &[]), numbers);
    }

    #[test]
    fn what_is_certain_costs_nothing_and_nothing_is_the_first_one() {
        let mut coder = Coder::writing();
        (0..100).for_each(|_| assert_eq!(coder.one_of(0, &[7]), 0));
        assert_eq!((coder.one_of(3, &[]), coder.one_of(1, &[0, 0]), coder.below(3, 0)), (0, 0, 0));
        assert_eq!(coder.one_of(1, &[u64::MAX, u64::MAX]), 0);
        assert!(coder.bytes().is_empty());
    }

    #[test]
    fn any_bytes_are_read() {
        let mut chance = Chance::new(9);
        for length in 0..40 {
            let bytes: Vec<u8> = (0..length).map(|_| chance.bits() as u8).collect();
            let mut coder = Coder::reading(&bytes);
            for _ in 0..200 {
                let weights: Vec<u64> = (0..=chance.below(9)).map(|_| u64::from(chance.bits())).collect();
                assert!(coder.one_of(0, &weights) < weights.len());
                assert!(coder.number(0, 3) <= 1 << 33);
            }
        }
    }
}
