//! Who plays, and with which parts.

use super::{Carried, Quoted, Seat, is_visible};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatKind {
    /// A person at the table.
    Human,
    /// A player that chooses at random.
    Random,
    /// An official opponent, by its place in the game's list of them. It takes no decisions.
    Official(usize),
    /// A computer that thinks, by its place in [`LEVELS`].
    Level(usize),
}

impl SeatKind {
    /// Whether the seat's decisions are made for it: it is neither a person's nor the official opponent's.
    pub const fn is_computer(self) -> bool {
        matches!(self, Self::Random | Self::Level(_))
    }

    /// The place of the official opponent in the game's list, if it sits there.
    pub const fn official(self) -> Option<usize> {
        match self {
            Self::Official(place) => Some(place),
            _ => None,
        }
    }
}

/// The seats of people.
pub fn seats_of_people(kinds: &[SeatKind]) -> impl Iterator<Item = Seat> {
    seats_where(kinds, |kind| kind == SeatKind::Human)
}

/// The seats of people and computers: all but the official opponent's.
pub fn seats_that_decide(kinds: &[SeatKind]) -> impl Iterator<Item = Seat> {
    seats_where(kinds, |kind| kind.official().is_none())
}

/// The seat of the official opponent, if one plays.
pub fn seat_of_official(kinds: &[SeatKind]) -> Option<Seat> {
    seats_where(kinds, |kind| kind.official().is_some()).next()
}

fn seats_where(kinds: &[SeatKind], is: impl Fn(SeatKind) -> bool) -> impl Iterator<Item = Seat> {
    (0..).map(Seat).zip(kinds).filter(move |(_, kind)| is(**kind)).map(|(seat, _)| seat)
}

/// The words for the computers that think, the weakest first. They are the same for every game.
pub const LEVELS: [&str; 5] = ["novice", "steward", "baron", "count", "king"];

/// Who plays, and with which parts: the words of a record, not yet checked against a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// A word a seat: `human`, `random`, one of [`LEVELS`], or the game's word for an official opponent.
    pub seats: Vec<String>,
    /// A name a seat; a seat without one gets a name from the interface.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
    /// The parts that are added to the base game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub modules: Vec<String>,
    /// What the seats bring from an earlier game of a campaign.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub carried: Vec<Carried>,
}

/// The longest name of a player, in characters.
pub const MAX_NAME: usize = 24;

impl Setup {
    /// A set-up of these seats, without names or added parts.
    pub fn of(seats: &[&str]) -> Self {
        Self { seats: seats.iter().map(|&word| word.to_owned()).collect(), ..Self::default() }
    }

    /// The name that a seat was given; none where it was given none, or one of which nothing is seen.
    pub fn name_of(&self, place: usize) -> Option<&str> {
        given_name(self.names.get(place)?)
    }

    /// How many of a thing a seat brings from an earlier game.
    pub fn carried_by(&self, seat: Seat, what: &str) -> u8 {
        self.carried.iter().find(|own| own.seat == seat && own.what == what).map_or(0, |own| own.count)
    }
}

/// A name as it is shown; none of what is empty, or of which nothing is seen.
pub fn given_name(name: &str) -> Option<&str> {
    Some(name.trim()).filter(|name| is_visible(name))
}

/// Why a game cannot be set up like this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// No such word for a seat.
    SeatWord(Quoted),
    /// Too few seats or too many.
    Seats {
        /// How many there are.
        given: usize,
        /// How few the game takes.
        least: usize,
        /// How many the game takes.
        most: usize,
    },
    /// An official opponent takes the last seat, beside as many others as the game declares.
    Official {
        /// Its word.
        word: &'static str,
        /// Beside how few others it plays.
        least: usize,
        /// Beside how many.
        most: usize,
    },
    /// A name too many, one that is too long, or one that is not plain text.
    Names,
    /// No such part, or the same one twice.
    Module(Quoted),
    /// A part of the co-op scenario, without the scenario.
    CoopPart(Quoted),
    /// Two difficulties of the co-op scenario.
    CoopTwice,
    /// The co-op scenario with one seat, with an official opponent, or as a chapter of a campaign.
    CoopAlone,
    /// The game takes nothing over from an earlier one.
    NothingCarried,
    /// It does not take this over, or not by that seat, so many or twice.
    Carried(Quoted),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::SeatWord(word) => write!(f, "no kind of player is called “{word}”"),
            Self::Seats { given, least, most } => {
                write!(f, "a table of {given}: this game takes {least} to {most} seats")
            }
            Self::Official { least: 1, most: 1, .. } => write!(f, "the solo opponent takes the second of two seats"),
            Self::Official { word, least, most } => {
                write!(f, "the opponent “{word}” takes the last seat, beside {least} to {most} others")
            }
            Self::Names => write!(f, "at most one name a seat, of at most {MAX_NAME} plain characters"),
            Self::Module(word) => write!(f, "the part “{word}” is unknown or named twice"),
            Self::CoopPart(word) => write!(f, "the part “{word}” is one of the co-op scenario: add “coop”"),
            Self::CoopTwice => write!(f, "the co-op scenario has one difficulty: “coop-hard” or “coop-insane”"),
            Self::CoopAlone => {
                write!(
                    f,
                    "the co-op scenario is for two seats or more, without an official opponent and outside a campaign"
                )
            }
            Self::NothingCarried => write!(f, "this game takes nothing over from an earlier one"),
            Self::Carried(word) => {
                write!(f, "“{word}” cannot be brought from an earlier game, or not by that seat, so many or twice")
            }
        }
    }
}

impl std::error::Error for SetupError {}
