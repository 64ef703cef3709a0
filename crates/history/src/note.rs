//! Notes about a game while it is played, and their stored texts.

use super::{Answer, Answers, ChallengeDate};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Note {
    Attempt {
        game: String,
        /// Date, as a [`ChallengeDate`] is written.
        day: String,
        id: u64,
    },
    Advised {
        id: u64,
    },
    /// A puzzle was answered: a position that is no game of one's own.
    Answered {
        game: String,
        number: usize,
        answer: Answer,
        day: Option<String>,
    },
}

const MOST_ADVISED: usize = 100;

impl Note {
    pub const fn id(&self) -> u64 {
        match self {
            Self::Attempt { id, .. } | Self::Advised { id } => *id,
            Self::Answered { number, .. } => *number as u64,
        }
    }

    pub fn key(&self) -> String {
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

pub fn attempt(kept: &str) -> Option<(ChallengeDate, u64)> {
    let (day, id) = kept.split_once(' ')?;
    Some((day.parse().ok()?, id.parse().ok()?))
}

pub fn is_advised(kept: &str, id: u64) -> bool {
    kept.split_whitespace().any(|other| other.parse() == Ok(id))
}
