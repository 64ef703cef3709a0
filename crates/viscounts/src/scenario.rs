//! Positions set up by hand: for tests, and for looking at a rule.
//!
//! A scenario begins as a dealt game in round 1, with seat 0 to play a card and nothing in anybody's supply; the segments
//! lie in their order, and the first section of the Castle lies beside the first segment. What is set moves cards and
//! pieces, it never makes any: every position stays one that the invariants allow.
#![expect(
    clippy::missing_panics_doc,
    reason = "words that name nothing panic everywhere here: the test itself is wrong"
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
use engine::{Flow, Rules, Word, variants};
use kernel::{Coop, Pile, Seat, Setup};

/// The first so many Starting cards are in hand.
const HAND: usize = 3;

/// A position of Viscounts.
pub type Scenario = engine::Scenario<Viscounts>;

/// A game for so many people.
pub fn scenario(people: usize) -> Scenario {
    Scenario::new(&vec!["human"; people])
}

/// A solo game against an official opponent, such as `solo-cleric`.
pub fn solo(opponent: &str) -> Scenario {
    Scenario::new(&["human", opponent])
}

/// A co-op scenario for so many people, with its words: the Reference cards are dealt from seat 0 on, the Overlord stands on
/// space 1, and all his Workers are in his supply.
pub fn together(people: usize, words: &[&str]) -> Scenario {
    let mut scenario = Scenario::with_parts(&vec!["human"; people], words);
    let references = references(&variants(&scenario.setup), Seat(0), people);
    let difficulty = Coop::of(&scenario.setup).expect("the words of a co-op scenario");
    let mut team = Team::of(difficulty, references);
    team.space = Some(space("1"));
    scenario.game.team = Some(team);
    scenario
}

/// A Townsfolk by its key.
///
/// # Panics
/// Where there is none: the test itself is wrong.
pub fn townsfolk(key: &str) -> TownsfolkId {
    TownsfolkId::read(key).unwrap_or_else(|| panic!("no Townsfolk has the key {key}"))
}

/// A space by its start number, or by its segment's letter for the inside path.
fn space(word: &str) -> Space {
    match (word.parse().ok().and_then(Space::numbered), Segment::of_word(word)) {
        (Some(space), _) => space,
        (None, Some(segment)) => Space { segment, site: Site::Inside },
        (None, None) => panic!("no space is called {word}"),
    }
}

/// A section by its number, from 1.
fn section(number: u8) -> Section {
    Section::try_from(number - 1).expect("a section from 1 to 5")
}

/// A solo game against an official opponent as it was dealt from a number, at its first choice.
pub fn dealt_against(opponent: &str, seed: u64) -> Scenario {
    Scenario::deal(Setup::of(&["human", opponent]), seed)
}

/// The words in which a position is set up.
#[ext(ScenarioExt)]
pub impl Scenario {
    /// Phase 1 comes, from the shift of the line on.
    fn turn(self) -> Self {
        self.from(&[Step::Turn])
    }

    /// The solo opponent's turn comes.
    fn opponent_turn(mut self) -> Self {
        self.game.turn = Seat(1);
        self.from(&[Step::Turn])
    }

    /// Phase 2 comes; this card was played, and lies in the left space.
    fn moving(mut self, key: &str) -> Self {
        let card = self.fetch(key);
        let own = self.own();
        if let Some(before) = own.line[0].replace(card) {
            own.discard.push(before);
        }
        self.game.played = Some(card);
        self.from(&[Step::EndTurn, Step::Draw, Step::Collide, Step::Recruit, Step::Act, Step::Move])
    }

    /// Phase 3 comes.
    fn acting(self) -> Self {
        self.from(&[Step::EndTurn, Step::Draw, Step::Collide, Step::Recruit, Step::Act])
    }

    /// Phase 4 comes.
    fn recruiting(self) -> Self {
        self.from(&[Step::EndTurn, Step::Draw, Step::Collide, Step::Recruit])
    }

    /// Phase 5 comes.
    fn colliding(self) -> Self {
        self.from(&[Step::EndTurn, Step::Draw, Step::Collide])
    }

    /// Phase 6 comes.
    fn drawing(self) -> Self {
        self.from(&[Step::EndTurn, Step::Draw])
    }

    /// The turn is over but for the Overlord's.
    fn overlord_turn(self) -> Self {
        self.from(&[Step::EndTurn, Step::Overlord])
    }

    /// Of the Overlord's turn what comes after his move: his action on this space, or none.
    fn overlord_acts(self, word: &str) -> Self {
        self.overlord(word).from(&[Step::EndTurn, Step::OverlordBumps, Step::Orders, Step::OverlordActs])
    }

    /// Of the Overlord's turn what comes after his action.
    fn overlord_orders(self) -> Self {
        self.from(&[Step::EndTurn, Step::OverlordBumps, Step::Orders])
    }

    /// Where the Overlord stands.
    fn overlord(mut self, word: &str) -> Self {
        self.team().space = Some(space(word));
        self
    }

    /// The Overlord has so many Workers on a space.
    fn overlord_on(mut self, word: &str, count: u8) -> Self {
        *self.team().workers_mut(space(word)) = count;
        self
    }

    /// The Overlord has a Worker in a section, counted from 1, of a tier.
    fn overlord_in_castle(mut self, tier: Tier, number: u8) -> Self {
        *self.team().holds_mut(tier, section(number)) = true;
        self
    }

    /// The seat has so many more Workers on a space of the ring.
    fn posted(mut self, word: &str, count: u8) -> Self {
        let seat = self.seat;
        *self.team().posted_mut(space(word), seat) += count;
        self.own().workers -= count;
        self
    }

    /// The seat gets an effect before all else.
    fn given(mut self, effect: Effect) -> Self {
        let step = Step::Effect(self.seat, effect);
        self.game.flow.push(step);
        self
    }

    /// Any change of the own player that keeps cards and pieces where they are: Silver, Debts ...
    fn with(mut self, change: impl FnOnce(&mut Player)) -> Self {
        change(self.own());
        self
    }

    /// The own Silver.
    fn silver(self, silver: u16) -> Self {
        self.with(|own| own.silver = silver)
    }

    /// The own Ink Wells, Stone and Gold.
    fn resources(self, ink: u16, stone: u16, gold: u16) -> Self {
        self.with(|own| own.resources = [ink, stone, gold])
    }

    /// The own Debts, unpaid and paid.
    fn debts(self, unpaid: u8, paid: u8) -> Self {
        self.with(|own| (own.unpaid, own.paid) = (unpaid, paid))
    }

    /// The own Deeds, acquired and approved.
    fn deeds(self, acquired: u8, approved: u8) -> Self {
        self.with(|own| (own.acquired, own.approved) = (acquired, approved))
    }

    /// The markers of Corruption and Virtue.
    fn markers(self, corruption: u8, virtue: u8) -> Self {
        self.with(|own| (own.corruption, own.virtue) = (corruption, virtue))
    }

    /// Where the own Viscount stands: a start number, or a segment's letter for the inside path.
    fn at(self, word: &str) -> Self {
        self.with(|own| own.space = space(word))
    }

    /// The own card spaces, left to right; "" for an empty one.
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

    /// The own hand; what was there goes below the Draw Pile.
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

    /// One card more in the own hand.
    fn hand_too(mut self, key: &str) -> Self {
        let card = self.fetch(key);
        self.own().hand.push(card);
        self
    }

    /// It is another seat's turn.
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

    /// The whole own Draw Pile goes to the discards.
    fn all_discarded(mut self) -> Self {
        let own = self.own();
        own.discard.extend(own.draw.take_all().iter().copied());
        self
    }

    /// The own Draw Pile and discards leave the game.
    fn no_deck(mut self) -> Self {
        let gone = self.own().draw.take_all().len() + self.own().discard.take_all().len();
        self.game.removed += gone as u8;
        self
    }

    /// Lays a Townsfolk on top of a segment's pile.
    fn townsfolk(mut self, letter: &str, key: &str) -> Self {
        let card = self.fetch(key);
        let segment = Segment::of_word(letter).expect("a segment's letter");
        let piles = &mut self.game.board.townsfolk;
        make_room(piles, segment);
        piles[segment.index()].push(card);
        self
    }

    /// All Townsfolk of a segment leave the game.
    fn no_townsfolk(mut self, letter: &str) -> Self {
        let segment = Segment::of_word(letter).expect("a segment's letter");
        let gone = self.game.board.townsfolk[segment.index()].take_all().len();
        self.game.removed += gone as u8;
        self
    }

    /// Lays a Manuscript, by its place in the table, on top of a segment's pile.
    fn manuscript(mut self, letter: &str, place: usize) -> Self {
        let tile = self.fetch_manuscript(place);
        let segment = Segment::of_word(letter).expect("a segment's letter");
        let piles = &mut self.game.board.manuscripts;
        make_room(piles, segment);
        piles[segment.index()].push(tile);
        self
    }

    /// All Manuscripts of a segment go to the last seat, which scores none of it in these tests.
    fn no_manuscripts(mut self, letter: &str) -> Self {
        let segment = Segment::of_word(letter).expect("a segment's letter");
        let last = Seat(self.game.seats - 1);
        for tile in &self.game.board.manuscripts[segment.index()].take_all() {
            self.game.player_mut(last).manuscripts.push(*tile);
        }
        self
    }

    /// The seat has Manuscripts, by place in the table.
    fn wrote(mut self, places: &[usize]) -> Self {
        for place in places {
            let tile = self.fetch_manuscript(*place);
            self.own().manuscripts.push(tile);
        }
        self
    }

    /// The seat holds a Cleric Bonus card.
    fn bonus(mut self, ribbon: Ribbon) -> Self {
        self.game.board.bonuses[ribbon as usize] = Some(self.seat);
        self
    }

    /// The seat has constructed a Building on a spot, such as `b1`.
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

    /// The seat has so many more Workers in a section, counted from 1, of a tier.
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

    /// The seat has Workers in the third tier; the first seat that has any leads the Castle.
    fn third_tier(mut self, count: u8) -> Self {
        let place = self.seat.index();
        self.game.board.castle.third[place] += count;
        self.game.board.castle.leader.get_or_insert(self.seat);
        self.own().workers -= count;
        self
    }

    /// Debts left on Poverty, and Deeds left on Prosperity.
    fn stacks(mut self, debts: u8, deeds: u8) -> Self {
        (self.game.board.debts_left, self.game.board.deeds_left) = (debts, deeds);
        self
    }

    /// The round, and the last one if the end was triggered.
    fn round(mut self, round: u16, last: Option<u16>) -> Self {
        (self.game.round, self.game.last_round) = (round, last);
        self
    }

    /// The solo opponent's Schemes to come, by place in the table, the last one first to be turned over.
    ///
    /// The rulebook's own example plays a card that its board leaves out: such a card takes another's place.
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

    /// The solo opponent's Future Schemes to come, the last one first.
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

    /// No Future Scheme is left: all are among the opponent's discards.
    fn no_futures(mut self) -> Self {
        let opponent = self.game.opponent.as_mut().expect("a solo game");
        opponent.discard.extend(opponent.future.take_all().iter().copied());
        self
    }

    /// The solo opponent's whole Draw Pile lies among its discards.
    fn no_schemes(mut self) -> Self {
        let opponent = self.game.opponent.as_mut().expect("a solo game");
        opponent.discard.extend(opponent.draw.take_all().iter().copied());
        self
    }

    /// The solo opponent's line, by place in the table, left to right.
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

    /// The Overlord's Workers and those of all players on a space.
    fn on_ring(&self, word: &str) -> (u8, u16) {
        let team = self.game.team().expect("a co-op scenario");
        (team.workers(space(word)), team.posts(space(word)))
    }

    /// The number of the Overlord's space.
    fn overlord_at(&self) -> u8 {
        self.game.team().and_then(|team| team.space?.number()).expect("the Overlord on the outside path")
    }

    /// In which sections of a tier the Overlord has a Worker.
    fn overlord_tier(&self, tier: Tier) -> [u8; 5] {
        std::array::from_fn(|place| self.game.overlord_in(tier, Section::around(place)))
    }

    /// What seat 0 has.
    fn you(&self) -> &Player {
        self.game.player(Seat(0))
    }

    /// What seat 1 has.
    fn other(&self) -> &Player {
        self.game.player(Seat(1))
    }

    /// What changed for seat 0 through these choices, in words.
    fn gains(&self, words: &str) -> String {
        let before = *self.you();
        change(&before, self.clone().play(words).you())
    }

    /// Workers of a seat in the sections of a tier.
    fn tier(&self, tier: Tier, seat: u8) -> [u8; 5] {
        std::array::from_fn(|place| self.game.in_tier(tier, Section::around(place), Seat(seat)))
    }

    /// Workers of a seat in the third tier.
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
        setup.modules.push(Variant::BonusHeroes.word().to_owned());
        setup.modules.extend(parts.iter().map(|&word| word.to_owned()));
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

    /// Takes from a seat what the deal and the first choices gave. Of its cards the eight Starting ones stay, three of
    /// them in hand.
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

    /// The steps still to come, the last one first to be resolved. Of the co-op scenario the Overlord's turn comes after what is
    /// left of a player's.
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

    /// Takes a card from wherever it is: a Starting card from the own deck, any other from the game or the box.
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
            // It comes from the box: so one card fewer is there.
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

/// What changed in what a seat has, in words: `ink 2, virtue 1, unpaid -1`. Cards in hand and in piles don't count.
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

/// The smallest of the piles, but for one.
fn smallest<T: Copy + Default, const N: usize>(piles: &mut [Pile<T, N>; 5], but: Option<Segment>) -> &mut Pile<T, N> {
    let others = piles.iter_mut().enumerate().filter(|(place, _)| but.is_none_or(|but| but.index() != *place));
    others.map(|(_, pile)| pile).min_by_key(|pile| pile.len()).expect("five piles")
}

/// Piles hold what they held at most: the bottom card of a full one goes to another.
fn make_room<T: Copy + Default, const N: usize>(piles: &mut [Pile<T, N>; 5], segment: Segment) {
    if piles[segment.index()].len() == N {
        let bottom = piles[segment.index()].take(0).expect("a full pile");
        smallest(piles, Some(segment)).push_bottom(bottom);
    }
}
