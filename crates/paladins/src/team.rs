//! The additional state of the co-op scenario (Tomesaga): the Honour of each player, and the Threats of the Overlord.

use super::components::{
    MORE_OUTSIDERS_ASKED, MORE_THREAT_PLACES, ORDERS_IN_PLAY, OUTSIDERS_ASKED, OUTSIDERS_TURN, OVERLAYS,
    OVERLORD_WORKERS, START_HONOUR, THREAT_PLACES, ThreatId, ThreatPlace, TownsfolkId, Worker, WorkerSpace,
};
use kernel::{Coop, Seat};
use serde::{Deserialize, Serialize};

/// Additional state of a player in the co-op scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Member {
    /// Honour, 0 to 12. It limits each Attribute at the end.
    pub honour: u8,
    /// Starting Townsfolk, whose overlay lies below Pray.
    pub starting: TownsfolkId,
    /// Workers on Gain Honour, by space.
    pub(super) placed: [Option<Worker>; 3],
    /// Number of Workshops that a Threat took off the board. Develop still counts them.
    pub(super) seized: u8,
}

impl Member {
    /// Returns a player at the start, with this Townsfolk.
    pub(super) const fn of(starting: TownsfolkId) -> Self {
        Self { honour: START_HONOUR, starting, placed: [None; 3], seized: 0 }
    }

    /// Returns the Worker spaces of Gain Honour on the overlay.
    pub fn spaces(&self) -> &'static [WorkerSpace] {
        &OVERLAYS[self.starting.starting().map_or(0, |place| place % OVERLAYS.len())]
    }
}

/// The Overlord's components on the main board, and the achievements of the team.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Team {
    pub difficulty: Coop,
    /// Overlord Threats, those in play first, in the order of their places. The rest are in the box.
    pub(super) threats: [ThreatId; 10],
    /// Number of the Overlord's Workers on each place.
    pub(super) workers: [u8; MORE_THREAT_PLACES.len()],
    /// Number of Attacks and Converts of the team in this round.
    pub fought: u8,
    /// Seat and Worker that completed each King's Order.
    pub completed: [Option<(Seat, Worker)>; ORDERS_IN_PLAY],
    /// Number of Workers on each King's Favour besides the first one.
    pub again: [u8; super::components::FAVOURS_IN_PLAY],
}

/// A revealed Overlord Threat with Workers on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenThreat {
    /// Index of its place.
    pub number: u8,
    pub place: ThreatPlace,
    pub threat: ThreatId,
    /// Number of the Overlord's Workers on it. It leaves with the last one.
    pub workers: u8,
}

impl Team {
    /// Returns a team at the start, with these Threats.
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

    /// Returns the places of the Threats, in the order of their reveal and effect.
    pub const fn places(&self) -> &'static [ThreatPlace] {
        match self.difficulty {
            Coop::Standard => &THREAT_PLACES,
            Coop::Hard | Coop::Insane => &MORE_THREAT_PLACES,
        }
    }

    /// Returns the number of Threats revealed by a round: those of the first places.
    pub(super) fn revealed(&self, round: u8) -> usize {
        self.places().iter().filter(|place| place.round <= round).count()
    }

    /// Returns the Threat of a place, if a Worker lies on it.
    pub fn threat(&self, number: usize) -> Option<OpenThreat> {
        let (place, workers) = (*self.places().get(number)?, *self.workers.get(number)?);
        (workers > 0).then(|| OpenThreat { number: number as u8, place, threat: self.threats[number], workers })
    }

    /// Returns the Threats with Workers on them, in the order of their effect.
    pub fn threats(&self) -> impl Iterator<Item = OpenThreat> {
        (0..self.places().len()).filter_map(|number| self.threat(number))
    }

    /// Returns the number of the Overlord's Workers on all Threats.
    pub fn left(&self) -> u8 {
        self.workers.iter().sum()
    }

    /// Returns the number of the Overlord's Workers in his supply.
    pub fn supply(&self) -> u8 {
        OVERLORD_WORKERS.saturating_sub(self.left())
    }

    /// Returns the Attacks and Converts that the Outsider Threat asks of a team in a round.
    pub fn asked(players: usize, round: u8) -> u8 {
        let more = MORE_OUTSIDERS_ASKED[players.saturating_sub(2).min(MORE_OUTSIDERS_ASKED.len() - 1)];
        if round < OUTSIDERS_TURN { OUTSIDERS_ASKED } else { more }
    }
}
