/// Largest number of seats.
pub const MOST_SEATS: usize = 5;
/// Number of Workers of a player.
pub const WORKERS: u8 = 20;
/// Most Apprentices of a player.
pub const MOST_APPRENTICES: u8 = 5;
/// Additional Apprentices on a player board with room for more.
pub const MORE_APPRENTICES: u8 = 1;
/// Most plans in hand at the end of a turn.
pub const HAND_LIMIT: u8 = 6;
/// Plans dealt to each player for the draft.
pub const DRAFT_PLANS: u8 = 4;
/// The round after which a game is scored as it stands (ruling R41).
/// INFERRED: a safety stop; the rules set no limit.
pub const MOST_ROUNDS: u16 = 400;

/// The highest Virtue.
pub const MOST_VIRTUE: u8 = 14;
/// Number of levels of the Cathedral.
pub const LEVELS: usize = 5;
