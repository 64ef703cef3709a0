//! The question that a table asks its player.

/// The question, as the dock asks it.
#[derive(Clone, Debug, PartialEq)]
pub struct Ask {
    /// Its symbol.
    pub icon: &'static str,
    /// The question.
    pub title: String,
    /// What helps to answer it; nothing where there is no room.
    pub hint: String,
}
