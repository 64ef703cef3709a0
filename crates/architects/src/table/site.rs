//! What can be built at the Guildhall: the plans side by side, and what the next level of the Cathedral asks for.

use super::amounts::{Amount, of_cost};
use super::anchors;
use super::guildhall::{Cathedral, cathedral};
use super::hand::{Hand, hand, plan};
use super::scene::Scene;
use crate::components::{BoardAbility, BuildingId, CATHEDRAL, LEAST_CATHEDRAL_VIRTUE, Location, Thing};
use crate::table::Texts;
use crate::table::scene::SceneExt as _;
use crate::words::names;
use crate::{Bill, Choice, Purpose, Question, WhyNot};
use kernel::Lang;
use kernel::grammar::capital;
use ui::{Said, Standing, Tap};

/// What can be built, as it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Site {
    /// What is asked: of the Guildhall, or which plan an advance takes.
    pub title: String,
    /// Whether a plan is discarded for the Cathedral: then it does not count which ones can be constructed.
    pub discards: bool,
    /// The space of the Guildhall that the Worker took, and what the next one would do.
    pub note: String,
    /// The plans.
    pub hand: Hand,
    /// The plan that is shown where there is room for one: the one looked at, else the first that can be constructed.
    pub shown: usize,
    /// Whether the Cathedral is looked at.
    pub climbs: bool,
    /// The Cathedral.
    pub cathedral: Cathedral,
    /// What its next level asks for, and whether that is there.
    pub asks: Vec<(bool, String)>,
    /// The language.
    pub lang: Lang,
}

/// How far one is with what is built at the Guildhall.
#[derive(Clone, Copy)]
enum Builds {
    /// It is not chosen yet.
    Chooses,
    /// This plan is paid.
    Plan(BuildingId),
    /// The next level of the Cathedral is paid.
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

/// Whether the sheet lies open at a question.
pub const fn lies_open(question: Question) -> bool {
    builds(question).is_some()
}

/// What can be built, while that is asked, and until it is paid.
pub fn site(scene: &Scene) -> Option<Site> {
    let builds = builds(scene.question()?)?;
    let mut hand = hand(scene);
    // The plan that is paid lies in front of its player already.
    if let Builds::Plan(id) = builds {
        hand.plans.insert(0, plan(scene, id, None, Standing::Current, Tap::Explain(anchors::plan(id))));
    }
    let looked = hand.plans.iter().position(|plan| scene.proposal == Some(Choice::Construct(plan.id)));
    let ready = hand.plans.iter().position(|plan| scene.place(Choice::Construct(plan.id)).is_some());
    let discards = matches!(scene.question(), Some(Question::Discard(..)));
    let words = Texts(scene.lang);
    let title =
        if discards { words.to_discard_for_the_cathedral() } else { names::location(Location::Guildhall, scene.lang) };
    let note =
        if discards { String::new() } else { words.spaces_taken(scene.state.board().taken, scene.state.capacity()) };
    Some(Site {
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

/// What the next level of the Cathedral asks for; nothing above the highest one.
fn asks(scene: &Scene) -> Vec<(bool, String)> {
    let lang = scene.lang;
    let words = Texts(lang);
    let state = &scene.state;
    let me = scene.me();
    let Some(level) = CATHEDRAL.get(usize::from(me.cathedral)) else { return Vec::new() };
    let lacks = state.advance_lacks(scene.viewer);
    let has = |wrong: fn(&WhyNot) -> bool| !lacks.iter().any(wrong);
    let free = level.spaces.saturating_sub(state.on_level(me.cathedral + 1));
    let left = state.rewards_left();
    let cost: Vec<Amount> = of_cost(level.cost, lang);
    let cost: Vec<String> = cost.into_iter().map(|amount| amount.label).collect();
    let plan = (has(|why| matches!(why, WhyNot::NoPlan)), words.to_discard((Thing::Plan, 1).said(lang)));
    let asked = [
        (
            has(|why| matches!(why, WhyNot::LowVirtue { .. })),
            words.virtue_of_at_least(LEAST_CATHEDRAL_VIRTUE, me.virtue),
        ),
        (
            has(|why| matches!(why, WhyNot::LevelFull)),
            capital(&words.spaces_on_level(me.cathedral + 1, free, level.spaces)),
        ),
        (has(|why| matches!(why, WhyNot::Goods { .. } | WhyNot::Mixed { .. })), cost.join(", ")),
    ];
    let reward = (true, if left > 0 { capital(&words.reward_comes(left)) } else { words.no_reward_left().to_owned() });
    let plan = (!me.can(BoardAbility::FreeAdvance)).then_some(plan);
    asked.into_iter().chain(plan).chain([reward]).collect()
}
