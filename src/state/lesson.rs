//! The lesson: a recorded game with comments, in which the learner makes the marked choices.
//!
//! Every game has one of its own, and so has its co-op scenario. It is a game like any other, saved and taken up again like any other; it is known by its
//! seed, as long as its choices are those of the record. The record and the comments are files of their own, fetched when a
//! lesson is on the table.

use crate::browser::ruled::Ruled;
use crate::browser::signal::RwSignal;
use kernel::Record;
use leptos::prelude::*;

/// How far the lesson on the table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// No lesson is on the table.
    Off,
    /// A lesson may be on the table: its record is being fetched.
    Fetching,
    /// The lesson goes on.
    On,
    /// No lesson: a puzzle asks for a choice, which is heard and not made.
    Asking,
}

/// The lesson on the table, if there is one.
#[derive(Clone, Copy)]
pub struct Lesson {
    pub(super) stage: RwSignal<Stage>,
    /// The record that was fetched last, of whichever game.
    pub(super) record: StoredValue<Option<Record>>,
    pub(super) comments: RwSignal<Vec<(usize, Vec<Paragraph>)>>,
    /// The paragraph of the comment that is shown.
    pub page: RwSignal<usize>,
    /// The word of the choice that answers a puzzle.
    pub answer: RwSignal<Option<String>>,
    /// What rings something.
    rings: Ruled,
}

/// A paragraph of a comment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Paragraph {
    /// What it says, in one or more lines.
    pub text: String,
    /// The anchors of what it speaks of.
    pub speaks: Vec<String>,
}

impl Lesson {
    /// No lesson.
    pub fn new() -> Self {
        Self {
            stage: RwSignal::new(Stage::Off),
            record: StoredValue::new(None),
            comments: RwSignal::new(Vec::new()),
            page: RwSignal::new(0),
            answer: RwSignal::new(None),
            rings: Ruled::at(0),
        }
    }

    /// Whether a lesson goes on; followed.
    pub fn is_on(self) -> bool {
        self.stage.get() == Stage::On
    }

    /// The word of the choice that the lesson goes on with at this step: none where there is no lesson, or it is over.
    pub fn expected(self, step: usize) -> Option<String> {
        if self.stage.get_untracked() != Stage::On {
            return None;
        }
        self.record.with_value(|record| record.as_ref()?.choices.get(step).cloned())
    }

    /// Whether this choice may be made at this step. Another than the lesson's may not.
    pub fn allows(self, step: usize, word: &str) -> bool {
        match self.stage.get_untracked() {
            Stage::Off => true,
            Stage::Fetching | Stage::Asking => false,
            Stage::On => self.expected(step).as_deref() == Some(word),
        }
    }

    /// Asks for a choice, and hears nothing yet.
    pub fn ask(self) {
        self.answer.set(None);
        self.stage.set(Stage::Asking);
    }

    /// Hears a choice that is not made, where one is asked for.
    pub(super) fn hear(self, word: &str) {
        if self.stage.get_untracked() == Stage::Asking {
            self.answer.set(Some(word.to_owned()));
        }
    }

    /// Whether the computer players wait: for the record, for an answer, or for the learner who reads the last comment.
    pub fn holds(self, step: usize) -> bool {
        self.stage.get_untracked() != Stage::Off && self.expected(step).is_none()
    }

    /// The comment at a step, paragraph by paragraph; followed.
    pub fn comment(self, step: usize) -> Vec<Paragraph> {
        self.comments.with(|comments| {
            let here = comments.iter().find(|(at, _)| *at == step);
            here.map(|(_, paragraphs)| paragraphs.clone()).unwrap_or_default()
        })
    }

    /// Whether this is the end of the lesson.
    pub fn is_last(self, step: usize) -> bool {
        self.is_on()
            && self.record.with_value(|record| record.as_ref().is_some_and(|record| record.choices.len() == step))
    }

    /// The paragraph that is shown at a step; an empty one where there is none. Followed.
    pub fn paragraph(self, step: usize) -> Paragraph {
        self.comment(step).into_iter().nth(self.page.get()).unwrap_or_default()
    }

    /// Rings what a paragraph speaks of, and every button that makes the choice with this place. Rules of the style sheet do
    /// it: what is drawn anew later is ringed too.
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
        // The one that is inserted last comes first: what is to be chosen wins.
        let rules: Vec<String> = chosen.into_iter().chain(spoken).collect();
        self.rings.set(&rules);
    }
}

impl Default for Lesson {
    fn default() -> Self {
        Self::new()
    }
}

/// Reads the comments: `# step` begins one, each line after it is a paragraph. `@ anchor …` says what the one before it
/// speaks of.
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

/// The most words that are shown at a time, where a paragraph alone has no more.
const WORDS: usize = 45;

/// Short paragraphs that follow each other are shown at a time, a line each.
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
