//! Positions set up by hand, for tests and for the examples of the rules.
//!
//! A scenario begins as a dealt game in round 1. Seat 0 is to play a card, and all supplies are empty. The segments lie
//! in their order, and the first section of the Castle lies beside the first segment. Setters move cards and pieces but
//! never create any: every position satisfies the invariants.
#![expect(
    clippy::missing_panics_doc,
    reason = "keys that name nothing panic everywhere here: the test itself is wrong"
)]

use super::components::{
    Building, BuildingKind, Effect, ManuscriptId, Ribbon, STARTING, SchemeId, Section, Segment, Site, Space, Spot,
    Tier, TownsfolkId,
};
use super::overlord::Team;
use super::setup::{Variant, references};
use super::state::{Built, Player, Viscounts};
use super::step::Step;
use super::{Choice, Question};
use easy_ext::ext;
use engine::{ChoiceArg, Flow, Rules, variants};
use kernel::{Coop, Pile, Seat, Setup};

const HAND: usize = 3;
pub type Scenario = engine::Scenario<Viscounts>;

pub fn scenario(people: usize) -> Scenario {
    Scenario::new(&vec!["human"; people])
}

/// A solo game against an official opponent, such as `solo-cleric`.
pub fn solo(opponent: &str) -> Scenario {
    Scenario::new(&["human", opponent])
}

/// A co-op scenario for a number of people, with its keys. The Reference cards are dealt from seat 0 on, the Overlord
/// stands on space 1, and all his Workers are in his supply.
pub fn together(people: usize, keys: &[&str]) -> Scenario {
    let mut scenario = Scenario::with_parts(&vec!["human"; people], keys);
    let references = references(&variants(&scenario.setup), Seat(0), people);
    let difficulty = Coop::of(&scenario.setup).expect("the keys of a co-op scenario");
    let mut team = Team::of(difficulty, references);
    team.space = Some(space("1"));
    scenario.game.team = Some(team);
    scenario
}

/// Returns a Townsfolk by its key.
///
/// # Panics
/// Panics for an unknown key: the test itself is wrong.
pub fn townsfolk(key: &str) -> TownsfolkId {
    TownsfolkId::read(key).unwrap_or_else(|| panic!("no Townsfolk has the key {key}"))
}

fn space(key: &str) -> Space {
    match (key.parse().ok().and_then(Space::numbered), Segment::of_key(key)) {
        (Some(space), _) => space,
        (None, Some(segment)) => Space { segment, site: Site::Inside },
        (None, None) => panic!("no space is called {key}"),
    }
}

fn section(number: u8) -> Section {
    Section::try_from(number - 1).expect("a section from 1 to 5")
}

/// A solo game against an official opponent, dealt from a seed, at its first choice.
pub fn dealt_against(opponent: &str, seed: u64) -> Scenario {
    Scenario::deal(Setup::of(&["human", opponent]), seed)
}

#[ext(ScenarioExt)]
pub impl Scenario {
    /// Continues with phase 1, from the shift of the line on.
    fn turn(self) -> Self {
        self.from(&[Step::Turn])
    }

    fn opponent_turn(mut self) -> Self {
        self.game.turn = Seat(1);
        self.from(&[Step::Turn])
    }

    /// Continues with phase 2, after this card was played into the left space.
    fn moving(mut self, key: &str) -> Self {
        let card = self.fetch(key);
        let own = self.own();
        if let Some(before) = own.line[0].replace(card) {
            own.discard.push(before);
        }
        self.game.played = Some(card);
        self.from(&[Step::EndTurn, Step::Draw, Step::Collide, Step::Recruit, Step::Act, Step::Move])
    }

    /// Continues with phase 3.
    fn acting(self) -> Self {
        self.from(&[Step::EndTurn, Step::Draw, Step::Collide, Step::Recruit, Step::Act])
    }

    /// Continues with phase 4.
    fn recruiting(self) -> Self {
        self.from(&[Step::EndTurn, Step::Draw, Step::Collide, Step::Recruit])
    }

    /// Continues with phase 5.
    fn colliding(self) -> Self {
        self.from(&[Step::EndTurn, Step::Draw, Step::Collide])
    }

    /// Continues with phase 6.
    fn drawing(self) -> Self {
        self.from(&[Step::EndTurn, Step::Draw])
    }

    fn overlord_turn(self) -> Self {
        self.from(&[Step::EndTurn, Step::Overlord])
    }

    /// Continues with the Overlord's action on this space, after his move.
    fn overlord_acts(self, key: &str) -> Self {
        self.overlord(key).from(&[Step::EndTurn, Step::OverlordBumps, Step::Orders, Step::OverlordActs])
    }

    /// Continues with the Overlord's turn after his action.
    fn overlord_orders(self) -> Self {
        self.from(&[Step::EndTurn, Step::OverlordBumps, Step::Orders])
    }

    fn overlord(mut self, key: &str) -> Self {
        self.team().space = Some(space(key));
        self
    }

    fn overlord_on(mut self, key: &str, count: u8) -> Self {
        *self.team().workers_mut(space(key)) = count;
        self
    }

    /// Adds a Worker of the Overlord to a section, counted from 1, of a tier.
    fn overlord_in_castle(mut self, tier: Tier, number: u8) -> Self {
        *self.team().holds_mut(tier, section(number)) = true;
        self
    }

    fn posted(mut self, key: &str, count: u8) -> Self {
        let seat = self.seat;
        *self.team().posted_mut(space(key), seat) += count;
        self.own().workers -= count;
        self
    }

    fn given(mut self, effect: Effect) -> Self {
        let step = Step::Effect(self.seat, effect);
        self.game.flow.push(step);
        self
    }

    /// Applies a change to the own player that keeps cards and pieces in place, such as Silver or Debts.
    fn with(mut self, change: impl FnOnce(&mut Player)) -> Self {
        change(self.own());
        self
    }

    fn silver(self, silver: u16) -> Self {
        self.with(|own| own.silver = silver)
    }

    fn resources(self, ink: u16, stone: u16, gold: u16) -> Self {
        self.with(|own| own.resources = [ink, stone, gold])
    }

    fn debts(self, unpaid: u8, paid: u8) -> Self {
        self.with(|own| (own.unpaid, own.paid) = (unpaid, paid))
    }

    fn deeds(self, acquired: u8, approved: u8) -> Self {
        self.with(|own| (own.acquired, own.approved) = (acquired, approved))
    }

    fn markers(self, corruption: u8, virtue: u8) -> Self {
        self.with(|own| (own.corruption, own.virtue) = (corruption, virtue))
    }

    /// Sets the space of the own Viscount: a start number, or a segment's letter for the inside path.
    fn at(self, key: &str) -> Self {
        self.with(|own| own.space = space(key))
    }

    /// Sets the own card spaces, left to right, with "" for an empty one.
    fn line(mut self, keys: [&str; 3]) -> Self {
        for card in std::mem::take(&mut self.own().line).into_iter().flatten() {
            self.own().draw.push_bottom(card);
        }
        for (place, key) in keys.into_iter().enumerate().filter(|(_, key)| !key.is_empty()) {
            let card = self.fetch(key);
            self.own().line[place] = Some(card);
        }
        self
    }

    /// Sets the own hand. The previous hand goes below the Draw Pile.
    fn hand(mut self, keys: &[&str]) -> Self {
        for card in &self.own().hand.take_all() {
            self.own().draw.push_bottom(*card);
        }
        for key in keys {
            let card = self.fetch(key);
            self.own().hand.push(card);
        }
        self
    }

    fn hand_too(mut self, key: &str) -> Self {
        let card = self.fetch(key);
        self.own().hand.push(card);
        self
    }

    fn passes_to(mut self, seat: u8) -> Self {
        self.game.turn = Seat(seat);
        self
    }

    /// Lays cards on the own Draw Pile, the last one on top.
    fn draw(mut self, keys: &[&str]) -> Self {
        for key in keys {
            let card = self.fetch(key);
            self.own().draw.push(card);
        }
        self
    }

    fn all_discarded(mut self) -> Self {
        let own = self.own();
        own.discard.extend(own.draw.take_all().iter().copied());
        self
    }

    fn no_deck(mut self) -> Self {
        let gone = self.own().draw.take_all().len() + self.own().discard.take_all().len();
        self.game.removed += gone as u8;
        self
    }

    fn townsfolk(mut self, letter: &str, key: &str) -> Self {
        let card = self.fetch(key);
        let segment = Segment::of_key(letter).expect("a segment's letter");
        let piles = &mut self.game.board.townsfolk;
        free_space(piles, segment);
        piles[segment.index()].push(card);
        self
    }

    fn no_townsfolk(mut self, letter: &str) -> Self {
        let segment = Segment::of_key(letter).expect("a segment's letter");
        let gone = self.game.board.townsfolk[segment.index()].take_all().len();
        self.game.removed += gone as u8;
        self
    }

    fn manuscript(mut self, letter: &str, place: usize) -> Self {
        let tile = self.fetch_manuscript(place);
        let segment = Segment::of_key(letter).expect("a segment's letter");
        let piles = &mut self.game.board.manuscripts;
        free_space(piles, segment);
        piles[segment.index()].push(tile);
        self
    }

    /// Moves all Manuscripts of a segment to the last seat, whose score these tests ignore.
    fn no_manuscripts(mut self, letter: &str) -> Self {
        let segment = Segment::of_key(letter).expect("a segment's letter");
        let last = Seat(self.game.seats - 1);
        for tile in &self.game.board.manuscripts[segment.index()].take_all() {
            self.game.player_mut(last).manuscripts.push(*tile);
        }
        self
    }

    fn wrote(mut self, places: &[usize]) -> Self {
        for place in places {
            let tile = self.fetch_manuscript(*place);
            self.own().manuscripts.push(tile);
        }
        self
    }

    fn bonus(mut self, ribbon: Ribbon) -> Self {
        self.game.board.bonuses[ribbon as usize] = Some(self.seat);
        self
    }

    /// Adds a constructed Building of the seat on a spot, such as `b1`.
    fn built(mut self, kind: BuildingKind, slot: u8, on: &str) -> Self {
        let Ok(Choice::Spot(Spot { segment, place })) = format!("spot:{on}").parse() else {
            panic!("no spot is called {on}");
        };
        assert!(!self.own().has_built(Building { kind, slot }), "that slot was constructed");
        self.own().built[kind as usize] |= 1 << slot;
        let cell = &mut self.game.board.spots[segment.index()][place as usize];
        assert!(cell.is_none(), "a Building stands there");
        *cell = Some(Built { owner: self.seat, kind });
        self
    }

    fn workers(mut self, tier: Tier, number: u8, count: u8) -> Self {
        let place = self.seat.index();
        let castle = &mut self.game.board.castle;
        let cells = match tier {
            Tier::First => &mut castle.first,
            Tier::Second => &mut castle.second,
        };
        cells[section(number).index()][place] += count;
        self.own().workers -= count;
        self
    }

    /// Adds Workers of the seat to the third tier. The first seat to have any leads the Castle.
    fn third_tier(mut self, count: u8) -> Self {
        let place = self.seat.index();
        self.game.board.castle.third[place] += count;
        self.game.board.castle.leader.get_or_insert(self.seat);
        self.own().workers -= count;
        self
    }

    fn stacks(mut self, debts: u8, deeds: u8) -> Self {
        (self.game.board.debts_left, self.game.board.deeds_left) = (debts, deeds);
        self
    }

    fn round(mut self, round: u16, last: Option<u16>) -> Self {
        (self.game.round, self.game.last_round) = (round, last);
        self
    }

    /// Puts Schemes on top of the solo opponent's Draw Pile, by index in the table, the last one on top.
    ///
    /// The rulebook's example plays a card that its board leaves out: such a card replaces another one.
    fn schemes(mut self, places: &[usize]) -> Self {
        let opponent = self.game.opponent.as_mut().expect("a solo game");
        let before = opponent.draw.len();
        for place in places {
            let scheme = SchemeId::at(*place).expect("a Scheme's place");
            opponent.draw.remove(scheme);
            opponent.draw.push(scheme);
        }
        while opponent.draw.len() > before {
            opponent.draw.take(0);
        }
        self
    }

    /// Puts Future Schemes on top of the solo opponent's pile, the last one on top.
    fn futures(mut self, places: &[usize]) -> Self {
        let opponent = self.game.opponent.as_mut().expect("a solo game");
        for place in places {
            let scheme = SchemeId::at(*place).expect("a Scheme's place");
            if opponent.future.remove(scheme) {
                opponent.future.push(scheme);
            }
        }
        self
    }

    fn no_futures(mut self) -> Self {
        let opponent = self.game.opponent.as_mut().expect("a solo game");
        opponent.discard.extend(opponent.future.take_all().iter().copied());
        self
    }

    fn no_schemes(mut self) -> Self {
        let opponent = self.game.opponent.as_mut().expect("a solo game");
        opponent.discard.extend(opponent.draw.take_all().iter().copied());
        self
    }

    fn scheme_line(mut self, places: [Option<usize>; 3]) -> Self {
        let opponent = self.game.opponent.as_mut().expect("a solo game");
        for (space, place) in places.into_iter().enumerate() {
            let scheme = place.and_then(SchemeId::at);
            if let Some(scheme) = scheme {
                let piles = [&mut opponent.draw, &mut opponent.discard];
                for pile in piles {
                    pile.remove(scheme);
                }
            }
            opponent.line[space] = scheme;
        }
        self
    }

    fn on_ring(&self, key: &str) -> (u8, u16) {
        let team = self.game.team().expect("a co-op scenario");
        (team.workers(space(key)), team.posts(space(key)))
    }

    fn overlord_at(&self) -> u8 {
        self.game.team().and_then(|team| team.space?.number()).expect("the Overlord on the outside path")
    }

    fn overlord_tier(&self, tier: Tier) -> [u8; 5] {
        std::array::from_fn(|place| self.game.overlord_in(tier, Section::around(place)))
    }

    fn you(&self) -> &Player {
        self.game.player(Seat(0))
    }

    fn other(&self) -> &Player {
        self.game.player(Seat(1))
    }

    fn gains(&self, keys: &str) -> String {
        let before = *self.you();
        change(&before, self.clone().play(keys).you())
    }

    fn tier(&self, tier: Tier, seat: u8) -> [u8; 5] {
        std::array::from_fn(|place| self.game.in_tier(tier, Section::around(place), Seat(seat)))
    }

    fn third(&self, seat: usize) -> u8 {
        self.game.board.castle.third[seat]
    }
}

#[ext(ScenarioPrivate)]
impl Scenario {
    fn new(seats: &[&str]) -> Self {
        Self::with_parts(seats, &[])
    }

    fn with_parts(seats: &[&str], parts: &[&str]) -> Self {
        let mut setup = Setup::of(seats);
        setup.modules.push(Variant::BonusHeroes.key().to_owned());
        setup.modules.extend(parts.iter().map(|&key| key.to_owned()));
        let mut scenario = Self::deal(setup, 1).first_choices_until(|question| question == Question::Play);
        scenario.events.clear();
        scenario.begin = Some(Rules::advance);
        let game = &mut scenario.game;
        game.first = Seat(0);
        game.turn = Seat(0);
        game.round = 1;
        game.board.ring = Segment::ALL;
        game.board.castle_turn = Section::around(0);
        for seat in scenario.game.all_seats() {
            scenario.empty(seat);
        }
        scenario.from(&[Step::EndTurn, Step::Draw, Step::Collide, Step::Recruit, Step::Act, Step::Move, Step::Play])
    }

    /// Takes from a seat the gains of the deal and of the first choices. Its eight Starting cards stay, three of them
    /// in hand.
    fn empty(&mut self, seat: Seat) {
        let game = &mut self.game;
        let before = *game.player(seat);
        for manuscript in &before.manuscripts {
            smallest(&mut game.board.manuscripts, None).push_bottom(*manuscript);
        }
        for card in before.cards() {
            if card.is_starting() || card.is_hero() {
                game.removed += 1;
            } else {
                smallest(&mut game.board.townsfolk, None).push_bottom(card);
            }
        }
        *game.player_mut(seat) = Player { space: before.space, ..Player::new() };
        if !game.is_opponent(seat) {
            let (hand, draw): (Vec<_>, Vec<_>) = TownsfolkId::starting().partition(|card| card.index() < HAND);
            game.removed -= STARTING as u8;
            game.player_mut(seat).hand = Pile::of(hand);
            game.player_mut(seat).draw = Pile::of(draw);
        }
        game.board.castle = super::Castle::default();
        game.board.spots = [[None; 5]; 5];
        game.board.bonuses = [None; 4];
        if let Some(opponent) = &mut game.opponent {
            let drawn = opponent.draw.iter().chain(&opponent.discard).copied().collect::<Vec<_>>();
            let (future, draw): (Vec<_>, Vec<_>) = drawn.into_iter().partition(|scheme: &SchemeId| scheme.is_future());
            opponent.draw = Pile::of(draw);
            opponent.discard = Pile::new();
            opponent.future.extend(future);
        }
    }

    /// Sets the steps to come, the last one resolved first. In the co-op scenario the Overlord's turn follows the rest
    /// of a player's turn.
    fn from(mut self, steps: &[Step]) -> Self {
        self.game.flow = Flow::of(steps.iter().copied());
        if let ([Step::EndTurn, Step::Draw, rest @ ..], true) = (steps, self.game.team.is_some()) {
            let own = [Step::EndTurn, Step::Overlord, Step::Draw].into_iter();
            self.game.flow = Flow::of(own.chain(rest.iter().copied()));
        }
        self
    }

    fn team(&mut self) -> &mut Team {
        self.game.team.as_mut().expect("a co-op scenario")
    }

    fn own(&mut self) -> &mut Player {
        self.game.player_mut(self.seat)
    }

    /// Takes a card from wherever it is: a Starting card from the own deck, any other one from the game or the box.
    fn fetch(&mut self, key: &str) -> TownsfolkId {
        let card = townsfolk(key);
        let seats: Vec<Seat> = if card.is_starting() { vec![self.seat] } else { self.game.all_seats().collect() };
        for seat in seats {
            let player = self.game.player_mut(seat);
            if player.hand.remove(card) || player.draw.remove(card) || player.discard.remove(card) {
                return card;
            }
            if let Some(place) = player.line.iter_mut().find(|place| **place == Some(card)) {
                *place = None;
                return card;
            }
        }
        if !self.game.board.townsfolk.iter_mut().any(|pile| pile.remove(card)) {
            // It comes from the box, so one card fewer is there.
            match self.game.removed.checked_sub(1) {
                Some(removed) if card.is_hero() && self.game.dealt > 0 => self.game.removed = removed,
                _ => self.game.dealt += 1,
            }
        }
        card
    }

    fn fetch_manuscript(&mut self, place: usize) -> ManuscriptId {
        let tile = ManuscriptId::at(place).expect("a Manuscript's place");
        for seat in self.game.all_seats() {
            if self.game.player_mut(seat).manuscripts.remove(tile) {
                return tile;
            }
        }
        self.game.board.manuscripts.iter_mut().for_each(|pile| {
            pile.remove(tile);
        });
        tile
    }
}

/// Returns the changes of a player in words: `ink 2, virtue 1, unpaid -1`. Cards in hand and in piles do not count.
pub fn change(before: &Player, after: &Player) -> String {
    let held = |player: &Player| {
        let [ink, stone, gold] = player.resources.map(i32::from);
        [
            ("silver", i32::from(player.silver)),
            ("ink", ink),
            ("stone", stone),
            ("gold", gold),
            ("unpaid", i32::from(player.unpaid)),
            ("paid", i32::from(player.paid)),
            ("acquired", i32::from(player.acquired)),
            ("approved", i32::from(player.approved)),
            ("corruption", i32::from(player.corruption)),
            ("virtue", 7 - i32::from(player.virtue)),
            ("workers", i32::from(player.workers)),
            ("cards", i32::from(player.count_cards() as u8)),
            ("manuscripts", i32::from(player.manuscripts.len() as u8)),
            ("buildings", i32::from(player.buildings() as u8)),
        ]
    };
    let changes = held(before).into_iter().zip(held(after)).filter(|(before, after)| before != after);
    changes.map(|((name, before), (_, after))| format!("{name} {}", after - before)).collect::<Vec<_>>().join(", ")
}

fn smallest<T: Copy + Default, const N: usize>(piles: &mut [Pile<T, N>; 5], but: Option<Segment>) -> &mut Pile<T, N> {
    let others = piles.iter_mut().enumerate().filter(|(place, _)| but.is_none_or(|but| but.index() != *place));
    others.map(|(_, pile)| pile).min_by_key(|pile| pile.len()).expect("five piles")
}

/// Makes room on a pile: the bottom card of a full one goes to another pile.
fn free_space<T: Copy + Default, const N: usize>(piles: &mut [Pile<T, N>; 5], segment: Segment) {
    if piles[segment.index()].len() == N {
        let bottom = piles[segment.index()].take(0).expect("a full pile");
        smallest(piles, Some(segment)).push_bottom(bottom);
    }
}
