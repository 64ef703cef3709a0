//! The Threats of the co-op scenario (Tomesaga): the Outsider Threat, the ten Overlord Threats, the King's Threat.

use super::Action::{Absolve, Commission, Conspire, Develop, Fortify, Garrison, Hunt, Pray, Recruit, Trade};
use super::Attribute::{Faith, Influence, Strength};
use super::Reward::{LoseHonour, LoseProvisions, LoseSilver, LoseWorker, LoseWorkshop, Lower, Suspicion};
use super::{Action, EffectTree};
use engine::card_id;
use lang::Text;

/// An Overlord Threat.
#[derive(Clone, Copy, Debug)]
pub struct Threat {
    /// Name of the card.
    pub name: Text,
    /// Action that takes a Worker off it.
    pub action: Action,
    /// The Overlord's Workers on it when it is revealed, with 2, 3 and 4 players.
    pub workers: [u8; 3],
    /// Effect on every player at the end of each round with a Worker left on it.
    pub effect: EffectTree,
}

const fn threat(name: Text, action: Action, workers: [u8; 3], effect: EffectTree) -> Threat {
    Threat { name, action, workers, effect }
}

/// The ten Overlord Threats.
/// INFERRED: all but the effects of the first and the seventh, and the three Workers of the first. The Workers on the
/// others are tuned by measurement (docs/together.md), by one at most and to no less than 1.
pub const THREATS: [Threat; 10] = [
    threat(text!("Crumbling Walls"), Fortify, [2, 3, 3], EffectTree::OneOf(&[&[LoseHonour(1)], &[Lower(Strength, 1)]])),
    threat(text!("Empty Outposts"), Garrison, [3, 3, 2], EffectTree::OneOf(&[&[LoseHonour(1)], &[Lower(Faith, 1)]])),
    threat(
        text!("Silenced Monks"),
        Commission,
        [3, 4, 3],
        EffectTree::OneOf(&[&[LoseHonour(1)], &[Lower(Influence, 1)]]),
    ),
    threat(text!("Unforgiven"), Absolve, [3, 4, 3], EffectTree::All(&[Suspicion])),
    threat(text!("Seized Workshops"), Develop, [3, 4, 3], EffectTree::All(&[LoseWorkshop])),
    threat(text!("Hungry Winter"), Hunt, [3, 2, 2], EffectTree::OneOf(&[&[LoseHonour(1)], &[LoseProvisions(1)]])),
    threat(text!("Ruined Fairs"), Trade, [2, 2, 2], EffectTree::OneOf(&[&[LoseHonour(1)], &[LoseSilver(1)]])),
    threat(text!("Press Gang"), Recruit, [3, 4, 3], EffectTree::All(&[LoseWorker])),
    threat(text!("Closed Chapels"), Pray, [1, 1, 1], EffectTree::All(&[LoseHonour(1)])),
    threat(text!("Spies"), Conspire, [4, 4, 3], EffectTree::All(&[Suspicion])),
];

card_id! {
    /// An Overlord Threat by its place in [`THREATS`].
    pub struct ThreatId(pub u8);
    fn card() -> Threat = THREATS;
}

/// The place of an Overlord Threat under a King's card, and the round of its reveal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThreatPlace {
    /// Round of its reveal.
    pub round: u8,
    /// King's card above it, from the left: the three Orders, then the five Favours.
    pub card: u8,
    /// True when it lies below another Threat. Only the harder scenarios have such places.
    pub lower: bool,
}

const fn place(round: u8, card: u8, lower: bool) -> ThreatPlace {
    ThreatPlace { round, card, lower }
}

/// The King's card above the King's Threat: the last Favour.
pub const KINGS_PLACE: u8 = 7;

/// Number of places of the Standard scenario: those not below another Threat.
const STANDARD_PLACES: usize = 6;

/// The places of the Standard scenario, in the order of their reveal and effect.
pub const THREAT_PLACES: [ThreatPlace; STANDARD_PLACES] = {
    let mut places = [MORE_THREAT_PLACES[0]; STANDARD_PLACES];
    let (mut from, mut to) = (0, 0);
    while from < MORE_THREAT_PLACES.len() {
        if !MORE_THREAT_PLACES[from].lower {
            places[to] = MORE_THREAT_PLACES[from];
            to += 1;
        }
        from += 1;
    }
    places
};

/// The places of the Hard and the Insane scenario. Favours 2 to 4 have two.
pub const MORE_THREAT_PLACES: [ThreatPlace; 9] = [
    place(2, 1, false),
    place(3, 2, false),
    place(3, 3, false),
    place(4, 4, false),
    place(4, 4, true),
    place(5, 5, false),
    place(5, 5, true),
    place(6, 6, false),
    place(6, 6, true),
];

/// Number of the Overlord's Workers.
pub const OVERLORD_WORKERS: u8 = 20;

/// Attacks and Converts that the Outsider Threat asks of the team in a round, until it is turned over.
/// INFERRED and tuned by measurement (docs/together.md), like those of the other side.
pub const OUTSIDERS_ASKED: u8 = 2;

/// Attacks and Converts that the other side asks for, with 2, 3 and 4 players.
pub const MORE_OUTSIDERS_ASKED: [u8; 3] = [3, 3, 4];

/// The round in which the Outsider Threat turns to its other side.
pub const OUTSIDERS_TURN: u8 = 5;

/// Levels of each Attribute that the King's Threat adds to an Order from the last round on.
pub const KINGS_THREAT: u8 = 2;

/// Points of every player at the end for each Worker of the Overlord left on Threats.
pub const LEFT_ON_THREATS: i32 = -3;

/// Honour at the start, which is the maximum, too.
pub const START_HONOUR: u8 = 12;

/// Points that the team needs for each player.
pub const TARGET: i32 = 70;
