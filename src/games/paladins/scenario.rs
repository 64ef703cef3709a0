//! Positions set up by hand: for tests, and for looking at a rule.
//!
//! A scenario begins as a dealt game at the first turn of a round, with the deciding seat 0 and its supplies empty. What is set
//! moves cards and pieces, it never makes any: every position stays one that the invariants allow.

use super::components::{
    Action, Attribute, FavourId, MOST_OF_AN_ACTION, OrderId, OutsiderId, PaladinId, Scheme, TavernId, TownsfolkId,
    WallId, Worker, Workers,
};
use super::{Choice, Event, Paladins, Player, Question, Rival, WhyNot};
use crate::engine::Rules;
use crate::kernel::{Game, Record, Seat, Seed, Setup};

/// A position, and what happened since it was set up.
#[derive(Clone, Debug)]
pub struct Scenario {
    setup: Setup,
    game: Paladins,
    seat: Seat,
    events: Vec<Event>,
}

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

impl Scenario {
    fn deal(setup: Setup, seed: u64) -> Self {
        let game = Paladins::deal(&setup, Seed::from(seed).chance(), &mut Vec::new()).expect("a set-up of its own");
        Self { setup, game, seat: Seat(0), events: Vec::new() }
    }

    fn new(seats: &[&str]) -> Self {
        let mut setup = Setup::of(seats);
        setup.modules = Paladins::MODULES.iter().map(|&module| module.to_owned()).collect();
        let mut scenario = Self::deal(setup, 1);
        let game = &mut scenario.game;
        let mut list = Vec::new();
        while game.asked().is_some_and(|(_, question)| question != Question::Turn) {
            game.choices(&mut list);
            let first = list[0];
            game.apply(first, &mut Vec::new()).expect("a listed choice");
        }
        // Whoever begins, the seat that decides is seat 0.
        game.start = Seat(0);
        game.active = Seat(0);
        game.flow = crate::kernel::Pile::of([super::step::Step::Turn(Seat(0))]);
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
        for townsfolk in &player.crew.take_all() {
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

    /// What follows is set for this seat.
    #[must_use]
    pub fn seat(mut self, seat: u8) -> Self {
        self.seat = Seat(seat);
        self
    }

    /// The round, with the King's cards that are revealed by then, and a Paladin played in each round before it.
    #[must_use]
    pub fn round(mut self, round: u8) -> Self {
        self.game.round = round;
        let people = if self.game.rival.is_some() { 1 } else { self.game.seats() };
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
            for &scheme in kept.iter().filter(|&&scheme| scheme != Scheme::KingsFavour) {
                rival.scheme_discard.push(scheme);
            }
            for _ in 2..round {
                rival.scheme_discard.push(Scheme::KingsFavour);
            }
        }
        self
    }

    /// Who holds the Start Player marker.
    #[must_use]
    pub fn start(mut self, seat: u8) -> Self {
        self.game.start = Seat(seat);
        self
    }

    fn own(&mut self) -> &mut Player {
        self.game.player_mut(self.seat)
    }

    /// Any change of the own player that keeps cards and pieces where they are: Silver, Debts, Workers ...
    #[must_use]
    pub fn with(mut self, change: impl FnOnce(&mut Player)) -> Self {
        change(self.own());
        self
    }

    /// The level on the Faith track.
    #[must_use]
    pub fn faith(mut self, level: u8) -> Self {
        self.own().attributes[Attribute::Faith as usize] = level;
        self
    }

    /// The level on the Strength track.
    #[must_use]
    pub fn strength(mut self, level: u8) -> Self {
        self.own().attributes[Attribute::Strength as usize] = level;
        self
    }

    /// The level on the Influence track.
    #[must_use]
    pub fn influence(mut self, level: u8) -> Self {
        self.own().attributes[Attribute::Influence as usize] = level;
        self
    }

    /// The own Workers by their letters, in the order LSMFCX.
    ///
    /// # Panics
    /// On other letters: the test itself is wrong.
    #[must_use]
    pub fn workers(mut self, letters: &str) -> Self {
        self.own().workers = letters.parse().expect("letters of Workers, in the order LSMFCX");
        self
    }

    /// The own Silver.
    #[must_use]
    pub fn silver(mut self, silver: u8) -> Self {
        self.own().silver = silver;
        self
    }

    /// The own Provisions.
    #[must_use]
    pub fn provisions(mut self, provisions: u8) -> Self {
        self.own().provisions = provisions;
        self
    }

    /// Unpaid and paid Debts.
    #[must_use]
    pub fn debts(mut self, unpaid: u8, paid: u8) -> Self {
        self.own().unpaid = unpaid;
        self.own().paid = paid;
        self
    }

    /// The round's Paladin, by name.
    ///
    /// # Panics
    /// On another name: the test itself is wrong.
    #[must_use]
    pub fn paladin(mut self, name: &str) -> Self {
        let paladin = PaladinId::all().find(|id| id.card().name == name).expect("the name of a Paladin");
        let own = self.own();
        if let Some(place) = own.deck.iter().position(|&card| card == paladin) {
            own.deck.take(place);
        }
        own.known_bottom = 0;
        own.known_top = false;
        own.paladin = Some(paladin);
        self
    }

    /// Workshops on the left spaces of right-hand actions: the action, and the space (0 or 1).
    #[must_use]
    pub fn workshop(mut self, action: Action, space: usize) -> Self {
        if let Some(index) = action.right_index() {
            self.own().workshops[index][space] = true;
        }
        self
    }

    /// No Workshops on the right-hand actions but those set afterwards.
    #[must_use]
    pub fn no_workshops(mut self) -> Self {
        self.own().workshops = Default::default();
        self
    }

    /// Workers that lie on an action, a letter a space from the left; `-` for an empty space.
    #[must_use]
    pub fn placed(mut self, action: Action, letters: &str) -> Self {
        for (place, letter) in self.own().placed[action as usize].iter_mut().zip(letters.chars()) {
            *place = Worker::of_letter(letter);
        }
        self
    }

    /// A Townsfolk in a slot of the town; whatever was there takes its place.
    #[must_use]
    pub fn townsfolk(mut self, slot: usize, card: TownsfolkId) -> Self {
        let board = &mut self.game.board;
        let displaced = board.town[slot].take();
        if let Some(place) = board.town_deck.iter().position(|&other| other == card) {
            board.town_deck.take(place);
        } else if let Some(other) = board.town.iter().position(|&other| other == Some(card)) {
            board.town[other] = None;
        }
        board.town[slot] = Some(card);
        if let Some(displaced) = displaced.filter(|&displaced| displaced != card) {
            board.town_deck.push_bottom(displaced);
        }
        self
    }

    /// Nobody on offer in the town but those set afterwards.
    #[must_use]
    pub fn no_townsfolk(mut self) -> Self {
        for slot in 0..self.game.board.town.len() {
            if let Some(card) = self.game.board.town[slot].take() {
                self.game.board.town_deck.push_bottom(card);
            }
        }
        self
    }

    /// A Townsfolk in the own crew.
    #[must_use]
    pub fn crew(mut self, card: TownsfolkId) -> Self {
        let board = &mut self.game.board;
        if let Some(place) = board.town_deck.iter().position(|&other| other == card) {
            board.town_deck.take(place);
        } else if let Some(slot) = board.town.iter().position(|&other| other == Some(card)) {
            board.town[slot] = None;
        }
        self.own().crew.push(card);
        self
    }

    /// An Outsider in a slot below the regions.
    #[must_use]
    pub fn outsider(mut self, slot: usize, card: OutsiderId) -> Self {
        self.take_outsider(card);
        if let Some(displaced) = self.game.board.outsiders[slot].replace(card) {
            self.game.board.outsider_deck.push_bottom(displaced);
        }
        self
    }

    /// No Outsiders but those set afterwards.
    #[must_use]
    pub fn no_outsiders(mut self) -> Self {
        for slot in 0..self.game.board.outsiders.len() {
            if let Some(card) = self.game.board.outsiders[slot].take() {
                self.game.board.outsider_deck.push_bottom(card);
            }
        }
        self
    }

    fn take_outsider(&mut self, card: OutsiderId) {
        let board = &mut self.game.board;
        if let Some(place) = board.outsider_deck.iter().position(|&other| other == card) {
            board.outsider_deck.take(place);
        } else if let Some(slot) = board.outsiders.iter().position(|&other| other == Some(card)) {
            board.outsiders[slot] = None;
        }
    }

    /// An Outsider that was Attacked.
    #[must_use]
    pub fn attacked(mut self, card: OutsiderId) -> Self {
        self.take_outsider(card);
        self.own().attacked.push(card);
        self
    }

    /// An Outsider that was Converted.
    #[must_use]
    pub fn converted(mut self, card: OutsiderId) -> Self {
        self.take_outsider(card);
        self.own().converted.push(card);
        self
    }

    /// The Wall on top of the draw pile.
    #[must_use]
    pub fn wall_on_top(mut self, card: WallId) -> Self {
        let deck = &mut self.game.board.wall_deck;
        if let Some(place) = deck.iter().position(|&other| other == card) {
            deck.take(place);
            deck.push(card);
        }
        self
    }

    /// A Wall that was built.
    #[must_use]
    pub fn wall(mut self, card: WallId) -> Self {
        let deck = &mut self.game.board.wall_deck;
        if let Some(place) = deck.iter().position(|&other| other == card) {
            deck.take(place);
        }
        self.own().walls.push(card);
        self
    }

    /// So many Walls from the bottom of the draw pile that were built.
    #[must_use]
    pub fn walls(mut self, count: usize) -> Self {
        for _ in 0..count.min(MOST_OF_AN_ACTION) {
            if let Some(card) = self.game.board.wall_deck.take(0) {
                self.own().walls.push(card);
            }
        }
        self
    }

    /// A Monk of the own on a space of the main board.
    #[must_use]
    pub fn monk(mut self, space: usize) -> Self {
        self.game.board.spaces[space] = Some(super::Piece { seat: self.seat, outpost: false });
        self.own().monks += 1;
        self
    }

    /// An Outpost of the own on a space of the main board.
    #[must_use]
    pub fn outpost(mut self, space: usize) -> Self {
        self.game.board.spaces[space] = Some(super::Piece { seat: self.seat, outpost: true });
        self.own().outposts += 1;
        self
    }

    /// A Jar of the own on a Jar space.
    #[must_use]
    pub fn jar(mut self, space: usize) -> Self {
        let own = self.own();
        own.jars.insert(space);
        own.absolved += 1;
        self
    }

    /// The Suspicion cards held, by their printed Tax, the newest last.
    #[must_use]
    pub fn suspicion(mut self, cards: &[u8]) -> Self {
        for card in &self.own().suspicion.take_all() {
            self.game.board.suspicion_deck.push_bottom(*card);
        }
        for &card in cards {
            let deck = &mut self.game.board.suspicion_deck;
            if let Some(place) = deck.iter().position(|&other| other == card) {
                deck.take(place);
                self.own().suspicion.push(card);
            }
        }
        self
    }

    /// The Suspicion cards on top of the draw pile, by their printed Tax, the first one drawn first.
    #[must_use]
    pub fn suspicion_on_top(mut self, cards: &[u8]) -> Self {
        let deck = &mut self.game.board.suspicion_deck;
        for &card in cards.iter().rev() {
            if let Some(place) = deck.iter().position(|&other| other == card) {
                deck.take(place);
                deck.push(card);
            }
        }
        self
    }

    /// Every Suspicion card that nobody holds.
    #[must_use]
    pub fn every_suspicion(mut self) -> Self {
        let board = &mut self.game.board;
        let (drawn, discarded) = (board.suspicion_deck.take_all(), board.suspicion_discard.take_all());
        for &card in drawn.iter().chain(discarded.iter()) {
            self.own().suspicion.push(card);
        }
        self
    }

    /// All Suspicion cards of the draw pile on the discard pile.
    #[must_use]
    pub fn suspicion_discarded(mut self) -> Self {
        let board = &mut self.game.board;
        for &card in &board.suspicion_deck.take_all() {
            board.suspicion_discard.push(card);
        }
        self
    }

    /// So many cards in the draw pile of Townsfolk; the rest is discarded.
    #[must_use]
    pub fn town_deck(mut self, cards: usize) -> Self {
        let board = &mut self.game.board;
        for _ in cards..board.town_deck.len() {
            if let Some(card) = board.town_deck.take(0) {
                board.town_discard.push(card);
            }
        }
        self
    }

    /// So many cards in the draw pile of Outsiders; the rest is discarded.
    #[must_use]
    pub fn outsider_deck(mut self, cards: usize) -> Self {
        let board = &mut self.game.board;
        for _ in cards..board.outsider_deck.len() {
            if let Some(card) = board.outsider_deck.take(0) {
                board.outsider_discard.push(card);
            }
        }
        self
    }

    /// So many cards in the draw pile of Taverns; the rest is discarded.
    #[must_use]
    pub fn tavern_deck(mut self, cards: usize) -> Self {
        let board = &mut self.game.board;
        for _ in cards..board.tavern_deck.len() {
            if let Some(card) = board.tavern_deck.take(0) {
                board.tavern_discard.push(card);
            }
        }
        self
    }

    /// The Tavern cards on top of the draw pile, the first one drawn first.
    #[must_use]
    pub fn taverns_on_top(mut self, cards: &[TavernId]) -> Self {
        let deck = &mut self.game.board.tavern_deck;
        for card in cards.iter().rev() {
            if let Some(place) = deck.iter().position(|other| other == card) {
                deck.take(place);
                deck.push(*card);
            }
        }
        self
    }

    /// Silver in the Tax supply.
    #[must_use]
    pub fn tax(mut self, silver: u8) -> Self {
        self.game.board.tax = silver;
        self
    }

    /// The King's Orders of the board, left to right.
    #[must_use]
    pub fn orders(mut self, cards: &[OrderId]) -> Self {
        let orders = &mut self.game.board.orders;
        for (slot, card) in cards.iter().enumerate() {
            if let Some(place) = orders.iter().position(|other| other == card) {
                orders.swap(slot, place);
            }
        }
        self
    }

    /// The King's Favour in a slot.
    #[must_use]
    pub fn favour(mut self, slot: usize, card: FavourId) -> Self {
        let favours = &mut self.game.board.favours;
        if let Some(place) = favours.iter().position(|&other| other == card) {
            favours.swap(slot, place);
        }
        self
    }

    /// A Worker of another seat on the King's Favour of a slot.
    #[must_use]
    pub fn favour_used(mut self, slot: usize) -> Self {
        self.game.board.favour_workers[slot] = Some((Seat(1), Worker::Labourer));
        self
    }

    /// Any change of the solo opponent that keeps its Scheme cards.
    #[must_use]
    pub fn with_rival(mut self, change: impl FnOnce(&mut Rival)) -> Self {
        if let Some(rival) = &mut self.game.rival {
            change(rival);
        }
        self
    }

    /// The solo opponent's Workers, and the place of its Resource marker.
    #[must_use]
    pub fn rival(mut self, workers: u8, marker: u8) -> Self {
        if let Some(rival) = &mut self.game.rival {
            rival.workers = workers;
            rival.marker = marker;
        }
        self
    }

    /// The Scheme cards on top of the solo opponent's pile, the first one drawn first.
    #[must_use]
    pub fn schemes(mut self, cards: &[Scheme]) -> Self {
        if let Some(rival) = &mut self.game.rival {
            for &card in cards.iter().rev() {
                if let Some(place) = rival.schemes.iter().position(|&other| other == card) {
                    rival.schemes.take(place);
                } else if let Some(place) = rival.scheme_discard.iter().position(|&other| other == card) {
                    rival.scheme_discard.take(place);
                }
                rival.schemes.push(card);
            }
        }
        self
    }

    /// Makes choices one after the other, in the words of a record: `attack outsider:3 pay:LSF`.
    pub fn attempt(mut self, words: &str) -> Result<Self, WhyNot> {
        for word in words.split_whitespace() {
            let choice: Choice = word.parse().map_err(|()| WhyNot::NotAsked)?;
            self.game.apply(choice, &mut self.events)?;
        }
        Ok(self)
    }

    /// The same where every choice is expected to be legal.
    ///
    /// # Panics
    /// Where one is not: a test has failed.
    #[must_use]
    pub fn play(self, words: &str) -> Self {
        let before = self.game.clone();
        match self.attempt(words) {
            Ok(scenario) => scenario,
            Err(why) => panic!("“{words}” is refused: {why:?}, asked {:?}", before.asked()),
        }
    }

    /// Makes the first legal choice of every question, up to the first one that is wanted.
    ///
    /// # Panics
    /// Where none comes: a test has failed.
    #[must_use]
    pub fn first_choices_until(mut self, wanted: impl Fn(Question) -> bool) -> Self {
        let mut list = Vec::new();
        while let Some((_, question)) = self.game.asked() {
            if wanted(question) {
                return self;
            }
            self.game.choices(&mut list);
            self.game.apply(list[0], &mut self.events).expect("a listed choice");
        }
        panic!("the game is over")
    }

    /// The game as it stands.
    pub fn game(&self) -> &Paladins {
        &self.game
    }

    /// The position as a record from which it is played on.
    pub fn record(&self) -> Record {
        Record::of_position(self.setup.clone(), &self.game)
    }

    /// The player of seat 0.
    pub fn you(&self) -> &Player {
        self.game.player(Seat(0))
    }

    /// The player of a seat.
    pub fn player(&self, seat: u8) -> &Player {
        self.game.player(Seat(seat))
    }

    /// What happened since the position was set up.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The legal choices, in the words of a record.
    pub fn choices(&self) -> Vec<String> {
        let mut list = Vec::new();
        self.game.choices(&mut list);
        list.iter().map(Choice::to_string).collect()
    }
}
