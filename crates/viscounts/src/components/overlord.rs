//! The co-op scenario: the Overlord's Workers and orders, and the Reference cards.

use super::Effect::{Any, Corruption, Debt, Discard, Gain, Rearrange, Shuffle, Virtue};
use super::PrimaryAction::{Construct, PlaceWorkers, Trade, Transcribe};
use super::Resource::{Gold, Ink, Stone};
use super::{Effect, PrimaryAction, Ribbon};
use kernel::Coop;
use serde::{Deserialize, Serialize};

/// Number of the Overlord's Workers.
pub const OVERLORD_WORKERS: u8 = 20;

/// Number of his Workers at a space of the outside path that triggers an Advancement Order.
pub const ADVANCING: u8 = 3;

/// Number of his Workers on a space that loses one when Poverty or Prosperity is revealed.
pub const RELIEVED: u8 = 2;

/// Victory points that the team needs, whatever the number of players.
pub const TARGET: i32 = 160;

/// His Workers at the start, by difficulty.
pub const fn overlord_start(difficulty: Coop) -> usize {
    match difficulty {
        Coop::Standard => 1,
        Coop::Hard => 3,
        Coop::Insane => 5,
    }
}

/// Victory points for each flipped card on a revealed Poverty or Prosperity card, whatever the number of players.
/// INFERRED, and tuned by measurement (docs/together.md) within 1 to 6.
pub const FLIPPED_POINTS: i32 = 2;

/// A space of the outside path, relative to the Overlord's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// His own.
    Here,
    /// The next one clockwise.
    Ahead,
    /// The next one counter-clockwise.
    Behind,
}

/// One action of the Overlord when he dismisses a Townsfolk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// He tries to place so many Workers, one after the other.
    Place(u8, Aim),
    /// The player whose turn ended gains so many Debts.
    Debts(u8),
    /// One of his Workers advances towards the centre of the Castle.
    Advance,
}

/// His actions by the hire effect of the Townsfolk that he dismisses. The rulebook's table has six rows; the effect of
/// each row is INFERRED.
#[rustfmt::skip]
pub const DISMISSALS: [(Effect, &[Command]); 6] = [
    (Discard(1), &[Command::Place(2, Aim::Here)]),
    (Debt(1), &[Command::Place(1, Aim::Here), Command::Debts(1)]),
    (Virtue(1), &[Command::Place(2, Aim::Behind)]),
    (Corruption(1), &[Command::Place(2, Aim::Ahead)]),
    (Rearrange, &[Command::Place(1, Aim::Behind), Command::Place(1, Aim::Ahead)]),
    (Shuffle, &[Command::Advance]),
];

/// Returns the Overlord's actions when he dismisses a Townsfolk with this hire effect.
pub fn commands(hire: Effect) -> &'static [Command] {
    DISMISSALS.into_iter().find(|(effect, _)| *effect == hire).map_or(&[], |(_, commands)| commands)
}

/// Direction of one of his Workers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Heading {
    /// To the next space of the outside path clockwise.
    #[default]
    Clockwise,
    /// To the next one counter-clockwise.
    CounterClockwise,
    /// In a straight line towards the centre of the Castle.
    Inwards,
}

impl Heading {
    /// Directions of an Advancement Order. One Worker goes each way, in this order.
    pub const ORDER: [Self; 3] = [Self::Clockwise, Self::CounterClockwise, Self::Inwards];
}

/// A Reference card. There is one of each colour of ribbon.
#[derive(Clone, Copy, Debug)]
pub struct Reference {
    /// Upper part: what its holder gains when anybody gains a Manuscript with its ribbon.
    pub gains: Effect,
    /// Lower part: Workers of the Overlord are removed after these two primary actions. A Worker is placed after the
    /// other two.
    pub removes: [PrimaryAction; 2],
    /// Largest number of his Workers removed at once.
    pub most: u8,
}

impl Ribbon {
    /// The Reference card of this colour.
    pub const fn reference(self) -> &'static Reference {
        &REFERENCES[self as usize]
    }
}

const fn reference(gains: Effect, removes: [PrimaryAction; 2], most: u8) -> Reference {
    Reference { gains, removes, most }
}

/// The Reference cards, in the order of [`Ribbon::ALL`].
/// INFERRED. The Workers that each removes are tuned by measurement (docs/together.md), within 1 to 3.
pub const REFERENCES: [Reference; 4] = [
    reference(Gain(Stone, 1), [Construct, PlaceWorkers], 1),
    reference(Gain(Ink, 1), [Construct, Transcribe], 2),
    reference(Gain(Gold, 1), [Trade, PlaceWorkers], 2),
    reference(Any(1), [Trade, Transcribe], 1),
];

/// Reference cards in turn order, unless the players exchange them. Two players get a front and a back card each; three
/// or four players get one card each.
pub const fn references_dealt(players: usize) -> [Ribbon; 4] {
    match players {
        2 => [Ribbon::Blue, Ribbon::Black, Ribbon::Grey, Ribbon::Yellow],
        _ => [Ribbon::Blue, Ribbon::Grey, Ribbon::Black, Ribbon::Yellow],
    }
}
