//! Check of a set-up against a game.

use crate::sanitize::is_printable;
use crate::{
    BonusLimits, CampaignBonus, Coop, Declared, Game, LEVELS, MAX_NAME, SeatKind, Setup, SetupError, seats_that_decide,
};

impl Setup {
    /// Returns the kind of each seat, if a game can be set up like this.
    pub fn kinds<G: Game>(&self) -> Result<Vec<SeatKind>, SetupError> {
        self.kinds_in(Declared::of::<G>())
    }

    /// Returns the kind of each seat for a game that is known by its declaration.
    pub fn kinds_in(&self, game: &Declared) -> Result<Vec<SeatKind>, SetupError> {
        let kinds = self.seats.iter().map(|key| seat_kind(key, game)).collect::<Result<Vec<_>, _>>()?;
        match kinds.iter().find_map(|kind| kind.official()) {
            Some(_) => check_official(&kinds)?,
            None if !game.seats.contains(&kinds.len()) => {
                let (least, most) = (*game.seats.start(), *game.seats.end());
                return Err(SetupError::Seats { given: kinds.len(), least, most });
            }
            None => {}
        }
        if self.names.len() > kinds.len() || !self.names.iter().all(|name| is_name(name)) {
            return Err(SetupError::Names);
        }
        for (place, module) in self.modules.iter().enumerate() {
            if !game.modules.contains(&module.as_str()) || self.modules[..place].contains(module) {
                return Err(SetupError::Module(module.as_str().into()));
            }
        }
        Coop::check(self, kinds.len(), kinds.iter().any(|kind| kind.official().is_some()))?;
        check_carried(&self.carried, game.carries, &kinds)?;
        Ok(kinds)
    }

    /// Place of the official opponent in the game's list, if one plays.
    pub fn official<G: Game>(&self) -> Option<usize> {
        self.seats.iter().find_map(|key| G::OFFICIALS.iter().position(|official| official == key))
    }
}

/// Checks that an official opponent has the second of two seats, beside somebody else.
fn check_official(kinds: &[SeatKind]) -> Result<(), SetupError> {
    match kinds {
        [other, SeatKind::Official(_)] if other.official().is_none() => Ok(()),
        _ => Err(SetupError::OfficialSeat),
    }
}

/// Checks that each carried thing is declared, belongs to a seat that decides, comes once per seat, and keeps its
/// maximum.
fn check_carried(carried: &[CampaignBonus], declared: &[BonusLimits], kinds: &[SeatKind]) -> Result<(), SetupError> {
    if declared.is_empty() && !carried.is_empty() {
        return Err(SetupError::NothingCarried);
    }
    for (place, own) in carried.iter().enumerate() {
        let fits = |known: &&BonusLimits| {
            let twice = |other: &CampaignBonus| other.what == own.what && (known.once || other.seat == own.seat);
            (1..=known.most).contains(&own.count) && !carried[..place].iter().any(twice)
        };
        let known = declared.iter().find(|known| known.key == own.what).filter(fits);
        if known.is_none() || !seats_that_decide(kinds).any(|seat| seat == own.seat) {
            return Err(SetupError::CampaignBonus(own.what.as_str().into()));
        }
    }
    Ok(())
}

fn seat_kind(key: &str, game: &Declared) -> Result<SeatKind, SetupError> {
    match key {
        "human" => Ok(SeatKind::Human),
        "random" => Ok(SeatKind::Random),
        _ => {
            let level = LEVELS.iter().position(|level| *level == key).map(SeatKind::Level);
            let official = || game.officials.iter().position(|official| *official == key).map(SeatKind::Official);
            level.or_else(official).ok_or_else(|| SetupError::SeatKey(key.into()))
        }
    }
}

/// A name is short and plain, or empty. [`plain`](crate::plain()) makes one of any typed text.
fn is_name(text: &str) -> bool {
    text.chars().count() <= MAX_NAME && is_printable(text)
}
