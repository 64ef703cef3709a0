//! The choices of a game of Paladins, and the words that stand for them in records.

use super::components::{Action, Attribute, PaladinId, TownsfolkId, Workers};
use std::fmt;
use std::str::FromStr;

/// One small step of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// The Townsfolk in a slot, into the crew for free.
    Take(u8),
    /// This Paladin for the round.
    Play(PaladinId),
    /// This Paladin on top of the deck.
    Top(PaladinId),
    /// The Tavern card in a place.
    Tavern(u8),
    /// This action of the player board.
    Act(Action),
    /// The King's Favour in a slot.
    Favour(u8),
    /// Pass for the rest of the round.
    Pass,
    /// The Townsfolk in a slot, for its quest.
    Quest(u8),
    /// The Townsfolk in a slot, into the crew.
    Crew(u8),
    /// Pay the Townsfolk with Silver.
    Silver,
    /// Take a Debt for the Townsfolk.
    Debt,
    /// A space of the main board.
    Space(u8),
    /// A Jar space.
    Jar(u8),
    /// The Outsider in a slot.
    Outsider(u8),
    /// A left space (0 or 1) of a right-hand action, for a Workshop.
    Workshop(Action, u8),
    /// Clear this action.
    Clear(Action),
    /// Place these Workers.
    Pay(Workers),
    /// Keep these Workers.
    Keep(Workers),
    /// Raise this Attribute.
    Raise(Attribute),
    /// The left reward of the card.
    Left,
    /// The right reward of the card.
    Right,
    /// Resolve the ability of this crew member.
    Resolve(TownsfolkId),
    /// Remove the Suspicion.
    RemoveSuspicion,
    /// Keep the Suspicion.
    KeepSuspicion,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Take(slot) => write!(f, "take:{slot}"),
            Self::Play(paladin) => write!(f, "play:{}", paladin.0),
            Self::Top(paladin) => write!(f, "top:{}", paladin.0),
            Self::Tavern(place) => write!(f, "tavern:{place}"),
            Self::Act(action) => f.write_str(action.word()),
            Self::Favour(slot) => write!(f, "favour:{slot}"),
            Self::Pass => f.write_str("pass"),
            Self::Quest(slot) => write!(f, "quest:{slot}"),
            Self::Crew(slot) => write!(f, "crew:{slot}"),
            Self::Silver => f.write_str("silver"),
            Self::Debt => f.write_str("debt"),
            Self::Space(space) => write!(f, "space:{space}"),
            Self::Jar(space) => write!(f, "jar:{space}"),
            Self::Outsider(slot) => write!(f, "outsider:{slot}"),
            Self::Workshop(action, space) => write!(f, "workshop:{}:{space}", action.word()),
            Self::Clear(action) => write!(f, "clear:{}", action.word()),
            Self::Pay(workers) => write!(f, "pay:{workers}"),
            Self::Keep(workers) => write!(f, "keep:{workers}"),
            Self::Raise(attribute) => write!(f, "raise:{}", attribute_word(*attribute)),
            Self::Left => f.write_str("left"),
            Self::Right => f.write_str("right"),
            Self::Resolve(townsfolk) => write!(f, "resolve:{}", townsfolk.0),
            Self::RemoveSuspicion => f.write_str("remove-suspicion"),
            Self::KeepSuspicion => f.write_str("keep-suspicion"),
        }
    }
}

const fn attribute_word(attribute: Attribute) -> &'static str {
    match attribute {
        Attribute::Faith => "faith",
        Attribute::Strength => "strength",
        Attribute::Influence => "influence",
    }
}

impl FromStr for Choice {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        let choice = parse(text).ok_or(())?;
        // One text a choice: "take:02" is no second way to say "take:2".
        if choice.to_string() == text { Ok(choice) } else { Err(()) }
    }
}

fn parse(text: &str) -> Option<Choice> {
    let Some((word, rest)) = text.split_once(':') else {
        return match text {
            "pass" => Some(Choice::Pass),
            "silver" => Some(Choice::Silver),
            "debt" => Some(Choice::Debt),
            "left" => Some(Choice::Left),
            "right" => Some(Choice::Right),
            "remove-suspicion" => Some(Choice::RemoveSuspicion),
            "keep-suspicion" => Some(Choice::KeepSuspicion),
            _ => Action::of_word(text).map(Choice::Act),
        };
    };
    let number = || rest.parse::<u8>().ok();
    match word {
        "take" => number().map(Choice::Take),
        "play" => number().map(PaladinId).filter(|id| id.exists()).map(Choice::Play),
        "top" => number().map(PaladinId).filter(|id| id.exists()).map(Choice::Top),
        "tavern" => number().map(Choice::Tavern),
        "favour" => number().map(Choice::Favour),
        "quest" => number().map(Choice::Quest),
        "crew" => number().map(Choice::Crew),
        "space" => number().map(Choice::Space),
        "jar" => number().map(Choice::Jar),
        "outsider" => number().map(Choice::Outsider),
        "workshop" => {
            let (action, space) = rest.split_once(':')?;
            Some(Choice::Workshop(Action::of_word(action)?, space.parse().ok()?))
        }
        "clear" => Action::of_word(rest).map(Choice::Clear),
        "pay" => rest.parse().ok().map(Choice::Pay),
        "keep" => rest.parse().ok().map(Choice::Keep),
        "raise" => Attribute::ALL.into_iter().find(|attribute| attribute_word(*attribute) == rest).map(Choice::Raise),
        "resolve" => number().map(TownsfolkId).filter(|id| id.exists()).map(Choice::Resolve),
        _ => None,
    }
}
