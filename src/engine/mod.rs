//! What the rules of all games share.
//!
//! `words` gives choices and what they hold their texts in records, links and scripts; `card_id` makes a card's place in
//! its table a type of its own. `Effects` are what cards give. Steps lie in a flow, and `Step` says which every game has.
//! A `Scenario` is a position set up by hand; `variants` reads what a set-up adds. `things` are rows of what a seat gains, pays
//! and loses; `Sign`, `Gain`, `Motion` and `Ask` are what a table shows of it.

mod ask;
mod cards;
mod effects;
mod gains;
mod hidden;
mod motions;
mod scenario;
mod scores;
mod signs;
mod steps;
mod taps;
mod things;
mod tiles;
mod variants;
mod viewer;
mod words;

pub use ask::Ask;
pub(crate) use cards::card_id;
pub use effects::Effects;
pub use gains::{Brings, Gain};
pub use hidden::deal_anew;
pub use motions::{Motion, Piece, Source};
pub use scenario::Scenario;
pub(crate) use scores::score_lines;
pub use signs::Sign;
pub(crate) use steps::Rules;
pub use steps::Step;
pub use taps::Tap;
pub use things::{Atom, Counted, Face, Row, Thing, Told, Way, chip};
pub use tiles::{Badge, Pip, Standing, TrackRow};
pub use variants::variants;
pub use viewer::Viewer;
pub use words::{Fields, Text, Word};
pub(crate) use words::{named, words};
