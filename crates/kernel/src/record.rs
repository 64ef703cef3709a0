//! The record of a game, and the one entry point for records from outside.

use crate::{Declared, Game, NoText, Quoted, Seed, SeedError, Setup, SetupError};
use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;
use std::fmt;
use std::hash::Hasher;

/// Maximum number of bytes of a record's text; a long game with its snapshot has a tenth of them.
const MAX_BYTES: usize = 1 << 18;
/// Maximum number of choices of a record; the longest games have about a tenth of them.
pub(super) const MAX_CHOICES: usize = 10_000;

/// Set-up, seed and choices: the complete game. As JSON it is a save, a replay, a shared link and a bug report.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// Key of the game.
    pub game: String,
    /// Version of the rules under which it was played.
    pub rules: u32,
    /// The seats and the modules.
    pub setup: Setup,
    /// Seed of the deal.
    pub seed: Seed,
    /// Choices made, oldest first, as texts of the game.
    pub choices: Vec<String>,
    /// True if an undo took back a choice that had shown hidden cards or chance.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub practice: bool,
    /// Fingerprint of all of the above, against accidents and careless edits. May be absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub check: Option<String>,
    /// State after the last choice, so that the game can be finished under newer rules. May be absent.
    #[serde(default, skip_serializing_if = "Option::is_none", serialize_with = "without_fractions")]
    pub snapshot: Option<Value>,
}

/// Writes a snapshot without support for fractions: no state has one, and their formatter adds 2 KB to every page.
#[expect(clippy::ref_option)] // serde passes it like this
fn without_fractions<S: Serializer>(snapshot: &Option<Value>, serializer: S) -> Result<S::Ok, S::Error> {
    snapshot.as_ref().map(Exact).serialize(serializer)
}

/// A JSON value whose fractions are written as `null`.
struct Exact<'a>(&'a Value);

impl Serialize for Exact<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Value::Null => serializer.serialize_unit(),
            Value::Bool(value) => serializer.serialize_bool(*value),
            Value::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(value), _) => serializer.serialize_u64(value),
                (None, Some(value)) => serializer.serialize_i64(value),
                (None, None) => serializer.serialize_unit(),
            },
            Value::String(text) => serializer.serialize_str(text),
            Value::Array(items) => serializer.collect_seq(items.iter().map(Exact)),
            Value::Object(fields) => serializer.collect_map(fields.iter().map(|(name, value)| (name, Exact(value)))),
        }
    }
}

impl Record {
    /// Reads a record of this game. The legality of its choices is checked by [`Table::replay`](crate::Table::replay).
    pub fn read<G: Game>(text: &str) -> Result<Self, RecordError> {
        Self::read_of(Declared::of::<G>(), text)
    }

    /// Reads a record of a game that is known by its declaration.
    pub fn read_of(game: &Declared, text: &str) -> Result<Self, RecordError> {
        let key = game_of(text)?;
        if key != game.name {
            return Err(RecordError::of_another_game(&key));
        }
        let record: Self = serde_json::from_str(text)?;
        let known = game.rules_of(&record.setup);
        if record.rules > known {
            return Err(RecordError::NewerRules { rules: record.rules, known });
        }
        if record.choices.len() > MAX_CHOICES {
            return Err(RecordError::TooLarge);
        }
        record.setup.kinds_in(game).map_err(RecordError::Setup)?;
        if record.check.as_ref().is_some_and(|check| *check != record.fingerprint()) {
            return Err(RecordError::Altered);
        }
        Ok(record)
    }

    /// The record of a position that no deal led to. Its rules version 0 lets it continue from its state. It is
    /// practice, because its hidden cards are known.
    pub fn of_position<G: Game>(setup: Setup, state: &G) -> Self {
        Self {
            game: G::NAME.to_owned(),
            rules: 0,
            setup,
            seed: Seed::from(0),
            choices: Vec::new(),
            practice: true,
            check: None,
            snapshot: serde_json::to_value(state).ok(),
        }
        .sealed()
    }

    /// Writes the record as text.
    pub fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Returns the record with its fingerprint.
    #[must_use]
    pub fn sealed(mut self) -> Self {
        self.check = Some(self.fingerprint());
        self
    }

    /// FNV-1a over the parts that make the game, each ended by a byte that no text holds.
    pub(super) fn fingerprint(&self) -> String {
        let mut hasher = fnv::FnvHasher::default();
        let rules = self.rules.to_string();
        let mut add = |text: &str| {
            hasher.write(text.as_bytes());
            hasher.write_u8(0xff);
        };
        add(&self.game);
        add(&rules);
        for list in [&self.setup.seats, &self.setup.names, &self.setup.modules, &self.choices] {
            for text in list {
                add(text);
            }
            add("");
        }
        add(self.seed.text());
        add(if self.practice { "practice" } else { "" });
        // Nothing where nothing is carried.
        for own in &self.setup.carried {
            add(&own.what);
            add(&format!("{} {}", own.seat.0, own.count));
        }
        format!("{:016x}", hasher.finish())
    }
}

/// Returns the key of a record's game without reading the rest.
pub fn game_of(text: &str) -> Result<String, RecordError> {
    #[derive(Deserialize)]
    struct GameMark {
        game: String,
    }
    if text.len() > MAX_BYTES {
        return Err(RecordError::TooLarge);
    }
    let head: GameMark = serde_json::from_str(text)?;
    Ok(head.game)
}

/// Reason why a record cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// Malformed or truncated text, with position and cause.
    Unreadable(Quoted),
    /// A link whose end is missing.
    Incomplete,
    /// Larger than any game.
    TooLarge,
    /// A record of another game.
    OtherGame {
        /// Key of that game.
        game: Quoted,
    },
    /// Written in a newer format.
    NewerForm,
    /// Played under newer rules.
    NewerRules {
        /// Version of the record's rules.
        rules: u32,
        /// Newest known version.
        known: u32,
    },
    /// Played under older rules, without a snapshot to continue from.
    NoSnapshot,
    /// The snapshot breaks the rules; the broken invariant.
    Snapshot(Quoted),
    /// The set-up is invalid.
    Setup(SetupError),
    /// The fingerprint does not match the rest.
    Altered,
    /// A choice that this game does not know, or that was not legal at that point.
    Choice {
        /// Place, counted from 1.
        number: usize,
        /// Text of the choice.
        text: Quoted,
        /// True if the game knows the text.
        known: bool,
    },
}

impl RecordError {
    /// A refused choice: its place, counted from 0, its text, and whether the game knows the text.
    pub(super) fn at(place: usize, text: &str, known: bool) -> Self {
        Self::Choice { number: place + 1, text: text.into(), known }
    }

    /// The record of `game`, read by another game.
    pub fn of_another_game(game: &str) -> Self {
        Self::OtherGame { game: game.into() }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(detail) => write!(f, "this is not a whole record ({detail})"),
            Self::Incomplete => write!(f, "this link is incomplete: its end is missing"),
            Self::TooLarge => write!(f, "this is larger than any record"),
            Self::OtherGame { game } => write!(f, "this is a record of another game, “{game}”"),
            Self::NewerForm => write!(f, "this was written by a newer version"),
            Self::NewerRules { rules, known } => {
                write!(f, "this was played under rules {rules}; this version knows them up to {known}")
            }
            Self::NoSnapshot => write!(f, "this was played under older rules and holds no state to go on from"),
            Self::Snapshot(invariant) => write!(f, "the state in this record breaks a rule: {invariant}"),
            Self::Setup(error) => write!(f, "this record cannot be set up: {error}"),
            Self::Altered => write!(f, "this record was changed: its fingerprint does not fit"),
            Self::Choice { number, text, known: true } => write!(f, "choice {number}, “{text}”, is not legal there"),
            Self::Choice { number, text, known: false } => {
                write!(f, "choice {number}, “{text}”, is no choice of this game")
            }
        }
    }
}

impl std::error::Error for RecordError {}

impl From<serde_json::Error> for RecordError {
    fn from(error: serde_json::Error) -> Self {
        Self::Unreadable(Quoted::fault(&error))
    }
}

impl From<NoText> for RecordError {
    fn from(_: NoText) -> Self {
        Self::Unreadable(Quoted::own("no text in UTF-8 or UTF-16"))
    }
}

impl From<SeedError> for RecordError {
    fn from(_: SeedError) -> Self {
        Self::Unreadable(Quoted::own("its seed is none"))
    }
}
