//! The tomes of this game in a campaign, and the advantages of tomes from the chapter before (Tomesaga). Titles, Crests
//! and most objectives are our own values.

use Crest::{Cross, Crown, Sword};
use engine::named;
use kernel::{Chapter, Crest, tome};

named! {
    /// Advantage in this game of a tome from the chapter before, by the tome's key.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Advantage {
        /// Stone at the set-up.
        Stone = "frontier",
        /// Ink at the set-up.
        Ink = "monks",
        /// An approved Deed at the set-up.
        Deed = "penitents",
        /// Gold at the set-up.
        Gold = "ramparts",
        /// Workers in the Castle at the set-up.
        Workers = "strangers",
        /// A free hire at the set-up.
        FreeHire = "renowned",
    }
}

/// Resources, or Workers, that an advantage gives at the set-up.
pub const BROUGHT: u8 = 2;

/// The third chapter of a campaign: this game.
#[rustfmt::skip]
pub const CHAPTER: Chapter = Chapter {
    number: 3,
    major: 15,
    modules: &[Chapter::MODULE],
    bonus: &["bonus-heroes"],
    tomes: [
        tome("founders", text!("The Founders"), text!("have constructed {0} Buildings"), text!("Building", "the last of a tome"), 4, &[Crown]).at("action:construct"),
        tome("scribes", text!("The Scribes"), text!("own Manuscripts with {0} different ribbons"), text!("ribbon", "the last of a tome"), 4, &[Cross]).at("manuscripts"),
        tome("courtiers", text!("The Courtiers"), text!("have {0} Workers on the third tier"), text!("Worker on the third tier", "the last of a tome"), 3, &[Sword]).at("third"),
        tome("landlords", text!("The Landlords"), text!("have {0} approved Deeds"), text!("approved Deed", "the last of a tome"), 5, &[Crown, Cross]).at("deeds"),
        tome("solvent", text!("The Solvent"), text!("have {0} paid Debts"), text!("paid Debt", "the last of a tome"), 5, &[Sword, Crown]).at("debts"),
        tome("abbey", text!("The Abbey"), text!("hold a Cleric Bonus card and {0} Manuscripts"), text!("Manuscript or Bonus card", "the last of a tome"), 4, &[Cross, Sword]).at("manuscripts"),
    ],
    advantages: &[
        text!("2 Stone at the set-up"),
        text!("2 Ink at the set-up"),
        text!("1 Deed at the set-up, already approved"),
        text!("2 Gold at the set-up"),
        text!("2 Workers in a first-tier section of the Castle at the set-up"),
        text!("1 free hire at the set-up"),
    ],
};
