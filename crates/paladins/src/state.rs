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

pub const MOST_SEATS: usize = 4;
pub(super) const MOST_STEPS: usize = 48;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Paladins {
    pub(super) chance: Chance,
    /// Pending steps, the next one on top. A question on top waits for a choice.
    pub(super) flow: Flow<Step, MOST_STEPS>,
    /// Number of used entries of `players`, the solo opponent included.
    pub(super) seats: u8,
    /// True when the bonus Townsfolk are in the deck.
    pub(super) bonus: bool,
    /// Round, 1 to 7. 0 during the set-up.
    pub(super) round: u8,
    pub(super) start: Seat,
    pub(super) active: Seat,
    /// One player a seat. Those beyond `seats` are empty.
    pub(super) players: [Player; MOST_SEATS],
    pub(super) rival: Option<Rival>,
    pub(super) board: Board,
    pub(super) inquiry: Set,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) tomes: Option<Tomes>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) team: Option<Team>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Board {
    pub town: [Option<TownsfolkId>; TOWN_SLOTS],
    pub outsiders: [Option<OutsiderId>; REGIONS],
    /// Monks and Outposts in the regions, one entry a space of [`SPACES`].
    #[serde(with = "spaces")]
    pub spaces: [Option<Piece>; SPACES.len()],
    pub tax: u8,
    pub taverns: Pile<TavernId, 5>,
    pub taken: Set,
    /// King's Orders, those on the board first. The rest are in the box.
    pub(super) orders: [OrderId; 6],
    /// King's Favours, those on the board first. The rest are in the box.
    pub(super) favours: [FavourId; 10],
    pub favour_workers: [Option<(Seat, Worker)>; FAVOURS_IN_PLAY],
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

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Piece {
    pub seat: Seat,
    pub outpost: bool,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Player {
    /// Levels of Faith, Strength and Influence, without the Paladin.
    pub(super) attributes: [u8; 3],
    pub workers: Workers,
    pub silver: u8,
    pub provisions: u8,
    pub paladin: Option<PaladinId>,
    /// Paladin of the round, face down until it is revealed.
    pub(super) chosen: Option<PaladinId>,
    pub(super) hand: Pile<PaladinId, 3>,
    pub(super) deck: Pile<PaladinId, 12>,
    /// Number of cards at the bottom of the deck that its owner put there.
    pub(super) known_bottom: u8,
    /// True when its owner knows the top card of the deck.
    pub(super) known_top: bool,
    pub(super) spent: Pile<PaladinId, 7>,
    pub(super) placed: [[Option<Worker>; 3]; 12],
    pub(super) workshops: [[bool; 2]; 6],
    pub monks: u8,
    pub outposts: u8,
    pub jars: Set,
    /// Jars moved. Exceeds `jars` for the solo opponent only, who has no Jar spaces.
    pub absolved: u8,
    pub walls: Pile<WallId, MOST_OF_AN_ACTION>,
    pub attacked: Pile<OutsiderId, 36>,
    pub converted: Pile<OutsiderId, MOST_OF_AN_ACTION>,
    pub crew: Pile<TownsfolkId, 34>,
    /// Suspicion cards by their printed Tax, newest last.
    pub suspicion: Pile<u8, 24>,
    pub unpaid: u8,
    pub paid: u8,
    pub passed: bool,
    /// Advantages of the previous chapter's tomes, by their index in `Advantage::ALL`.
    #[serde(default, skip_serializing_if = "is_empty")]
    pub(super) brought: Set,
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
    pub workers: u8,
    pub marker: u8,
    /// Attribute markers by their last move, latest last. Of two on one space the later one is on top.
    pub stack: [Attribute; 3],
    pub used: Set,
    pub(super) schemes: Pile<Scheme, 17>,
    pub scheme_discard: Pile<Scheme, 17>,
}

impl Paladins {
    pub fn seats(&self) -> usize {
        self.seats as usize
    }

    pub fn round(&self) -> u8 {
        self.round
    }

    pub fn start_player(&self) -> Seat {
        self.start
    }

    pub fn board(&self) -> &Board {
        &self.board
    }

    pub fn rival(&self) -> Option<&Rival> {
        self.rival.as_ref()
    }

    pub fn team(&self) -> Option<&Team> {
        self.team.as_ref()
    }

    /// Returns the actions of a player board: the printed ones and, in the co-op scenario, that of the overlay.
    pub fn actions(&self) -> &'static [Action] {
        if self.team.is_some() { &Action::ALL } else { &Action::PRINTED }
    }

    pub(super) fn people(&self) -> usize {
        self.seats().saturating_sub(usize::from(self.rival.is_some()))
    }

    pub fn rival_seat(&self) -> Option<Seat> {
        self.rival.as_ref().map(|_| Seat(self.people() as u8))
    }

    pub fn is_rival(&self, seat: Seat) -> bool {
        self.rival_seat() == Some(seat)
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index().min(MOST_SEATS - 1)]
    }

    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index().min(MOST_SEATS - 1)]
    }

    pub fn asked(&self) -> Option<(Seat, Question)> {
        self.flow.asked()
    }

    pub fn is_over(&self) -> bool {
        self.flow.is_empty()
    }
}

impl Board {
    pub fn orders(&self, round: u8) -> &[OrderId] {
        &self.orders[..(round as usize).min(ORDERS_IN_PLAY)]
    }

    pub fn favours(&self, round: u8) -> &[FavourId] {
        &self.favours[..(round as usize).saturating_sub(2).min(FAVOURS_IN_PLAY)]
    }

    pub fn free_spaces(&self, seats: usize) -> impl Iterator<Item = usize> {
        (0..SPACES.len())
            .filter(move |&place| self.spaces[place].is_none() && usize::from(SPACES[place].players) <= seats.max(1))
    }

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

    pub fn on(&self, action: Action) -> [Option<Worker>; 3] {
        match self.placed.get(action as usize) {
            Some(placed) => *placed,
            None => self.member.map_or([None; 3], |member| member.placed),
        }
    }

    pub(super) fn spaces_mut(&mut self, action: Action) -> Option<&mut [Option<Worker>; 3]> {
        match self.placed.get_mut(action as usize) {
            Some(placed) => Some(placed),
            None => self.member.as_mut().map(|member| &mut member.placed),
        }
    }

    pub fn spaces(&self, action: Action) -> &'static [WorkerSpace] {
        match &self.member {
            Some(member) if action == Action::GainHonour => member.spaces(),
            _ => action.spaces(),
        }
    }

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

    pub fn covered(&self, action: Action, space: usize) -> bool {
        action.right_index().is_some_and(|index| self.workshops[index].get(space) == Some(&true))
    }

    pub fn developed(&self) -> u8 {
        self.workshops.as_flattened().iter().map(|&covered| u8::from(covered)).sum()
    }

    /// Returns the number of Workshops that left the Develop row: those on the right-hand actions, and those that a
    /// Threat took from there.
    pub fn moved_workshops(&self) -> u8 {
        self.developed().saturating_add(self.member.map_or(0, |member| member.seized))
    }

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

    pub fn has_done(&self, order: OrderId) -> bool {
        order.card().task().is_some_and(|action| self.done(action) >= ORDER_TASK)
    }

    /// Returns the Paladins drawn and not yet placed, for the eyes of their owner only.
    pub fn hand(&self) -> &[PaladinId] {
        &self.hand
    }

    pub fn paladins_left(&self) -> usize {
        self.deck.len()
    }

    pub fn chosen(&self) -> Option<PaladinId> {
        self.chosen
    }
}

impl Rival {
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
