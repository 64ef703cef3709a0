//! The set-up: the board, up to the draft of Townsfolk.

use super::components::{
    BASE_ORDERS, BASE_TOWNSFOLK, FAVOURS_IN_PLAY, FavourId, OrderId, OutsiderId, PaladinId, START_PROVISIONS,
    START_SILVER, STARTING_TOWNSFOLK, SUSPICION, TOWN_CARDS, TavernId, ThreatId, TownsfolkId, WallId,
};
use super::event::Event;
use super::question::Question;
use super::solo::Difficulty;
use super::state::{Board, MOST_SEATS, Paladins, Player, Rival};
use super::step::Step;
use super::team::{Member, Team};
use engine::{Chaptered, Flow, Rules, named, variants};
use kernel::{Chance, Coop, EventSink, Pile, Seat, Set, Setup, Tomes};

named! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Variant {
        BonusTownsfolk = "bonus-townsfolk",
        Tomes = "tomes",
        Coop = "coop",
        CoopHard = "coop-hard",
        CoopInsane = "coop-insane",
        CoopChoice = "coop-choice",
    }
}

impl Paladins {
    pub(super) fn lay_out(
        seats: usize,
        solo: Option<Difficulty>,
        setup: &Setup,
        mut chance: Chance,
        events: &mut impl EventSink<Event>,
    ) -> Self {
        let bonus = variants(setup).contains(&Variant::BonusTownsfolk);
        let town_cards = TownsfolkId::all().take(if bonus { TOWN_CARDS } else { BASE_TOWNSFOLK });
        let coop = Coop::of(setup);
        let first_order = if coop.is_some() { BASE_ORDERS } else { 0 };
        let mut board = Board {
            town: [None; 5],
            outsiders: [None; 6],
            spaces: [None; 40],
            tax: 0,
            taverns: Pile::new(),
            taken: Set::EMPTY,
            orders: std::array::from_fn(|place| OrderId((first_order + place) as u8)),
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
        let team = coop.map(|difficulty| {
            let mut threats: [ThreatId; 10] = std::array::from_fn(|place| ThreatId(place as u8));
            chance.shuffle(&mut threats);
            Team::of(difficulty, threats)
        });
        let mut game = Self {
            chance,
            flow: Flow::new(),
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
            team,
        };
        game.board.tax = game.full_tax();
        events.emit(Event::Began { start: game.first_to_go(start) });
        game.bring(setup, events);
        game.fill_town(events);
        game.fill_outsiders(events);
        game.flow.push(Step::Round);
        game.flow.push(Step::FillTown);
        // Reverse turn order: the last seat is asked first, so its question lies on top.
        for seat in start.around(people) {
            game.flow.ask(seat, Question::Draft);
        }
        if game.team.is_some() {
            game.begin_together(variants(setup).contains(&Variant::CoopChoice), events);
        }
        game.advance(events);
        game
    }

    /// Co-op scenario, Setup 3 and 5: sets Honour to the top and gives every player a starting Townsfolk with its
    /// overlay, dealt or chosen in turn order (ruling P-26).
    fn begin_together(&mut self, chosen: bool, events: &mut impl EventSink<Event>) {
        let mut cards = STARTING_TOWNSFOLK;
        if chosen {
            for seat in self.start.around(self.people()).rev() {
                self.flow.ask(seat, Question::Starting);
            }
            return;
        }
        self.chance.shuffle(&mut cards);
        for (seat, townsfolk) in self.start.around(self.people()).zip(cards) {
            self.start_with(seat, townsfolk, events);
        }
    }

    pub(super) fn start_with(&mut self, seat: Seat, townsfolk: TownsfolkId, events: &mut impl EventSink<Event>) {
        let player = self.player_mut(seat);
        player.crew.push(townsfolk);
        player.member = Some(Member::of(townsfolk));
        events.emit(Event::Started { seat, townsfolk });
    }

    pub(super) fn may_start_with(&self, townsfolk: TownsfolkId) -> bool {
        let has = |player: &Player| player.member.is_some_and(|member| member.starting == townsfolk);
        townsfolk.starting().is_some() && !self.players.iter().any(has)
    }
}
