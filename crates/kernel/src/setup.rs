use super::{CampaignBonus, Quoted, Seat, is_visible};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Decision maker of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatKind {
    /// A person at the table.
    Human,
    /// A player that chooses at random.
    Random,
    /// An official opponent, by its place in the game's list. It takes no decisions.
    Official(usize),
    /// A computer player of a level, by its place in [`LEVELS`].
    Level(usize),
}

impl SeatKind {
    /// True for a computer player: neither a person nor the official opponent.
    pub const fn is_computer(self) -> bool {
        matches!(self, Self::Random | Self::Level(_))
    }

    /// Place of the official opponent in the game's list, if it sits here.
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

/// Keys of the computer levels, the weakest first. They are the same for every game.
pub const LEVELS: [&str; 5] = ["novice", "steward", "baron", "count", "king"];

/// Seats and modules as keys of a record, not yet checked against a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// Kind of each seat: `human`, `random`, one of [`LEVELS`], or the game's key of an official opponent.
    pub seats: Vec<String>,
    /// Names of the seats; a seat without one gets a name from the interface.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
    /// Keys of the modules that are added to the base game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub modules: Vec<String>,
    /// Things that the seats bring from an earlier game of a campaign.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub carried: Vec<CampaignBonus>,
}

/// Maximum length of a player's name, in characters.
pub const MAX_NAME: usize = 24;

impl Setup {
    /// A set-up of these seats, without names or modules.
    pub fn of(seats: &[&str]) -> Self {
        Self { seats: seats.iter().map(|&key| key.to_owned()).collect(), ..Self::default() }
    }

    /// Name given to a seat; `None` without a visible one.
    pub fn name_of(&self, place: usize) -> Option<&str> {
        given_name(self.names.get(place)?)
    }

    /// Count of a thing that a seat brings from an earlier game.
    pub fn carried_by(&self, seat: Seat, what: &str) -> u8 {
        self.carried.iter().find(|own| own.seat == seat && own.what == what).map_or(0, |own| own.count)
    }
}

/// A name as it is shown; `None` if nothing of it is visible.
pub fn given_name(name: &str) -> Option<&str> {
    Some(name.trim()).filter(|name| is_visible(name))
}

/// Reason why a game cannot be set up like this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// Unknown kind of seat.
    SeatKey(Quoted),
    /// Too few or too many seats.
    Seats {
        /// Given number of seats.
        given: usize,
        /// Minimum number.
        least: usize,
        /// Maximum number.
        most: usize,
    },
    /// An official opponent at another seat than the second of two, or beside another one.
    OfficialSeat,
    /// Too many names, a name that is too long, or one that is not plain text.
    Names,
    /// Unknown module, or the same one twice.
    Module(Quoted),
    /// A module of the co-op scenario, without the scenario.
    CoopModule(Quoted),
    /// Two difficulties of the co-op scenario.
    CoopTwice,
    /// The co-op scenario with one seat, with an official opponent, or as a chapter of a campaign.
    CoopAlone,
    /// The game takes nothing over from an earlier one.
    NothingCarried,
    /// The game does not accept this thing, or not by that seat, in that number or twice.
    CampaignBonus(Quoted),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::SeatKey(key) => write!(f, "no kind of player is called “{key}”"),
            Self::Seats { given, least, most } => {
                write!(f, "a table of {given}: this game takes {least} to {most} seats")
            }
            Self::OfficialSeat => write!(f, "the solo opponent takes the second of two seats"),
            Self::Names => write!(f, "at most one name a seat, of at most {MAX_NAME} plain characters"),
            Self::Module(key) => write!(f, "the part “{key}” is unknown or named twice"),
            Self::CoopModule(key) => write!(f, "the part “{key}” is one of the co-op scenario: add “coop”"),
            Self::CoopTwice => write!(f, "the co-op scenario has one difficulty: “coop-hard” or “coop-insane”"),
            Self::CoopAlone => {
                write!(
                    f,
                    "the co-op scenario is for two seats or more, without an official opponent and outside a campaign"
                )
            }
            Self::NothingCarried => write!(f, "this game takes nothing over from an earlier one"),
            Self::CampaignBonus(key) => {
                write!(f, "“{key}” cannot be brought from an earlier game, or not by that seat, so many or twice")
            }
        }
    }
}

impl std::error::Error for SetupError {}
