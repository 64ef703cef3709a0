//! The layout of the actions on the player board.

use crate::components::Action;

/// The left-hand actions, in their order on the board.
pub const LEFT: [Action; 6] =
    [Action::Develop, Action::Recruit, Action::Hunt, Action::Trade, Action::Pray, Action::Conspire];

/// The action of the overlay below Pray, in the co-op scenario.
pub const OVERLAY: [Action; 1] = [Action::GainHonour];

/// The right-hand actions, in their order on the board.
pub const RIGHT: [Action; 6] =
    [Action::Commission, Action::Absolve, Action::Fortify, Action::Attack, Action::Garrison, Action::Convert];
