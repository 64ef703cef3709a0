//! Funding a primary action: icons on the player board, resources, Silver, and the Townsfolk beside the Viscount.

use super::super::choice::Payment;
use super::super::components::{
    Ability, Building, BuildingKind, CHEAP_DISMISSAL, Icon, Icons, Ongoing, PrimaryAction, PrintedTownsfolk, Resource,
    Segment, TownsfolkId,
};
use super::super::event::Event;
use super::super::state::{Player, Viscounts};
use super::super::step::Step;
use super::super::why_not::WhyNot;
use crate::things::Thing;
use engine::{Check, ReasonSink, stop_if};
use kernel::EventSink;

#[derive(Clone, Copy, Debug)]
struct Funds {
    /// Icons that count at no cost.
    icons: u16,
    resource: u16,
    /// True if the first one spent of it counts as two icons.
    double: bool,
    gold: u16,
    stone: u16,
    silver: u16,
    silver_rate: u16,
}

impl Funds {
    fn most(self) -> u16 {
        let double = u16::from(self.double && self.resource > 0);
        self.icons + self.resource + double + self.gold + self.stone + self.silver / self.silver_rate
    }
}

impl Viscounts {
    fn funds(&self, action: PrimaryAction, icons: Icons, silver: u16) -> Funds {
        let player = self.player(self.turn);
        let resource = action.resource().map_or(0, |resource| player.has(resource));
        let mut funds = Funds {
            icons: counted(action, icons, false),
            resource,
            double: false,
            gold: 0,
            stone: 0,
            silver: 0,
            silver_rate: 1,
        };
        if action == PrimaryAction::Trade {
            funds.silver = if self.silver_extends_trade() { silver } else { 0 };
            return funds;
        }
        let mut pairs = false;
        for card in player.line.iter().flatten() {
            if let Ability::Ongoing(ongoing) = card.card().ability {
                match ongoing {
                    Ongoing::MerchantPairs(icon) if icon == action.icon() => pairs = true,
                    Ongoing::Double(doubled) if doubled == action => funds.double = true,
                    Ongoing::SilverPairs(icon) if icon == action.icon() => {
                        (funds.silver, funds.silver_rate) = (silver, SILVER_PAIR);
                    }
                    Ongoing::AnyInk if action == PrimaryAction::Transcribe => {
                        funds.gold = player.has(Resource::Gold);
                        funds.stone = player.has(Resource::Stone);
                    }
                    _ => {}
                }
            }
        }
        funds.icons = counted(action, icons, pairs);
        funds
    }

    pub(super) fn own_icons(&self) -> Icons {
        let mut icons = self.icons(self.turn);
        icons.add(self.dismissed.unwrap_or(Icons::NONE));
        icons
    }

    /// Number of these icons that count for an action of the seat whose turn it is, at no cost: the action's own,
    /// Criminals, and pairs of Merchants if a card counts them.
    pub(super) fn counting(&self, action: PrimaryAction, icons: Icons) -> u16 {
        let pairs = self.player(self.turn).has_ongoing(|ongoing| ongoing == Ongoing::MerchantPairs(action.icon()));
        counted(action, icons, pairs)
    }

    /// Largest number of icons within reach of the seat whose turn it is, a dismissal included.
    pub fn most_icons(&self, action: PrimaryAction) -> u16 {
        self.icons_up_to(action, u16::MAX)
    }

    /// Largest number of icons within reach. A dismissal is considered only if there are fewer than `enough` without
    /// it.
    fn icons_up_to(&self, action: PrimaryAction, enough: u16) -> u16 {
        let (own, silver) = (self.own_icons(), self.player(self.turn).silver);
        let without = self.funds(action, own, silver).most();
        if without >= enough {
            return without;
        }
        match self.dismissal(action) {
            Ok((price, card)) => {
                let mut icons = own;
                icons.add(card.icons);
                without.max(self.funds(action, icons, silver - u16::from(price)).most())
            }
            Err(_) => without,
        }
    }

    pub(super) fn check_icons(&self, action: PrimaryAction, need: u8, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        action.check_reach(need, self.icons_up_to(action, u16::from(need)), reasons)
    }

    /// Dismissing: returns the price of the Townsfolk beside the Viscount, and its card. It needs icons that count for
    /// the action: the action's icon, a Criminal, or Merchants that complete a pair if a card of the line counts pairs.
    pub fn dismissal(&self, action: PrimaryAction) -> Result<(u8, PrintedTownsfolk), WhyNot> {
        if self.dismissed.is_some() {
            return Err(WhyNot::DismissedAlready);
        }
        let player = self.player(self.turn);
        let card = self.townsfolk_beside(player.space.segment);
        let adds = || {
            if card.icons.count(Icon::Merchant) == 0 {
                return false;
            }
            let own = self.icons(self.turn);
            let mut more = own;
            more.add(card.icons);
            self.counting(action, more) > self.counting(action, own)
        };
        if card.icons.counting_as(action.icon()) == 0 && !adds() {
            return Err(WhyNot::NoMatch { icon: action.icon() });
        }
        let price = dismissal_price(player, card.value);
        if player.silver < u16::from(price) {
            return Err(WhyNot::Silver { need: price.into(), have: player.silver });
        }
        Ok((price, card))
    }

    /// Notes the reasons against dismissing the Townsfolk. The action must still be payable afterwards.
    pub(in super::super) fn check_dismissal(
        &self,
        action: PrimaryAction,
        need: u8,
        reasons: &mut impl ReasonSink<WhyNot>,
    ) -> Check {
        match self.dismissal(action) {
            Ok((price, card)) => {
                let silver = self.player(self.turn).silver - u16::from(price);
                let need = if action == PrimaryAction::Trade { self.exchange_rate() } else { need };
                let mut icons = self.icons(self.turn);
                icons.add(card.icons);
                reasons.when(self.funds(action, icons, silver).most() < u16::from(need), WhyNot::NotEnoughStill)
            }
            Err(why) => reasons.add(why),
        }
    }

    /// Dismisses the Townsfolk beside the Viscount. It leaves the game, its icons count for the action, and its hire
    /// effect comes before all else.
    pub(in super::super) fn dismiss(&mut self, action: PrimaryAction, out: &mut impl EventSink<Event>) {
        let Ok((price, card)) = self.dismissal(action) else { return };
        let seat = self.turn;
        let segment = self.player(seat).space.segment;
        self.spend(seat, Thing::Silver, price, out);
        self.dismissed = Some(card.icons);
        self.flow.push(Step::Effect(seat, card.hire));
        self.remove_townsfolk(segment, |townsfolk| Event::Dismissed { seat, segment, townsfolk }, out);
    }

    /// Removes the visible Townsfolk of a segment from the game. A printed one stays.
    pub(in super::super) fn remove_townsfolk(
        &mut self,
        segment: Segment,
        dismissed: impl FnOnce(Option<TownsfolkId>) -> Event,
        out: &mut impl EventSink<Event>,
    ) {
        let townsfolk = self.board.townsfolk[segment.index()].pop();
        out.emit(dismissed(townsfolk));
        if townsfolk.is_some() {
            self.removed += 1;
            out.emit(Event::TownsfolkRevealed { segment, townsfolk: self.visible_townsfolk(segment) });
        }
    }

    /// Passes on every payment for this number of icons that wastes nothing.
    pub(in super::super) fn each_payment(
        &self,
        action: PrimaryAction,
        need: u8,
        mut hand: impl FnMut(Payment) -> Check,
    ) -> Check {
        let funds = self.funds(action, self.own_icons(), self.player(self.turn).silver);
        let short = u16::from(need).saturating_sub(funds.icons);
        let Some(resource) = action.resource() else { return Check::Continue(()) };
        for pairs in 0..=short.min(funds.silver / funds.silver_rate) {
            for gold in 0..=(short - pairs).min(funds.gold) {
                for stone in 0..=(short - pairs - gold).min(funds.stone) {
                    let rest = short - pairs - gold - stone;
                    let main = match rest {
                        0 => 0,
                        _ if funds.double => (rest - 1).max(1),
                        _ => rest,
                    };
                    // If one icon is missing, a resource that counts as two makes all other spending a waste.
                    let vain = funds.double && rest == 1 && pairs + gold + stone > 0;
                    if main > funds.resource || vain {
                        continue;
                    }
                    let silver = (pairs * funds.silver_rate) as u8;
                    let payment = Payment { ink: 0, stone: stone as u8, gold: gold as u8, silver };
                    hand(payment.with(resource, main as u8))?;
                }
            }
        }
        Check::Continue(())
    }

    /// True if a payment pays for this number of icons without waste.
    pub(in super::super) fn pays(&self, action: PrimaryAction, need: u8, payment: Payment) -> bool {
        self.each_payment(action, need, |other| stop_if(other == payment)).is_break()
    }

    pub(in super::super) fn pay(&mut self, payment: Payment, out: &mut impl EventSink<Event>) {
        for resource in Resource::ALL {
            self.spend(self.turn, Thing::Resource(resource), payment.of(resource), out);
        }
        self.spend(self.turn, Thing::Silver, payment.silver, out);
    }
}

/// Number of these icons that count for an action, with or without pairs of Merchants.
fn counted(action: PrimaryAction, icons: Icons, pairs: bool) -> u16 {
    let merchants = if pairs { icons.count(Icon::Merchant) / 2 } else { 0 };
    u16::from(icons.counting_as(action.icon())) + u16::from(merchants)
}

impl PrimaryAction {
    pub(super) fn check_reach(self, need: u8, reach: u16, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        let short = u16::from(need).saturating_sub(reach);
        reasons.when(short > 0, WhyNot::Icons { icon: self.icon(), short: short as u8 })
    }
}

/// Silver for one icon if a card of the line counts it.
const SILVER_PAIR: u16 = 2;

fn dismissal_price(player: &Player, value: u8) -> u8 {
    let cheap = player.has_built(Building { kind: BuildingKind::TradingPost, slot: 2 });
    let price = if cheap { value.min(CHEAP_DISMISSAL) } else { value };
    price.saturating_sub(discount(player))
}

pub(in super::super) fn discount(player: &Player) -> u8 {
    u8::from(player.has_ongoing(|ongoing| ongoing == Ongoing::Cheaper))
}
