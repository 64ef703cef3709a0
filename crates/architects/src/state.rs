//! One state of a game: who holds what, and what is still to be resolved.
//!
//! Places hold numbers of Workers by seat, and hands hold sets of cards: a state is small and is copied at once.

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

/// The most of a good that a seat holds, and the most Silver on the Tax Stand; far beyond any game's.
pub(super) const MOST_HELD: u16 = 9_999;
/// The most Debts of one kind that a seat holds; far beyond any game's.
pub(super) const MOST_DEBTS: u8 = 250;
/// The most Silver on one Apprentice; far beyond any game's.
pub(super) const MOST_LAID: u8 = 250;
/// The most steps that the flow can hold.
pub const MOST_STEPS: usize = 48;

/// The place of a seat in an array with a cell a seat. Seats from outside are checked before; this only never panics.
pub(super) const fn at(seat: Seat) -> usize {
    seat.index() % MOST_SEATS
}

/// What lies on the table for everybody.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Board {
    /// The Workers on each large circle, by seat.
    pub circles: [[u8; MOST_SEATS]; CIRCLES],
    /// Who stands on each space of the Black Market, from the left.
    pub market: [Option<Owner>; STALLS],
    /// Who stands on each space of the Guildhall, from the first one.
    pub guildhall: [Option<Owner>; MOST_SPACES],
    /// How many spaces of the Guildhall are taken.
    pub taken: u8,
    /// Silver on the Tax Stand.
    pub tax: u16,
    /// The face-up Apprentices, by slot.
    pub apprentices: [Option<ApprenticeId>; SLOTS],
    /// Silver on each of them.
    pub laid: [u8; SLOTS],
    /// The pile of Apprentices.
    pub apprentice_pile: Pile<ApprenticeId, { super::components::ALL_APPRENTICES }>,
    /// The pile of plans.
    pub plan_pile: Pile<BuildingId, { super::components::ALL_BUILDINGS }>,
    /// The Reward cards that have not been turned up. Those at the bottom are out of the game, as many as are returned
    /// at the set-up.
    pub rewards: Pile<RewardId, 11>,
    /// The Black Market cards with their small side up; the last one shows on the left space.
    pub small: Pile<MarketId, 10>,
    /// The Black Market cards that were turned; the last one lies on the right space.
    pub large: Pile<MarketId, 10>,
}

/// What one seat holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Player {
    /// Its player board, in the variable set-up.
    pub board: Option<BoardId>,
    /// Own Workers on the player board.
    pub workers: u8,
    /// Own Workers in the Prison.
    pub prison: u8,
    /// Own Workers beside the Guildhall, once that is full.
    pub beside: u8,
    /// Workers that it has captured, by seat.
    pub captured: [u8; MOST_SEATS],
    /// Goods, in the order of [`Thing::GOODS`].
    pub goods: [u16; GOODS],
    /// Virtue.
    pub virtue: u8,
    /// Unpaid Debts.
    pub unpaid: u8,
    /// Paid Debts.
    pub paid: u8,
    /// Its level on the Cathedral; 0 below it.
    pub cathedral: u8,
    /// Its Apprentices.
    pub apprentices: Set,
    /// Its constructed Buildings.
    pub built: Set,
    /// The plans of its hand.
    pub hand: Set,
    /// Plans that were dealt or drawn for it to choose from.
    pub drawn: Set,
    /// What only a player of the co-op scenario has.
    #[serde(default, skip_serializing_if = "Member::is_none", with = "left_out")]
    pub member: Member,
}

impl Player {
    /// What a player begins with in the standard set-up, besides Silver.
    pub fn new() -> Self {
        Self { workers: WORKERS, virtue: START_VIRTUE, ..Self::default() }
    }

    /// How much it has of a good.
    pub const fn has(&self, good: Thing) -> u16 {
        match good.good() {
            Some(place) => self.goods[place],
            None => 0,
        }
    }

    /// How much Silver it has.
    pub const fn silver(&self) -> u16 {
        self.goods[Thing::Silver as usize]
    }

    /// Whether its player board has an ability.
    pub fn can(&self, ability: BoardAbility) -> bool {
        self.board.is_some_and(|board| board.card().ability == ability)
    }

    /// By how much its Apprentices make something easier.
    pub fn eased(&self, ease: Ease) -> u8 {
        let own = self.apprentices.common(ease.apprentices());
        let by = |apprentice: ApprenticeId| match apprentice.card().ability {
            Ability::Eases(_, by) => by,
            _ => 0,
        };
        own.iter().filter_map(ApprenticeId::at).map(by).sum()
    }

    /// How many of its Apprentices have a skill.
    pub const fn skilled(&self, skill: Skill) -> usize {
        self.apprentices.common(skill.apprentices()).len()
    }

    /// Workers of all others that it has captured.
    pub fn captives(&self) -> u8 {
        self.captured.iter().sum::<u8>() + self.member.captives
    }

    /// Silver that the Guardhouse gives for all of them.
    pub fn captives_worth(&self) -> u8 {
        let others = self.captured.iter().sum::<u8>().saturating_mul(JAIL_SILVER);
        others.saturating_add(self.member.captives.saturating_mul(OVERLORD_JAIL_SILVER))
    }

    /// The own Apprentice of a calling, if there is one.
    pub fn has_calling(&self, calling: Calling) -> bool {
        apprentices(self.apprentices).any(|apprentice| apprentice.donates(calling))
    }

    /// How many Apprentices it has room for.
    pub fn most_apprentices(&self) -> usize {
        let more = if self.can(BoardAbility::Hiring) { MORE_APPRENTICES } else { 0 };
        usize::from(MOST_APPRENTICES + more)
    }

    /// Whether there is room for another Apprentice.
    pub fn has_room(&self) -> bool {
        self.apprentices.len() < self.most_apprentices()
    }

    /// How many plans it may keep at the end of a turn.
    pub fn hand_limit(&self) -> usize {
        let more = if self.can(BoardAbility::PlansForVirtue) { MORE_PLANS } else { 0 };
        usize::from(HAND_LIMIT + more)
    }
}

/// A solo opponent. All else that it has, it has as a player.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Opponent {
    /// Which of the two.
    pub kind: OpponentKind,
    /// Its seat.
    pub seat: Seat,
    /// What it has gathered.
    pub stock: u16,
    /// Its pile of cards.
    pub draw: Pile<SoloCardId, { super::components::CARDS_EACH }>,
    /// Its discards; the last one is the newest.
    pub discard: Pile<SoloCardId, { super::components::CARDS_EACH }>,
}

/// The rules of Architects and, as a value, one state of one game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Architects {
    pub(super) chance: Chance,
    pub(super) seats: u8,
    /// What the set-up adds, by the places of [`Variant::ALL`].
    pub(super) variants: Set,
    pub(super) first: Seat,
    pub(super) turn: Seat,
    /// From 1; 0 while the game is set up.
    pub(super) round: u16,
    /// How many turns are left, once the last space of the Guildhall is taken and that turn is over.
    pub(super) turns_left: Option<u8>,
    pub(super) over: bool,
    /// Whether a Black Market reset comes at the end of the turn.
    pub(super) resets: bool,
    /// Whether the left-most Apprentices are still to be discarded at the end of the turn. Rules 2 set it; today's discard them
    /// when the Worker is placed (ruling R37), and finish a turn that was saved before.
    pub(super) discards: bool,
    pub(super) board: Board,
    pub(super) players: [Player; MOST_SEATS],
    pub(super) opponent: Option<Opponent>,
    pub(super) flow: Flow<Step, MOST_STEPS>,
    /// The tomes of the campaign whose chapter this is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) tomes: Option<Tomes>,
    /// What the co-op scenario adds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) team: Option<Team>,
}

impl Architects {
    /// The main board.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// What a seat holds.
    pub const fn player(&self, seat: Seat) -> &Player {
        &self.players[at(seat)]
    }

    pub(super) const fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[at(seat)]
    }

    /// The solo opponent, if one plays.
    pub const fn opponent(&self) -> Option<&Opponent> {
        self.opponent.as_ref()
    }

    /// What the co-op scenario adds, if it is played.
    pub const fn team(&self) -> Option<&Team> {
        self.team.as_ref()
    }

    /// Whether the solo opponent sits there.
    pub fn is_opponent(&self, seat: Seat) -> bool {
        self.opponent.as_ref().is_some_and(|opponent| opponent.seat == seat)
    }

    /// Whether the set-up adds this.
    pub const fn plays_with(&self, variant: Variant) -> bool {
        self.variants.has(variant as usize)
    }

    read_only! {
        /// The seat that began.
        first: Seat = first;
        /// Whose turn it is.
        turn: Seat = turn;
        /// The round, from 1; 0 during the set-up.
        round: u16 = round;
        /// How many turns are left, this one among them, once the end is triggered and the turn that did it is over.
        turns_left: Option<u8> = turns_left;
        /// Whether the game is over.
        is_over: bool = over;
    }

    /// Whether the set-up is done.
    pub const fn is_set_up(&self) -> bool {
        self.round > 0
    }

    /// All seats.
    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat(0).around(self.seats as usize)
    }

    /// The other seats clockwise from one.
    pub(super) fn others(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        seat.around(self.seats as usize).filter(move |other| *other != seat)
    }

    /// Silver that the Guardhouse gives for each Worker that is imprisoned there: in a team they are the Overlord's.
    pub const fn jail_silver(&self) -> u8 {
        if self.team.is_some() { OVERLORD_JAIL_SILVER } else { JAIL_SILVER }
    }

    /// The seats that decide, in turn order.
    pub(super) fn people(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let opponent = self.opponent.map(|opponent| opponent.seat);
        self.first.around(self.seats as usize).filter(move |seat| Some(*seat) != opponent)
    }

    /// Who is asked what now.
    pub(super) fn asked(&self) -> Option<(Seat, Question)> {
        self.flow.asked()
    }

    /// How many Workers of a seat or of the Overlord stand at a location. The Guildhall counts those on its spaces.
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

    /// Everybody who has Workers: all seats, and the Overlord.
    pub fn owners(&self) -> impl DoubleEndedIterator<Item = Owner> + use<> {
        self.all_seats().map(Owner::Seat).chain(self.team.as_ref().map(|_| Owner::Overlord))
    }

    /// Everybody else who can hold captured Workers.
    pub fn others_than(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Owner> + use<> {
        self.others(seat).map(Owner::Seat).chain(self.team.as_ref().map(|_| Owner::Overlord))
    }

    /// Workers of a seat that lie on the board of another player or of the Overlord.
    pub fn held_by(&self, holder: Owner, seat: Seat) -> u8 {
        match holder {
            Owner::Seat(holder) => self.player(holder).captured[at(seat)],
            Owner::Overlord => self.player(seat).member.held,
        }
    }

    /// Own Workers of a seat that others have captured.
    pub fn held(&self, seat: Seat) -> u8 {
        self.players.iter().map(|player| player.captured[at(seat)]).sum::<u8>() + self.player(seat).member.held
    }

    /// How many spaces the Guildhall has.
    pub const fn capacity(&self) -> usize {
        super::components::GUILDHALL_ROWS * guildhall_width(self.seats as usize)
    }

    /// Whether all spaces of the Guildhall are taken.
    pub const fn is_full(&self) -> bool {
        self.board.taken as usize >= self.capacity()
    }

    /// Reward cards that are left in the pile.
    pub fn rewards_left(&self) -> usize {
        let out = super::components::REWARDS.len() - super::components::reward_cards(self.seats as usize);
        self.board.rewards.len().saturating_sub(out)
    }

    /// How many markers stand on a level of the Cathedral.
    pub fn on_level(&self, level: u8) -> u8 {
        self.all_seats().filter(|seat| self.player(*seat).cathedral == level).count() as u8
    }

    /// The face-up Apprentice of a slot.
    pub const fn apprentice(&self, slot: Slot) -> Option<ApprenticeId> {
        self.board.apprentices[slot.index()]
    }

    /// How far a seat reaches at the Workshop without paying more: so many columns.
    pub fn reach(&self, seat: Seat) -> usize {
        usize::from(self.workers_at(Location::Workshop, seat)).min(COLUMNS)
    }
}

/// The plans, or Buildings, of a set.
pub fn plans(set: Set) -> impl Iterator<Item = BuildingId> {
    set.iter().filter_map(BuildingId::at)
}

/// The Apprentices of a set.
pub fn apprentices(set: Set) -> impl Iterator<Item = ApprenticeId> {
    set.iter().filter_map(ApprenticeId::at)
}
