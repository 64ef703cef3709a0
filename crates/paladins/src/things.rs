//! The things of Paladins: one row each for all that a seat gains, pays, loses and counts.

use super::components::{Action, Attribute, ORDER_TASK, OrderId, Reward, UNPAID_DEBT, Worker};
use super::state::Player;
use super::texts::names;
use lang::Noun;
use ui::{Atom, ChangeKind, Face, Meaning, ResourceInfo, SentenceForm};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    Worker(Worker),
    /// Workers of the solo opponent, whose types have no meaning.
    AnyWorker,
    Silver,
    /// Silver of the Tax supply. It counts as Silver once held.
    Tax,
    Provisions,
    Suspicion,
    UnpaidDebt,
    /// Paid Debts, which were unpaid before.
    PaidDebt,
    Level(Attribute),
    Townsfolk,
    Monk,
    Outpost,
    Wall,
    Jar,
    Attacked,
    Converted,
    Workshop,
    Cleared(Action),
    Order(OrderId),
    Inquisition,
    /// Threats that strike at the end of a round.
    Strike,
    Honour,
    OverlordWorker,
    Fought,
}

impl ui::Thing for Thing {
    fn row(self) -> &'static ResourceInfo {
        Self::row(self)
    }
}

const fn worker(worker: Worker, sign: &'static str, anchor: &'static str) -> ResourceInfo {
    ResourceInfo::of(names::worker(worker), sign).at(anchor).repeated()
}

/// The Workers, in the order of [`Worker::ALL`].
const WORKERS: &[ResourceInfo; Worker::ALL.len()] = &[
    worker(Worker::Labourer, "w-labourer", "worker:L|workers"),
    worker(Worker::Scout, "w-scout", "worker:S|workers"),
    worker(Worker::Merchant, "w-merchant", "worker:M|workers"),
    worker(Worker::Fighter, "w-fighter", "worker:F|workers"),
    worker(Worker::Cleric, "w-cleric", "worker:C|workers"),
    worker(Worker::Criminal, "w-criminal", "worker:X|workers"),
];

const fn level(attribute: Attribute, sign: &'static str, anchor: &'static str) -> ResourceInfo {
    ResourceInfo::of(names::attribute(attribute), sign).at(anchor).single().repeated().lessened()
}

/// The levels, in the order of [`Attribute::ALL`].
const LEVELS: &[ResourceInfo; Attribute::ALL.len()] = &[
    level(Attribute::Faith, "faith", "track:faith"),
    level(Attribute::Strength, "strength", "track:strength"),
    level(Attribute::Influence, "influence", "track:influence"),
];

const fn action(action: Action, sign: &'static str) -> ResourceInfo {
    ResourceInfo::of(names::done(action), sign)
}

/// The counts of actions, in the order of [`Action::ALL`].
const ACTIONS: &[ResourceInfo; Action::ALL.len()] = &[
    action(Action::Develop, "act-develop"),
    action(Action::Hunt, "act-hunt"),
    action(Action::Trade, "act-trade"),
    action(Action::Recruit, "act-recruit"),
    action(Action::Pray, "act-pray"),
    action(Action::Conspire, "act-conspire"),
    action(Action::Commission, "act-commission"),
    action(Action::Fortify, "act-fortify"),
    action(Action::Garrison, "act-garrison"),
    action(Action::Absolve, "act-absolve"),
    action(Action::Attack, "act-attack"),
    action(Action::Convert, "act-convert"),
    action(Action::GainHonour, "act-honour"),
];

impl Thing {
    pub const fn row(self) -> &'static ResourceInfo {
        match self {
            Self::Worker(worker) => &WORKERS[worker as usize],
            Self::AnyWorker => const { &ResourceInfo::of(names::WORKER, "ui-bag").from("").single() },
            Self::Silver => const { &ResourceInfo::of(names::SILVER, "silver").at("held:silver").lessened() },
            Self::Tax => {
                const LEFT: Noun = Noun::alike(text!("Tax left"));
                const ROW: ResourceInfo = ResourceInfo::of(names::TAX, "tax").at("held:silver").from("tax").repeated();
                const { &ROW.fact(LEFT, "tax", Meaning::Left(1)) }
            }
            Self::Provisions => {
                const { &ResourceInfo::of(names::PROVISION, "provision").at("held:provision").lessened() }
            }
            Self::Suspicion => {
                const DISCARDS: SentenceForm =
                    SentenceForm::Together(text!("[{0} discards|You discard] {1}.", "Suspicion"));
                const REMOVED: Noun = noun!("Suspicion removed", "Suspicion removed");
                const ROW: ResourceInfo =
                    ResourceInfo::of(names::SUSPICION, "suspicion").at("suspicion").from("tax").to("").single();
                const MOST: Noun = Noun::alike(text!("the most Suspicion"));
                const FULL: ResourceInfo =
                    ROW.burden().taken(REMOVED, "suspicion-off").worded(ChangeKind::Lost, DISCARDS);
                const { &FULL.fact(MOST, "tax", Meaning::Leader) }
            }
            Self::UnpaidDebt => {
                const TAKES: SentenceForm = SentenceForm::Alone(text!("[{0} takes|You take] a Debt."));
                const DESTROYS: SentenceForm = SentenceForm::Alone(text!("[{0} destroys|You destroy] a Debt."));
                const ROW: ResourceInfo = ResourceInfo::of(names::DEBT, "debt-unpaid")
                    .at("debts")
                    .to("")
                    .single()
                    .burden()
                    .points(UNPAID_DEBT);
                const {
                    &ROW.given(noun!("Debt taken", "Debts taken"), "debt-unpaid")
                        .taken(noun!("Debt destroyed", "Debts destroyed"), "destroy-debt")
                        .worded(ChangeKind::Gained, TAKES)
                        .worded(ChangeKind::Lost, DESTROYS)
                }
            }
            Self::PaidDebt => {
                const PAYS: SentenceForm = SentenceForm::Alone(text!("[{0} pays|You pay] a Debt."));
                const ROW: ResourceInfo =
                    ResourceInfo::of(names::DEBT, "debt-paid").at("debts").single().worded(ChangeKind::Gained, PAYS);
                const { &ROW.given(noun!("Debt paid", "Debts paid"), "pay-debt") }
            }
            Self::Level(attribute) => &LEVELS[attribute as usize],
            Self::Townsfolk => const { &ResourceInfo::of(names::TOWNSFOLK, "act-recruit") },
            Self::Monk => const { &ResourceInfo::of(names::MONK, "monk") },
            Self::Outpost => const { &ResourceInfo::of(names::OUTPOST, "outpost") },
            Self::Wall => const { &ResourceInfo::of(names::WALL, "wall") },
            Self::Jar => const { &ResourceInfo::of(names::JAR, "jar") },
            Self::Attacked => &ACTIONS[Action::Attack as usize],
            Self::Converted => &ACTIONS[Action::Convert as usize],
            Self::Workshop => const { &ResourceInfo::of(names::WORKSHOP, "workshop") },
            Self::Cleared(action) => &ACTIONS[action as usize],
            Self::Order(_) => {
                const ROW: ResourceInfo =
                    ResourceInfo::of(Noun::alike(text!("points for a King’s Order completed")), "seal-order");
                const { &ROW.fact(names::ORDER, "order", Meaning::Task(ORDER_TASK)) }
            }
            Self::Inquisition => const { &ResourceInfo::of(names::INQUISITION, "inquisition").warns() },
            Self::Strike => const { &ResourceInfo::of(Noun::alike(text!("strike of the Threats")), "threat").warns() },
            Self::Honour => const { &ResourceInfo::of(names::HONOUR, "honour").at("track:honour").single().lessened() },
            Self::OverlordWorker => {
                const { &ResourceInfo::of(names::OVERLORD_WORKER, "overlord").from("threats").burden() }
            }
            Self::Fought => const { &ResourceInfo::of(names::OUTSIDER_FOUGHT, "threat-outsider") },
        }
    }
}

impl Atom for Reward {
    type Thing = Thing;

    fn plain(self) -> Option<(ChangeKind, Thing, u8)> {
        Some(match self {
            Self::Workers(worker, count) => (ChangeKind::Gained, Thing::Worker(worker), count),
            Self::Silver(count) => (ChangeKind::Gained, Thing::Silver, count),
            Self::Provisions(count) => (ChangeKind::Gained, Thing::Provisions, count),
            Self::Tax(count) => (ChangeKind::Gained, Thing::Tax, count),
            Self::Raise(attribute, steps) => (ChangeKind::Gained, Thing::Level(attribute), steps),
            Self::RemoveSuspicion(count) => (ChangeKind::Lost, Thing::Suspicion, count),
            Self::PayDebt => (ChangeKind::Gained, Thing::PaidDebt, 1),
            Self::DestroyDebt => (ChangeKind::Lost, Thing::UnpaidDebt, 1),
            Self::GainDebt => (ChangeKind::Gained, Thing::UnpaidDebt, 1),
            Self::Honour(steps) => (ChangeKind::Gained, Thing::Honour, steps),
            Self::LoseHonour(steps) => (ChangeKind::Lost, Thing::Honour, steps),
            Self::Lower(attribute, steps) => (ChangeKind::Lost, Thing::Level(attribute), steps),
            Self::LoseSilver(count) => (ChangeKind::Lost, Thing::Silver, count),
            Self::LoseProvisions(count) => (ChangeKind::Lost, Thing::Provisions, count),
            Self::Suspicion => (ChangeKind::Gained, Thing::Suspicion, 1),
            Self::RaiseAny
            | Self::Pray
            | Self::FreeRecruit
            | Self::FreeDevelop
            | Self::LoseWorker
            | Self::LoseWorkshop => return None,
        })
    }

    fn peculiar(self) -> (Face, u8) {
        let face = match self {
            Self::Pray => Face::of(noun!("action cleared (Pray)", "actions cleared (Pray)"), "pray"),
            Self::FreeRecruit => {
                Face::of(noun!("Townsfolk recruited for free", "Townsfolk recruited for free"), "free-recruit")
            }
            Self::FreeDevelop => Face::of(noun!("Workshop moved for free", "Workshops moved for free"), "workshop"),
            Self::LoseWorker => Face::of(noun!("Worker lost", "Workers lost"), "lose-worker"),
            Self::LoseWorkshop => Face::of(noun!("Workshop lost", "Workshops lost"), "lose-workshop"),
            _ => Face::of(noun!("Attribute of choice", "Attributes of choice"), "ui-up"),
        };
        (face, 1)
    }
}

impl Player {
    /// Returns its amount of a thing. For an Attribute it is the level on the track.
    pub fn has(&self, thing: Thing) -> u16 {
        let count = match thing {
            Thing::Worker(worker) => self.workers.count(worker),
            Thing::AnyWorker => self.workers.total() as u8,
            Thing::Silver | Thing::Tax => self.silver,
            Thing::Provisions => self.provisions,
            Thing::Suspicion => self.suspicion.len() as u8,
            Thing::UnpaidDebt => self.unpaid,
            Thing::PaidDebt => self.paid,
            Thing::Level(attribute) => self.track(attribute),
            Thing::Townsfolk => self.crew.len() as u8,
            Thing::Monk => self.done(Action::Commission),
            Thing::Outpost => self.done(Action::Garrison),
            Thing::Wall => self.done(Action::Fortify),
            Thing::Jar => self.done(Action::Absolve),
            Thing::Attacked => self.done(Action::Attack),
            Thing::Converted => self.done(Action::Convert),
            Thing::Workshop => self.done(Action::Develop),
            Thing::Cleared(action) => u8::from(!self.used(action)),
            Thing::Order(order) => u8::from(self.has_done(order)),
            Thing::Honour => self.member.map_or(0, |member| member.honour),
            Thing::Inquisition | Thing::Strike | Thing::OverlordWorker | Thing::Fought => 0,
        };
        count.into()
    }
}
