use super::components::{Building, PrimaryAction, Resource, Section, Segment, Site, Space, Spot, TownsfolkId};
use engine::{ChoiceArg, Fields, text_enum};
use kernel::Seat;
use std::fmt;

text_enum! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Choice {
        Pass = "pass",
        /// The pair of a Player Card and a Hero at an index of the offer, from 0.
        Pair(place: u8) = "pair:{place}",
        Play(card: TownsfolkId) = "play:{card}",
        Move(space: Space) = "move:{space}",
        Dismiss = "dismiss",
        Exchange(times: u8) = "exchange:{times}",
        Build(building: Building) = "build:{building}",
        Workers(count: u8) = "workers:{count}",
        Pay(payment: Payment) = "pay:{payment}",
        Spot(spot: Spot) = "spot:{spot}",
        Hire(segment: Segment) = "hire:{segment}",
        Manuscript(segment: Segment) = "manuscript:{segment}",
        Take(resource: Resource) = "take:{resource}",
        FlipDebt = "flip:debt",
        FlipDeed = "flip:deed",
        Left = "left",
        Right = "right",
        Order(order: AdvanceOrder) = "order:{order}",
        Discard(card: TownsfolkId) = "discard:{card}",
        DiscardTop = "discard-top",
        Destroy(card: TownsfolkId) = "destroy:{card}",
        DestroyTop = "destroy-top",
        Shift {
            from: Section,
            clockwise: bool,
        } = "shift:{from}{clockwise}",
        Section(section: Section) = "section:{section}",
        Bump(seat: Seat) = "bump:{seat}",
        BumpOverlord = "bump-overlord",
        Post = "post",
        Act(action: PrimaryAction) = "{action}",
    }
}

/// Payment for an action, never more than needed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Payment {
    pub ink: u8,
    pub stone: u8,
    pub gold: u8,
    pub silver: u8,
}

impl Payment {
    pub const NOTHING: Self = Self { ink: 0, stone: 0, gold: 0, silver: 0 };

    pub const fn of(self, resource: Resource) -> u8 {
        match resource {
            Resource::Ink => self.ink,
            Resource::Stone => self.stone,
            Resource::Gold => self.gold,
        }
    }

    #[must_use]
    pub const fn with(mut self, resource: Resource, amount: u8) -> Self {
        match resource {
            Resource::Ink => self.ink = amount,
            Resource::Stone => self.stone = amount,
            Resource::Gold => self.gold = amount,
        }
        self
    }
}

/// A new order of the line. Each place from the left holds the space from which its card comes, counted from 1; 0 for
/// no card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AdvanceOrder(pub [u8; 3]);

impl AdvanceOrder {
    pub fn applied(self, line: &[Option<TownsfolkId>; 3]) -> [Option<TownsfolkId>; 3] {
        self.0.map(|from| line.get((from as usize).wrapping_sub(1)).copied().flatten())
    }
}

impl ChoiceArg for Space {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.number() {
            Some(number) => number.write(f),
            None => self.segment.write(f),
        }
    }
    fn read(text: &str) -> Option<Self> {
        let inside = || Some(Self { segment: ChoiceArg::read(text)?, site: Site::Inside });
        u8::read(text).map_or_else(inside, Self::numbered)
    }
}

impl ChoiceArg for Building {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.kind.key(), self.slot)
    }
    fn read(text: &str) -> Option<Self> {
        let (kind, rest) = Fields::of("{kind}:{slot}", text)?.next()?;
        let (slot, _) = rest.next()?;
        Some(Self { kind, slot }).filter(|building| (1..=3).contains(&building.slot))
    }
}

/// The segment's letter, and the place from 1.
impl ChoiceArg for Spot {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.segment.key(), self.place.saturating_add(1))
    }
    fn read(text: &str) -> Option<Self> {
        let (segment, rest) = Fields::of("{segment}{place}", text)?.next()?;
        let (place, _) = rest.next::<u8>()?;
        Some(Self { segment, place: place.checked_sub(1)? })
    }
}

/// The number from 1.
impl ChoiceArg for Section {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.index() + 1)
    }
    fn read(text: &str) -> Option<Self> {
        Self::try_from(u8::read(text)?.checked_sub(1)?).ok()
    }
}

impl ChoiceArg for AdvanceOrder {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|from| from.write(f))
    }
    fn read(text: &str) -> Option<Self> {
        let (left, rest) = Fields::of("{left}{middle}{right}", text)?.next()?;
        let (middle, rest) = rest.next()?;
        let (right, _) = rest.next()?;
        Some(Self([left, middle, right])).filter(|order| order.0.iter().all(|from| *from <= 3))
    }
}

/// `ink2+gold1`, without unused kinds, or `nothing`.
impl ChoiceArg for Payment {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut between = "";
        for (key, amount) in
            PAID.iter().zip([self.ink, self.stone, self.gold, self.silver]).filter(|(_, amount)| *amount > 0)
        {
            write!(f, "{between}{key}{amount}")?;
            between = "+";
        }
        if between.is_empty() { f.write_str("nothing") } else { Ok(()) }
    }
    fn read(text: &str) -> Option<Self> {
        let mut amounts = [0; 4];
        for part in text.split('+').filter(|_| text != "nothing") {
            let (key, amount) = part.split_at(part.find(|c: char| c.is_ascii_digit())?);
            amounts[PAID.iter().position(|paid| *paid == key)?] = amount.parse().ok()?;
        }
        let [ink, stone, gold, silver] = amounts;
        Some(Self { ink, stone, gold, silver })
    }
}

const PAID: [&str; 4] = ["ink", "stone", "gold", "silver"];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_reads_back_as_the_choice_that_it_stands_for() {
        let keys = "\
            pass pair:2 play:deacon-3 move:6 move:c place-workers dismiss exchange:3 build:trading-post:2 workers:4 \
            pay:nothing pay:ink2+gold1+silver4 spot:b5 hire:e manuscript:a take:stone flip:debt left right order:312 \
            order:210 discard:thief discard-top destroy:ada destroy-top shift:5+ shift:1- section:3 bump:1 \
            bump-overlord post";
        for key in keys.split(' ') {
            assert_eq!(key.parse::<Choice>().map(|choice| choice.to_string()), Ok(key.to_owned()));
        }
    }

    #[test]
    fn other_texts_are_no_choices() {
        let keys = "\
            pair pair:01 pair:300 play:nobody move:0 move:11 move:f build:guildhall:4 build:castle:1 pay: \
            pay:gold1+ink2 pay:silver spot:b0 spot:é1 spot: order:12 order:124 shift:6+ shift:é+ section:0 hire:B \
            take:silver ink bump:-1";
        for key in keys.split(' ').chain([""]) {
            assert_eq!(key.parse::<Choice>(), Err(()), "{key}");
        }
    }
}
