use players::evaluation::Evaluate;

#[derive(Clone, Debug)]
pub struct Weights {
    pub evaluation: Vec<f32>,
    pub policy: Vec<f32>,
}

impl Weights {
    pub fn of<G: Evaluate>() -> Self {
        Self { evaluation: G::weights().to_vec(), policy: G::policy_weights().to_vec() }
    }
}
