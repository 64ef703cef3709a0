//! The common base of the rules of all games.
//!
//! `words` defines the texts of choices and their parts in records, links and scripts. `card` is a printed card, and
//! `card_id` makes its place in its table a type of its own. `Effects` are the effects of cards. Steps lie in a flow,
//! and `Step` declares those that every game has. `Note`s receive the reasons against a choice; `each_once` and
//! `none_twice` find lost and doubled cards. A `Scenario` is a position set up by hand; `variants` reads the parts of a
//! set-up. `things` are rows for the things that a seat gains, pays and loses; `sayings` are texts for values. `Sign`,
//! `Gain`, `Motion` and `Ask` are the parts of a table's display, and a `Scene` is the moment that it shows.

#[macro_use]
extern crate lang;

/// Crates that the macros of this one name.
#[doc(hidden)]
pub mod in_macros {
    pub use kernel;
    pub use lang;
}

mod ask;
mod cards;
mod chapters;
mod effects;
mod gains;
mod hidden;
mod moments;
mod motions;
mod notes;
mod onward;
pub mod paper;
pub mod position;
mod read_only;
mod sayings;
mod scenario;
mod scene;
mod scenes;
mod scores;
mod signs;
mod stage;
mod steps;
mod taker;
mod taps;
mod things;
mod tiles;
mod variants;
mod viewer;
mod whole;
mod words;

pub use ask::Ask;
pub use chapters::{Chaptered, tomes_taken};
pub use effects::Effects;
pub use gains::{Brings, Gain};
pub use hidden::Dealer;
pub use moments::{
    CARD as MOMENT_CARD, LineRow, LineTold, MomentRow, MomentTold, Momentous, SeatTold, TOME_TAKEN, moments,
};
pub use motions::{Motion, Piece, Source};
pub use notes::{Heard, Note, Whether, all, first, nothing, open, stop_if};
pub use onward::{asked_on, led_on};
pub use sayings::Said;
pub use scenario::Scenario;
pub use scene::{Scene, Seen};
pub use scenes::{Deed, SceneStep, scenes};
pub use signs::{Dealt, Sign};
pub use stage::{Mark, Stage, Tone};
pub use steps::Step;
pub use steps::{Flow, Rules};
pub use taker::Taker;
pub use taps::Tap;
pub use things::{Atom, Counted, Face, Meaning, Row, Shown, Thing, Told, Waits, Way, chip};
pub use tiles::{Badge, Pip, Standing, TrackRow};
pub use variants::variants;
pub use viewer::Viewer;
pub use whole::{each_once, none_twice};
pub use words::{Fields, Text, Word};
