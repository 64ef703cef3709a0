//! Trade: at the exchange of an outside space.

use super::super::components::{Effect, Exchange, PrimaryAction, Site};
use super::super::event::Event;
use super::super::state::{MOST_COUNT, Viscounts};
use super::super::step::Step;
use super::super::why_not::WhyNot;
use crate::things::Thing;
use engine::{Check, ReasonSink};
use kernel::EventSink;
use std::ops::RangeInclusive;

impl Viscounts {
    /// Returns the exchange of this turn's Viscount; `None` on the inside path.
    pub fn own_exchange(&self) -> Option<Exchange> {
        let space = self.player(self.turn).space;
        let [left, right] = space.segment.face().exchanges;
        match space.site {
            Site::Left => Some(left),
            Site::Right => Some(right),
            Site::Inside => None,
        }
    }

    pub(super) fn exchange_rate(&self) -> u8 {
        self.own_exchange().map_or(u8::MAX, |exchange| exchange.merchants)
    }

    /// Notes the reasons against Trade. It needs the outside path, and Merchants for at least one exchange.
    pub(super) fn check_trade(&self, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        match self.own_exchange() {
            None => reasons.add(WhyNot::OutsideOnly),
            Some(exchange) => self.check_icons(PrimaryAction::Trade, exchange.merchants, reasons),
        }
    }

    /// Returns the Merchants at no cost, and the Silver that counts as Merchants: 0 if the exchange gives Silver.
    fn merchants(&self) -> (u16, u16) {
        let merchants = self.counting(PrimaryAction::Trade, self.own_icons());
        let silver = if self.silver_extends_trade() { self.player(self.turn).silver } else { 0 };
        (merchants, silver)
    }

    /// True if Silver counts as Merchants here.
    pub(super) fn silver_extends_trade(&self) -> bool {
        !matches!(self.own_exchange().map(|exchange| exchange.effect), Some(Effect::Silver(_)) | None)
    }

    /// Range of possible uses of the exchange: at least one, at most what Merchants and Silver allow.
    pub(in super::super) fn exchanges(&self) -> RangeInclusive<u8> {
        let (merchants, silver) = self.merchants();
        let most = (merchants + silver) / u16::from(self.exchange_rate());
        1..=most.min(MOST_EXCHANGES) as u8
    }

    pub(in super::super) fn check_exchange(&self, times: u8, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        if self.exchanges().contains(&times) {
            return Check::Continue(());
        }
        if times == 0 {
            return reasons.add(WhyNot::Mandatory);
        }
        let (merchants, silver) = self.merchants();
        let need = u16::from(times) * u16::from(self.exchange_rate());
        let short = need.saturating_sub(merchants + silver).clamp(1, u8::MAX.into()) as u8;
        reasons.add(WhyNot::Icons { icon: PrimaryAction::Trade.icon(), short })
    }

    pub(in super::super) fn exchange(&mut self, times: u8, out: &mut impl EventSink<Event>) {
        let Some(exchange) = self.own_exchange() else { return };
        let seat = self.turn;
        let merchants = self.counting(PrimaryAction::Trade, self.own_icons());
        let need = u16::from(times) * u16::from(exchange.merchants);
        self.spend(seat, Thing::Silver, need.saturating_sub(merchants) as u8, out);
        out.emit(Event::Traded { seat, times });
        let effect = match exchange.effect {
            Effect::Silver(count) => Effect::Silver(count * times),
            Effect::Gain(resource, count) => Effect::Gain(resource, count * times),
            Effect::Destroy(count) => Effect::Destroy(count * times),
            Effect::Flip(count) => Effect::Flip(count * times),
            other => other,
        };
        self.flow.push(Step::Effect(seat, effect));
    }
}

const MOST_EXCHANGES: u16 = MOST_COUNT as u16;
