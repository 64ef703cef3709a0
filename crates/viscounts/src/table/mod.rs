//! View models of the table: contents, previews, proposals and motions. The page renders them.

pub mod anchors;
pub mod buildings;
pub mod castle;
pub mod confirmation;
pub mod dealt;
pub mod dock;
mod drags;
pub mod gains;
pub mod here;
pub mod line;
pub mod lobes;
pub mod motions;
pub mod overlord;
pub mod pairs;
pub mod portraits;
pub mod preview;
pub mod proposal;
pub mod scene;
pub mod signs;
mod table_data;
pub mod telling;
mod texts;
pub mod tiles;
pub mod track;

pub use texts::Texts;
