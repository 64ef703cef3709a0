//! The two cards that lie at a lobe: those beside the own Viscount, or those of the lobe that was tapped.

use super::cards::{manuscript_face, printed_townsfolk, townsfolk_face};
use super::scene::Scene;
use super::signs::{arrow, icons_view};
use crate::engine::{Atom, Tap};
use crate::games::viscounts::components::{Icons, ManuscriptId, PrimaryAction, Segment, TownsfolkId};
use crate::games::viscounts::words::{self, names};
use crate::games::viscounts::{Choice, Effect, Intent, Question};
use crate::kernel::Lang;
use crate::kernel::grammar::capital;
use crate::page::widgets::{icon, sign, tap_button};
use crate::page::words::Words;
use leptos::prelude::*;

/// The panel, as it is drawn.
#[derive(Clone, PartialEq)]
pub struct Here {
    segment: Segment,
    own: bool,
    townsfolk: Option<TownsfolkId>,
    left: usize,
    manuscript: Option<ManuscriptId>,
    manuscript_tap: Tap,
    manuscript_note: String,
    icons: Icons,
    hire: Option<Effect>,
    dismiss: Deal,
    hires: Deal,
    lang: Lang,
}

/// One of the two things that can be done with the Townsfolk.
#[derive(Clone, PartialEq)]
struct Deal {
    tap: Tap,
    price: Option<u8>,
    note: String,
}

/// The panel of a lobe as a scene shows it.
pub fn here(scene: &Scene, segment: Segment) -> Here {
    let lang = scene.lang;
    let words = Words(lang);
    let own = segment == scene.own_segment() && scene.state.is_set_up();
    let state = &scene.state;
    let printed = segment.face().townsfolk;
    let townsfolk = state.visible_townsfolk(segment);
    let (icons, hire) = townsfolk.map_or((printed.icons, Some(printed.hire)), |id| (id.card().icons, id.card().hire));
    let manuscript = state.visible_manuscript(segment);
    let key =
        manuscript.map_or_else(|| format!("printed:{}", segment.word()), |id| format!("manuscript:{}", id.index()));
    let manuscript_tap = scene.choose(Choice::Manuscript(segment)).unwrap_or(Tap::Explain(key));
    let transcribe = Intent::Act(PrimaryAction::Transcribe);
    let manuscript_note = match (&manuscript_tap, own && scene.me().space.is_inside()) {
        (Tap::Choose(_), _) => words.take_it().to_owned(),
        (_, true) if scene.question() == Some(Question::Act) => scene.why_not(transcribe).unwrap_or_default(),
        (_, true) => String::new(),
        (_, false) => words.from_inside().to_owned(),
    };
    Here {
        segment,
        own,
        townsfolk,
        left: state.board().townsfolk[segment.index()].len(),
        manuscript,
        manuscript_tap,
        manuscript_note,
        icons,
        hire,
        dismiss: dismissal(scene, own),
        hires: hiring(scene, segment, own),
        lang,
    }
}

fn dismissal(scene: &Scene, own: bool) -> Deal {
    let words = Words(scene.lang);
    if !own {
        return Deal { tap: Tap::Why(words.not_here().to_owned()), price: None, note: words.not_here().to_owned() };
    }
    let action = scene.action();
    let price = action.and_then(|action| scene.state.dismissal(action).ok()).map(|(price, _)| price);
    match (scene.choose(Choice::Dismiss), action) {
        (Some(tap), _) => Deal { tap, price, note: String::new() },
        (None, Some(action)) => {
            let why = scene.why_not(Intent::Dismiss(action)).unwrap_or_else(|| words.for_an_action().to_owned());
            Deal { tap: Tap::Why(why.clone()), price, note: why }
        }
        (None, None) => {
            let why = words.for_an_action().to_owned();
            Deal { tap: Tap::Why(why.clone()), price, note: why }
        }
    }
}

fn hiring(scene: &Scene, segment: Segment, own: bool) -> Deal {
    let words = Words(scene.lang);
    let free = matches!(scene.question(), Some(Question::FreeHire(_)));
    let price = if free {
        Some(0)
    } else {
        scene.state.visible_townsfolk(segment).map(|id| scene.state.hire_price(scene.viewer, id))
    };
    if let Some(tap) = scene.choose(Choice::Hire(segment)) {
        return Deal { tap, price, note: String::new() };
    }
    let why = match scene.question() {
        _ if !own => words.not_here().to_owned(),
        Some(Question::Hire) => scene.why_not(Intent::Hire).unwrap_or_default(),
        _ => words.after_the_action().to_owned(),
    };
    Deal { tap: Tap::Why(why.clone()), price, note: why }
}

fn deal_view(deal: &Deal, sign_name: &'static str, name: &'static str, gains: AnyView, label: String) -> AnyView {
    let class = if matches!(deal.tap, Tap::Choose(_)) { "deal legal" } else { "deal later" };
    let price = deal.price.map(|price| view! { <b>{price}</b> {icon("silver", 16)} {arrow()} });
    let inside = view! {
        <span class="deal-head">{icon(sign_name, 19)}<b>{name}</b></span>
        <span class="deal-line">{price}{gains}</span>
    };
    tap_button(deal.tap.clone(), None, class.to_owned(), label, inside.into_any())
}

/// Draws the panel.
pub fn view(here: &Here) -> AnyView {
    let lang = here.lang;
    let words = Words(lang);
    let (face, key, spoken) = match here.townsfolk {
        Some(id) => (townsfolk_face(id, lang), format!("townsfolk:{}", id.index()), words::townsfolk_text(id, lang)),
        None => (
            printed_townsfolk(here.segment, lang),
            format!("printed:{}", here.segment.word()),
            words::printed_text(here.segment, lang),
        ),
    };
    let class = if here.own { "card own" } else { "card" };
    let card = tap_button(Tap::Explain(key.clone()), Some(key), class.to_owned(), spoken, face);
    let hire_sign = || here.hire.map(|hire| sign(&hire.sign(lang), 17));
    let price = |deal: &Deal| deal.price.map(|price| names::SILVER.count(price, lang)).unwrap_or_default();
    let label = |name: &str, deal: &Deal| format!("{name} {}. {}", price(deal), deal.note);
    let dismiss = deal_view(
        &here.dismiss,
        "dismiss",
        words.dismiss(),
        view! { {icons_view(here.icons, 16, lang)} {hire_sign()} }.into_any(),
        label(words.dismiss(), &here.dismiss),
    );
    let hires = deal_view(
        &here.hires,
        "act-recruit",
        words.hire(),
        view! { {hire_sign()} <i class="pile-left">{format!("×{}", here.left)}</i> }.into_any(),
        label(words.hire(), &here.hires),
    );
    let (key, spoken) = match here.manuscript {
        Some(id) => (format!("manuscript:{}", id.index()), words::manuscript_text(id, lang)),
        None => (format!("printed:{}", here.segment.word()), words::printed_text(here.segment, lang)),
    };
    let note = (!here.manuscript_note.is_empty()).then(|| view! { <em>{here.manuscript_note.clone()}</em> });
    let class = match &here.manuscript_tap {
        Tap::Choose(_) => "script-card legal",
        _ if here.own => "script-card own",
        _ => "script-card",
    };
    let face = view! { {manuscript_face(here.manuscript, here.segment, lang)} {note} };
    let script = tap_button(here.manuscript_tap.clone(), Some(key), class.to_owned(), spoken, face.into_any());
    view! { {card} <span class="deals">{dismiss}{hires}</span> {script} }.into_any()
}

/// What the panel is about.
pub fn label(scene: &Scene, segment: Segment) -> String {
    let words = Words(scene.lang);
    if segment == scene.own_segment() && scene.state.is_set_up() {
        words.at_your_viscount(names::space(scene.me().space, scene.lang))
    } else {
        capital(&names::segment(segment, scene.lang))
    }
}
