//! Why a choice or an action is not legal.

use super::components::{Skill, Thing};
use serde::{Deserialize, Serialize};

/// One thing that stands in the way.
#[allow(missing_docs)] // the fields of a reason are what its words say
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
    Goods { thing: Thing, short: u8 },
    /// So many Stone or Wood are missing, whichever; or Clay, where that counts.
    Mixed { short: u8, clay: bool },
    /// Silver is missing, for Tax and for the price together.
    Silver { need: u16, have: u16 },
    /// That is not a way to pay: too much, too little, or not of use here.
    WrongPayment,
    /// No own Apprentice has this skill.
    Skill { skill: Skill },
    /// Too little Virtue for the Cathedral.
    LowVirtue { need: u8, have: u8 },
    /// Too much Virtue for the Black Market.
    HighVirtue { most: u8, have: u8 },
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
    Places { most: u8 },
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
