//! Who looks at a table.

use kernel::{Lang, Seat};
use std::sync::Arc;

/// Who looks at a table, and what is said to whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Viewer {
    /// Whose board lies large.
    pub seat: Seat,
    /// Whether a person at this device is asked now, and may choose.
    pub asked: bool,
    /// What is proposed, to be confirmed: the word of a choice.
    pub proposal: Option<String>,
    /// A name a seat.
    pub names: Arc<[String]>,
    /// The language.
    pub lang: Lang,
}
