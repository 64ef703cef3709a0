//! A campaign over several games: the deal of each chapter, its result, and the final winner.
//!
//! It knows the games by the list of games alone. A game is a chapter by its [`Chapter`](kernel::Chapter). The campaign
//! keeps the [`Ended`] of a finished one: the table itself is closed (ruling C-27).

#[macro_use]
extern crate lang;

mod chapters;
mod chronicle;
mod compare;
mod link;
mod picture;
mod record;
mod shelf;
mod state;

pub use chapters::{ChapterOf, chapters};
pub use chronicle::{Sentences, chronicle};
pub use link::CampaignLink;
pub use picture::picture;
pub use record::{CampaignError, CampaignRecord};
pub use shelf::{Objective, ShelfBook, objectives, shelf};
pub use state::{Campaign, CampaignSetup, ClosedChapter, Ended, NotNow, Stage, TomeHoldings};
