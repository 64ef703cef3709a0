//! View state of the table: its areas, the lobe with visible cards, the pointed choice.

use crate::table::table_view::{self, UnfoldedPart};
use crate::texts::PageTexts;
use kernel::Lang;
use viscounts::components::{Segment, Space};
use viscounts::table::Texts;
use viscounts::table::anchors::space_key;
use viscounts::table::preview::TablePreview;
use viscounts::table::scene::Scene;
use viscounts::table::scene::SceneExt as _;
use viscounts::{Choice, Question};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Area {
    Kingdom,
    Castle,
    Board,
    Scores,
    Overlord,
}

impl Area {
    /// Area of the thing with this anchor. A card belongs to the kingdom while it lies at a lobe.
    pub fn of(anchor: &str, scene: &Scene) -> Self {
        match anchor.split(':').next().unwrap_or_default() {
            "castle" | "third" | "leader" => Self::Castle,
            "space" | "spot" | "viscount" | "manuscript" | "printed" | "bonuses" | "poverty" | "prosperity" | "his" => {
                Self::Kingdom
            }
            "overlord" | "reference" => Self::Overlord,
            "townsfolk" if lobe_with(anchor, scene).is_some() => Self::Kingdom,
            _ => Self::Board,
        }
    }
}

impl table_view::Area for Area {
    type Scene = Scene;
    const ALL: &'static [Self] = &[Self::Kingdom, Self::Castle, Self::Board, Self::Scores, Self::Overlord];

    fn key(self) -> &'static str {
        match self {
            Self::Kingdom => "kingdom",
            Self::Castle => "castle",
            Self::Board => "board",
            Self::Scores => "scores",
            Self::Overlord => "overlord",
        }
    }

    fn sign(self) -> &'static str {
        match self {
            Self::Kingdom => "ph-move",
            Self::Castle => "act-workers",
            Self::Board => "ph-cards",
            Self::Scores => "manuscript",
            Self::Overlord => "overlord-turn",
        }
    }

    fn name(self, lang: Lang) -> &'static str {
        let page_texts = PageTexts(lang);
        let texts = Texts(page_texts.0);
        match self {
            Self::Kingdom => texts.kingdom(),
            Self::Castle => texts.the_castle(),
            Self::Board => page_texts.my_board(),
            Self::Scores => texts.scores(),
            Self::Overlord => page_texts.overlord_tab(),
        }
    }

    fn asked(scene: &Scene) -> Option<Self> {
        Some(match scene.question()? {
            Question::Workers
            | Question::Section(_)
            | Question::Cascade
            | Question::CastleMove
            | Question::Bump(..) => Self::Castle,
            Question::Pair
            | Question::Play
            | Question::Building
            | Question::Slot(..)
            | Question::Rearrange
            | Question::Discard(_)
            | Question::Destroy(_) => Self::Board,
            _ => Self::Kingdom,
        })
    }

    fn is_there(self, scene: &Scene) -> bool {
        self != Self::Overlord || scene.state.team().is_some()
    }
}

impl UnfoldedPart for Segment {
    fn of_key(key: &str) -> Option<Self> {
        key.strip_prefix("lobe:").and_then(Self::of_key)
    }
}

fn lobe_with(anchor: &str, scene: &Scene) -> Option<Segment> {
    let (kind, key) = anchor.split_once(':')?;
    Segment::ALL.into_iter().find(|&segment| match kind {
        "townsfolk" => scene.state.visible_townsfolk(segment).is_some_and(|id| id.index().to_string() == key),
        "manuscript" => scene.state.visible_manuscript(segment).is_some_and(|id| id.index().to_string() == key),
        "spot" | "printed" => key.starts_with(segment.key()),
        "space" | "his" => Space::all().any(|space| space.segment == segment && space_key(space) == key),
        "viscount" => scene
            .state
            .all_seats()
            .any(|seat| seat.0.to_string() == key && scene.state.player(seat).space.segment == segment),
        _ => false,
    })
}

/// Lobe that is shown first, if it is not that of the viewer's Viscount.
pub fn first_lobe(scene: &Scene) -> Option<Segment> {
    let own = scene.own_segment();
    if let Some(proposed) = scene.proposal.as_ref().and_then(lobe_of) {
        return Some(proposed).filter(|segment| *segment != own);
    }
    if let Some(segment) = scene.state.cheapest_segment(&scene.choices) {
        return Some(segment);
    }
    let mut lobes = scene.choices.iter().filter_map(lobe_of).peekable();
    let first = lobes.peek().copied()?;
    (!lobes.any(|segment| segment == own)).then_some(first)
}

pub fn lobe_of(choice: &Choice) -> Option<Segment> {
    match choice {
        Choice::Move(space) => Some(space.segment),
        Choice::Spot(spot) => Some(spot.segment),
        Choice::Hire(segment) | Choice::Manuscript(segment) => Some(*segment),
        _ => None,
    }
}

pub type TableView = table_view::TableView<Area, Segment>;

impl TableView {
    pub fn bring(self, anchor: &str, scene: &Scene) {
        self.area.set(Area::of(anchor, scene));
        if let Some(segment) = lobe_with(anchor, scene) {
            self.show(segment);
        }
    }

    pub fn show(self, segment: Segment) {
        self.part.set(Some(segment));
    }

    pub fn shown(self, scene: &Scene) -> Segment {
        self.part.get().unwrap_or_else(|| scene.own_segment())
    }

    /// The previewed choice: that under the pointer, otherwise the proposal.
    pub fn looked_at(self, scene: &Scene) -> Option<Choice> {
        let peeked = self.peek.get().and_then(|place| scene.choices.get(place).copied());
        peeked.or(scene.proposal)
    }

    pub fn preview(self, scene: &Scene) -> Option<TablePreview> {
        self.looked_at(scene).and_then(|choice| scene.preview(choice))
    }
}
