//! Events of a game of Viscounts, for the log, the animation and the screen reader.

use super::components::{
    Attempt, Building, Effect, ManuscriptId, OpponentKind, PlayerCardId, PrimaryAction, Ribbon, SchemeId, Section,
    Segment, Space, Spot, Tier, TownsfolkId,
};
use super::overlord::OverlordEvent;
use super::things::Thing;
use kernel::{Reveals, Seat, TomeEvent};
use ui::Counted;

/// An event of a game.
#[allow(missing_docs)] // the variant's comment covers its fields
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event {
    /// The game was set up; this seat begins.
    Began { start: Seat },
    /// A seat took a Player Card and its Hero.
    PairTaken { seat: Seat, card: PlayerCardId, hero: TownsfolkId },
    /// The solo opponent's Viscount arrived.
    OpponentArrived { seat: Seat, space: Space },
    /// A round began.
    RoundBegan { round: u16 },
    /// A turn began.
    TurnBegan { seat: Seat },
    /// A card dropped off the line into the discards.
    DroppedOff { seat: Seat, townsfolk: TownsfolkId },
    /// A card was played into the line, blindly from the Draw Pile if the hand was empty.
    Played { seat: Seat, townsfolk: TownsfolkId, blind: bool },
    /// A Viscount moved, for this much Silver.
    Moved { seat: Seat, to: Space, paid: u8 },
    /// A seat began a primary action.
    Acted { seat: Seat, action: PrimaryAction },
    /// A seat took no primary action.
    Idled { seat: Seat },
    /// A seat used the exchange of its space.
    Traded { seat: Seat, times: u8 },
    /// A Townsfolk was dismissed; `None` for the one printed on the board.
    Dismissed { seat: Seat, segment: Segment, townsfolk: Option<TownsfolkId> },
    /// A Townsfolk was hired.
    Hired { seat: Seat, townsfolk: TownsfolkId, free: bool },
    /// The next Townsfolk of a pile was revealed; `None` if the pile is used up.
    TownsfolkRevealed { segment: Segment, townsfolk: Option<TownsfolkId> },
    /// The next Manuscript of a pile was revealed; `None` if the pile is used up.
    ManuscriptRevealed { segment: Segment, manuscript: Option<ManuscriptId> },
    /// A seat gained a thing.
    Gained { seat: Seat, thing: Thing, count: u8 },
    /// A seat paid a thing.
    Paid { seat: Seat, thing: Thing, count: u8 },
    /// A Building was placed on a spot of a space, which gives the effect.
    Constructed { seat: Seat, building: Building, spot: Spot, space: Space, effect: Effect },
    /// A Link was completed, from a spot to the next one; both owners gain.
    Linked { seat: Seat, other: Seat, spot: Spot, effect: Effect },
    /// Workers were placed in the first tier.
    WorkersPlaced { seat: Seat, section: Section, count: u8 },
    /// A Worker moved inwards, to the second tier.
    MovedInwards { seat: Seat, section: Section },
    /// A Worker moved to the third tier.
    ReachedThirdTier { seat: Seat, section: Section },
    /// A Worker moved to another section of the first tier.
    MovedAround { seat: Seat, from: Section, to: Section },
    /// A Worker was bumped off the Castle.
    Bumped { owner: Seat, tier: Tier, section: Section },
    /// A seat took the Castle Leader card.
    LeaderTaken { seat: Seat },
    /// A Manuscript was transcribed or taken.
    Transcribed { seat: Seat, segment: Segment, manuscript: ManuscriptId },
    /// The Manuscript printed on a segment was transcribed.
    TranscribedPrinted { seat: Seat, segment: Segment },
    /// A seat took a Cleric Bonus card.
    BonusTaken { seat: Seat, ribbon: Ribbon },
    /// The last Debt on Poverty was taken.
    PovertyRevealed,
    /// The last Deed on Prosperity was taken.
    ProsperityRevealed,
    /// One more round will be played after this one.
    EndNears { last_round: u16 },
    /// A marker of a seat moved to a position by Corruption or Virtue gained.
    MarkerMoved { seat: Seat, thing: Thing, count: u8, to: u8 },
    /// A seat changed the order of its line.
    Rearranged { seat: Seat },
    /// A seat discarded a card, from the top of its Draw Pile if `blind`.
    Discarded { seat: Seat, townsfolk: TownsfolkId, blind: bool },
    /// A seat destroyed a card, from the top of its Draw Pile if `blind`.
    Destroyed { seat: Seat, townsfolk: TownsfolkId, blind: bool },
    /// A seat's discards were shuffled into its Draw Pile.
    Shuffled { seat: Seat },
    /// A seat drew cards.
    Drew { seat: Seat, count: u8 },
    /// A seat resolves a collision.
    Collided { seat: Seat, position: u8 },
    /// The seat's markers returned to the ends.
    MarkersReset { seat: Seat },
    /// The ability of a card in the line worked.
    AbilityWorked { seat: Seat, townsfolk: TownsfolkId },
    /// The ability that a Building revealed worked.
    BuildingWorked { seat: Seat, building: Building },
    /// The solo opponent turned over a Scheme.
    SchemeTurned { seat: Seat, scheme: SchemeId },
    /// The solo opponent gained a Future Scheme.
    SchemeGained { seat: Seat, scheme: SchemeId },
    /// The solo opponent shuffled its Schemes.
    SchemesShuffled { seat: Seat },
    /// The solo opponent could not do this attempt.
    AttemptFailed { seat: Seat, kind: OpponentKind, attempt: Attempt },
    /// The solo opponent does this attempt.
    AttemptMade { seat: Seat, kind: OpponentKind, attempt: Attempt },
    /// The solo opponent gains something else for an effect that does not apply to it.
    Instead { seat: Seat, of: Effect, gains: Effect },
    /// An event of the Overlord in the co-op scenario.
    Overlord(OverlordEvent),
    /// An event of a campaign's tomes.
    Tome(TomeEvent),
    /// The game ended.
    Ended,
}

impl Event {
    /// Returns the change of a thing of a seat, for events that are nothing else.
    pub fn counted(&self) -> Option<Counted<Thing>> {
        Some(match *self {
            Self::Gained { seat, thing, count } | Self::MarkerMoved { seat, thing, count, .. } => {
                Counted::gained(seat, thing, count)
            }
            Self::Paid { seat, thing, count } => Counted::paid(seat, thing, count),
            Self::SchemeGained { seat, .. } => Counted::gained(seat, Thing::FutureScheme, 1),
            _ => return None,
        })
    }
}

impl Reveals for Event {
    fn reveals(&self) -> bool {
        if let Self::Overlord(event) = self {
            return event.reveals();
        }
        matches!(
            self,
            Self::Tome(TomeEvent::LaidOut { .. })
                | Self::TownsfolkRevealed { townsfolk: Some(_), .. }
                | Self::ManuscriptRevealed { manuscript: Some(_), .. }
                | Self::Shuffled { .. }
                | Self::Drew { .. }
                | Self::Played { blind: true, .. }
                | Self::Discarded { blind: true, .. }
                | Self::Destroyed { blind: true, .. }
                | Self::SchemeTurned { .. }
                | Self::SchemeGained { .. }
                | Self::SchemesShuffled { .. }
        )
    }
}
