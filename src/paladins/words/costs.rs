//! What things cost a player now.

use crate::kernel::Seat;
use crate::paladins::components::{Ability, Action, Attribute, DEVELOP_COST, PRAY_COST, REGION_STRENGTH, TOWN_COSTS};
use crate::paladins::{Paladins, Player};

fn free(player: &Player, action: Action) -> bool {
    player.paladin.is_some_and(|paladin| paladin.card().ability == Ability::Free(action))
}

pub(super) fn provision_cost(player: &Player, action: Action) -> u8 {
    let next = |costs: &[u8; 7]| costs.get(player.done(action) as usize).copied();
    if free(player, action) { 0 } else { action.provision_costs().and_then(next).unwrap_or(0) }
}

pub(super) fn silver_cost(player: &Player, action: Action) -> u8 {
    if free(player, action) {
        return 0;
    }
    let printed = match action {
        Action::Develop => DEVELOP_COST,
        Action::Pray => PRAY_COST,
        _ => action.silver_costs().and_then(|costs| costs.get(player.done(action) as usize).copied()).unwrap_or(0),
    };
    match player.paladin.map(|paladin| paladin.card().ability) {
        Some(Ability::Cheaper(cheaper, less)) if cheaper == action => printed.saturating_sub(less),
        _ => printed,
    }
}

pub(super) fn townsfolk_cost(player: &Player, slot: usize) -> u8 {
    if free(player, Action::Recruit) { 0 } else { TOWN_COSTS.get(slot).copied().unwrap_or(0) }
}

pub(super) fn attack_cost(game: &Paladins, seat: Seat, slot: u8) -> u8 {
    let need = REGION_STRENGTH.get(slot as usize).copied().unwrap_or(u8::MAX);
    need.saturating_sub(game.player(seat).level(Attribute::Strength)).div_ceil(2)
}
