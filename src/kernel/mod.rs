//! What every game of the house shares. It knows no game, no browser, no clock and no chance but its own.
//!
//! A running [`Game`] always waits for one decision of one seat, lists every legal choice for it, and changes only
//! through `apply`. A [`Record`] (set-up, seed, choices) is the whole game, and a [`Table`] is a record being played.

mod address;
mod bundle;
mod carried;
mod chance;
mod chapter;
mod coop;
mod decided;
mod declared;
mod digits;
mod game;
pub mod grammar;
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
mod table;
pub mod telling;
mod timeline;
mod tomes;

pub use crate::lang::Lang;
pub use address::{Address, NewGame, NoAddress, Over, Place};
pub use bundle::{Bundle, Bundled};
pub use carried::{Carriable, Carried};
pub use chance::{Chance, Seed, SeedError};
pub use chapter::{Chapter, Crest, OPEN_TOMES, TOMES, Tome, tome};
pub use coop::Coop;
pub use decided::{Counted, Decided, counted, decided};
pub use declared::Declared;
pub(crate) use game::spoken;
pub use game::{Decision, Game, Quiet, Reveals, Sink, Spoken, state_hash};
pub use link::{Challenge, Link};
pub(crate) use link::{places, seat_numbers, seats_of, words};
pub use official::Official;
pub use outcome::{Line, LineRow, Outcome, ScoreSheet, Shared, Standing, Team};
pub use packed::{Packed, SeedText};
pub use phrases::Words;
pub(crate) use phrases::{phrases, texts};
pub use pile::{Pile, Set};
pub use plain::{is_plain, plain};
pub use play::{play_out, random_choice};
pub use preview::{Change, Column, Fact, Preview, Previews};
pub use put_off::PutOff;
pub use record::{Record, RecordError, game_of};
pub use saves::{Content, Refused, Saves, Storage, Trouble};
pub use seat::Seat;
pub use setup::{LEVELS, MAX_NAME, SeatKind, Setup, SetupError, seat_of_official, seats_of_people, seats_that_decide};
pub use stride::Stride;
pub use table::{Moment, Table, UndoError, first_shown};
pub use tomes::{Crests, TomeEvent, Tomes};
