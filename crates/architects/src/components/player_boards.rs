//! The player boards: the start, the Virtue track and the end, common to all, and the 14 boards of the variable
//! set-up.

use super::{GOODS, MOST_VIRTUE};
use engine::{card, card_id};
use kernel::grammar::Noun;

/// Victory points, indexed by Virtue.
pub const VIRTUE_POINTS: [i32; MOST_VIRTUE as usize + 1] = [-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7];
/// Tax ignored in each payment, indexed by Virtue. None above the last index.
pub const TAX_IGNORED: [u8; 4] = [2, 2, 1, 1];
/// Virtue at the start in the standard set-up.
pub const START_VIRTUE: u8 = 7;
/// Silver at the start in the standard set-up, in turn order.
pub const START_SILVER: [u16; 5] = [3, 4, 5, 6, 7];

/// Victory points of an unpaid Debt.
pub const DEBT_POINTS: i32 = -2;
/// Amount of Silver that counts as a victory point.
pub const SILVER_PER_POINT: u16 = 10;
/// Number of own Workers in the Prison that cost a victory point.
pub const PRISONERS_PER_POINT: u8 = 2;

card! {
    /// The named side of a player board.
    pub struct PlayerBoard = board {
        /// Key of the board in records.
        key: &'static str,
        /// Name on the board.
        title: Noun,
        /// Box that contains the board.
        origin: Origin,
        /// Own Workers that start in the Prison.
        prison: u8,
        /// Goods at the start, in the order of [`super::Thing::GOODS`].
        goods: [u8; GOODS],
        /// Virtue at the start.
        virtue: u8,
        /// Unpaid Debts at the start.
        debts: u8,
        /// Plans drawn after the draft.
        plans: u8,
        /// Special ability of the board.
        ability: BoardAbility,
    }
}

/// The box that contains a player board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The game itself.
    Base,
    /// The promo boards of 2018.
    Promo,
    /// The Tomesaga (ruling B-8).
    Tomesaga,
}

/// The special ability of a player board, unique to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardAbility {
    /// Gold and Marble are interchangeable for costs and for end-of-game counts (ruling R21).
    OneMetal,
    /// Each action at the Black Market gives a plan (ruling R22).
    MarketPlan,
    /// Each payment ignores one more Tax.
    LessTax,
    /// An advance on the Cathedral discards no plan.
    FreeAdvance,
    /// Hiring at the Workshop costs 1 Silver less, and there is room for one more Apprentice.
    Hiring,
    /// A construction or an advance costs 1 Wood or 1 Stone less, if it costs any (ruling R20).
    LessWoodOrStone,
    /// 2 Silver may be paid instead of taking a Debt (ruling R19).
    AvoidsDebt,
    /// Each construction gives a plan (ruling R40).
    BuildingPlan,
    /// One own Worker may leave the Prison at each Black Market reset.
    ResetRelease,
    /// Imprisoning captured Workers gives 2 Silver more.
    JailSilver,
    /// Each Debt gained gives 1 Silver and 1 Clay (ruling R15).
    DebtGoods,
    /// Each Virtue gained gives 1 Silver (ruling R16).
    VirtueSilver,
    /// Plans may be discarded in place of resources (ruling R17).
    PlansForResources,
    /// Plans may be discarded in place of lost Virtue, and two more are kept in hand (ruling R18).
    PlansForVirtue,
}

/// Silver saved by [`BoardAbility::Hiring`].
pub const HIRING_SILVER: u8 = 1;
/// Tax saved by [`BoardAbility::LessTax`].
pub const LESS_TAX: u8 = 1;
/// Silver paid instead of a Debt with [`BoardAbility::AvoidsDebt`].
pub const AVOIDED_DEBT_SILVER: u8 = 2;
/// Additional Silver of [`BoardAbility::JailSilver`].
pub const MORE_JAIL_SILVER: u8 = 2;
/// Additional plans kept in hand with [`BoardAbility::PlansForVirtue`].
pub const MORE_PLANS: u8 = 2;
/// Workers released by [`BoardAbility::ResetRelease`].
pub const RESET_RELEASE: u8 = 1;

card_id! {
    /// A player board by its place in [`PLAYER_BOARDS`].
    pub struct BoardId(u8);
    fn card() -> PlayerBoard = PLAYER_BOARDS by key;
}

use BoardAbility::{
    AvoidsDebt, BuildingPlan, DebtGoods, FreeAdvance, Hiring, JailSilver, LessTax, LessWoodOrStone, MarketPlan,
    OneMetal, PlansForResources, PlansForVirtue, ResetRelease, VirtueSilver,
};
use Origin::{Base, Promo, Tomesaga};

/// The player boards: Workers in the Prison; Silver, Clay, Wood, Stone, Gold and Marble; Virtue, Debts, plans, ability.
#[rustfmt::skip]
pub const PLAYER_BOARDS: [PlayerBoard; 14] = [
    board("therese", noun!("Therese"), Base, 4, [5, 0, 0, 0, 0, 0], 5, 0, 1, OneMetal),
    board("caroline", Noun::same("Caroline"), Base, 8, [10, 0, 0, 0, 0, 1], 3, 1, 0, MarketPlan),
    board("ada", Noun::same("Ada"), Base, 0, [0, 0, 0, 0, 1, 0], 11, 0, 1, LessTax),
    board("frederick", Noun::same("Frederick"), Base, 0, [4, 0, 0, 1, 0, 0], 7, 0, 0, FreeAdvance),
    board("rudolf", Noun::same("Rudolf"), Base, 0, [3, 0, 1, 0, 0, 0], 9, 0, 0, Hiring),
    board("lothaire", Noun::same("Lothaire"), Promo, 6, [6, 2, 0, 0, 0, 0], 4, 0, 0, LessWoodOrStone),
    board("hugo", Noun::same("Hugo"), Promo, 10, [12, 0, 0, 0, 0, 0], 2, 0, 2, AvoidsDebt),
    board("clovis", Noun::same("Clovis"), Promo, 0, [1, 1, 0, 0, 0, 1], 10, 0, 0, BuildingPlan),
    board("fara", Noun::same("Fara"), Promo, 2, [5, 0, 1, 1, 0, 0], 6, 0, 0, ResetRelease),
    board("bertha", Noun::same("Bertha"), Promo, 0, [3, 0, 0, 0, 0, 0], 8, 0, 1, JailSilver),
    board("emma", Noun::same("Emma"), Tomesaga, 14, [11, 0, 0, 0, 1, 1], 0, 0, 0, DebtGoods),
    board("guntram", Noun::same("Guntram"), Tomesaga, 12, [9, 0, 0, 0, 2, 0], 0, 1, 0, VirtueSilver),
    board("judith", Noun::same("Judith"), Tomesaga, 10, [8, 0, 0, 0, 0, 0], 1, 0, 3, PlansForResources),
    board("merovech", noun!("Merovech"), Tomesaga, 12, [10, 1, 1, 1, 0, 0], 1, 0, 0, PlansForVirtue),
];
