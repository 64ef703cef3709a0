//! Invariants of every state of a game. States from outside are checked before play goes on.

use super::components::{
    Building, BuildingKind, DEBTS_ON_TOP, DEEDS_ON_TOP, Effect, FULL, LEAST_CARDS, MANUSCRIPTS, OVERLORD_WORKERS,
    Ribbon, SCHEMES, Section, Segment, Space, TOWNSFOLK, TRACK_END, Tier, TownsfolkId, WORKERS,
};
use super::question::Question;
use super::seats::MOST_SEATS;
use super::state::{MOST_COUNT, MOST_HELD, MOST_PLEDGES, MOST_STEPS, Viscounts};
use super::step::Step;
use engine::Rules;
use kernel::{Seat, Set};
use std::cell::Cell;

impl Viscounts {
    pub(super) fn first_broken(&self) -> Option<&'static str> {
        let holds: [(bool, &'static str); 14] = [
            (self.seats_fit(), "seats are those of the table"),
            (self.ring_is_complete(), "each segment lies in the ring once"),
            (self.flow_waits(), "a game that is not over waits for a choice"),
            (self.flow_fits(), "the steps to come belong to seats of the table"),
            (self.holdings_fit(), "nobody holds or takes more than there is"),
            (self.cards_are_complete(), "no Townsfolk is lost or doubled"),
            (self.decks_are_large(), "a player keeps at least three cards"),
            (self.manuscripts_are_complete(), "no Manuscript is lost or doubled"),
            (self.workers_are_complete(), "each player has twenty Workers"),
            (self.castle_is_settled(), "at most three Workers stay in a section"),
            (self.buildings_are_complete(), "each Building is on the player board or on a spot"),
            (self.tracks_fit(), "Corruption never stands beyond Virtue"),
            (self.schemes_are_complete(), "no Scheme is lost or doubled"),
            (self.team_fits(), "the Overlord has twenty Workers, and none stands beside a player's"),
        ];
        let broken = holds.into_iter().find_map(|(holds, name)| (!holds).then_some(name));
        let people = self.all_seats().filter(|seat| !self.is_opponent(*seat)).count();
        broken.or_else(|| self.tomes.and_then(|tomes| tomes.broken(people, self.is_set_up())))
    }

    fn seats_fit(&self) -> bool {
        let at_table = |seat: Seat| seat.0 < self.seats;
        let held = self.board.bonuses.iter().flatten().chain(&self.board.castle.leader);
        let owners = self.board.spots.iter().flatten().flatten().map(|built| &built.owner);
        (2..=MOST_SEATS as u8).contains(&self.seats)
            && [self.first, self.turn].iter().chain(held).chain(owners).all(|seat| at_table(*seat))
            && self.opponent.as_ref().is_none_or(|opponent| self.sits_last(opponent.seat))
    }

    /// A solo opponent takes the second of two seats.
    const fn sits_last(&self, opponent: Seat) -> bool {
        opponent.0 == 1 && self.seats == 2
    }

    fn ring_is_complete(&self) -> bool {
        Segment::ALL.into_iter().all(|segment| self.board.ring.contains(&segment))
    }

    fn flow_waits(&self) -> bool {
        match self.asked() {
            None => self.over && self.flow.is_empty(),
            Some((seat, question)) => self.has_choice(seat, question) && !self.over && !self.is_opponent(seat),
        }
    }

    /// The steps of a turn lie in their order, each once. The steps between them are for seats that can take them.
    fn flow_fits(&self) -> bool {
        if self.over {
            return self.flow.is_empty();
        }
        let pairs = self.flow.iter().filter(|step| matches!(step, Step::Ask(_, Question::Pair))).count();
        // The solo opponent and the Overlord get the last card.
        let arrives = self.flow.contains(&Step::OpponentArrives);
        let bottom = if self.is_set_up() { Step::EndTurn } else { Step::Begin };
        let asked_below = self
            .flow
            .iter()
            .rev()
            .skip(1)
            .any(|step| matches!(step, Step::Ask(_, question) if self.is_set_up() || *question != Question::Pair));
        let phases = self.flow.iter().copied().filter_map(phase);
        let in_order = phases.clone().zip(phases.skip(1)).all(|(below, above)| below < above);
        self.flow.first() == Some(&bottom)
            && self.flow[1..].iter().all(|step| *step != bottom)
            && self.flow.len() < MOST_STEPS / 2
            && in_order
            && !asked_below
            && pairs + usize::from(arrives) <= self.pairs.len()
            && arrives == (!self.is_set_up() && (self.opponent.is_some() || self.team.is_some()))
            && self.flow.iter().all(|step| self.step_fits(*step))
            && self.buildings_to_come_are_left()
    }

    fn step_fits(&self, step: Step) -> bool {
        let at_table = |seat: Seat| seat.0 < self.seats;
        let person = |seat: Seat| at_table(seat) && !self.is_opponent(seat);
        let in_play = self.is_set_up();
        let theirs = in_play && self.is_opponent(self.turn);
        match step {
            // None of them ever waits for a choice.
            Step::Turn | Step::Shift | Step::Scheme | Step::OverlordActs => false,
            Step::Begin => !in_play,
            Step::OpponentArrives => !in_play && (self.opponent.is_some() || self.team.is_some()),
            Step::Play
            | Step::Move
            | Step::Act
            | Step::Recruit
            | Step::Draw
            | Step::Trade
            | Step::Transcribe
            | Step::After(_) => in_play && !theirs,
            Step::Fund(_, need) => in_play && !theirs && need <= MOST_NEED,
            Step::PlaceWorkers(count) => in_play && !theirs && count <= 4,
            Step::EndTurn
            | Step::Collide
            | Step::CollisionBuildings
            | Step::CollisionTownsfolk
            | Step::CollisionOwn
            | Step::CollisionOthers
            | Step::CollisionEnd => in_play,
            Step::SchemeMove(_) | Step::SchemeAttempt(_) => theirs,
            Step::Effect(seat, effect) => at_table(seat) && count(effect) <= MOST_COUNT,
            Step::Castle(seat) | Step::Spread(seat, _) => at_table(seat),
            Step::Overlord | Step::OverlordPlaces(_) | Step::Orders | Step::Advance(..) | Step::OverlordBumps => {
                in_play && self.team.is_some()
            }
            Step::Reference(seat, _) => self.team.is_some() && at_table(seat),
            Step::Lower(_) => in_play && self.team.is_some(),
            Step::Settle(seat) => !in_play && person(seat),
            Step::Either(seat, _) => person(seat),
            Step::Place(seat, building, _) => person(seat) && (1..=3).contains(&building.slot),
            Step::Ask(seat, question) => person(seat) && self.question_fits(seat, question),
        }
    }

    fn question_fits(&self, seat: Seat, question: Question) -> bool {
        let own_turn = self.is_set_up() && seat == self.turn;
        match question {
            Question::Pair => !self.is_set_up(),
            Question::Play
            | Question::Move
            | Question::Act
            | Question::Exchanges
            | Question::Building
            | Question::Workers
            | Question::Hire => own_turn,
            Question::Fund(_, need) => own_turn && need <= MOST_NEED,
            Question::Spot(building, _) => (1..=3).contains(&building.slot),
            Question::Resource(count)
            | Question::Flip(count)
            | Question::FreeHire(count)
            | Question::Discard(count)
            | Question::Destroy(count)
            | Question::Section(count) => (1..=MOST_COUNT).contains(&count),
            Question::Slot(..)
            | Question::Either(_)
            | Question::FreeManuscript
            | Question::Rearrange
            | Question::CastleMove
            | Question::Cascade
            | Question::Bump(..) => true,
            Question::Remove(_) | Question::Post => own_turn && self.team.is_some(),
        }
    }

    /// The Overlord stands on the outside path once the set-up is done. His Workers are at most twenty and share no
    /// space of the ring with players' Workers. At the start of a turn at most two of them stand together on the
    /// outside path, and at most one on the inside path (ruling V-17). The Reference cards are distinct; their owners
    /// depend on the rules at the start of the game.
    fn team_fits(&self) -> bool {
        let Some(team) = &self.team else { return true };
        let apart = |space: Space| team.workers(space) == 0 || team.posts(space) == 0;
        let turning = self.flow.iter().any(|step| matches!(step, Step::Orders)) || team.lost.is_some();
        let few = |space: Space| team.workers(space) <= if space.is_inside() { 1 } else { 2 };
        let strangers = (usize::from(self.seats)..MOST_SEATS)
            .map(|seat| Seat(seat as u8))
            .all(|seat| team.posts_of(seat) == 0 && team.references(seat).next().is_none());
        let mut cards = [0; Ribbon::ALL.len()];
        self.all_seats().flat_map(|seat| team.references(seat)).for_each(|card| cards[card as usize] += 1);
        let each = if self.seats == 2 { 2 } else { 1 };
        self.opponent.is_none()
            && self.tomes.is_none()
            && team.space.is_some() == self.is_set_up()
            && (self.is_set_up() || team.out() == 0)
            && team.space.is_none_or(|space| !space.is_inside())
            && team.out() <= u16::from(OVERLORD_WORKERS)
            && strangers
            && Space::all().all(apart)
            && (turning || Space::all().all(few))
            && cards.iter().all(|count| *count <= 1)
            && self.all_seats().all(|seat| team.references(seat).count() == each)
            && (self.over || team.lost.is_none())
            && (team.lost.is_none() || self.flow.is_empty())
    }

    fn is_lost(&self) -> bool {
        self.team.as_ref().is_some_and(|team| team.lost.is_some())
    }

    /// At most one Building is about to be placed, and it is still on its player board.
    fn buildings_to_come_are_left(&self) -> bool {
        let coming = self.flow.iter().filter_map(|step| match *step {
            Step::Place(seat, building, _) | Step::Ask(seat, Question::Spot(building, _)) => Some((seat, building)),
            _ => None,
        });
        coming.clone().count() <= 1 && coming.into_iter().all(|(seat, building)| !self.player(seat).has_built(building))
    }

    /// Held and taken amounts stay within bounds that no game comes near.
    fn holdings_fit(&self) -> bool {
        let held = self.all_seats().all(|seat| {
            let player = self.player(seat);
            let pledges = [player.unpaid, player.paid, player.acquired, player.approved];
            let goods = player.resources.iter().chain([&player.silver]).all(|held| *held <= MOST_HELD);
            goods && pledges.iter().all(|held| *held <= MOST_PLEDGES)
        });
        let tops = |tops: [u8; 4]| tops[(self.seats as usize).clamp(1, 4) - 1];
        let stacks = self.board.debts_left <= tops(DEBTS_ON_TOP) && self.board.deeds_left <= tops(DEEDS_ON_TOP);
        let revealed = self.board.debts_left == 0 || self.board.deeds_left == 0;
        let last = self.last_round.is_none_or(|last| last <= self.round.saturating_add(1));
        held && stacks && last && revealed == self.last_round.is_some() && self.round < MOST_ROUNDS
    }

    fn cards_are_complete(&self) -> bool {
        // Every deck holds each Starting card once. All others are in the game once.
        let mut unique = [false; TOWNSFOLK.len()];
        let mut count = usize::from(self.removed);
        let doubled = Cell::new(false);
        let mut note = |card: TownsfolkId| {
            let before = std::mem::replace(&mut unique[card.index() % TOWNSFOLK.len()], true);
            doubled.set(doubled.get() || before);
            count += 1;
        };
        // A Starting card never lies on the board: a seat that hired it would have it twice.
        let hired = || self.board.townsfolk.iter().flatten().copied().chain(self.pairs.iter().map(|pair| pair.hero));
        hired().for_each(&mut note);
        let mut starting = 0;
        for seat in self.all_seats() {
            let mut own = Set::EMPTY;
            for card in self.player(seat).cards() {
                if card.is_starting() {
                    doubled.set(doubled.get() || own.has(card.index()));
                    own.insert(card.index());
                    starting += 1;
                } else {
                    note(card);
                }
            }
        }
        let strangers = hired().any(TownsfolkId::is_starting);
        !doubled.get() && !strangers && count + starting == usize::from(self.dealt)
    }

    fn decks_are_large(&self) -> bool {
        self.all_seats().all(|seat| self.is_opponent(seat) || self.player(seat).count_cards() >= LEAST_CARDS)
    }

    fn manuscripts_are_complete(&self) -> bool {
        let mut seen = Set::EMPTY;
        let own = self.all_seats().flat_map(|seat| self.player(seat).manuscripts.iter());
        let all = self.board.manuscripts.iter().flatten().chain(own);
        let count = all.inspect(|manuscript| seen.insert(manuscript.index())).count();
        count == MANUSCRIPTS.len() && seen.len() == count
    }

    fn workers_are_complete(&self) -> bool {
        let whole = |seat: Seat| {
            let posted = self.team.as_ref().map_or(0, |team| team.posts_of(seat));
            u16::from(self.player(seat).workers) + self.workers_in_castle(seat) + posted == u16::from(WORKERS)
        };
        self.all_seats().all(whole)
    }

    fn workers_in_castle(&self, seat: Seat) -> u16 {
        let castle = &self.board.castle;
        let cells = castle.first.iter().chain(&castle.second).chain(std::iter::once(&castle.third));
        cells.filter_map(|cells| cells.get(seat.index())).map(|count| u16::from(*count)).sum()
    }

    /// The Castle is settled, unless a movement is in progress.
    fn castle_is_settled(&self) -> bool {
        if self.flow.iter().any(|step| matches!(step, Step::Castle(_) | Step::OverlordBumps)) || self.is_lost() {
            return true;
        }
        [Tier::First, Tier::Second].into_iter().all(|tier| {
            let count = |section: Section| {
                let players = self.all_seats().map(|seat| u16::from(self.in_tier(tier, section, seat))).sum::<u16>();
                players + u16::from(self.overlord_in(tier, section))
            };
            Section::all().all(|section| count(section) <= u16::from(FULL))
        })
    }

    fn buildings_are_complete(&self) -> bool {
        let standing = |seat: Seat, kind: BuildingKind| {
            let built = self.board.spots.iter().flatten().flatten();
            built.filter(|built| built.owner == seat && built.kind == kind).count()
        };
        let spots_fit = Segment::ALL.into_iter().all(|segment| {
            let beyond = self.board.spots[segment.index()].iter().skip(self.side(segment).spots.len());
            beyond.flatten().next().is_none()
        });
        spots_fit
            && self.all_seats().all(|seat| {
                BuildingKind::ALL.into_iter().all(|kind| {
                    let player = self.player(seat);
                    let slots = Building::of(kind).filter(|building| player.has_built(*building)).count();
                    slots == player.count_built(kind) && slots == standing(seat, kind)
                })
            })
    }

    fn tracks_fit(&self) -> bool {
        self.all_seats().all(|seat| {
            let player = self.player(seat);
            1 <= player.corruption && player.corruption <= player.virtue && player.virtue <= TRACK_END
        })
    }

    fn schemes_are_complete(&self) -> bool {
        let Some(opponent) = &self.opponent else { return true };
        let mut seen = Set::EMPTY;
        let piled = opponent.draw.iter().chain(&opponent.discard).chain(&opponent.future);
        let all = piled.chain(opponent.line.iter().flatten());
        let count = all.inspect(|scheme| seen.insert(scheme.index())).count();
        count == SCHEMES.len() - opponent.kind.board().removed.len() && seen.len() == count
    }
}

/// Most icons ever to be paid for: a Guildhall takes 7, four Workers 8.
const MOST_NEED: u8 = 8;
const MOST_ROUNDS: u16 = 5_000;

/// Position of a phase in its turn, from the last to the first.
fn phase(step: Step) -> Option<u8> {
    match step {
        Step::EndTurn => Some(0),
        Step::Overlord => Some(1),
        Step::Draw => Some(2),
        Step::Collide => Some(3),
        Step::Recruit => Some(4),
        Step::Act => Some(5),
        Step::Move => Some(6),
        Step::Play => Some(7),
        _ => None,
    }
}

fn count(effect: Effect) -> u8 {
    match effect {
        Effect::Silver(count)
        | Effect::Gain(_, count)
        | Effect::Any(count)
        | Effect::Debt(count)
        | Effect::Deed(count)
        | Effect::Flip(count)
        | Effect::Corruption(count)
        | Effect::Virtue(count)
        | Effect::Discard(count)
        | Effect::Destroy(count)
        | Effect::FreeHire(count)
        | Effect::Workers(count) => count,
        _ => 1,
    }
}
