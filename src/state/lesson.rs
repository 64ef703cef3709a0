//! The lesson: a recorded game with comments, in which the learner makes the marked choices.
//!
//! Every game has one, and so has its co-op scenario. It is saved and resumed like any other game. It is recognized by
//! its seed, as long as its choices are those of the record. The record and the comments are separate files, fetched
//! when a lesson is on the table.

use crate::browser::dynamic_css::Ruled;
use kernel::Record;
use leptos::prelude::*;
use markup::RwSignal;

/// State of the lesson on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LessonStage {
    /// No lesson is on the table.
    Off,
    /// A lesson may be on the table; its record is being fetched.
    Fetching,
    /// The lesson is running.
    On,
    /// No lesson: a puzzle asks for a choice, which is reported and not made.
    Asking,
}

/// The lesson on the table, if any.
#[derive(Clone, Copy)]
pub struct LessonState {
    pub(super) stage: RwSignal<LessonStage>,
    /// The record that was fetched last, of any game.
    pub(super) record: StoredValue<Option<Record>>,
    pub(super) comments: RwSignal<Vec<(usize, Vec<Paragraph>)>>,
    /// Index of the visible paragraph of the comment.
    pub page: RwSignal<usize>,
    /// Key of the choice that answers a puzzle.
    pub answer: RwSignal<Option<String>>,
    /// Style rules that ring things.
    rings: Ruled,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Paragraph {
    /// Its text, in one or more lines.
    pub text: String,
    /// Anchors of the things that it names.
    pub speaks: Vec<String>,
}

impl LessonState {
    pub fn new() -> Self {
        Self {
            stage: RwSignal::new(LessonStage::Off),
            record: StoredValue::new(None),
            comments: RwSignal::new(Vec::new()),
            page: RwSignal::new(0),
            answer: RwSignal::new(None),
            rings: Ruled::at(0),
        }
    }

    /// True while a lesson is running. Tracked.
    pub fn is_on(self) -> bool {
        self.stage.get() == LessonStage::On
    }

    /// Key of the next choice of the lesson at this step; `None` without a lesson or after its end.
    pub fn expected(self, step: usize) -> Option<String> {
        if self.stage.get_untracked() != LessonStage::On {
            return None;
        }
        self.record.with_value(|record| record.as_ref()?.choices.get(step).cloned())
    }

    /// True if this choice may be made at this step. A running lesson allows only its own.
    pub fn allows(self, step: usize, key: &str) -> bool {
        match self.stage.get_untracked() {
            LessonStage::Off => true,
            LessonStage::Fetching | LessonStage::Asking => false,
            LessonStage::On => self.expected(step).as_deref() == Some(key),
        }
    }

    /// Asks for a choice, and clears the answer.
    pub fn ask(self) {
        self.answer.set(None);
        self.stage.set(LessonStage::Asking);
    }

    /// Records the answer to a puzzle, without making the choice.
    pub(super) fn hear(self, key: &str) {
        if self.stage.get_untracked() == LessonStage::Asking {
            self.answer.set(Some(key.to_owned()));
        }
    }

    /// True while the computer players wait for the record, for an answer, or for the reader of the last comment.
    pub fn holds(self, step: usize) -> bool {
        self.stage.get_untracked() != LessonStage::Off && self.expected(step).is_none()
    }

    /// Paragraphs of the comment at a step. Tracked.
    pub fn comment(self, step: usize) -> Vec<Paragraph> {
        self.comments.with(|comments| {
            let here = comments.iter().find(|(at, _)| *at == step);
            here.map(|(_, paragraphs)| paragraphs.clone()).unwrap_or_default()
        })
    }

    /// True at the end of the lesson.
    pub fn is_last(self, step: usize) -> bool {
        self.is_on()
            && self.record.with_value(|record| record.as_ref().is_some_and(|record| record.choices.len() == step))
    }

    /// Visible paragraph at a step; empty if there is none. Tracked.
    pub fn paragraph(self, step: usize) -> Paragraph {
        self.comment(step).into_iter().nth(self.page.get()).unwrap_or_default()
    }

    /// Rings the things that a paragraph names, and every button of the choice with this index. Style rules do it, so
    /// that redrawn elements are ringed too.
    pub fn ring(self, choice: Option<usize>, speaks: &[String]) {
        let names = speaks.iter().flat_map(|anchor| anchor.split('|'));
        let spoken = names.map(|name| {
            format!(
                "[data-anchor=\"{name}\"] {{ outline: 3px solid var(--suggest); outline-offset: var(--mark, 1px); }}"
            )
        });
        let chosen = choice.map(|place| {
            format!(
                "[data-choice=\"{place}\"] {{ outline: 4px dashed var(--suggest); outline-offset: var(--mark, 2px); z-index: 1; }}"
            )
        });
        // The rule inserted last comes first, so the choice wins.
        let rules: Vec<String> = chosen.into_iter().chain(spoken).collect();
        self.rings.set(&rules);
    }
}

impl Default for LessonState {
    fn default() -> Self {
        Self::new()
    }
}

/// Parses the comments: `# step` begins one, each line after it is a paragraph. `@ anchor …` lists the anchors of the
/// paragraph before it.
pub(super) fn comments(text: &str) -> Vec<(usize, Vec<Paragraph>)> {
    let mut list: Vec<(usize, Vec<Paragraph>)> = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty()) {
        if let Some(Ok(step)) = line.strip_prefix("# ").map(str::parse) {
            list.push((step, Vec::new()));
        } else if let Some((_, paragraphs)) = list.last_mut() {
            match (line.strip_prefix("@ "), paragraphs.last_mut()) {
                (Some(anchors), Some(before)) => {
                    before.speaks = anchors.split_whitespace().map(str::to_owned).collect();
                }
                _ => paragraphs.push(Paragraph { text: line.to_owned(), speaks: Vec::new() }),
            }
        }
    }
    list.into_iter().map(|(step, paragraphs)| (step, together(paragraphs))).collect()
}

/// Largest number of words that are shown at once, unless one paragraph has more.
const WORDS: usize = 45;

/// Joins short consecutive paragraphs, one line each.
fn together(paragraphs: Vec<Paragraph>) -> Vec<Paragraph> {
    let words = |text: &str| text.split_whitespace().count();
    let mut shown: Vec<Paragraph> = Vec::new();
    for paragraph in paragraphs {
        match shown.last_mut() {
            Some(last) if words(&last.text) + words(&paragraph.text) <= WORDS => {
                last.text = format!("{}\n{}", last.text, paragraph.text);
                last.speaks.extend(paragraph.speaks);
            }
            _ => shown.push(paragraph),
        }
    }
    shown
}
