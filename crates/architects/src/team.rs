//! The additional state of the co-op scenario (Tomesaga): the Overlord with his cards and Workers, his Demands, the
//! Events.

use super::components::{
    ALL_EVENTS, ALL_SCHEMES, CIRCLES, DEMAND_LEVELS, DemandId, EventId, FINAL_SCHEME, FUTURE_SCHEMES, OVERLORD_WORKERS,
    STARTING_SCHEMES, SchemeId, Thing, events_in_play, target_for_each,
};
use engine::Dealer;
use kernel::{Chance, Coop, Pile, Set};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Member {
    pub captives: u8,
    pub held: u8,
    pub removed: u8,
}

impl Member {
    /// Returns true when it is empty, as in every other game.
    #[allow(clippy::trivially_copy_pass_by_ref)] // so it is called
    pub(super) fn is_none(&self) -> bool {
        *self == Self::default()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Team {
    pub difficulty: Coop,
    pub workers: u8,
    pub prison: u8,
    pub circles: [u8; CIRCLES],
    pub(super) draw: Pile<SchemeId, ALL_SCHEMES>,
    /// Discards, newest last.
    pub(super) discard: Pile<SchemeId, ALL_SCHEMES>,
    pub(super) future: Pile<SchemeId, FUTURE_SCHEMES>,
    pub(super) laid_on_top: bool,
    pub(super) demands: [DemandId; DEMAND_LEVELS],
    pub(super) revealed: u8,
    pub(super) given: [u8; DEMAND_LEVELS],
    pub(super) plans: Set,
    /// Events not yet revealed. Those at the bottom, as many as the set-up returns, are out of the game.
    pub(super) events: Pile<EventId, ALL_EVENTS>,
    /// True when an Event was due and none was left.
    pub used_up: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenDemand {
    pub level: usize,
    pub demand: DemandId,
    pub given: u8,
    pub asked: u8,
}

impl OpenDemand {
    pub const fn is_met(self) -> bool {
        self.given >= self.asked
    }
}

impl Team {
    /// Deals the Overlord's components (Setup 6 to 8): his Schemes, a Demand of each level, the Events of the
    /// difficulty.
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

    pub(super) fn deal_anew(&mut self, dealer: &mut Dealer<'_>) {
        // A Future Scheme on top of the draw pile may be any unseen one. The Final one lies at the bottom of those.
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

    /// Returns the possible next Schemes, each once, in the order of their table. A single one is known.
    pub fn coming(&self) -> impl Iterator<Item = SchemeId> + use<> {
        let mut cards: Pile<SchemeId, ALL_SCHEMES> = Pile::new();
        if self.laid_on_top {
            // The Final one lies at the bottom while there are others.
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

    pub fn top_of_discards(&self) -> Option<SchemeId> {
        self.discard.last().copied()
    }

    pub fn discards(&self) -> &[SchemeId] {
        &self.discard
    }

    pub fn schemes_left(&self) -> usize {
        self.draw.len()
    }

    pub fn future_left(&self) -> usize {
        self.future.len()
    }

    pub fn demands(&self, players: usize) -> impl Iterator<Item = OpenDemand> + use<> {
        let (demands, given) = (self.demands, self.given);
        (0..DEMAND_LEVELS.min(self.revealed.into())).map(move |level| OpenDemand {
            level,
            demand: demands[level],
            given: given[level],
            asked: demands[level].asks(players),
        })
    }

    /// Returns the revealed Demand that still needs an item (ruling A-15).
    pub fn demand_for(&self, item: Thing, players: usize) -> Option<OpenDemand> {
        self.demands(players).find(|open| open.demand.takes(item) && !open.is_met())
    }

    pub const fn demands_hidden(&self) -> usize {
        DEMAND_LEVELS.saturating_sub(self.revealed as usize)
    }

    pub fn events_left(&self) -> usize {
        let out = ALL_EVENTS - events_in_play(self.difficulty);
        self.events.len().saturating_sub(out)
    }

    pub const fn target_for_each(&self) -> i32 {
        target_for_each(self.difficulty)
    }
}
