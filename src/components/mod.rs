//! Elements of every table: signs, buttons, tiles, tracks, drawers. Nothing here knows a game or a rule.

mod drawer;
mod fit;
mod gains;
mod icon;
pub mod motion;
mod portrait;
mod running_score;
mod seat;
mod sign;
mod tap;
mod tenths;
mod tile;
mod track;

pub use self::drawer::drawer;
pub use self::fit::longest_word;
pub use self::gains::{gain_line, gains_text, gains_view};
pub use self::icon::{icon, icon_in, spoken_icon};
pub use self::portrait::{Frame, cover, face, seat_face};
pub use self::running_score::{running_score, sentences_view};
pub use self::seat::{EMBLEMS, emblem, seat_class};
pub use self::sign::{points, sign, signs};
pub use self::tap::{Taps, described_button, live_button, tap_button, worded};
pub use self::tenths::Tenths;
pub use self::tile::{badge, pips};
pub use self::track::{track_points, track_row};
