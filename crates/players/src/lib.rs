//! The computer players and the adviser. They know a game by its trait and one evaluation.
//!
//! [`Evaluate`] is the interface of a game, [`Search`] the tree search, [`ComputerPlayer`] a player of a [`Level`], [`Jobs`]
//! the worker. `docs/computer-players.md` walks through a decision.
//!
//! Nothing here reads a clock or starts a thread: the caller says how long to search. A player searches
//! determinizations only: copies of the state in which everything hidden from its seat is dealt anew. The same seed and
//! number of iterations give the same choice, natively and in the browser, unless a pool of workers searches.

#[macro_use]
extern crate lang;

mod adviser;
mod bounds;
pub mod evaluation;
mod jobs;
mod judge;
mod lead;
pub mod levels;
mod messages;
pub mod network;
pub mod one_step;
pub mod player;
pub mod policy;
pub mod search;
mod settings;
mod tomes;
mod weights;

mod architects;
mod paladins;
mod viscounts;

pub use adviser::{Advice, NAMED, Review, TurningPoint, advice, advise, explain, signed, turning_points};
pub use evaluation::{Evaluate, MAX_SEATS, Term};
pub use jobs::{Clock, GameJobs, Jobs};
pub use judge::{Judgement, judge};
pub use levels::{Level, Method, levels};
pub use messages::{Priced, Reason, Request, RequestKind, Response, Vote, WireAdvice, WireTurningPoint};
pub use network::ValueNetwork;
pub use one_step::{choice_values, one_step};
pub use player::{Begun, ComputerPlayer, SearchRun};
pub use search::{Planned, RootChoice, Search};
pub use settings::{Horizon, SearchPurpose, SearchSettings};

/// The jobs of each game. They are compiled here only: a program that instantiates them would contain all rules of the
/// game twice.
pub mod jobs_of {
    trilogy::each_game! { ($($game:ident: $Game:ident;)*) => { $(
        pub fn $game() -> Box<dyn super::Jobs> {
            Box::<super::GameJobs<trilogy::$game::$Game>>::default()
        }
    )* } }
}
