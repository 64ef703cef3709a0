//! View state of the table: its areas, the fan of groups, the pointed choice.

use crate::table::table_view::{self, UnfoldedPart};
use crate::texts::PageTexts;
use architects::components::Location;
use architects::table::Texts;
use architects::table::dock::DockGroup;
use architects::table::scene::Scene;
use architects::table::scene::SceneExt as _;
use architects::{Choice, Question};
use kernel::Lang;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Area {
    Town,
    Workshop,
    Guildhall,
    Board,
    Overlord,
}

impl Area {
    const fn at(location: Location) -> Self {
        match location {
            Location::Workshop => Self::Workshop,
            Location::Guildhall => Self::Guildhall,
            _ => Self::Town,
        }
    }

    const fn of_choice(choice: Choice) -> Self {
        match choice {
            Choice::Place(location) | Choice::Recall(location) | Choice::Capture { location, .. } => Self::at(location),
            Choice::Hire(_) => Self::Workshop,
            Choice::Advance => Self::Guildhall,
            Choice::Construct(_) | Choice::Discard(_) | Choice::Dismiss(_) => Self::Board,
            _ => Self::Town,
        }
    }

    /// Area of the thing with this anchor; `None` for the bar and the dock, which are always visible.
    fn of(anchor: &str, scene: &Scene) -> Option<Self> {
        let (kind, rest) = anchor.split_once(':').unwrap_or((anchor, ""));
        Some(match kind {
            "held" | "workers" | "captured" | "dock" | "total" | "team" | "seat" | "virtue" => return None,
            "place" if rest == Location::Workshop.key() => Self::Workshop,
            "place" if rest == Location::Guildhall.key() => Self::Guildhall,
            "place" => Self::Town,
            "overlord" | "demands" | "events" => Self::Overlord,
            "slot" => Self::Workshop,
            "cathedral" | "level" => Self::Guildhall,
            "apprentice" if scene.state.board().apprentices.iter().flatten().any(|id| id.card().key == rest) => {
                Self::Workshop
            }
            _ => Self::Board,
        })
    }
}

impl table_view::Area for Area {
    type Scene = Scene;
    const ALL: &'static [Self] = &[Self::Town, Self::Workshop, Self::Guildhall, Self::Board, Self::Overlord];

    fn key(self) -> &'static str {
        match self {
            Self::Town => "town",
            Self::Workshop => "workshop",
            Self::Guildhall => "guildhall",
            Self::Board => "own",
            Self::Overlord => "overlord",
        }
    }

    fn sign(self) -> &'static str {
        match self {
            Self::Town => "loc-town",
            Self::Workshop => "workshop",
            Self::Guildhall => "loc-guildhall",
            Self::Board => "building",
            Self::Overlord => "overlord",
        }
    }

    fn name(self, lang: Lang) -> &'static str {
        let page_texts = PageTexts(lang);
        let texts = Texts(page_texts.0);
        match self {
            Self::Town => texts.town_tab(),
            Self::Workshop => texts.the_workshop(),
            Self::Guildhall => texts.the_guildhall(),
            Self::Board => page_texts.my_board(),
            Self::Overlord => page_texts.overlord_tab(),
        }
    }

    fn asked(scene: &Scene) -> Option<Self> {
        Some(match scene.question()? {
            Question::Workshop | Question::Middle | Question::FreeHire | Question::FreeApprentice => Self::Workshop,
            Question::Guildhall => Self::Guildhall,
            Question::Dismiss | Question::Discard(..) => Self::Board,
            Question::Suffers(_) => Self::Overlord,
            _ => Self::Town,
        })
    }

    fn is_there(self, scene: &Scene) -> bool {
        self != Self::Overlord || scene.state.team().is_some()
    }

    fn has_choice(self, scene: &Scene) -> bool {
        scene.choices.iter().any(|choice| Self::of_choice(*choice) == self)
    }
}

impl UnfoldedPart for DockGroup {
    fn of_key(key: &str) -> Option<Self> {
        Self::of_key(key)
    }
}

pub type TableView = table_view::TableView<Area, DockGroup>;

impl TableView {
    pub fn bring(self, anchor: &str, scene: &Scene) {
        if let Some(area) = Area::of(anchor, scene) {
            self.area.set(area);
        }
    }

    /// The scene with the pointed choice previewed, for panels that only show and are not tapped.
    pub fn pointed(self, scene: &Scene) -> Scene {
        scene.looking_at(self.peek.get().and_then(|place| scene.choices.get(place).copied()))
    }
}
