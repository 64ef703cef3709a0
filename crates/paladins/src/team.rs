//! What the co-op scenario adds to a state (Tomesaga): the Honour of each player, and the Threats of the Overlord.

use super::components::{
    MORE_OUTSIDERS_ASKED, MORE_THREAT_PLACES, ORDERS_IN_PLAY, OUTSIDERS_ASKED, OUTSIDERS_TURN, OVERLAYS,
    OVERLORD_WORKERS, START_HONOUR, THREAT_PLACES, ThreatId, ThreatPlace, TownsfolkId, Worker, WorkerSpace,
};
use kernel::{Coop, Seat};
use serde::{Deserialize, Serialize};

/// What only a player of the co-op scenario has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Member {
    /// Honour, 0 to 12: at the end no Attribute counts for more.
    pub honour: u8,
    /// The starting Townsfolk, whose overlay lies below Pray.
    pub starting: TownsfolkId,
    /// The Workers on Gain Honour, by space.
    pub(super) placed: [Option<Worker>; 3],
    /// Workshops that a Threat took off the board: Develop counts them all the same.
    pub(super) seized: u8,
}

impl Member {
    /// A player at the start, with this Townsfolk.
    pub(super) const fn of(starting: TownsfolkId) -> Self {
        Self { honour: START_HONOUR, starting, placed: [None; 3], seized: 0 }
    }

    /// The Worker spaces of Gain Honour on the overlay.
    pub fn spaces(&self) -> &'static [WorkerSpace] {
        &OVERLAYS[self.starting.starting().map_or(0, |place| place % OVERLAYS.len())]
    }
}

/// What the Overlord has on the main board, and what the team did about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Team {
    /// How hard it is.
    pub difficulty: Coop,
    /// The Overlord Threats, those in play first, in the order of their places; the rest are back in the box.
    pub(super) threats: [ThreatId; 10],
    /// The Overlord's Workers on each place.
    pub(super) workers: [u8; MORE_THREAT_PLACES.len()],
    /// Attacks and Converts of the team in this round.
    pub fought: u8,
    /// Who completed which King's Order, with which Worker.
    pub completed: [Option<(Seat, Worker)>; ORDERS_IN_PLAY],
    /// Workers on each King's Favour besides the first one.
    pub again: [u8; super::components::FAVOURS_IN_PLAY],
}

/// An Overlord Threat that lies open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenThreat {
    /// The number of its place.
    pub number: u8,
    /// Where it lies.
    pub place: ThreatPlace,
    /// Which card it is.
    pub threat: ThreatId,
    /// The Overlord's Workers on it; with the last one it leaves.
    pub workers: u8,
}

impl Team {
    /// A team at the start, with these Threats.
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

    /// The places of the Threats, in the order in which they are revealed and strike.
    pub const fn places(&self) -> &'static [ThreatPlace] {
        match self.difficulty {
            Coop::Standard => &THREAT_PLACES,
            Coop::Hard | Coop::Insane => &MORE_THREAT_PLACES,
        }
    }

    /// How many Threats are revealed by a round: those of the first places.
    pub(super) fn revealed(&self, round: u8) -> usize {
        self.places().iter().filter(|place| place.round <= round).count()
    }

    /// The Threat of a place, if a Worker lies on it.
    pub fn threat(&self, number: usize) -> Option<OpenThreat> {
        let (place, workers) = (*self.places().get(number)?, *self.workers.get(number)?);
        (workers > 0).then(|| OpenThreat { number: number as u8, place, threat: self.threats[number], workers })
    }

    /// The Threats with Workers on them, in the order in which they strike.
    pub fn threats(&self) -> impl Iterator<Item = OpenThreat> {
        (0..self.places().len()).filter_map(|number| self.threat(number))
    }

    /// The Overlord's Workers on all Threats.
    pub fn left(&self) -> u8 {
        self.workers.iter().sum()
    }

    /// The Overlord's Workers in his supply.
    pub fn supply(&self) -> u8 {
        OVERLORD_WORKERS.saturating_sub(self.left())
    }

    /// How many Attacks and Converts the Outsider Threat asks of a team of so many in a round.
    pub fn asked(players: usize, round: u8) -> u8 {
        let more = MORE_OUTSIDERS_ASKED[players.saturating_sub(2).min(MORE_OUTSIDERS_ASKED.len() - 1)];
        if round < OUTSIDERS_TURN { OUTSIDERS_ASKED } else { more }
    }
}
