//! The interpreter of rewards from cards and spaces.

use super::components::{
    Action, Attribute, EffectTree, OutsiderId, Reward, START_HONOUR, TownsfolkId, When, Worker, Workers,
};
use super::event::Event;
use super::question::{Question, Source};
use super::state::Paladins;
use super::step::Step;
use super::things::Thing;
use engine::Rules;
use kernel::{EventSink, Seat};
use ui::{Atom, ChangeKind};

impl Source {
    pub fn effects(self) -> EffectTree {
        match self {
            Self::Wall(wall) => wall.card().extra,
            Self::Favour(favour) => favour.card().effect,
            Self::Threat(threat) => threat.card().effect,
        }
    }
}

impl Paladins {
    /// Gives a player one reward. A reward without an option is skipped.
    pub(super) fn reward(&mut self, seat: Seat, reward: Reward, events: &mut impl EventSink<Event>) {
        match reward {
            Reward::Workers(Worker::Criminal, count) => self.gain_criminals(seat, count, events),
            Reward::Workers(worker, count) => {
                self.player_mut(seat).workers.add(worker, count);
                events.emit(Event::Gained { seat, thing: Thing::Worker(worker), count });
            }
            Reward::Silver(count) => {
                let player = self.player_mut(seat);
                player.silver = player.silver.saturating_add(count);
                events.emit(Event::Gained { seat, thing: Thing::Silver, count });
            }
            Reward::Provisions(count) => {
                let player = self.player_mut(seat);
                player.provisions = player.provisions.saturating_add(count);
                events.emit(Event::Gained { seat, thing: Thing::Provisions, count });
            }
            Reward::Tax(count) => self.take_tax(seat, count, events),
            Reward::Raise(attribute, steps) => self.raise(seat, attribute, steps, events),
            Reward::RaiseAny => self.offer(seat, Question::RaiseAny, events),
            Reward::RemoveSuspicion(count) => {
                self.remove_suspicion(seat, count, events);
            }
            Reward::PayDebt => self.pay_debt(seat, events),
            Reward::DestroyDebt => self.destroy_debt(seat, events),
            Reward::GainDebt => self.impose_debt(seat, events),
            // Any action may be cleared, including the one just taken.
            Reward::Pray => self.offer(seat, Question::Prayer, events),
            Reward::FreeRecruit => self.offer(seat, Question::FreeRecruit, events),
            Reward::FreeDevelop => self.offer(seat, Question::FreeWorkshop, events),
            Reward::Honour(count) => self.gain_honour(seat, count, events),
            Reward::LoseHonour(count) => {
                self.lose_honour(seat, count, Event::Lost { seat, thing: Thing::Honour, count }, events);
            }
            Reward::Lower(attribute, steps) => self.lower(seat, attribute, steps, events),
            Reward::LoseSilver(count) => self.lose(seat, Thing::Silver, count, events),
            Reward::LoseProvisions(count) => self.lose(seat, Thing::Provisions, count, events),
            Reward::LoseWorker => self.offer(seat, Question::LoseWorker, events),
            Reward::LoseWorkshop => self.offer(seat, Question::LoseWorkshop, events),
            Reward::Suspicion => self.flow.push(Step::Suspicion { seat, again: false }),
        }
    }

    /// Gains Criminals. Each one brings a Suspicion card and is resolved before the next.
    fn gain_criminals(&mut self, seat: Seat, count: u8, events: &mut impl EventSink<Event>) {
        if count == 0 {
            return;
        }
        self.player_mut(seat).workers.add(Worker::Criminal, 1);
        events.emit(Event::Gained { seat, thing: Thing::Worker(Worker::Criminal), count: 1 });
        if count > 1 {
            self.flow.push(Step::Reward(seat, Reward::Workers(Worker::Criminal, count - 1)));
        }
        self.flow.push(Step::Suspicion { seat, again: false });
    }

    /// Raises an Attribute. Steps beyond the end of the track are lost.
    pub(super) fn raise(&mut self, seat: Seat, attribute: Attribute, steps: u8, events: &mut impl EventSink<Event>) {
        let player = self.player_mut(seat);
        let by = player.raise(attribute, steps);
        if by > 0 {
            let to = player.track(attribute);
            events.emit(Event::Raised { seat, attribute, by, to });
        }
    }

    /// Gains Honour. Steps beyond the end of the track are lost (ruling P-23).
    fn gain_honour(&mut self, seat: Seat, count: u8, events: &mut impl EventSink<Event>) {
        let Some(member) = &mut self.player_mut(seat).member else { return };
        let count = count.min(START_HONOUR.saturating_sub(member.honour));
        member.honour += count;
        if count > 0 {
            events.emit(Event::Gained { seat, thing: Thing::Honour, count });
        }
    }

    /// Lowers an Attribute, to 0 at least (ruling P-15).
    pub(super) fn lower(&mut self, seat: Seat, attribute: Attribute, steps: u8, events: &mut impl EventSink<Event>) {
        let level = &mut self.player_mut(seat).attributes[attribute as usize];
        let count = steps.min(*level);
        *level -= count;
        if count > 0 {
            events.emit(Event::Lost { seat, thing: Thing::Level(attribute), count });
        }
    }

    fn lose(&mut self, seat: Seat, thing: Thing, count: u8, events: &mut impl EventSink<Event>) {
        let player = self.player_mut(seat);
        let held = if thing == Thing::Silver { &mut player.silver } else { &mut player.provisions };
        let count = count.min(*held);
        *held -= count;
        if count > 0 {
            events.emit(Event::Lost { seat, thing, count });
        }
    }

    pub(super) fn lose_workers(&mut self, seat: Seat, band: Workers, events: &mut impl EventSink<Event>) {
        let player = self.player_mut(seat);
        player.workers = player.workers.minus(band);
        for worker in band.iter() {
            events.emit(Event::Lost { seat, thing: Thing::Worker(worker), count: 1 });
        }
    }

    /// Returns a Workshop to the box. The space is open again, and Develop still counts the Workshop (ruling P-17).
    pub(super) fn lose_workshop(&mut self, seat: Seat, action: Action, space: u8, events: &mut impl EventSink<Event>) {
        let player = self.player_mut(seat);
        let covered = action.right_index().and_then(|index| player.workshops[index].get_mut(usize::from(space)));
        let (Some(covered), Some(member)) = (covered, &mut player.member) else { return };
        *covered = false;
        member.seized += 1;
        events.emit(Event::WorkshopLost { seat, action, space });
    }

    /// Discards up to `count` Suspicion cards, newest first. Returns their number.
    pub(super) fn remove_suspicion(&mut self, seat: Seat, count: u8, events: &mut impl EventSink<Event>) -> u8 {
        let mut removed = 0;
        while removed < count {
            let Some(card) = self.player_mut(seat).suspicion.pop() else { break };
            self.board.suspicion_discard.push(card);
            removed += 1;
        }
        if removed > 0 {
            events.emit(Event::Lost { seat, thing: Thing::Suspicion, count: removed });
        }
        removed
    }

    fn pay_debt(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        let player = self.player_mut(seat);
        if player.unpaid > 0 {
            player.unpaid -= 1;
            player.paid = player.paid.saturating_add(1);
            events.emit(Event::Gained { seat, thing: Thing::PaidDebt, count: 1 });
            self.flow.push(Step::Abilities(seat, When::PaysDebt));
        }
    }

    fn destroy_debt(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        let player = self.player_mut(seat);
        if player.unpaid > 0 {
            player.unpaid -= 1;
            events.emit(Event::Lost { seat, thing: Thing::UnpaidDebt, count: 1 });
        }
    }

    pub(super) fn gain_debt(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        let player = self.player_mut(seat);
        player.unpaid = player.unpaid.saturating_add(1);
        events.emit(Event::Gained { seat, thing: Thing::UnpaidDebt, count: 1 });
        self.flow.push(Step::Abilities(seat, When::GainsDebt));
    }

    pub(super) fn clear(&mut self, seat: Seat, action: Action, events: &mut impl EventSink<Event>) {
        if let Some(placed) = self.player_mut(seat).spaces_mut(action) {
            *placed = [None; 3];
        }
        events.emit(Event::Cleared { seat, action });
    }

    /// Moves the Townsfolk in a slot to the crew for free. Its immediate reward applies.
    pub(super) fn recruit_to_crew(&mut self, seat: Seat, slot: usize, events: &mut impl EventSink<Event>) {
        let Some(townsfolk) = self.leave_town(slot) else { return };
        self.join_crew(seat, townsfolk, events);
        self.flow.give(seat, townsfolk.card().recruited);
    }

    pub(super) fn quest(&mut self, seat: Seat, slot: usize, events: &mut impl EventSink<Event>) {
        let Some(townsfolk) = self.leave_town(slot) else { return };
        self.go_on_quest(seat, townsfolk, events);
        self.flow.give(seat, townsfolk.card().quest);
    }

    pub(super) fn leave_town(&mut self, slot: usize) -> Option<TownsfolkId> {
        self.board.town.get_mut(slot).and_then(Option::take)
    }

    pub(super) fn go_on_quest(&mut self, seat: Seat, townsfolk: TownsfolkId, events: &mut impl EventSink<Event>) {
        self.board.town_discard.push(townsfolk);
        events.emit(Event::Quested { seat, townsfolk });
    }

    /// Adds a Townsfolk to the crew. Earlier actions trigger only the crew of their time. If the newcomer has the
    /// trigger of a waiting step, the step is therefore replaced by the abilities of the others, one by one.
    pub(super) fn join_crew(&mut self, seat: Seat, townsfolk: TownsfolkId, events: &mut impl EventSink<Event>) {
        let waits = Step::Abilities(seat, townsfolk.card().when);
        if self.flow.contains(&waits) {
            for step in &self.flow.take_all() {
                if *step == waits {
                    self.push_abilities(seat, townsfolk.card().when);
                } else {
                    self.flow.push(*step);
                }
            }
        }
        self.player_mut(seat).crew.push(townsfolk);
        events.emit(Event::Recruited { seat, townsfolk });
    }

    pub(super) fn would_do(&self, seat: Seat, rewards: &[Reward]) -> bool {
        let player = self.player(seat);
        rewards.iter().any(|reward| match reward.plain() {
            Some((ChangeKind::Lost, thing, _)) => player.has(thing) > 0,
            Some((_, Thing::PaidDebt, _)) => player.unpaid > 0,
            None if *reward == Reward::LoseWorker => player.workers.total() > 0,
            None if *reward == Reward::LoseWorkshop => player.developed() > 0,
            None if *reward == Reward::FreeDevelop => !self.is_rival(seat) && player.workshops_left() > 0,
            _ => true,
        })
    }

    /// Queues the triggered abilities of a crew, in the order in which the Townsfolk joined.
    pub(super) fn push_abilities(&mut self, seat: Seat, when: When) {
        let crew = self.player(seat).crew;
        for &townsfolk in crew.iter().rev().filter(|townsfolk| townsfolk.card().when == when) {
            self.flow.push(Step::Ability(seat, townsfolk));
        }
    }

    pub(super) fn push_workers(&mut self, seat: Seat, workers: Workers) {
        for worker in Worker::ALL.into_iter().rev().filter(|&worker| workers.count(worker) > 0) {
            self.flow.push(Step::Reward(seat, Reward::Workers(worker, workers.count(worker))));
        }
    }

    pub(super) fn outsider(&self, slot: u8) -> Option<OutsiderId> {
        self.board.outsiders.get(slot as usize).copied().flatten()
    }

    pub(super) fn townsfolk(&self, slot: u8) -> Option<TownsfolkId> {
        self.board.town.get(slot as usize).copied().flatten()
    }
}
