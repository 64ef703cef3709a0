//! The official solo opponent. Scheme cards, the Resource track and fixed orders make all of its decisions.

use super::components::{
    Action, Attribute, MOST_OF_AN_ACTION, OrderId, RESOURCE_TRACK, Reward, SCHEMES, SPACES, Scheme, TOP_ROW, TRACK_END,
    Worker,
};
use super::event::Event;
use super::question::{Intent, Source};
use super::state::{Paladins, Player, Rival};
use super::step::Step;
use super::things::Thing;
use super::why_not::WhyNot;
use engine::{first, named};
use kernel::{Chance, EventSink, Pile, Seat, Set};

named! {
    /// The strength of the solo opponent: the number of its initial Workshops.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Difficulty {
        Easy = "solo-easy",
        Standard = "solo-standard",
        Hard = "solo-hard",
    }
}

impl Difficulty {
    pub const fn workshops(self) -> usize {
        match self {
            Self::Easy => 1,
            Self::Standard => 3,
            Self::Hard => 5,
        }
    }
}

const WORKERS_BEYOND_ROUND: u8 = 3;

/// Workers that a right-hand action takes without a Workshop.
const RIGHT_COST: u8 = 3;

impl Rival {
    /// Solo setup: returns its markers and Scheme cards, and puts a Workshop on the action of each revealed King's
    /// Order.
    pub(super) fn new(difficulty: Difficulty, orders: &[OrderId], player: &mut Player, chance: &mut Chance) -> Self {
        for order in &orders[..difficulty.workshops().min(orders.len())] {
            if let Some(action) = order.card().task() {
                player.add_workshop(action);
            }
        }
        let mut schemes = Pile::of(SCHEMES);
        chance.shuffle(&mut schemes);
        Self {
            workers: 0,
            marker: 0,
            stack: [Attribute::Influence, Attribute::Faith, Attribute::Strength],
            used: Set::EMPTY,
            schemes,
            scheme_discard: Pile::new(),
        }
    }

    /// Returns the slots of a row of cards in its order of attempts: from the marker to the right, then from the
    /// left.
    fn slots(&self, count: usize) -> impl Iterator<Item = usize> + use<> {
        let first = self.marker as usize;
        (first..count).chain(0..first.min(count))
    }
}

impl Player {
    /// Covers the next of an action's two spaces with a Workshop. Returns false if both are covered.
    fn add_workshop(&mut self, action: Action) -> bool {
        let free = action.right_index().and_then(|index| self.workshops[index].iter_mut().find(|covered| !**covered));
        free.map(|covered| *covered = true).is_some()
    }
}

impl Paladins {
    /// Round setup: moves the Workshop on a King's Order to its action.
    pub(super) fn rival_develops(&mut self, action: Action, events: &mut impl EventSink<Event>) {
        if let Some(seat) = self.rival_seat()
            && self.player_mut(seat).add_workshop(action)
        {
            events.emit(Event::RivalDeveloped { seat, action });
        }
    }

    /// Gains the Workers of the round, and 1 Suspicion for each Criminal on the remaining Tavern card.
    pub(super) fn rival_gains_workers(&mut self, events: &mut impl EventSink<Event>) {
        let Some(seat) = self.rival_seat() else { return };
        let workers = self.round + WORKERS_BEYOND_ROUND;
        if let Some(rival) = &mut self.rival {
            rival.workers = workers;
        }
        events.emit(Event::RivalGainedWorkers { seat, workers });
        let left = (0..self.board.taverns.len()).filter(|&place| !self.board.taken.has(place));
        let criminals: usize = left
            .map(|place| self.board.taverns[place].card().iter().filter(|&&worker| worker == Worker::Criminal).count())
            .sum();
        for _ in 0..criminals {
            self.flow.push(Step::Suspicion { seat, again: false });
        }
    }

    /// Scheme Cards: turns over the top one and attempts it. On failure it takes the left-most available action of
    /// the top row.
    pub(super) fn scheme(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        if self.rival.as_ref().is_some_and(|rival| rival.schemes.is_empty()) {
            self.shuffle_schemes(events);
        }
        let drawn = self.rival.as_mut().and_then(|rival| {
            let scheme = rival.schemes.pop()?;
            rival.scheme_discard.push(scheme);
            Some(scheme)
        });
        if let Some(scheme) = drawn {
            events.emit(Event::SchemeDrawn { scheme });
            match self.attempt(seat, scheme, events) {
                Ok(()) => return,
                Err(why) => events.emit(Event::SchemeFailed { scheme, why }),
            }
        }
        if TOP_ROW.into_iter().any(|action| self.attempt_action(seat, action, events).is_ok()) {
            return;
        }
        self.rest(seat, events);
    }

    fn attempt(&mut self, seat: Seat, scheme: Scheme, events: &mut impl EventSink<Event>) -> Result<(), WhyNot> {
        match scheme {
            Scheme::Action(action) => self.attempt_action(seat, action, events),
            Scheme::KingsOrder => self.attempt_order(seat, events),
            Scheme::KingsFavour => self.attempt_favour(seat, events),
        }
    }

    /// King's Order: works on the right-most revealed one that it has not completed, else the next to the left. Once
    /// all revealed ones are completed, it works on the right-most one only.
    fn attempt_order(&mut self, seat: Seat, events: &mut impl EventSink<Event>) -> Result<(), WhyNot> {
        let revealed: Pile<OrderId, 3> = Pile::of(self.board.orders(self.round).iter().copied());
        let completed = |game: &Self, order: &OrderId| game.player(seat).has_done(*order);
        if revealed.iter().all(|order| completed(self, order)) {
            let last = revealed.last().and_then(|order| order.card().task()).ok_or(WhyNot::NoOrder)?;
            return self.attempt_action(seat, last, events);
        }
        for order in revealed.iter().rev() {
            if let Some(action) = order.card().task()
                && !completed(self, order)
                && self.attempt_action(seat, action, events).is_ok()
            {
                return Ok(());
            }
        }
        Err(WhyNot::NoOrder)
    }

    /// King's Favour: uses the revealed one at the marker, or the next unused one to the right. It pays no Silver or
    /// Provisions.
    fn attempt_favour(&mut self, seat: Seat, events: &mut impl EventSink<Event>) -> Result<(), WhyNot> {
        let revealed = self.board.favours(self.round).len();
        let Some(rival) = &mut self.rival else { return Err(WhyNot::NoFavour) };
        let workers = &self.board.favour_workers;
        let open = |slot: &usize| *slot < revealed && workers.get(*slot) == Some(&None);
        let slot = rival.slots(workers.len()).find(open).ok_or(WhyNot::NoFavour)?;
        let favour = self.favour(slot as u8).ok_or(WhyNot::NoFavour)?;
        self.rival_places(seat, Intent::Favour(slot as u8), 1, events)?;
        // The type of its Workers has no meaning.
        self.board.favour_workers[slot] = Some((seat, Worker::Labourer));
        events.emit(Event::FavourUsed { seat, favour });
        self.flow.give_effects(seat, favour.card().effect, Source::Favour(favour));
        Ok(())
    }

    fn attempt_action(&mut self, seat: Seat, action: Action, events: &mut impl EventSink<Event>) -> Result<(), WhyNot> {
        let Some(rival) = &self.rival else { return Err(WhyNot::NotYourTurn) };
        if rival.used.has(action as usize) {
            return Err(WhyNot::Used);
        }
        let player = self.player(seat);
        let uncounted = matches!(action, Action::Attack | Action::Develop);
        if !uncounted && player.done(action) as usize >= MOST_OF_AN_ACTION {
            return Err(WhyNot::AllDone { action });
        }
        let workshops = u8::from(player.covered(action, 0)) + u8::from(player.covered(action, 1));
        let cost = if action.right_index().is_some() { RIGHT_COST - workshops } else { 1 };
        if rival.workers < cost {
            return Err(WhyNot::Workers { short: cost - rival.workers });
        }
        match action {
            Action::Recruit => {
                let slot = self.rival_townsfolk().ok_or(WhyNot::NoTownsfolk)?;
                self.rival_acts(seat, action, cost, events)?;
                self.quest(seat, slot, events);
            }
            Action::Pray => {
                self.rival_acts(seat, action, cost, events)?;
                self.rival_prays(seat, events);
            }
            Action::Trade => {
                self.rival_acts(seat, action, cost, events)?;
                self.move_marker(seat, 1, events);
            }
            Action::Conspire => {
                self.rival_acts(seat, action, cost, events)?;
                self.rival_gains(seat, 2, events);
                self.flow.push(Step::Suspicion { seat, again: false });
            }
            Action::Commission | Action::Garrison => {
                let space = self.rival_space(seat, action)?;
                self.rival_acts(seat, action, cost, events)?;
                if action == Action::Commission {
                    self.place_monk(seat, space, events);
                } else {
                    self.place_outpost(seat, space, events);
                }
            }
            Action::Fortify => {
                first(|reasons| self.check_wall(seat, reasons))?;
                self.rival_acts(seat, action, cost, events)?;
                self.build_wall(seat, events);
            }
            Action::Absolve => {
                first(|reasons| self.check_jar(seat, reasons))?;
                self.rival_acts(seat, action, cost, events)?;
                self.rival_absolves(seat, events);
            }
            Action::Attack | Action::Convert => {
                let slot = self.rival_outsider(seat, action)?;
                self.rival_acts(seat, action, cost, events)?;
                if action == Action::Attack {
                    self.drive_off(seat, slot, events);
                } else {
                    self.win_over(seat, slot, events);
                }
            }
            Action::Develop | Action::Hunt | Action::GainHonour => return Err(WhyNot::NoSuchThing),
        }
        Ok(())
    }

    fn rival_acts(
        &mut self,
        seat: Seat,
        action: Action,
        cost: u8,
        events: &mut impl EventSink<Event>,
    ) -> Result<(), WhyNot> {
        self.rival_places(seat, Intent::Action(action), cost, events)?;
        if let Some(rival) = &mut self.rival {
            rival.used.insert(action as usize);
        }
        Ok(())
    }

    fn rival_places(
        &mut self,
        seat: Seat,
        intent: Intent,
        cost: u8,
        events: &mut impl EventSink<Event>,
    ) -> Result<(), WhyNot> {
        let Some(rival) = &mut self.rival else { return Err(WhyNot::NotYourTurn) };
        rival.workers = rival.workers.checked_sub(cost).ok_or(WhyNot::Workers { short: cost })?;
        events.emit(Event::RivalActed { seat, intent, workers: cost });
        Ok(())
    }

    fn rival_townsfolk(&self) -> Option<usize> {
        let town = &self.board.town;
        self.rival.as_ref()?.slots(town.len()).find(|&slot| town[slot].is_some())
    }

    /// Returns the slot of the Outsider at the marker, or of the next one to the right, within its Strength or Faith.
    /// It pays no Silver to skip cards.
    fn rival_outsider(&self, seat: Seat, action: Action) -> Result<usize, WhyNot> {
        let rival = self.rival.as_ref().ok_or(WhyNot::NotYourTurn)?;
        let outsiders = &self.board.outsiders;
        let mut missing = WhyNot::NoOutsider;
        for slot in rival.slots(outsiders.len()).filter(|&slot| outsiders[slot].is_some()) {
            let (attribute, need) = Self::region_need(action, slot);
            let have = self.player(seat).level(attribute);
            if have >= need {
                return Ok(slot);
            }
            missing = WhyNot::Attribute { attribute, need, have };
        }
        Err(missing)
    }

    /// Commission and Garrison: returns the left-most space of the first kind that is free, in the order of the
    /// kinds. Without an unpaid Debt, spaces that pay one are excluded.
    fn rival_space(&self, seat: Seat, action: Action) -> Result<u8, WhyNot> {
        let mut missing = None;
        let mut best: Option<(u8, usize)> = None;
        for space in self.board.free_spaces(self.seats()) {
            let (attribute, need) = Self::region_need(action, SPACES[space].region as usize);
            let have = self.player(seat).level(attribute);
            if have < need {
                missing.get_or_insert(WhyNot::Attribute { attribute, need, have });
                continue;
            }
            let wish = match SPACES[space].reward {
                [Reward::FreeRecruit] => 0,
                [Reward::PayDebt] if self.player(seat).unpaid > 0 => 1,
                [Reward::PayDebt] => continue,
                [Reward::Pray] => 2,
                [_, _] | [Reward::Workers(_, 2..)] => 3,
                [Reward::Workers(..)] => 4,
                [Reward::Silver(_)] => 5,
                _ => 6,
            };
            if best.is_none_or(|(least, _)| wish < least) {
                best = Some((wish, space));
            }
        }
        match best {
            Some((_, space)) => Ok(space as u8),
            None => Err(missing.unwrap_or(WhyNot::NoSpace)),
        }
    }

    /// Absolve: turns a Jar over for 1 Faith and 1 Suspicion less, then pays an unpaid Debt or removes one more
    /// Suspicion.
    fn rival_absolves(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        let player = self.player_mut(seat);
        player.absolved += 1;
        let last = if player.unpaid > 0 { Reward::PayDebt } else { Reward::RemoveSuspicion(1) };
        events.emit(Event::JarMoved { seat, space: None });
        self.flow.give(seat, &[Reward::Raise(Attribute::Faith, 1), Reward::RemoveSuspicion(1), last]);
    }

    /// Rest: moves the marker 1 space, plus 1 for each Worker still held, and passes.
    fn rest(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        let Some(rival) = &mut self.rival else { return };
        rival.workers = rival.workers.saturating_sub(1);
        let steps = 1 + rival.workers;
        self.player_mut(seat).passed = true;
        events.emit(Event::RivalRested { seat });
        self.move_marker(seat, steps, events);
    }

    /// Applies a reward to the solo opponent. Resources move its marker, and the types of Workers have no meaning.
    pub(super) fn rival_reward(&mut self, seat: Seat, reward: Reward, events: &mut impl EventSink<Event>) {
        match reward {
            Reward::Workers(worker, count) => {
                self.rival_gains(seat, count, events);
                if worker == Worker::Criminal {
                    for _ in 0..count {
                        self.flow.push(Step::Suspicion { seat, again: false });
                    }
                }
            }
            Reward::Silver(count) | Reward::Provisions(count) => self.move_marker(seat, count, events),
            Reward::Tax(count) => self.return_tax_for_rival(seat, count, events),
            Reward::Raise(attribute, steps) => self.rival_raises(seat, attribute, steps, events),
            Reward::RaiseAny => {
                let lowest = self.rival_lowest(seat);
                self.rival_raises(seat, lowest, 1, events);
            }
            // Missing Suspicion cards are replaced by Silver from the Tax supply.
            Reward::RemoveSuspicion(count) => {
                let removed = self.remove_suspicion(seat, count, events);
                self.return_tax(count - removed, events);
            }
            Reward::PayDebt | Reward::DestroyDebt if self.player(seat).unpaid == 0 => self.return_tax(1, events),
            Reward::Pray => self.rival_prays(seat, events),
            Reward::FreeRecruit => {
                if let Some(slot) = self.rival_townsfolk() {
                    self.quest(seat, slot, events);
                }
            }
            Reward::PayDebt | Reward::DestroyDebt | Reward::GainDebt => self.reward(seat, reward, events),
            // It has no Workshops of its own to move, and never plays in a team.
            Reward::FreeDevelop
            | Reward::Honour(_)
            | Reward::LoseHonour(_)
            | Reward::Lower(..)
            | Reward::LoseSilver(_)
            | Reward::LoseProvisions(_)
            | Reward::LoseWorker
            | Reward::LoseWorkshop
            | Reward::Suspicion => {}
        }
    }

    /// Takes the left one of two effects, unless only the right one would change anything.
    pub(super) fn rival_chooses(&mut self, seat: Seat, source: Source) {
        let [left, right] = [0, 1].map(|place| source.effects().option(place));
        let left_out = !self.would_do(seat, left) && self.would_do(seat, right);
        self.flow.give(seat, if left_out { right } else { left });
    }

    fn rival_gains(&mut self, seat: Seat, workers: u8, events: &mut impl EventSink<Event>) {
        if let Some(rival) = &mut self.rival {
            rival.workers = rival.workers.saturating_add(workers);
            events.emit(Event::Gained { seat, thing: Thing::AnyWorker, count: workers });
        }
    }

    /// Pray: clears its right side, or gains 1 Worker if that is empty. All Scheme cards are shuffled in both cases.
    fn rival_prays(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        let Some(rival) = &mut self.rival else { return };
        let before = rival.used;
        for action in Action::RIGHT {
            rival.used.remove(action as usize);
        }
        if rival.used == before {
            self.rival_gains(seat, 1, events);
        } else {
            events.emit(Event::RivalCleared { seat });
        }
        self.shuffle_schemes(events);
    }

    fn shuffle_schemes(&mut self, events: &mut impl EventSink<Event>) {
        if let Some(rival) = &mut self.rival {
            rival.schemes.reshuffle(&mut rival.scheme_discard, &mut self.chance);
            events.emit(Event::SchemesShuffled);
        }
    }

    /// Tax for the solo opponent: returns the coins to the main supply and moves the marker 1 space for each.
    pub(super) fn return_tax_for_rival(&mut self, seat: Seat, count: u8, events: &mut impl EventSink<Event>) {
        self.return_tax(count, events);
        self.move_marker(seat, count, events);
    }

    fn return_tax(&mut self, count: u8, events: &mut impl EventSink<Event>) {
        let returned = self.empty_tax(count);
        if returned > 0 {
            events.emit(Event::TaxReturned { count: returned });
        }
    }

    /// Resource Track: raises the lowest Attribute by 1 for each round of the track.
    fn move_marker(&mut self, seat: Seat, steps: u8, events: &mut impl EventSink<Event>) {
        let Some(rival) = &mut self.rival else { return };
        if steps == 0 {
            return;
        }
        let reached = rival.marker.saturating_add(steps);
        rival.marker = reached % RESOURCE_TRACK;
        events.emit(Event::MarkerMoved { by: steps, to: rival.marker });
        for _ in 0..reached / RESOURCE_TRACK {
            let lowest = self.rival_lowest(seat);
            self.rival_raises(seat, lowest, 1, events);
        }
    }

    /// Returns its lowest Attribute. Among markers on one space it is the top one.
    fn rival_lowest(&self, seat: Seat) -> Attribute {
        let player = self.player(seat);
        let stack = self.rival.as_ref().map_or(Attribute::ALL, |rival| rival.stack);
        // The latest marker on a space lies on top, so the last of the lowest is chosen.
        stack.into_iter().rev().min_by_key(|&attribute| player.track(attribute)).unwrap_or_default()
    }

    fn rival_raises(&mut self, seat: Seat, attribute: Attribute, steps: u8, events: &mut impl EventSink<Event>) {
        let movable = self.player(seat).track(attribute) < TRACK_END;
        self.raise(seat, attribute, steps, events);
        if let Some(rival) = &mut self.rival
            && movable
            && let Some(place) = rival.stack.iter().position(|&marker| marker == attribute)
        {
            rival.stack[place..].rotate_left(1);
        }
    }
}
