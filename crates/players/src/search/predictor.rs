//! Predictions of the value network for a leaf.

use crate::evaluation::{Evaluate, MAX_SEATS};
use crate::network::{Base, ValueNetwork, sigmoid};
use kernel::Seat;
use std::sync::Arc;

const PAIRS: usize = MAX_SEATS * (MAX_SEATS - 1) / 2;

pub(super) struct Predictor {
    network: Arc<ValueNetwork>,
    /// Buffers: the features of all seats, and those of a pair with the table's.
    of_seats: Vec<f32>,
    features: Vec<f32>,
    bases: [Base; PAIRS],
}

impl From<Arc<ValueNetwork>> for Predictor {
    fn from(network: Arc<ValueNetwork>) -> Self {
        Self { network, of_seats: Vec::new(), features: Vec::new(), bases: std::array::from_fn(|_| Base::default()) }
    }
}

impl Predictor {
    /// Returns the probability of each seat to end ahead of each other one. Features need the weights of the evaluation
    /// and the terms of each seat in sequence. The network was trained outside of campaigns, so the value of `tomes` is
    /// added to its predicted lead, in units of `scale`.
    pub fn ahead<G: Evaluate>(
        &mut self,
        state: &G,
        (terms, weights): (&[f32], &[f32]),
        tomes: [f32; MAX_SEATS],
        scale: f32,
    ) -> [[f32; MAX_SEATS]; MAX_SEATS] {
        let seats = state.seats().min(MAX_SEATS);
        let Self { network, of_seats, features, bases } = self;
        of_seats.clear();
        for (seat, terms) in terms.chunks_exact(G::TERMS.len()).enumerate().take(seats) {
            state.seat_features(Seat(seat as u8), terms, weights, of_seats);
        }
        let each = of_seats.len() / seats.max(1);
        let mut ahead = [[0.0; MAX_SEATS]; MAX_SEATS];
        let pairs = (0..seats).flat_map(|seat| (0..seat).map(move |other| (seat, other)));
        for ((seat, other), base) in pairs.zip(bases) {
            features.clear();
            for seat in [seat, other] {
                features.extend_from_slice(of_seats.get(seat * each..(seat + 1) * each).unwrap_or_default());
            }
            state.table_features([seat, other].map(|seat| Seat(seat as u8)), features);
            let by_tomes = (tomes[seat] - tomes[other]) * 2.0 / scale;
            ahead[seat][other] = sigmoid(network.forward_from(base, features) + by_tomes);
            ahead[other][seat] = 1.0 - ahead[seat][other];
        }
        ahead
    }
}
