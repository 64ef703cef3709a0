//! What the table shows beside the game's state: a reason, an explained card, what is pointed at, the fan, the area shown.

use crate::games::architects::Choice;
use crate::games::architects::components::Location;
use crate::games::architects::view_model::scene::Scene;
use crate::page::play::store::Store;
use crate::page::services::passing::{Passing, WHY_STAYS};
use crate::page::widgets::Taps;
use leptos::prelude::*;

/// The parts of the table that share a small screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Area {
    /// The map with its places.
    Town,
    /// The Workshop with its Apprentices.
    Workshop,
    /// The Cathedral and the Guildhall.
    Guildhall,
    /// The own board.
    Board,
}

impl Area {
    /// Every area, in the order of the tabs.
    pub const ALL: [Self; 4] = [Self::Town, Self::Workshop, Self::Guildhall, Self::Board];

    /// The word for it in the page.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Town => "town",
            Self::Workshop => "workshop",
            Self::Guildhall => "guildhall",
            Self::Board => "own",
        }
    }

    /// Where the thing with this anchor lies; none for what the bar and the dock hold, which are always in sight.
    pub fn of(anchor: &str, scene: &Scene) -> Option<Self> {
        let (kind, rest) = anchor.split_once(':').unwrap_or((anchor, ""));
        Some(match kind {
            "held" | "workers" | "captured" | "dock" | "total" | "seat" => return None,
            "place" if rest == Location::Workshop.word() => Self::Workshop,
            "place" if rest == Location::Guildhall.word() => Self::Guildhall,
            "place" => Self::Town,
            "slot" => Self::Workshop,
            "cathedral" => Self::Guildhall,
            "apprentice" if scene.state.board().apprentices.iter().flatten().any(|id| id.card().key == rest) => {
                Self::Workshop
            }
            _ => Self::Board,
        })
    }
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
    /// The place whose groups lie in the dock.
    pub fan: RwSignal<Option<Location>>,
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
            fan: RwSignal::new(None),
            area: RwSignal::new(Area::Town),
        }
    }

    /// Brings the thing with this anchor into sight.
    pub fn bring(self, anchor: &str, scene: &Scene) {
        if let Some(area) = Area::of(anchor, scene) {
            self.area.set(area);
        }
    }

    /// The scene as if what the pointer or the keyboard is on were looked at: for what only shows, and is not tapped.
    pub fn pointed(self, scene: &Scene) -> Scene {
        let pointed: Option<Choice> = self.peek.get().and_then(|place| scene.choices.get(place).copied());
        Scene { proposal: pointed.or(scene.proposal), ..scene.clone() }
    }

    /// Closes what was opened for a moment: after a choice the table is another one.
    pub fn clear(self) {
        self.why.hide();
        self.sheet.set(None);
        self.peek.set(None);
        self.fan.set(None);
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
            explain: Callback::new(move |key: String| {
                let fan = key.strip_prefix("fan:");
                let at = fan.and_then(|word| Location::ALL.into_iter().find(|location| location.word() == word));
                match at {
                    Some(location) => self.fan.set(Some(location)),
                    None => self.sheet.set(Some(key)),
                }
            }),
        }
    }
}
