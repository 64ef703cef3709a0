//! What a set-up may add to the base game.

use crate::engine::named;

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
    }
}

impl Variant {
    /// Those that make a solo opponent harder, one step each.
    pub const HARDER: [Self; 2] = [Self::Harder1, Self::Harder2];
}
