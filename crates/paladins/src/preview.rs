//! The events of Paladins as changes for the choosing seat, for the preview of a choice.

use super::choice::Choice;
use super::event::Event;
use super::state::Paladins;
use super::things::Thing;
use super::why_not::WhyNot;
use engine::Rules;
use kernel::{Change, EventSink, Fact, Previews, Seat};
use ui::ResourceChange;

impl Previews for Paladins {
    type Thing = Thing;

    /// Placed Workers are no cost: they lie on the board.
    fn change(event: &Event, seat: Seat) -> Option<Change<Thing>> {
        let one = |seat, thing| ResourceChange::gained(seat, thing, 1);
        let counted = match *event {
            Event::Paid { thing: Thing::Worker(_), .. } => return None,
            Event::InquisitionBegan => return Some(Change::then(Thing::Inquisition)),
            Event::ThreatStruck { .. } | Event::OutsidersIgnored { .. } => return Some(Change::then(Thing::Strike)),
            // Tax counts as Silver once held.
            Event::TaxTaken { seat, count, .. } => ResourceChange::gained(seat, Thing::Silver, count),
            Event::Recruited { seat, .. } => one(seat, Thing::Townsfolk),
            Event::MonkPlaced { seat, .. } => one(seat, Thing::Monk),
            Event::OutpostPlaced { seat, .. } => one(seat, Thing::Outpost),
            Event::WallBuilt { seat, .. } => one(seat, Thing::Wall),
            Event::JarMoved { seat, .. } => one(seat, Thing::Jar),
            Event::Attacked { seat, .. } => one(seat, Thing::Attacked),
            Event::Converted { seat, .. } => one(seat, Thing::Converted),
            Event::WorkshopMoved { seat, .. } => one(seat, Thing::Workshop),
            Event::Cleared { seat, action } => one(seat, Thing::Cleared(action)),
            Event::OrderCompleted { seat, order, .. } => one(seat, Thing::Order(order)),
            Event::WorkshopLost { seat, .. } => ResourceChange::lost(seat, Thing::Workshop, 1),
            // An achievement of the team counts for every seat.
            Event::ThreatAnswered { .. } => ResourceChange::lost(seat, Thing::OverlordWorker, 1),
            Event::OutsidersFought { .. } => one(seat, Thing::Fought),
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
            Event::RivalGainedWorkers { .. }
                | Event::SchemeDrawn { .. }
                | Event::SchemesShuffled
                | Event::RivalRested { .. }
                | Event::RoundBegan { .. }
        )
    }

    fn facts(&self, seat: Seat) -> Vec<Fact<Thing>> {
        let orders = self.board().orders(self.round()).iter();
        let tasks = orders.filter_map(|order| Some((*order, order.card().task()?)));
        let mut facts: Vec<Fact<Thing>> =
            tasks.map(|(order, action)| Fact::count(Thing::Order(order), self.player(seat).done(action))).collect();
        facts.push(Fact::count(Thing::Tax, self.board().tax));
        facts.push(Fact::leader(Thing::Suspicion, self.most_suspected()));
        facts
    }
}

impl Paladins {
    fn most_suspected(&self) -> Option<Seat> {
        let of = |seat: Seat| self.player(seat).suspicion.len();
        let seats = || (0..self.seats()).map(|seat| Seat(seat as u8));
        let most = seats().map(of).max().filter(|most| *most > 0)?;
        let mut leaders = seats().filter(|seat| of(*seat) == most);
        leaders.next().filter(|_| leaders.next().is_none())
    }
}
