//! The set-up: laying out the board, and choosing Player Cards with their Heroes.

use super::components::{
    DEBTS_ON_TOP, DEEDS_ON_TOP, GREY_BACKED, ManuscriptId, OpponentKind, PlayerCardId, Ribbon, SECTIONS, STARTING,
    SchemeId, Section, Segment, Space, TownsfolkId, references_dealt,
};
use super::event::Event;
use super::overlord::{OverlordEvent, Team};
use super::question::Question;
use super::seats::{MOST_SEATS, at};
use super::state::{Board, Castle, Opponent, Pair, Player, Viscounts};
use super::step::Step;
use engine::{Chaptered, Flow, Rules, named, variants};
use kernel::{Chance, Coop, EventSink, Pile, Seat, Set, Setup, Tomes};

named! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Variant {
        BonusHeroes = "bonus-heroes",
        /// Puts one Future Scheme into a solo opponent's first Draw Pile. It has no effect without a solo opponent.
        FutureScheme1 = "future-scheme-1",
        FutureScheme2 = "future-scheme-2",
        FutureScheme3 = "future-scheme-3",
        Tomes = "tomes",
        Coop = "coop",
        CoopHard = "coop-hard",
        CoopInsane = "coop-insane",
        Exchange12 = "coop-exchange-12",
        Exchange34 = "coop-exchange-34",
        Exchange13 = "coop-exchange-13",
        Exchange24 = "coop-exchange-24",
        Exchange23 = "coop-exchange-23",
    }
}

impl Variant {
    pub const DIFFICULTY_MODULES: [Self; 3] = [Self::FutureScheme1, Self::FutureScheme2, Self::FutureScheme3];

    /// Variants that exchange Reference cards, in order, with the indices of the cards. Together they reach every order
    /// of the four cards.
    const EXCHANGES: [(Self, [usize; 2]); 5] = [
        (Self::Exchange12, [0, 1]),
        (Self::Exchange34, [2, 3]),
        (Self::Exchange13, [0, 2]),
        (Self::Exchange24, [1, 3]),
        (Self::Exchange23, [1, 2]),
    ];

    /// Returns the exchanges of a set-up with these modules, after one more exchange of the Reference card at an index
    /// with the next one, if an index is given.
    pub fn exchanged(modules: &[String], place: Option<usize>) -> Vec<&'static str> {
        let order = |named: &dyn Fn(Self) -> bool| {
            let mut cards = [0, 1, 2, 3];
            exchange(&mut cards, named);
            cards
        };
        let mut wished = order(&|variant| modules.iter().any(|module| module == variant.key()));
        if let Some([one, other]) = place.and_then(|place| wished.get_mut(place..)?.first_chunk_mut()) {
            std::mem::swap(one, other);
        }
        let some = |bits: u8| {
            let all = Self::EXCHANGES.into_iter().enumerate();
            all.filter(move |(at, _)| bits >> at & 1 == 1).map(|(_, (variant, _))| variant)
        };
        let leads = |bits: &u8| order(&|variant| some(*bits).any(|other| other == variant)) == wished;
        let bits = (0..1 << Self::EXCHANGES.len()).find(leads).unwrap_or_default();
        some(bits).map(Self::key).collect()
    }
}

fn exchange<T>(cards: &mut [T; 4], named: impl Fn(Variant) -> bool) {
    for (_, [one, other]) in Variant::EXCHANGES.into_iter().filter(|(variant, _)| named(*variant)) {
        cards.swap(one, other);
    }
}

impl Viscounts {
    /// Set-up, steps 1 to 8 and 10. The seats then choose in reverse turn order.
    pub(super) fn lay_out(
        setup: &Setup,
        seats: usize,
        opponent: Option<OpponentKind>,
        mut chance: Chance,
        out: &mut impl EventSink<Event>,
    ) -> Self {
        let variants: Vec<Variant> = variants(setup);
        let harder = Variant::DIFFICULTY_MODULES.iter().filter(|variant| variants.contains(variant)).count();
        let chance = &mut chance;
        let mut ring = Segment::ALL;
        chance.shuffle(&mut ring);
        let castle_turn = Section::around(chance.below(SECTIONS as u32) as usize);
        let (townsfolk, manuscripts) = (deal_townsfolk(chance), deal_manuscripts(chance));
        let people = seats - usize::from(opponent.is_some());
        let lot = if opponent.is_some() { Seat(0) } else { Seat(chance.below(seats as u32) as u8) };
        let first = Tomes::holder(setup).unwrap_or(lot);

        let mut cards: Vec<PlayerCardId> = PlayerCardId::all().collect();
        chance.shuffle(&mut cards);
        let mut heroes: Vec<TownsfolkId> = TownsfolkId::heroes(variants.contains(&Variant::BonusHeroes)).collect();
        chance.shuffle(&mut heroes);
        let pairs = Pile::of(cards.into_iter().zip(heroes).take(people + 1).map(|(card, hero)| Pair { card, hero }));

        let mut players = [Player::default(); MOST_SEATS];
        for (seat, player) in players.iter_mut().enumerate().take(seats) {
            *player = Player::new();
            if seat < people {
                player.draw = Pile::of(TownsfolkId::starting());
            }
        }
        let opponent = opponent.map(|kind| deal_schemes(kind, Seat(people as u8), harder, chance));
        let dealt = townsfolk.iter().map(|pile| pile.len()).sum::<usize>() + pairs.len() + people * STARTING;
        let mut game = Self {
            chance: chance.clone(),
            seats: seats as u8,
            dealt: dealt as u8,
            removed: 0,
            first,
            turn: first,
            round: 0,
            last_round: None,
            over: false,
            board: Board {
                ring,
                castle_turn,
                townsfolk,
                manuscripts,
                spots: [[None; 5]; 5],
                castle: Castle::default(),
                bonuses: [None; 4],
                debts_left: DEBTS_ON_TOP[if people == 1 { 0 } else { seats - 1 }],
                deeds_left: DEEDS_ON_TOP[if people == 1 { 0 } else { seats - 1 }],
            },
            players,
            opponent,
            pairs,
            played: None,
            dismissed: None,
            flow: Flow::new(),
            tomes: Tomes::of(setup, people),
            team: Coop::of(setup).map(|difficulty| Team::of(difficulty, references(&variants, first, seats))),
        };
        out.emit(Event::Began { start: game.first_to_go(first) });
        game.flow.push(Step::Begin);
        if opponent.is_some() || game.team.is_some() {
            game.flow.push(Step::OpponentArrives);
        }
        game.emit_references(out);
        game.bring(setup, out);
        // Reverse turn order: the start player's right neighbour comes first, and lies on top.
        for seat in first.around(seats).take(people) {
            game.flow.ask(seat, Question::Pair);
        }
        game.advance(out);
        game
    }

    /// Set-up, step 9: a seat takes a pair, places its Viscount, gains the listed goods of the Player Card, resolves
    /// its effect, then shuffles its deck and draws. The effect comes before the shuffle, so it may use any card of the
    /// deck.
    pub(super) fn take_pair(&mut self, seat: Seat, place: u8, out: &mut impl EventSink<Event>) {
        let Some(Pair { card, hero }) = self.pairs.take(place as usize) else { return };
        out.emit(Event::PairTaken { seat, card, hero });
        let player = self.player_mut(seat);
        player.card = Some(card);
        player.space = Space::numbered(card.number()).unwrap_or_default();
        player.draw.push(hero);
        // A deck that a free hire will still join is shuffled after that.
        if !self.flow.contains(&Step::Settle(seat)) {
            self.flow.push(Step::Settle(seat));
        }
        let card = card.card();
        self.flow.push(Step::Effect(seat, card.extra));
        self.flow.push(Step::Effect(seat, super::Effect::Debt(card.debts)));
        self.flow.push(Step::Effect(seat, super::Effect::Deed(card.deeds)));
        self.flow.push(Step::Effect(seat, super::Effect::Silver(card.silver)));
        self.flow.give(seat, card.resources);
    }

    /// Solo set-up, step 5, and co-op set-up, 3: the solo opponent or the Overlord takes the space of the last Player
    /// Card. The card and its Hero leave the game.
    pub(super) fn last_card_goes(&mut self, out: &mut impl EventSink<Event>) {
        let Some(pair) = self.pairs.pop() else { return };
        self.removed += 1;
        let space = Space::numbered(pair.card.number()).unwrap_or_default();
        if self.opponent.is_some() {
            self.opponent_arrives(space, out);
        } else {
            self.overlord_arrives(space, out);
        }
    }

    /// Co-op set-up, 2: the Reference cards are dealt before Player Cards are chosen.
    fn emit_references(&self, out: &mut impl EventSink<Event>) {
        let Some(team) = &self.team else { return };
        for seat in self.first.around(self.seats as usize) {
            for (place, reference) in team.references(seat).enumerate() {
                out.emit(Event::Overlord(OverlordEvent::Dealt { seat, reference, front: place == 0 }));
            }
        }
    }

    /// Set-up, step 9: shuffles the deck and draws the first hand.
    pub(super) fn settle(&mut self, seat: Seat, out: &mut impl EventSink<Event>) {
        self.chance.shuffle(&mut self.players[at(seat)].draw);
        self.draw_up(seat, out);
    }
}

/// Co-op set-up, 2: returns the Reference cards by seat. With two players each has two, the front one first (ruling
/// V-1). They are dealt in turn order from the first seat, after the exchanges of the set-up (ruling V-2).
pub(super) fn references(variants: &[Variant], first: Seat, seats: usize) -> [[Option<Ribbon>; 2]; MOST_SEATS] {
    let cards = references_in_order(variants, seats);
    let mut dealt = [[None; 2]; MOST_SEATS];
    for (place, seat) in first.around(seats).enumerate() {
        dealt[at(seat)] = if seats == 2 {
            [cards.get(2 * place).copied(), cards.get(2 * place + 1).copied()]
        } else {
            [cards.get(place).copied(), None]
        };
    }
    dealt
}

fn references_in_order(variants: &[Variant], seats: usize) -> [Ribbon; 4] {
    let mut cards = references_dealt(seats);
    exchange(&mut cards, |variant| variants.contains(&variant));
    cards
}

pub(super) fn references_of(setup: &Setup) -> [Ribbon; 4] {
    references_in_order(&variants(setup), setup.seats.len())
}

/// Step 3: deals the neutral Townsfolk, shuffled, into five piles of nearly the same size.
fn deal_townsfolk(chance: &mut Chance) -> [Pile<TownsfolkId, 14>; 5] {
    let mut cards: Vec<TownsfolkId> = TownsfolkId::neutral().collect();
    chance.shuffle(&mut cards);
    let mut piles = [Pile::new(); 5];
    for (place, card) in cards.into_iter().enumerate() {
        piles[place % 5].push(card);
    }
    piles
}

/// Step 4: deals six black-backed Manuscripts to each pile, and a grey-backed one on top.
fn deal_manuscripts(chance: &mut Chance) -> [Pile<ManuscriptId, 7>; 5] {
    let mut all: Vec<ManuscriptId> = ManuscriptId::all().collect();
    let (grey, black) = all.split_at_mut(GREY_BACKED);
    chance.shuffle(black);
    chance.shuffle(grey);
    let mut piles = [Pile::new(); 5];
    for (place, &tile) in black.iter().chain(grey.iter()).enumerate() {
        piles[place % 5].push(tile);
    }
    piles
}

/// Solo set-up, step 4: leaves out the Schemes that the opponent's board names. A harder opponent gets Future Schemes
/// shuffled into its Draw Pile.
fn deal_schemes(kind: OpponentKind, seat: Seat, harder: usize, chance: &mut Chance) -> Opponent {
    let left_out = kind.board().removed;
    let schemes = || SchemeId::all().filter(|scheme| !left_out.contains(&scheme.index()));
    let mut future: Pile<SchemeId, 8> = Pile::shuffled(schemes().filter(|scheme| scheme.is_future()), chance);
    let mut draw: Pile<SchemeId, 16> = Pile::of(schemes().filter(|scheme| !scheme.is_future()));
    for _ in 0..harder {
        if let Some(scheme) = future.pop() {
            draw.push(scheme);
        }
    }
    chance.shuffle(&mut draw);
    Opponent { kind, seat, draw, discard: Pile::new(), future, line: [None; 3], seen: Set::EMPTY }
}
