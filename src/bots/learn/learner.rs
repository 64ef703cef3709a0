//! A network that learns from samples: gradients by Adam.

use super::super::mind::noise;
use super::super::network::{FIRST, Network, SECOND, likely};
use super::Sample;
use crate::kernel::Chance;

/// A network that learns.
pub struct Learner {
    /// What it has learnt.
    pub network: Network,
    gradient: Vec<f32>,
    /// The mean of the last gradients, and that of their squares.
    means: Vec<f32>,
    squares: Vec<f32>,
    steps: i32,
}

/// How much of the means stays at each step.
const MOMENTUM: f32 = 0.9;
/// How much of the squares does.
const MEMORY: f32 = 0.999;

impl Learner {
    /// A network of so many inputs that knows nothing.
    pub fn new(inputs: usize, chance: &mut Chance) -> Self {
        let mut weights = vec![0.0; Network::count(inputs)];
        let mut fill = |start: usize, count: usize, from: usize| {
            let size = (2.0 / from as f32).sqrt();
            weights[start..start + count].fill_with(|| size * noise(chance));
        };
        // About a third of the inputs is not 0 at a time.
        fill(0, inputs * FIRST, inputs.div_ceil(3));
        fill((inputs + 1) * FIRST, FIRST * SECOND, FIRST);
        fill((inputs + 1) * FIRST + (FIRST + 1) * SECOND, SECOND, SECOND);
        Self::from(Network { inputs, weights: weights.into() })
    }

    /// Goes on from a network.
    pub fn from(network: Network) -> Self {
        let zeros = vec![0.0; network.weights.len()];
        Self { network, gradient: zeros.clone(), means: zeros.clone(), squares: zeros, steps: 0 }
    }

    /// Learns from some samples at once, at a rate. Returns the mean square of what was missed.
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

    /// Adds the slope of one sample to the gradient. Returns what was missed.
    fn slope(&mut self, sample: &Sample) -> f32 {
        let (units, last) = self.network.pass(&sample.inputs);
        let miss = likely(last) - sample.came;
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
        for (&input, row) in sample.inputs.iter().zip(slopes) {
            if input != 0.0 {
                for (cell, slope) in row.iter_mut().zip(&first) {
                    *cell += input * slope;
                }
            }
        }
        miss
    }

    /// The mean square of what it misses of samples, and that of always saying the mean.
    pub fn error(&self, samples: &[Sample]) -> (f64, f64) {
        let count = samples.len().max(1) as f64;
        let mean = samples.iter().map(|sample| f64::from(sample.came)).sum::<f64>() / count;
        let square = |by: f64| by * by / count;
        let own =
            samples.iter().map(|sample| square(f64::from(self.network.foresee(&sample.inputs) - sample.came))).sum();
        (own, samples.iter().map(|sample| square(mean - f64::from(sample.came))).sum())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_learns_what_no_sum_of_its_inputs_tells() {
        let mut chance = Chance::new(1);
        let samples: Vec<Sample> = (0..64)
            .map(|_| {
                let sides = [chance.below(2), chance.below(2)];
                let inputs = sides.map(|side| side as f32).to_vec();
                Sample { inputs, came: f32::from(u8::from(sides[0] != sides[1])) }
            })
            .collect();
        let mut learner = Learner::new(2, &mut chance);
        for _ in 0..400 {
            learner.learn(samples.iter(), 0.01);
        }
        let (own, mean) = learner.error(&samples);
        assert!(own < 0.01 && mean > 0.2, "misses {own}, the mean {mean}");
        let read = Network::read(2, &learner.network.write()).unwrap();
        for sample in &samples {
            let miss = read.foresee(&sample.inputs) - learner.network.foresee(&sample.inputs);
            assert!(miss.abs() < 0.01, "written and read again it says the same, but for {miss}");
        }
    }
}
