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

/// Largest number of cards in one deck: the Starting cards, the Heroes and every neutral Townsfolk.
pub const MOST_CARDS: usize = 96;
/// Largest amount of Silver, or of one resource, of a seat; far beyond any game's.
pub(super) const MOST_HELD: u16 = 999;
pub(super) const MOST_PLEDGES: u8 = 99;
pub(super) const MOST_COUNT: u8 = 60;
pub const MOST_STEPS: usize = 64;

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Board {
    pub ring: [Segment; 5],
    /// The Castle section beside the first segment of the ring; the next one lies beside the next segment.
    pub castle_turn: Section,
    /// The Townsfolk piles, by segment; the last card is the visible one.
    pub townsfolk: [Pile<TownsfolkId, 14>; 5],
    /// The Manuscript piles, by segment; the last one is visible.
    pub manuscripts: [Pile<ManuscriptId, 7>; 5],
    pub spots: [[Option<Built>; MOST_SPOTS]; 5],
    pub castle: Castle,
    pub bonuses: [Option<Seat>; 4],
    pub debts_left: u8,
    pub deeds_left: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Built {
    pub owner: Seat,
    pub kind: BuildingKind,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Castle {
    pub first: [[u8; MOST_SEATS]; SECTIONS],
    pub second: [[u8; MOST_SEATS]; SECTIONS],
    pub third: [u8; MOST_SEATS],
    pub leader: Option<Seat>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Player {
    pub card: Option<PlayerCardId>,
    pub space: Space,
    pub silver: u16,
    /// Resources, in the order of [`Resource::ALL`].
    pub resources: [u16; 3],
    pub unpaid: u8,
    pub paid: u8,
    pub acquired: u8,
    pub approved: u8,
    /// The Corruption marker's position, from 1.
    pub corruption: u8,
    /// The Virtue marker's position, from 1.
    pub virtue: u8,
    pub workers: u8,
    pub built: [u8; 3],
    pub line: [Option<TownsfolkId>; 3],
    pub hand: Pile<TownsfolkId, 8>,
    pub draw: Pile<TownsfolkId, MOST_CARDS>,
    pub discard: Pile<TownsfolkId, MOST_CARDS>,
    pub manuscripts: Pile<ManuscriptId, 36>,
}

impl Player {
    pub fn new() -> Self {
        Self { corruption: 1, virtue: super::components::TRACK_END, workers: WORKERS, ..Self::default() }
    }

    pub const fn has(&self, resource: Resource) -> u16 {
        self.resources[resource as usize]
    }

    pub const fn has_built(&self, building: Building) -> bool {
        building.slot < 8 && self.built[building.kind as usize] >> building.slot & 1 == 1
    }

    pub const fn count_built(&self, kind: BuildingKind) -> usize {
        self.built[kind as usize].count_ones() as usize
    }

    pub fn buildings(&self) -> usize {
        BuildingKind::ALL.into_iter().map(|kind| self.count_built(kind)).sum()
    }

    pub fn all_ribbons(&self) -> [usize; 4] {
        let mut counts = [0; 4];
        for manuscript in &self.manuscripts {
            counts[manuscript.tile().ribbon as usize] += 1;
        }
        counts
    }

    pub fn icons_and_worth(&self) -> (Icons, u16) {
        let (mut icons, mut worth) = (Icons::NONE, 0);
        // Pile by pile: this runs thousands of times a second, and a chain of iterators is slower.
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

    pub fn cards(&self) -> impl Iterator<Item = TownsfolkId> {
        let piled = self.hand.iter().chain(&self.draw).chain(&self.discard).copied();
        piled.chain(self.line.iter().flatten().copied())
    }

    pub fn count_cards(&self) -> usize {
        self.hand.len() + self.draw.len() + self.discard.len() + self.line.iter().flatten().count()
    }

    pub fn ribbons(&self, ribbon: Ribbon) -> usize {
        self.all_ribbons()[ribbon as usize]
    }

    pub fn has_ongoing(&self, ability: impl Fn(Ongoing) -> bool) -> bool {
        self.line.iter().flatten().any(|card| match card.card().ability {
            Ability::Ongoing(ongoing) => ability(ongoing),
            _ => false,
        })
    }

    pub const fn collides(&self) -> bool {
        self.corruption == self.virtue
    }
}

/// The solo opponent's Schemes. Its other holdings are those of a player.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Opponent {
    pub kind: OpponentKind,
    pub seat: Seat,
    pub draw: Pile<SchemeId, 16>,
    pub discard: Pile<SchemeId, 16>,
    pub future: Pile<SchemeId, 8>,
    pub line: [Option<SchemeId>; 3],
    pub seen: Set,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pair {
    pub card: PlayerCardId,
    pub hero: TownsfolkId,
}

/// The rules of Viscounts and, as a value, one state of one game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Viscounts {
    pub(super) chance: Chance,
    pub(super) seats: u8,
    /// Number of cards dealt out in all, for the invariants.
    pub(super) dealt: u8,
    /// Number of cards that have left the game.
    pub(super) removed: u8,
    pub(super) first: Seat,
    pub(super) turn: Seat,
    /// From 1; 0 during the set-up.
    pub(super) round: u16,
    pub(super) last_round: Option<u16>,
    pub(super) over: bool,
    pub(super) board: Board,
    pub(super) players: [Player; MOST_SEATS],
    pub(super) opponent: Option<Opponent>,
    pub(super) pairs: Pile<Pair, 5>,
    pub(super) played: Option<TownsfolkId>,
    /// Icons of the Townsfolk dismissed for the current action.
    pub(super) dismissed: Option<Icons>,
    pub(super) flow: Flow<Step, MOST_STEPS>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) tomes: Option<Tomes>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) team: Option<Team>,
}

impl Viscounts {
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

    pub fn is_opponent(&self, seat: Seat) -> bool {
        self.opponent.as_ref().is_some_and(|opponent| opponent.seat == seat)
    }

    read_only! {
        first: Seat = first;
        turn: Seat = turn;
        round: u16 = round;
        last_round: Option<u16> = last_round;
    }

    pub fn pairs(&self) -> &[Pair] {
        &self.pairs
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

    pub(super) fn asked(&self) -> Option<(Seat, Question)> {
        self.flow.asked()
    }

    /// Returns the side of a segment in use: one or two players use the smaller one.
    pub const fn side(&self, segment: Segment) -> &'static Side {
        let face = segment.face();
        if self.seats <= 2 { &face.small } else { &face.large }
    }

    pub fn ring_place(&self, segment: Segment) -> usize {
        self.board.ring.iter().position(|&other| other == segment).unwrap_or(0)
    }

    pub fn section_beside(&self, segment: Segment) -> Section {
        Section::around(self.ring_place(segment) + self.board.castle_turn.index())
    }

    pub fn segment_beside(&self, section: Section) -> Segment {
        self.board.ring[(section.index() + SECTIONS - self.board.castle_turn.index()) % SECTIONS]
    }

    pub fn visible_townsfolk(&self, segment: Segment) -> Option<TownsfolkId> {
        self.board.townsfolk[segment.index()].last().copied()
    }

    pub fn visible_manuscript(&self, segment: Segment) -> Option<ManuscriptId> {
        self.board.manuscripts[segment.index()].last().copied()
    }

    /// Returns price, icons and hire effect of the Townsfolk beside a Viscount, or of the printed one once the pile is
    /// used up.
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

    pub fn built_on(&self, spot: Spot) -> Option<Built> {
        self.board.spots[spot.segment.index()].get(spot.place as usize).copied().flatten()
    }

    pub fn holds_bonus(&self, seat: Seat, ribbon: Ribbon) -> bool {
        self.board.bonuses[ribbon as usize] == Some(seat)
    }

    /// Returns the icons of a seat for actions: from its line, the empty card spaces, its Buildings and its bonus
    /// cards.
    pub fn icons(&self, seat: Seat) -> Icons {
        self.with_line(seat, self.lasting_icons(seat))
    }

    /// Adds the icons of the line, or of its empty card spaces, to lasting ones.
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

    /// Number of Criminal icons on a seat's player board: in the line and in empty card spaces.
    pub fn criminals(&self, seat: Seat) -> u8 {
        self.with_line(seat, Icons::NONE).count(Icon::Criminal)
    }

    /// Phase 6: number of cards that a seat draws up to.
    pub fn hand_limit(&self, seat: Seat) -> usize {
        let workshop = Building { kind: BuildingKind::Workshop, slot: 3 };
        HAND_LIMIT
            + usize::from(self.player(seat).has_built(workshop))
            + usize::from(self.board.castle.leader == Some(seat))
    }
}

/// Number of sets of slots of a kind of Building, one bit each for slots 1 to 3.
const SLOT_SETS: usize = 16;

/// Icons that the constructed Buildings of each kind reveal, by the set of their slots.
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

/// Icons of the empty card spaces.
const START: [Icons; 3] = [Icons::of(START_ICONS[0]), Icons::of(START_ICONS[1]), Icons::of(START_ICONS[2])];

const fn face(segment: Segment) -> &'static SegmentFace {
    segment.face()
}
