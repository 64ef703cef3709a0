//! What the table shows beside the game's state: a reason, an explained card, what is picked, the lobe and the area shown.

use crate::games::viscounts::components::{Segment, Space};
use crate::games::viscounts::view_model::anchors::space_word;
use crate::games::viscounts::view_model::preview::Preview;
use crate::games::viscounts::view_model::scene::Scene;
use crate::page::play::store::Store;
use crate::page::services::passing::{Passing, WHY_STAYS};
use crate::page::widgets::Taps;
use leptos::prelude::*;

/// The parts of the table that share a small screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Area {
    /// The ring as a compass, and one lobe unrolled.
    Kingdom,
    /// The Castle.
    Castle,
    /// The own board.
    Board,
    /// The points so far.
    Scores,
}

impl Area {
    /// Every area, in the order of the tabs.
    pub const ALL: [Self; 4] = [Self::Kingdom, Self::Castle, Self::Board, Self::Scores];

    /// The word for it in the page.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Kingdom => "kingdom",
            Self::Castle => "castle",
            Self::Board => "board",
            Self::Scores => "scores",
        }
    }

    /// Where the thing with this anchor lies; a card lies in the kingdom while a lobe has it.
    pub fn of(anchor: &str, scene: &Scene) -> Self {
        match anchor.split(':').next().unwrap_or_default() {
            "castle" | "third" | "leader" => Self::Castle,
            "space" | "spot" | "viscount" | "manuscript" | "printed" | "bonuses" | "poverty" | "prosperity" => {
                Self::Kingdom
            }
            "townsfolk" if lobe_with(anchor, scene).is_some() => Self::Kingdom,
            _ => Self::Board,
        }
    }
}

/// The lobe in which the thing with this anchor lies.
fn lobe_with(anchor: &str, scene: &Scene) -> Option<Segment> {
    let (kind, word) = anchor.split_once(':')?;
    Segment::ALL.into_iter().find(|&segment| match kind {
        "townsfolk" => scene.state.visible_townsfolk(segment).is_some_and(|id| id.index().to_string() == word),
        "manuscript" => scene.state.visible_manuscript(segment).is_some_and(|id| id.index().to_string() == word),
        "spot" | "printed" => word.starts_with(segment.word()),
        "space" => Space::all().any(|space| space.segment == segment && space_word(space) == word),
        "viscount" => scene
            .state
            .all_seats()
            .any(|seat| seat.0.to_string() == word && scene.state.player(seat).space.segment == segment),
        _ => false,
    })
}

/// What is shown of the table.
#[derive(Clone, Copy)]
pub struct TableView {
    /// Why something cannot be chosen.
    pub why: Passing,
    /// The thing that is explained, by its key.
    pub sheet: RwSignal<Option<String>>,
    /// What the pointer or the keyboard is on, by its place among the choices.
    pub peek: RwSignal<Option<usize>>,
    /// The lobe whose cards are shown; none for the one of the own Viscount.
    pub lobe: RwSignal<Option<Segment>>,
    /// The area that a small screen shows.
    pub area: RwSignal<Area>,
}

impl TableView {
    /// Nothing over the table.
    pub fn new(sheet: RwSignal<Option<String>>) -> Self {
        Self {
            why: Passing::new(WHY_STAYS),
            sheet,
            peek: RwSignal::new(None),
            lobe: RwSignal::new(None),
            area: RwSignal::new(Area::Kingdom),
        }
    }

    /// Brings the thing with this anchor into sight: its area, and its lobe.
    pub fn bring(self, anchor: &str, scene: &Scene) {
        self.area.set(Area::of(anchor, scene));
        if let Some(segment) = lobe_with(anchor, scene) {
            self.show(segment);
        }
    }

    /// Shows the cards of a lobe.
    pub fn show(self, segment: Segment) {
        self.lobe.set(Some(segment));
    }

    /// The lobe whose cards are shown.
    pub fn shown(self, scene: &Scene) -> Segment {
        self.lobe.get().unwrap_or_else(|| scene.own_segment())
    }

    /// What would follow: from what the pointer is on, else from what is proposed.
    pub fn preview(self, scene: &Scene) -> Option<Preview> {
        let peeked = self.peek.get().and_then(|place| scene.choices.get(place).copied());
        peeked.or(scene.proposal).and_then(|choice| scene.preview(choice))
    }

    /// Closes what was opened for a moment: after a choice the table is another one.
    pub fn clear(self) {
        self.why.hide();
        self.sheet.set(None);
        self.peek.set(None);
        self.lobe.set(None);
    }

    /// What taps do, for the components that every game shares.
    pub fn taps(self, store: Store) -> Taps {
        Taps {
            choose: Callback::new(move |place: usize| store.choose_at(place)),
            pick: Callback::new(move |place: usize| {
                if let Some(word) = store.choices.with_untracked(|choices| choices.get(place).cloned()) {
                    store.pick(word);
                }
            }),
            switch: Callback::new(move |word: String| store.switch(word)),
            why: Callback::new(move |(reason, _)| self.why.show(reason)),
            explain: Callback::new(move |key: String| match key.strip_prefix("lobe:").and_then(Segment::of_word) {
                Some(segment) => self.show(segment),
                None => self.sheet.set(Some(key)),
            }),
        }
    }
}
