//! King's Storehouse: trades.

use super::super::components::{Effect, TRADERS};
use super::super::event::Event;
use super::super::question::{Bill, TradeId};
use super::super::state::{Architects, apprentices};
use super::super::step::Step;
use super::super::why_not::{Note, WhyNot};
use crate::kernel::{Seat, Sink};

impl Architects {
    /// The trades that a seat has: those of its own Apprentices, then the printed ones.
    pub fn trades(&self, seat: Seat) -> impl Iterator<Item = TradeId> {
        let own = apprentices(self.player(seat).apprentices.common(TRADERS)).map(TradeId::Apprentice);
        own.chain([TradeId::Virtue, TradeId::Marble])
    }

    /// Notes what stands in the way of a trade.
    pub(in super::super) fn lacks_trade(&self, seat: Seat, trade: TradeId, note: &mut impl Note) {
        if !self.trades(seat).any(|own| own == trade) {
            note.note(WhyNot::NoSuchThing);
        }
        self.lacks_goods(seat, Bill::Trade(trade), note);
    }

    /// Makes a trade; so many may follow (ruling R2).
    pub(in super::super) fn make_trade(&mut self, seat: Seat, trade: TradeId, left: u8, out: &mut impl Sink<Event>) {
        let Some(gained) = trade.trade() else { return };
        out.tell(Event::Traded { seat, trade });
        self.flow.push(Step::Trades(left));
        self.flow.push(Step::Give(seat, Effect::Gain(gained.gains, gained.count)));
        self.flow.push(Step::Bill(Bill::Trade(trade)));
    }
}
