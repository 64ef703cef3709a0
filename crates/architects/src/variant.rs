use engine::{named, variants};
use kernel::{Set, Setup};

named! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Variant {
        /// Variable set-up: each player begins with a random player board.
        Variable = "variable",
        /// Each player takes a face-up Apprentice for free before the draft of the plans.
        ApprenticeDraft = "apprentice-draft",
        /// Three Apprentices and three Buildings of the promo cards join the decks.
        Promo = "promo",
        /// The promo boards of 2018 may be dealt. No effect without the variable set-up.
        PromoBoards = "promo-boards",
        /// The boards of the Tomesaga may be dealt. No effect without the variable set-up.
        BonusBoards = "bonus-boards",
        /// A Worker on the third space of the first three rows of the Guildhall discards the left-most Apprentices.
        ThirdSpace = "third-space",
        /// A solo opponent plays at the standard strength. No effect without one.
        Harder1 = "harder-1",
        /// A solo opponent is one step stronger. No effect without one.
        Harder2 = "harder-2",
        Tomes = "tomes",
        /// All players play together against the Overlord. It includes the variable set-up and the free Apprentices,
        /// without the rule of the third space (ruling C-26).
        Coop = "coop",
        /// The Overlord's red board: a higher target and fewer Events.
        CoopHard = "coop-hard",
    }
}

impl Variant {
    pub const DIFFICULTY_MODULES: [Self; 2] = [Self::Harder1, Self::Harder2];

    /// Returns the variants of a set-up, by their index in [`Self::ALL`], including those that another one implies.
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
