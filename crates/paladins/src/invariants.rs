//! The invariants of every state, each a named predicate.

use super::components::{
    Action, Advantage, Attribute, BASE_ORDERS, BASE_TOWNSFOLK, BUY_OFF, JAR_SPACES, MOST_KEPT, MOST_OF_AN_ACTION,
    ORDERS_IN_PLAY, OUTSIDERS, OVERLORD_WORKERS, PALADINS, RESOURCE_TRACK, ROUNDS, Reward, SCHEMES, START_HONOUR,
    SUSPICION, Scheme, TAVERNS, TOWN_CARDS, TRACK_END, WALLS, WORKSHOPS, Worker,
};
use super::question::{Intent, Question, Target, Task};
use super::state::{Paladins, Player};
use super::step::Step;
use engine::{Rules, each_once};
use kernel::Seat;

/// Bound on the steps that wait for one choice. It leaves room for the steps that they add.
const MOST_WAITING: usize = 24;

type Invariant = (&'static str, fn(&Paladins) -> bool);

impl Paladins {
    pub(super) fn first_broken(&self) -> Option<&'static str> {
        let invariants: [Invariant; 16] = [
            ("the table has 2 to 4 seats, the solo opponent in the second of two", Self::seats_are_right),
            ("the round is one of seven, and what is shown of cards fits it", Self::round_is_right),
            ("what is still to be resolved makes sense", Self::flow_is_sound),
            ("what is still to be resolved is in a possible order", Self::flow_is_in_order),
            ("the question that is asked can be asked", Self::question_is_sound),
            ("every Townsfolk is in one place", Self::townsfolk_are_conserved),
            ("every Outsider is in one place", Self::outsiders_are_conserved),
            ("every Wall and Tavern card is in one place", Self::walls_and_taverns_are_conserved),
            ("every Suspicion card is in one place", Self::suspicion_is_conserved),
            ("every King's card is in one place", Self::kings_cards_are_conserved),
            ("every Paladin and Scheme card is in one place", Self::paladins_are_conserved),
            ("every Paladin is where this moment of the round has it", Self::paladins_are_in_place),
            ("the Monks and Outposts on the board are those that left the player boards", Self::pieces_are_conserved),
            ("levels, Jars and Workshops are within their rows", Self::boards_are_right),
            ("the team, its Threats and its Orders fit the round", Self::team_is_right),
            (
                "the Tax supply is not more than full, and empty only before an Inquisition has filled it",
                Self::tax_is_right,
            ),
        ];
        let broken = invariants.into_iter().find(|(_, holds)| !holds(self)).map(|(name, _)| name);
        let broken = broken.or_else(|| self.tomes.and_then(|tomes| tomes.broken(self.people(), self.round > 0)));
        broken.or_else(|| {
            (!self.waits_for_a_choice()).then_some("a game that is not over waits for a choice that exists")
        })
    }

    fn seats_are_right(&self) -> bool {
        (2..=4).contains(&self.seats())
            && (self.rival.is_none() || self.people() == 1)
            && self.start.index() < self.people()
            && self.active.index() < self.seats()
            && self.players[self.seats()..].iter().all(|player| *player == Player::default())
    }

    fn round_is_right(&self) -> bool {
        let shown = if self.round == 0 { 0 } else { self.people() + 1 };
        let favours = self.board.favours(self.round).len();
        let used = |(slot, place): (usize, &Option<(Seat, Worker)>)| {
            place.is_none_or(|(seat, _)| slot < favours && seat.index() < self.seats())
        };
        self.round <= ROUNDS
            && self.board.taverns.len() == shown
            && self.board.taken.iter().all(|place| place < shown)
            && self.board.favour_workers.iter().enumerate().all(used)
    }

    fn flow_is_sound(&self) -> bool {
        let seat = |seat: Seat| seat.index() < self.seats();
        let person = |other: Seat| seat(other) && !self.is_rival(other);
        self.flow.iter().all(|step| match *step {
            Step::Ask(asked, _) => person(asked),
            Step::Ability(owner, _) => seat(owner),
            Step::Reward(gainer, reward) => seat(gainer) && reward_is_sound(reward),
            Step::Either(gainer, _) | Step::Suspicion { seat: gainer, .. } | Step::Abilities(gainer, _) => seat(gainer),
            Step::Turn(next) => seat(next),
            Step::Inquire(owner)
            | Step::InquireNext(owner)
            | Step::DrawPaladins(owner)
            | Step::RevealPaladin(owner)
            | Step::AbsolveSuspicion(owner)
            | Step::Excess(owner) => person(owner),
            Step::RivalWorkers => self.rival.is_some(),
            Step::Threats(number) => {
                self.team.as_ref().is_some_and(|team| usize::from(number) <= team.places().len() + 1)
            }
            Step::Inquisition | Step::Verdict | Step::FillTown | Step::Round | Step::Refresh => true,
            // Resolved without a choice in between.
            Step::Scheme(_) | Step::EndRound => false,
        })
    }

    /// The continuation of the round lies at the bottom of the flow, and only the top step is a question. In the
    /// draft all questions lie on the flow.
    fn flow_is_in_order(&self) -> bool {
        let Some((base, rest)) = self.flow.split_first() else { return self.round == ROUNDS };
        if self.round == 0 {
            let asked = |step: &&Step| matches!(step, Step::Ask(_, Question::Draft));
            let (drafts, starting) = rest.split_at(1 + rest.iter().skip(1).take_while(asked).count());
            return *base == Step::Round
                && rest.first() == Some(&Step::FillTown)
                && drafts.len() - 1 <= self.board.town.iter().flatten().count()
                && starting.iter().all(|step| matches!(step, Step::Ask(_, Question::Starting)))
                && starting.len() <= self.people()
                && (starting.is_empty() || self.team.is_some());
        }
        let goes_on = |step: &Step| {
            matches!(step, Step::Round | Step::FillTown | Step::Turn(_) | Step::Refresh | Step::Ask(_, Question::Draft))
        };
        let asked = |(place, step): (usize, &Step)| !matches!(step, Step::Ask(..)) || place + 1 == rest.len();
        let revealing = |step: &&Step| matches!(step, Step::RevealPaladin(_) | Step::Ask(_, Question::Tavern));
        matches!(base, Step::Turn(_) | Step::Refresh)
            && !rest.iter().any(goes_on)
            && rest.iter().enumerate().all(asked)
            && rest.len() <= MOST_WAITING
            && rest.iter().filter(revealing).count() + self.board.taken.len() < self.board.taverns.len()
    }

    fn question_is_sound(&self) -> bool {
        let Some((seat, question)) = self.asked() else { return true };
        let player = self.player(seat);
        let legal = |action: Action| self.may_begin(seat, Intent::Action(action));
        match question {
            Question::Turn => !player.passed,
            Question::Recruit => legal(Action::Recruit),
            Question::TownsfolkCost { slot, crew } => {
                let target = Target::Townsfolk { slot, crew, debt: true };
                legal(Action::Recruit)
                    && self.is_aimed_well(seat, Task { intent: Intent::Action(Action::Recruit), target })
            }
            Question::Space(action) => matches!(action, Action::Commission | Action::Garrison) && legal(action),
            Question::Jar => legal(Action::Absolve),
            Question::Outsider(action) => matches!(action, Action::Attack | Action::Convert) && legal(action),
            Question::Workshop => legal(Action::Develop),
            Question::Clear => legal(Action::Pray),
            Question::Pay(task) => self.may_begin(seat, task.intent) && self.is_aimed_well(seat, task),
            Question::Ability => self.inquiry.iter().all(|id| player.crew.iter().any(|card| card.0 as usize == id)),
            Question::Keep => player.workers.total() > MOST_KEPT,
            Question::BuyOff => player.brings(Advantage::BuysOffDebts) && player.silver >= BUY_OFF,
            Question::Starting => player.member.is_none() && self.team.is_some(),
            Question::Receiver { task, workers } => {
                let left = matches!(task.intent, Intent::Action(action) if action.may_be_given());
                self.team.is_some() && left && (1..=3).contains(&workers)
            }
            Question::PrayerOf(acting) => self.team.is_some() && acting.index() < self.seats(),
            Question::LoseWorker | Question::LoseWorkshop => self.team.is_some(),
            Question::AbsolveSuspicion => player.counts_suspicion() && !player.suspicion.is_empty(),
            _ => true,
        }
    }

    fn tax_is_right(&self) -> bool {
        let inquisition = |step: &Step| matches!(step, Step::Inquisition | Step::Verdict);
        self.board.tax <= self.full_tax() && (self.board.tax > 0 || self.flow.iter().any(inquisition))
    }

    fn townsfolk_are_conserved(&self) -> bool {
        let cards = if self.bonus { TOWN_CARDS } else { BASE_TOWNSFOLK };
        let board = &self.board;
        let crews = self.players.iter().flat_map(|player| player.crew.iter());
        let crews = crews.filter(|card| card.starting().is_none());
        let row = board.town.iter().flatten();
        let all = board.town_deck.iter().chain(board.town_discard.iter()).chain(row).chain(crews);
        each_once(all.map(|card| card.0), cards)
    }

    fn outsiders_are_conserved(&self) -> bool {
        let board = &self.board;
        let held = self.players.iter().flat_map(|player| player.attacked.iter().chain(player.converted.iter()));
        let row = board.outsiders.iter().flatten();
        let all = board.outsider_deck.iter().chain(board.outsider_discard.iter()).chain(row).chain(held);
        each_once(all.map(|card| card.0), OUTSIDERS.len())
    }

    fn walls_and_taverns_are_conserved(&self) -> bool {
        let board = &self.board;
        let walls = board.wall_deck.iter().chain(self.players.iter().flat_map(|player| player.walls.iter()));
        let taverns = board.tavern_deck.iter().chain(board.tavern_discard.iter()).chain(board.taverns.iter());
        each_once(walls.map(|card| card.0), WALLS.len()) && each_once(taverns.map(|card| card.0), TAVERNS.len())
    }

    fn suspicion_is_conserved(&self) -> bool {
        let board = &self.board;
        let held = self.players.iter().flat_map(|player| player.suspicion.iter());
        let all = || board.suspicion_deck.iter().chain(board.suspicion_discard.iter()).chain(held.clone());
        let mut cards = [0; SUSPICION.len()];
        for (place, card) in cards.iter_mut().zip(all()) {
            *place = *card;
        }
        cards.sort_unstable();
        all().count() == SUSPICION.len() && cards == SUSPICION
    }

    fn kings_cards_are_conserved(&self) -> bool {
        let board = &self.board;
        let first = if self.team.is_some() { BASE_ORDERS as u8 } else { 0 };
        each_once(board.orders.iter().map(|card| card.0.wrapping_sub(first)), board.orders.len())
            && each_once(board.favours.iter().map(|card| card.0), board.favours.len())
    }

    fn paladins_are_conserved(&self) -> bool {
        let decks = self.players[..self.people()].iter().all(|player| {
            let open = player.paladin.iter().chain(player.chosen.iter()).chain(player.spent.iter());
            let all = player.deck.iter().chain(player.hand.iter()).chain(open);
            each_once(all.map(|card| card.0), PALADINS.len()) && player.known_bottom as usize <= player.deck.len()
        });
        let schemes = self.rival.as_ref().is_none_or(|rival| {
            let held = |scheme: Scheme| {
                rival.schemes.iter().chain(rival.scheme_discard.iter()).filter(|card| **card == scheme).count()
            };
            let printed = |scheme: Scheme| SCHEMES.iter().filter(|card| **card == scheme).count();
            let mut stack = rival.stack;
            stack.sort_unstable();
            rival.schemes.len() + rival.scheme_discard.len() == SCHEMES.len() + held(Scheme::KingsFavour)
                && SCHEMES.iter().all(|&scheme| held(scheme) == printed(scheme))
                && held(Scheme::KingsFavour) <= self.board.favours(self.round).len()
                && stack == Attribute::ALL
                && rival.marker < RESOURCE_TRACK
        });
        decks && schemes
    }

    /// Honour and Threats exist only in the co-op scenario. Every Threat is one card, with Workers only once
    /// revealed, and the Overlord has at most twenty. No King's Favour was used more often than one player's Honour
    /// can pay for. Starting Townsfolk are in the crews of the players with their overlays.
    fn team_is_right(&self) -> bool {
        let starts = |player: &Player| {
            let own = player.crew.iter().filter(|card| card.starting().is_some()).count();
            match &player.member {
                None => own == 0,
                Some(member) => {
                    own == 1
                        && player.crew.contains(&member.starting)
                        && member.starting.starting().is_some()
                        && member.honour <= START_HONOUR
                        && member.placed[2].is_none()
                        && player.moved_workshops() <= WORKSHOPS
                }
            }
        };
        let starting = self.players.iter().filter_map(|player| Some(player.member?.starting));
        let unlike = starting.clone().all(|card| starting.clone().filter(|other| *other == card).count() == 1);
        if !self.players.iter().all(starts) || !unlike {
            return false;
        }
        let members = self.players.iter().filter(|player| player.member.is_some()).count();
        let Some(team) = &self.team else { return members == 0 };
        let chosen = self.flow.iter().filter(|step| matches!(step, Step::Ask(_, Question::Starting))).count();
        let (orders, favours) = (self.board.orders(self.round).len(), self.board.favours(self.round).len());
        let seats = |place: &Option<(Seat, Worker)>| place.is_none_or(|(seat, _)| seat.index() < self.seats());
        members + chosen == self.seats()
            && self.rival.is_none()
            && self.tomes.is_none()
            && each_once(team.threats.iter().map(|card| card.0), team.threats.len())
            && team.workers[team.revealed(self.round)..].iter().all(|workers| *workers == 0)
            && team.workers.iter().map(|workers| u16::from(*workers)).sum::<u16>() <= u16::from(OVERLORD_WORKERS)
            && team.completed.iter().all(seats)
            && team.completed[orders..].iter().all(Option::is_none)
            && team.again.iter().all(|again| *again <= START_HONOUR)
            && (0..team.again.len())
                .all(|slot| team.again[slot] == 0 || (slot < favours && self.board.favour_workers[slot].is_some()))
    }

    /// A seat draws, lays, reveals and spends one Paladin a round. The solo opponent has none.
    fn paladins_are_in_place(&self) -> bool {
        let waits = |step: Step| self.flow.contains(&step);
        let people = self.players[..self.people()].iter().enumerate().all(|(seat, player)| {
            let seat = Seat(seat as u8);
            let (revealing, drawing) = (waits(Step::RevealPaladin(seat)), waits(Step::DrawPaladins(seat)));
            let place = |step: Step| self.flow.iter().position(|other| *other == step);
            let choosing = self.asked() == Some((seat, Question::PlayPaladin));
            let returning = self.asked() == Some((seat, Question::TopPaladin));
            let held = if choosing { 3 } else { 2 * usize::from(returning) };
            let played = if self.is_over() { self.round } else { self.round.saturating_sub(1) };
            player.hand.len() == held
                && player.chosen.is_some() == (revealing && !drawing && !choosing)
                && !(player.paladin.is_some() && (revealing || self.is_over()))
                && (revealing || !(drawing || choosing || returning))
                && !(drawing && (choosing || returning))
                && !(drawing && place(Step::DrawPaladins(seat)) < place(Step::RevealPaladin(seat)))
                && self.flow.iter().filter(|step| **step == Step::RevealPaladin(seat)).count() <= 1
                && self.flow.iter().filter(|step| **step == Step::DrawPaladins(seat)).count() <= 1
                && player.spent.len() <= played as usize
        });
        let rival = self.rival_seat().is_none_or(|seat| {
            let player = self.player(seat);
            player.deck.is_empty()
                && player.hand.is_empty()
                && player.spent.is_empty()
                && (player.paladin, player.chosen) == (None, None)
        });
        people && rival
    }

    fn pieces_are_conserved(&self) -> bool {
        self.players.iter().enumerate().all(|(seat, player)| {
            let placed = |outpost: bool| {
                let own = |piece: &&super::Piece| piece.seat.index() == seat && piece.outpost == outpost;
                self.board.spaces.iter().flatten().filter(own).count()
            };
            placed(false) == player.monks as usize && placed(true) == player.outposts as usize
        }) && self.board.spaces.iter().flatten().all(|piece| piece.seat.index() < self.seats())
    }

    /// The solo opponent keeps a Workshop for each King's Order not yet revealed.
    fn boards_are_right(&self) -> bool {
        let to_come = ORDERS_IN_PLAY.saturating_sub(self.round as usize) as u8;
        self.players.iter().enumerate().all(|(seat, player)| {
            let rival = self.is_rival(Seat(seat as u8));
            Attribute::ALL.into_iter().all(|attribute| player.track(attribute) <= TRACK_END)
                && [player.monks, player.outposts, player.absolved]
                    .iter()
                    .all(|&done| done as usize <= MOST_OF_AN_ACTION)
                && player.developed() <= if rival { WORKSHOPS - to_come } else { WORKSHOPS }
                && player.jars.iter().all(|space| space < JAR_SPACES.len())
                && (rival || player.jars.len() == player.absolved as usize)
        })
    }

    fn waits_for_a_choice(&self) -> bool {
        self.asked().map_or_else(|| self.is_over(), |(seat, question)| self.has_choice(seat, question))
    }
}

/// Bound on rewards: no card gives more than three of anything.
const fn reward_is_sound(reward: Reward) -> bool {
    match reward {
        Reward::Workers(_, count)
        | Reward::Silver(count)
        | Reward::Provisions(count)
        | Reward::Tax(count)
        | Reward::Raise(_, count)
        | Reward::RemoveSuspicion(count)
        | Reward::Honour(count)
        | Reward::LoseHonour(count)
        | Reward::Lower(_, count)
        | Reward::LoseSilver(count)
        | Reward::LoseProvisions(count) => count <= 3,
        _ => true,
    }
}
