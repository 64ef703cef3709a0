//! The Paladins in hand at the start of a round: which is played, which goes on top of the pile and which below it.

use super::scene::Scene;
use crate::components::PaladinId;
use crate::{Choice, Paladins, Question};
use kernel::Seat;

/// Whether a question belongs to the start of a round.
pub fn is_round_start(question: Question) -> bool {
    matches!(question, Question::PlayPaladin | Question::TopPaladin | Question::Tavern)
}

/// The Paladins in a seat's hands, the one played among them, in an order that does not change.
pub fn hand(state: &Paladins, seat: Seat) -> Vec<PaladinId> {
    let player = state.player(seat);
    let mut cards: Vec<PaladinId> = Vec::new();
    for card in player.hand().iter().copied().chain(player.chosen()) {
        cards.insert(cards.partition_point(|other| *other < card), card);
    }
    cards
}

/// Which of the Paladins in hand is played, which goes on top of the pile and which below it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Roles {
    /// The one that is played.
    pub play: PaladinId,
    /// The one that goes on top.
    pub top: Option<PaladinId>,
    /// The one that goes below.
    pub bottom: Option<PaladinId>,
}

/// What is done with a Paladin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// It is played.
    Play,
    /// It goes on top of the pile.
    Top,
    /// It goes below the pile.
    Bottom,
}

impl Roles {
    /// The roles as they stand once a Paladin is played: what goes on top is a proposal until it is confirmed.
    pub fn of(scene: &Scene) -> Option<Self> {
        let player = scene.state.player(scene.viewer);
        let play = player.chosen()?;
        let top = match scene.proposal {
            Some(Choice::Top(top)) => Some(top),
            _ => None,
        };
        Some(Self::with(&hand(&scene.state, scene.viewer), play, top))
    }

    /// The roles where this one is played, and that one goes on top if it may; else the first of the others.
    pub fn with(cards: &[PaladinId], play: PaladinId, top: Option<PaladinId>) -> Self {
        let others = || cards.iter().copied().filter(|card| *card != play);
        let top = top.filter(|top| others().any(|card| card == *top)).or_else(|| others().next());
        let bottom = others().find(|card| Some(*card) != top);
        Self { play, top, bottom }
    }

    /// The role of a card.
    pub fn role(self, card: PaladinId) -> Role {
        if card == self.play {
            Role::Play
        } else if Some(card) == self.top {
            Role::Top
        } else {
            Role::Bottom
        }
    }

    /// The same where a card has this role, and whichever had it has the card's own one.
    #[must_use]
    pub fn give(self, card: PaladinId, role: Role) -> Self {
        let own = self.role(card);
        let holder = match role {
            Role::Play => Some(self.play),
            Role::Top => self.top,
            Role::Bottom => self.bottom,
        };
        let swapped = |held: Option<PaladinId>, of: Role| match (of == role, of == own) {
            (true, _) => Some(card),
            (false, true) => holder,
            (false, false) => held,
        };
        Self {
            play: swapped(Some(self.play), Role::Play).unwrap_or(self.play),
            top: swapped(self.top, Role::Top),
            bottom: swapped(self.bottom, Role::Bottom),
        }
    }
}
