//! What the table shows, previews, proposes and moves: worked out here, drawn by the page.

pub mod anchors;
pub mod confirmation;
pub mod gains;
pub mod motions;
pub mod proposal;
pub mod signs;
