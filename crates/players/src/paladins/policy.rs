//! The policy of Paladins: the move value of a choice is the change of the evaluation that it would make, estimated
//! without making it.

use super::evaluation::Evaluator;
use super::weights::{Weight, Weights};
use crate::bounds::Bounds;
use kernel::Seat;
use paladins::components::{
    Ability, Action, Attribute, Counted, DEBT_SLOTS, EffectTree, JAR_SPACES, ORDER_POINTS, OutsiderId, PaladinId,
    Reward, SPACES, TRACK_END, TownsfolkId, WORKSHOP_WORKERS, When, Worker, Workers,
};
use paladins::{Choice, Intent, Paladins, Question, Target, Thing};
use std::cell::OnceCell;
use ui::{Atom, ChangeKind};

pub(super) struct Policy<'a> {
    evaluator: Evaluator<'a>,
    question: Question,
    held: (f32, f32, f32),
    by_price: OnceCell<[Worker; Worker::ALL.len()]>,
}

impl<'a> Policy<'a> {
    pub(super) fn new(game: &'a Paladins, seat: Seat, question: Question, weights: &'a Weights) -> Self {
        let evaluator = Evaluator::new(game, seat, weights);
        let player = evaluator.player;
        let (silver, provisions) = (evaluator.silver(player.silver), evaluator.provisions(player.provisions));
        let held = (silver, provisions, evaluator.together(silver, provisions));
        Self { evaluator, question, held, by_price: OnceCell::new() }
    }

    pub(super) fn move_value(&self, choice: Choice) -> f32 {
        let evaluator = &self.evaluator;
        let player = evaluator.player;
        match choice {
            Choice::Take(slot) => self.townsfolk(slot).map_or(0.0, |townsfolk| self.joins(townsfolk)),
            Choice::Play(paladin) => self.plays(paladin),
            Choice::Top(paladin) => 0.3 * self.plays(paladin),
            Choice::Tavern(place) => {
                let tavern = evaluator.game.board().taverns.get(place as usize);
                tavern.map_or(0.0, |tavern| tavern.card().iter().map(|&worker| self.worker(worker, 1)).sum())
            }
            Choice::Act(action @ Action::GainHonour) => self.act(action) + evaluator.answers(action),
            Choice::Act(action) => {
                self.act(action) + evaluator.answers(action) + evaluator.after(Weight::ActDevelop, action as usize)
            }
            Choice::Order(slot) => self.order(slot),
            Choice::Starting(townsfolk) => self.joins(townsfolk),
            Choice::Give(receiver) => self.gives(receiver),
            Choice::Lose(band) => -band.iter().map(|worker| evaluator.worker(worker)).sum::<f32>(),
            Choice::Favour(slot) => self.favour(slot) + evaluator.weight(Weight::ActFavour),
            Choice::Pass => self.pass(),
            Choice::Quest(slot) => {
                self.townsfolk(slot).map_or(0.0, |townsfolk| self.quest(townsfolk)) - self.price(slot)
            }
            Choice::Crew(slot) => {
                self.townsfolk(slot).map_or(0.0, |townsfolk| self.joins(townsfolk)) - self.price(slot)
            }
            Choice::Silver => {
                player.silver_or_debt(self.question).map_or(0.0, |silver| self.goods(-i32::from(silver), 0))
            }
            Choice::Debt => evaluator.debt(),
            Choice::Space(space) => SPACES.get(space as usize).map_or(0.0, |space| self.rewards(space.reward)),
            Choice::Jar(space) => JAR_SPACES.get(space as usize).map_or(0.0, |reward| self.reward(*reward)),
            Choice::Outsider(slot) => match self.question {
                Question::Outsider(Action::Attack) => self.attacks(slot as usize),
                _ => self.outsider(slot as usize).map_or(0.0, |outsider| self.converts(outsider)),
            },
            Choice::Workshop(action, _) if self.question == Question::LoseWorkshop => {
                let (place, shops) = (action.right_index().unwrap_or(0), evaluator.shops_on(action));
                let serves = evaluator.serves(action);
                evaluator.shop(place, shops.saturating_sub(1), serves) - evaluator.shop(place, shops, serves)
            }
            Choice::Workshop(action, space) => self.workshop(action, space as usize, self.develops()),
            Choice::Clear(action) => self.clears(action),
            Choice::Pay(band) => self.pay(band),
            Choice::Keep(band) => band.iter().map(|worker| evaluator.worker(worker)).sum(),
            Choice::Raise(attribute) => self.raise(attribute, 1),
            Choice::Left | Choice::Right => {
                let Question::Either(source) = self.question else { return 0.0 };
                self.rewards(source.effects().option(usize::from(choice == Choice::Right)))
            }
            // Each Thief scores a point for it.
            Choice::RemoveSuspicion => {
                let thieves = player.converted.iter().filter(|card| card.card().name.tally() == Counted::Suspicion);
                self.suspicion(-1) - thieves.count() as f32
            }
            Choice::KeepSuspicion => 0.0,
            // Cards that remove Suspicion come after those that want it. The rules ask only if the order matters.
            Choice::Resolve(townsfolk) => match townsfolk.card().when {
                When::InquisitionSuspected => 2.0,
                When::Inquisition => 1.0,
                _ => 0.0,
            },
        }
    }

    /// Move value of completing a King's Order for all: its points twice, since they would be lost otherwise, and an
    /// Honour for each.
    fn order(&self, slot: u8) -> f32 {
        let evaluator = &self.evaluator;
        let points = ORDER_POINTS.get(usize::from(slot)).copied().unwrap_or(0) as f32;
        let order = evaluator.game.board().orders(evaluator.game.round()).get(usize::from(slot));
        let promise = order.map_or(1.0, |order| evaluator.promise(usize::from(slot), *order.card()));
        (points * (1.0 - promise) + self.honour(1)) * evaluator.game.seats() as f32 + 1.0
    }

    fn honour(&self, by: i32) -> f32 {
        let evaluator = &self.evaluator;
        let held = evaluator.player.honour();
        let after = held.saturating_add_signed(by as i8).min(TRACK_END);
        evaluator.lid(after) - evaluator.lid(held)
    }

    fn gives(&self, receiver: Seat) -> f32 {
        let Question::Receiver { task, workers } = self.question else { return 0.0 };
        let Intent::Action(action) = task.intent else { return 0.0 };
        let other = Policy::new(self.evaluator.game, receiver, self.question, self.evaluator.weights);
        let gathered = if workers > 1 { 3 } else { 1 };
        let brings = match (action, task.target) {
            (Action::Hunt, _) => other.goods(0, gathered),
            (Action::Trade, _) => other.goods(gathered, 0),
            (Action::Recruit, Target::Townsfolk { slot, crew: true, .. }) => {
                other.townsfolk(slot).map_or(0.0, |townsfolk| other.joins(townsfolk))
            }
            (Action::Recruit, Target::Townsfolk { slot, .. }) => {
                other.townsfolk(slot).map_or(0.0, |townsfolk| other.quest(townsfolk))
            }
            (Action::Develop, _) => other.reward(Reward::FreeDevelop),
            (Action::Pray, _) => other.reward(Reward::Pray),
            (Action::GainHonour, _) => other.honour(1) + other.suspicion(-1),
            _ => other.worker(Worker::Criminal, 1),
        };
        brings + other.crew(When::Action(action))
    }

    fn townsfolk(&self, slot: u8) -> Option<TownsfolkId> {
        self.evaluator.game.board().town.get(slot as usize).copied().flatten()
    }

    fn outsider(&self, slot: usize) -> Option<OutsiderId> {
        self.evaluator.game.board().outsiders.get(slot).copied().flatten()
    }

    /// Value of Workers gained. A Criminal brings Suspicion and its Tax.
    fn worker(&self, worker: Worker, count: u8) -> f32 {
        let each = f32::from(count) * self.evaluator.worker(worker);
        if worker == Worker::Criminal {
            each + self.suspicion(i32::from(count)) + self.goods(i32::from(count), 0)
        } else {
            each
        }
    }

    fn goods(&self, silver: i32, provisions: i32) -> f32 {
        let (evaluator, player) = (&self.evaluator, self.evaluator.player);
        let moved = |held: u8, by: i32| u8::try_from(i32::from(held) + by).unwrap_or(0);
        let (mut own_silver, mut own_provisions, held) = self.held;
        if silver != 0 {
            own_silver = evaluator.silver(moved(player.silver, silver));
        }
        if provisions != 0 {
            own_provisions = evaluator.provisions(moved(player.provisions, provisions));
        }
        evaluator.together(own_silver, own_provisions) - held + (silver + provisions) as f32 / 3.0
    }

    fn suspicion(&self, cards: i32) -> f32 {
        let held = self.evaluator.player.suspicion.len();
        let after = held.saturating_add_signed(cards as isize);
        let suspects = self.evaluator.suspects();
        self.evaluator.suspicion(after, suspects) - self.evaluator.suspicion(held, suspects)
    }

    fn raise(&self, attribute: Attribute, steps: u8) -> f32 {
        let level = self.evaluator.player.track(attribute);
        self.evaluator.attribute(attribute, level.saturating_add(steps).min(12))
            - self.evaluator.attribute(attribute, level)
    }

    fn lower(&self, attribute: Attribute, steps: u8) -> f32 {
        let level = self.evaluator.player.track(attribute);
        self.evaluator.attribute(attribute, level.saturating_sub(steps)) - self.evaluator.attribute(attribute, level)
    }

    fn rewards(&self, rewards: &[Reward]) -> f32 {
        rewards.iter().map(|&reward| self.reward(reward)).sum()
    }

    fn reward(&self, reward: Reward) -> f32 {
        let evaluator = &self.evaluator;
        if let Some((way, thing, count)) = reward.plain() {
            return self.moved(thing, if way == ChangeKind::Gained { i32::from(count) } else { -i32::from(count) });
        }
        match reward {
            Reward::Pray => {
                let used = evaluator.game.actions().iter().filter(|action| evaluator.player.used(**action));
                used.map(|action| self.clears(*action)).fold(0.0, f32::at_least)
            }
            Reward::FreeRecruit => evaluator.weight(Weight::FreeRecruit) * evaluator.left,
            Reward::FreeDevelop => self.workshop(Action::Commission, 0, self.develops()),
            // They are never chosen.
            Reward::LoseWorker | Reward::LoseWorkshop => 0.0,
            _ => Attribute::ALL.into_iter().map(|attribute| self.raise(attribute, 1)).fold(0.0, f32::at_least),
        }
    }

    /// Value of a number of a thing gained or, if negative, lost. A Debt can be paid or lost only if there is one.
    fn moved(&self, thing: Thing, by: i32) -> f32 {
        let debt = self.evaluator.debt();
        let unpaid = self.evaluator.player.unpaid > 0;
        match thing {
            Thing::Worker(worker) => self.worker(worker, by.unsigned_abs() as u8),
            Thing::Silver | Thing::Tax => self.goods(by, 0),
            Thing::Provisions => self.goods(0, by),
            Thing::Level(attribute) if by < 0 => self.lower(attribute, by.unsigned_abs() as u8),
            Thing::Level(attribute) => self.raise(attribute, by.unsigned_abs() as u8),
            Thing::Suspicion => self.suspicion(by),
            Thing::Honour => self.honour(by),
            Thing::PaidDebt if unpaid => 1.0 - debt,
            Thing::UnpaidDebt if by > 0 => debt,
            Thing::UnpaidDebt if unpaid => -debt,
            _ => 0.0,
        }
    }

    fn quest(&self, townsfolk: TownsfolkId) -> f32 {
        self.rewards(townsfolk.card().quest)
    }

    fn joins(&self, townsfolk: TownsfolkId) -> f32 {
        self.rewards(townsfolk.card().recruited) + self.evaluator.member(townsfolk)
    }

    fn price(&self, slot: u8) -> f32 {
        let player = self.evaluator.player;
        let cost = player.townsfolk_cost(slot as usize);
        if player.silver >= cost {
            -self.goods(-i32::from(cost), 0)
        } else if (slot as usize) < DEBT_SLOTS {
            -self.evaluator.debt()
        } else {
            9.0
        }
    }

    fn plays(&self, paladin: PaladinId) -> f32 {
        let evaluator = &self.evaluator;
        let card = paladin.card();
        let workers: f32 = card.workers.iter().map(|&worker| evaluator.worker(worker)).sum();
        let lent: u8 = card.boosts.iter().map(|(_, levels)| levels).sum();
        let free = if matches!(card.ability, Ability::Free(_)) { evaluator.weight(Weight::FreeAction) } else { 0.0 };
        workers + f32::from(lent) * evaluator.weight(Weight::Boost) + free
    }

    /// Value of doing a right-hand action or Develop once more: its points, its King's Order, the crew.
    fn once_more(&self, action: Action) -> f32 {
        let evaluator = &self.evaluator;
        let done = evaluator.player.done(action);
        let place = action.right_index().unwrap_or(6);
        let mut gain = evaluator.progress(place, action, done + 1) - evaluator.progress(place, action, done);
        for (order, points) in evaluator.game.board().orders(evaluator.game.round()).iter().zip(ORDER_POINTS) {
            if order.card().task() == Some(action) {
                gain += evaluator.order(points, done + 1) - evaluator.order(points, done);
            }
        }
        gain + self.crew(When::Action(action))
    }

    fn crew(&self, when: When) -> f32 {
        let crew = self.evaluator.player.crew.iter().filter(|townsfolk| townsfolk.card().when == when);
        crew.map(|townsfolk| self.reward(townsfolk.card().ability)).sum()
    }

    fn attacks(&self, slot: usize) -> f32 {
        let cost = self.evaluator.game.attack_cost(self.evaluator.seat, slot as u8);
        if cost > self.evaluator.player.silver {
            return -9.0;
        }
        let rewards = self.outsider(slot).map_or(-9.0, |outsider| self.rewards(outsider.card().attacked));
        rewards + self.goods(-i32::from(cost), 0)
    }

    fn converts(&self, outsider: OutsiderId) -> f32 {
        let points = self.evaluator.game.convert_points(self.evaluator.seat, outsider) as f32;
        points + self.raise(Attribute::Strength, outsider.card().name.strength())
    }

    fn develops(&self) -> f32 {
        let revealed = WORKSHOP_WORKERS.get(self.evaluator.player.moved_workshops() as usize);
        self.once_more(Action::Develop) + revealed.map_or(0.0, |&worker| self.evaluator.worker(worker))
    }

    fn workshop(&self, action: Action, space: usize, develops: f32) -> f32 {
        let evaluator = &self.evaluator;
        // It saves more on an action that is used often, and with a Worker that is expensive.
        let saved = action
            .spaces()
            .get(space)
            .copied()
            .flatten()
            .map_or(Weight::Labourer as usize, |worker| Weight::Labourer as usize + worker as usize);
        let place = action.right_index().unwrap_or(0);
        let shops = evaluator.shops_on(action);
        let serves = evaluator.serves(action);
        let gained = evaluator.shop(place, shops + 1, serves) - evaluator.shop(place, shops, serves);
        develops + gained + 0.2 * evaluator.left * evaluator.weights[saved]
    }

    fn clears(&self, action: Action) -> f32 {
        let evaluator = &self.evaluator;
        if action.right_index().is_some() {
            evaluator.working * evaluator.weight(Weight::Used) + 0.2 * self.once_more(action)
        } else {
            0.5 * evaluator.working * evaluator.weight(Weight::Used)
        }
    }

    fn cost(&self, action: Action, spaces: usize) -> f32 {
        let player = self.evaluator.player;
        let mut held = player.workers;
        let (mut cost, mut any) = (0.0, 0);
        for space in player.open_spaces(action).iter().take(spaces) {
            match space {
                Some(worker) if held.remove(*worker) => cost += self.evaluator.worker(*worker),
                Some(_) if held.remove(Worker::Criminal) => cost += self.evaluator.worker(Worker::Criminal),
                Some(_) => cost += 9.0,
                None => any += 1,
            }
        }
        let by_price = self.by_price.get_or_init(|| self.evaluator.by_price());
        for &worker in by_price {
            if any == 0 {
                break;
            }
            while any > 0 && held.remove(worker) {
                any -= 1;
                cost += self.evaluator.worker(worker);
            }
        }
        cost
    }

    fn act(&self, action: Action) -> f32 {
        let evaluator = &self.evaluator;
        let player = evaluator.player;
        let paid = || self.goods(-i32::from(player.silver_cost(action)), -i32::from(player.provision_cost(action)));
        let bonus = match player.paladin.map(|paladin| paladin.card().ability) {
            Some(Ability::Silver(on, count)) if on == action => self.goods(i32::from(count), 0),
            Some(Ability::Provisions(on, count)) if on == action => self.goods(0, i32::from(count)),
            _ => 0.0,
        };
        let raised = action.raises().map_or(0.0, |attribute| self.raise(attribute, 1));
        let shut =
            if action.right_index().is_some() { evaluator.working * evaluator.weight(Weight::Used) } else { 0.0 };
        let whole = || paid() + bonus - shut - self.cost(action, 3);
        match action {
            Action::Develop => {
                let open = Action::RIGHT.into_iter().filter(|&onto| evaluator.shops_on(onto) < 2);
                let develops = self.develops();
                whole() + open.map(|onto| self.workshop(onto, 0, develops)).fold(-9.0, f32::at_least)
            }
            Action::Hunt => {
                let one = self.goods(0, 1) - self.cost(action, 1);
                bonus + one.at_least(self.goods(0, 3) - self.cost(action, 2))
            }
            Action::Trade => {
                let one = self.goods(1, 0) - self.cost(action, 1);
                bonus + one.at_least(self.goods(3, 0) - self.cost(action, 2))
            }
            Action::Recruit => {
                let (mut quest, mut crew) = (-9.0_f32, -9.0_f32);
                for slot in 0..evaluator.game.board().town.len() as u8 {
                    let Some(townsfolk) = self.townsfolk(slot) else { continue };
                    let price = self.price(slot);
                    quest = quest.at_least(self.quest(townsfolk) - price);
                    crew = crew.at_least(self.joins(townsfolk) - price);
                }
                (quest - self.cost(action, 1)).at_least(crew - self.cost(action, 2))
            }
            Action::Pray => whole() + self.reward(Reward::Pray),
            Action::GainHonour => whole() + self.honour(1) + self.suspicion(-1),
            Action::Conspire => whole() + self.worker(Worker::Criminal, 1),
            Action::Commission | Action::Garrison => {
                whole() + raised + self.once_more(action) + evaluator.weight(Weight::SpaceReward) * evaluator.working
            }
            Action::Fortify => {
                whole() + raised + self.once_more(action) + evaluator.weight(Weight::WallReward) * evaluator.working
            }
            Action::Absolve => {
                let space = evaluator.weight(Weight::SpaceReward) * evaluator.working;
                whole() + raised + self.once_more(action) + self.suspicion(-1) + space
            }
            Action::Attack => {
                let best = (0..6).map(|slot| self.attacks(slot)).fold(-9.0, f32::at_least);
                whole() + self.once_more(action) + best
            }
            Action::Convert => {
                let faith = player.level(Attribute::Faith);
                let in_reach = (0..6).filter(|&slot| Paladins::region_need(action, slot).1 <= faith);
                let best =
                    in_reach.filter_map(|slot| Some(self.converts(self.outsider(slot)?))).fold(-9.0, f32::at_least);
                whole() + self.once_more(action) + best
            }
        }
    }

    fn favour(&self, slot: u8) -> f32 {
        let evaluator = &self.evaluator;
        let Some(favour) = evaluator.game.favour(slot) else { return 0.0 };
        let card = favour.card();
        let worker = card.worker.map_or(evaluator.worker(Worker::Labourer), |worker| evaluator.worker(worker));
        let effect = match card.effect {
            EffectTree::All(rewards) => self.rewards(rewards),
            EffectTree::OneOf(options) => options.iter().map(|side| self.rewards(side)).fold(f32::MIN, f32::at_least),
        };
        let honour = evaluator.game.honour_for(slot).map_or(0.0, |honour| self.honour(-i32::from(honour)));
        effect + honour + self.crew(When::UsesFavour) - worker
            + self.goods(-i32::from(card.silver), -i32::from(card.provisions))
    }

    fn pass(&self) -> f32 {
        let workers = self.evaluator.player.workers;
        let held: f32 = workers.iter().map(|worker| self.evaluator.worker(worker)).sum();
        let share = 1.0 - (3.0 / workers.total().max(3) as f32);
        self.evaluator.weight(Weight::Pass) - held * share
    }

    fn pay(&self, band: Workers) -> f32 {
        let cost: f32 = band.iter().map(|worker| self.evaluator.worker(worker)).sum();
        let Question::Pay(task) = self.question else { return -cost };
        let gathered = if band.total() > 1 { 3 } else { 1 };
        let gained = match (task.intent, task.target) {
            (Intent::Action(Action::Hunt), Target::None) => self.goods(0, gathered),
            (Intent::Action(Action::Trade), Target::None) => self.goods(gathered, 0),
            _ => 0.0,
        };
        gained - cost
    }
}
