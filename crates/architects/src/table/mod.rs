//! Display data of the table: content, previews, proposals and animations, computed here and rendered by the page.

pub mod amounts;
pub mod anchors;
pub mod clock;
pub mod confirmation;
pub mod crafts;
pub mod deal;
pub mod dealt;
pub mod dock;
mod drags;
pub mod gains;
pub mod guards;
pub mod guildhall;
pub mod hand;
pub mod help;
pub mod ledger;
pub mod market;
pub mod motions;
pub mod overlord;
pub mod portraits;
pub mod preview;
pub mod proposal;
pub mod reset;
pub mod rivals;
pub mod scene;
pub mod signs;
pub mod site;
pub mod telling;
mod texts;
pub mod town;
pub mod trades;
pub mod virtue;
pub mod workshop;
pub mod worth;
pub mod yields;

pub use texts::Texts;
