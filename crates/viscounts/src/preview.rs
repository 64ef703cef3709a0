//! Meaning of the events of Viscounts to the choosing seat, for the preview of a choice.

use super::components::{LEADER_POINTS, Resource, TIER_POINTS, Tier};
use super::event::Event;
use super::overlord::OverlordEvent;
use super::state::Viscounts;
use super::things::Thing;
use super::why_not::WhyNot;
use super::{Choice, Payment};
use engine::Rules;
use kernel::{Change, EventSink, Fact, Previews, Seat};
use ui::ResourceChange;

impl Previews for Viscounts {
    type Thing = Thing;

    fn change(event: &Event, seat: Seat) -> Option<Change<Thing>> {
        let one = |seat, thing| (seat, ResourceChange::gained(seat, thing, 1).change());
        let then = |seat, thing| (seat, Change::then(thing));
        let (of, change) = match *event {
            Event::Hired { seat, .. } => one(seat, Thing::Townsfolk),
            Event::Dismissed { seat, townsfolk, .. } => then(seat, Thing::Dismissed(townsfolk)),
            Event::Constructed { seat, building, .. } => one(seat, Thing::Building(building.kind)),
            Event::Linked { seat, other, .. } if other != seat => then(seat, Thing::SharedLink(other)),
            Event::WorkersPlaced { seat, count, .. } => {
                (seat, ResourceChange::gained(seat, Thing::Worker, count).change())
            }
            Event::MovedInwards { seat, .. } => one(seat, Thing::Inwards),
            Event::ReachedThirdTier { seat, .. } => one(seat, Thing::Third),
            Event::Bumped { owner, tier, .. } if owner == seat => {
                (seat, ResourceChange::lost(seat, Thing::Bumped(tier), 1).change())
            }
            Event::Bumped { owner, .. } => then(seat, Thing::Bumps(owner)),
            Event::LeaderTaken { seat } => one(seat, Thing::Leader),
            Event::Transcribed { seat, .. } => one(seat, Thing::Manuscript),
            Event::BonusTaken { seat, ribbon } => one(seat, Thing::Bonus(ribbon)),
            Event::Discarded { seat, .. } => one(seat, Thing::Discarded),
            Event::Destroyed { seat, .. } => one(seat, Thing::Destroyed),
            Event::Collided { seat, .. } => then(seat, Thing::Collision),
            Event::EndNears { .. } => then(seat, Thing::End),
            Event::Overlord(OverlordEvent::Driven { seat, count, .. }) => {
                (seat, ResourceChange::lost(seat, Thing::OverlordWorker, count).change())
            }
            Event::Overlord(OverlordEvent::BumpedOff { seat, .. }) => {
                (seat, ResourceChange::lost(seat, Thing::OverlordWorker, 1).change())
            }
            Event::Overlord(OverlordEvent::Posted { seat, .. }) => one(seat, Thing::Posted),
            Event::Overlord(OverlordEvent::Removed { owner, .. }) => {
                (owner, ResourceChange::lost(owner, Thing::Posted, 1).change())
            }
            _ => {
                let counted = event.counted()?;
                (counted.seat, counted.change())
            }
        };
        (of == seat).then_some(change)
    }

    fn apply_in_turn(&mut self, choice: Choice, events: &mut impl EventSink<Event>) -> Result<(), WhyNot> {
        self.answer_in_turn(choice, events)
    }

    fn goes_beyond(event: &Event) -> bool {
        matches!(
            event,
            Event::RoundBegan { .. }
                | Event::TurnBegan { .. }
                | Event::SchemeTurned { .. }
                | Event::Overlord(OverlordEvent::Moved { .. })
        )
    }

    fn facts(&self, _seat: Seat) -> Vec<Fact<Thing>> {
        let board = self.board();
        vec![Fact::count(Thing::UnpaidDebt, board.debts_left), Fact::count(Thing::Deed, board.deeds_left)]
    }

    /// The six phases of the rulebook.
    fn phase_of_turn(&self) -> usize {
        self.phase()
    }

    fn goes_on(&self, choices: &[Choice]) -> Option<Choice> {
        match *choices {
            [only] => Some(only),
            _ => payment_proposal(choices),
        }
    }
}

/// Returns the cheapest payment of a list: few pieces, and Silver before Ink, Stone and Gold.
pub fn payment_proposal(choices: &[Choice]) -> Option<Choice> {
    let cost = |choice: &Choice| match choice {
        Choice::Pay(payment) => Some(price(*payment)),
        _ => None,
    };
    choices.iter().copied().filter(|choice| cost(choice).is_some()).min_by_key(|choice| cost(choice))
}

fn price(payment: Payment) -> u32 {
    let resources: u32 = Resource::ALL.into_iter().map(|resource| u32::from(payment.of(resource))).sum();
    resources * 4 + u32::from(payment.silver) * 2
}

impl Viscounts {
    /// Returns the points at the end that changes are worth to a seat, from its Buildings, its Workers in the Castle
    /// and the leader's card. Points that the rest of the game decides are left out.
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
        changes.iter().filter(|change| change.is_own()).map(points).sum()
    }
}
