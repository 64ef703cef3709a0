//! The state of a game: the holdings of all seats and the pending steps.
//!
//! Places hold numbers of Workers by seat, and hands hold sets of cards, so that a state is small and cheap to copy.

use super::components::{
    Ability, ApprenticeId, BoardAbility, BoardId, BuildingId, CIRCLES, COLUMNS, Calling, Ease, GOODS, HAND_LIMIT,
    JAIL_SILVER, Location, MORE_APPRENTICES, MORE_PLANS, MOST_APPRENTICES, MOST_SEATS, MOST_SPACES, MarketId,
    OVERLORD_JAIL_SILVER, OpponentKind, RewardId, SLOTS, STALLS, START_VIRTUE, Skill, Slot, SoloCardId, Thing, WORKERS,
    guildhall_width,
};
use super::{Member, Owner, Question, Step, Team, Variant};
use engine::{Flow, read_only};
use kernel::{Chance, Pile, Seat, Set, Tomes, left_out};
use serde::{Deserialize, Serialize};

/// Limit of a good in a seat's hands, and of the Silver on the Tax Stand. Far beyond any game.
pub(super) const MOST_HELD: u16 = 9_999;
pub(super) const MOST_DEBTS: u8 = 250;
pub(super) const MOST_LAID: u8 = 250;
pub const MOST_STEPS: usize = 48;

/// The index of a seat in an array with one cell per seat. Input is validated before; the modulo only prevents a
/// panic.
pub(super) const fn at(seat: Seat) -> usize {
    seat.index() % MOST_SEATS
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Board {
    pub circles: [[u8; MOST_SEATS]; CIRCLES],
    pub market: [Option<Owner>; STALLS],
    pub guildhall: [Option<Owner>; MOST_SPACES],
    pub taken: u8,
    pub tax: u16,
    pub apprentices: [Option<ApprenticeId>; SLOTS],
    pub laid: [u8; SLOTS],
    pub apprentice_pile: Pile<ApprenticeId, { super::components::ALL_APPRENTICES }>,
    pub plan_pile: Pile<BuildingId, { super::components::ALL_BUILDINGS }>,
    /// Reward cards not yet turned up. Those at the bottom, as many as the set-up returns, are out of the game.
    pub rewards: Pile<RewardId, 11>,
    /// Black Market cards with their small side up. The last one shows on the left space.
    pub small: Pile<MarketId, 10>,
    /// Turned Black Market cards. The last one lies on the right space.
    pub large: Pile<MarketId, 10>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Player {
    pub board: Option<BoardId>,
    pub workers: u8,
    pub prison: u8,
    /// Own Workers beside the Guildhall, once that is full.
    pub beside: u8,
    pub captured: [u8; MOST_SEATS],
    pub goods: [u16; GOODS],
    pub virtue: u8,
    pub unpaid: u8,
    pub paid: u8,
    /// Own level on the Cathedral. 0 below it.
    pub cathedral: u8,
    pub apprentices: Set,
    pub built: Set,
    pub hand: Set,
    pub drawn: Set,
    #[serde(default, skip_serializing_if = "Member::is_none", with = "left_out")]
    pub member: Member,
}

impl Player {
    pub fn new() -> Self {
        Self { workers: WORKERS, virtue: START_VIRTUE, ..Self::default() }
    }

    pub const fn has(&self, good: Thing) -> u16 {
        match good.good() {
            Some(place) => self.goods[place],
            None => 0,
        }
    }

    pub const fn silver(&self) -> u16 {
        self.goods[Thing::Silver as usize]
    }

    pub fn can(&self, ability: BoardAbility) -> bool {
        self.board.is_some_and(|board| board.card().ability == ability)
    }

    pub fn eased(&self, ease: Ease) -> u8 {
        let own = self.apprentices.common(ease.apprentices());
        let by = |apprentice: ApprenticeId| match apprentice.card().ability {
            Ability::Eases(_, by) => by,
            _ => 0,
        };
        own.iter().filter_map(ApprenticeId::at).map(by).sum()
    }

    pub const fn skilled(&self, skill: Skill) -> usize {
        self.apprentices.common(skill.apprentices()).len()
    }

    pub fn captives(&self) -> u8 {
        self.captured.iter().sum::<u8>() + self.member.captives
    }

    pub fn captives_worth(&self) -> u8 {
        let others = self.captured.iter().sum::<u8>().saturating_mul(JAIL_SILVER);
        others.saturating_add(self.member.captives.saturating_mul(OVERLORD_JAIL_SILVER))
    }

    pub fn has_calling(&self, calling: Calling) -> bool {
        apprentices(self.apprentices).any(|apprentice| apprentice.donates(calling))
    }

    pub fn most_apprentices(&self) -> usize {
        let more = if self.can(BoardAbility::Hiring) { MORE_APPRENTICES } else { 0 };
        usize::from(MOST_APPRENTICES + more)
    }

    pub fn has_space(&self) -> bool {
        self.apprentices.len() < self.most_apprentices()
    }

    pub fn hand_limit(&self) -> usize {
        let more = if self.can(BoardAbility::PlansForVirtue) { MORE_PLANS } else { 0 };
        usize::from(HAND_LIMIT + more)
    }
}

/// A solo opponent. The rest of its state is that of a player.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Opponent {
    pub kind: OpponentKind,
    pub seat: Seat,
    pub stock: u16,
    pub draw: Pile<SoloCardId, { super::components::CARDS_EACH }>,
    /// Its discards, newest last.
    pub discard: Pile<SoloCardId, { super::components::CARDS_EACH }>,
}

/// The rules of Architects and the state of one game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Architects {
    pub(super) chance: Chance,
    pub(super) seats: u8,
    /// Variants of the set-up, by their index in [`Variant::ALL`].
    pub(super) variants: Set,
    pub(super) first: Seat,
    pub(super) turn: Seat,
    /// Round from 1. 0 during the set-up.
    pub(super) round: u16,
    /// Turns left, once the last space of the Guildhall is taken and that turn is over.
    pub(super) turns_left: Option<u8>,
    pub(super) over: bool,
    /// True when a Black Market reset follows at the end of the turn.
    pub(super) resets: bool,
    /// True when the left-most Apprentices are still to be discarded at the end of the turn. Set by rules 2 only.
    /// Current rules discard them when the Worker is placed (ruling R37) and finish a turn that was saved before.
    pub(super) discards: bool,
    pub(super) board: Board,
    pub(super) players: [Player; MOST_SEATS],
    pub(super) opponent: Option<Opponent>,
    pub(super) flow: Flow<Step, MOST_STEPS>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) tomes: Option<Tomes>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) team: Option<Team>,
}

impl Architects {
    pub const fn board(&self) -> &Board {
        &self.board
    }

    pub const fn player(&self, seat: Seat) -> &Player {
        &self.players[at(seat)]
    }

    pub(super) const fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[at(seat)]
    }

    pub const fn opponent(&self) -> Option<&Opponent> {
        self.opponent.as_ref()
    }

    pub const fn team(&self) -> Option<&Team> {
        self.team.as_ref()
    }

    pub fn is_opponent(&self, seat: Seat) -> bool {
        self.opponent.as_ref().is_some_and(|opponent| opponent.seat == seat)
    }

    pub const fn plays_with(&self, variant: Variant) -> bool {
        self.variants.has(variant as usize)
    }

    read_only! {
        first: Seat = first;
        turn: Seat = turn;
        round: u16 = round;
        turns_left: Option<u8> = turns_left;
        is_over: bool = over;
    }

    pub const fn is_set_up(&self) -> bool {
        self.round > 0
    }

    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat(0).around(self.seats as usize)
    }

    pub(super) fn others(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        seat.around(self.seats as usize).filter(move |other| *other != seat)
    }

    /// Returns the Silver that the Guardhouse gives for each captive. In a team the captives are the Overlord's.
    pub const fn jail_silver(&self) -> u8 {
        if self.team.is_some() { OVERLORD_JAIL_SILVER } else { JAIL_SILVER }
    }

    pub(super) fn people(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let opponent = self.opponent.map(|opponent| opponent.seat);
        self.first.around(self.seats as usize).filter(move |seat| Some(*seat) != opponent)
    }

    pub(super) fn asked(&self) -> Option<(Seat, Question)> {
        self.flow.asked()
    }

    /// Returns the number of Workers of an owner at a location. For the Guildhall it counts those on its spaces.
    pub fn workers_at(&self, location: Location, owner: impl Into<Owner>) -> u8 {
        let owner = owner.into();
        let standing = |spaces: &[Option<Owner>]| spaces.iter().filter(|space| **space == Some(owner)).count() as u8;
        match (location.circle(), location.stall(), owner) {
            (Some(circle), _, Owner::Seat(seat)) => self.board.circles[circle][at(seat)],
            (Some(circle), _, Owner::Overlord) => self.team.as_ref().map_or(0, |team| team.circles[circle]),
            (_, Some(stall), _) => standing(&self.board.market[stall..=stall]),
            (.., Owner::Seat(seat)) if location == Location::Prison => self.player(seat).prison,
            _ if location == Location::Prison => self.team.as_ref().map_or(0, |team| team.prison),
            _ => standing(&self.board.guildhall),
        }
    }

    /// Returns all owners of Workers: all seats, and the Overlord.
    pub fn owners(&self) -> impl DoubleEndedIterator<Item = Owner> + use<> {
        self.all_seats().map(Owner::Seat).chain(self.team.as_ref().map(|_| Owner::Overlord))
    }

    pub fn others_than(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Owner> + use<> {
        self.others(seat).map(Owner::Seat).chain(self.team.as_ref().map(|_| Owner::Overlord))
    }

    pub fn held_by(&self, holder: Owner, seat: Seat) -> u8 {
        match holder {
            Owner::Seat(holder) => self.player(holder).captured[at(seat)],
            Owner::Overlord => self.player(seat).member.held,
        }
    }

    pub fn held(&self, seat: Seat) -> u8 {
        self.players.iter().map(|player| player.captured[at(seat)]).sum::<u8>() + self.player(seat).member.held
    }

    pub const fn capacity(&self) -> usize {
        super::components::GUILDHALL_ROWS * guildhall_width(self.seats as usize)
    }

    pub const fn is_full(&self) -> bool {
        self.board.taken as usize >= self.capacity()
    }

    pub fn rewards_left(&self) -> usize {
        let out = super::components::REWARDS.len() - super::components::reward_cards(self.seats as usize);
        self.board.rewards.len().saturating_sub(out)
    }

    pub fn on_level(&self, level: u8) -> u8 {
        self.all_seats().filter(|seat| self.player(*seat).cathedral == level).count() as u8
    }

    pub const fn apprentice(&self, slot: Slot) -> Option<ApprenticeId> {
        self.board.apprentices[slot.index()]
    }

    pub fn reach(&self, seat: Seat) -> usize {
        usize::from(self.workers_at(Location::Workshop, seat)).min(COLUMNS)
    }
}

pub fn plans(set: Set) -> impl Iterator<Item = BuildingId> {
    set.iter().filter_map(BuildingId::at)
}

pub fn apprentices(set: Set) -> impl Iterator<Item = ApprenticeId> {
    set.iter().filter_map(ApprenticeId::at)
}
