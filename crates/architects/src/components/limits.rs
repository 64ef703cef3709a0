//! How many there are of what is limited.

/// The most seats of a table.
pub const MOST_SEATS: usize = 5;
/// Workers of a player.
pub const WORKERS: u8 = 20;
/// Apprentices that a player can have.
pub const MOST_APPRENTICES: u8 = 5;
/// Apprentices that a player board with room for more can have besides.
pub const MORE_APPRENTICES: u8 = 1;
/// Plans that a player can keep at the end of a turn.
pub const HAND_LIMIT: u8 = 6;
/// Plans that each is dealt for the draft.
pub const DRAFT_PLANS: u8 = 4;
/// The round after which a game is scored as it stands (ruling R41).
/// INFERRED: a safety stop; the rules set no limit.
pub const MOST_ROUNDS: u16 = 400;

/// The highest Virtue.
pub const MOST_VIRTUE: u8 = 14;
/// Levels of the Cathedral.
pub const LEVELS: usize = 5;
