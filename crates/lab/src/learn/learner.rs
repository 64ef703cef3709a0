//! Training of a value network: backpropagation of the cross-entropy loss, steps by Adam (Kingma and Ba 2015).

use super::Sample;
use kernel::Chance;
use players::network::{FIRST, SECOND, ValueNetwork, sigmoid};
use players::player::gaussian;

pub struct Learner {
    pub network: ValueNetwork,
    gradient: Vec<f32>,
    means: Vec<f32>,
    squares: Vec<f32>,
    steps: i32,
}

/// Decay rate of the means (Adam's beta 1).
const MOMENTUM: f32 = 0.9;
/// Decay rate of the squares (Adam's beta 2).
const MEMORY: f32 = 0.999;

impl Learner {
    /// An untrained network with this number of inputs (He initialization).
    pub fn new(inputs: usize, chance: &mut Chance) -> Self {
        let mut weights = vec![0.0; ValueNetwork::count(inputs)];
        let mut fill = |start: usize, count: usize, from: usize| {
            let size = (2.0 / from as f32).sqrt();
            weights[start..start + count].fill_with(|| size * gaussian(chance));
        };
        // About a third of the inputs is not 0 in a state.
        fill(0, inputs * FIRST, inputs.div_ceil(3));
        fill((inputs + 1) * FIRST, FIRST * SECOND, FIRST);
        fill((inputs + 1) * FIRST + (FIRST + 1) * SECOND, SECOND, SECOND);
        Self::from(ValueNetwork { inputs, weights: weights.into() })
    }

    pub fn from(network: ValueNetwork) -> Self {
        let zeros = vec![0.0; network.weights.len()];
        Self { network, gradient: zeros.clone(), means: zeros.clone(), squares: zeros, steps: 0 }
    }

    /// One gradient step over a batch, with a learning rate. Returns the mean squared error.
    pub fn learn<'a>(&mut self, samples: impl Iterator<Item = &'a Sample>, rate: f32) -> f32 {
        self.gradient.fill(0.0);
        let (mut count, mut squares) = (0, 0.0);
        for sample in samples {
            let miss = self.slope(sample);
            squares += miss * miss;
            count += 1;
        }
        self.steps += 1;
        let share = 1.0 / count.max(1) as f32;
        let (early, late) = (1.0 - MOMENTUM.powi(self.steps), 1.0 - MEMORY.powi(self.steps));
        for (((weight, mean), square), gradient) in
            self.network.weights.iter_mut().zip(&mut self.means).zip(&mut self.squares).zip(&self.gradient)
        {
            let gradient = gradient * share;
            *mean += (1.0 - MOMENTUM) * (gradient - *mean);
            *square += (1.0 - MEMORY) * (gradient * gradient - *square);
            *weight -= rate * (*mean / early) / ((*square / late).sqrt() + 1e-8);
        }
        squares * share
    }

    fn slope(&mut self, sample: &Sample) -> f32 {
        let (units, last) = self.network.forward(&sample.features);
        let miss = sigmoid(last) - sample.target;
        let inputs = self.network.inputs;
        let (first_rows, rest) = self.gradient.split_at_mut(inputs * FIRST);
        let (first_bias, rest) = rest.split_at_mut(FIRST);
        let (second_rows, rest) = rest.split_at_mut(FIRST * SECOND);
        let (second_bias, last_row) = rest.split_at_mut(SECOND);
        let weights = &self.network.weights[(inputs + 1) * FIRST..];
        let (second_weights, rest) = weights.split_at(FIRST * SECOND);
        let last_weights = &rest[SECOND..];
        let mut second = [0.0; SECOND];
        for place in 0..SECOND {
            last_row[place] += miss * units.second[place];
            if units.second[place] > 0.0 {
                second[place] = miss * last_weights[place];
            }
            second_bias[place] += second[place];
        }
        last_row[SECOND] += miss;
        let mut first = [0.0; FIRST];
        let (rows, _) = second_weights.as_chunks::<SECOND>();
        let (slopes, _) = second_rows.as_chunks_mut::<SECOND>();
        for place in 0..FIRST {
            if units.first[place] > 0.0 {
                first[place] = rows[place].iter().zip(&second).map(|(weight, slope)| weight * slope).sum();
                for (cell, slope) in slopes[place].iter_mut().zip(&second) {
                    *cell += units.first[place] * slope;
                }
            }
            first_bias[place] += first[place];
        }
        let (slopes, _) = first_rows.as_chunks_mut::<FIRST>();
        for (&input, row) in sample.features.iter().zip(slopes) {
            if input != 0.0 {
                for (cell, slope) in row.iter_mut().zip(&first) {
                    *cell += input * slope;
                }
            }
        }
        miss
    }

    pub fn error(&self, samples: &[Sample]) -> (f64, f64) {
        let count = samples.len().max(1) as f64;
        let mean = samples.iter().map(|sample| f64::from(sample.target)).sum::<f64>() / count;
        let square = |by: f64| by * by / count;
        let own = samples
            .iter()
            .map(|sample| square(f64::from(self.network.predict(&sample.features) - sample.target)))
            .sum();
        (own, samples.iter().map(|sample| square(mean - f64::from(sample.target))).sum())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_learns_exclusive_or() {
        let mut chance = Chance::new(1);
        let samples: Vec<Sample> = (0..64)
            .map(|_| {
                let sides = [chance.below(2), chance.below(2)];
                let inputs = sides.map(|side| side as f32).to_vec();
                Sample { features: inputs, target: f32::from(u8::from(sides[0] != sides[1])) }
            })
            .collect();
        let mut learner = Learner::new(2, &mut chance);
        for _ in 0..400 {
            learner.learn(samples.iter(), 0.01);
        }
        let (own, mean) = learner.error(&samples);
        assert!(own < 0.01 && mean > 0.2, "misses {own}, the mean {mean}");
        let bytes = ValueNetwork::write(2, std::slice::from_ref(&learner.network));
        let read = &ValueNetwork::read(2, &bytes).unwrap()[0];
        for sample in &samples {
            let miss = read.predict(&sample.features) - learner.network.predict(&sample.features);
            assert!(miss.abs() < 0.01, "after writing and reading it differs by {miss}");
        }
    }
}
