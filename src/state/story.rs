//! What others did, told in steps: as it happens, or once more.

use ui::{LineTold, MomentTold, SceneStep, Stage};

/// One step of a story.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoryStep {
    /// A step of somebody's turn.
    Scene(SceneStep),
    /// A moment, and the step of the game that it belongs to.
    Moment(MomentTold, usize),
    /// A line of a moment that is told in lines: the moment, the place of the line, and what happened in it.
    Line(MomentTold, usize, SceneStep),
}

impl StoryStep {
    /// The step of the game after which the table shows it.
    pub const fn step(&self) -> usize {
        match self {
            Self::Scene(scene) | Self::Line(.., scene) => scene.step,
            Self::Moment(_, step) => *step,
        }
    }

    /// Where it begins: the step of the game, and the place of its first event among those of that step.
    pub const fn begins(&self) -> (usize, usize) {
        match self {
            Self::Scene(scene) | Self::Line(.., scene) => scene.begins,
            Self::Moment(moment, step) => (*step, moment.at),
        }
    }

    /// What of it is lit on the table.
    pub fn stage(&self) -> Stage {
        match self {
            Self::Scene(scene) => scene.stage(),
            Self::Moment(moment, _) => moment.stage(),
            Self::Line(moment, at, scene) => {
                let mut stage = scene.stage();
                let line = moment.lines.get(*at).map(LineTold::stage).unwrap_or_default();
                stage.lit.extend(line.lit);
                stage.rings.extend(line.rings);
                stage
            }
        }
    }

    /// The anchors of what it tells of.
    pub fn anchors(&self) -> Vec<String> {
        match self {
            Self::Scene(scene) => scene.anchors(),
            Self::Moment(moment, _) => moment.places.clone(),
            Self::Line(moment, at, _) => moment.lines.get(*at).map(|line| line.places.clone()).unwrap_or_default(),
        }
    }
}

/// A story that is told in the dock, in the place of the question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Story {
    /// Its steps.
    pub steps: Vec<StoryStep>,
    /// The one that is told now.
    pub at: usize,
    /// Whether it is told as it happens: then it goes on by itself, and the game after it. Told once more, the table is shown as
    /// it was then.
    pub live: bool,
}

impl Story {
    /// A story from its first step; none where there is nothing to tell.
    pub fn of(steps: Vec<StoryStep>, live: bool) -> Option<Self> {
        (!steps.is_empty()).then_some(Self { steps, at: 0, live })
    }

    /// The step that is told now.
    pub fn step(&self) -> Option<&StoryStep> {
        self.steps.get(self.at)
    }

    /// The same at the next step; none after the last one.
    pub fn next(&self) -> Option<Self> {
        (self.at + 1 < self.steps.len()).then(|| Self { at: self.at + 1, ..self.clone() })
    }

    /// The same at the step before; at the first one it stays there.
    #[must_use]
    pub fn back(&self) -> Self {
        Self { at: self.at.saturating_sub(1), ..self.clone() }
    }
}
