//! What a tap on a thing of the table does: make a choice, or say why it cannot be made.

/// What a tap does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tap {
    /// Makes the choice with this place in the list of legal choices.
    Choose(usize),
    /// Proposes the choice with this place, to be confirmed by another tap.
    Pick(usize),
    /// Looks at the choice with this place first: proposes it, or makes it once it is `looked` at. Like one that is made at
    /// once it is found by its place.
    Look {
        /// The place.
        place: usize,
        /// Whether it is looked at already.
        looked: bool,
    },
    /// Changes one's mind: takes steps back, then makes this choice (by its text).
    Switch(String),
    /// Makes a choice that begins an action, and then one of the question after it, as a tap on that would: by their texts. What
    /// lies on the table is taken in hand at once, without a tap on the action before.
    Ahead(String, String),
    /// Says why it cannot be chosen, and explains the thing.
    Why(String),
    /// Explains the thing by its key.
    Explain(String),
}
