//! The additional state of the co-op scenario (Tomesaga): the Honour of each player, and the Threats of the Overlord.

use super::components::{
    MORE_OUTSIDERS_ASKED, MORE_THREAT_PLACES, ORDERS_IN_PLAY, OUTSIDERS_ASKED, OUTSIDERS_TURN, OVERLAYS,
    OVERLORD_WORKERS, START_HONOUR, THREAT_PLACES, ThreatId, ThreatPlace, TownsfolkId, Worker, WorkerSpace,
};
use kernel::{Coop, Seat};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Member {
    /// Honour, 0 to 12. It limits each Attribute at the end.
    pub honour: u8,
    /// Starting Townsfolk, whose overlay lies below Pray.
    pub starting: TownsfolkId,
    pub(super) placed: [Option<Worker>; 3],
    /// Number of Workshops that a Threat took off the board. Develop still counts them.
    pub(super) seized: u8,
}

impl Member {
    pub(super) const fn of(starting: TownsfolkId) -> Self {
        Self { honour: START_HONOUR, starting, placed: [None; 3], seized: 0 }
    }

    pub fn spaces(&self) -> &'static [WorkerSpace] {
        &OVERLAYS[self.starting.starting().map_or(0, |place| place % OVERLAYS.len())]
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Team {
    pub difficulty: Coop,
    /// Overlord Threats, those in play first, in the order of their places. The rest are in the box.
    pub(super) threats: [ThreatId; 10],
    pub(super) workers: [u8; MORE_THREAT_PLACES.len()],
    pub fought: u8,
    pub completed: [Option<(Seat, Worker)>; ORDERS_IN_PLAY],
    /// Number of Workers on each King's Favour besides the first one.
    pub again: [u8; super::components::FAVOURS_IN_PLAY],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenThreat {
    pub number: u8,
    pub place: ThreatPlace,
    pub threat: ThreatId,
    /// Number of the Overlord's Workers on it. It leaves with the last one.
    pub workers: u8,
}

impl Team {
    pub(super) const fn of(difficulty: Coop, threats: [ThreatId; 10]) -> Self {
        Self {
            difficulty,
            threats,
            workers: [0; MORE_THREAT_PLACES.len()],
            fought: 0,
            completed: [None; ORDERS_IN_PLAY],
            again: [0; super::components::FAVOURS_IN_PLAY],
        }
    }

    pub const fn places(&self) -> &'static [ThreatPlace] {
        match self.difficulty {
            Coop::Standard => &THREAT_PLACES,
            Coop::Hard | Coop::Insane => &MORE_THREAT_PLACES,
        }
    }

    pub(super) fn revealed(&self, round: u8) -> usize {
        self.places().iter().filter(|place| place.round <= round).count()
    }

    pub fn threat(&self, number: usize) -> Option<OpenThreat> {
        let (place, workers) = (*self.places().get(number)?, *self.workers.get(number)?);
        (workers > 0).then(|| OpenThreat { number: number as u8, place, threat: self.threats[number], workers })
    }

    pub fn threats(&self) -> impl Iterator<Item = OpenThreat> {
        (0..self.places().len()).filter_map(|number| self.threat(number))
    }

    pub fn left(&self) -> u8 {
        self.workers.iter().sum()
    }

    pub fn supply(&self) -> u8 {
        OVERLORD_WORKERS.saturating_sub(self.left())
    }

    pub fn asked(players: usize, round: u8) -> u8 {
        let more = MORE_OUTSIDERS_ASKED[players.saturating_sub(2).min(MORE_OUTSIDERS_ASKED.len() - 1)];
        if round < OUTSIDERS_TURN { OUTSIDERS_ASKED } else { more }
    }
}
