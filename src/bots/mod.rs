//! Opponents that think, and the adviser. They know a game only through its trait and one evaluation a game.
//!
//! [`Judged`] is what a game tells about itself, [`Search`] the search over it, [`Mind`] a player of a [`Level`].
//! Nothing here has a clock or a thread of its own: who calls says how long to think, and the same seed and number of
//! iterations always give the same choice, natively and in the browser, as long as one searches alone. Whatever thinks for a seat thinks over copies
//! of the game in which all that the seat cannot see is dealt anew.

mod adviser;
pub mod arena;
mod desk;
mod evaluation;
pub mod fit;
pub mod learn;
mod levels;
mod messages;
mod mind;
mod network;
mod one_step;
mod paladins;
mod search;
pub mod tune;
mod viscounts;
mod weights;

pub use adviser::{Advice, NAMED, Review, TurningPoint, advice, advise, signed, turning_points};
pub use desk::{Clock, Desk, DeskOf};
pub use evaluation::{Judged, MOST_SEATS, Term};
pub use levels::{Level, Method, levels};
pub use messages::{Deed, Order, Reason, Report, Said, Turned, Vote};
pub use mind::{Mind, Pondering, Thought};
pub use network::Network;
pub use one_step::{one_step, settle, try_each};
pub use search::{Found, Horizon, Planned, Search, Settings};
