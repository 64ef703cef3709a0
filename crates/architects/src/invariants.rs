//! The invariants of every state. An imported state is checked against them before play.

use super::components::{
    ALL_APPRENTICES, ALL_BUILDINGS, ALL_EVENTS, ApprenticeId, BASE_APPRENTICES, BASE_BUILDINGS, BoardId, CALLING_CARDS,
    CARDS_EACH, CATHEDRAL, DEMAND_LEVELS, DRAFT_PLANS, DemandId, EVENTS, Effect, FINAL_SCHEME, MARKET, MOST_ROUNDS,
    MOST_SEATS, MOST_VIRTUE, OVERLORD_WORKERS, REWARDS, SCHEMES, SchemeLine, Thing, WORKERS, events_in_play,
    reward_cards,
};
use super::state::{MOST_DEBTS, MOST_HELD, MOST_LAID, MOST_STEPS};
use super::{Architects, Bill, Guards, Owner, Player, Purpose, Question, Step, Team, Variant, apprentices};
use engine::{Rules, each_once, none_twice};
use kernel::{Coop, Game, Seat, Set};

impl Architects {
    pub(super) fn first_broken(&self) -> Option<&'static str> {
        let holds: [(bool, &'static str); 13] = [
            (self.seats_fit(), "seats are those of the table"),
            (self.holdings_fit(), "nobody holds more than there is"),
            (self.workers_are_complete(), "each player has twenty Workers"),
            (self.guildhall_fits(), "the Guildhall never holds more than its spaces"),
            (self.cathedral_fits(), "no level of the Cathedral holds more markers than spaces"),
            (self.plans_are_complete(), "no Building card is lost or doubled"),
            (self.apprentices_are_complete(), "no Apprentice is lost or doubled"),
            (self.cards_are_complete(), "no Black Market or Reward card is lost or doubled"),
            (self.boards_fit(), "each has a player board of its own in the variable set-up alone"),
            (self.opponent_fits(), "no card of a solo opponent is lost or doubled"),
            (self.team_fits(), "the Overlord has his cards and twenty Workers, in the co-op scenario alone"),
            (self.flow_waits(), "a game that is not over waits for a choice"),
            (self.flow_fits(), "the steps to come belong to this moment"),
        ];
        let broken = holds.into_iter().find_map(|(holds, name)| (!holds).then_some(name));
        let people = self.all_seats().filter(|seat| !self.is_opponent(*seat)).count();
        broken.or_else(|| self.tomes.and_then(|tomes| tomes.broken(people, self.is_set_up())))
    }

    fn is_person(&self, seat: Seat) -> bool {
        seat.0 < self.seats && !self.is_opponent(seat)
    }

    fn seats_fit(&self) -> bool {
        let at_table = |seat: &Seat| seat.0 < self.seats;
        let beyond = self.players.iter().skip(usize::from(self.seats));
        Self::SEATS.contains(&usize::from(self.seats))
            && [self.first, self.turn].iter().all(at_table)
            && !self.is_opponent(self.first)
            && self.opponent.is_none_or(|opponent| opponent.seat == Seat(1) && self.seats == 2)
            && beyond.copied().all(|player| player == Player::default())
    }

    fn holdings_fit(&self) -> bool {
        let held = self.players.iter().all(|player| {
            player.goods.iter().all(|held| *held <= MOST_HELD)
                && player.virtue <= MOST_VIRTUE
                && player.unpaid <= MOST_DEBTS
                && player.paid <= MOST_DEBTS
        });
        held && self.board.tax <= MOST_HELD
            && self.board.laid.iter().all(|laid| *laid <= MOST_LAID)
            && self.opponent.is_none_or(|opponent| opponent.stock <= MOST_HELD)
            && self.round <= MOST_ROUNDS
    }

    fn workers_are_complete(&self) -> bool {
        let count = |seat: usize| {
            let here = Some(Owner::Seat(Seat(seat as u8)));
            let player = &self.players[seat];
            let standing = |spaces: &[Option<Owner>]| spaces.iter().filter(|space| **space == here).count();
            let circles = self.board.circles.iter().map(|circle| usize::from(circle[seat]));
            let held = self.players.iter().map(|other| usize::from(other.captured[seat]));
            let member = player.member;
            let own = [player.workers, player.prison, player.beside, member.held, member.removed];
            let own = own.into_iter().map(usize::from);
            circles.chain(held).chain(own).sum::<usize>()
                + standing(&self.board.market)
                + standing(&self.board.guildhall)
        };
        let whole = |seat: usize| count(seat) == if seat < usize::from(self.seats) { WORKERS.into() } else { 0 };
        (0..MOST_SEATS).all(|seat| whole(seat) && self.players[seat].captured[seat] == 0)
    }

    fn guildhall_fits(&self) -> bool {
        let taken = usize::from(self.board.taken);
        let in_order = |(place, space): (usize, &Option<Owner>)| space.is_some() == (place < taken);
        let ends = self.turns_left.is_none_or(|left| self.is_full() && (self.over || (1..=self.seats).contains(&left)));
        taken <= self.capacity()
            && self.board.guildhall.iter().enumerate().all(in_order)
            && ends
            && (self.is_full() || self.players.iter().all(|player| player.beside == 0))
    }

    fn cathedral_fits(&self) -> bool {
        let level = |(level, row): (u8, &super::components::CathedralLevel)| self.on_level(level) <= row.spaces;
        (1..).zip(&CATHEDRAL).all(level)
            && self.players.iter().all(|player| usize::from(player.cathedral) <= CATHEDRAL.len())
    }

    fn plans_are_complete(&self) -> bool {
        let held = self.players.iter().flat_map(|player| [player.hand, player.drawn, player.built]).flat_map(Set::iter);
        let given = self.team.iter().flat_map(|team| team.plans.iter());
        let pile = self.board.plan_pile.iter().map(|plan| plan.index()).chain(given);
        let count = if self.plays_with(Variant::Promo) { ALL_BUILDINGS } else { BASE_BUILDINGS };
        let in_place = |player: &Player| player.drawn.is_empty() || self.chooses_plans();
        each_once(held.chain(pile), count) && self.players.iter().all(in_place)
    }

    fn chooses_plans(&self) -> bool {
        !self.is_set_up() || self.flow.contains(&Step::PutBack) || matches!(self.asked(), Some((_, Question::PutBack)))
    }

    fn apprentices_are_complete(&self) -> bool {
        let held = self.players.iter().flat_map(|player| player.apprentices.iter());
        let held = held.filter(|place| *place < ALL_APPRENTICES);
        let shown = self.board.apprentices.iter().flatten().chain(&self.board.apprentice_pile);
        let count = if self.plays_with(Variant::Promo) { ALL_APPRENTICES } else { BASE_APPRENTICES };
        let bare = |(slot, laid): (&Option<_>, &u8)| slot.is_some() || *laid == 0;
        each_once(held.chain(shown.map(|apprentice| apprentice.index())), count)
            && self.players.iter().all(|player| player.apprentices.len() <= player.most_apprentices())
            && self.board.apprentices.iter().zip(&self.board.laid).all(bare)
    }

    fn cards_are_complete(&self) -> bool {
        let board = &self.board;
        let out = REWARDS.len().saturating_sub(reward_cards(usize::from(self.seats)));
        each_once(board.small.iter().chain(&board.large).map(|card| card.index()), MARKET.len())
            && none_twice(board.rewards.iter().map(|card| card.index()))
            && board.rewards.len() >= out
            && (self.resets || board.market.contains(&None))
    }

    fn boards_fit(&self) -> bool {
        let variable = self.plays_with(Variant::Variable);
        let has_one = |seat: Seat| self.player(seat).board.is_some();
        none_twice(self.players.iter().filter_map(|player| player.board).map(BoardId::index))
            && self.all_seats().all(|seat| has_one(seat) == (variable && self.is_person(seat)))
    }

    fn opponent_fits(&self) -> bool {
        let Some(opponent) = &self.opponent else { return true };
        let player = self.player(opponent.seat);
        let cards = opponent.draw.iter().chain(&opponent.discard);
        none_twice(cards.clone().map(|card| card.index()))
            && cards.clone().all(|card| card.card().kind == opponent.kind)
            && cards.count() == CARDS_EACH
            && [player.apprentices, player.hand, player.drawn].into_iter().all(Set::is_empty)
    }

    fn team_fits(&self) -> bool {
        let callings = || self.players.iter().flat_map(|player| apprentices(player.apprentices));
        let callings = || callings().filter_map(ApprenticeId::calling_card);
        let standing = |spaces: &[Option<Owner>]| spaces.iter().filter(|on| **on == Some(Owner::Overlord)).count();
        let on_spaces = standing(&self.board.market) + standing(&self.board.guildhall);
        let Some(team) = &self.team else {
            return on_spaces == 0
                && callings().next().is_none()
                && self.players.iter().all(|player| player.member.is_none())
                && !self.plays_with(Variant::Coop);
        };
        let counted = [team.workers, team.prison].into_iter().chain(team.circles);
        let captives = self.players.iter().map(|player| player.member.captives);
        let workers = on_spaces + counted.chain(captives).map(usize::from).sum::<usize>();
        let belongs = [Variant::Coop, Variant::Variable, Variant::ApprenticeDraft];
        workers == usize::from(OVERLORD_WORKERS)
            && self.opponent.is_none()
            && self.tomes.is_none()
            && belongs.into_iter().all(|variant| self.plays_with(variant))
            && (team.difficulty == Coop::Hard) == self.plays_with(Variant::CoopHard)
            && team.difficulty != Coop::Insane
            && none_twice(callings().map(usize::from))
            && self.players.iter().all(|player| player.captured == [0; MOST_SEATS])
            && Self::schemes_fit(team)
            && self.demands_fit(team)
            && none_twice(team.events.iter().map(|event| event.index()))
            && team.events.len() >= ALL_EVENTS - events_in_play(team.difficulty)
            && (!team.used_up || self.over && team.events_left() == 0)
    }

    /// Every Scheme is in one of the three piles. The Final one lies at the bottom of the Future ones while it is
    /// among them.
    fn schemes_fit(team: &Team) -> bool {
        let all = team.draw.iter().chain(&team.discard).chain(&team.future);
        each_once(all.map(|scheme| scheme.index()), SCHEMES.len())
            && team.future.iter().all(|scheme| scheme.is_future())
            && team.future.first().is_none_or(|bottom| *bottom == FINAL_SCHEME)
            && (!team.laid_on_top || team.draw.last().is_some_and(|top| top.is_future()))
    }

    /// There is one Demand of each level, and no revealed one has more items than it asks for.
    fn demands_fit(&self, team: &Team) -> bool {
        let level = |(level, demand): (usize, &DemandId)| {
            [false, true].map(|second| DemandId::of(level, second)).contains(demand)
        };
        let plans: u8 =
            (0..DEMAND_LEVELS).filter(|at| team.demands[*at].takes(Thing::Plan)).map(|at| team.given[at]).sum();
        let revealed = usize::from(team.revealed);
        team.demands.iter().enumerate().all(level)
            && (revealed > 0) == self.is_set_up()
            && revealed <= DEMAND_LEVELS
            && team.demands(self.seats()).all(|open| open.given <= open.asked)
            && team.given[revealed..].iter().all(|given| *given == 0)
            && team.plans.len() == usize::from(plans)
    }

    fn flow_waits(&self) -> bool {
        match self.asked() {
            None => self.over && self.flow.is_empty(),
            Some((seat, question)) => !self.over && self.is_person(seat) && self.has_choice(seat, question),
        }
    }

    fn flow_fits(&self) -> bool {
        let Some((Step::Ask(seat, question), below)) = self.flow.split_last() else {
            return self.over && self.is_set_up();
        };
        let set_up = self.is_set_up();
        (if set_up { self.turn_fits(*seat, *question, below) } else { self.set_up_fits(*question, below) })
            && self.flow.len() < MOST_STEPS / 2
            && self.question_fits(*seat, *question)
    }

    /// The step that closes the turn lies at the bottom of the flow, and only the top step is a question.
    fn turn_fits(&self, seat: Seat, question: Question, below: &[Step]) -> bool {
        let (bottom, steps) = match below.split_first() {
            Some((bottom, steps)) => (*bottom, steps),
            None => return false,
        };
        if bottom != Step::Close && (bottom != Step::CloseRound || self.team.is_none() || self.turn != self.first) {
            return false;
        }
        // An Apprentice waits to be taken only while another one has to be dismissed first.
        let waiting = steps.iter().filter(|step| matches!(step, Step::Take(..))).count();
        let taken = match steps.last() {
            Some(Step::Take(owner, slot)) => {
                let dismisses = *owner == seat && question == Question::Dismiss;
                waiting == 1 && dismisses && self.apprentice(*slot).is_some()
            }
            _ => waiting == 0,
        };
        // Only steps of its payment lie above an advance.
        let climbs = steps.iter().position(|step| *step == Step::Climb).is_none_or(|place| {
            let price = |step: &Step| match *step {
                Step::Bill(bill) | Step::Ask(_, Question::Pay(bill)) => bill == Bill::Cathedral,
                Step::Discards(_, purpose, _) | Step::Ask(_, Question::Discard(purpose, _)) => {
                    matches!(purpose, Purpose::Payment | Purpose::Cathedral)
                }
                _ => false,
            };
            let level = self.player(self.turn).cathedral;
            let free = CATHEDRAL.get(usize::from(level)).is_some_and(|row| self.on_level(level + 1) < row.spaces);
            free && steps[place + 1..].iter().chain([&Step::Ask(seat, question)]).all(price)
        });
        taken && climbs && steps.iter().all(|step| self.step_fits(*step))
    }

    /// Set-up: the free Apprentices come first, then the plans.
    fn set_up_fits(&self, question: Question, below: &[Step]) -> bool {
        let [Step::Begin, Step::FirstBuildings, Step::BoardPlans, steps @ ..] = below else { return false };
        let asked = |like: Question| {
            self.flow.iter().filter_map(move |step| match *step {
                Step::Ask(seat, question) if question == like => Some(seat),
                _ => None,
            })
        };
        let once =
            |like: Question| none_twice(asked(like).map(Seat::index)) && asked(like).all(|seat| self.is_person(seat));
        let hand = |seat: Seat| self.player(seat).hand.len();
        let dealt = |seat: Seat| self.player(seat).drawn.len() + hand(seat) == usize::from(DRAFT_PLANS);
        let early = self.round == 0 && self.turns_left.is_none() && self.board.taken == 0;
        let fits = match steps {
            asks if question == Question::PutBack => {
                let chosen =
                    |seat: Seat| self.player(seat).drawn.is_empty() && hand(seat) + 1 == usize::from(DRAFT_PLANS);
                let waits = |seat: Seat| asked(Question::PutBack).any(|other| other == seat);
                let fits = |seat: Seat| if waits(seat) { dealt(seat) && hand(seat) == 0 } else { chosen(seat) };
                asks.iter().all(|step| matches!(step, Step::Ask(_, Question::PutBack)))
                    && once(Question::PutBack)
                    && (asks.is_empty() || self.team.is_some())
                    && self.people().all(fits)
            }
            [Step::PassPlans, asks @ ..] => {
                let kept = asked(Question::Draft).map(hand).max().unwrap_or(0);
                let even = |seat: Seat| {
                    let waits = asked(Question::Draft).any(|other| other == seat);
                    dealt(seat) && hand(seat) == kept + usize::from(!waits)
                };
                question == Question::Draft
                    && asks.iter().all(|step| matches!(step, Step::Ask(_, Question::Draft)))
                    && once(Question::Draft)
                    && kept + 1 < usize::from(DRAFT_PLANS)
                    && self.people().all(even)
            }
            [Step::DealPlans, Step::FillGaps, others @ ..] => {
                let shown = self.board.apprentices.iter().flatten().count();
                let none = |seat: Seat| self.player(seat).drawn.is_empty() && hand(seat) == 0;
                let fits = |step: &Step| match step {
                    Step::Ask(_, question) => matches!(question, Question::FreeApprentice | Question::Calling(_)),
                    Step::Give(seat, effect) => self.is_person(*seat) && matches!(effect, Effect::Gain(Thing::Debt, 1)),
                    _ => false,
                };
                matches!(question, Question::FreeApprentice | Question::AvoidDebt | Question::Calling(_))
                    && self.callings_fit()
                    && once(Question::FreeApprentice)
                    && asked(Question::FreeApprentice).count() <= shown
                    && self.all_seats().all(none)
                    && others.iter().all(fits)
            }
            _ => false,
        };
        early && fits
    }

    /// Set-up of the co-op scenario: each player has one side of a card of its own or is still to choose it.
    fn callings_fit(&self) -> bool {
        let asked = |seat: Seat| {
            self.flow.iter().filter_map(move |step| match *step {
                Step::Ask(other, Question::Calling(card)) if other == seat => Some(usize::from(card)),
                _ => None,
            })
        };
        let own = |seat: Seat| {
            let cards = apprentices(self.player(seat).apprentices).filter_map(ApprenticeId::calling_card);
            cards.map(usize::from).chain(asked(seat))
        };
        let cards = || self.all_seats().flat_map(own);
        none_twice(cards())
            && cards().all(|card| card < CALLING_CARDS)
            && self.all_seats().all(|seat| own(seat).count() == usize::from(self.team.is_some()))
    }

    fn step_fits(&self, step: Step) -> bool {
        let acts = self.is_person(self.turn) && !self.is_overlords_turn();
        match step {
            Step::Give(seat, effect) => match effect {
                Effect::Gain(Thing::Virtue | Thing::Debt, count) | Effect::LoseVirtue(count) => {
                    seat.0 < self.seats && count <= MOST_COUNT
                }
                Effect::Gain(_, count) | Effect::SellPlan(_, count) | Effect::Captures(count) => {
                    self.is_person(seat) && count <= MOST_COUNT
                }
                Effect::LevySilver(count) => self.suffers(seat) && count <= MOST_COUNT,
                Effect::DiscardPlan | Effect::RemoveJailed | Effect::RemoveWorker => self.suffers(seat),
                Effect::Dismiss if self.suffers(seat) => true,
                Effect::FreeHeld if self.team.is_some() => self.is_person(seat),
                _ => acts && seat == self.turn,
            },
            Step::Line(decree, place) => self.is_overlords_turn() && usize::from(place) < decree.lines().len(),
            Step::Reset => self.is_overlords_turn(),
            Step::Donations(_) => acts && self.team.is_some(),
            Step::Donate(left) => acts && self.team.is_some() && left <= MOST_COUNT,
            Step::Either(seat, _) | Step::Take(seat, _) => acts && seat == self.turn,
            Step::Discards(seat, purpose, count) => self.purpose_fits(seat, purpose, count),
            Step::Trades(left) | Step::Guards(Guards { left, .. }) => acts && left <= MOST_COUNT,
            Step::Captures(seat, captures) => acts && seat == self.turn && captures.left <= MOST_COUNT,
            Step::TakeTax
            | Step::Market(_)
            | Step::PutBack
            | Step::Build
            | Step::Bill(_)
            | Step::Built
            | Step::Climb => acts,
            Step::ResetRelease(seat) | Step::ResetGains(seat) => seat.0 < self.seats,
            Step::ResetLosses | Step::ResetDebts => true,
            // Questions lie on top, the close at the bottom, and the set-up is over.
            _ => false,
        }
    }

    fn suffers(&self, seat: Seat) -> bool {
        self.is_overlords_turn() && self.is_person(seat)
    }

    fn purpose_fits(&self, seat: Seat, purpose: Purpose, count: u8) -> bool {
        let own = match purpose {
            Purpose::Virtue => true,
            Purpose::Event => self.suffers(seat),
            Purpose::Sale(thing, gained) => seat == self.turn && thing.good().is_some() && gained <= MOST_COUNT,
            _ => seat == self.turn,
        };
        own && self.is_person(seat) && count <= MOST_COUNT
    }

    fn question_fits(&self, seat: Seat, question: Question) -> bool {
        let own_turn = self.is_set_up() && seat == self.turn && !self.is_overlords_turn();
        match question {
            Question::Calling(_) => !self.is_set_up() && self.team.is_some(),
            Question::Donate(left) => own_turn && self.team.is_some() && left <= MOST_COUNT,
            Question::Suffers(effect) => {
                let one = EVENTS.iter().flat_map(|event| event.lines).any(|line| *line == SchemeLine::One(effect));
                one && self.suffers(seat) && seat == self.controller()
            }
            Question::Remove => self.suffers(seat) && self.player(seat).workers == 0,
            Question::Dismiss => own_turn || self.suffers(seat),
            Question::FreeApprentice | Question::Draft => !self.is_set_up(),
            Question::PutBack => own_turn || !self.is_set_up(),
            Question::AvoidDebt => true,
            Question::Release(most) => self.is_set_up() && most <= self.player(seat).prison,
            Question::Discard(purpose, count) => {
                self.is_set_up() && count > 0 && self.purpose_fits(seat, purpose, count)
            }
            Question::Trade(left) | Question::Guard(Guards { left, .. }) => own_turn && left <= MOST_COUNT,
            Question::Capture(captures) => {
                let made = usize::from(captures.done) >= captures.places();
                own_turn && made && captures.left <= MOST_COUNT && captures.done <= MOST_COUNT
            }
            Question::Keep => own_turn && self.flow.contains(&Step::PutBack),
            _ => own_turn,
        }
    }
}

/// Largest count of one step or question: twenty Workers and a margin.
const MOST_COUNT: u8 = 60;
