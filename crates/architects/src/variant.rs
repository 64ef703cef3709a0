//! What a set-up may add to the base game.

use engine::{named, variants};
use kernel::{Set, Setup};

named! {
    /// What a set-up may add to the base game.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Variant {
        /// The variable set-up: each player begins with a player board of their own, by lot.
        Variable = "variable",
        /// Each player takes a face-up Apprentice for free before the draft of the plans.
        ApprenticeDraft = "apprentice-draft",
        /// The promo cards are in the decks: three Apprentices, three Buildings.
        Promo = "promo",
        /// The promo boards of 2018 may be dealt. Without the variable set-up they change nothing.
        PromoBoards = "promo-boards",
        /// The boards of the Tomesaga may be dealt. Without the variable set-up they change nothing.
        BonusBoards = "bonus-boards",
        /// A Worker on the third space of the first three rows of the Guildhall discards the left-most Apprentices.
        ThirdSpace = "third-space",
        /// A solo opponent plays at the standard strength. Without one it changes nothing.
        Harder1 = "harder-1",
        /// A solo opponent is one step stronger. Without one it changes nothing.
        Harder2 = "harder-2",
        /// The tomes of a campaign are played for.
        Tomes = "tomes",
        /// All play together against the Overlord. The variable set-up and the free Apprentices belong to it; the rule of the
        /// third space does not (ruling C-26).
        Coop = "coop",
        /// The Overlord's red board: a higher target and fewer Events.
        CoopHard = "coop-hard",
    }
}

impl Variant {
    /// Those that make a solo opponent harder, one step each.
    pub const HARDER: [Self; 2] = [Self::Harder1, Self::Harder2];

    /// What a set-up adds, by the places of [`Self::ALL`], with what belongs to a part that it names.
    pub fn added(setup: &Setup) -> Set {
        let mut added = Set::EMPTY;
        for variant in variants::<Self>(setup) {
            added.insert(variant as usize);
        }
        if added.has(Self::Coop as usize) {
            added.insert(Self::Variable as usize);
            added.insert(Self::ApprenticeDraft as usize);
            added.remove(Self::ThirdSpace as usize);
        }
        added
    }
}
