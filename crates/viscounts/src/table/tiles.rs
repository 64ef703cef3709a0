//! The four primary actions: state, tap and reach of each.

use super::overlord;
use super::scene::Scene;
use crate::components::{Exchange, PRINTED_MANUSCRIPT_COST, PrimaryAction, WORKERS_CHART};
use crate::table::Texts;
use crate::table::scene::SceneExt as _;
use crate::texts::{self, names};
use crate::{Choice, Intent, Payment, Question};
use kernel::Lang;
use kernel::grammar::headed;
use ui::{Sign, Tap, TileState};

#[derive(Clone, Debug, PartialEq)]
pub struct Tile {
    pub action: PrimaryAction,
    pub standing: TileState,
    pub tap: Tap,
    /// Icons for it, without a payment.
    pub icons: u8,
    pub most: u16,
    pub line: TileLine,
    /// Effect of the viewer's Reference card after it, in the co-op scenario.
    pub lower: Option<Sign>,
    pub label: String,
    pub lang: Lang,
}

#[derive(Clone, Debug, PartialEq)]
pub enum TileLine {
    Why(String),
    Exchange(Exchange, u16),
    Held(u16),
    Paid(Payment),
    Workers(usize),
    Script(u8),
}

pub fn tiles(scene: &Scene) -> Vec<Tile> {
    PrimaryAction::ALL.map(|action| tile(scene, action)).into_iter().collect()
}

fn tile(scene: &Scene, action: PrimaryAction) -> Tile {
    let lang = scene.lang;
    let state = &scene.state;
    let own_turn = state.turn() == scene.viewer && state.is_set_up();
    let asked = scene.question() == Some(Question::Act) && !scene.choices.is_empty();
    let choice = Choice::Act(action);
    let key = format!("action:{}", action.key());
    let why = if asked { scene.why_not(Intent::Act(action)) } else { None };
    let (standing, tap) = match (scene.choose(choice).or_else(|| scene.switch(choice)), &why) {
        _ if scene.action() == Some(action) => (TileState::Current, Tap::Explain(key)),
        (Some(tap), _) => (TileState::Legal, tap),
        (None, Some(why)) => (TileState::Locked, Tap::Why(why.clone())),
        (None, None) => (TileState::Quiet, Tap::Explain(key)),
    };
    let icons = state.icons(scene.viewer).counting_as(action.icon());
    let most = if own_turn { state.most_icons(action) } else { u16::from(icons) };
    let line = match (why, scene.proposal) {
        (Some(why), _) => TileLine::Why(why),
        (None, Some(Choice::Pay(payment))) if standing == TileState::Current => TileLine::Paid(payment),
        (None, _) => match action {
            PrimaryAction::Trade => match state.own_exchange().filter(|_| own_turn) {
                Some(exchange) => TileLine::Exchange(exchange, most / u16::from(exchange.merchants.max(1))),
                None => TileLine::Held(scene.me().silver),
            },
            PrimaryAction::Construct => TileLine::Held(scene.me().has(action.resource().unwrap_or_default())),
            PrimaryAction::PlaceWorkers => {
                TileLine::Workers(WORKERS_CHART.iter().filter(|need| u16::from(**need) <= most).count())
            }
            PrimaryAction::Transcribe => {
                let manuscript = state.visible_manuscript(scene.own_segment());
                TileLine::Script(manuscript.map_or(PRINTED_MANUSCRIPT_COST, |id| id.tile().cost))
            }
        },
    };
    let reach = headed(names::action(action, lang), &names::icon(action.icon()).count(icons, lang), lang);
    let reach = if most > u16::from(icons) { format!("{reach}, {}", Texts(lang).up_to(most)) } else { reach };
    let costs = Some(texts::costs_text(state, action, lang)).filter(|costs| own_turn && !costs.is_empty());
    let why = match &line {
        TileLine::Why(why) => Some(why.clone()),
        _ => None,
    };
    let lower = overlord::lower(scene, action);
    let then = lower.as_ref().map(|lower| lower.label.clone());
    let label = [Some(reach), costs, why, then].into_iter().flatten().collect::<Vec<_>>().join(". ");
    Tile { action, standing, tap, icons, most, line, lower, label, lang }
}
