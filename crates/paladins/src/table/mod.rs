//! Display data of the table: content, previews, proposals and animations, computed here and rendered by the page.

pub mod action_spaces;
pub mod chances;
pub mod confirmation;
pub mod dock;
pub mod drags;
pub mod gains;
pub mod good_for;
pub mod king;
pub mod motions;
pub mod names;
pub mod own;
pub mod payment;
pub mod portraits;
pub mod proposal;
pub mod regions;
pub mod rivals;
pub mod roles;
pub mod scene;
pub mod signs;
mod table_data;
pub mod telling;
mod texts;
pub mod tiles;
pub mod town;
pub mod worker_sources;

pub use texts::Texts;
