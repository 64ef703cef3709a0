//! The cards and boards of Architects, as tables that read like what is printed.
//!
//! A row whose comment says INFERRED is a proposal of ours where no public source shows the component.

mod apprentices;
mod buildings;
mod cost;
mod effect;
mod guildhall;
mod limits;
mod market;
mod player_boards;
mod skill;
mod solo;
mod things;
mod town;

pub use apprentices::{
    ALL_APPRENTICES, APPRENTICES, Ability, Apprentice, ApprenticeId, BASE_APPRENTICES, Ease, Occasion, TRADERS,
};
pub use buildings::{ALL_BUILDINGS, BASE_BUILDINGS, BUILDINGS, Building, BuildingId, Counted, Does, End};
pub use cost::Cost;
pub use effect::{Effect, Reward};
pub use guildhall::{
    CATHEDRAL, DISCARD_COLUMN, GUILDHALL_ROWS, LEAST_CATHEDRAL_VIRTUE, Level, MOST_SPACES, NO_DISCARD_ROW,
    PRINTED_REWARD, RESET_ROWS, REWARDS, RewardCard, RewardId, guildhall_width, reward_cards,
};
pub use limits::{
    DRAFT_KEPT, DRAFT_PLANS, HAND_LIMIT, LEVELS, MORE_APPRENTICES, MOST_APPRENTICES, MOST_ROUNDS, MOST_SEATS,
    MOST_VIRTUE, WORKERS,
};
pub use market::{
    MANY_PRISONERS, MARKET, MARKET_PLANS, MARKET_SILVER, MARKET_VIRTUE, MOST_MARKET_VIRTUE, MarketCard, MarketId,
    PRINTED_MARKET, PRISON_VIRTUE,
};
pub use player_boards::{
    AVOIDED_DEBT_SILVER, BoardAbility, BoardId, DEBT_POINTS, HIRING_SILVER, LESS_TAX, MORE_JAIL_SILVER, MORE_PLANS,
    Origin, PLAYER_BOARDS, PRISONERS_PER_POINT, PlayerBoard, RESET_RELEASE, SILVER_PER_POINT, START_SILVER,
    START_VIRTUE, TAX_IGNORED, VIRTUE_POINTS,
};
pub use skill::{Skill, Skills};
pub use solo::{
    CARDS_EACH, DIFFICULTIES, Difficulty, OpponentKind, SOLO, SOLO_CARDS, Side, SoloAction, SoloCard, SoloCardId,
    SoloNumbers,
};
pub use things::{GOODS, Thing};
pub use town::{
    CAPTURE_SILVER, CAPTURE_TAX, CIRCLES, COLUMNS, DEBT_SILVER, DEBT_TAX, DEBT_VIRTUE, GuardAction, HIRE_SILVER,
    HIRE_TAX, JAIL_SILVER, LEAST_GOLD_MINERS, Location, MARBLE_TRADE, RANSOM_SILVER, RANSOM_TAX, RANSOM_VIRTUE, SLOTS,
    STALLS, START_TAX, Slot, TAX_STAND_VIRTUE, Trade, VIRTUE_TRADE, capture_places,
};
