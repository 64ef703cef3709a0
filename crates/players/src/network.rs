//! The value network: a multilayer perceptron with two hidden layers of rectified linear units.

use super::bounds::Bounds;
use kernel::Seat;
use std::sync::Arc;

pub const FIRST: usize = 128;
pub const SECOND: usize = 32;
/// Units that are summed up together.
const BLOCK: usize = SECOND;

/// Fixed-point denominator of the stored weights of the inputs, 8 bits each: nine in ten of all.
const OF_INPUTS: f32 = 64.0;
/// Fixed-point denominator of all others, 16 bits each.
const OF_OTHERS: f32 = 512.0;

/// A value network. It maps features of a state, for a seat compared with another one, to the probability that the seat
/// ends ahead.
#[derive(Clone, Debug, PartialEq)]
pub struct ValueNetwork {
    pub inputs: usize,
    /// All weights: a row of [`FIRST`] for each input, the biases of the first layer, a row of [`SECOND`] for each unit
    /// of the first layer, the biases of the second layer, a weight for each unit of the second layer, and the output's
    /// bias.
    pub weights: Box<[f32]>,
}

#[derive(Clone, Copy, Debug)]
pub struct Activations {
    pub first: [f32; FIRST],
    pub second: [f32; SECOND],
}

impl ValueNetwork {
    pub const fn count(inputs: usize) -> usize {
        (inputs + 1) * FIRST + (FIRST + 1) * SECOND + SECOND + 1
    }

    /// Reads the networks of a game. Each after the first is stored as its differences from the first: a network
    /// trained on from it differs little, and small differences compress well. `None` for a wrong length.
    pub fn read(inputs: usize, bytes: &[u8]) -> Option<Vec<Self>> {
        let parts = bytes.chunks_exact(Self::bytes(inputs));
        let (first, whole) = (parts.clone().next()?, parts.remainder().is_empty());
        let network = |(place, part): (usize, &[u8])| {
            let (rows, others) = part.split_at(inputs * FIRST);
            let (first_rows, first_others) = first.split_at(inputs * FIRST);
            // The first network is stored in full.
            let sum = |from: i16, by: i16| if place == 0 { by } else { from.wrapping_add(by) };
            let row = |(from, by): (&u8, &u8)| f32::from(sum(i16::from(*from), i16::from(*by)) as i8) / OF_INPUTS;
            let other = |(from, by): (&[u8; 2], &[u8; 2])| {
                f32::from(sum(i16::from_le_bytes(*from), i16::from_le_bytes(*by))) / OF_OTHERS
            };
            let others = first_others.as_chunks().0.iter().zip(others.as_chunks().0).map(other);
            Self { inputs, weights: first_rows.iter().zip(rows).map(row).chain(others).collect() }
        };
        whole.then(|| parts.enumerate().map(network).collect())
    }

    /// Returns the networks of a game from its file, to be shared by searches. Empty for a damaged file.
    pub(super) fn shared(inputs: usize, bytes: &[u8]) -> Vec<Arc<Self>> {
        Self::read(inputs, bytes).into_iter().flatten().map(Arc::new).collect()
    }

    /// Encodes networks for [`read`](Self::read). Weights are rounded.
    pub fn write(inputs: usize, networks: &[Self]) -> Vec<u8> {
        let row = |weight: f32| (weight * OF_INPUTS).round().clamp(-127.0, 127.0) as i8;
        let other = |weight: f32| (weight * OF_OTHERS).round().clamp(-32_767.0, 32_767.0) as i16;
        let mut bytes = Vec::with_capacity(networks.len() * Self::bytes(inputs));
        for (place, network) in networks.iter().enumerate() {
            let from = |at: usize| if place == 0 { 0.0 } else { networks[0].weights[at] };
            for (at, &weight) in network.weights.iter().enumerate() {
                if at < inputs * FIRST {
                    bytes.push(row(weight).wrapping_sub(row(from(at))).cast_unsigned());
                } else {
                    bytes.extend(other(weight).wrapping_sub(other(from(at))).to_le_bytes());
                }
            }
        }
        bytes
    }

    const fn bytes(inputs: usize) -> usize {
        2 * Self::count(inputs) - inputs * FIRST
    }

    pub fn predict(&self, features: &[f32]) -> f32 {
        sigmoid(self.forward(features).1)
    }

    pub fn forward(&self, features: &[f32]) -> (Activations, f32) {
        self.after_first(&self.first_sums(&self.weights[self.inputs * FIRST..], || not_zero(features)))
    }

    /// Returns the output before the sigmoid, for inputs that differ little, such as the leaves of a search. The first
    /// input becomes the base. The first layer of a later one is computed from the sums of the base, for the features
    /// that differ.
    pub(super) fn forward_from(&self, base: &mut Base, features: &[f32]) -> f32 {
        if base.features.len() != features.len() {
            base.features = features.into();
            base.sums = self.first_sums(&self.weights[self.inputs * FIRST..], || not_zero(features));
        }
        let Base { features: known, sums, changes } = base;
        changes.clear();
        let differences = features.iter().zip(known).map(|(own, known)| own - *known);
        changes.extend(differences.enumerate().filter(|(_, by)| *by != 0.0));
        self.after_first(&self.first_sums(sums, || changes.iter().copied())).1
    }

    /// The sums of the first layer: biases, or other sums, and the weighted inputs, each with its place.
    fn first_sums<I: Iterator<Item = (usize, f32)>>(&self, biases: &[f32], inputs: impl Fn() -> I) -> [f32; FIRST] {
        let mut sums = [0.0; FIRST];
        for (place, block) in sums.as_chunks_mut::<BLOCK>().0.iter_mut().enumerate() {
            *block = weighted_sums(&biases[place * BLOCK..], inputs(), &self.weights[place * BLOCK..], FIRST);
        }
        sums
    }

    fn after_first(&self, sums: &[f32; FIRST]) -> (Activations, f32) {
        let first = sums.map(|sum| sum.at_least(0.0));
        let (rows, rest) = self.weights[(self.inputs + 1) * FIRST..].split_at(FIRST * SECOND);
        let (second_bias, rest) = rest.split_at(SECOND);
        let mut second: [f32; SECOND] = weighted_sums(second_bias, not_zero(&first), rows, SECOND);
        let mut last = rest[SECOND];
        for (unit, weight) in second.iter_mut().zip(rest) {
            *unit = unit.at_least(0.0);
            last += *unit * weight;
        }
        (Activations { first, second }, last)
    }
}

fn not_zero(inputs: &[f32]) -> impl Iterator<Item = (usize, f32)> {
    inputs.iter().copied().enumerate().filter(|(_, input)| *input != 0.0)
}

/// Features with the sums of the first layer for them.
#[derive(Clone, Debug)]
pub(super) struct Base {
    features: Box<[f32]>,
    sums: [f32; FIRST],
    /// Buffer: indices of the features that differ, and the differences.
    changes: Vec<(usize, f32)>,
}

impl Default for Base {
    fn default() -> Self {
        Self { features: Box::default(), sums: [0.0; FIRST], changes: Vec::new() }
    }
}

/// Sums of a block of units: its biases, and for each input its weights times the input. The weights of the next input
/// follow after `stride` weights. A block fits into the registers of a processor. In WebAssembly, registers of four
/// numbers have to be enabled.
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
fn weighted_sums(
    biases: &[f32],
    inputs: impl Iterator<Item = (usize, f32)>,
    weights: &[f32],
    stride: usize,
) -> [f32; BLOCK] {
    let mut sums = [0.0; BLOCK];
    for (sum, bias) in sums.iter_mut().zip(biases) {
        *sum = *bias;
    }
    for (place, input) in inputs {
        if let Some(row) = weights.get(place * stride..).and_then(|rows| rows.first_chunk::<BLOCK>()) {
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum += input * weight;
            }
        }
    }
    sums
}

/// Number of features of the order of turns.
pub(super) const ORDER: usize = 4;

/// Input features of the order of turns, for two seats of several: the turns until each one's own, whether the first of
/// the two comes first, and the turns of the round that are over. At a table of two they would be redundant.
pub(super) fn order(seats: usize, turn: Seat, first: Seat, two: [Seat; 2]) -> [f32; ORDER] {
    if seats < 3 {
        return [0.0; ORDER];
    }
    let after = |from: Seat, seat: Seat| (seat.index() + seats - from.index()) % seats;
    let [own, other] = two.map(|seat| after(turn, seat));
    [own as f32 / 3.0, other as f32 / 3.0, flag(own < other), after(first, turn) as f32 / 3.0]
}

pub(super) fn flag(flag: bool) -> f32 {
    f32::from(u8::from(flag))
}

pub fn sigmoid(number: f32) -> f32 {
    1.0 / (1.0 + (-number).exp())
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Chance;

    #[test]
    fn the_order_of_turns_tells_who_comes_next() {
        // Four seats: the third began the round, and the fourth plays its turn.
        let thirds = |features: [f32; ORDER]| features.map(|feature| (feature * 3.0).round() as i32);
        let of = |own: u8, other: u8| thirds(order(4, Seat(3), Seat(2), [Seat(own), Seat(other)]));
        // The first seat has the next turn and the third one the last. One turn of the round is over.
        assert_eq!(of(0, 2), [1, 3, 3, 1]);
        assert_eq!(of(2, 3), [3, 0, 0, 1]);
        let of_two = order(2, Seat(1), Seat(0), [Seat(0), Seat(1)]);
        assert_eq!(thirds(of_two), [0; ORDER], "of two seats other features tell it");
    }

    #[test]
    fn what_is_computed_from_a_base_is_what_is_computed_anew() {
        let mut chance = Chance::new(1);
        let mut small = || chance.below(1_000) as f32 / 1_000.0 - 0.5;
        let inputs = 20;
        let network = ValueNetwork { inputs, weights: (0..ValueNetwork::count(inputs)).map(|_| small()).collect() };
        let mut base = Base::default();
        let mut features: Vec<f32> = (0..inputs).map(|_| small()).collect();
        for step in 0..100 {
            let (from_base, anew) = (network.forward_from(&mut base, &features), network.forward(&features).1);
            assert!((from_base - anew).abs() < 1e-3 * anew.abs().max(1.0), "step {step}: {from_base} and {anew}");
            features[step % inputs] = if step % 3 == 0 { 0.0 } else { small() };
        }
    }
}
