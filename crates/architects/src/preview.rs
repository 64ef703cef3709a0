//! The events of Architects as changes for the choosing seat, for the preview of a choice.

use super::components::Thing;
use super::why_not::WhyNot;
use super::{Architects, Choice, Event};
use engine::Rules;
use kernel::{Change, EventSink, Fact, Previews, Seat};
use ui::ResourceChange;

impl Previews for Architects {
    type Thing = Thing;

    fn change(event: &Event, seat: Seat) -> Option<Change<Thing>> {
        let one = |seat, thing| ResourceChange::gained(seat, thing, 1);
        let counted = match *event {
            // Taxed Silver counts as Silver once held.
            Event::Gained { seat, thing: Thing::Tax, count } => ResourceChange::gained(seat, Thing::Silver, count),
            Event::SilverLaid { seat, .. } => ResourceChange::paid(seat, Thing::Silver, 1),
            Event::PlanKept { seat } => one(seat, Thing::Plan),
            Event::Hired { seat, .. } | Event::Joined { seat, .. } => one(seat, Thing::Apprentice),
            Event::Dismissed { seat, .. } => ResourceChange::lost(seat, Thing::Apprentice, 1),
            Event::Constructed { seat, .. } => one(seat, Thing::Building),
            Event::Advanced { seat, .. } => one(seat, Thing::Level),
            Event::DebtPaid { seat } => one(seat, Thing::PaidDebt),
            Event::DebtDestroyed { seat, .. } => ResourceChange::lost(seat, Thing::Debt, 1),
            Event::Captured { seat, owner, count, .. } if owner != seat => {
                ResourceChange::gained(seat, Thing::Captive, count)
            }
            Event::Donated { seat, gift, .. } => ResourceChange::paid(seat, gift.thing(), 1),
            Event::Captured { seat, count, .. }
            | Event::Recalled { seat, count, .. }
            | Event::Freed { seat, count, .. }
            | Event::Released { seat, count } => ResourceChange::gained(seat, Thing::Worker, count),
            Event::MarketReset { by } => return (by == seat).then_some(Change::then(Thing::Reset)),
            Event::EndTriggered { by } => return (by == seat).then_some(Change::then(Thing::End)),
            _ => event.counted()?,
        };
        (counted.seat == seat).then(|| counted.change())
    }

    fn apply_in_turn(&mut self, choice: Choice, events: &mut impl EventSink<Event>) -> Result<(), WhyNot> {
        self.answer_in_turn(choice, events)
    }

    fn goes_beyond(event: &Event) -> bool {
        matches!(
            event,
            Event::RoundBegan { .. }
                | Event::TurnBegan { .. }
                | Event::SoloCardTurned { .. }
                | Event::SoloCardsShuffled { .. }
                | Event::SchemeRevealed { .. }
                | Event::SchemesShuffled
                | Event::Ended
        )
    }

    fn facts(&self, _seat: Seat) -> Vec<Fact<Thing>> {
        let spaces = self.capacity().saturating_sub(self.board().taken.into());
        vec![Fact::count(Thing::Tax, self.board().tax), Fact::count(Thing::End, spaces as u8)]
    }

    fn goes_on(&self, choices: &[Choice]) -> Option<Choice> {
        match *choices {
            [only] => Some(only),
            _ => payment_proposal(choices),
        }
    }
}

/// Returns the cheapest of the payments in a list. Plans weigh most, then Gold and Marble.
pub fn payment_proposal(choices: &[Choice]) -> Option<Choice> {
    const EACH: [u32; 6] = [2, 2, 3, 3, 7, 7];
    let price = |choice: &Choice| {
        let Choice::Pay(payment) = choice else { return None };
        let goods = payment.goods.into_iter().zip(EACH).map(|(paid, each)| u32::from(paid) * each);
        Some(goods.sum::<u32>() + u32::from(payment.plans) * 8)
    };
    choices.iter().copied().filter(|choice| price(choice).is_some()).min_by_key(price)
}
