//! The construction site at the Guildhall: the plans side by side, and the needs of the next level of the Cathedral.

use super::amounts::{Amount, of_cost};
use super::anchors;
use super::guildhall::{Cathedral, cathedral};
use super::hand::{Hand, hand, plan};
use super::scene::Scene;
use crate::components::{BoardAbility, BuildingId, CATHEDRAL, LEAST_CATHEDRAL_VIRTUE, Location, Thing};
use crate::table::Texts;
use crate::table::scene::SceneExt as _;
use crate::texts::names;
use crate::{Bill, Choice, Purpose, Question, WhyNot};
use kernel::Lang;
use kernel::grammar::capital;
use ui::{Localize, Tap, TileState};

#[derive(Clone, Debug, PartialEq)]
pub struct GuildhallPanel {
    pub title: String,
    /// True while a plan is discarded for the Cathedral. The readiness of the plans does not matter then.
    pub discards: bool,
    pub note: String,
    pub hand: Hand,
    /// Index of the plan shown when there is room for one: the previewed one, else the first one that can be
    /// constructed.
    pub shown: usize,
    pub climbs: bool,
    pub cathedral: Cathedral,
    /// Needs of the next level. True marks a need that is met.
    pub asks: Vec<(bool, String)>,
    pub lang: Lang,
}

#[derive(Clone, Copy)]
enum Builds {
    Chooses,
    Plan(BuildingId),
    Level,
}

const fn builds(question: Question) -> Option<Builds> {
    match question {
        Question::Guildhall => Some(Builds::Chooses),
        Question::Pay(Bill::Building(id)) => Some(Builds::Plan(id)),
        Question::Pay(Bill::Cathedral) | Question::Discard(Purpose::Cathedral, _) => Some(Builds::Level),
        _ => None,
    }
}

pub const fn lies_open(question: Question) -> bool {
    builds(question).is_some()
}

pub fn site(scene: &Scene) -> Option<GuildhallPanel> {
    let builds = builds(scene.question()?)?;
    let mut hand = hand(scene);
    // The plan being paid already lies in front of its player.
    if let Builds::Plan(id) = builds {
        hand.plans.insert(0, plan(scene, id, None, TileState::Current, Tap::Explain(anchors::plan(id))));
    }
    let looked = hand.plans.iter().position(|plan| scene.proposal == Some(Choice::Construct(plan.id)));
    let ready = hand.plans.iter().position(|plan| scene.place(Choice::Construct(plan.id)).is_some());
    let discards = matches!(scene.question(), Some(Question::Discard(..)));
    let texts = Texts(scene.lang);
    let title =
        if discards { texts.to_discard_for_the_cathedral() } else { names::location(Location::Guildhall, scene.lang) };
    let note =
        if discards { String::new() } else { texts.spaces_taken(scene.state.board().taken, scene.state.capacity()) };
    Some(GuildhallPanel {
        title: title.to_owned(),
        discards,
        note,
        shown: looked.or(ready).unwrap_or_default(),
        climbs: matches!(builds, Builds::Level) || scene.proposal == Some(Choice::Advance),
        hand,
        cathedral: cathedral(scene),
        asks: asks(scene),
        lang: scene.lang,
    })
}

fn asks(scene: &Scene) -> Vec<(bool, String)> {
    let lang = scene.lang;
    let texts = Texts(lang);
    let state = &scene.state;
    let me = scene.me();
    let Some(level) = CATHEDRAL.get(usize::from(me.cathedral)) else { return Vec::new() };
    let reasons = state.why_not_advance(scene.viewer);
    let has = |wrong: fn(&WhyNot) -> bool| !reasons.iter().any(wrong);
    let free = level.spaces.saturating_sub(state.on_level(me.cathedral + 1));
    let left = state.rewards_left();
    let cost: Vec<Amount> = of_cost(level.cost, lang);
    let cost: Vec<String> = cost.into_iter().map(|amount| amount.label).collect();
    let plan = (has(|why| matches!(why, WhyNot::NoPlan)), texts.to_discard((Thing::Plan, 1).localize(lang)));
    let asked = [
        (
            has(|why| matches!(why, WhyNot::LowVirtue { .. })),
            texts.virtue_of_at_least(LEAST_CATHEDRAL_VIRTUE, me.virtue),
        ),
        (
            has(|why| matches!(why, WhyNot::LevelFull)),
            capital(&texts.spaces_on_level(me.cathedral + 1, free, level.spaces)),
        ),
        (has(|why| matches!(why, WhyNot::Goods { .. } | WhyNot::Mixed { .. })), cost.join(", ")),
    ];
    let reward = (true, if left > 0 { capital(&texts.reward_comes(left)) } else { texts.no_reward_left().to_owned() });
    let plan = (!me.can(BoardAbility::FreeAdvance)).then_some(plan);
    asked.into_iter().chain(plan).chain([reward]).collect()
}
