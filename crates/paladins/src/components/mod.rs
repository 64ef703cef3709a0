//! The cards and boards, as tables that read like the printed ones.

#![warn(missing_docs)]

mod attribute;
mod board;
mod kings;
mod names;
mod outsiders;
mod paladins;
mod player_board;
mod reward;
mod schemes;
mod taverns;
mod threats;
mod tomes;
mod townsfolk;
mod walls;
mod worker;

pub use attribute::*;
pub use board::*;
pub use kings::*;
pub use names::*;
pub use outsiders::*;
pub use paladins::*;
pub use player_board::*;
pub use reward::*;
pub use schemes::*;
pub use taverns::*;
pub use threats::*;
pub use tomes::*;
pub use townsfolk::*;
pub use walls::*;
pub use worker::*;
