//! The choices of a game of Viscounts, and the words that stand for them in records.

use super::components::{
    Building, BuildingKind, PrimaryAction, Resource, Section, Segment, Site, Space, Spot, TownsfolkId,
};
use crate::kernel::Seat;
use std::fmt;
use std::str::FromStr;

/// One small step of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Do without, or stop here.
    Pass,
    /// The pair of a Player Card and a Hero in a place of the line, from 0.
    Pair(u8),
    /// This card of the hand goes into the line.
    Play(TownsfolkId),
    /// The Viscount goes to this space.
    Move(Space),
    /// This primary action.
    Act(PrimaryAction),
    /// Dismiss the Townsfolk beside the Viscount.
    Dismiss,
    /// Use the exchange so many times.
    Exchange(u8),
    /// This Building of the player board.
    Build(Building),
    /// Place so many Workers.
    Workers(u8),
    /// Pay this.
    Pay(Payment),
    /// This Building Spot.
    Spot(Spot),
    /// Hire the visible Townsfolk of a segment.
    Hire(Segment),
    /// Take the visible Manuscript of a segment.
    Manuscript(Segment),
    /// Gain this resource.
    Take(Resource),
    /// Flip a Debt.
    FlipDebt,
    /// Flip a Deed.
    FlipDeed,
    /// The left of two rewards.
    Left,
    /// The right of two rewards.
    Right,
    /// The cards of the line in a new order.
    Order(Order),
    /// Discard this card of the hand.
    Discard(TownsfolkId),
    /// Discard the top card of the Draw Pile.
    DiscardTop,
    /// Destroy this card of the hand.
    Destroy(TownsfolkId),
    /// Destroy the top card of the Draw Pile.
    DestroyTop,
    /// Move a Worker from a first-tier section to the next one, clockwise or not.
    Shift {
        /// Where it leaves.
        from: Section,
        /// Whether it goes clockwise.
        clockwise: bool,
    },
    /// This section of the Castle.
    Section(Section),
    /// Bump a Worker of this seat.
    Bump(Seat),
}

/// What is paid for an action. It holds no more than is needed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Payment {
    /// Ink Wells.
    pub ink: u8,
    /// Stone.
    pub stone: u8,
    /// Gold.
    pub gold: u8,
    /// Silver.
    pub silver: u8,
}

impl Payment {
    /// Nothing.
    pub const NOTHING: Self = Self { ink: 0, stone: 0, gold: 0, silver: 0 };

    /// The amount of a resource.
    pub const fn of(self, resource: Resource) -> u8 {
        match resource {
            Resource::Ink => self.ink,
            Resource::Stone => self.stone,
            Resource::Gold => self.gold,
        }
    }

    /// The same with another amount of a resource.
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

/// A new order of the line: for each place from the left, the space from which its card comes, counted from 1; 0 where
/// no card lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Order(pub [u8; 3]);

impl Order {
    /// The line in this order.
    pub fn applied(self, line: &[Option<TownsfolkId>; 3]) -> [Option<TownsfolkId>; 3] {
        self.0.map(|from| line.get((from as usize).wrapping_sub(1)).copied().flatten())
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Pass => f.write_str("pass"),
            Self::Pair(place) => write!(f, "pair:{place}"),
            Self::Play(card) => write!(f, "play:{}", card.card().key),
            Self::Move(space) => match space.number() {
                Some(number) => write!(f, "move:{number}"),
                None => write!(f, "move:{}", space.segment.letter()),
            },
            Self::Act(action) => f.write_str(action.word()),
            Self::Dismiss => f.write_str("dismiss"),
            Self::Exchange(times) => write!(f, "exchange:{times}"),
            Self::Build(building) => write!(f, "build:{}:{}", building.kind.word(), building.slot),
            Self::Workers(count) => write!(f, "workers:{count}"),
            Self::Pay(payment) => write!(f, "pay:{payment}"),
            Self::Spot(spot) => write!(f, "spot:{}{}", spot.segment.letter(), spot.place.saturating_add(1)),
            Self::Hire(segment) => write!(f, "hire:{}", segment.letter()),
            Self::Manuscript(segment) => write!(f, "manuscript:{}", segment.letter()),
            Self::Take(resource) => write!(f, "take:{}", resource_word(resource)),
            Self::FlipDebt => f.write_str("flip:debt"),
            Self::FlipDeed => f.write_str("flip:deed"),
            Self::Left => f.write_str("left"),
            Self::Right => f.write_str("right"),
            Self::Order(Order([left, middle, right])) => write!(f, "order:{left}{middle}{right}"),
            Self::Discard(card) => write!(f, "discard:{}", card.card().key),
            Self::DiscardTop => f.write_str("discard-top"),
            Self::Destroy(card) => write!(f, "destroy:{}", card.card().key),
            Self::DestroyTop => f.write_str("destroy-top"),
            Self::Shift { from, clockwise } => {
                write!(f, "shift:{}{}", from.index() + 1, if clockwise { '+' } else { '-' })
            }
            Self::Section(section) => write!(f, "section:{}", section.index() + 1),
            Self::Bump(seat) => write!(f, "bump:{}", seat.0),
        }
    }
}

const fn resource_word(resource: Resource) -> &'static str {
    match resource {
        Resource::Ink => "ink",
        Resource::Stone => "stone",
        Resource::Gold => "gold",
    }
}

impl fmt::Display for Payment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = [(self.ink, "ink"), (self.stone, "stone"), (self.gold, "gold"), (self.silver, "silver")];
        let mut between = "";
        for (amount, word) in parts.into_iter().filter(|(amount, _)| *amount > 0) {
            write!(f, "{between}{word}{amount}")?;
            between = "+";
        }
        if between.is_empty() { f.write_str("nothing") } else { Ok(()) }
    }
}

impl FromStr for Choice {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        let choice = parse(text).ok_or(())?;
        // One text a choice: "pair:01" is no second way to say "pair:1".
        if choice.to_string() == text { Ok(choice) } else { Err(()) }
    }
}

fn parse(text: &str) -> Option<Choice> {
    let Some((word, rest)) = text.split_once(':') else {
        return match text {
            "pass" => Some(Choice::Pass),
            "dismiss" => Some(Choice::Dismiss),
            "left" => Some(Choice::Left),
            "right" => Some(Choice::Right),
            "discard-top" => Some(Choice::DiscardTop),
            "destroy-top" => Some(Choice::DestroyTop),
            _ => PrimaryAction::of_word(text).map(Choice::Act),
        };
    };
    let number = || rest.parse::<u8>().ok();
    match word {
        "pair" => number().map(Choice::Pair),
        "play" => TownsfolkId::of_key(rest).map(Choice::Play),
        "move" => match number() {
            Some(number) => Space::numbered(number),
            None => Segment::of_letter(rest).map(|segment| Space { segment, site: Site::Inside }),
        }
        .map(Choice::Move),
        "exchange" => number().map(Choice::Exchange),
        "build" => {
            let (kind, slot) = rest.split_once(':')?;
            let kind = BuildingKind::ALL.into_iter().find(|known| known.word() == kind)?;
            let slot = slot.parse().ok().filter(|slot| (1..=3).contains(slot))?;
            Some(Choice::Build(Building { kind, slot }))
        }
        "workers" => number().map(Choice::Workers),
        "pay" => parse_payment(rest).map(Choice::Pay),
        "spot" => {
            let (letter, place) = rest.split_at_checked(1)?;
            let place = place.parse::<u8>().ok()?.checked_sub(1)?;
            Some(Choice::Spot(Spot { segment: Segment::of_letter(letter)?, place }))
        }
        "hire" => Segment::of_letter(rest).map(Choice::Hire),
        "manuscript" => Segment::of_letter(rest).map(Choice::Manuscript),
        "take" => Resource::ALL.into_iter().find(|known| resource_word(*known) == rest).map(Choice::Take),
        "flip" => match rest {
            "debt" => Some(Choice::FlipDebt),
            "deed" => Some(Choice::FlipDeed),
            _ => None,
        },
        "order" => {
            let &[left, middle, right] = rest.as_bytes() else { return None };
            let digit = |byte: u8| byte.checked_sub(b'0').filter(|digit| *digit <= 3);
            Some(Choice::Order(Order([digit(left)?, digit(middle)?, digit(right)?])))
        }
        "discard" => TownsfolkId::of_key(rest).map(Choice::Discard),
        "destroy" => TownsfolkId::of_key(rest).map(Choice::Destroy),
        "shift" => {
            let (from, way) = rest.split_at_checked(1)?;
            let clockwise = match way {
                "+" => true,
                "-" => false,
                _ => return None,
            };
            Some(Choice::Shift { from: parse_section(from)?, clockwise })
        }
        "section" => parse_section(rest).map(Choice::Section),
        "bump" => number().map(|seat| Choice::Bump(Seat(seat))),
        _ => None,
    }
}

fn parse_section(word: &str) -> Option<Section> {
    Section::try_from(word.parse::<u8>().ok()?.checked_sub(1)?).ok()
}

fn parse_payment(word: &str) -> Option<Payment> {
    let mut payment = Payment::NOTHING;
    if word == "nothing" {
        return Some(payment);
    }
    for part in word.split('+') {
        let digits = part.find(|c: char| c.is_ascii_digit())?;
        let amount = part[digits..].parse().ok()?;
        match &part[..digits] {
            "ink" => payment.ink = amount,
            "stone" => payment.stone = amount,
            "gold" => payment.gold = amount,
            "silver" => payment.silver = amount,
            _ => return None,
        }
    }
    Some(payment)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_reads_back_as_the_choice_that_it_stands_for() {
        let words = [
            "pass",
            "pair:2",
            "play:deacon-3",
            "move:6",
            "move:c",
            "place-workers",
            "dismiss",
            "exchange:3",
            "build:trading-post:2",
            "workers:4",
            "pay:nothing",
            "pay:ink2+gold1+silver4",
            "spot:b5",
            "hire:e",
            "manuscript:a",
            "take:stone",
            "flip:debt",
            "left",
            "right",
            "order:312",
            "order:210",
            "discard:thief",
            "discard-top",
            "destroy:ada",
            "destroy-top",
            "shift:5+",
            "shift:1-",
            "section:3",
            "bump:1",
        ];
        for word in words {
            assert_eq!(word.parse::<Choice>().map(|choice| choice.to_string()), Ok(word.to_owned()));
        }
    }

    #[test]
    fn other_words_are_no_choices() {
        let words = [
            "",
            "pair",
            "pair:01",
            "pair:300",
            "play:nobody",
            "move:0",
            "move:11",
            "move:f",
            "build:guildhall:4",
            "build:castle:1",
            "pay:",
            "pay:gold1+ink2",
            "pay:silver",
            "spot:b0",
            "spot:é1",
            "spot:",
            "order:12",
            "order:124",
            "shift:6+",
            "shift:é+",
            "section:0",
            "hire:B",
            "take:silver",
            "ink",
            "bump:-1",
        ];
        for word in words {
            assert_eq!(word.parse::<Choice>(), Err(()), "{word}");
        }
    }
}
