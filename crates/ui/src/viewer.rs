//! Viewer of a table.

use kernel::{Lang, Seat};
use std::sync::Arc;

/// Viewer of a table, with names and language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Viewer {
    /// Seat whose board is shown large.
    pub seat: Seat,
    /// True if a person at this device is asked now, and may choose.
    pub asked: bool,
    /// Text of the proposed choice, to be confirmed.
    pub proposal: Option<String>,
    /// Name of each seat.
    pub names: Arc<[String]>,
    /// The language.
    pub lang: Lang,
}
