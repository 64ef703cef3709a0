//! Positions set up by hand, for tests and for studying a rule.
//!
//! A scenario begins as a dealt game at the first turn of a round, with seat 0 to decide and its supplies empty.
//! Setters move cards and pieces and never create any, so that every position satisfies the invariants.

use super::components::{
    Action, Advantage, Attribute, FavourId, MOST_OF_AN_ACTION, OrderId, OutsiderId, PaladinId, STARTING_TOWNSFOLK,
    Scheme, TavernId, ThreatId, TownsfolkId, WallId, Worker, Workers,
};
use super::{Member, Paladins, Player, Question, Rival, Variant};
use easy_ext::ext;
use engine::{Flow, Rules};
use kernel::{Pile, Seat, Setup};

pub type Scenario = engine::Scenario<Paladins>;

/// Returns a game for this many human players, at the first turn of round 1.
pub fn scenario(people: usize) -> Scenario {
    Scenario::new(&vec!["human"; people])
}

/// Returns a solo game against an official opponent, such as `solo-standard`, at the first turn of round 1.
pub fn solo(opponent: &str) -> Scenario {
    Scenario::new(&["human", opponent])
}

/// Returns a game for this many human players as dealt from a seed, at its first choice.
pub fn dealt(people: usize, seed: u64) -> Scenario {
    Scenario::deal(Setup::of(&vec!["human"; people]), seed)
}

/// Returns a co-op scenario with these modules, at the first turn of round 1. The seats have the starting Townsfolk
/// in their order.
pub fn together(people: usize, keys: &[&str]) -> Scenario {
    let mut scenario = Scenario::with_parts(&vec!["human"; people], keys);
    for (player, townsfolk) in scenario.game.players[..people].iter_mut().zip(STARTING_TOWNSFOLK) {
        player.crew = Pile::of([townsfolk]);
        player.member = Some(Member::of(townsfolk));
    }
    scenario
}

#[ext(ScenarioExt)]
pub impl Scenario {
    /// Sets the round. The King's cards of the rounds up to it are revealed, and a Paladin was played in each earlier
    /// round.
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

    /// Applies any change to the own player that keeps cards and pieces in place: Silver, Debts, Workers ...
    fn with(mut self, change: impl FnOnce(&mut Player)) -> Self {
        change(self.own());
        self
    }

    fn faith(self, level: u8) -> Self {
        self.with(|own| own.attributes[Attribute::Faith as usize] = level)
    }

    fn strength(self, level: u8) -> Self {
        self.with(|own| own.attributes[Attribute::Strength as usize] = level)
    }

    fn influence(self, level: u8) -> Self {
        self.with(|own| own.attributes[Attribute::Influence as usize] = level)
    }

    /// Sets the own Workers by their letters, in the order LSMFCX.
    ///
    /// # Panics
    /// On other letters, which is an error of the test.
    fn workers(mut self, letters: &str) -> Self {
        self.own().workers = letters.parse().expect("letters of Workers, in the order LSMFCX");
        self
    }

    fn brings(self, advantage: Advantage) -> Self {
        self.with(|own| own.brought.insert(advantage as usize))
    }

    fn silver(self, silver: u8) -> Self {
        self.with(|own| own.silver = silver)
    }

    fn provisions(self, provisions: u8) -> Self {
        self.with(|own| own.provisions = provisions)
    }

    fn debts(self, unpaid: u8, paid: u8) -> Self {
        self.with(|own| (own.unpaid, own.paid) = (unpaid, paid))
    }

    /// Sets the round's Paladin, by name.
    ///
    /// # Panics
    /// On another name, which is an error of the test.
    fn paladin(mut self, name: &str) -> Self {
        let paladin = PaladinId::all().find(|id| id.card().name == name).expect("the name of a Paladin");
        let own = self.own();
        own.deck.remove(paladin);
        own.known_bottom = 0;
        own.known_top = false;
        own.paladin = Some(paladin);
        self
    }

    /// Puts a Workshop on a left space (0 or 1) of a right-hand action.
    fn workshop(mut self, action: Action, space: usize) -> Self {
        if let Some(index) = action.right_index() {
            self.own().workshops[index][space] = true;
        }
        self
    }

    fn no_workshops(mut self) -> Self {
        self.own().workshops = Default::default();
        self
    }

    /// Puts Workers on an action, one letter a space from the left; `-` for an empty space.
    fn placed(mut self, action: Action, letters: &str) -> Self {
        let spaces = self.own().spaces_mut(action).into_iter().flatten();
        for (place, letter) in spaces.zip(letters.chars()) {
            *place = Worker::of_letter(letter);
        }
        self
    }

    /// Puts a Townsfolk into a slot of the town. The previous one takes its place.
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

    fn no_townsfolk(mut self) -> Self {
        for slot in 0..self.game.board.town.len() {
            if let Some(card) = self.game.board.town[slot].take() {
                self.game.board.town_deck.push_bottom(card);
            }
        }
        self
    }

    fn crew(mut self, card: TownsfolkId) -> Self {
        let board = &mut self.game.board;
        take_from(&mut board.town_deck, &mut board.town, card);
        self.own().crew.push(card);
        self
    }

    fn outsider(mut self, slot: usize, card: OutsiderId) -> Self {
        self.take_outsider(card);
        if let Some(displaced) = self.game.board.outsiders[slot].replace(card) {
            self.game.board.outsider_deck.push_bottom(displaced);
        }
        self
    }

    fn no_outsiders(mut self) -> Self {
        for slot in 0..self.game.board.outsiders.len() {
            if let Some(card) = self.game.board.outsiders[slot].take() {
                self.game.board.outsider_deck.push_bottom(card);
            }
        }
        self
    }

    fn attacked(mut self, card: OutsiderId) -> Self {
        self.take_outsider(card);
        self.own().attacked.push(card);
        self
    }

    fn converted(mut self, card: OutsiderId) -> Self {
        self.take_outsider(card);
        self.own().converted.push(card);
        self
    }

    fn wall_on_top(mut self, card: WallId) -> Self {
        lay_on_top(&mut self.game.board.wall_deck, &[card]);
        self
    }

    fn wall(mut self, card: WallId) -> Self {
        self.game.board.wall_deck.remove(card);
        self.own().walls.push(card);
        self
    }

    fn walls(mut self, count: usize) -> Self {
        for _ in 0..count.min(MOST_OF_AN_ACTION) {
            if let Some(card) = self.game.board.wall_deck.take(0) {
                self.own().walls.push(card);
            }
        }
        self
    }

    fn monk(mut self, space: usize) -> Self {
        self.game.board.spaces[space] = Some(super::Piece { seat: self.seat, outpost: false });
        self.own().monks += 1;
        self
    }

    fn outpost(mut self, space: usize) -> Self {
        self.game.board.spaces[space] = Some(super::Piece { seat: self.seat, outpost: true });
        self.own().outposts += 1;
        self
    }

    fn jar(mut self, space: usize) -> Self {
        let own = self.own();
        own.jars.insert(space);
        own.absolved += 1;
        self
    }

    /// Sets the held Suspicion cards by their printed Tax, newest last.
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

    /// Sets the top of the Suspicion draw pile by printed Tax, first one drawn first.
    fn suspicion_on_top(mut self, cards: &[u8]) -> Self {
        lay_on_top(&mut self.game.board.suspicion_deck, cards);
        self
    }

    fn every_suspicion(mut self) -> Self {
        let board = &mut self.game.board;
        let (drawn, discarded) = (board.suspicion_deck.take_all(), board.suspicion_discard.take_all());
        self.own().suspicion.extend(drawn.iter().chain(&discarded).copied());
        self
    }

    fn suspicion_discarded(mut self) -> Self {
        let board = &mut self.game.board;
        board.suspicion_discard.extend(board.suspicion_deck.take_all().iter().copied());
        self
    }

    fn town_deck(mut self, cards: usize) -> Self {
        leave(cards, &mut self.game.board.town_deck, &mut self.game.board.town_discard);
        self
    }

    fn outsider_deck(mut self, cards: usize) -> Self {
        leave(cards, &mut self.game.board.outsider_deck, &mut self.game.board.outsider_discard);
        self
    }

    fn tavern_deck(mut self, cards: usize) -> Self {
        leave(cards, &mut self.game.board.tavern_deck, &mut self.game.board.tavern_discard);
        self
    }

    /// Sets the top of the Tavern draw pile, first one drawn first.
    fn taverns_on_top(mut self, cards: &[TavernId]) -> Self {
        lay_on_top(&mut self.game.board.tavern_deck, cards);
        self
    }

    fn tax(mut self, silver: u8) -> Self {
        self.game.board.tax = silver;
        self
    }

    fn orders(mut self, cards: &[OrderId]) -> Self {
        let orders = &mut self.game.board.orders;
        for (slot, card) in cards.iter().enumerate() {
            if let Some(place) = orders.iter().position(|other| other == card) {
                orders.swap(slot, place);
            }
        }
        self
    }

    fn favour(mut self, slot: usize, card: FavourId) -> Self {
        let favours = &mut self.game.board.favours;
        if let Some(place) = favours.iter().position(|&other| other == card) {
            favours.swap(slot, place);
        }
        self
    }

    /// Puts a Worker of seat 1 on the King's Favour of a slot.
    fn favour_used(mut self, slot: usize) -> Self {
        self.game.board.favour_workers[slot] = Some((Seat(1), Worker::Labourer));
        self
    }

    fn honour(self, level: u8) -> Self {
        self.with(|own| {
            if let Some(member) = &mut own.member {
                member.honour = level;
            }
        })
    }

    fn passed(self) -> Self {
        self.with(|own| own.passed = true)
    }

    /// Sets the Overlord Threat in a place, counted in the order of their reveal, and its Workers.
    fn threat(mut self, number: usize, card: ThreatId, workers: u8) -> Self {
        if let Some(team) = &mut self.game.team {
            if let Some(place) = team.threats.iter().position(|&other| other == card) {
                team.threats.swap(number, place);
            }
            team.workers[number] = workers;
        }
        self
    }

    fn fought(mut self, number: u8) -> Self {
        if let Some(team) = &mut self.game.team {
            team.fought = number;
        }
        self
    }

    /// Marks the King's Order in a slot as completed by seat 1.
    fn order_completed(mut self, slot: usize) -> Self {
        if let Some(team) = &mut self.game.team {
            team.completed[slot] = Some((Seat(1), Worker::Labourer));
        }
        self
    }

    fn with_rival(mut self, change: impl FnOnce(&mut Rival)) -> Self {
        if let Some(rival) = &mut self.game.rival {
            change(rival);
        }
        self
    }

    fn rival(mut self, workers: u8, marker: u8) -> Self {
        if let Some(rival) = &mut self.game.rival {
            rival.workers = workers;
            rival.marker = marker;
        }
        self
    }

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

    fn you(&self) -> &Player {
        self.game.player(Seat(0))
    }

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
        setup.modules.push(Variant::BonusTownsfolk.key().to_owned());
        setup.modules.extend(parts.iter().map(|&key| key.to_owned()));
        let mut scenario = Self::deal(setup, 1).first_choices_until(|question| question == Question::Turn);
        let game = &mut scenario.game;
        // Seat 0 decides, for every start player.
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

fn take_from<T: Copy + Default + PartialEq, const N: usize>(deck: &mut Pile<T, N>, row: &mut [Option<T>], card: T) {
    if !deck.remove(card)
        && let Some(slot) = row.iter_mut().find(|slot| **slot == Some(card))
    {
        *slot = None;
    }
}

/// Moves cards of a draw pile to its top, first one drawn first.
fn lay_on_top<T: Copy + Default + PartialEq, const N: usize>(deck: &mut Pile<T, N>, cards: &[T]) {
    for &card in cards.iter().rev() {
        if deck.remove(card) {
            deck.push(card);
        }
    }
}

fn leave<T: Copy + Default, const N: usize>(cards: usize, deck: &mut Pile<T, N>, discard: &mut Pile<T, N>) {
    while deck.len() > cards {
        discard.extend(deck.take(0));
    }
}
