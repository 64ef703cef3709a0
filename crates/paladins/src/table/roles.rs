//! The roles of the Paladins in hand at the start of a round: played, on top of the pile, or below it.

use super::scene::Scene;
use crate::components::PaladinId;
use crate::{Choice, Paladins, Question};
use kernel::Seat;

pub fn is_round_start(question: Question) -> bool {
    matches!(question, Question::PlayPaladin | Question::TopPaladin | Question::Tavern)
}

/// Returns the Paladins in a seat's hand, including the played one, in a stable order.
pub fn hand(state: &Paladins, seat: Seat) -> Vec<PaladinId> {
    let player = state.player(seat);
    let mut cards: Vec<PaladinId> = Vec::new();
    for card in player.hand().iter().copied().chain(player.chosen()) {
        cards.insert(cards.partition_point(|other| *other < card), card);
    }
    cards
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Roles {
    pub play: PaladinId,
    pub top: Option<PaladinId>,
    pub bottom: Option<PaladinId>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    Play,
    Top,
    Bottom,
}

impl Roles {
    /// Returns the roles once a Paladin is played. The one on top is a proposal until it is confirmed.
    pub fn of(scene: &Scene) -> Option<Self> {
        let player = scene.state.player(scene.viewer);
        let play = player.chosen()?;
        let top = match scene.proposal {
            Some(Choice::Top(top)) => Some(top),
            _ => None,
        };
        Some(Self::with(&hand(&scene.state, scene.viewer), play, top))
    }

    /// Returns the roles with `play` as the played Paladin and `top` on top if possible, else the first of the
    /// others.
    pub fn with(cards: &[PaladinId], play: PaladinId, top: Option<PaladinId>) -> Self {
        let others = || cards.iter().copied().filter(|card| *card != play);
        let top = top.filter(|top| others().any(|card| card == *top)).or_else(|| others().next());
        let bottom = others().find(|card| Some(*card) != top);
        Self { play, top, bottom }
    }

    pub fn role(self, card: PaladinId) -> Role {
        if card == self.play {
            Role::Play
        } else if Some(card) == self.top {
            Role::Top
        } else {
            Role::Bottom
        }
    }

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
