//! The pending question of a table.

/// The question, as the dock shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct Ask {
    /// Symbol of the question.
    pub icon: &'static str,
    /// Text of the question.
    pub title: String,
    /// Help with the answer; may be empty.
    pub hint: String,
}
