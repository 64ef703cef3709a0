//! What every game lays on a table: signs, buttons, tiles, tracks, drawers. Nothing here knows a game or a rule.

mod badge;
mod drawer;
mod icon;
mod seat;
mod sign;
mod tap;
mod tile;
mod track;

pub use badge::{Badge, badge};
pub use drawer::drawer;
pub use icon::{icon, icon_in, spoken_icon};
pub use seat::{emblem, seat_class};
pub use sign::{Sign, points, sign, signs};
pub use tap::{Tap, Taps, tap_button};
pub use tile::{Pip, Standing, pips};
pub use track::{TrackRow, track_points, track_row};
