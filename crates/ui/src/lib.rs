//! The parts of an interface of these games that need no browser: the state of a table as it is shown, ready to be drawn.
//!
//! `things` are rows of what a seat gains, pays and loses, with their signs; `sayings` are texts about values. A `Scene` is the
//! moment that a table shows to a `Viewer`; `Ask`, `Tap`, `Gain`, `Motion` and `Stage` are its question, its controls, its
//! previews, its movements and its highlights. An `Address` names a page. A game's `table` module builds on all of them.

#[macro_use]
extern crate lang;

#[doc(hidden)]
pub mod in_macros {
    pub use kernel;
    pub use lang;
}

mod address;
mod gains;
mod highlights;
mod motions;
pub mod portraits;
pub mod position;
mod prompt;
mod resources;
mod sayings;
mod scene;
mod scenes;
mod signs;
mod spotlight;
pub mod svg;
mod tiles;

pub use address::{Address, NewGame, NoAddress, Overlay, Place};
pub use gains::{Brings, Gain, tomes_taken};
pub use highlights::{
    CARD as HIGHLIGHT_CARD, Highlight, HighlightLine, HighlightSeat, Highlighted, LineRow, MomentRow, TOME_TAKEN,
    moments,
};
pub use motions::{Motion, Piece, Source};
pub use prompt::{Ask, Tap};
pub use resources::{Atom, Counted, Face, Meaning, Row, Shown, Thing, Told, Waits, Way, chip};
pub use sayings::Said;
pub use scene::{Scene, Seen, Viewer};
pub use scenes::{Deed, SceneStep, scenes};
pub use signs::{Dealt, Sign};
pub use spotlight::{Mark, Stage, Tone};
pub use tiles::{Badge, Pip, Standing, TrackRow};
