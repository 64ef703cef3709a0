//! The set-up: laying out the board, up to the drafting of Townsfolk.

use super::components::{
    BASE_TOWNSFOLK, FAVOURS_IN_PLAY, FavourId, OrderId, OutsiderId, PaladinId, START_PROVISIONS, START_SILVER,
    SUSPICION, TavernId, TownsfolkId, WallId,
};
use super::event::Event;
use super::question::Question;
use super::solo::Difficulty;
use super::state::{Board, MOST_SEATS, Paladins, Player, Rival};
use super::step::Step;
use crate::engine::{Rules, named, variants};
use crate::kernel::{Chance, Pile, Seat, Set, Setup, Sink, Tomes};

named! {
    /// What a set-up may add to the base game.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Variant {
        /// The bonus Townsfolk are in the deck.
        BonusTownsfolk = "bonus-townsfolk",
        /// The tomes of a campaign are played for.
        Tomes = "tomes",
    }
}

impl Paladins {
    /// Setup: everything in its place, up to the drafting of Townsfolk.
    pub(super) fn lay_out(
        seats: usize,
        solo: Option<Difficulty>,
        setup: &Setup,
        mut chance: Chance,
        events: &mut impl Sink<Event>,
    ) -> Self {
        let bonus = variants(setup).contains(&Variant::BonusTownsfolk);
        let town_cards = TownsfolkId::all().take(if bonus { usize::MAX } else { BASE_TOWNSFOLK });
        let mut board = Board {
            town: [None; 5],
            outsiders: [None; 6],
            spaces: [None; 40],
            tax: 0,
            taverns: Pile::new(),
            taken: Set::EMPTY,
            orders: std::array::from_fn(|place| OrderId(place as u8)),
            favours: std::array::from_fn(|place| FavourId(place as u8)),
            favour_workers: [None; FAVOURS_IN_PLAY],
            town_deck: Pile::of(town_cards),
            town_discard: Pile::new(),
            outsider_deck: Pile::of(OutsiderId::all()),
            outsider_discard: Pile::new(),
            wall_deck: Pile::of(WallId::all()),
            tavern_deck: Pile::of(TavernId::all()),
            tavern_discard: Pile::new(),
            suspicion_deck: Pile::of(SUSPICION),
            suspicion_discard: Pile::new(),
        };
        chance.shuffle(&mut board.town_deck);
        chance.shuffle(&mut board.wall_deck);
        chance.shuffle(&mut board.suspicion_deck);
        chance.shuffle(&mut board.outsider_deck);
        chance.shuffle(&mut board.favours);
        chance.shuffle(&mut board.tavern_deck);
        let mut players: [Player; MOST_SEATS] = Default::default();
        let people = seats - usize::from(solo.is_some());
        let mut rival = None;
        if let Some(difficulty) = solo {
            chance.shuffle(&mut board.orders);
            rival = Some(Rival::new(difficulty, &board.orders, &mut players[people], &mut chance));
        }
        chance.shuffle(&mut board.orders);
        for player in &mut players[..people] {
            player.silver = START_SILVER;
            player.provisions = START_PROVISIONS;
            player.deck = Pile::shuffled(PaladinId::all(), &mut chance);
        }
        let lot = Seat(chance.below(people as u32) as u8);
        let start = Tomes::holder(setup).unwrap_or(lot);
        let mut game = Self {
            chance,
            flow: Pile::new(),
            seats: seats as u8,
            bonus,
            round: 0,
            start,
            active: start,
            players,
            rival,
            board,
            inquiry: Set::EMPTY,
            tomes: Tomes::of(setup, people),
        };
        game.board.tax = game.full_tax();
        events.tell(Event::Began { start });
        game.bring(setup, events);
        game.fill_town(events);
        game.fill_outsiders(events);
        game.flow.push(Step::Round);
        game.flow.push(Step::FillTown);
        // Reverse turn order: the last seat is asked first, so it comes on top.
        for seat in start.around(people) {
            game.flow.ask(seat, Question::Draft);
        }
        game.advance(events);
        game
    }
}
