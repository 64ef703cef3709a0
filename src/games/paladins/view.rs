//! View state of the table: a reason, an explanation, the exchange of Workers, the chosen area.

use crate::browser::toast::{Toast, WHY_STAYS};
use crate::components::Taps;
use crate::state::overlay::OpenOverlay;
use crate::state::store::{Store, use_store};
use crate::table::table_view;
use crate::texts::PageTexts;
use kernel::Lang;
use leptos::prelude::*;
use markup::RwSignal;
use paladins::table::names::localize;
use paladins::table::scene::Scene;
use paladins::{Choice, Intent, Question, Target, Task};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Area {
    Town,
    Regions,
    Board,
    King,
}

impl Area {
    pub fn of(anchor: &str) -> Self {
        match anchor.split(':').next().unwrap_or_default() {
            "townsfolk" | "town" => Self::Town,
            "region" | "space" | "outsider" => Self::Regions,
            "order" | "favour" | "tax" => Self::King,
            _ => Self::Board,
        }
    }
}

impl table_view::Area for Area {
    type Scene = Scene;
    const ALL: &'static [Self] = &[Self::Town, Self::Regions, Self::Board, Self::King];

    fn key(self) -> &'static str {
        match self {
            Self::Town => "town",
            Self::Regions => "regions",
            Self::Board => "board",
            Self::King => "king",
        }
    }

    fn sign(self) -> &'static str {
        match self {
            Self::Town => "act-recruit",
            Self::Regions => "outpost",
            Self::Board => "faith",
            Self::King => "seal-order",
        }
    }

    fn name(self, lang: Lang) -> &'static str {
        match self {
            Self::Town => localize(lang, text!("Town")),
            Self::Regions => localize(lang, text!("Regions")),
            Self::Board => PageTexts(lang).my_board(),
            Self::King => localize(lang, text!("King and Tax")),
        }
    }

    fn asked(scene: &Scene) -> Option<Self> {
        let (_, question) = scene.state.asked()?;
        match question {
            Question::Draft | Question::Recruit | Question::FreeRecruit | Question::TownsfolkCost { .. } => {
                Some(Self::Town)
            }
            Question::Space(_) | Question::Outsider(_) => Some(Self::Regions),
            Question::Pay(Task { intent: Intent::Favour(_) | Intent::Order(_), .. }) => Some(Self::King),
            Question::Pay(Task { intent: Intent::Action(_), target: Target::None }) => Some(Self::Board),
            // The Workers for an action lie in the dock, so the area of the action stays visible.
            Question::Pay(_) => None,
            _ => Some(Self::Board),
        }
    }
}

#[derive(Clone, Copy)]
pub struct TableView {
    /// Reason why the last tapped thing cannot be chosen.
    pub why: Toast,
    why_of: StoredValue<Option<String>>,
    pub overlay: OpenOverlay,
    /// True while the proposed Workers are being exchanged.
    pub exchange: RwSignal<bool>,
    pub area: RwSignal<Area>,
}

impl TableView {
    pub fn new() -> Self {
        Self {
            why: Toast::new(WHY_STAYS),
            why_of: StoredValue::new(None),
            overlay: use_store().overlay,
            exchange: RwSignal::new(false),
            area: RwSignal::new(Area::Board),
        }
    }

    fn explain_why(self, store: Store, reason: String, key: Option<String>) {
        store.notices.announce(&reason);
        self.why_of.set_value(key);
        self.why.show(reason);
    }

    /// Reason why the thing with this key cannot be chosen, if it was tapped last.
    pub fn why_not(self, key: &str) -> Option<String> {
        self.why.get().filter(|_| self.why_of.with_value(|of| of.as_deref() == Some(key)))
    }

    pub fn clear(self) {
        self.why.hide();
        self.overlay.close_explanation();
        self.exchange.set(false);
    }

    pub fn taps(self, store: Store) -> Taps {
        Taps {
            choose: Callback::new(move |place: usize| {
                // A draft cannot be undone and is the first tap of a game, so it is proposed and confirmed, as Workers
                // are.
                let choice_key =
                    store.table.choices.with_untracked(|choices| choices.get(place).cloned()).unwrap_or_default();
                let drafts = matches!(choice_key.parse(), Ok(Choice::Take(_)));
                if drafts && store.choosing.proposal.get_untracked().as_ref() != Some(&choice_key) {
                    store.pick(choice_key);
                } else {
                    store.choose_at(place);
                }
            }),
            pick: Callback::new(move |place: usize| {
                if let Some(choice_key) = store.table.choices.with_untracked(|choices| choices.get(place).cloned()) {
                    store.pick(choice_key);
                }
            }),
            switch: Callback::new(move |choice_key: String| store.switch(choice_key)),
            ahead: Callback::new(move |(first, then): (String, String)| store.choose_ahead(&first, &then)),
            why: Callback::new(move |(reason, key)| self.explain_why(store, reason, key)),
            explain: Callback::new(move |key: String| self.overlay.explain(key)),
        }
    }
}

impl Default for TableView {
    fn default() -> Self {
        Self::new()
    }
}

pub fn use_table_view() -> TableView {
    expect_context::<TableView>()
}
