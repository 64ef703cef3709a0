//! The pending question of a table, and the taps that answer it.

#[derive(Clone, Debug, PartialEq)]
pub struct Prompt {
    pub icon: &'static str,
    pub title: String,
    pub hint: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tap {
    Choose(usize),
    /// Proposes the choice with this place, to be confirmed by another tap.
    Pick(usize),
    /// Selects the choice with this place, or makes it once it is `looked` at. It is found by its place.
    Look {
        place: usize,
        /// True if it is already selected.
        looked: bool,
    },
    /// Takes steps back, then makes this choice (by its text).
    Switch(String),
    /// Makes a choice that begins an action, then one of the following question, both by their texts. A thing of the
    /// table thus needs no tap on the action before.
    Ahead(String, String),
    /// Shows the reason why it cannot be chosen, and explains the thing.
    Why(String),
    Explain(String),
}
