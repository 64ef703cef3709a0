//! The two cards at a lobe: their possible actions, and the reasons against the others.

use super::anchors;
use super::scene::Scene;
use crate::components::{Icons, ManuscriptId, PrimaryAction, Segment, TownsfolkId};
use crate::table::Texts;
use crate::table::scene::SceneExt as _;
use crate::texts::names;
use crate::{Choice, Effect, Intent, Question};
use kernel::Lang;
use kernel::grammar::capital;
use ui::Tap;

#[derive(Clone, Debug, PartialEq)]
pub struct Here {
    pub segment: Segment,
    pub own: bool,
    /// The Townsfolk. `None` for the printed one.
    pub townsfolk: Option<TownsfolkId>,
    pub left: usize,
    pub manuscript: Option<ManuscriptId>,
    pub manuscript_tap: Tap,
    /// Note that it can be taken, or the reason that it cannot.
    pub manuscript_note: String,
    pub icons: Icons,
    pub hire: Option<Effect>,
    pub dismiss: HireOrTake,
    pub hires: HireOrTake,
    pub lang: Lang,
}

#[derive(Clone, Debug, PartialEq)]
pub struct HireOrTake {
    pub tap: Tap,
    pub price: Option<u8>,
    pub note: String,
}

pub fn here(scene: &Scene, segment: Segment) -> Here {
    let lang = scene.lang;
    let texts = Texts(lang);
    let own = segment == scene.own_segment() && scene.state.is_set_up();
    let state = &scene.state;
    let printed = segment.face().townsfolk;
    let townsfolk = state.visible_townsfolk(segment);
    let (icons, hire) = townsfolk.map_or((printed.icons, Some(printed.hire)), |id| (id.card().icons, id.card().hire));
    let manuscript = state.visible_manuscript(segment);
    let key = manuscript.map_or_else(|| format!("printed:{}", segment.key()), anchors::manuscript);
    let manuscript_tap = scene.choose(Choice::Manuscript(segment)).unwrap_or(Tap::Explain(key));
    let transcribe = Intent::Act(PrimaryAction::Transcribe);
    let manuscript_note = match (&manuscript_tap, own && scene.me().space.is_inside()) {
        (Tap::Choose(_), _) => texts.take_it().to_owned(),
        (_, true) if scene.question() == Some(Question::Act) => scene.why_not(transcribe).unwrap_or_default(),
        (_, true) => String::new(),
        (_, false) => texts.from_inside().to_owned(),
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

fn dismissal(scene: &Scene, own: bool) -> HireOrTake {
    let texts = Texts(scene.lang);
    if !own {
        return HireOrTake {
            tap: Tap::Why(texts.not_here().to_owned()),
            price: None,
            note: texts.not_here().to_owned(),
        };
    }
    let action = scene.action();
    let price = action.and_then(|action| scene.state.dismissal(action).ok()).map(|(price, _)| price);
    match (scene.choose(Choice::Dismiss), action) {
        (Some(tap), _) => HireOrTake { tap, price, note: String::new() },
        (None, Some(action)) => {
            let why = scene.why_not(Intent::Dismiss(action)).unwrap_or_else(|| texts.for_an_action().to_owned());
            HireOrTake { tap: Tap::Why(why.clone()), price, note: why }
        }
        (None, None) => {
            let why = texts.for_an_action().to_owned();
            HireOrTake { tap: Tap::Why(why.clone()), price, note: why }
        }
    }
}

fn hiring(scene: &Scene, segment: Segment, own: bool) -> HireOrTake {
    let texts = Texts(scene.lang);
    let free = matches!(scene.question(), Some(Question::FreeHire(_)));
    let price = if free {
        Some(0)
    } else {
        scene.state.visible_townsfolk(segment).map(|id| scene.state.hire_price(scene.viewer, id))
    };
    if let Some(tap) = scene.choose(Choice::Hire(segment)) {
        return HireOrTake { tap, price, note: String::new() };
    }
    let why = match scene.question() {
        _ if !own => texts.not_here().to_owned(),
        Some(Question::Hire) => scene.why_not(Intent::Hire).unwrap_or_default(),
        _ => texts.after_the_action().to_owned(),
    };
    HireOrTake { tap: Tap::Why(why.clone()), price, note: why }
}

pub fn label(scene: &Scene, segment: Segment) -> String {
    let texts = Texts(scene.lang);
    if segment == scene.own_segment() && scene.state.is_set_up() {
        texts.at_your_viscount(names::space(scene.me().space, scene.lang))
    } else {
        capital(&names::segment(segment, scene.lang))
    }
}
