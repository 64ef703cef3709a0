//! The parts of an interface of these games that need no browser: the state of a table as it is shown, ready to be drawn.
//!
//! `ResourceInfo` is the row of a thing that a seat gains, pays or loses, with its signs; `localized_match!` makes the
//! text of a value. A `Scene` is the moment that a table shows to a `Viewer`; `Prompt`, `Tap`, `Gain`, `Motion` and `Spotlight` are its question, its controls, its
//! previews, its movements and its highlights; a `Drag` makes a choice by hand. An `Address` names a page. A game's `table` module builds on all of them.

#[macro_use]
extern crate lang;

#[doc(hidden)]
pub mod in_macros {
    pub use kernel;
    pub use lang;
}

mod address;
pub mod characters;
mod drag;
mod gains;
mod highlights;
mod localize;
mod motions;
pub mod portraits;
pub mod position;
mod prompt;
mod resources;
mod scene;
mod scenes;
mod signs;
mod spotlight;
pub mod svg;
mod tiles;
mod warnings;

pub use address::{Address, NewGame, NoAddress, Overlay, Route};
pub use drag::Drag;
pub use gains::{Consequences, Gain, tomes_taken};
pub use highlights::{
    CARD as HIGHLIGHT_CARD, Highlight, HighlightInfo, HighlightLine, HighlightLineInfo, HighlightSeat, Highlighted,
    TOME_TAKEN, moments,
};
pub use localize::Localize;
pub use motions::{Motion, MotionSource, MovedPiece};
pub use prompt::{Prompt, Tap};
pub use resources::{
    Atom, ChangeKind, CountInfo, DelayCost, Face, Meaning, ResourceChange, ResourceInfo, SentenceForm, Thing, chip,
};
pub use scene::{Scene, TableData, Viewer};
pub use scenes::{Deed, SceneStep, scenes};
pub use signs::{DealtPart, Sign};
pub use spotlight::{Mark, Spotlight, Tone};
pub use tiles::{Badge, Pip, TileState, TrackRow};
pub use warnings::{is_warned_of, warnings};
