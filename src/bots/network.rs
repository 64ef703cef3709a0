//! A small network that foresees: from numbers that describe a state to how likely one seat ends ahead of another.

/// Units of the first hidden layer.
pub(super) const FIRST: usize = 128;
/// Units of the second hidden layer.
pub(super) const SECOND: usize = 32;

/// Weights are kept as so many parts of one.
const PARTS: f32 = 2_048.0;

/// A network: a row of [`FIRST`] weights an input, its biases, a row of [`SECOND`] weights a unit of the first layer, its
/// biases, a weight a unit of the second layer, and the last bias.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    pub(super) inputs: usize,
    pub(super) weights: Box<[f32]>,
}

/// What the units say: after the first layer and after the second.
#[derive(Clone, Copy, Debug)]
pub(super) struct Units {
    pub(super) first: [f32; FIRST],
    pub(super) second: [f32; SECOND],
}

impl Network {
    /// How many weights a network of so many inputs has.
    pub(super) const fn count(inputs: usize) -> usize {
        (inputs + 1) * FIRST + (FIRST + 1) * SECOND + SECOND + 1
    }

    /// Reads a network: a little-endian word of 16 bits a weight. `None` unless there are as many as that takes.
    pub fn read(inputs: usize, bytes: &[u8]) -> Option<Self> {
        let (words, rest) = bytes.as_chunks::<2>();
        (rest.is_empty() && words.len() == Self::count(inputs)).then(|| {
            let weights = words.iter().map(|&word| f32::from(i16::from_le_bytes(word)) / PARTS).collect();
            Self { inputs, weights }
        })
    }

    /// The bytes that [`read`](Self::read) takes.
    pub fn write(&self) -> Vec<u8> {
        let word = |weight: &f32| (weight * PARTS).round().clamp(-32_768.0, 32_767.0) as i16;
        self.weights.iter().flat_map(|weight| word(weight).to_le_bytes()).collect()
    }

    /// How likely it is, from 0 to 1, that what these numbers describe comes about.
    pub fn foresee(&self, inputs: &[f32]) -> f32 {
        likely(self.pass(inputs).1)
    }

    /// What the units say, and the last one before it is made a likelihood.
    pub(super) fn pass(&self, inputs: &[f32]) -> (Units, f32) {
        let (rows, rest) = self.weights.split_at(self.inputs * FIRST);
        let (rows, _) = rows.as_chunks::<FIRST>();
        let (first_bias, rest) = rest.split_at(FIRST);
        let mut first = [0.0; FIRST];
        first.copy_from_slice(first_bias);
        for (&input, row) in inputs.iter().zip(rows) {
            if input != 0.0 {
                for (unit, weight) in first.iter_mut().zip(row) {
                    *unit += input * weight;
                }
            }
        }
        let (rows, rest) = rest.split_at(FIRST * SECOND);
        let (rows, _) = rows.as_chunks::<SECOND>();
        let (second_bias, rest) = rest.split_at(SECOND);
        let mut second = [0.0; SECOND];
        second.copy_from_slice(second_bias);
        for (unit, row) in first.iter_mut().zip(rows) {
            *unit = unit.max(0.0);
            if *unit != 0.0 {
                for (next, weight) in second.iter_mut().zip(row) {
                    *next += *unit * weight;
                }
            }
        }
        let mut last = rest[SECOND];
        for (unit, weight) in second.iter_mut().zip(rest) {
            *unit = unit.max(0.0);
            last += *unit * weight;
        }
        (Units { first, second }, last)
    }
}

/// A number as a likelihood, from 0 to 1.
pub(super) fn likely(number: f32) -> f32 {
    1.0 / (1.0 + (-number).exp())
}
