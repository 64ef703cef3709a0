//! The dock: hand, goods, question, outcome, and the choices that have no position on a board.

use super::anchors;
use super::gains;
use super::preview::TablePreview;
use super::scene::Scene;
use super::signs::{action_sign, building_sign};
use crate::components::TownsfolkId;
use crate::table::Texts;
use crate::table::scene::SceneExt as _;
use crate::texts;
use crate::{Choice, Question};
use kernel::{Game, Lang, Seat};
use ui::{Consequences, Prompt, Tap};

/// Largest number of offers beside the question. More of them stand above it.
const BESIDE: usize = 4;

#[derive(Clone, Debug, PartialEq)]
pub struct Tray {
    pub seat: Seat,
    pub hand: Vec<(TownsfolkId, Tap)>,
    pub closed: usize,
    pub free: usize,
    pub silver: u16,
    /// Resources, in the order of their kinds.
    pub resources: [u16; 3],
    pub total: i32,
    pub asked: bool,
    pub lang: Lang,
}

pub fn tray(scene: &Scene) -> Tray {
    let player = scene.me();
    let tap = |id: TownsfolkId| {
        let choices = [Choice::Play(id), Choice::Discard(id), Choice::Destroy(id)];
        let tap = choices.into_iter().find_map(|choice| scene.choose(choice));
        (id, tap.unwrap_or_else(|| Tap::Explain(anchors::card(id))))
    };
    let hand: Vec<(TownsfolkId, Tap)> = player.hand.iter().filter(|_| scene.own.open_hand).copied().map(tap).collect();
    Tray {
        seat: scene.viewer,
        free: if scene.state.is_set_up() {
            scene.state.hand_limit(scene.viewer).saturating_sub(player.hand.len())
        } else {
            0
        },
        asked: hand.iter().any(|(_, tap)| matches!(tap, Tap::Choose(_))),
        closed: player.hand.len() - hand.len(),
        hand,
        silver: player.silver,
        resources: player.resources,
        total: scene.state.sheet(scene.viewer).iter().sum(),
        lang: scene.lang,
    }
}

pub fn ask(scene: &Scene) -> Option<Prompt> {
    let lang = scene.lang;
    let texts = Texts(lang);
    let asked = scene.state.decision();
    if scene.choices.is_empty() {
        return None;
    }
    let question = asked.map(|decision| decision.question);
    let title = texts::question(&scene.state, lang);
    let title = title.trim_end_matches('.').to_owned();
    let hint = match question {
        Some(Question::Spot(..) | Question::Section(_)) => texts.hint_pick().to_owned(),
        Some(Question::CastleMove) => texts.hint_shift().to_owned(),
        Some(Question::Move) => {
            let value = scene.me().line[0].map_or(1, |card| card.card().value);
            texts.hint_move(value)
        }
        Some(Question::Play) => texts.hint_play().to_owned(),
        Some(Question::Act) => texts.hint_act().to_owned(),
        Some(Question::Building | Question::Slot(..)) => texts.hint_building().to_owned(),
        _ => String::new(),
    };
    let icon = match (scene.action(), question) {
        (_, Some(Question::Spot(building, _))) => building_sign(building.kind),
        (Some(action), _) => action_sign(action),
        (None, Some(Question::Play)) => "ph-cards",
        (None, Some(Question::Move)) => "ph-move",
        (None, Some(Question::Act)) => "ph-action",
        (None, Some(Question::Hire | Question::FreeHire(_))) => "act-recruit",
        (None, Some(Question::Resource(_))) => "any-res",
        (None, Some(Question::Flip(_))) => "flip-any",
        (None, Some(Question::Rearrange)) => "rearrange",
        (None, Some(Question::Discard(_))) => "discard",
        (None, Some(Question::Destroy(_))) => "destroy",
        (None, Some(Question::FreeManuscript)) => "manuscript",
        (None, Some(Question::CastleMove | Question::Section(_) | Question::Cascade | Question::Bump(..))) => {
            "castle-move"
        }
        (None, Some(Question::Remove(_))) => "overlord-token",
        _ => "ui-next",
    };
    let chosen = scene.proposal.map(|choice| texts::choice(&scene.state, choice, lang));
    Some(Prompt { icon, title, hint }.of_choice(chosen))
}

pub fn brings(scene: &Scene, looked_at: &TablePreview) -> Consequences {
    let known = &looked_at.known;
    let chips = gains::gains(&scene.state, scene.viewer, &scene.own.paid, known, scene.lang);
    let (next, shows) = (gains::leads_to(known), gains::shows(known, scene.lang));
    Consequences { chips, next, shows, seat: scene.viewer, lang: scene.lang }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    pub choice: Choice,
    pub tap: Tap,
    pub proposed: bool,
    pub label: String,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Offers {
    pub list: Vec<Offer>,
    pub above: bool,
    pub scene: Scene,
}

/// Returns the choices that have no position on a board. `None` if the confirm button is enough.
pub fn offers(scene: &Scene) -> Option<Offers> {
    let on_board = |choice: &Choice| {
        matches!(
            choice,
            Choice::Pair(_)
                | Choice::Play(_)
                | Choice::Move(_)
                | Choice::Act(_)
                | Choice::Dismiss
                | Choice::Build(_)
                | Choice::Spot(_)
                | Choice::Hire(_)
                | Choice::Manuscript(_)
                | Choice::Discard(_)
                | Choice::Destroy(_)
                | Choice::Shift { .. }
                | Choice::Section(_)
        )
    };
    let picks = |choice: &Choice| matches!(choice, Choice::Pay(_) | Choice::Workers(_) | Choice::Exchange(_));
    let offer = |choice: &Choice| {
        let tap = if picks(choice) { scene.pick(*choice) } else { scene.choose(*choice) };
        let proposed = scene.proposal == Some(*choice);
        Some(Offer { choice: *choice, tap: tap?, proposed, label: texts::choice(&scene.state, *choice, scene.lang) })
    };
    let list: Vec<Offer> = scene.choices.iter().filter(|choice| !on_board(choice)).filter_map(offer).collect();
    // A single proposed choice needs no button beside the confirm button.
    let alone = list.len() == 1 && list[0].proposed;
    let wide = list.iter().any(|offer| matches!(offer.choice, Choice::Order(_)));
    (!list.is_empty() && !alone).then(|| Offers { above: list.len() > BESIDE || wide, list, scene: scene.clone() })
}
