//! The cards and boards of Architects, as tables that read like the printed components.
//!
//! A row marked INFERRED is our own proposal: no public source shows the component.

#![warn(missing_docs)]

mod apprentices;
mod buildings;
mod cost;
mod effect;
mod guildhall;
mod limits;
mod market;
mod overlord;
mod player_boards;
mod skill;
mod solo;
mod things;
mod tomes;
mod town;

pub use apprentices::*;
pub use buildings::*;
pub use cost::*;
pub use effect::*;
pub use guildhall::*;
pub use limits::*;
pub use market::*;
pub use overlord::*;
pub use player_boards::*;
pub use skill::*;
pub use solo::*;
pub use things::*;
pub use tomes::CHAPTER;
pub use town::*;
