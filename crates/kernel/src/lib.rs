//! The common base of all games. It knows no game, no browser, no clock, and no chance but its own.
//!
//! A running [`Game`] always waits for one decision of one seat, lists every legal choice for it, and changes only
//! through `apply`. A [`Record`] (set-up, seed, choices) is the complete game, and a [`Table`] is a record being
//! played.

#![warn(missing_docs)]

#[macro_use]
extern crate lang;

/// Crates that the macros of this one name.
#[doc(hidden)]
pub mod in_macros {
    pub use lang;
}

mod bundle;
mod bytes;
mod campaign_bonus;
mod chance;
mod chapter;
mod choice_codec;
mod choice_model;
mod coder;
mod compare;
mod coop;
mod cost_of_waiting;
mod decisive;
mod declared;
mod encoding;
pub mod event_text;
mod game;
pub mod grammar;
mod link;
mod outcome;
mod phrases;
mod pile;
mod play;
mod preview;
mod record;
pub mod rulebook;
mod sanitize;
mod saves;
mod score_swings;
mod seat;
mod seat_kinds;
mod seed_phrase;
mod setup;
mod table;
mod timeline;
mod tomes;
mod travelled;

pub use bundle::{Bundle, Bundled};
pub use bytes::{left_out, received, sent};
pub use campaign_bonus::{BonusLimits, CampaignBonus};
pub use chance::{Chance, Seed, SeedError};
pub use chapter::{Chapter, Crest, OPEN_TOMES, TOMES, Tome, tome};
pub use choice_codec::PackedChoices;
pub use choice_model::ChoiceModel;
pub use coder::Coder;
pub use compare::Compared;
pub use coop::Coop;
pub use cost_of_waiting::CostOfWaiting;
pub use decisive::{Decided, ScoreSoFar, counted, decided};
pub use declared::Declared;
pub use encoding::{NoText, text_of_file};
pub use game::{Decision, EventSink, Game, NullSink, RevealProbe, Reveals, Spoken, state_hash};
pub use lang::Lang;
pub use link::coded;
pub use link::head::{keys, places, seat_numbers, seats_of};
pub use link::text::{altered, bytes_of, text_of};
pub use link::{Challenge, Link};
pub use outcome::{Outcome, ScoreLineInfo, ScoreSheet, ScoredLine, SeatReport, Shared, TeamReport};
pub use pile::{Pile, Set};
pub use play::{PlayedChoice, play_out, played, random_choice};
pub use preview::{Change, Column, Fact, Preview, Previews};
pub use record::{Record, RecordError, game_of};
pub use sanitize::{Quoted, is_printable, is_visible, one_line, plain};
pub use saves::{Refused, SaveContent, Saves, Storage, StorageEntry, Trouble, is_save};
pub use score_swings::{Swing, costs, swings};
pub use seat::Seat;
pub use seed_phrase::SeedPhrase;
pub use setup::{
    LEVELS, MAX_NAME, SeatKind, Setup, SetupError, given_name, seat_of_official, seats_of_people, seats_that_decide,
};
pub use table::{PastChoice, Table, UndoError, first_shown};
pub use timeline::TimelineUnit;
pub use tomes::{Crests, TomeEvent, Tomes};
pub use travelled::{addresses, readings};
