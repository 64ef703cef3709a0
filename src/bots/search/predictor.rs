//! What the value network predicts of a leaf.

use crate::bots::evaluation::{Evaluate, MAX_SEATS};
use crate::bots::network::{Base, ValueNetwork, sigmoid};
use crate::bots::tomes::tomes;
use crate::kernel::Seat;
use std::sync::Arc;

/// Upper bound of the pairs of seats.
const PAIRS: usize = MAX_SEATS * (MAX_SEATS - 1) / 2;

/// The value network of one search.
pub(super) struct Predictor {
    network: Arc<ValueNetwork>,
    /// A buffer: the features of a leaf.
    features: Vec<f32>,
    /// For each pair of seats the leaf from which the others are computed.
    bases: [Base; PAIRS],
}

impl From<Arc<ValueNetwork>> for Predictor {
    fn from(network: Arc<ValueNetwork>) -> Self {
        Self { network, features: Vec::new(), bases: std::array::from_fn(|_| Base::default()) }
    }
}

impl Predictor {
    /// How probably each seat ends ahead of each other one. Some features need the weights of the evaluation. The network was
    /// trained on games by themselves: what tomes are worth is added to the lead that it sees, in units of `scale`.
    pub fn ahead<G: Evaluate>(&mut self, state: &G, weights: &[f32], scale: f32) -> [[f32; MAX_SEATS]; MAX_SEATS] {
        let seats = state.seats().min(MAX_SEATS);
        let mut taken = [0.0; MAX_SEATS];
        for (seat, taken) in taken.iter_mut().enumerate().take(seats) {
            *taken = tomes(state, Seat(seat as u8));
        }
        let mut ahead = [[0.0; MAX_SEATS]; MAX_SEATS];
        let pairs = (0..seats).flat_map(|seat| (0..seat).map(move |other| (seat, other)));
        for ((seat, other), base) in pairs.zip(&mut self.bases) {
            state.features(Seat(seat as u8), Seat(other as u8), weights, &mut self.features);
            let by_tomes = (taken[seat] - taken[other]) * 2.0 / scale;
            ahead[seat][other] = sigmoid(self.network.forward_from(base, &self.features) + by_tomes);
            ahead[other][seat] = 1.0 - ahead[seat][other];
        }
        ahead
    }
}
