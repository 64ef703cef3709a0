//! Dealt or drawn plans to choose from: the draft, the solo set-up, the middle of the Black Market.

use super::anchors;
use super::hand::{Plan, plan};
use super::scene::Scene;
use crate::components::BuildingId;
use crate::table::scene::SceneExt as _;
use crate::{Choice, Question, plans, texts};
use kernel::Lang;
use ui::{Tap, TileState};

#[derive(Clone, Debug, PartialEq)]
pub struct DealtPlans {
    pub plans: Vec<Plan>,
    pub title: String,
    pub lang: Lang,
}

pub fn deal(scene: &Scene) -> Option<DealtPlans> {
    let choice: fn(BuildingId) -> Choice = match scene.question()? {
        Question::Draft | Question::Keep => Choice::Keep,
        Question::PutBack => Choice::PutBack,
        _ => return None,
    };
    let dealt = |id: BuildingId| {
        let standing = if scene.proposal == Some(choice(id)) { TileState::Current } else { TileState::Target };
        let tap = scene.tap(choice(id)).unwrap_or_else(|| Tap::Explain(anchors::plan(id)));
        plan(scene, id, None, standing, tap)
    };
    let title = texts::question(&scene.state, scene.lang);
    Some(DealtPlans { plans: plans(scene.me().drawn).map(dealt).collect(), title, lang: scene.lang })
}
