//! The state of a game of Paladins: everything on the table, and what is still to be resolved.

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

/// The most seats at a table.
pub const MOST_SEATS: usize = 4;
/// The most steps that the flow can hold.
pub(super) const MOST_STEPS: usize = 48;

/// One state of a game of Paladins of the West Kingdom.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Paladins {
    /// All chance to come.
    pub(super) chance: Chance,
    /// What is still to be resolved, the next thing on top. A question on top waits for a choice.
    pub(super) flow: Flow<Step, MOST_STEPS>,
    /// How many of `players` are at the table, the solo opponent among them.
    pub(super) seats: u8,
    /// Whether the bonus Townsfolk are in the deck.
    pub(super) bonus: bool,
    /// The round, 1 to 7; 0 during the set-up.
    pub(super) round: u8,
    /// Who holds the Start Player marker.
    pub(super) start: Seat,
    /// Whose turn it is: an Inquisition asks from there.
    pub(super) active: Seat,
    /// A player a seat; those beyond `seats` are empty.
    pub(super) players: [Player; MOST_SEATS],
    /// What only the solo opponent has, if it plays.
    pub(super) rival: Option<Rival>,
    /// The main board.
    pub(super) board: Board,
    /// The abilities of one crew that are still to be resolved in an Inquisition.
    pub(super) inquiry: Set,
    /// The tomes of the campaign whose chapter this is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) tomes: Option<Tomes>,
    /// What the co-op scenario adds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) team: Option<Team>,
}

/// The main board with its cards and piles.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Board {
    /// The Townsfolk on offer, from the left.
    pub town: [Option<TownsfolkId>; TOWN_SLOTS],
    /// The Outsiders, from the left.
    pub outsiders: [Option<OutsiderId>; REGIONS],
    /// The Monks and Outposts in the regions, one a space of [`SPACES`].
    #[serde(with = "spaces")]
    pub spaces: [Option<Piece>; SPACES.len()],
    /// Silver in the Tax supply.
    pub tax: u8,
    /// This round's Tavern cards, and which of them are taken.
    pub taverns: Pile<TavernId, 5>,
    /// The places of the Tavern cards that are taken.
    pub taken: Set,
    /// The King's Orders, those of the board first; the rest are back in the box.
    pub(super) orders: [OrderId; 6],
    /// The King's Favours, those of the board first; the rest are back in the box.
    pub(super) favours: [FavourId; 10],
    /// Who placed which Worker on each King's Favour.
    pub favour_workers: [Option<(Seat, Worker)>; FAVOURS_IN_PLAY],
    /// The draw piles, face down, and the discard piles, face up.
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
    /// Whose it is.
    pub seat: Seat,
    /// An Outpost, else a Monk.
    pub outpost: bool,
}

/// A player: the board, the supply, the crew.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Player {
    /// The levels of Faith, Strength and Influence, without the Paladin.
    pub(super) attributes: [u8; 3],
    /// Workers in the own supply.
    pub workers: Workers,
    /// Silver.
    pub silver: u8,
    /// Provisions.
    pub provisions: u8,
    /// This round's Paladin, once revealed.
    pub paladin: Option<PaladinId>,
    /// This round's Paladin, face down until it is revealed.
    pub(super) chosen: Option<PaladinId>,
    /// The Paladins drawn and not yet placed.
    pub(super) hand: Pile<PaladinId, 3>,
    /// The own Paladin deck.
    pub(super) deck: Pile<PaladinId, 12>,
    /// How many cards at the bottom of that deck its owner put there and knows.
    pub(super) known_bottom: u8,
    /// Whether its owner knows the top card of that deck.
    pub(super) known_top: bool,
    /// The Paladins of earlier rounds.
    pub(super) spent: Pile<PaladinId, 7>,
    /// The Workers on each printed action, by space.
    pub(super) placed: [[Option<Worker>; 3]; 12],
    /// Which of the two left spaces of each right-hand action a Workshop covers.
    pub(super) workshops: [[bool; 2]; 6],
    /// Monks placed.
    pub monks: u8,
    /// Outposts placed.
    pub outposts: u8,
    /// The Jar spaces that are filled.
    pub jars: Set,
    /// Jars moved; more than `jars` holds only for the solo opponent, who has no spaces to fill.
    pub absolved: u8,
    /// Walls built, left to right.
    pub walls: Pile<WallId, MOST_OF_AN_ACTION>,
    /// Outsiders Attacked.
    pub attacked: Pile<OutsiderId, 36>,
    /// Outsiders Converted, left to right.
    pub converted: Pile<OutsiderId, MOST_OF_AN_ACTION>,
    /// Townsfolk in the crew.
    pub crew: Pile<TownsfolkId, 34>,
    /// Suspicion cards by their printed Tax, the newest last.
    pub suspicion: Pile<u8, 24>,
    /// Debts, unpaid side up.
    pub unpaid: u8,
    /// Debts, paid side up.
    pub paid: u8,
    /// Whether this player passed this round.
    pub passed: bool,
    /// What tomes of the chapter before give in this game, by the places of `Advantage::ALL`.
    #[serde(default, skip_serializing_if = "is_empty")]
    pub(super) brought: Set,
    /// What only a player of the co-op scenario has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub member: Option<Member>,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // so it is called
const fn is_empty(set: &Set) -> bool {
    set.is_empty()
}

/// What only the solo opponent has. Colours of Workers mean nothing to it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rival {
    /// Workers in its supply.
    pub workers: u8,
    /// The place of the Resource marker, from 0.
    pub marker: u8,
    /// The Attribute markers by when they last moved, the latest last: of two on one space it is the top one.
    pub stack: [Attribute; 3],
    /// The actions with Workers on them, by their number.
    pub used: Set,
    /// The Scheme cards, face down.
    pub(super) schemes: Pile<Scheme, 17>,
    /// The Scheme cards turned over.
    pub scheme_discard: Pile<Scheme, 17>,
}

impl Paladins {
    /// How many seats the table has.
    pub fn seats(&self) -> usize {
        self.seats as usize
    }

    /// The round, 1 to 7; 0 during the set-up.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// Who begins this round.
    pub fn start_player(&self) -> Seat {
        self.start
    }

    /// The main board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// What only the solo opponent has, if it plays.
    pub fn rival(&self) -> Option<&Rival> {
        self.rival.as_ref()
    }

    /// What the co-op scenario adds, if it is played.
    pub fn team(&self) -> Option<&Team> {
        self.team.as_ref()
    }

    /// The actions of a player board: those printed on it and, in the co-op scenario, that of the overlay.
    pub fn actions(&self) -> &'static [Action] {
        if self.team.is_some() { &Action::ALL } else { &Action::PRINTED }
    }

    /// How many seats decide: all but the solo opponent's.
    pub(super) fn people(&self) -> usize {
        self.seats().saturating_sub(usize::from(self.rival.is_some()))
    }

    /// The seat of the solo opponent, if it plays: the last one.
    pub fn rival_seat(&self) -> Option<Seat> {
        self.rival.as_ref().map(|_| Seat(self.people() as u8))
    }

    /// Whether a seat is the solo opponent's.
    pub fn is_rival(&self, seat: Seat) -> bool {
        self.rival_seat() == Some(seat)
    }

    /// The player of a seat.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index().min(MOST_SEATS - 1)]
    }

    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index().min(MOST_SEATS - 1)]
    }

    /// What is being asked, and whom.
    pub fn asked(&self) -> Option<(Seat, Question)> {
        self.flow.asked()
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.flow.is_empty()
    }
}

impl Board {
    /// The King's Orders revealed by a round, left to right.
    pub fn orders(&self, round: u8) -> &[OrderId] {
        &self.orders[..(round as usize).min(ORDERS_IN_PLAY)]
    }

    /// The King's Favours revealed by a round, left to right.
    pub fn favours(&self, round: u8) -> &[FavourId] {
        &self.favours[..(round as usize).saturating_sub(2).min(FAVOURS_IN_PLAY)]
    }

    /// The spaces of the board that hold nothing and may be used by so many players, with their numbers.
    pub fn free_spaces(&self, seats: usize) -> impl Iterator<Item = usize> {
        (0..SPACES.len())
            .filter(move |&place| self.spaces[place].is_none() && usize::from(SPACES[place].players) <= seats.max(1))
    }

    /// Cards left in the draw piles of Townsfolk, Outsiders, Walls, Taverns and Suspicion.
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
    /// The level on the track, which is what scores.
    pub fn track(&self, attribute: Attribute) -> u8 {
        self.attributes[attribute as usize]
    }

    /// What the Paladin lends this round.
    pub fn boost(&self, attribute: Attribute) -> u8 {
        self.paladin.map_or(0, |paladin| paladin.card().boost(attribute))
    }

    /// The level for requirements: the track and what the Paladin lends.
    pub fn level(&self, attribute: Attribute) -> u8 {
        self.track(attribute) + self.boost(attribute)
    }

    /// Moves a marker up; what goes beyond the end of the track is lost.
    pub(super) fn raise(&mut self, attribute: Attribute, steps: u8) -> u8 {
        let level = &mut self.attributes[attribute as usize];
        let gained = steps.min(TRACK_END.saturating_sub(*level));
        *level += gained;
        gained
    }

    /// The Workers on an action, by space.
    pub fn on(&self, action: Action) -> [Option<Worker>; 3] {
        match self.placed.get(action as usize) {
            Some(placed) => *placed,
            None => self.member.map_or([None; 3], |member| member.placed),
        }
    }

    /// The Worker spaces of an action; none that the player board lacks.
    pub(super) fn spaces_mut(&mut self, action: Action) -> Option<&mut [Option<Worker>; 3]> {
        match self.placed.get_mut(action as usize) {
            Some(placed) => Some(placed),
            None => self.member.as_mut().map(|member| &mut member.placed),
        }
    }

    /// The Worker spaces of an action as they are printed, left to right.
    pub fn spaces(&self, action: Action) -> &'static [WorkerSpace] {
        match &self.member {
            Some(member) if action == Action::GainHonour => member.spaces(),
            _ => action.spaces(),
        }
    }

    /// Takes all Workers off the board.
    pub(super) fn clear_board(&mut self) {
        self.placed = Default::default();
        if let Some(member) = &mut self.member {
            member.placed = [None; 3];
        }
    }

    /// Honour; without the co-op scenario, as much as there can be.
    pub fn honour(&self) -> u8 {
        self.member.map_or(TRACK_END, |member| member.honour)
    }

    /// The level of an Attribute that counts at the end: no more than there is Honour.
    pub fn lasting(&self, attribute: Attribute) -> u8 {
        self.track(attribute).min(self.honour())
    }

    /// Whether an action holds Workers, which closes it until it is cleared.
    pub fn used(&self, action: Action) -> bool {
        self.on(action).iter().any(Option::is_some)
    }

    /// Whether a Workshop covers one of the two left spaces of a right-hand action.
    pub fn covered(&self, action: Action, space: usize) -> bool {
        action.right_index().is_some_and(|index| self.workshops[index].get(space) == Some(&true))
    }

    /// Workshops on the right-hand actions.
    pub fn developed(&self) -> u8 {
        self.workshops.as_flattened().iter().map(|&covered| u8::from(covered)).sum()
    }

    /// Workshops that left the Develop row: those on the right-hand actions, and those that a Threat took from there.
    pub fn moved_workshops(&self) -> u8 {
        self.developed().saturating_add(self.member.map_or(0, |member| member.seized))
    }

    /// Workshops still on the Develop row.
    pub fn workshops_left(&self) -> u8 {
        WORKSHOPS.saturating_sub(self.moved_workshops())
    }

    /// How often an action was done that is counted: Monks, Walls, Outposts, Jars, Outsiders, Workshops.
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

    /// Whether the action of a King's Order was done often enough.
    pub fn has_done(&self, order: OrderId) -> bool {
        order.card().task().is_some_and(|action| self.done(action) >= ORDER_TASK)
    }

    /// The Paladins drawn and not yet placed: only for their owner's eyes.
    pub fn hand(&self) -> &[PaladinId] {
        &self.hand
    }

    /// Cards left in the own Paladin deck.
    pub fn paladins_left(&self) -> usize {
        self.deck.len()
    }

    /// The Paladin laid face down for this round: only for its owner's eyes.
    pub fn chosen(&self) -> Option<PaladinId> {
        self.chosen
    }
}

impl Rival {
    /// Scheme cards left to draw.
    pub fn schemes_left(&self) -> usize {
        self.schemes.len()
    }
}

/// Arrays of more than 32 places, for serde.
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
