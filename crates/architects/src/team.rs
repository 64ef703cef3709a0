//! What the co-op scenario adds to a state (Tomesaga): the Overlord with his cards and Workers, his Demands, the Events.

use super::components::{
    ALL_EVENTS, ALL_SCHEMES, CIRCLES, DEMAND_LEVELS, DemandId, EventId, FINAL_SCHEME, FUTURE_SCHEMES, OVERLORD_WORKERS,
    STARTING_SCHEMES, SchemeId, Thing, events_in_play, target_for_each,
};
use engine::Dealer;
use kernel::{Chance, Coop, Pile, Set};
use serde::{Deserialize, Serialize};

/// What only a player of the co-op scenario has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Member {
    /// Workers of the Overlord that this player has captured.
    pub captives: u8,
    /// Own Workers on the Overlord's board.
    pub held: u8,
    /// Own Workers that left the game.
    pub removed: u8,
}

impl Member {
    /// Whether there is nothing of it, as in every other game.
    #[allow(clippy::trivially_copy_pass_by_ref)] // so it is called
    pub(super) fn is_none(&self) -> bool {
        *self == Self::default()
    }
}

/// The Overlord, and what is common to all players against him.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Team {
    /// How hard it is: which of his boards lies there.
    pub difficulty: Coop,
    /// His Workers that he can place.
    pub workers: u8,
    /// His Workers in the Prison.
    pub prison: u8,
    /// His Workers on each large circle.
    pub circles: [u8; CIRCLES],
    /// His draw pile, face down.
    pub(super) draw: Pile<SchemeId, ALL_SCHEMES>,
    /// His discards; the last one is the newest.
    pub(super) discard: Pile<SchemeId, ALL_SCHEMES>,
    /// The Future Schemes, the Final one at the bottom.
    pub(super) future: Pile<SchemeId, FUTURE_SCHEMES>,
    /// Whether the top card of the draw pile is a Future Scheme that nobody saw.
    pub(super) laid_on_top: bool,
    /// The Demand of each level.
    pub(super) demands: [DemandId; DEMAND_LEVELS],
    /// How many of them are revealed.
    pub(super) revealed: u8,
    /// What was donated to each.
    pub(super) given: [u8; DEMAND_LEVELS],
    /// The plans among it.
    pub(super) plans: Set,
    /// The Events that were not revealed. Those at the bottom are out of the game, as many as are returned at the set-up.
    pub(super) events: Pile<EventId, ALL_EVENTS>,
    /// Whether an Event was asked for and none was left.
    pub used_up: bool,
}

/// A Demand that was revealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenDemand {
    /// Its level, from 0.
    pub level: usize,
    /// Which card it is.
    pub demand: DemandId,
    /// How many were donated.
    pub given: u8,
    /// How many it asks for.
    pub asked: u8,
}

impl OpenDemand {
    /// Whether it is met.
    pub const fn is_met(self) -> bool {
        self.given >= self.asked
    }
}

impl Team {
    /// The Overlord at the start (Setup 6 to 8): his Schemes, a Demand of each level, the Events of the difficulty.
    pub(super) fn dealt(difficulty: Coop, chance: &mut Chance) -> Self {
        let mut future = Pile::of([FINAL_SCHEME]);
        let others: Pile<SchemeId, FUTURE_SCHEMES> =
            Pile::shuffled(SchemeId::all().filter(|id| id.is_future() && *id != FINAL_SCHEME), chance);
        future.extend(others.iter().copied());
        Self {
            difficulty,
            workers: OVERLORD_WORKERS,
            prison: 0,
            circles: [0; CIRCLES],
            draw: Pile::shuffled(SchemeId::all().take(STARTING_SCHEMES), chance),
            discard: Pile::new(),
            future,
            laid_on_top: false,
            demands: std::array::from_fn(|level| DemandId::of(level, chance.below(2) == 1)),
            revealed: 0,
            given: [0; DEMAND_LEVELS],
            plans: Set::EMPTY,
            events: Pile::shuffled(EventId::all(), chance),
            used_up: false,
        }
    }

    /// Everything that nobody sees is dealt anew: the order of the Schemes, the Demands to come, the Events.
    pub(super) fn deal_anew(&mut self, dealer: &mut Dealer<'_>) {
        // A Future Scheme on top of the draw pile may be any of those that nobody saw; the Final one lies at the bottom of them.
        let top = if self.laid_on_top { self.draw.pop() } else { None };
        self.future.extend(top);
        let last = usize::from(self.future.first() == Some(&FINAL_SCHEME));
        dealer.deal(&mut self.future[last..]);
        dealer.deal(&mut self.draw);
        if top.is_some()
            && let Some(scheme) = self.future.pop()
        {
            self.draw.push(scheme);
        }
        for level in usize::from(self.revealed)..DEMAND_LEVELS {
            self.demands[level] = DemandId::of(level, dealer.below(2) == 1);
        }
        dealer.deal(&mut self.events);
    }

    /// The Schemes of which one comes next, each once, in the order of their table. Alone in the list, it is known.
    pub fn coming(&self) -> impl Iterator<Item = SchemeId> + use<> {
        let mut cards: Pile<SchemeId, ALL_SCHEMES> = Pile::new();
        if self.laid_on_top {
            // The Final one lies at the bottom of the others for as long as there are others.
            cards.extend(self.draw.last().copied());
            cards.extend(self.future.iter().copied());
            if cards.len() > 1 {
                cards.remove(FINAL_SCHEME);
            }
        } else if self.draw.is_empty() {
            cards.extend(self.discard.iter().copied());
        } else {
            cards.extend(self.draw.iter().copied());
        }
        cards.sort_unstable();
        (0..cards.len()).map(move |place| cards[place])
    }

    /// The newest of his discards: the Scheme of his last turn, or the Future Scheme that it laid there.
    pub fn top_of_discards(&self) -> Option<SchemeId> {
        self.discard.last().copied()
    }

    /// His discards, the newest last.
    pub fn discards(&self) -> &[SchemeId] {
        &self.discard
    }

    /// How many Schemes are left in the draw pile.
    pub fn schemes_left(&self) -> usize {
        self.draw.len()
    }

    /// How many Future Schemes have not come into play.
    pub fn future_left(&self) -> usize {
        self.future.len()
    }

    /// The Demands that were revealed, for so many players.
    pub fn demands(&self, players: usize) -> impl Iterator<Item = OpenDemand> + use<> {
        let (demands, given) = (self.demands, self.given);
        (0..DEMAND_LEVELS.min(self.revealed.into())).map(move |level| OpenDemand {
            level,
            demand: demands[level],
            given: given[level],
            asked: demands[level].asks(players),
        })
    }

    /// The revealed Demand that still needs an item (ruling A-15).
    pub fn demand_for(&self, item: Thing, players: usize) -> Option<OpenDemand> {
        self.demands(players).find(|open| open.demand.takes(item) && !open.is_met())
    }

    /// How many Demands have not been revealed.
    pub const fn demands_hidden(&self) -> usize {
        DEMAND_LEVELS.saturating_sub(self.revealed as usize)
    }

    /// How many Events are left in the pile.
    pub fn events_left(&self) -> usize {
        let out = ALL_EVENTS - events_in_play(self.difficulty);
        self.events.len().saturating_sub(out)
    }

    /// Points that the team needs for each player and each of his Workers in the Guildhall.
    pub const fn target_for_each(&self) -> i32 {
        target_for_each(self.difficulty)
    }
}
