//! The set-up: the table, player boards, the free Apprentices and the draft of the plans.

use super::components::{
    ALL_APPRENTICES, ALL_BUILDINGS, ApprenticeId, BASE_APPRENTICES, BASE_BUILDINGS, BoardId, BuildingId, CALLING_CARDS,
    CIRCLES, DIFFICULTIES, DRAFT_PLANS, Effect, MOST_SEATS, MOST_SPACES, MarketId, OpponentKind, Origin, PLAYER_BOARDS,
    RewardId, SLOTS, STALLS, START_SILVER, START_TAX, Slot, SoloCardId, Thing,
};
use super::state::at;
use super::{Architects, Board, Event, Opponent, Player, Question, Step, Team, Variant, plans};
use engine::{Flow, Rules};
use kernel::{Chance, Coop, EventSink, Pile, Seat, Set, Setup, Tomes};

impl Architects {
    pub(super) fn lay_out(
        setup: &Setup,
        seats: usize,
        opponent: Option<OpponentKind>,
        mut chance: Chance,
        out: &mut impl EventSink<Event>,
    ) -> Self {
        let chance = &mut chance;
        let people = seats - usize::from(opponent.is_some());
        let added = Variant::added(setup);
        let mut game = Self {
            chance: chance.clone(),
            seats: seats as u8,
            variants: added,
            first: Seat(0),
            turn: Seat(0),
            round: 0,
            turns_left: None,
            over: false,
            resets: false,
            discards: false,
            board: lay_board(added, chance),
            players: [Player::default(); MOST_SEATS],
            opponent: None,
            flow: Flow::new(),
            tomes: Tomes::of(setup, people),
            team: None,
        };
        game.players[..seats].fill(Player::new());
        let stock = DIFFICULTIES[game.difficulty().min(DIFFICULTIES.len() - 1)].stock;
        game.opponent = opponent.map(|kind| {
            let draw = Pile::shuffled(SoloCardId::of(kind), chance);
            Opponent { kind, seat: Seat(people as u8), stock, draw, discard: Pile::new() }
        });
        if game.plays_with(Variant::Variable) {
            game.take_boards(people, chance);
        }
        game.first = game.choose_first(people, chance);
        game.turn = game.first;
        let callings: Pile<u8, CALLING_CARDS> = match Coop::of(setup) {
            Some(difficulty) => {
                game.team = Some(Team::dealt(difficulty, chance));
                Pile::shuffled(0..CALLING_CARDS as u8, chance)
            }
            None => Pile::new(),
        };
        game.chance = chance.clone();
        out.emit(Event::Began { start: game.first });
        for (place, seat) in game.people().enumerate() {
            match game.player(seat).board {
                Some(board) => out.emit(Event::BoardTaken { seat, board }),
                None => game.player_mut(seat).goods[Thing::Silver as usize] = START_SILVER[place % MOST_SEATS],
            }
        }
        game.lay_steps();
        // Each player gets a card with two sides and chooses one in turn order (Tomesaga, Setup 1; ruling A-27).
        for (card, seat) in callings.iter().zip(game.people().rev()) {
            game.flow.ask(seat, Question::Calling(*card));
        }
        game.advance(out);
        game
    }

    /// Queues the steps before the first round, last one first.
    fn lay_steps(&mut self) {
        self.flow.extend([Step::Begin, Step::FirstBuildings, Step::BoardPlans, Step::DealPlans]);
        if self.plays_with(Variant::ApprenticeDraft) {
            self.flow.push(Step::FillGaps);
            // Reverse turn order: the start player's right neighbour comes first, and lies on top.
            for seat in self.people() {
                self.flow.ask(seat, Question::FreeApprentice);
            }
        }
    }

    /// Variable set-up: deals each player a random player board of the enabled sets (ruling R28).
    fn take_boards(&mut self, people: usize, chance: &mut Chance) {
        let boards: Pile<BoardId, { PLAYER_BOARDS.len() }> =
            Pile::shuffled(boards_of(|variant| self.plays_with(variant)), chance);
        for (player, id) in self.players.iter_mut().zip(&boards).take(people) {
            let board = id.card();
            player.board = Some(*id);
            player.prison = board.prison;
            player.workers -= board.prison;
            player.goods = board.goods.map(u16::from);
            player.virtue = board.virtue;
            player.unpaid = board.debts;
        }
    }

    /// Returns the start player: at random, or with the highest printed Virtue, ties broken at random. The human
    /// player begins a solo game. INFERRED: the random tie-break.
    fn choose_first(&self, people: usize, chance: &mut Chance) -> Seat {
        let virtue = |seat: &Seat| self.player(*seat).virtue;
        let highest = self.all_seats().take(people).map(|seat| virtue(&seat)).max().unwrap_or(0);
        let tied: Pile<u8, MOST_SEATS> =
            Pile::of(self.all_seats().take(people).filter(|seat| virtue(seat) == highest).map(|seat| seat.0));
        Seat(tied.get(chance.below(tied.len() as u32) as usize).copied().unwrap_or(0))
    }

    pub(super) fn begin_with(&mut self, seat: Seat, apprentice: ApprenticeId, out: &mut impl EventSink<Event>) {
        self.player_mut(seat).apprentices.insert(apprentice.index());
        out.emit(Event::Joined { seat, apprentice });
        self.give(seat, Effect::virtue(apprentice.card().virtue), out);
    }

    /// Refills the gaps left by the free Apprentices in place (ruling R29).
    pub(super) fn fill_gaps(&mut self, out: &mut impl EventSink<Event>) {
        for slot in Slot::all() {
            if self.apprentice(slot).is_none() {
                self.fill(slot, out);
            }
        }
    }

    /// Deals the plans. In a solo game and in a team one plan is put back and the others are kept. Otherwise each
    /// player keeps one and passes the others on (ruling R26; Tomesaga, Setup 3).
    pub(super) fn deal_plans(&mut self, out: &mut impl EventSink<Event>) {
        for seat in self.people() {
            self.deal(seat, DRAFT_PLANS, out);
        }
        if self.people().count() > 1 && self.team.is_none() {
            return self.draft();
        }
        for seat in self.people().rev() {
            self.flow.ask(seat, Question::PutBack);
        }
    }

    /// Queues one round of the draft: each player keeps a plan, then the others are passed.
    fn draft(&mut self) {
        self.flow.push(Step::PassPlans);
        for seat in self.people().rev() {
            self.flow.ask(seat, Question::Draft);
        }
    }

    /// Passes the plans clockwise. The last one of each player goes to the bottom of the pile, in turn order.
    pub(super) fn pass_plans(&mut self, out: &mut impl EventSink<Event>) {
        let drawn = self.players.map(|player| player.drawn);
        if drawn[at(self.first)].len() > 1 {
            for seat in self.people() {
                self.player_mut(seat.next(self.seats as usize)).drawn = drawn[at(seat)];
            }
            out.emit(Event::PlansPassed);
            return self.draft();
        }
        for seat in self.people() {
            for plan in plans(drawn[at(seat)]) {
                self.put_back(seat, plan, out);
            }
        }
    }

    pub(super) fn keep_others(&mut self, seat: Seat, out: &mut impl EventSink<Event>) {
        for plan in plans(self.player(seat).drawn) {
            self.keep(seat, plan, out);
        }
    }

    pub(super) fn board_plans(&mut self, out: &mut impl EventSink<Event>) {
        for seat in self.people() {
            let plans = self.player(seat).board.map_or(0, |board| board.card().plans);
            self.draw(seat, plans, out);
        }
    }
}

/// Steps 1 to 6: shuffles the piles, lays out the Apprentices and fills the Tax Stand.
fn lay_board(added: Set, chance: &mut Chance) -> Board {
    let promo = added.has(Variant::Promo as usize);
    let small = Pile::shuffled(MarketId::all(), chance);
    let rewards = Pile::shuffled(RewardId::all(), chance);
    let count = if promo { ALL_APPRENTICES } else { BASE_APPRENTICES };
    let mut apprentice_pile = Pile::shuffled(ApprenticeId::all().take(count), chance);
    let count = if promo { ALL_BUILDINGS } else { BASE_BUILDINGS };
    let plan_pile = Pile::shuffled(BuildingId::all().take(count), chance);
    Board {
        circles: [[0; MOST_SEATS]; CIRCLES],
        market: [None; STALLS],
        guildhall: [None; MOST_SPACES],
        taken: 0,
        tax: START_TAX,
        apprentices: std::array::from_fn(|_| apprentice_pile.pop()),
        laid: [0; SLOTS],
        apprentice_pile,
        plan_pile,
        rewards,
        small,
        large: Pile::new(),
    }
}

pub fn boards_of(on: impl Fn(Variant) -> bool) -> impl Iterator<Item = BoardId> {
    BoardId::all().filter(move |board| match board.card().origin {
        Origin::Base => true,
        Origin::Promo => on(Variant::PromoBoards),
        Origin::Tomesaga => on(Variant::BonusBoards),
    })
}
