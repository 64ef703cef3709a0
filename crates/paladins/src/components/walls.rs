//! The 24 Walls. Each gives 1 Strength, and most have an extra effect.

use super::EffectTree;
use super::Reward::{PayDebt, RemoveSuspicion, Silver};
use super::reward::{C, F, L, LL, LLL, M, S, STRENGTH};
use engine::card_id;

/// A Wall of the city.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wall {
    /// Effect besides the 1 Strength of every Wall.
    pub extra: EffectTree,
    /// Printed victory points.
    pub points: i32,
}

const fn wall(extra: EffectTree, points: i32) -> Wall {
    Wall { extra, points }
}

const DEBT_OR_SILVER: Wall = wall(EffectTree::OneOf(&[&[PayDebt], &[Silver(2)]]), 0);
const SUSPICION_OR_SILVER: Wall = wall(EffectTree::OneOf(&[&[RemoveSuspicion(1)], &[Silver(2)]]), 0);
const TWO_STRENGTH: Wall = wall(EffectTree::All(&[STRENGTH]), 0);
const LABOURER_AND_POINT: Wall = wall(EffectTree::All(&[L]), 1);
const TWO_POINTS: Wall = wall(EffectTree::All(&[]), 2);

/// All Walls.
pub const WALLS: [Wall; 24] = [
    TWO_STRENGTH,
    TWO_STRENGTH,
    LABOURER_AND_POINT,
    LABOURER_AND_POINT,
    TWO_POINTS,
    TWO_POINTS,
    DEBT_OR_SILVER,
    DEBT_OR_SILVER,
    DEBT_OR_SILVER,
    SUSPICION_OR_SILVER,
    SUSPICION_OR_SILVER,
    SUSPICION_OR_SILVER,
    SUSPICION_OR_SILVER,
    wall(EffectTree::All(&[LLL]), 0),
    wall(EffectTree::All(&[LL]), 0),
    wall(EffectTree::All(&[L, S]), 0),
    wall(EffectTree::All(&[L, M]), 0),
    wall(EffectTree::All(&[L, F]), 0),
    wall(EffectTree::All(&[L, C]), 0),
    wall(EffectTree::All(&[S, M]), 0),
    wall(EffectTree::All(&[S]), 0),
    wall(EffectTree::All(&[M]), 0),
    wall(EffectTree::All(&[F]), 0),
    wall(EffectTree::All(&[C]), 0),
];

card_id! {
    /// A Wall by its place in [`WALLS`].
    pub struct WallId(pub u8);
    fn card() -> Wall = WALLS;
}
