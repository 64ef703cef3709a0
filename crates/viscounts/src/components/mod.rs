//! The cards and boards of Viscounts, as tables that read like the printed components.
//!
//! A row marked INFERRED is our own proposal, because no public source shows the component.

#![warn(missing_docs)]

mod board;
mod building_kind;
mod castle;
mod effect;
mod icons;
mod manuscripts;
mod overlord;
mod player_board;
mod player_cards;
mod schemes;
mod tomes;
mod townsfolk;

pub use board::{
    Exchange, MOST_SPOTS, PRINTED_MANUSCRIPT_COST, PrintedTownsfolk, SEGMENTS, Segment, SegmentFace, Side, Site, Space,
    Spot,
};
pub use building_kind::BuildingKind;
pub use castle::{FULL, LEADER_POINTS, SECOND_TIER, SECTIONS, Section, THIRD_TIER, TIER_POINTS, Tier};
pub use effect::{Ability, Effect, EffectTree, Ongoing, gives_corruption};
pub use icons::{Icon, Icons, PrimaryAction, Resource};
pub use manuscripts::{
    BONUS_AT, BONUS_POINTS, Counted, GREY_BACKED, MANUSCRIPTS, Manuscript, ManuscriptId, Ribbon, SET_POINTS, Script,
};
pub use overlord::{
    ADVANCING, Aim, Command, DISMISSALS, FLIPPED_POINTS, Heading, OVERLORD_WORKERS, REFERENCES, RELIEVED, Reference,
    TARGET, commands, overlord_start, references_dealt,
};
pub use player_board::{
    Building, CHEAP_DISMISSAL, HAND_LIMIT, LEAST_CARDS, Others, Reveal, START_ICONS, TRACK, TRACK_END, TrackSpace,
    WORKERS, WORKERS_CHART,
};
pub use player_cards::{
    ACQUIRED_POINTS, APPROVED_POINTS, DEBTS_ON_TOP, DEEDS_ON_TOP, MOST_FLIPPED, PLAYER_CARDS, PlayerCard, PlayerCardId,
    UNPAID_POINTS,
};
pub use schemes::{
    Attempt, FocusKind, LEFTOVER_POINTS, OPPONENT_BOARDS, OPPONENT_BUILDINGS, OPPONENT_TRACK, OpponentBoard,
    OpponentKind, SCHEMES, STARTING_SCHEMES, Scheme, SchemeId,
};
pub use tomes::{Advantage, BROUGHT, CHAPTER};
pub use townsfolk::{BONUS_HEROES, HEROES, NEUTRAL, STARTING, TOWNSFOLK, Townsfolk, TownsfolkId};
