//! A story: the deeds of others, step by step, live or as a replay.

use leptos::prelude::*;
use markup::RwSignal;
use ui::{Moment, MomentLine, SceneStep, Spotlight};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoryStep {
    /// A step of a seat's turn.
    Scene(SceneStep),
    /// A moment, and its step of the game.
    Moment(Moment, usize),
    /// A line of a moment: the moment, the index of the line, and its events.
    Line(Moment, usize, SceneStep),
}

impl StoryStep {
    /// Step of the game whose table is shown.
    pub const fn step(&self) -> usize {
        match self {
            Self::Scene(scene) | Self::Line(.., scene) => scene.step,
            Self::Moment(_, step) => *step,
        }
    }

    /// Start: the step of the game, and the index of its first event there.
    pub const fn begins(&self) -> (usize, usize) {
        match self {
            Self::Scene(scene) | Self::Line(.., scene) => scene.begins,
            Self::Moment(moment, step) => (*step, moment.at),
        }
    }

    /// The lit things on the table.
    pub fn stage(&self) -> Spotlight {
        match self {
            Self::Scene(scene) => scene.stage(),
            Self::Moment(moment, _) => moment.stage(),
            Self::Line(moment, at, scene) => {
                let mut stage = scene.stage();
                let line = moment.lines.get(*at).map(MomentLine::stage).unwrap_or_default();
                stage.lit.extend(line.lit);
                stage.rings.extend(line.rings);
                stage
            }
        }
    }

    /// Anchors of the things that it names.
    pub fn anchors(&self) -> Vec<String> {
        match self {
            Self::Scene(scene) => scene.anchors(),
            Self::Moment(moment, _) => moment.places.clone(),
            Self::Line(moment, at, _) => moment.lines.get(*at).map(|line| line.places.clone()).unwrap_or_default(),
        }
    }
}

/// A story in the dock, in place of the question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Story {
    pub steps: Vec<StoryStep>,
    /// Index of the current step.
    pub at: usize,
    /// True for a live story, which advances by itself, with the game after it. A replay shows the past table.
    pub live: bool,
}

impl Story {
    /// A story at its first step; `None` without steps.
    pub fn of(steps: Vec<StoryStep>, live: bool) -> Option<Self> {
        (!steps.is_empty()).then_some(Self { steps, at: 0, live })
    }

    /// The current step.
    pub fn step(&self) -> Option<&StoryStep> {
        self.steps.get(self.at)
    }

    /// The story at the next step; `None` after the last one.
    pub fn next(&self) -> Option<Self> {
        (self.at + 1 < self.steps.len()).then(|| Self { at: self.at + 1, ..self.clone() })
    }

    /// The story at the previous step; the first one stays.
    #[must_use]
    pub fn back(&self) -> Self {
        Self { at: self.at.saturating_sub(1), ..self.clone() }
    }
}

/// The running story, and what it points at.
#[derive(Clone, Copy)]
pub struct StoryState {
    pub story: RwSignal<Option<Story>>,
    /// True while stories are skipped, until a person is asked.
    pub(super) skips: StoredValue<bool>,
    /// Anchors that the table highlights for a moment.
    pub point: RwSignal<Vec<String>>,
}

impl StoryState {
    pub(super) fn new() -> Self {
        Self { story: RwSignal::new(None), skips: StoredValue::new(false), point: RwSignal::new(Vec::new()) }
    }

    /// True while a story runs. Not tracked.
    pub(super) fn runs(self) -> bool {
        self.story.with_untracked(Option::is_some)
    }
}
