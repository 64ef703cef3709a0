//! Positions set up by hand, for tests and for studying a rule.
//!
//! A scenario begins in round 1 with the turn of seat 0. Each player has only Workers and 7 Virtue. The promo cards
//! are in the decks, and every pile lies in the order of its table, first card on top. Setters move cards and pieces
//! and never create any, so that every position satisfies the invariants.
use super::components::{
    ApprenticeId, BoardId, BuildingId, CARDS_EACH, CIRCLES, COLUMNS, DEMAND_LEVELS, DemandId, EventId, Location,
    MarketId, OVERLORD_WORKERS, OpponentKind, REWARDS, RewardId, SLOTS, START_TAX, STARTING_SCHEMES, SchemeId, Slot,
    SoloCardId, Thing, reward_cards,
};
use super::state::{apprentices, at, plans};
use super::step::Step;
use super::{Architects, Opponent, Owner, Player, Question, Team, Variant};
use easy_ext::ext;
use engine::{ChoiceArg, Flow, Rules};
use kernel::{Pile, Seat, Set, Setup};

pub type Scenario = engine::Scenario<Architects>;

pub fn scenario(people: usize) -> Scenario {
    Scenario::new(&vec!["human"; people])
}

/// Returns a solo game against an official opponent, such as `solo-helena`.
pub fn solo(opponent: &str) -> Scenario {
    Scenario::new(&["human", opponent])
}

/// Returns a game of these seats and modules as dealt from a seed, at its first choice.
pub fn dealt(seats: &[&str], modules: &[&str], seed: u64) -> Scenario {
    let modules = modules.iter().map(|&module| module.to_owned()).collect();
    Scenario::deal(Setup { modules, ..Setup::of(seats) }, seed)
}

/// Returns a co-op scenario with these modules, at the first turn of round 1. The seats have no Scoundrel or
/// Clergyman, and the Overlord has no Worker on the board. His cards lie in the orders of their tables, and the first
/// Demand of each level is in the game.
pub fn together(people: usize, keys: &[&str]) -> Scenario {
    let mut scenario = Scenario::with_parts(&vec!["human"; people], keys);
    let game = &mut scenario.game;
    for (seat, key) in Seat(0).around(people).zip(OTHER_BOARDS) {
        game.player_mut(seat).board = Some(read(key));
    }
    if let Some(team) = &mut game.team {
        let orderly = |cards: &mut [SchemeId]| {
            cards.sort_unstable();
            cards.reverse();
        };
        team.workers = OVERLORD_WORKERS;
        (team.prison, team.circles, team.given, team.revealed) = (0, [0; CIRCLES], [0; DEMAND_LEVELS], 1);
        (team.draw, team.discard) = (Pile::of(SchemeId::all().filter(|id| !id.is_future())), Pile::new());
        team.future = Pile::of(SchemeId::all().filter(|id| id.is_future()));
        (team.laid_on_top, team.plans) = (false, Set::EMPTY);
        orderly(&mut team.draw);
        orderly(&mut team.future);
        team.demands = std::array::from_fn(|level| DemandId::of(level, false));
        team.events = Pile::of(EventId::all());
        team.events.reverse();
    }
    scenario
}

/// The face-up Apprentices. None changes Virtue on hiring.
const FACE_UP: [[&str; COLUMNS]; 2] = [
    ["conspirator-4", "conspirator-5", "debt-collector-6", "debt-collector-7"],
    ["merchant-14", "merchant-15", "merchant-16", "merchant-17"],
];

/// Player boards for the other seats. They have no effect outside the turns of their seats.
const OTHER_BOARDS: [&str; 5] = ["frederick", "rudolf", "lothaire", "therese", "ada"];

fn read<W: ChoiceArg>(key: &str) -> W {
    W::read(key).unwrap_or_else(|| panic!("nothing is called {key}"))
}

#[ext(ScenarioExt)]
pub impl Scenario {
    /// Applies any change to the own player that keeps cards and pieces in place: goods, Virtue, Debts ...
    fn with(mut self, change: impl FnOnce(&mut Player)) -> Self {
        change(self.own());
        self
    }

    fn silver(self, silver: u16) -> Self {
        self.with(|own| own.goods[Thing::Silver as usize] = silver)
    }

    fn goods(self, goods: [u16; 5]) -> Self {
        self.with(|own| own.goods[1..].copy_from_slice(&goods))
    }

    fn virtue(self, virtue: u8) -> Self {
        self.with(|own| own.virtue = virtue)
    }

    fn debts(self, unpaid: u8, paid: u8) -> Self {
        self.with(|own| (own.unpaid, own.paid) = (unpaid, paid))
    }

    fn cathedral(self, level: u8) -> Self {
        self.with(|own| own.cathedral = level)
    }

    fn at(mut self, location: &str, count: u8) -> Self {
        let circle = read::<Location>(location).circle().expect("a large circle");
        self.game.board.circles[circle][at(self.seat)] += count;
        self.leave(count)
    }

    fn in_prison(self, count: u8) -> Self {
        self.with(|own| own.prison += count).leave(count)
    }

    fn in_market(mut self, location: &str) -> Self {
        let stall = read::<Location>(location).stall().expect("a space of the Black Market");
        self.game.board.market[stall] = Some(self.seat.into());
        self.leave(1)
    }

    fn in_guildhall(mut self, count: u8) -> Self {
        for _ in 0..count {
            let board = &mut self.game.board;
            board.guildhall[usize::from(board.taken)] = Some(self.seat.into());
            board.taken += 1;
        }
        self.leave(count)
    }

    fn overlord_at(mut self, location: &str, count: u8) -> Self {
        let circle = read::<Location>(location).circle().expect("a large circle");
        self.team().circles[circle] += count;
        self.overlord(count)
    }

    fn overlord_in_prison(mut self, count: u8) -> Self {
        self.team().prison += count;
        self.overlord(count)
    }

    fn overlord_in_market(mut self, location: &str) -> Self {
        let stall = read::<Location>(location).stall().expect("a space of the Black Market");
        self.game.board.market[stall] = Some(Owner::Overlord);
        self.overlord(1)
    }

    fn overlord_in_guildhall(mut self, count: u8) -> Self {
        for _ in 0..count {
            let board = &mut self.game.board;
            board.guildhall[usize::from(board.taken)] = Some(Owner::Overlord);
            board.taken += 1;
        }
        self.overlord(count)
    }

    fn overlord_captured(self, count: u8) -> Self {
        self.with(|own| own.member.captives += count).overlord(count)
    }

    fn held_by_overlord(self, count: u8) -> Self {
        self.with(|own| own.member.held += count).leave(count)
    }

    fn removed(self, count: u8) -> Self {
        self.with(|own| own.member.removed += count).leave(count)
    }

    /// Sets the next Schemes of the Overlord, `S1` to `S8` and `F1` to `F6`, first one on top.
    fn next_schemes(mut self, names: &[&str]) -> Self {
        for name in names.iter().rev() {
            let scheme = self.fetch_scheme(name);
            self.team().draw.push(scheme);
        }
        self
    }

    fn next_future(mut self, names: &[&str]) -> Self {
        for name in names.iter().rev() {
            let scheme = self.fetch_scheme(name);
            self.team().future.push(scheme);
        }
        self
    }

    fn last_future(mut self, names: &[&str]) -> Self {
        let team = self.team();
        team.discard.extend(team.future.take_all().iter().copied());
        self.next_future(names)
    }

    fn last_schemes(mut self, names: &[&str]) -> Self {
        let team = self.team();
        team.discard.extend(team.draw.take_all().iter().copied());
        self.next_schemes(names)
    }

    /// Sets the next Events, `E1` to `E8`, first one on top.
    fn next_events(mut self, names: &[&str]) -> Self {
        for name in names.iter().rev() {
            let event = overlord_card(name, "E").and_then(EventId::at);
            let event = event.unwrap_or_else(|| panic!("no Event is called {name}"));
            let events = &mut self.team().events;
            events.remove(event);
            events.push(event);
        }
        self
    }

    fn events_left(mut self, count: usize) -> Self {
        let team = self.team();
        while team.events_left() > count {
            team.events.pop();
        }
        self
    }

    /// Puts the second Demand of these levels, counted from 1, into the game.
    fn second_demands(mut self, levels: &[usize]) -> Self {
        for level in levels {
            self.team().demands[level - 1] = DemandId::of(level - 1, true);
        }
        self
    }

    fn revealed(mut self, count: u8) -> Self {
        self.team().revealed = count;
        self
    }

    /// Sets the items donated to the Demand of a level, counted from 1. No Demand asks for plans.
    fn given(mut self, level: usize, count: u8) -> Self {
        self.team().given[level - 1] = count;
        self
    }

    fn captured(mut self, owner: u8, count: u8) -> Self {
        self.game.player_mut(Seat(owner)).workers -= count;
        self.with(|own| own.captured[usize::from(owner)] += count)
    }

    fn hand(mut self, keys: &[&str]) -> Self {
        for key in keys {
            let plan = self.fetch_plan(key);
            self.own().hand.insert(plan.index());
        }
        self
    }

    fn built(mut self, keys: &[&str]) -> Self {
        for key in keys {
            let plan = self.fetch_plan(key);
            self.own().built.insert(plan.index());
        }
        self
    }

    fn hired(mut self, keys: &[&str]) -> Self {
        for key in keys {
            let apprentice = self.fetch_apprentice(key);
            self.own().apprentices.insert(apprentice.index());
        }
        self
    }

    fn variant(mut self, variant: Variant) -> Self {
        if !self.game.plays_with(variant) {
            self.game.variants.insert(variant as usize);
            self.setup.modules.push(variant.key().to_owned());
        }
        self
    }

    /// Sets the own player board, without its starting items. The other seats get one, too.
    fn player_board(mut self, key: &str) -> Self {
        self = self.variant(Variant::Variable).variant(Variant::PromoBoards).variant(Variant::BonusBoards);
        self.own().board = Some(read(key));
        let own = self.seat;
        let others = self.game.others(own);
        for seat in others.filter(|seat| !self.game.is_opponent(*seat)).collect::<Vec<_>>() {
            let is_free = |board: BoardId| self.game.players.iter().all(|player| player.board != Some(board));
            let current = self.game.player(seat).board.filter(|board| Some(*board) != self.game.player(own).board);
            let board = current.or_else(|| OTHER_BOARDS.into_iter().map(read).find(|board| is_free(*board)));
            self.game.player_mut(seat).board = board;
        }
        self
    }

    /// Lays an Apprentice face up in a slot, such as `a1`. The previous one goes to the bottom of the pile.
    fn face_up(mut self, slot: &str, key: &str) -> Self {
        let apprentice = self.fetch_apprentice(key);
        let board = &mut self.game.board;
        if let Some(before) = board.apprentices[read::<Slot>(slot).index()].replace(apprentice) {
            board.apprentice_pile.push_bottom(before);
        }
        self
    }

    /// Sets the face-up Apprentices of a row, `a` or `b`, from the left.
    fn row(mut self, row: &str, keys: [&str; COLUMNS]) -> Self {
        for (column, key) in keys.into_iter().enumerate() {
            self = self.face_up(&format!("{row}{}", column + 1), key);
        }
        self
    }

    fn laid(mut self, slot: &str, silver: u8) -> Self {
        self.game.board.laid[read::<Slot>(slot).index()] = silver;
        self
    }

    fn next_apprentices(mut self, keys: &[&str]) -> Self {
        for key in keys.iter().rev() {
            let apprentice = self.fetch_apprentice(key);
            self.game.board.apprentice_pile.push(apprentice);
        }
        self
    }

    fn next_plans(mut self, keys: &[&str]) -> Self {
        for key in keys.iter().rev() {
            let plan = self.fetch_plan(key);
            self.game.board.plan_pile.push(plan);
        }
        self
    }

    /// Sets the remaining plans of the pile, first one on top. The others become Buildings of the last seat.
    fn last_plans(mut self, keys: &[&str]) -> Self {
        let last = Seat(self.game.seats - 1);
        for plan in &self.game.board.plan_pile.take_all() {
            self.game.player_mut(last).built.insert(plan.index());
        }
        self.next_plans(keys)
    }

    fn next_rewards(mut self, numbers: &[u8]) -> Self {
        for number in numbers.iter().rev() {
            let reward = RewardId::numbered(*number).expect("the number of a Reward card");
            let rewards = &mut self.game.board.rewards;
            rewards.remove(reward);
            rewards.push(reward);
        }
        self
    }

    fn rewards_left(mut self, count: usize) -> Self {
        let out = REWARDS.len() - reward_cards(self.game.seats as usize);
        while self.game.board.rewards.len() > out + count {
            self.game.board.rewards.pop();
        }
        self
    }

    /// Sets the next Black Market cards by number. The first one shows its small side on the left space.
    fn left_market(mut self, numbers: &[u8]) -> Self {
        for number in numbers.iter().rev() {
            let card = self.fetch_market(*number);
            self.game.board.small.push(card);
        }
        self
    }

    fn right_market(mut self, number: u8) -> Self {
        let card = self.fetch_market(number);
        self.game.board.large.push(card);
        self
    }

    fn market_used_up(mut self, number: u8) -> Self {
        let board = &mut self.game.board;
        board.large.extend(board.small.take_all().iter().copied());
        self.right_market(number)
    }

    fn tax(mut self, silver: u16) -> Self {
        self.game.board.tax = silver;
        self
    }

    fn turn_of(mut self, seat: u8) -> Self {
        self.game.turn = Seat(seat);
        self
    }

    fn round(mut self, round: u16) -> Self {
        self.game.round = round;
        self
    }

    /// Fills the Guildhall, its last spaces taken by all seats in turn, and leaves this many turns.
    fn last_turns(mut self, turns: u8) -> Self {
        let kept = self.seat;
        while !self.game.is_full() {
            self = self.in_guildhall(1);
            self.seat = self.seat.next(self.game.seats as usize);
        }
        self.seat = kept;
        self.game.turns_left = Some(turns);
        self
    }

    fn stock(mut self, stock: u16) -> Self {
        self.opponent().stock = stock;
        self
    }

    /// Sets the solo opponent's next cards, such as `H13`, first one on top.
    fn next_cards(mut self, names: &[&str]) -> Self {
        for name in names.iter().rev() {
            let card = solo_card(name);
            let opponent = self.opponent();
            opponent.draw.remove(card);
            opponent.discard.remove(card);
            opponent.draw.push(card);
        }
        self
    }

    fn all_cards_discarded(mut self) -> Self {
        let opponent = self.opponent();
        opponent.discard.extend(opponent.draw.take_all().iter().copied());
        self
    }

    fn you(&self) -> &Player {
        self.game.player(Seat(0))
    }

    fn other(&self) -> &Player {
        self.game.player(Seat(1))
    }

    fn gains(&self, keys: &str) -> String {
        self.gains_of(0, keys)
    }

    fn gains_of(&self, seat: u8, keys: &str) -> String {
        let before = *self.game.player(Seat(seat));
        change(&before, self.clone().play(keys).game.player(Seat(seat)))
    }
}

#[ext(ScenarioPrivate)]
impl Scenario {
    fn new(seats: &[&str]) -> Self {
        Self::with_parts(seats, &[])
    }

    fn with_parts(seats: &[&str], parts: &[&str]) -> Self {
        let mut setup = Setup::of(seats);
        setup.modules.push(Variant::Promo.key().to_owned());
        setup.modules.extend(parts.iter().map(|&key| key.to_owned()));
        let mut scenario = Self::deal(setup, 1).first_choices_until(|question| question == Question::Place);
        scenario.events.clear();
        scenario.begin = Some(Rules::advance);
        let game = &mut scenario.game;
        (game.first, game.turn) = (Seat(0), Seat(0));
        game.flow = Flow::of([Step::Turn]);
        let everybody = game.all_seats();
        for seat in everybody {
            scenario.empty(seat);
        }
        scenario.gather_up();
        scenario.row("a", FACE_UP[0]).row("b", FACE_UP[1])
    }

    fn empty(&mut self, seat: Seat) {
        let player = Player::new();
        let before = std::mem::replace(self.game.player_mut(seat), player);
        let board = &mut self.game.board;
        for cards in [before.hand, before.drawn, before.built] {
            board.plan_pile.extend(plans(cards));
        }
        board.apprentice_pile.extend(apprentices(before.apprentices).filter(|own| own.calling_card().is_none()));
    }

    fn gather_up(&mut self) {
        let board = &mut self.game.board;
        (board.circles, board.market, board.guildhall) = Default::default();
        (board.taken, board.tax, board.laid) = (0, START_TAX, [0; SLOTS]);
        let lying = std::mem::take(&mut board.apprentices);
        board.apprentice_pile.extend(lying.into_iter().flatten());
        board.small = Pile::of(MarketId::all());
        board.large = Pile::new();
        board.apprentice_pile.sort_unstable();
        board.plan_pile.sort_unstable();
        board.rewards.sort_unstable();
        board.apprentice_pile.reverse();
        board.plan_pile.reverse();
        board.rewards.reverse();
        board.small.reverse();
        if let Some(opponent) = &mut self.game.opponent {
            opponent.draw = Pile::of(SoloCardId::of(opponent.kind));
            opponent.draw.reverse();
            (opponent.discard, opponent.stock) = (Pile::new(), 0);
        }
    }

    fn own(&mut self) -> &mut Player {
        self.game.player_mut(self.seat)
    }

    fn team(&mut self) -> &mut Team {
        self.game.team.as_mut().expect("a co-op scenario")
    }

    fn overlord(mut self, count: u8) -> Self {
        self.team().workers -= count;
        self
    }

    fn fetch_scheme(&mut self, name: &str) -> SchemeId {
        let scheme = overlord_card(name, "S").or_else(|| overlord_card(name, "F").map(|at| at + STARTING_SCHEMES));
        let scheme = scheme.and_then(SchemeId::at).unwrap_or_else(|| panic!("no Scheme is called {name}"));
        let team = self.team();
        for pile in [&mut team.draw, &mut team.discard] {
            pile.remove(scheme);
        }
        team.future.remove(scheme);
        scheme
    }

    fn leave(self, count: u8) -> Self {
        self.with(|own| own.workers -= count)
    }

    fn fetch_plan(&mut self, key: &str) -> BuildingId {
        let plan = read::<BuildingId>(key);
        self.game.board.plan_pile.remove(plan);
        for player in &mut self.game.players {
            for cards in [&mut player.hand, &mut player.drawn, &mut player.built] {
                cards.remove(plan.index());
            }
        }
        plan
    }

    fn fetch_apprentice(&mut self, key: &str) -> ApprenticeId {
        let apprentice = read::<ApprenticeId>(key);
        let board = &mut self.game.board;
        board.apprentice_pile.remove(apprentice);
        if let Some(place) = board.apprentices.iter_mut().find(|place| **place == Some(apprentice)) {
            *place = board.apprentice_pile.take(0);
        }
        for player in &mut self.game.players {
            player.apprentices.remove(apprentice.index());
        }
        apprentice
    }

    fn fetch_market(&mut self, number: u8) -> MarketId {
        let card = MarketId::numbered(number).expect("the number of a Black Market card");
        self.game.board.small.remove(card);
        self.game.board.large.remove(card);
        card
    }

    fn opponent(&mut self) -> &mut Opponent {
        self.game.opponent.as_mut().expect("a solo game")
    }
}

fn overlord_card(name: &str, letter: &str) -> Option<usize> {
    name.strip_prefix(letter)?.parse::<usize>().ok()?.checked_sub(1)
}

/// Returns a solo card by its name: `C1` to `C15`, `H1` to `H15`.
fn solo_card(name: &str) -> SoloCardId {
    let kind = if name.starts_with('C') { OpponentKind::Constantine } else { OpponentKind::Helena };
    let place = name[1..].parse::<usize>().ok().filter(|number| (1..=CARDS_EACH).contains(number));
    let card = place.and_then(|number| SoloCardId::of(kind).nth(number - 1));
    card.unwrap_or_else(|| panic!("no solo card is called {name}"))
}

/// Returns the changes between two states of a player, as text: `silver -2, marble 1, workers -1`.
pub fn change(before: &Player, after: &Player) -> String {
    let held = |player: &Player| {
        let [silver, clay, wood, stone, gold, marble] = player.goods.map(i32::from);
        let count = |cards: Set| i32::from(cards.len() as u8);
        [
            ("silver", silver),
            ("clay", clay),
            ("wood", wood),
            ("stone", stone),
            ("gold", gold),
            ("marble", marble),
            ("virtue", player.virtue.into()),
            ("unpaid", player.unpaid.into()),
            ("paid", player.paid.into()),
            ("plans", count(player.hand)),
            ("apprentices", count(player.apprentices)),
            ("buildings", count(player.built)),
            ("level", player.cathedral.into()),
            ("workers", player.workers.into()),
            ("prison", player.prison.into()),
            ("captives", player.captives().into()),
        ]
    };
    let changes = held(before).into_iter().zip(held(after)).filter(|(before, after)| before != after);
    changes.map(|((name, before), (_, after))| format!("{name} {}", after - before)).collect::<Vec<_>>().join(", ")
}
