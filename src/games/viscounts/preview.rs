//! What the events of Viscounts mean to the seat that chooses, for the preview of a choice.

use super::components::{BuildingKind, LEADER_POINTS, Resource, Ribbon, TIER_POINTS, Tier, TownsfolkId};
use super::event::{Event, Good};
use super::state::Viscounts;
use super::{Choice, Payment};
use crate::kernel::{Change, Previews, Seat};

/// Something that a choice may change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// Silver or a resource.
    Good(Good),
    /// Steps of the marker of Corruption.
    Corruption,
    /// Steps of the marker of Virtue.
    Virtue,
    /// Unpaid Debts.
    UnpaidDebt,
    /// Paid Debts: each was an unpaid one.
    PaidDebt,
    /// Acquired Deeds.
    Deed,
    /// Approved Deeds: each was an acquired one.
    ApprovedDeed,
    /// Townsfolk hired.
    Townsfolk,
    /// This Townsfolk dismissed; none for the one printed on the board.
    Dismissed(Option<TownsfolkId>),
    /// Buildings of a kind.
    Building(BuildingKind),
    /// A Link that also gives to another seat.
    SharedLink(Seat),
    /// Workers placed in the first tier of the Castle.
    Worker,
    /// Workers moved to the second tier.
    Inwards,
    /// Workers moved to the third tier.
    Third,
    /// Own Workers bumped off a tier.
    Bumped(Tier),
    /// A Worker of another seat bumped.
    Bumps(Seat),
    /// The Castle Leader card.
    Leader,
    /// Manuscripts.
    Manuscript,
    /// A Cleric Bonus card.
    Bonus(Ribbon),
    /// Cards discarded.
    Discarded,
    /// Cards destroyed.
    Destroyed,
    /// A collision of the seat's markers.
    Collision,
    /// The end of the game comes near.
    End,
}

impl Previews for Viscounts {
    type Thing = Thing;

    fn change(event: &Event, seat: Seat) -> Option<Change<Thing>> {
        let signed = i32::from;
        let (of, change) = match *event {
            Event::Spent { seat, good, count } => (seat, Change::costs(Thing::Good(good), -signed(count))),
            Event::Gained { seat, good, count } => (seat, Change::brings(Thing::Good(good), signed(count))),
            Event::CorruptionGained { seat, count, .. } => (seat, Change::brings(Thing::Corruption, signed(count))),
            Event::VirtueGained { seat, count, .. } => (seat, Change::brings(Thing::Virtue, signed(count))),
            Event::DebtGained { seat } => (seat, Change::costs(Thing::UnpaidDebt, 1)),
            Event::DebtFlipped { seat } => (seat, Change::brings(Thing::PaidDebt, 1)),
            Event::DeedGained { seat, count } => (seat, Change::brings(Thing::Deed, signed(count))),
            Event::DeedFlipped { seat } => (seat, Change::brings(Thing::ApprovedDeed, 1)),
            Event::Hired { seat, .. } => (seat, Change::brings(Thing::Townsfolk, 1)),
            Event::Dismissed { seat, townsfolk, .. } => (seat, Change::then(Thing::Dismissed(townsfolk))),
            Event::Constructed { seat, building, .. } => (seat, Change::brings(Thing::Building(building.kind), 1)),
            Event::Linked { seat, other, .. } if other != seat => (seat, Change::then(Thing::SharedLink(other))),
            Event::WorkersPlaced { seat, count, .. } => (seat, Change::brings(Thing::Worker, signed(count))),
            Event::MovedInwards { seat, .. } => (seat, Change::brings(Thing::Inwards, 1)),
            Event::ReachedThirdTier { seat, .. } => (seat, Change::brings(Thing::Third, 1)),
            Event::Bumped { owner, tier, .. } if owner == seat => (seat, Change::costs(Thing::Bumped(tier), -1)),
            Event::Bumped { owner, .. } => (seat, Change::then(Thing::Bumps(owner))),
            Event::LeaderTaken { seat } => (seat, Change::brings(Thing::Leader, 1)),
            Event::Transcribed { seat, .. } => (seat, Change::brings(Thing::Manuscript, 1)),
            Event::BonusTaken { seat, ribbon } => (seat, Change::brings(Thing::Bonus(ribbon), 1)),
            Event::Discarded { seat, .. } => (seat, Change::brings(Thing::Discarded, 1)),
            Event::Destroyed { seat, .. } => (seat, Change::brings(Thing::Destroyed, 1)),
            Event::Collided { seat, .. } => (seat, Change::then(Thing::Collision)),
            Event::EndNears { .. } => (seat, Change::then(Thing::End)),
            _ => return None,
        };
        (of == seat).then_some(change)
    }

    fn goes_beyond(event: &Event) -> bool {
        matches!(event, Event::RoundBegan { .. } | Event::TurnBegan { .. } | Event::SchemeTurned { .. })
    }

    /// The six phases of the rulebook.
    fn phase_of_turn(&self) -> usize {
        self.phase()
    }

    /// A choice is seen through to its payment: the cheapest one, which the page proposes.
    fn goes_on(&self, choices: &[Choice]) -> Option<Choice> {
        match *choices {
            [only] => Some(only),
            _ => cheapest_payment(choices),
        }
    }
}

/// The cheapest of the payments in a list: few pieces, and Silver before Ink, Stone and Gold.
pub fn cheapest_payment(choices: &[Choice]) -> Option<Choice> {
    let cost = |choice: &Choice| match choice {
        Choice::Pay(payment) => Some(worth(*payment)),
        _ => None,
    };
    choices.iter().copied().filter(|choice| cost(choice).is_some()).min_by_key(|choice| cost(choice))
}

fn worth(payment: Payment) -> u32 {
    let resources: u32 = Resource::ALL.into_iter().map(|resource| u32::from(payment.of(resource))).sum();
    resources * 4 + u32::from(payment.silver) * 2
}

impl Viscounts {
    /// The points at the end that changes are worth to a seat: its Buildings, and its Workers in the Castle with the card of
    /// their leader. What the rest of the game decides is left out.
    pub fn points_of(&self, seat: Seat, changes: &[Change<Thing>]) -> i32 {
        let points = |change: &Change<Thing>| match change.thing {
            Thing::Building(kind) => {
                let at = |count: usize| kind.points()[count.min(3)];
                let built = self.player(seat).count_built(kind);
                at(built + usize::try_from(change.by).unwrap_or(0)) - at(built)
            }
            Thing::Inwards => (TIER_POINTS[1] - TIER_POINTS[0]) * change.by,
            Thing::Third => (TIER_POINTS[2] - TIER_POINTS[1]) * change.by,
            Thing::Worker | Thing::Bumped(Tier::First) => TIER_POINTS[0] * change.by,
            Thing::Bumped(Tier::Second) => TIER_POINTS[1] * change.by,
            Thing::Leader => LEADER_POINTS,
            _ => 0,
        };
        changes.iter().map(points).sum()
    }
}
