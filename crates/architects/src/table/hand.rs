//! The plans of the hand: their needs, the missing parts, and their readiness after the previewed choice.

use super::amounts::{Amount, mixed_sign, of_cost};
use super::anchors;
use super::scene::Scene;
use super::worth;
use crate::components::{BuildingId, Does, Location, Skill, Thing};
use crate::table::Texts;
use crate::table::scene::SceneExt as _;
use crate::texts::{building_text, end, names, reason, reward};
use crate::{Choice, Intent, Question, WhyNot, plans};
use kernel::Lang;
use kernel::grammar::{capital, semicolon};
use ui::{Localize, Tap, TileState};

#[derive(Clone, Debug, PartialEq)]
pub struct Hand {
    pub plans: Vec<Plan>,
    pub closed: usize,
    pub limit: usize,
    pub asked: bool,
    pub lang: Lang,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    pub id: BuildingId,
    pub name: &'static str,
    pub points: u8,
    pub today: Option<i32>,
    /// Needed skills. True marks the skill of an own Apprentice.
    pub skills: Vec<(Skill, bool)>,
    pub cost: Vec<(Amount, u8)>,
    pub virtue: Option<Amount>,
    pub at_once: bool,
    pub does: String,
    pub ready: Ready,
    pub foot: String,
    pub standing: TileState,
    pub tap: Tap,
    pub label: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ready {
    Now,
    /// Can be constructed after the previewed choice.
    Soon,
    No,
}

impl Ready {
    pub const fn class(self) -> &'static str {
        match self {
            Self::Now => "ready",
            Self::Soon => "soon",
            Self::No => "no",
        }
    }
}

pub fn hand(scene: &Scene) -> Hand {
    let after = scene.looked_at().and_then(|preview| preview.known.after);
    let reasons_after = |id: BuildingId| after.as_ref().map(|after| after.why_not_plan(scene.viewer, id));
    let held = plans(scene.me().hand).filter(|_| scene.own.open_hand);
    let plans: Vec<Plan> = held.map(|id| held_plan(scene, id, reasons_after(id))).collect();
    Hand {
        closed: scene.me().hand.len() - plans.len(),
        limit: scene.me().hand_limit(),
        asked: plans.iter().any(|plan| matches!(plan.standing, TileState::Target | TileState::Current)),
        plans,
        lang: scene.lang,
    }
}

fn held_plan(scene: &Scene, id: BuildingId, after: Option<Vec<WhyNot>>) -> Plan {
    let choices = [Choice::Construct(id), Choice::Discard(id)];
    let why = match scene.question() {
        Some(Question::Guildhall) => scene.why_not(Intent::Construct(id)),
        _ => None,
    };
    let looked = scene.proposal.is_some_and(|proposal| choices.contains(&proposal));
    let (standing, tap) = match (choices.into_iter().find_map(|choice| scene.tap(choice)), why) {
        (Some(tap), _) if looked => (TileState::Current, tap),
        (Some(tap), _) => (TileState::Target, tap),
        (None, Some(why)) => (TileState::Quiet, Tap::Why(why)),
        (None, None) => (TileState::Quiet, ahead(scene, id).unwrap_or_else(|| Tap::Explain(anchors::plan(id)))),
    };
    plan(scene, id, after, standing, tap)
}

/// Returns the tap on a ready plan before a Worker is placed: to the Guildhall, then this plan. If it is the only
/// legal construction there, the tap chooses the place only.
fn ahead(scene: &Scene, id: BuildingId) -> Option<Tap> {
    let hall = Choice::Place(Location::Guildhall);
    let tap = scene.ahead(hall, Choice::Construct(id));
    tap.or_else(|| scene.tap(hall).filter(|_| scene.state.why_not_plan(scene.viewer, id).is_empty()))
}

pub fn plan(scene: &Scene, id: BuildingId, after: Option<Vec<WhyNot>>, standing: TileState, tap: Tap) -> Plan {
    let lang = scene.lang;
    let texts = Texts(lang);
    let card = id.card();
    let reasons = scene.state.why_not_plan(scene.viewer, id);
    let ready = match (&reasons[..], after) {
        ([], _) => Ready::Now,
        (_, Some(after)) if after.is_empty() => Ready::Soon,
        _ => Ready::No,
    };
    // Before the first turn everything is missing, which says nothing.
    let reasons = if scene.state.is_set_up() { reasons } else { Vec::new() };
    let foot = match ready {
        Ready::Now => texts.ready().to_owned(),
        Ready::Soon => texts.ready_after().to_owned(),
        Ready::No => reasons.iter().map(|why| short(*why, lang)).collect::<Vec<_>>().join(", "),
    };
    let missing = |amount: &Amount| reasons.iter().map(|why| short_of(*why, amount.icon)).sum();
    let skills = card.skills.iter().map(|&skill| (skill, !reasons.contains(&WhyNot::Skill { skill }))).collect();
    let text = building_text(id, lang);
    Plan {
        id,
        name: names::building(id, lang),
        points: card.points,
        today: Some(worth::today(&scene.state, scene.viewer, id)).filter(|today| *today != i32::from(card.points)),
        skills,
        cost: of_cost(card.cost, lang)
            .into_iter()
            .map(|amount| {
                let short = missing(&amount);
                (amount, short)
            })
            .collect(),
        virtue: (card.virtue != 0).then(|| Amount::change(Thing::Virtue, card.virtue, lang)),
        at_once: matches!(card.does, Does::Now(_)),
        does: match card.does {
            Does::Now(gives) => capital(&reward(gives, lang)),
            Does::End(what) => capital(&end(what, lang)),
        },
        label: if foot.is_empty() { text } else { format!("{text}{}{foot}", semicolon(lang)) },
        ready,
        foot,
        standing,
        tap,
    }
}

fn short_of(why: WhyNot, sign: &str) -> u8 {
    match why {
        WhyNot::Goods { thing, short } if thing.row().sign == sign => short,
        WhyNot::Mixed { short, clay } if sign == mixed_sign(clay) => short,
        _ => 0,
    }
}

fn short(why: WhyNot, lang: Lang) -> String {
    let texts = Texts(lang);
    match why {
        WhyNot::Goods { thing, short } => (thing, short).localize(lang),
        WhyNot::Mixed { short, .. } => names::MIXED.count(short, lang),
        WhyNot::Skill { skill } => texts.without_skill(names::skill(skill, lang)),
        other => reason(other, lang),
    }
}
