//! The parts of an interface of these games that need no browser: the state of a table as it is shown, ready to be drawn.
//!
//! `ResourceInfo` is the row of a thing that a seat gains, pays or loses, with its signs; `localized_match!` makes the
//! text of a value. A `Scene` is what a table shows to a `Viewer`; `Prompt`, `Tap`, `Gain`, `Motion` and `Spotlight` are its
//! question, its controls, its previews, its movements and what it lights; a `Drag` makes a choice by hand. A `Moment` is a
//! rare event with a card of its own. An `Address` names a page. A game's `table` module builds on all of them.

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
mod localize;
mod moments;
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
pub use localize::Localize;
pub use moments::{
    CARD as MOMENT_CARD, HasMoments, Moment, MomentInfo, MomentLine, MomentLineInfo, MomentSeat, TOME_TAKEN,
    costs_and_gains, moments,
};
pub use motions::{Motion, MotionSource, MovedPiece};
pub use prompt::{Prompt, Tap};
pub use resources::{
    Atom, ChangeKind, CountInfo, DelayCost, Face, Meaning, ResourceChange, ResourceInfo, SentenceForm, Thing, chip,
};
pub use scene::{Scene, TableData, Viewer};
pub use scenes::{Deed, SceneStep, Weight, scenes, within_a_turn};
pub use signs::{DealtPart, Sign};
pub use spotlight::{Mark, Spotlight, Tone};
pub use tiles::{Badge, Pip, TileState, TrackRow};
pub use warnings::{is_warned_of, warnings};
