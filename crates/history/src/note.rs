//! Notes about a game while it is played, and their stored texts.

use super::{Answer, Answers, ChallengeDate};
use serde::{Deserialize, Serialize};

/// A note about a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Note {
    /// It is the scored attempt at a game's challenge of a day, or of a week.
    Attempt {
        /// Key of the game.
        game: String,
        /// Date, as a [`ChallengeDate`] is written.
        day: String,
        /// Number of the game.
        id: u64,
    },
    /// The adviser was asked in it.
    Advised {
        /// Number of the game.
        id: u64,
    },
    /// A puzzle was answered: a position that is no game of one's own.
    Answered {
        /// Key of the game.
        game: String,
        /// Number of the puzzle.
        number: usize,
        answer: Answer,
        /// Day whose puzzle it is, if it was answered on that day.
        day: Option<String>,
    },
}

/// Maximum number of games with the adviser's mark in the stored text.
const MOST_ADVISED: usize = 100;

impl Note {
    /// Number of the game, or of the puzzle.
    pub const fn id(&self) -> u64 {
        match self {
            Self::Attempt { id, .. } | Self::Advised { id } => *id,
            Self::Answered { number, .. } => *number as u64,
        }
    }

    /// A unique text for a storage key.
    pub fn word(&self) -> String {
        match self {
            Self::Attempt { game, day, id } => format!("attempt.{game}.{day}.{id}"),
            Self::Advised { id } => format!("advised.{id}"),
            Self::Answered { game, number, .. } => format!("answered.{game}.{number}"),
        }
    }

    /// Adds this note to the stored text of its kind. Of attempts the one of the latest date is kept, of games with the
    /// adviser's mark the last hundred, of puzzles the first answer to each.
    pub fn written_into(&self, kept: &str) -> String {
        match self {
            Self::Attempt { day, id, .. } => {
                let later = attempt(kept).is_some_and(|(other, _)| other.to_string() >= *day);
                if later { kept.to_owned() } else { format!("{day} {id}") }
            }
            Self::Advised { id } => {
                let own = id.to_string();
                let others = kept.split_whitespace().filter(|other| *other != own).take(MOST_ADVISED - 1);
                std::iter::once(&*own).chain(others).collect::<Vec<_>>().join(" ")
            }
            Self::Answered { number, answer, day, .. } => {
                let mut answers = Answers::read(kept);
                answers.take(*number, *answer, day.as_ref().and_then(|day| day.parse().ok()));
                answers.to_string()
            }
        }
    }
}

/// The date of the attempt in a stored text, and the number of the game.
pub fn attempt(kept: &str) -> Option<(ChallengeDate, u64)> {
    let (day, id) = kept.split_once(' ')?;
    Some((day.parse().ok()?, id.parse().ok()?))
}

/// True if a game is among those with the adviser's mark in a stored text.
pub fn is_advised(kept: &str, id: u64) -> bool {
    kept.split_whitespace().any(|other| other.parse() == Ok(id))
}
