//! The two cards that lie at a lobe: what can be done with them, and why not.

use super::anchors;
use super::scene::Scene;
use crate::components::{Icons, ManuscriptId, PrimaryAction, Segment, TownsfolkId};
use crate::table::Texts;
use crate::table::scene::SceneExt as _;
use crate::words::names;
use crate::{Choice, Effect, Intent, Question};
use kernel::Lang;
use kernel::grammar::capital;
use ui::Tap;

/// The panel, as it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Here {
    /// Whose lobe it is.
    pub segment: Segment,
    /// Whether the viewer's Viscount stands there.
    pub own: bool,
    /// The Townsfolk; none for the printed one.
    pub townsfolk: Option<TownsfolkId>,
    /// Townsfolk left in the pile.
    pub left: usize,
    /// The Manuscript; none for the printed one.
    pub manuscript: Option<ManuscriptId>,
    /// What a tap on the Manuscript does.
    pub manuscript_tap: Tap,
    /// Why it cannot be taken now, or that it can.
    pub manuscript_note: String,
    /// The icons of the Townsfolk.
    pub icons: Icons,
    /// What the Townsfolk gives when it is hired or dismissed.
    pub hire: Option<Effect>,
    /// Dismissing it.
    pub dismiss: Deal,
    /// Hiring it.
    pub hires: Deal,
    /// The language.
    pub lang: Lang,
}

/// One of the two things that can be done with the Townsfolk.
#[derive(Clone, Debug, PartialEq)]
pub struct Deal {
    /// What a tap on it does.
    pub tap: Tap,
    /// What it costs in Silver, where it can be done.
    pub price: Option<u8>,
    /// Why it cannot be done now.
    pub note: String,
}

/// The panel of a lobe as a scene shows it.
pub fn here(scene: &Scene, segment: Segment) -> Here {
    let lang = scene.lang;
    let words = Texts(lang);
    let own = segment == scene.own_segment() && scene.state.is_set_up();
    let state = &scene.state;
    let printed = segment.face().townsfolk;
    let townsfolk = state.visible_townsfolk(segment);
    let (icons, hire) = townsfolk.map_or((printed.icons, Some(printed.hire)), |id| (id.card().icons, id.card().hire));
    let manuscript = state.visible_manuscript(segment);
    let key = manuscript.map_or_else(|| format!("printed:{}", segment.word()), anchors::manuscript);
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
    let words = Texts(scene.lang);
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
    let words = Texts(scene.lang);
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

/// What the panel is about.
pub fn label(scene: &Scene, segment: Segment) -> String {
    let words = Texts(scene.lang);
    if segment == scene.own_segment() && scene.state.is_set_up() {
        words.at_your_viscount(names::space(scene.me().space, scene.lang))
    } else {
        capital(&names::segment(segment, scene.lang))
    }
}
