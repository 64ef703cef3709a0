//! What is remembered of finished games: their results, what they add up to, and the challenge of the day.
//!
//! It knows games by the kernel's trait alone, and neither a browser nor a clock: dates come in as numbers.

mod csv;
mod daily;
mod finished;
mod note;
mod tally;
mod waiting;

pub use csv::csv;
pub use daily::{Day, bar, challenge, day_of};
pub use finished::{CampaignResult, Finished, Marks, SharedResult, has_rounds, stretch, stretch_ends};
pub use note::{Note, attempt, is_advised};
pub use tally::{SeatResult, Tally};
pub use waiting::{Waiting, Waits};
