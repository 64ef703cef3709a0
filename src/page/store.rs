//! The one store of the page: the table that is played, and what the page shows of it.
//!
//! It is a handful of signals, `Copy`, provided as a context ([`use_store`]). It holds no rule and knows no game: it hands
//! choices by their words to the table, whatever game it is of, and tells the page what changed. A game's own views get
//! their typed table with [`Store::with_typed`], and what they draw from with [`Store::scene`].

mod choosing;
mod keeping;
mod opponents;
mod outside;
mod past;
mod reading;
mod returning;
mod seating;
mod showing;
mod sitting;

pub use opponents::{Advice, Opponents, Turns};
pub use outside::{NotTaken, Offered};
pub use sitting::{Sitting, default_name};

use super::announce::News;
use super::help::Help;
use super::later::Later;
use super::lesson::Lesson;
use super::parts::{Parts, parts};
use super::passing::{Passing, SAID_STAYS};
use super::settings::{self, Prefs, Theme};
use super::shelf::first_table;
use super::words::Words;
use crate::kernel::{Lang, Seat, Seed, Setup, SetupError, Trouble, UndoError};
use keeping::Ahead;
use leptos::prelude::*;
use std::ops::Deref;

/// The screens of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// What it is; continue or begin.
    Home,
    /// A new game.
    Setup,
    /// Every saved game.
    Saves,
    /// What came from outside, before anything happens to it.
    Opened,
    /// Every finished game.
    History,
    /// The table.
    Play,
    /// The final score.
    Score,
    /// The rules of the game.
    Rules,
    /// The worked examples of the rules.
    Examples,
}

/// What is asked about before it happens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asking {
    /// A choice that shows a card, by its word.
    Reveal(String),
    /// Leaving something unsaved for another screen.
    Leave(Screen),
    /// Beginning a game that can be begun only once.
    Begin(Box<Deal>),
}

/// A game that could begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// The game's word.
    pub game: &'static str,
    /// Who plays, and with which parts.
    pub setup: Setup,
    /// What it is dealt from.
    pub seed: Seed,
    /// What it is.
    pub title: String,
    /// What there is to know before it begins.
    pub text: String,
}

/// The page's store: there is one, and it lives as long as the page.
#[derive(Clone, Copy)]
pub struct Store(&'static Signals);

impl Deref for Store {
    type Target = Signals;
    fn deref(&self) -> &Signals {
        self.0
    }
}

/// The signals of the store.
pub struct Signals {
    /// The language.
    pub lang: RwSignal<Lang>,
    /// The theme.
    pub theme: RwSignal<Theme>,
    /// How the page is played.
    pub prefs: RwSignal<Prefs>,
    /// The screen.
    pub screen: RwSignal<Screen>,
    /// The parts of the page that come later.
    pub later: Later<Parts>,
    /// The word of the game on the table.
    pub game: Memo<&'static str>,
    /// Who must decide; `None` once the game is over.
    pub to_move: Memo<Option<Seat>>,
    /// The words of the legal choices, in the order that `data-choice` counts in.
    pub choices: Memo<Vec<String>>,
    /// The seat whose board is large and whose hidden cards may be seen: who decides if a person, else the last one who did.
    pub viewer: Memo<Seat>,
    /// The name of every seat.
    pub names: Memo<Vec<String>>,
    /// The seat of the person who must be alone with the device now, before the curtain is lifted.
    pub curtain: Memo<Option<Seat>>,
    /// The word of the choice that is proposed, to be confirmed or exchanged: the picked one, else the game's own proposal.
    pub proposal: Memo<Option<String>>,
    /// What cannot be undone, and why; `None` where undo is possible.
    pub no_undo: Memo<Option<UndoError>>,
    /// Whether something undone can be done again.
    pub can_redo: Memo<bool>,
    /// Whether this turn can be taken back to its start, or to the last thing shown in it.
    pub can_restart: Memo<bool>,
    /// The step that is shown while the page looks back at an earlier one.
    pub back: Memo<Option<usize>>,
    /// A sentence that is shown for a while.
    pub toast: Passing,
    /// What the live region reads out.
    pub news: RwSignal<News>,
    /// Why the browser does not keep what was chosen last; `None` where it does.
    pub trouble: RwSignal<Option<Trouble>>,
    /// Whether another tab plays the game on this table: this one looks on, and nothing can be chosen.
    pub watching: RwSignal<bool>,
    /// Whether the log is open.
    pub log_open: RwSignal<bool>,
    /// Whether the menu is open.
    pub menu_open: RwSignal<bool>,
    /// Whether the settings are open.
    pub settings_open: RwSignal<bool>,
    /// The step of the others' last turns that is told again.
    pub retold: RwSignal<Option<usize>>,
    /// The anchors of what the table is to show for a moment.
    pub point: RwSignal<Vec<String>>,
    /// What waits until somebody says that it may happen though it cannot be undone.
    pub asking: RwSignal<Option<Asking>>,
    /// Whether the page holds something that leaving would lose.
    pub unsaved: RwSignal<bool>,
    /// Whether the drawer with the links is open.
    pub share_open: RwSignal<bool>,
    /// Whether the list of the keys is open.
    pub shortcuts_open: RwSignal<bool>,
    /// The seat whose board is shown in a drawer.
    pub drawer: RwSignal<Option<Seat>>,
    /// The players that think, and the adviser.
    pub opponents: Opponents,
    /// What came from outside and waits to be decided about.
    pub offered: RwSignal<Option<Offered>>,
    opened_from: StoredValue<Screen>,
    /// The saved game that is to be looked at, not played on, once it is read.
    look_at: StoredValue<Option<u64>>,
    /// What is explained, and the rules.
    pub help: Help,
    /// The lesson on the table, if there is one.
    pub lesson: Lesson,
    /// The word of the example on the table, if one lies there.
    pub example: RwSignal<Option<String>>,
    /// What is shown. What was chosen since and is being written is `ahead` of it.
    sitting: RwSignal<Sitting>,
    ahead: StoredValue<Option<Ahead>>,
    /// What is still to be written: games that made room for another one, and what a silent database did not take.
    left: StoredValue<Vec<Sitting>>,
    /// Whether the database is silent, and what is left is written once it answers.
    late: StoredValue<bool>,
    writing: StoredValue<bool>,
    changes: StoredValue<u64>,
    picked: RwSignal<Option<String>>,
    lifted: RwSignal<Option<Seat>>,
    /// Counts what changed, so that a step planned for later knows whether it still fits.
    turn: StoredValue<u64>,
    /// Whether this game was asked about what cannot be undone.
    asked: StoredValue<bool>,
}

/// The store of the page.
pub fn use_store() -> Store {
    expect_context::<Store>()
}

impl Store {
    /// A store with an empty table, in the remembered language and theme.
    pub fn new() -> Result<Self, SetupError> {
        let table = first_table()?;
        let sitting = RwSignal::new(Sitting { table, id: None, practice: false, past: None });
        let lang = RwSignal::new(settings::remembered_lang());
        let picked = RwSignal::new(None);
        let lifted = RwSignal::new(None);
        let game = Memo::new(move |_| sitting.with(|sitting| sitting.shown().game().cover().word));
        let to_move = Memo::new(move |_| sitting.with(|sitting| sitting.shown().to_move()));
        let choices = Memo::new(move |_| sitting.with(|sitting| sitting.shown().words(usize::MAX)));
        let viewer = Memo::new(move |_| sitting.with(|sitting| sitting::viewer(sitting.shown())));
        let names = Memo::new(move |_| {
            let words = Words(lang.get());
            sitting.with(|sitting| sitting::names(sitting.shown(), words))
        });
        let curtain = Memo::new(move |_| {
            let hangs = sitting.with(|sitting| sitting::curtain(&*sitting.table).filter(|_| sitting.past.is_none()));
            hangs.filter(|seat| lifted.get() != Some(*seat))
        });
        let proposal = Memo::new(move |_| {
            let picked = picked.get().filter(|picked| choices.with(|choices| choices.contains(picked)));
            sitting.with(|sitting| picked.or_else(|| sitting.shown().proposal()))
        });
        let no_undo = Memo::new(move |_| sitting.with(|sitting| sitting.steps_back().err()));
        let can_redo = Memo::new(move |_| sitting.with(|sitting| sitting.past.is_none() && sitting.table.undone() > 0));
        let can_restart = Memo::new(move |_| sitting.with(|sitting| sitting.no_restart().is_none()));
        let back = Memo::new(move |_| sitting.with(|sitting| sitting.past.as_ref().map(|past| past.last_step())));
        Ok(Self(Box::leak(Box::new(Signals {
            lang,
            theme: RwSignal::new(Theme::remembered()),
            prefs: RwSignal::new(Prefs::remembered()),
            screen: RwSignal::new(Screen::Home),
            later: Later::new(parts),
            game,
            to_move,
            choices,
            viewer,
            names,
            curtain,
            proposal,
            no_undo,
            can_redo,
            can_restart,
            back,
            toast: Passing::new(SAID_STAYS),
            news: RwSignal::new(News::default()),
            trouble: RwSignal::new(None),
            watching: RwSignal::new(false),
            log_open: RwSignal::new(false),
            menu_open: RwSignal::new(false),
            settings_open: RwSignal::new(false),
            retold: RwSignal::new(None),
            point: RwSignal::new(Vec::new()),
            asking: RwSignal::new(None),
            unsaved: RwSignal::new(false),
            share_open: RwSignal::new(false),
            offered: RwSignal::new(None),
            opened_from: StoredValue::new(Screen::Home),
            look_at: StoredValue::new(None),
            shortcuts_open: RwSignal::new(false),
            drawer: RwSignal::new(None),
            opponents: Opponents::new(),
            help: Help::new(),
            lesson: Lesson::new(),
            example: RwSignal::new(None),
            sitting,
            ahead: StoredValue::new(None),
            left: StoredValue::new(Vec::new()),
            late: StoredValue::new(false),
            writing: StoredValue::new(false),
            changes: StoredValue::new(0),
            picked,
            lifted,
            turn: StoredValue::new(0),
            asked: StoredValue::new(false),
        }))))
    }
}
