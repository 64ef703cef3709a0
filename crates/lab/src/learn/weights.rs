//! The weights with which the players of training games evaluate and choose.

use players::evaluation::Evaluate;

/// The weights of the players of a training course.
#[derive(Clone, Debug)]
pub struct Weights {
    /// Those of the evaluation, which some features of the network need, too.
    pub evaluation: Vec<f32>,
    /// Those of the policy.
    pub policy: Vec<f32>,
}

impl Weights {
    /// The weights in use.
    pub fn of<G: Evaluate>() -> Self {
        Self { evaluation: G::weights().to_vec(), policy: G::policy_weights().to_vec() }
    }
}
