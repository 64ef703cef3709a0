//! The tomes of this game in a campaign, and the advantages of the previous chapter's tomes (Tomesaga). Titles,
//! Crests and most objectives are our own values.

use Crest::{Cross, Crown, Sword};
use engine::named;
use kernel::{Chapter, Crest, tome};

named! {
    /// The advantage of a previous chapter's tome for its owner, by the tome's key.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Advantage {
        /// Develop costs 1 Silver less.
        CheapDevelop = "builders",
        /// Additional Provisions at the set-up.
        Provisions = "quarrymen",
        /// An imposed Debt may be paid off in Silver.
        BuysOffDebts = "debtors",
        /// Recruit costs 1 Silver less.
        CheapRecruit = "masters",
        /// Additional Silver at the set-up.
        Silver = "cathedral",
        /// An additional Cleric at the set-up.
        Cleric = "saints",
    }
}

/// Price in Silver of an imposed Debt's replacement.
pub const BUY_OFF: u8 = 2;
/// Silver saved on Develop or Recruit.
pub const CHEAPER: u8 = 1;
/// Additional Silver or Provisions at the set-up.
pub const BROUGHT: u8 = 2;

/// The second chapter of a campaign.
#[rustfmt::skip]
pub const CHAPTER: Chapter = Chapter {
    number: 2,
    major: 12,
    modules: &[Chapter::MODULE],
    bonus: &["bonus-townsfolk"],
    tomes: [
        tome("frontier", text!("The Frontier"), text!("have placed {0} Outposts"), text!("Outpost", "the last of a tome"), 3, &[Sword]),
        tome("monks", text!("The Monks"), text!("have placed {0} Monks"), text!("Monk", "the last of a tome"), 6, &[Cross]),
        tome("penitents", text!("The Penitents"), text!("have Absolved {0} times"), text!("Absolution", "the last of a tome"), 6, &[Cross, Crown]),
        tome("ramparts", text!("The Ramparts"), text!("have built {0} Walls"), text!("Wall", "the last of a tome"), 3, &[Crown]),
        tome("strangers", text!("The Strangers"), text!("have attacked and converted {0} Outsiders together"), text!("attacked or converted Outsider", "the last of a tome"), 6, &[Sword, Cross]).at("action:attack|action:convert"),
        tome("renowned", text!("The Renowned"), text!("have one Attribute at {0}"), text!("point of an Attribute", "the last of a tome"), 10, &[Crown, Sword]).at("track:faith|track:strength|track:influence"),
    ],
    advantages: &[
        text!("Develop costs 1 Silver less"),
        text!("2 Provisions at the set-up"),
        text!("2 Silver may be paid instead of a Debt of an Inquisition or a King’s Favour"),
        text!("Recruit costs 1 Silver less"),
        text!("2 Silver at the set-up"),
        text!("1 Cleric at the set-up"),
    ],
};
