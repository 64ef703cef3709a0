//! Positions set up by hand: for tests, and for looking at a rule.
//!
//! A scenario begins as a dealt game at the first turn of a round, with the deciding seat 0 and its supplies empty. What is set
//! moves cards and pieces, it never makes any: every position stays one that the invariants allow.

use super::components::{
    Action, Advantage, Attribute, FavourId, MOST_OF_AN_ACTION, OrderId, OutsiderId, PaladinId, STARTING_TOWNSFOLK,
    Scheme, TavernId, ThreatId, TownsfolkId, WallId, Worker, Workers,
};
use super::{Member, Paladins, Player, Question, Rival, Variant};
use easy_ext::ext;
use engine::{Flow, Rules};
use kernel::{Pile, Seat, Setup};

/// A position of Paladins.
pub type Scenario = engine::Scenario<Paladins>;

/// A game for so many people, at the first turn of round 1.
pub fn scenario(people: usize) -> Scenario {
    Scenario::new(&vec!["human"; people])
}

/// A solo game against an official opponent, such as `solo-standard`, at the first turn of round 1.
pub fn solo(opponent: &str) -> Scenario {
    Scenario::new(&["human", opponent])
}

/// A game for so many people as it was dealt from a number, at its first choice.
pub fn dealt(people: usize, seed: u64) -> Scenario {
    Scenario::deal(Setup::of(&vec!["human"; people]), seed)
}

/// A co-op scenario for so many people, with its words, at the first turn of round 1: the seats have the starting Townsfolk in
/// their order.
pub fn together(people: usize, words: &[&str]) -> Scenario {
    let mut scenario = Scenario::with_parts(&vec!["human"; people], words);
    for (player, townsfolk) in scenario.game.players[..people].iter_mut().zip(STARTING_TOWNSFOLK) {
        player.crew = Pile::of([townsfolk]);
        player.member = Some(Member::of(townsfolk));
    }
    scenario
}

/// The words in which a position is set up.
#[ext(ScenarioExt)]
pub impl Scenario {
    /// The round, with the King's cards that are revealed by then, and a Paladin played in each round before it.
    fn round(mut self, round: u8) -> Self {
        self.game.round = round;
        let people = self.game.people();
        for player in &mut self.game.players[..people] {
            for paladin in &player.spent.take_all() {
                player.deck.push_bottom(*paladin);
            }
            for _ in 1..round {
                if let Some(paladin) = player.deck.take(0) {
                    player.spent.push(paladin);
                }
            }
        }
        if let Some(rival) = &mut self.game.rival {
            let kept = rival.scheme_discard.take_all();
            rival.scheme_discard.extend(kept.iter().copied().filter(|scheme| *scheme != Scheme::KingsFavour));
            rival.scheme_discard.extend((2..round).map(|_| Scheme::KingsFavour));
        }
        self
    }

    /// Any change of the own player that keeps cards and pieces where they are: Silver, Debts, Workers ...
    fn with(mut self, change: impl FnOnce(&mut Player)) -> Self {
        change(self.own());
        self
    }

    /// The level on the Faith track.
    fn faith(self, level: u8) -> Self {
        self.with(|own| own.attributes[Attribute::Faith as usize] = level)
    }

    /// The level on the Strength track.
    fn strength(self, level: u8) -> Self {
        self.with(|own| own.attributes[Attribute::Strength as usize] = level)
    }

    /// The level on the Influence track.
    fn influence(self, level: u8) -> Self {
        self.with(|own| own.attributes[Attribute::Influence as usize] = level)
    }

    /// The own Workers by their letters, in the order LSMFCX.
    ///
    /// # Panics
    /// On other letters: the test itself is wrong.
    fn workers(mut self, letters: &str) -> Self {
        self.own().workers = letters.parse().expect("letters of Workers, in the order LSMFCX");
        self
    }

    /// What a tome of the chapter before gives the own seat in this game.
    fn brings(self, advantage: Advantage) -> Self {
        self.with(|own| own.brought.insert(advantage as usize))
    }

    /// The own Silver.
    fn silver(self, silver: u8) -> Self {
        self.with(|own| own.silver = silver)
    }

    /// The own Provisions.
    fn provisions(self, provisions: u8) -> Self {
        self.with(|own| own.provisions = provisions)
    }

    /// Unpaid and paid Debts.
    fn debts(self, unpaid: u8, paid: u8) -> Self {
        self.with(|own| (own.unpaid, own.paid) = (unpaid, paid))
    }

    /// The round's Paladin, by name.
    ///
    /// # Panics
    /// On another name: the test itself is wrong.
    fn paladin(mut self, name: &str) -> Self {
        let paladin = PaladinId::all().find(|id| id.card().name == name).expect("the name of a Paladin");
        let own = self.own();
        own.deck.remove(paladin);
        own.known_bottom = 0;
        own.known_top = false;
        own.paladin = Some(paladin);
        self
    }

    /// Workshops on the left spaces of right-hand actions: the action, and the space (0 or 1).
    fn workshop(mut self, action: Action, space: usize) -> Self {
        if let Some(index) = action.right_index() {
            self.own().workshops[index][space] = true;
        }
        self
    }

    /// No Workshops on the right-hand actions but those set afterwards.
    fn no_workshops(mut self) -> Self {
        self.own().workshops = Default::default();
        self
    }

    /// Workers that lie on an action, a letter a space from the left; `-` for an empty space.
    fn placed(mut self, action: Action, letters: &str) -> Self {
        let spaces = self.own().spaces_mut(action).into_iter().flatten();
        for (place, letter) in spaces.zip(letters.chars()) {
            *place = Worker::of_letter(letter);
        }
        self
    }

    /// A Townsfolk in a slot of the town; whatever was there takes its place.
    fn townsfolk(mut self, slot: usize, card: TownsfolkId) -> Self {
        let board = &mut self.game.board;
        let displaced = board.town[slot].take();
        take_from(&mut board.town_deck, &mut board.town, card);
        board.town[slot] = Some(card);
        if let Some(displaced) = displaced.filter(|&displaced| displaced != card) {
            board.town_deck.push_bottom(displaced);
        }
        self
    }

    /// Nobody on offer in the town but those set afterwards.
    fn no_townsfolk(mut self) -> Self {
        for slot in 0..self.game.board.town.len() {
            if let Some(card) = self.game.board.town[slot].take() {
                self.game.board.town_deck.push_bottom(card);
            }
        }
        self
    }

    /// A Townsfolk in the own crew.
    fn crew(mut self, card: TownsfolkId) -> Self {
        let board = &mut self.game.board;
        take_from(&mut board.town_deck, &mut board.town, card);
        self.own().crew.push(card);
        self
    }

    /// An Outsider in a slot below the regions.
    fn outsider(mut self, slot: usize, card: OutsiderId) -> Self {
        self.take_outsider(card);
        if let Some(displaced) = self.game.board.outsiders[slot].replace(card) {
            self.game.board.outsider_deck.push_bottom(displaced);
        }
        self
    }

    /// No Outsiders but those set afterwards.
    fn no_outsiders(mut self) -> Self {
        for slot in 0..self.game.board.outsiders.len() {
            if let Some(card) = self.game.board.outsiders[slot].take() {
                self.game.board.outsider_deck.push_bottom(card);
            }
        }
        self
    }

    /// An Outsider that was Attacked.
    fn attacked(mut self, card: OutsiderId) -> Self {
        self.take_outsider(card);
        self.own().attacked.push(card);
        self
    }

    /// An Outsider that was Converted.
    fn converted(mut self, card: OutsiderId) -> Self {
        self.take_outsider(card);
        self.own().converted.push(card);
        self
    }

    /// The Wall on top of the draw pile.
    fn wall_on_top(mut self, card: WallId) -> Self {
        lay_on_top(&mut self.game.board.wall_deck, &[card]);
        self
    }

    /// A Wall that was built.
    fn wall(mut self, card: WallId) -> Self {
        self.game.board.wall_deck.remove(card);
        self.own().walls.push(card);
        self
    }

    /// So many Walls from the bottom of the draw pile that were built.
    fn walls(mut self, count: usize) -> Self {
        for _ in 0..count.min(MOST_OF_AN_ACTION) {
            if let Some(card) = self.game.board.wall_deck.take(0) {
                self.own().walls.push(card);
            }
        }
        self
    }

    /// A Monk of the own on a space of the main board.
    fn monk(mut self, space: usize) -> Self {
        self.game.board.spaces[space] = Some(super::Piece { seat: self.seat, outpost: false });
        self.own().monks += 1;
        self
    }

    /// An Outpost of the own on a space of the main board.
    fn outpost(mut self, space: usize) -> Self {
        self.game.board.spaces[space] = Some(super::Piece { seat: self.seat, outpost: true });
        self.own().outposts += 1;
        self
    }

    /// A Jar of the own on a Jar space.
    fn jar(mut self, space: usize) -> Self {
        let own = self.own();
        own.jars.insert(space);
        own.absolved += 1;
        self
    }

    /// The Suspicion cards held, by their printed Tax, the newest last.
    fn suspicion(mut self, cards: &[u8]) -> Self {
        for card in &self.own().suspicion.take_all() {
            self.game.board.suspicion_deck.push_bottom(*card);
        }
        for &card in cards {
            if self.game.board.suspicion_deck.remove(card) {
                self.own().suspicion.push(card);
            }
        }
        self
    }

    /// The Suspicion cards on top of the draw pile, by their printed Tax, the first one drawn first.
    fn suspicion_on_top(mut self, cards: &[u8]) -> Self {
        lay_on_top(&mut self.game.board.suspicion_deck, cards);
        self
    }

    /// Every Suspicion card that nobody holds.
    fn every_suspicion(mut self) -> Self {
        let board = &mut self.game.board;
        let (drawn, discarded) = (board.suspicion_deck.take_all(), board.suspicion_discard.take_all());
        self.own().suspicion.extend(drawn.iter().chain(&discarded).copied());
        self
    }

    /// All Suspicion cards of the draw pile on the discard pile.
    fn suspicion_discarded(mut self) -> Self {
        let board = &mut self.game.board;
        board.suspicion_discard.extend(board.suspicion_deck.take_all().iter().copied());
        self
    }

    /// So many cards in the draw pile of Townsfolk; the rest is discarded.
    fn town_deck(mut self, cards: usize) -> Self {
        leave(cards, &mut self.game.board.town_deck, &mut self.game.board.town_discard);
        self
    }

    /// So many cards in the draw pile of Outsiders; the rest is discarded.
    fn outsider_deck(mut self, cards: usize) -> Self {
        leave(cards, &mut self.game.board.outsider_deck, &mut self.game.board.outsider_discard);
        self
    }

    /// So many cards in the draw pile of Taverns; the rest is discarded.
    fn tavern_deck(mut self, cards: usize) -> Self {
        leave(cards, &mut self.game.board.tavern_deck, &mut self.game.board.tavern_discard);
        self
    }

    /// The Tavern cards on top of the draw pile, the first one drawn first.
    fn taverns_on_top(mut self, cards: &[TavernId]) -> Self {
        lay_on_top(&mut self.game.board.tavern_deck, cards);
        self
    }

    /// Silver in the Tax supply.
    fn tax(mut self, silver: u8) -> Self {
        self.game.board.tax = silver;
        self
    }

    /// The King's Orders of the board, left to right.
    fn orders(mut self, cards: &[OrderId]) -> Self {
        let orders = &mut self.game.board.orders;
        for (slot, card) in cards.iter().enumerate() {
            if let Some(place) = orders.iter().position(|other| other == card) {
                orders.swap(slot, place);
            }
        }
        self
    }

    /// The King's Favour in a slot.
    fn favour(mut self, slot: usize, card: FavourId) -> Self {
        let favours = &mut self.game.board.favours;
        if let Some(place) = favours.iter().position(|&other| other == card) {
            favours.swap(slot, place);
        }
        self
    }

    /// A Worker of another seat on the King's Favour of a slot.
    fn favour_used(mut self, slot: usize) -> Self {
        self.game.board.favour_workers[slot] = Some((Seat(1), Worker::Labourer));
        self
    }

    /// The own Honour.
    fn honour(self, level: u8) -> Self {
        self.with(|own| {
            if let Some(member) = &mut own.member {
                member.honour = level;
            }
        })
    }

    /// The own player has passed.
    fn passed(self) -> Self {
        self.with(|own| own.passed = true)
    }

    /// The Overlord Threat in a place, from the first that is revealed, with so many Workers on it.
    fn threat(mut self, number: usize, card: ThreatId, workers: u8) -> Self {
        if let Some(team) = &mut self.game.team {
            if let Some(place) = team.threats.iter().position(|&other| other == card) {
                team.threats.swap(number, place);
            }
            team.workers[number] = workers;
        }
        self
    }

    /// Attacks and Converts of the team in this round.
    fn fought(mut self, number: u8) -> Self {
        if let Some(team) = &mut self.game.team {
            team.fought = number;
        }
        self
    }

    /// The King's Order in a slot was completed by seat 1.
    fn order_completed(mut self, slot: usize) -> Self {
        if let Some(team) = &mut self.game.team {
            team.completed[slot] = Some((Seat(1), Worker::Labourer));
        }
        self
    }

    /// Any change of the solo opponent that keeps its Scheme cards.
    fn with_rival(mut self, change: impl FnOnce(&mut Rival)) -> Self {
        if let Some(rival) = &mut self.game.rival {
            change(rival);
        }
        self
    }

    /// The solo opponent's Workers, and the place of its Resource marker.
    fn rival(mut self, workers: u8, marker: u8) -> Self {
        if let Some(rival) = &mut self.game.rival {
            rival.workers = workers;
            rival.marker = marker;
        }
        self
    }

    /// The Scheme cards on top of the solo opponent's pile, the first one drawn first.
    fn schemes(mut self, cards: &[Scheme]) -> Self {
        if let Some(rival) = &mut self.game.rival {
            for &card in cards.iter().rev() {
                if !rival.schemes.remove(card) {
                    rival.scheme_discard.remove(card);
                }
                rival.schemes.push(card);
            }
        }
        self
    }

    /// The player of seat 0.
    fn you(&self) -> &Player {
        self.game.player(Seat(0))
    }

    /// The player of a seat.
    fn player(&self, seat: u8) -> &Player {
        self.game.player(Seat(seat))
    }
}

#[ext(ScenarioPrivate)]
impl Scenario {
    fn new(seats: &[&str]) -> Self {
        Self::with_parts(seats, &[])
    }

    fn with_parts(seats: &[&str], parts: &[&str]) -> Self {
        let mut setup = Setup::of(seats);
        setup.modules.push(Variant::BonusTownsfolk.word().to_owned());
        setup.modules.extend(parts.iter().map(|&word| word.to_owned()));
        let mut scenario = Self::deal(setup, 1).first_choices_until(|question| question == Question::Turn);
        let game = &mut scenario.game;
        // Whoever begins, the seat that decides is seat 0.
        game.start = Seat(0);
        game.active = Seat(0);
        game.flow = Flow::of([super::step::Step::Turn(Seat(0))]);
        game.board.tax = game.full_tax();
        for seat in 0..scenario.game.seats() {
            scenario.empty(Seat(seat as u8));
        }
        scenario.game.advance(&mut scenario.events);
        scenario.events.clear();
        scenario
    }

    /// Takes everything from a seat that the deal and the first choices gave.
    fn empty(&mut self, seat: Seat) {
        let board = &mut self.game.board;
        let player = &mut self.game.players[seat.index()];
        for townsfolk in player.crew.take_all().iter().filter(|townsfolk| townsfolk.starting().is_none()) {
            board.town_deck.push_bottom(*townsfolk);
        }
        for card in &player.suspicion.take_all() {
            board.suspicion_deck.push_bottom(*card);
        }
        if let Some(paladin) = player.paladin.take() {
            player.deck.push_bottom(paladin);
        }
        player.known_bottom = 0;
        player.known_top = false;
        player.workers = Workers::NONE;
        player.silver = 0;
        player.provisions = 0;
        player.unpaid = 0;
        if let Some(rival) = &mut self.game.rival {
            rival.workers = 4;
            rival.marker = 0;
        }
    }

    fn own(&mut self) -> &mut Player {
        self.game.player_mut(self.seat)
    }

    fn take_outsider(&mut self, card: OutsiderId) {
        let board = &mut self.game.board;
        take_from(&mut board.outsider_deck, &mut board.outsiders, card);
    }
}

/// Takes a card out of its draw pile, or off its row of the board.
fn take_from<T: Copy + Default + PartialEq, const N: usize>(deck: &mut Pile<T, N>, row: &mut [Option<T>], card: T) {
    if !deck.remove(card)
        && let Some(slot) = row.iter_mut().find(|slot| **slot == Some(card))
    {
        *slot = None;
    }
}

/// Lays cards of a draw pile on its top, the first one drawn first.
fn lay_on_top<T: Copy + Default + PartialEq, const N: usize>(deck: &mut Pile<T, N>, cards: &[T]) {
    for &card in cards.iter().rev() {
        if deck.remove(card) {
            deck.push(card);
        }
    }
}

/// Leaves so many cards in a draw pile; the rest is discarded, from the bottom.
fn leave<T: Copy + Default, const N: usize>(cards: usize, deck: &mut Pile<T, N>, discard: &mut Pile<T, N>) {
    while deck.len() > cards {
        discard.extend(deck.take(0));
    }
}
