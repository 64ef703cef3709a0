use super::components::{ApprenticeId, BuildingId, COLUMNS, GOODS, GuardAction, Location, SLOTS, Slot, Thing};
use super::question::TradeId;
use super::{Gift, Owner, Recipient};
use engine::{ChoiceArg, text_enum};
use kernel::Seat;
use std::fmt;

text_enum! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Choice {
        Pass = "pass",
        Place(location: Location) = "place:{location}",
        Recall(location: Location) = "recall:{location}",
        RecallHeld(holder: Owner) = "recall-held:{holder}",
        Dig(thing: Thing) = "dig:{thing}",
        Hire(slot: Slot) = "hire:{slot}",
        Plans = "plans",
        Keep(plan: BuildingId) = "keep:{plan}",
        PutBack(plan: BuildingId) = "put-back:{plan}",
        Discard(plan: BuildingId) = "discard:{plan}",
        Dismiss(apprentice: ApprenticeId) = "dismiss:{apprentice}",
        Trade(trade: TradeId) = "trade:{trade}",
        Capture {
            location: Location,
            owner: Owner,
        } = "capture:{location}:{owner}",
        Guard(action: GuardAction) = "guard:{action}",
        GuardFor {
            action: GuardAction,
            owner: Seat,
        } = "guard-for:{action}:{owner}",
        Construct(plan: BuildingId) = "construct:{plan}",
        Advance = "advance",
        Pay(payment: Payment) = "pay:{payment}",
        Left = "left",
        Right = "right",
        DestroyDebt = "destroy-debt",
        AvoidDebt = "avoid-debt",
        TakeDebt = "take-debt",
        Release(count: u8) = "release:{count}",
        Join(apprentice: ApprenticeId) = "join:{apprentice}",
        Donate {
            gift: Gift,
            to: Recipient,
        } = "donate:{gift}:{to}",
        Suffer(seat: Seat) = "player:{seat}",
        Remove(location: Location) = "remove:{location}",
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Payment {
    /// Goods, in the order of [`Thing::GOODS`].
    pub goods: [u8; GOODS],
    pub plans: u8,
}

/// Written as the row's letter (`a` for the upper one) and the column from 1.
impl ChoiceArg for Slot {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.row() == 0 { 'a' } else { 'b' }, self.column() + 1)
    }
    fn read(text: &str) -> Option<Self> {
        let row = ["a", "b"].iter().position(|row| text.starts_with(row))?;
        let column = usize::from(u8::read(&text[1..])?.checked_sub(1)?);
        (column < COLUMNS).then(|| Self::at(row, column)).filter(|slot| usize::from(slot.0) < SLOTS)
    }
}

/// Written as `clay2+gold1+plan1`, without zero amounts; `nothing` when empty.
impl ChoiceArg for Payment {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut between = "";
        for (thing, amount) in self.parts() {
            write!(f, "{between}{}{amount}", thing.key())?;
            between = "+";
        }
        if between.is_empty() { f.write_str("nothing") } else { Ok(()) }
    }
    fn read(text: &str) -> Option<Self> {
        let mut payment = Self::default();
        for part in text.split('+').filter(|_| text != "nothing") {
            let (key, amount) = part.split_at(part.find(|letter: char| letter.is_ascii_digit())?);
            let paid = match Thing::of_key(key)? {
                Thing::Plan => &mut payment.plans,
                good => &mut payment.goods[good.good()?],
            };
            *paid = amount.parse().ok()?;
        }
        Some(payment)
    }
}

impl Payment {
    pub fn parts(self) -> impl Iterator<Item = (Thing, u8)> {
        let goods = Thing::GOODS.into_iter().zip(self.goods);
        goods.chain([(Thing::Plan, self.plans)]).filter(|(_, amount)| *amount > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_reads_back_as_the_choice_that_it_stands_for() {
        let keys = "\
            pass place:town-centre recall:market-left recall-held:4 dig:gold hire:a1 hire:b4 plans \
            keep:carpenters-hut put-back:well discard:thieves-den dismiss:acolyte-3 trade:virtue trade:marble \
            trade:merchant-14 capture:forest:2 guard:ransom guard:ransom-by-debt construct:university advance \
            pay:nothing pay:clay2+gold1+plan1 left right destroy-debt avoid-debt take-debt release:2 \
            recall-held:overlord capture:forest:overlord guard-for:release:2 join:clergyman-3 donate:clay:demand \
            donate:plan-well:1 donate:paid-debt:0 player:3 remove:prison";
        for key in keys.split(' ') {
            assert_eq!(key.parse::<Choice>().map(|choice| choice.to_string()), Ok(key.to_owned()));
        }
    }

    #[test]
    fn other_texts_are_no_choices() {
        let keys = "\
            place: place:castle hire:a0 hire:a5 hire:c1 hire:é1 hire:a trade:silver trade:thieves pay: \
            pay:gold1+clay2 pay:virtue1 pay:gold capture:forest construct:0 release:-1 capture:forest:king \
            donate:plan-castle2:1 donate:clay:king";
        for key in keys.split(' ').chain([""]) {
            assert_eq!(key.parse::<Choice>(), Err(()), "{key}");
        }
    }
}
