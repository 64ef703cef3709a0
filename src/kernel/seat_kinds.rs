//! A set-up checked against a game: who decides for each seat.

use crate::kernel::plain::{is_plain, quoted};
use crate::kernel::{Game, LEVELS, MAX_NAME, SeatKind, Setup, SetupError};

impl Setup {
    /// Who decides for each seat, if a game can be set up like this.
    pub fn kinds<G: Game>(&self) -> Result<Vec<SeatKind>, SetupError> {
        let kinds = self.seats.iter().map(|word| seat_kind::<G>(word)).collect::<Result<Vec<_>, _>>()?;
        let officials = kinds.iter().filter(|kind| matches!(kind, SeatKind::Official(_))).count();
        let alone = officials == 1 && kinds.len() == 2 && matches!(kinds[1], SeatKind::Official(_));
        if officials > 0 && !alone {
            return Err(SetupError::OpponentPlace);
        }
        if !G::SEATS.contains(&kinds.len()) {
            return Err(SetupError::Seats { given: kinds.len(), least: *G::SEATS.start(), most: *G::SEATS.end() });
        }
        if self.names.len() > kinds.len() || !self.names.iter().all(|name| is_name(name)) {
            return Err(SetupError::Names);
        }
        for (place, module) in self.modules.iter().enumerate() {
            if !G::MODULES.contains(&module.as_str()) || self.modules[..place].contains(module) {
                return Err(SetupError::Module(quoted(module)));
            }
        }
        Ok(kinds)
    }

    /// The place of the official solo opponent in the game's list, if one plays.
    pub fn official<G: Game>(&self) -> Option<usize> {
        self.seats.iter().find_map(|word| G::OPPONENTS.iter().position(|opponent| opponent == word))
    }
}

fn seat_kind<G: Game>(word: &str) -> Result<SeatKind, SetupError> {
    match word {
        "human" => Ok(SeatKind::Human),
        "random" => Ok(SeatKind::Random),
        _ => {
            let level = LEVELS.iter().position(|level| *level == word).map(SeatKind::Level);
            let official = || G::OPPONENTS.iter().position(|opponent| *opponent == word).map(SeatKind::Official);
            level.or_else(official).ok_or_else(|| SetupError::SeatWord(quoted(word)))
        }
    }
}

/// A name is short and plain, or empty. [`plain`](crate::kernel::plain()) makes one of whatever was typed.
fn is_name(text: &str) -> bool {
    text.chars().count() <= MAX_NAME && is_plain(text)
}
