//! The state of a game of Paladins: all components on the table, and the pending steps.

use super::components::{
    Action, Attribute, FAVOURS_IN_PLAY, FavourId, MOST_OF_AN_ACTION, ORDER_TASK, ORDERS_IN_PLAY, OrderId, OutsiderId,
    PaladinId, REGIONS, SPACES, Scheme, TOWN_SLOTS, TRACK_END, TavernId, TownsfolkId, WORKSHOPS, WallId, Worker,
    WorkerSpace, Workers,
};
use super::question::Question;
use super::step::Step;
use super::team::{Member, Team};
use engine::Flow;
use kernel::{Chance, Pile, Seat, Set, Tomes};
use serde::{Deserialize, Serialize};

/// Largest number of seats.
pub const MOST_SEATS: usize = 4;
/// Capacity of the flow, in steps.
pub(super) const MOST_STEPS: usize = 48;

/// The state of a game of Paladins of the West Kingdom.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Paladins {
    /// Source of all future chance.
    pub(super) chance: Chance,
    /// Pending steps, the next one on top. A question on top waits for a choice.
    pub(super) flow: Flow<Step, MOST_STEPS>,
    /// Number of used entries of `players`, the solo opponent included.
    pub(super) seats: u8,
    /// True when the bonus Townsfolk are in the deck.
    pub(super) bonus: bool,
    /// Round, 1 to 7. 0 during the set-up.
    pub(super) round: u8,
    /// Seat with the Start Player marker.
    pub(super) start: Seat,
    /// Seat on turn, from which an Inquisition proceeds.
    pub(super) active: Seat,
    /// One player a seat. Those beyond `seats` are empty.
    pub(super) players: [Player; MOST_SEATS],
    /// Additional state of the solo opponent, if it plays.
    pub(super) rival: Option<Rival>,
    pub(super) board: Board,
    /// Abilities of one crew still to be resolved in an Inquisition.
    pub(super) inquiry: Set,
    /// Tomes of the campaign to which this game belongs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) tomes: Option<Tomes>,
    /// Additional state of the co-op scenario.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) team: Option<Team>,
}

/// The main board with its cards and piles.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Board {
    /// Townsfolk on offer, from the left.
    pub town: [Option<TownsfolkId>; TOWN_SLOTS],
    /// Outsiders, from the left.
    pub outsiders: [Option<OutsiderId>; REGIONS],
    /// Monks and Outposts in the regions, one entry a space of [`SPACES`].
    #[serde(with = "spaces")]
    pub spaces: [Option<Piece>; SPACES.len()],
    /// Silver in the Tax supply.
    pub tax: u8,
    /// Tavern cards of the round.
    pub taverns: Pile<TavernId, 5>,
    /// Indices of the taken Tavern cards.
    pub taken: Set,
    /// King's Orders, those on the board first. The rest are in the box.
    pub(super) orders: [OrderId; 6],
    /// King's Favours, those on the board first. The rest are in the box.
    pub(super) favours: [FavourId; 10],
    /// Owner and type of the Worker on each King's Favour.
    pub favour_workers: [Option<(Seat, Worker)>; FAVOURS_IN_PLAY],
    /// Draw piles, face down, and discard piles, face up.
    pub(super) town_deck: Pile<TownsfolkId, 34>,
    pub(super) town_discard: Pile<TownsfolkId, 34>,
    pub(super) outsider_deck: Pile<OutsiderId, 36>,
    pub(super) outsider_discard: Pile<OutsiderId, 36>,
    pub(super) wall_deck: Pile<WallId, 24>,
    pub(super) tavern_deck: Pile<TavernId, 24>,
    pub(super) tavern_discard: Pile<TavernId, 24>,
    pub(super) suspicion_deck: Pile<u8, 24>,
    pub(super) suspicion_discard: Pile<u8, 24>,
}

/// A Monk or an Outpost on the main board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Piece {
    /// Owner of the piece.
    pub seat: Seat,
    /// True for an Outpost, false for a Monk.
    pub outpost: bool,
}

/// A player: the board, the supply, the crew.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Player {
    /// Levels of Faith, Strength and Influence, without the Paladin.
    pub(super) attributes: [u8; 3],
    /// Workers in the own supply.
    pub workers: Workers,
    pub silver: u8,
    pub provisions: u8,
    /// Paladin of the round, once revealed.
    pub paladin: Option<PaladinId>,
    /// Paladin of the round, face down until it is revealed.
    pub(super) chosen: Option<PaladinId>,
    /// Paladins drawn and not yet placed.
    pub(super) hand: Pile<PaladinId, 3>,
    pub(super) deck: Pile<PaladinId, 12>,
    /// Number of cards at the bottom of the deck that its owner put there.
    pub(super) known_bottom: u8,
    /// True when its owner knows the top card of the deck.
    pub(super) known_top: bool,
    /// Paladins of earlier rounds.
    pub(super) spent: Pile<PaladinId, 7>,
    /// Workers on each printed action, by space.
    pub(super) placed: [[Option<Worker>; 3]; 12],
    /// Workshops on the two left spaces of each right-hand action.
    pub(super) workshops: [[bool; 2]; 6],
    /// Monks placed.
    pub monks: u8,
    /// Outposts placed.
    pub outposts: u8,
    /// Filled Jar spaces.
    pub jars: Set,
    /// Jars moved. Exceeds `jars` for the solo opponent only, who has no Jar spaces.
    pub absolved: u8,
    /// Walls built, left to right.
    pub walls: Pile<WallId, MOST_OF_AN_ACTION>,
    /// Outsiders Attacked.
    pub attacked: Pile<OutsiderId, 36>,
    /// Outsiders Converted, left to right.
    pub converted: Pile<OutsiderId, MOST_OF_AN_ACTION>,
    pub crew: Pile<TownsfolkId, 34>,
    /// Suspicion cards by their printed Tax, newest last.
    pub suspicion: Pile<u8, 24>,
    /// Debts, unpaid side up.
    pub unpaid: u8,
    /// Debts, paid side up.
    pub paid: u8,
    /// True once this player has passed this round.
    pub passed: bool,
    /// Advantages of the previous chapter's tomes, by their index in `Advantage::ALL`.
    #[serde(default, skip_serializing_if = "is_empty")]
    pub(super) brought: Set,
    /// Additional state of a player in the co-op scenario.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub member: Option<Member>,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // so it is called
const fn is_empty(set: &Set) -> bool {
    set.is_empty()
}

/// Additional state of the solo opponent. The types of its Workers have no meaning.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rival {
    /// Number of Workers in its supply.
    pub workers: u8,
    /// Space of the Resource marker, from 0.
    pub marker: u8,
    /// Attribute markers by their last move, latest last. Of two on one space the later one is on top.
    pub stack: [Attribute; 3],
    /// Actions with Workers on them, by number.
    pub used: Set,
    /// Scheme cards, face down.
    pub(super) schemes: Pile<Scheme, 17>,
    /// Scheme cards turned over.
    pub scheme_discard: Pile<Scheme, 17>,
}

impl Paladins {
    /// Returns the number of seats.
    pub fn seats(&self) -> usize {
        self.seats as usize
    }

    /// Returns the round, 1 to 7. 0 during the set-up.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// Returns the start player of the round.
    pub fn start_player(&self) -> Seat {
        self.start
    }

    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the additional state of the solo opponent, if it plays.
    pub fn rival(&self) -> Option<&Rival> {
        self.rival.as_ref()
    }

    /// Returns the additional state of the co-op scenario, if played.
    pub fn team(&self) -> Option<&Team> {
        self.team.as_ref()
    }

    /// Returns the actions of a player board: the printed ones and, in the co-op scenario, that of the overlay.
    pub fn actions(&self) -> &'static [Action] {
        if self.team.is_some() { &Action::ALL } else { &Action::PRINTED }
    }

    /// Returns the number of seats without the solo opponent.
    pub(super) fn people(&self) -> usize {
        self.seats().saturating_sub(usize::from(self.rival.is_some()))
    }

    /// Returns the seat of the solo opponent, the last one, if it plays.
    pub fn rival_seat(&self) -> Option<Seat> {
        self.rival.as_ref().map(|_| Seat(self.people() as u8))
    }

    /// Returns true for the seat of the solo opponent.
    pub fn is_rival(&self, seat: Seat) -> bool {
        self.rival_seat() == Some(seat)
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index().min(MOST_SEATS - 1)]
    }

    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index().min(MOST_SEATS - 1)]
    }

    /// Returns the asked seat and its question.
    pub fn asked(&self) -> Option<(Seat, Question)> {
        self.flow.asked()
    }

    /// Returns true when the game has ended.
    pub fn is_over(&self) -> bool {
        self.flow.is_empty()
    }
}

impl Board {
    /// Returns the King's Orders revealed by a round, left to right.
    pub fn orders(&self, round: u8) -> &[OrderId] {
        &self.orders[..(round as usize).min(ORDERS_IN_PLAY)]
    }

    /// Returns the King's Favours revealed by a round, left to right.
    pub fn favours(&self, round: u8) -> &[FavourId] {
        &self.favours[..(round as usize).saturating_sub(2).min(FAVOURS_IN_PLAY)]
    }

    /// Returns the indices of the empty spaces of the board that this many players may use.
    pub fn free_spaces(&self, seats: usize) -> impl Iterator<Item = usize> {
        (0..SPACES.len())
            .filter(move |&place| self.spaces[place].is_none() && usize::from(SPACES[place].players) <= seats.max(1))
    }

    /// Returns the numbers of cards in the draw piles of Townsfolk, Outsiders, Walls, Taverns and Suspicion.
    pub fn piles(&self) -> [usize; 5] {
        [
            self.town_deck.len(),
            self.outsider_deck.len(),
            self.wall_deck.len(),
            self.tavern_deck.len(),
            self.suspicion_deck.len(),
        ]
    }
}

impl Player {
    /// Returns the level on the track, without the Paladin. Scoring uses it.
    pub fn track(&self, attribute: Attribute) -> u8 {
        self.attributes[attribute as usize]
    }

    /// Returns the levels that the Paladin lends this round.
    pub fn boost(&self, attribute: Attribute) -> u8 {
        self.paladin.map_or(0, |paladin| paladin.card().boost(attribute))
    }

    /// Returns the level for requirements: the track plus the Paladin's boost.
    pub fn level(&self, attribute: Attribute) -> u8 {
        self.track(attribute) + self.boost(attribute)
    }

    /// Raises an Attribute and returns the number of steps. Steps beyond the end of the track are lost.
    pub(super) fn raise(&mut self, attribute: Attribute, steps: u8) -> u8 {
        let level = &mut self.attributes[attribute as usize];
        let gained = steps.min(TRACK_END.saturating_sub(*level));
        *level += gained;
        gained
    }

    /// Returns the Workers on an action, by space.
    pub fn on(&self, action: Action) -> [Option<Worker>; 3] {
        match self.placed.get(action as usize) {
            Some(placed) => *placed,
            None => self.member.map_or([None; 3], |member| member.placed),
        }
    }

    /// Returns the Worker spaces of an action. None if the player board does not have the action.
    pub(super) fn spaces_mut(&mut self, action: Action) -> Option<&mut [Option<Worker>; 3]> {
        match self.placed.get_mut(action as usize) {
            Some(placed) => Some(placed),
            None => self.member.as_mut().map(|member| &mut member.placed),
        }
    }

    /// Returns the printed Worker spaces of an action, left to right.
    pub fn spaces(&self, action: Action) -> &'static [WorkerSpace] {
        match &self.member {
            Some(member) if action == Action::GainHonour => member.spaces(),
            _ => action.spaces(),
        }
    }

    /// Removes all Workers from the board.
    pub(super) fn clear_board(&mut self) {
        self.placed = Default::default();
        if let Some(member) = &mut self.member {
            member.placed = [None; 3];
        }
    }

    /// Returns the Honour. Outside the co-op scenario it is the end of the track.
    pub fn honour(&self) -> u8 {
        self.member.map_or(TRACK_END, |member| member.honour)
    }

    /// Returns the level of an Attribute that counts at the end: at most the Honour.
    pub fn lasting(&self, attribute: Attribute) -> u8 {
        self.track(attribute).min(self.honour())
    }

    /// Returns true when an action holds Workers, which closes it until it is cleared.
    pub fn used(&self, action: Action) -> bool {
        self.on(action).iter().any(Option::is_some)
    }

    /// Returns true when a Workshop covers one of the two left spaces of a right-hand action.
    pub fn covered(&self, action: Action, space: usize) -> bool {
        action.right_index().is_some_and(|index| self.workshops[index].get(space) == Some(&true))
    }

    /// Returns the number of Workshops on the right-hand actions.
    pub fn developed(&self) -> u8 {
        self.workshops.as_flattened().iter().map(|&covered| u8::from(covered)).sum()
    }

    /// Returns the number of Workshops that left the Develop row: those on the right-hand actions, and those that a
    /// Threat took from there.
    pub fn moved_workshops(&self) -> u8 {
        self.developed().saturating_add(self.member.map_or(0, |member| member.seized))
    }

    /// Returns the number of Workshops on the Develop row.
    pub fn workshops_left(&self) -> u8 {
        WORKSHOPS.saturating_sub(self.moved_workshops())
    }

    /// Returns the count of an action: Monks, Walls, Outposts, Jars, Outsiders, Workshops.
    pub fn done(&self, action: Action) -> u8 {
        match action {
            Action::Develop => self.moved_workshops(),
            Action::Commission => self.monks,
            Action::Fortify => self.walls.len() as u8,
            Action::Garrison => self.outposts,
            Action::Absolve => self.absolved,
            Action::Attack => self.attacked.len() as u8,
            Action::Convert => self.converted.len() as u8,
            _ => 0,
        }
    }

    /// Returns true when the action of a King's Order was done often enough.
    pub fn has_done(&self, order: OrderId) -> bool {
        order.card().task().is_some_and(|action| self.done(action) >= ORDER_TASK)
    }

    /// Returns the Paladins drawn and not yet placed, for the eyes of their owner only.
    pub fn hand(&self) -> &[PaladinId] {
        &self.hand
    }

    /// Returns the number of cards in the own Paladin deck.
    pub fn paladins_left(&self) -> usize {
        self.deck.len()
    }

    /// Returns the Paladin laid face down for this round, for the eyes of its owner only.
    pub fn chosen(&self) -> Option<PaladinId> {
        self.chosen
    }
}

impl Rival {
    /// Returns the number of Scheme cards left to draw.
    pub fn schemes_left(&self) -> usize {
        self.schemes.len()
    }
}

/// Serialization of the array of spaces, which has more than 32 entries.
mod spaces {
    use super::{Piece, SPACES};
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    pub fn serialize<S: Serializer>(spaces: &[Option<Piece>; SPACES.len()], serializer: S) -> Result<S::Ok, S::Error> {
        spaces.as_slice().serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[Option<Piece>; SPACES.len()], D::Error> {
        Vec::deserialize(deserializer)?.try_into().map_err(|_| D::Error::custom("another number of spaces"))
    }
}
