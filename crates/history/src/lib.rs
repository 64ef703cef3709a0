//! The history of finished games: results, statistics, the challenges of a day and of a week, and the puzzles.
//!
//! It knows games by the kernel's trait alone, and neither a browser nor a clock: dates come in as numbers.

mod answers;
mod challenge;
mod csv;
mod day;
mod finished;
mod firsts;
mod keeping;
mod note;
mod puzzle;
mod tally;
mod waiting;

pub use answers::{Answer, Answers};
pub use challenge::{ChallengeDate, bar};
pub use csv::csv;
pub use day::{Day, NoDay};
pub use finished::{CampaignResult, Finished, Marks, SharedResult, has_rounds, stretch, stretch_ends};
pub use firsts::{First, firsts};
pub use keeping::{Keeping, keeping, number_of_chapter};
pub use note::{Note, attempt, is_advised};
pub use puzzle::{NoPuzzle, Puzzle, Puzzles, ROW, Verdict};
pub use tally::{SeatResult, Tally};
pub use waiting::{Queued, Waiting};
