use super::components::{Skill, Thing};
use engine::reasons;
use serde::{Deserialize, Serialize};

reasons! {
    /// A reason against a choice or an action.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum WhyNot {
        GameOver = "the game is over";
        NotAsked = "not what is asked now";
        NotYourTurn = "not your turn";
        NotNow = "in another phase of the turn";
        NoSuchThing = "no such card or place";
        Mandatory = "it cannot be declined";
        NoPlace = "no Worker is placed there or taken back from there";
        NoWorker = "no Worker is left on your board";
        WorkersLeft = "a Worker is still on your board";
        CirclesFirst = "Workers on large circles come back first";
        NobodyOwn = "none of your Workers is there";
        WrongPayment = "that payment does not fit";
        SpaceTaken = "the space is filled";
        TaxStandEmpty = "no Silver is on the Tax Stand";
        NothingToGuard = "no action possible";
        NoCaptive = "you hold no captured Worker";
        NoPrisoner = "none of your Workers is in the Prison";
        NobodyHeld = "nobody holds Workers of yours";
        NoDebt = "you have no unpaid Debt";
        NoCircle = "Workers are captured on large circles only";
        NobodyThere = "no Worker of that player is there";
        SlotEmpty = "no Apprentice lies there";
        NothingToBuild = "no plan can be constructed, and no level reached";
        LevelFull = "the next level is full";
        HighestLevel = "you stand on the highest level";
        NoPlan = "no plan to discard";
        Teammates = "players do not capture each other";
        NothingToGive = "you have none of it";
        NobodyNeedsIt = "no revealed Demand needs it";
        NotHit = "it would hit somebody else";
        /// Gold takes another own Worker at the Mines.
        FewMiners,
        /// Goods are missing.
        Goods { thing: Thing, short: u8 },
        /// This many Stone or Wood are missing, in any mix; with `clay`, Clay counts too.
        Mixed { short: u8, clay: bool },
        /// Silver is missing, for Tax and the price together.
        Silver { need: u16, have: u16 },
        /// No own Apprentice has this skill.
        Skill { skill: Skill },
        /// Too little Virtue for the Cathedral.
        LowVirtue { need: u8, have: u8 },
        /// Too much Virtue for the Black Market.
        HighVirtue { most: u8, have: u8 },
        /// The captures of one action touch at most this many places.
        Places { most: u8 },
    }
}
