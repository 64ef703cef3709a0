//! One state of a game: who holds what, and what is still to be resolved.

use super::components::{
    Ability, Building, BuildingKind, Effect, HAND_LIMIT, Icon, Icons, MOST_SPOTS, ManuscriptId, Ongoing, OpponentKind,
    PlayerCardId, PrintedTownsfolk, Resource, Reveal, Ribbon, SECTIONS, START_ICONS, SchemeId, Section, Segment,
    SegmentFace, Side, Space, Spot, TownsfolkId, WORKERS,
};
use super::overlord::Team;
use super::question::Question;
use super::seats::{MOST_SEATS, at};
use super::step::Step;
use engine::{Flow, read_only};
use kernel::{Chance, Pile, Seat, Set, Tomes};
use serde::{Deserialize, Serialize};

/// The most cards in one deck: the Starting cards, the Heroes and every neutral Townsfolk.
pub const MOST_CARDS: usize = 96;
/// The most Silver, and the most of a resource, that a seat holds; far beyond any game's.
pub(super) const MOST_HELD: u16 = 999;
/// The most Debts or Deeds of one kind that a seat holds; far beyond any game's.
pub(super) const MOST_PLEDGES: u8 = 99;
/// The most that one effect gives.
pub(super) const MOST_COUNT: u8 = 60;
/// The most steps that the flow can hold.
pub const MOST_STEPS: usize = 64;

/// What lies on the table for everybody.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Board {
    /// The segments clockwise.
    pub ring: [Segment; 5],
    /// The Castle section beside the first segment of the ring; the next one lies beside the next segment.
    pub castle_turn: Section,
    /// The Townsfolk piles, by segment; the last card is the visible one.
    pub townsfolk: [Pile<TownsfolkId, 14>; 5],
    /// The Manuscript piles, by segment; the last one is visible.
    pub manuscripts: [Pile<ManuscriptId, 7>; 5],
    /// The Buildings on the spots, by segment.
    pub spots: [[Option<Built>; MOST_SPOTS]; 5],
    /// The Castle.
    pub castle: Castle,
    /// Who holds the Cleric Bonus cards, by ribbon.
    pub bonuses: [Option<Seat>; 4],
    /// Debts left on top of the Poverty card.
    pub debts_left: u8,
    /// Deeds left on top of the Prosperity card.
    pub deeds_left: u8,
}

/// A Building on a spot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Built {
    /// Whose it is.
    pub owner: Seat,
    /// Its kind.
    pub kind: BuildingKind,
}

/// The Workers in the Castle, by section and seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Castle {
    /// The first tier.
    pub first: [[u8; MOST_SEATS]; SECTIONS],
    /// The second tier.
    pub second: [[u8; MOST_SEATS]; SECTIONS],
    /// The third tier, which has no sections.
    pub third: [u8; MOST_SEATS],
    /// Who holds the Castle Leader card.
    pub leader: Option<Seat>,
}

/// What one seat holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Player {
    /// Its Player Card, once taken.
    pub card: Option<PlayerCardId>,
    /// Where its Viscount stands.
    pub space: Space,
    /// Silver.
    pub silver: u16,
    /// Resources, in the order of [`Resource::ALL`].
    pub resources: [u16; 3],
    /// Unpaid Debts.
    pub unpaid: u8,
    /// Paid Debts.
    pub paid: u8,
    /// Acquired Deeds.
    pub acquired: u8,
    /// Approved Deeds.
    pub approved: u8,
    /// The Corruption marker's position, from 1.
    pub corruption: u8,
    /// The Virtue marker's position, from 1.
    pub virtue: u8,
    /// Workers in the supply.
    pub workers: u8,
    /// The slots that are constructed, a bit each, by kind.
    pub built: [u8; 3],
    /// The card spaces, left to right.
    pub line: [Option<TownsfolkId>; 3],
    /// The hand.
    pub hand: Pile<TownsfolkId, 8>,
    /// The Draw Pile.
    pub draw: Pile<TownsfolkId, MOST_CARDS>,
    /// The discards.
    pub discard: Pile<TownsfolkId, MOST_CARDS>,
    /// Manuscripts.
    pub manuscripts: Pile<ManuscriptId, 36>,
}

impl Player {
    /// A player with nothing but pieces.
    pub fn new() -> Self {
        Self { corruption: 1, virtue: super::components::TRACK_END, workers: WORKERS, ..Self::default() }
    }

    /// How much it has of a resource.
    pub const fn has(&self, resource: Resource) -> u16 {
        self.resources[resource as usize]
    }

    /// Whether a Building was constructed.
    pub const fn has_built(&self, building: Building) -> bool {
        building.slot < 8 && self.built[building.kind as usize] >> building.slot & 1 == 1
    }

    /// How many Buildings of a kind were constructed.
    pub const fn count_built(&self, kind: BuildingKind) -> usize {
        self.built[kind as usize].count_ones() as usize
    }

    /// How many Buildings were constructed.
    pub fn buildings(&self) -> usize {
        BuildingKind::ALL.into_iter().map(|kind| self.count_built(kind)).sum()
    }

    /// How many Manuscripts it has with each ribbon.
    pub fn all_ribbons(&self) -> [usize; 4] {
        let mut counts = [0; 4];
        for manuscript in &self.manuscripts {
            counts[manuscript.tile().ribbon as usize] += 1;
        }
        counts
    }

    /// The icons on all its cards, wherever they are, and the Silver that they are worth.
    pub fn icons_and_worth(&self) -> (Icons, u16) {
        let (mut icons, mut worth) = (Icons::NONE, 0);
        // Pile by pile: this is asked thousands of times a second, and a chain of iterators is slower.
        let mut count = |card: TownsfolkId| {
            icons.add(card.card().icons);
            worth += u16::from(card.card().value);
        };
        for pile in [&self.hand[..], &self.draw[..], &self.discard[..]] {
            pile.iter().copied().for_each(&mut count);
        }
        self.line.iter().flatten().copied().for_each(count);
        (icons, worth)
    }

    /// All its cards.
    pub fn cards(&self) -> impl Iterator<Item = TownsfolkId> {
        let piled = self.hand.iter().chain(&self.draw).chain(&self.discard).copied();
        piled.chain(self.line.iter().flatten().copied())
    }

    /// How many cards it has.
    pub fn count_cards(&self) -> usize {
        self.hand.len() + self.draw.len() + self.discard.len() + self.line.iter().flatten().count()
    }

    /// How many Manuscripts it has with a ribbon.
    pub fn ribbons(&self, ribbon: Ribbon) -> usize {
        self.all_ribbons()[ribbon as usize]
    }

    /// Whether a card in the line has an ongoing ability.
    pub fn has_ongoing(&self, ability: impl Fn(Ongoing) -> bool) -> bool {
        self.line.iter().flatten().any(|card| match card.card().ability {
            Ability::Ongoing(ongoing) => ability(ongoing),
            _ => false,
        })
    }

    /// Whether the markers of Virtue and Corruption stand on the same position.
    pub const fn collides(&self) -> bool {
        self.corruption == self.virtue
    }
}

/// The solo opponent's Schemes. All else that it has, it has as a player.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Opponent {
    /// Which of the four.
    pub kind: OpponentKind,
    /// Its seat.
    pub seat: Seat,
    /// Its Draw Pile.
    pub draw: Pile<SchemeId, 16>,
    /// Its discards.
    pub discard: Pile<SchemeId, 16>,
    /// The Future Schemes.
    pub future: Pile<SchemeId, 8>,
    /// Its card spaces, left to right.
    pub line: [Option<SchemeId>; 3],
    /// The Schemes that have been seen, by place in the table.
    pub seen: Set,
}

/// A Player Card with the Hero below it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pair {
    /// The Player Card.
    pub card: PlayerCardId,
    /// The Hero.
    pub hero: TownsfolkId,
}

/// The rules of Viscounts and, as a value, one state of one game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Viscounts {
    pub(super) chance: Chance,
    pub(super) seats: u8,
    /// Cards dealt out in all, for the invariants.
    pub(super) dealt: u8,
    /// Cards that have left the game.
    pub(super) removed: u8,
    pub(super) first: Seat,
    pub(super) turn: Seat,
    /// From 1; 0 while the game is set up.
    pub(super) round: u16,
    pub(super) last_round: Option<u16>,
    pub(super) over: bool,
    pub(super) board: Board,
    pub(super) players: [Player; MOST_SEATS],
    pub(super) opponent: Option<Opponent>,
    pub(super) pairs: Pile<Pair, 5>,
    /// The card played this turn, which moves the Viscount.
    pub(super) played: Option<TownsfolkId>,
    /// The icons of the Townsfolk dismissed for the action that is being taken.
    pub(super) dismissed: Option<Icons>,
    pub(super) flow: Flow<Step, MOST_STEPS>,
    /// The tomes of the campaign whose chapter this is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) tomes: Option<Tomes>,
    /// The co-op scenario.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) team: Option<Team>,
}

impl Viscounts {
    /// The Main Board.
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

    /// Whether the solo opponent sits there.
    pub fn is_opponent(&self, seat: Seat) -> bool {
        self.opponent.as_ref().is_some_and(|opponent| opponent.seat == seat)
    }

    read_only! {
        /// The seat that holds the Start Player marker.
        first: Seat = first;
        /// Whose turn it is.
        turn: Seat = turn;
        /// The round, from 1; 0 during the set-up.
        round: u16 = round;
        /// The last round, once the end was triggered.
        last_round: Option<u16> = last_round;
    }

    /// The pairs on offer during the set-up.
    pub fn pairs(&self) -> &[Pair] {
        &self.pairs
    }

    /// Whether the game is still being set up.
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

    /// Who is asked what now.
    pub(super) fn asked(&self) -> Option<(Seat, Question)> {
        self.flow.asked()
    }

    /// The side of a segment that is in use: one or two players use the smaller one.
    pub const fn side(&self, segment: Segment) -> &'static Side {
        let face = segment.face();
        if self.seats <= 2 { &face.small } else { &face.large }
    }

    /// The place of a segment in the ring, clockwise.
    pub fn ring_place(&self, segment: Segment) -> usize {
        self.board.ring.iter().position(|&other| other == segment).unwrap_or(0)
    }

    /// The section of the Castle beside a segment.
    pub fn section_beside(&self, segment: Segment) -> Section {
        Section::around(self.ring_place(segment) + self.board.castle_turn.index())
    }

    /// The segment beside a section of the Castle.
    pub fn segment_beside(&self, section: Section) -> Segment {
        self.board.ring[(section.index() + SECTIONS - self.board.castle_turn.index()) % SECTIONS]
    }

    /// The visible Townsfolk of a segment; `None` once the pile is used up.
    pub fn visible_townsfolk(&self, segment: Segment) -> Option<TownsfolkId> {
        self.board.townsfolk[segment.index()].last().copied()
    }

    /// The visible Manuscript of a segment; `None` once the pile is used up.
    pub fn visible_manuscript(&self, segment: Segment) -> Option<ManuscriptId> {
        self.board.manuscripts[segment.index()].last().copied()
    }

    /// Price, icons and hire effect of the Townsfolk beside a Viscount; what is printed below once the pile is used up.
    pub(super) fn townsfolk_beside(&self, segment: Segment) -> PrintedTownsfolk {
        match self.visible_townsfolk(segment) {
            Some(townsfolk) => {
                let card = townsfolk.card();
                // A Hero or a Starting card never lies on the board; neutral cards all have a hire effect.
                let hire = card.hire.unwrap_or(Effect::Silver(0));
                PrintedTownsfolk { value: card.value, icons: card.icons, hire }
            }
            None => face(segment).townsfolk,
        }
    }

    /// What stands on a spot.
    pub fn built_on(&self, spot: Spot) -> Option<Built> {
        self.board.spots[spot.segment.index()].get(spot.place as usize).copied().flatten()
    }

    /// Whether a seat holds a Cleric Bonus card.
    pub fn holds_bonus(&self, seat: Seat, ribbon: Ribbon) -> bool {
        self.board.bonuses[ribbon as usize] == Some(seat)
    }

    /// The icons that a seat has for actions: its line, the card spaces that are still empty, its Buildings, its bonus cards.
    pub fn icons(&self, seat: Seat) -> Icons {
        self.with_line(seat, self.lasting_icons(seat))
    }

    /// What lasts and the icons of the line, or of its card spaces.
    pub fn with_line(&self, seat: Seat, lasting: Icons) -> Icons {
        let mut icons = lasting;
        if let Some(opponent) = self.opponent.as_ref().filter(|opponent| opponent.seat == seat) {
            for (card, printed) in opponent.line.iter().zip(opponent.kind.board().printed) {
                icons.add(card.map_or_else(|| Icons::of(printed), |card| card.card().icons));
            }
            return icons;
        }
        for (card, start) in self.player(seat).line.iter().zip(START) {
            icons.add(card.map_or(start, |card| card.card().icons));
        }
        icons
    }

    /// The icons that a seat has from its Buildings and its bonus cards.
    pub fn lasting_icons(&self, seat: Seat) -> Icons {
        let mut icons = Icons::NONE;
        let player = self.player(seat);
        if self.is_opponent(seat) {
            let revealed =
                self.opponent.as_ref().map_or([Icon::Builder; 3], |opponent| opponent.kind.board().guildhalls);
            for (building, icon) in Building::of(BuildingKind::Guildhall).zip(revealed) {
                if player.has_built(building) {
                    icons.add(Icons::of(&[icon]));
                }
            }
        } else {
            for (revealed, &slots) in REVEALED.iter().zip(&player.built) {
                icons.add(revealed[usize::from(slots) % SLOT_SETS]);
            }
        }
        for ribbon in Ribbon::ALL {
            if self.holds_bonus(seat, ribbon) {
                icons.add(ribbon.bonus());
            }
        }
        icons
    }

    /// Criminal icons on a seat's player board: those of the line, and what is printed in a card space that is empty.
    pub fn criminals(&self, seat: Seat) -> u8 {
        self.with_line(seat, Icons::NONE).count(Icon::Criminal)
    }

    /// Phase 6: the most cards that a seat draws up to.
    pub fn hand_limit(&self, seat: Seat) -> usize {
        let workshop = Building { kind: BuildingKind::Workshop, slot: 3 };
        HAND_LIMIT
            + usize::from(self.player(seat).has_built(workshop))
            + usize::from(self.board.castle.leader == Some(seat))
    }
}

/// The sets of slots of a kind of Building, a bit each: slots are 1 to 3.
const SLOT_SETS: usize = 16;

/// The icons that the constructed Buildings of each kind reveal, by the set of their slots.
const REVEALED: [[Icons; SLOT_SETS]; BuildingKind::ALL.len()] = {
    let mut revealed = [[Icons::NONE; SLOT_SETS]; BuildingKind::ALL.len()];
    let mut cell = 0;
    while cell < SLOT_SETS * BuildingKind::ALL.len() {
        let (kind, slots) = (cell / SLOT_SETS, cell % SLOT_SETS);
        let mut slot = 1;
        while slot <= 3 {
            let building = Building { kind: BuildingKind::ALL[kind], slot };
            if let (1, Reveal::Icons(icons)) = (slots >> slot & 1, building.reveals()) {
                revealed[kind][slots].add(icons);
            }
            slot += 1;
        }
        cell += 1;
    }
    revealed
};

/// The icons of the card spaces that are still empty.
const START: [Icons; 3] = [Icons::of(START_ICONS[0]), Icons::of(START_ICONS[1]), Icons::of(START_ICONS[2])];

const fn face(segment: Segment) -> &'static SegmentFace {
    segment.face()
}
