//! Drags: a piece that is moved by hand makes the choice that a tap makes.
//!
//! They are worked out from the legal choices alone: of the question, and of the one after a choice that only leads on.

use super::{Motion, Scene, TableData, Tap};
use engine::same_turn_state;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drag {
    /// The piece, the thing that is dragged, and the place where it is dropped.
    pub motion: Motion,
    pub tap: Tap,
    /// Text of the choice.
    pub label: String,
    /// Choice of a later question that the place stands for. It is proposed once it is asked for.
    pub aim: Option<String>,
}

impl Drag {
    /// Index of the choice that it makes, where that is the next one.
    pub const fn place(&self) -> Option<usize> {
        match self.tap {
            Tap::Choose(place) | Tap::Pick(place) => Some(place),
            _ => None,
        }
    }

    fn has_ends_of(&self, other: &Self) -> bool {
        (&self.motion.from, &self.motion.to) == (&other.motion.from, &other.motion.to)
    }
}

impl<G: TableData> Scene<G> {
    /// The drags of all choices that move a piece. Several may have the same ends: the choice of the touched part of
    /// the table decides between them. Those that also make the choice before have no such part, so that of several
    /// none remains.
    pub fn moved_by_hand(&self) -> Vec<Drag> {
        let (mut drags, mut ahead, mut next) = (Vec::new(), Vec::new(), Vec::new());
        for choice in self.choices.iter().copied() {
            let label = |state: &G, choice: G::Choice| state.choice(choice, self.lang);
            drags.extend(self.state.carried(choice).into_iter().filter_map(|motion| {
                Some(Drag { motion, tap: self.drop(choice)?, label: label(&self.state, choice), aim: None })
            }));
            let begins = self.state.begins_action(choice).then(|| same_turn_state(&*self.state, choice));
            let Some(after) = begins.flatten() else { continue };
            after.choices(&mut next);
            for then in next.drain(..) {
                let tap = || Tap::Ahead(choice.to_string(), then.to_string());
                let motions = after.carried(then).into_iter();
                ahead.extend(motions.map(|motion| Drag { motion, tap: tap(), label: label(&after, then), aim: None }));
            }
        }
        let alone = |drag: &&Drag| {
            let same = |other: &&Drag| drag.has_ends_of(other);
            drags.iter().find(same).is_none() && ahead.iter().filter(same).count() == 1
        };
        let ahead: Vec<Drag> = ahead.iter().filter(alone).cloned().collect();
        drags.extend(ahead);
        drags
    }

    /// The tap of a drop. It never confirms what was only proposed.
    pub fn drop(&self, choice: G::Choice) -> Option<Tap> {
        let place = self.place(choice)?;
        Some(if self.state.looks(choice) { Tap::Pick(place) } else { Tap::Choose(place) })
    }
}
