//! Weights of the players of training games.

use players::evaluation::Evaluate;

/// The weights of the players of a training course.
#[derive(Clone, Debug)]
pub struct Weights {
    /// Weights of the evaluation, which some features of the network use, too.
    pub evaluation: Vec<f32>,
    /// Weights of the policy.
    pub policy: Vec<f32>,
}

impl Weights {
    /// The weights in use.
    pub fn of<G: Evaluate>() -> Self {
        Self { evaluation: G::weights().to_vec(), policy: G::policy_weights().to_vec() }
    }
}
