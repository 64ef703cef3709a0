//! Preview of a choice deferred to the seat's next turn. Another choice is played first, in some games dealt anew as
//! the seat could believe them to be, with random answers until the seat gets the same question again.

use super::preview::{Change, Column, Preview, Previews};
use super::{Chance, Game, RevealProbe, Seat};

/// Number of deals tried.
const DEALS: u64 = 16;
/// Maximum number of choices between two turns of a seat. No game comes near it.
const MOST_STEPS: usize = 400;

/// Disadvantage of a deferred choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CostOfWaiting<T> {
    /// It can no longer be made.
    Gone,
    /// It costs more or brings less. Each loss is the smallest one in all deals.
    Worse(Vec<Change<T>>),
}

impl<T: Copy + PartialEq> CostOfWaiting<T> {
    /// Compares making a choice first in a turn with making it a turn later, after `first`. `None` if it is no worse in
    /// some deal, if it begins no turn, or if the next turn or the next question after the choice differs.
    pub fn of<G: Previews<Thing = T>>(state: &G, choice: G::Choice, first: G::Choice) -> Option<Self> {
        let asked = state.decision().filter(|asked| G::begins_turn(asked.question))?;
        let now = Preview::of(state, choice)?;
        let mut worse: Option<Vec<Change<T>>> = None;
        let mut gone = 0;
        for deal in 0..DEALS {
            let mut chance = Chance::new(deal);
            let mut game = state.redeal(asked.seat, &mut chance);
            game.apply(first, &mut RevealProbe::default()).ok()?;
            let game = at_next_turn(game, asked.seat, &mut chance)?;
            if game.decision()?.question != asked.question {
                return None;
            }
            let Some(later) = Preview::of(&game, choice) else {
                gone += 1;
                continue;
            };
            if (&later.next, later.shows()) != (&now.next, now.shows()) {
                // One preview ends earlier than the other, so that their certain changes cannot be compared.
                return None;
            }
            let losses = losses(&now.changes, &later.changes);
            worse = Some(match worse {
                Some(worse) => worse.iter().filter_map(|loss| common(*loss, &losses)).collect(),
                None => losses,
            });
        }
        match (gone, worse) {
            (DEALS, _) => Some(Self::Gone),
            (0, Some(worse)) if !worse.is_empty() => Some(Self::Worse(worse)),
            _ => None,
        }
    }
}

/// Plays on to the next turn of a seat; `None` if the game ends before.
fn at_next_turn<G: Game>(mut game: G, seat: Seat, chance: &mut Chance) -> Option<G> {
    let mut list = Vec::new();
    for _ in 0..MOST_STEPS {
        let asked = game.decision()?;
        if asked.seat == seat && G::begins_turn(asked.question) {
            return Some(game);
        }
        game.choices(&mut list);
        let answer = list[chance.below(list.len() as u32) as usize];
        game.apply(answer, &mut RevealProbe::default()).ok()?;
    }
    None
}

fn losses<T: Copy + PartialEq>(now: &[Change<T>], later: &[Change<T>]) -> Vec<Change<T>> {
    let own = |changes: &[Change<T>], like: &Change<T>| {
        let same = changes.iter().filter(|one| one.is_own() && one.column == like.column && one.thing == like.thing);
        same.map(|change| change.by).sum::<i32>()
    };
    let mut losses: Vec<Change<T>> = Vec::new();
    for change in now.iter().chain(later).filter(|change| change.is_own()) {
        let known = losses.iter().any(|loss| loss.column == change.column && loss.thing == change.thing);
        let (was, will_be) = (own(now, change), own(later, change));
        // A payment is negative and a burden positive in [`Column::Costs`], and gains are the reverse: the absolute
        // value counts.
        let is_loss = match change.column {
            Column::Costs => will_be.abs() > was.abs(),
            Column::Brings => will_be.abs() < was.abs(),
            Column::Then => false,
        };
        if !known && is_loss {
            losses.push(Change { by: will_be - was, ..*change });
        }
    }
    losses
}

fn common<T: Copy + PartialEq>(loss: Change<T>, others: &[Change<T>]) -> Option<Change<T>> {
    let other = others.iter().find(|other| other.column == loss.column && other.thing == loss.thing)?;
    let same = other.by.signum() == loss.by.signum();
    same.then(|| Change { by: loss.by.signum() * loss.by.abs().min(other.by.abs()), ..loss })
}
