//! The choices of a game of Architects and the keys that stand for them in records.

use super::components::{ApprenticeId, BuildingId, COLUMNS, GOODS, GuardAction, Location, SLOTS, Slot, Thing};
use super::question::TradeId;
use super::{Gift, Owner, Recipient};
use engine::{Word, words};
use kernel::Seat;
use std::fmt;

words! {
    /// One small step of a decision.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Choice {
        /// Decline, or stop here.
        Pass = "pass",
        /// Place a Worker here.
        Place(location: Location) = "place:{location}",
        /// Take a Worker back from here.
        Recall(location: Location) = "recall:{location}",
        /// Take a Worker back from the board of this player or of the Overlord.
        RecallHeld(holder: Owner) = "recall-held:{holder}",
        /// Take this at the Mines.
        Dig(thing: Thing) = "dig:{thing}",
        /// Hire the Apprentice of this slot.
        Hire(slot: Slot) = "hire:{slot}",
        /// Draw plans.
        Plans = "plans",
        /// Keep this plan of those dealt or drawn.
        Keep(plan: BuildingId) = "keep:{plan}",
        /// Put this plan of those dealt or drawn at the bottom of the pile.
        PutBack(plan: BuildingId) = "put-back:{plan}",
        /// Discard this plan of the hand.
        Discard(plan: BuildingId) = "discard:{plan}",
        /// Discard this own Apprentice.
        Dismiss(apprentice: ApprenticeId) = "dismiss:{apprentice}",
        /// Make this trade.
        Trade(trade: TradeId) = "trade:{trade}",
        /// Capture the Workers of a player or of the Overlord at a large circle.
        Capture {
            location: Location,
            /// Owner of the captured Workers.
            owner: Owner,
        } = "capture:{location}:{owner}",
        /// Take this action at the Guardhouse.
        Guard(action: GuardAction) = "guard:{action}",
        /// Take this action at the Guardhouse for the Workers of another player.
        GuardFor {
            action: GuardAction,
            /// Owner of the Workers.
            owner: Seat,
        } = "guard-for:{action}:{owner}",
        /// Construct this plan of the hand.
        Construct(plan: BuildingId) = "construct:{plan}",
        /// Advance on the Cathedral.
        Advance = "advance",
        /// Pay this.
        Pay(payment: Payment) = "pay:{payment}",
        /// The left option of a Building.
        Left = "left",
        /// The right option of a Building.
        Right = "right",
        /// Destroy an own unpaid Debt.
        DestroyDebt = "destroy-debt",
        /// Pay Silver instead of taking the Debt.
        AvoidDebt = "avoid-debt",
        /// Take the Debt.
        TakeDebt = "take-debt",
        /// Release this number of own Workers from the Prison.
        Release(count: u8) = "release:{count}",
        /// Begin with this side of the card of the co-op scenario.
        Join(apprentice: ApprenticeId) = "join:{apprentice}",
        /// Donate an item.
        Donate {
            gift: Gift,
            to: Recipient,
        } = "donate:{gift}:{to}",
        /// Make this player suffer the effect.
        Suffer(seat: Seat) = "player:{seat}",
        /// Remove the own Worker that stands here from the game.
        Remove(location: Location) = "remove:{location}",
    }
}

/// The price paid for something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Payment {
    /// Goods, in the order of [`Thing::GOODS`].
    pub goods: [u8; GOODS],
    /// Plans discarded in place of resources.
    pub plans: u8,
}

/// Written as the row's letter (`a` for the upper one) and the column from 1.
impl Word for Slot {
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
impl Word for Payment {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut between = "";
        for (thing, amount) in self.parts() {
            write!(f, "{between}{}{amount}", thing.word())?;
            between = "+";
        }
        if between.is_empty() { f.write_str("nothing") } else { Ok(()) }
    }
    fn read(text: &str) -> Option<Self> {
        let mut payment = Self::default();
        for part in text.split('+').filter(|_| text != "nothing") {
            let (word, amount) = part.split_at(part.find(|letter: char| letter.is_ascii_digit())?);
            let paid = match Thing::of_word(word)? {
                Thing::Plan => &mut payment.plans,
                good => &mut payment.goods[good.good()?],
            };
            *paid = amount.parse().ok()?;
        }
        Some(payment)
    }
}

impl Payment {
    /// Returns the non-zero amounts and their kinds.
    pub fn parts(self) -> impl Iterator<Item = (Thing, u8)> {
        let goods = Thing::GOODS.into_iter().zip(self.goods);
        goods.chain([(Thing::Plan, self.plans)]).filter(|(_, amount)| *amount > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_reads_back_as_the_choice_that_it_stands_for() {
        let words = [
            "pass",
            "place:town-centre",
            "recall:market-left",
            "recall-held:4",
            "dig:gold",
            "hire:a1",
            "hire:b4",
            "plans",
            "keep:carpenters-hut",
            "put-back:well",
            "discard:thieves-den",
            "dismiss:acolyte-3",
            "trade:virtue",
            "trade:marble",
            "trade:merchant-14",
            "capture:forest:2",
            "guard:ransom",
            "guard:ransom-by-debt",
            "construct:university",
            "advance",
            "pay:nothing",
            "pay:clay2+gold1+plan1",
            "left",
            "right",
            "destroy-debt",
            "avoid-debt",
            "take-debt",
            "release:2",
            "recall-held:overlord",
            "capture:forest:overlord",
            "guard-for:release:2",
            "join:clergyman-3",
            "donate:clay:demand",
            "donate:plan-well:1",
            "donate:paid-debt:0",
            "player:3",
            "remove:prison",
        ];
        for word in words {
            assert_eq!(word.parse::<Choice>().map(|choice| choice.to_string()), Ok(word.to_owned()));
        }
    }

    #[test]
    fn other_words_are_no_choices() {
        let words = [
            "",
            "place:",
            "place:castle",
            "hire:a0",
            "hire:a5",
            "hire:c1",
            "hire:é1",
            "hire:a",
            "trade:silver",
            "trade:thieves",
            "pay:",
            "pay:gold1+clay2",
            "pay:virtue1",
            "pay:gold",
            "capture:forest",
            "construct:0",
            "release:-1",
            "capture:forest:king",
            "donate:plan-castle2:1",
            "donate:clay:king",
        ];
        for word in words {
            assert_eq!(word.parse::<Choice>(), Err(()), "{word}");
        }
    }
}
