//! What the events of Architects mean to the seat that chooses, for the preview of a choice.

use super::choice::{Choice, Payment};
use super::components::Thing;
use super::event::Event;
use super::state::Architects;
use crate::kernel::{Change, Previews, Seat};

impl Previews for Architects {
    type Thing = Thing;

    fn change(event: &Event, seat: Seat) -> Option<Change<Thing>> {
        let signed = i32::from;
        let (of, change) = match *event {
            Event::Gained { seat, thing: Thing::Tax, count } => (seat, Change::brings(Thing::Silver, signed(count))),
            Event::Gained { seat, thing: Thing::Debt, count } => (seat, Change::costs(Thing::Debt, signed(count))),
            Event::Gained { seat, thing, count } => (seat, Change::brings(thing, signed(count))),
            Event::Lost { seat, thing, count } | Event::Paid { seat, thing, count } => {
                (seat, Change::costs(thing, -signed(count)))
            }
            Event::SilverLaid { seat, .. } => (seat, Change::costs(Thing::Silver, -1)),
            Event::PlanKept { seat } => (seat, Change::brings(Thing::Plan, 1)),
            Event::Hired { seat, .. } => (seat, Change::brings(Thing::Apprentice, 1)),
            Event::Dismissed { seat, .. } => (seat, Change::costs(Thing::Apprentice, -1)),
            Event::Constructed { seat, .. } => (seat, Change::brings(Thing::Building, 1)),
            Event::Advanced { seat, .. } => (seat, Change::brings(Thing::Level, 1)),
            Event::DebtPaid { seat } => (seat, Change::brings(Thing::PaidDebt, 1)),
            Event::DebtDestroyed { seat } => (seat, Change::brings(Thing::Debt, -1)),
            Event::Captured { seat, owner, count, .. } if owner != seat => {
                (seat, Change::brings(Thing::Captive, signed(count)))
            }
            Event::Captured { seat, count, .. }
            | Event::Recalled { seat, count, .. }
            | Event::Freed { seat, count, .. }
            | Event::Released { seat, count } => (seat, Change::brings(Thing::Worker, signed(count))),
            Event::MarketReset { seat } => (seat, Change::then(Thing::Reset)),
            Event::EndTriggered { seat } => (seat, Change::then(Thing::End)),
            _ => return None,
        };
        (of == seat).then_some(change)
    }

    fn goes_beyond(event: &Event) -> bool {
        matches!(
            event,
            Event::RoundBegan { .. }
                | Event::TurnBegan { .. }
                | Event::SoloCardTurned { .. }
                | Event::SoloCardsShuffled { .. }
                | Event::Ended
        )
    }

    /// A choice is seen through to its payment: the cheapest one, which the page proposes.
    fn goes_on(&self, choices: &[Choice]) -> Option<Choice> {
        match *choices {
            [only] => Some(only),
            _ => cheapest_payment(choices),
        }
    }
}

/// The cheapest of the payments in a list: plans count most, then Gold and Marble.
pub fn cheapest_payment(choices: &[Choice]) -> Option<Choice> {
    let worth = |choice: &Choice| match choice {
        Choice::Pay(payment) => Some(worth(*payment)),
        _ => None,
    };
    choices.iter().copied().filter(|choice| worth(choice).is_some()).min_by_key(worth)
}

fn worth(payment: Payment) -> u32 {
    const EACH: [u32; 6] = [2, 2, 3, 3, 7, 7];
    let goods = payment.goods.into_iter().zip(EACH).map(|(paid, each)| u32::from(paid) * each);
    goods.sum::<u32>() + u32::from(payment.plans) * 8
}
