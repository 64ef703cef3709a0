//! Play without a table: at random, for tests, measurements and the random seat; and through a record.

use crate::{Chance, Declared, Game, Record, RecordError, RevealProbe, Seat};

/// Returns a legal choice, each equally likely; `None` once the game is over. `list` is a reusable buffer.
pub fn random_choice<G: Game>(game: &G, chance: &mut Chance, list: &mut Vec<G::Choice>) -> Option<G::Choice> {
    game.choices(list);
    list.get(chance.below(list.len() as u32) as usize).copied()
}

/// Plays at random to the end, or for `most` decisions. Returns the number of decisions.
pub fn play_out<G: Game>(game: &mut G, chance: &mut Chance, list: &mut Vec<G::Choice>, most: usize) -> usize {
    for played in 0..most {
        let Some(choice) = random_choice(game, chance, list) else { return played };
        game.make(choice, &mut RevealProbe::default());
    }
    most
}

/// A choice that was made in a game.
#[derive(Clone, Debug)]
pub struct PlayedChoice<G: Game> {
    /// State before the choice.
    pub before: G,
    /// Seat that chose.
    pub seat: Seat,
    /// The choice.
    pub choice: G::Choice,
}

/// Plays a record through from its deal, as a [`Table`](crate::Table) does, without events. Checks every choice.
///
/// # Errors
///
/// A choice or the set-up is refused, or the rules are older: [`RecordError::NoSnapshot`].
pub fn played<G: Game>(record: &Record) -> Result<Vec<PlayedChoice<G>>, RecordError> {
    if record.rules < Declared::of::<G>().rules_of(&record.setup) {
        return Err(RecordError::NoSnapshot);
    }
    let mut narrated = RevealProbe::default();
    let mut state = G::deal(&record.setup, record.seed.chance(), &mut narrated).map_err(RecordError::Setup)?;
    let play = |(place, text): (usize, &String)| {
        let refused = |known| RecordError::at(place, text, known);
        let choice: G::Choice = text.parse().map_err(|_| refused(false))?;
        let seat = state.decision().ok_or_else(|| refused(true))?.seat;
        let before = state.clone();
        state.apply(choice, &mut narrated).map_err(|_| refused(true))?;
        Ok(PlayedChoice { before, seat, choice })
    };
    record.choices.iter().enumerate().map(play).collect()
}
