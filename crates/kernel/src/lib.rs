//! What every game of the house shares. It knows no game, no browser, no clock and no chance but its own.
//!
//! A running [`Game`] always waits for one decision of one seat, lists every legal choice for it, and changes only
//! through `apply`. A [`Record`] (set-up, seed, choices) is the whole game, and a [`Table`] is a record being played.

#[macro_use]
extern crate lang;

/// Crates that the macros of this one name.
#[doc(hidden)]
pub mod in_macros {
    pub use lang;
}

mod address;
mod bundle;
mod bytes;
mod carried;
mod chance;
mod chapter;
mod coder;
mod compare;
mod coop;
mod decided;
mod declared;
mod drawn;
mod encoding;
mod game;
pub mod grammar;
mod habits;
mod link;
mod official;
mod outcome;
mod packed;
mod phrases;
mod pile;
mod plain;
mod play;
mod preview;
mod put_off;
mod record;
pub mod rulebook;
mod saves;
mod seat;
mod seat_kinds;
mod setup;
mod stride;
mod swings;
mod table;
pub mod telling;
mod timeline;
mod tomes;
mod travelled;

pub use address::{Address, NewGame, NoAddress, Over, Place};
pub use bundle::{Bundle, Bundled};
pub use bytes::{left_out, received, sent};
pub use carried::{Carriable, Carried};
pub use chance::{Chance, Seed, SeedError};
pub use chapter::{Chapter, Crest, OPEN_TOMES, TOMES, Tome, tome};
pub use coder::Coder;
pub use compare::Compared;
pub use coop::Coop;
pub use decided::{Counted, Decided, counted, decided};
pub use declared::Declared;
pub use drawn::Drawn;
pub use encoding::{NoText, text_of_file};
pub use game::{Decision, Game, Quiet, Revealed, Reveals, Sink, Spoken, state_hash};
pub use habits::Habits;
pub use lang::Lang;
pub use link::coded;
pub use link::head::{places, seat_numbers, seats_of, words};
pub use link::text::{altered, bytes_of, text_of};
pub use link::{Challenge, Link};
pub use official::Official;
pub use outcome::{Line, LineRow, Outcome, ScoreSheet, Shared, Standing, Team};
pub use packed::Packed;
pub use pile::{Pile, Set};
pub use plain::{Quoted, is_plain, is_visible, one_line, plain};
pub use play::{Played, play_out, played, random_choice};
pub use preview::{Change, Column, Fact, Preview, Previews};
pub use put_off::PutOff;
pub use record::{Record, RecordError, game_of};
pub use saves::{Content, Entry, Refused, Saves, Storage, Trouble, is_save};
pub use seat::Seat;
pub use setup::{
    LEVELS, MAX_NAME, SeatKind, Setup, SetupError, given_name, seat_of_official, seats_of_people, seats_that_decide,
};
pub use stride::Stride;
pub use swings::{Swing, costs, swings};
pub use table::{Moment, Table, UndoError, first_shown};
pub use tomes::{Crests, TomeEvent, Tomes};
pub use travelled::{addresses, readings};
