//! A campaign over several games: what it deals to each chapter, what it keeps of it, and who wins in the end.
//!
//! It knows the games by the registry alone. A game is a chapter by its [`Chapter`](kernel::Chapter), and the campaign
//! keeps of a finished one what [`Ended`] says: the table itself is closed (ruling C-27).

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
pub use chronicle::{Passage, chronicle};
pub use link::CampaignLink;
pub use picture::picture;
pub use record::{CampaignError, CampaignRecord};
pub use shelf::{Book, Objective, objectives, shelf};
pub use state::{Campaign, Closed, Ended, Holdings, NotNow, Plan, Stage};
