//! The lesson: a recorded game with comments, in which the learner makes the marked choices.
//!
//! Every game has one of its own. It is a game like any other, saved and taken up again like any other; it is known by its
//! seed, as long as its choices are those of the record. The record and the comments are files of their own, fetched when a
//! lesson is on the table.

use super::help::read;
use super::store::{Screen, Store};
use crate::kernel::Record;
use crate::page::shelf::{Cover, reader_of_record};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::CssStyleSheet;

/// How far the lesson on the table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// No lesson is on the table.
    Off,
    /// A lesson may be on the table: its record is being fetched.
    Fetching,
    /// The lesson goes on.
    On,
}

/// The lesson on the table, if there is one.
#[derive(Clone, Copy)]
pub struct Lesson {
    stage: RwSignal<Stage>,
    /// The record that was fetched last, of whichever game.
    record: StoredValue<Option<Record>>,
    comments: RwSignal<Vec<(usize, Vec<Paragraph>)>>,
    /// The paragraph of the comment that is shown.
    pub page: RwSignal<usize>,
    /// How many rules at the head of the first style sheet ring something.
    rings: StoredValue<u32>,
}

/// A paragraph of a comment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Paragraph {
    /// What it says.
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
            rings: StoredValue::new(0),
        }
    }

    /// Whether a lesson goes on; followed.
    pub fn is_on(self) -> bool {
        self.stage.get() == Stage::On
    }

    /// Begins the lesson of a game from its start.
    pub fn begin(self, store: Store, game: &'static Cover) {
        store.later.with(store, move |parts| (parts.begin_lesson)(store, game));
    }

    /// The same in the part of the page that comes later.
    pub fn begin_here(self, store: Store, game: &'static Cover) {
        spawn_local(async move {
            let Some(record) = self.fetch(game).await else {
                store.say(store.words().lesson_missing().to_owned());
                return;
            };
            let start = Record { choices: Vec::new(), ..record };
            store.load(start.write());
        });
    }

    /// Looks whether the game that was laid on the table is a lesson that is not over.
    pub fn attach(self, store: Store) {
        self.stage.set(Stage::Off);
        if is_taught(store) {
            self.stage.set(Stage::Fetching);
            store.later.with(store, move |parts| (parts.attach_lesson)(store));
        }
    }

    /// The same in the part of the page that comes later.
    pub fn attach_here(self, store: Store) {
        spawn_local(async move {
            let record = self.fetch(untrack(|| store.cover())).await;
            let made = store.record();
            let ours = record.is_some_and(|record| {
                made.setup.seats == record.setup.seats && record.choices.starts_with(&made.choices)
            });
            self.stage.set(if ours && is_taught(store) { Stage::On } else { Stage::Off });
            store.wake();
        });
    }

    async fn fetch(self, game: &'static Cover) -> Option<Record> {
        if let Some(record) = self.record.get_value().filter(|record| record.game == game.word) {
            return Some(record);
        }
        let text = read(&format!("rules/{}.lesson.json", game.word)).await?;
        let record = reader_of_record(&text).ok()?.record(&text).ok()?;
        self.record.set_value(Some(record.clone()));
        Some(record)
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
            Stage::Fetching => false,
            Stage::On => self.expected(step).as_deref() == Some(word),
        }
    }

    /// Whether the computer players wait: for the record, or for the learner who reads the last comment.
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

    /// Lets go of the learner: the game goes on as an ordinary one.
    pub fn release(self, store: Store) {
        self.stage.set(Stage::Off);
        store.wake();
    }

    /// Fetches the comments in the language of the page, whenever a lesson goes on, and marks what is to be chosen.
    pub fn follow(self, store: Store) {
        Effect::new(move || {
            let of = (store.lang.get(), store.game.get());
            if self.is_on() {
                spawn_local(async move {
                    let text = read(&format!("rules/{}.lesson.{}.txt", of.1, of.0.tag())).await;
                    if let Some(text) = text.filter(|_| (store.lang.get_untracked(), store.game.get_untracked()) == of)
                    {
                        self.comments.set(comments(&text));
                    }
                });
            }
        });
        Effect::new(move || {
            store.choices.track();
            let marked = self.is_on().then(|| store.marked()).flatten();
            // What is not proposed is not picked by it.
            if let Some(word) = marked.filter(|_| store.proposal.with_untracked(Option::is_some)) {
                store.propose(word);
            }
            self.page.set(0);
        });
        Effect::new(move || {
            store.choices.track();
            let on = self.is_on() && store.screen.get() == Screen::Play;
            let choice = store.marked().filter(|_| on).and_then(|word| store.index_of(word));
            let speaks =
                if on { self.paragraph(store.with_present(|table| table.last_step())).speaks } else { Vec::new() };
            self.ring(choice, &speaks);
        });
    }

    /// The paragraph that is shown at a step; an empty one where there is none. Followed.
    pub fn paragraph(self, step: usize) -> Paragraph {
        self.comment(step).into_iter().nth(self.page.get()).unwrap_or_default()
    }

    /// Rings what a paragraph speaks of, and every button that makes the choice with this place. Rules of the style sheet do
    /// it: what is drawn anew later is ringed too.
    fn ring(self, choice: Option<usize>, speaks: &[String]) {
        let sheet = document().style_sheets().item(0).and_then(|sheet| sheet.dyn_into::<CssStyleSheet>().ok());
        let Some(sheet) = sheet else { return };
        for _ in 0..self.rings.get_value() {
            let _ = sheet.delete_rule(0);
        }
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
        let inserted = rules.iter().filter(|rule| sheet.insert_rule_with_index(rule, 0).is_ok()).count();
        self.rings.set_value(inserted as u32);
    }
}

/// Whether the game on the table is one that is taught, by its seed.
fn is_taught(store: Store) -> bool {
    untrack(|| {
        store.with_present(|table| {
            let game = table.game().cover();
            game.lesson == Some(table.seed().text())
        })
    })
}

impl Default for Lesson {
    fn default() -> Self {
        Self::new()
    }
}

/// Reads the comments: `# step` begins one, each line after it is a paragraph. `@ anchor …` says what the one before it
/// speaks of.
fn comments(text: &str) -> Vec<(usize, Vec<Paragraph>)> {
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
    list
}
