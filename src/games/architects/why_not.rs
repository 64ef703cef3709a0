//! Why a choice or an action is not legal.

use super::components::{Skill, Thing};
use serde::{Deserialize, Serialize};

/// One thing that stands in the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WhyNot {
    /// The game is over.
    GameOver,
    /// That is not what is asked now.
    NotAsked,
    /// It is another seat's turn.
    NotYourTurn,
    /// It belongs to another moment of the turn.
    NotNow,
    /// There is no such card, place or Worker to choose.
    NoSuchThing,
    /// This must be done; it cannot be passed over.
    Mandatory,
    /// No Worker is placed there.
    NoPlace,
    /// No Worker is left on the player board.
    NoWorker,
    /// As long as a Worker is on the player board, none is taken back.
    WorkersLeft,
    /// As long as an own Worker stands on a large circle, it is taken back from there.
    CirclesFirst,
    /// No own Worker is there.
    NobodyOwn,
    /// Goods are missing.
    Goods {
        /// Which.
        thing: Thing,
        /// How many.
        short: u8,
    },
    /// So many Stone or Wood are missing, whichever; or Clay, where that counts.
    Mixed {
        /// How many.
        short: u8,
        /// Whether Clay counts.
        clay: bool,
    },
    /// Silver is missing, for Tax and for the price together.
    Silver {
        /// What it costs.
        need: u16,
        /// What there is.
        have: u16,
    },
    /// That is not a way to pay: too much, too little, or not of use here.
    WrongPayment,
    /// No own Apprentice has this skill.
    Skill {
        /// The skill.
        skill: Skill,
    },
    /// Too little Virtue for the Cathedral.
    LowVirtue {
        /// The least.
        need: u8,
        /// What there is.
        have: u8,
    },
    /// Too much Virtue for the Black Market.
    HighVirtue {
        /// The most.
        most: u8,
        /// What there is.
        have: u8,
    },
    /// A Worker stands on that space of the Black Market.
    SpaceTaken,
    /// There is no Silver on the Tax Stand.
    TaxStandEmpty,
    /// None of the four actions of the Guardhouse would do anything.
    NothingToGuard,
    /// No captured Worker is on the player board.
    NoCaptive,
    /// No own Worker is in the Prison.
    NoPrisoner,
    /// No own Worker is on another player board.
    NobodyHeld,
    /// There is no unpaid Debt.
    NoDebt,
    /// Gold takes another own Worker at the Mines.
    FewMiners,
    /// Workers can be captured on large circles alone.
    NoCircle,
    /// No Worker of that seat is there.
    NobodyThere,
    /// The captures of one action touch no more places than this.
    Places {
        /// How many.
        most: u8,
    },
    /// No Apprentice lies there.
    SlotEmpty,
    /// Neither can a plan be constructed, nor the Cathedral be advanced on.
    NothingToBuild,
    /// All spaces of the next level of the Cathedral are taken.
    LevelFull,
    /// The Cathedral has no higher level.
    HighestLevel,
    /// There is no plan to discard.
    NoPlan,
}

impl WhyNot {
    /// The part of the rules that says so.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::GameOver => "End of the game",
            Self::NotAsked
            | Self::NotYourTurn
            | Self::NotNow
            | Self::NoSuchThing
            | Self::Mandatory
            | Self::NoPlace
            | Self::NoWorker
            | Self::WorkersLeft
            | Self::CirclesFirst
            | Self::NobodyOwn => "A turn",
            Self::Goods { .. } | Self::Mixed { .. } | Self::Silver { .. } | Self::WrongPayment => "Costs",
            Self::Skill { .. } => "Constructing",
            Self::HighVirtue { .. } | Self::SpaceTaken => "Black Market",
            Self::TaxStandEmpty => "Tax Stand",
            Self::NothingToGuard | Self::NoCaptive | Self::NoPrisoner | Self::NobodyHeld | Self::NoDebt => "Guardhouse",
            Self::FewMiners => "Mines",
            Self::NoCircle | Self::NobodyThere | Self::Places { .. } => "Captures",
            Self::SlotEmpty => "Workshop",
            Self::NothingToBuild => "Guildhall",
            Self::LowVirtue { .. } | Self::LevelFull | Self::HighestLevel | Self::NoPlan => "Cathedral",
        }
    }
}

/// Who is told what stands in the way. Whoever only wants to know whether anything does pays for nothing else.
pub(super) trait Note {
    /// Takes a reason.
    fn note(&mut self, why: WhyNot);
}

/// Whether anything stands in the way.
#[derive(Default)]
pub(super) struct Whether(pub bool);

impl Note for Whether {
    fn note(&mut self, _: WhyNot) {
        self.0 = true;
    }
}

/// The first thing that stands in the way.
impl Note for Option<WhyNot> {
    fn note(&mut self, why: WhyNot) {
        self.get_or_insert(why);
    }
}

/// All of it.
impl Note for Vec<WhyNot> {
    fn note(&mut self, why: WhyNot) {
        self.push(why);
    }
}
