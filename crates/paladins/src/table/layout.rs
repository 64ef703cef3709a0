use crate::components::Action;

pub const LEFT: [Action; 6] =
    [Action::Develop, Action::Recruit, Action::Hunt, Action::Trade, Action::Pray, Action::Conspire];

pub const OVERLAY: [Action; 1] = [Action::GainHonour];

pub const RIGHT: [Action; 6] =
    [Action::Commission, Action::Absolve, Action::Fortify, Action::Attack, Action::Garrison, Action::Convert];
