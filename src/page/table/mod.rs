//! What every game lays on a table: signs, buttons, tiles, tracks, drawers. Nothing here knows a game or a rule.

mod badge;
mod drawer;
mod fit;
mod gains;
mod icon;
mod same;
mod seat;
mod sign;
mod so_far;
mod tap;
mod tile;
mod track;

pub use badge::{Badge, badge};
pub use drawer::drawer;
pub use fit::longest_word;
pub use gains::{Gain, gain_line, gains_told, gains_view};
pub use icon::{icon, icon_in, spoken_icon};
pub use same::same;
pub use seat::{emblem, seat_class};
pub use sign::{Sign, points, sign, signs};
pub use so_far::{so_far, told_steps};
pub use tap::{Tap, Taps, described_button, live_button, tap_button, worded};
pub use tile::{Pip, Standing, pips};
pub use track::{TrackRow, track_points, track_row};
