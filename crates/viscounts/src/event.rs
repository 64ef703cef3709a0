use super::components::{
    Attempt, Building, Effect, ManuscriptId, OpponentKind, PlayerCardId, PrimaryAction, Ribbon, SchemeId, Section,
    Segment, Space, Spot, Tier, TownsfolkId,
};
use super::overlord::OverlordEvent;
use super::things::Thing;
use kernel::{Reveals, Seat, TomeEvent};
use ui::ResourceChange;

#[allow(missing_docs)] // the variant's comment covers its fields
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event {
    Began { start: Seat },
    PairTaken { seat: Seat, card: PlayerCardId, hero: TownsfolkId },
    OpponentArrived { seat: Seat, space: Space },
    RoundBegan { round: u16 },
    TurnBegan { seat: Seat },
    DroppedOff { seat: Seat, townsfolk: TownsfolkId },
    // A card was played into the line, blindly from the Draw Pile if the hand was empty.
    Played { seat: Seat, townsfolk: TownsfolkId, blind: bool },
    Moved { seat: Seat, to: Space, paid: u8 },
    Acted { seat: Seat, action: PrimaryAction },
    Idled { seat: Seat },
    Traded { seat: Seat, times: u8 },
    // A Townsfolk was dismissed; `None` for the one printed on the board.
    Dismissed { seat: Seat, segment: Segment, townsfolk: Option<TownsfolkId> },
    Hired { seat: Seat, townsfolk: TownsfolkId, free: bool },
    // The next Townsfolk of a pile was revealed; `None` if the pile is used up.
    TownsfolkRevealed { segment: Segment, townsfolk: Option<TownsfolkId> },
    // The next Manuscript of a pile was revealed; `None` if the pile is used up.
    ManuscriptRevealed { segment: Segment, manuscript: Option<ManuscriptId> },
    Gained { seat: Seat, thing: Thing, count: u8 },
    Paid { seat: Seat, thing: Thing, count: u8 },
    Constructed { seat: Seat, building: Building, spot: Spot, space: Space, effect: Effect },
    Linked { seat: Seat, other: Seat, spot: Spot, effect: Effect },
    WorkersPlaced { seat: Seat, section: Section, count: u8 },
    MovedInwards { seat: Seat, section: Section },
    ReachedThirdTier { seat: Seat, section: Section },
    MovedAround { seat: Seat, from: Section, to: Section },
    Bumped { owner: Seat, tier: Tier, section: Section },
    LeaderTaken { seat: Seat },
    Transcribed { seat: Seat, segment: Segment, manuscript: ManuscriptId },
    TranscribedPrinted { seat: Seat, segment: Segment },
    BonusTaken { seat: Seat, ribbon: Ribbon },
    PovertyRevealed,
    // The last Deed on Prosperity was taken.
    ProsperityRevealed,
    EndNears { last_round: u16 },
    MarkerMoved { seat: Seat, thing: Thing, count: u8, to: u8 },
    Rearranged { seat: Seat },
    // A seat discarded a card, from the top of its Draw Pile if `blind`.
    Discarded { seat: Seat, townsfolk: TownsfolkId, blind: bool },
    // A seat destroyed a card, from the top of its Draw Pile if `blind`.
    Destroyed { seat: Seat, townsfolk: TownsfolkId, blind: bool },
    Shuffled { seat: Seat },
    Drew { seat: Seat, count: u8 },
    Collided { seat: Seat, position: u8 },
    MarkersReset { seat: Seat },
    AbilityWorked { seat: Seat, townsfolk: TownsfolkId },
    BuildingWorked { seat: Seat, building: Building },
    SchemeTurned { seat: Seat, scheme: SchemeId },
    SchemeGained { seat: Seat, scheme: SchemeId },
    SchemesShuffled { seat: Seat },
    // The solo opponent could not do this attempt.
    AttemptFailed { seat: Seat, kind: OpponentKind, attempt: Attempt },
    AttemptMade { seat: Seat, kind: OpponentKind, attempt: Attempt },
    // The solo opponent gains something else for an effect that does not apply to it.
    Instead { seat: Seat, of: Effect, gains: Effect },
    Overlord(OverlordEvent),
    Tome(TomeEvent),
    Ended,
}

impl Event {
    /// Returns the change of a thing of a seat, for events that are nothing else.
    pub fn counted(&self) -> Option<ResourceChange<Thing>> {
        Some(match *self {
            Self::Gained { seat, thing, count } | Self::MarkerMoved { seat, thing, count, .. } => {
                ResourceChange::gained(seat, thing, count)
            }
            Self::Paid { seat, thing, count } => ResourceChange::paid(seat, thing, count),
            Self::SchemeGained { seat, .. } => ResourceChange::gained(seat, Thing::FutureScheme, 1),
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
