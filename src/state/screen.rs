//! The screens of the page, what lies over them, and what is asked about before it happens.

use kernel::{Seat, Seed, Setup};

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
    /// The campaign that the game on the table is a chapter of.
    Campaign,
    /// The rules of the game.
    Rules,
    /// The worked examples of the rules.
    Examples,
}

/// What is asked about before it happens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Confirmation {
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

/// What lies on the table that is no game of one's own: it is saved nowhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Laid {
    /// A worked example of the rules, by its word.
    Example(String),
    /// A puzzle, by its number.
    Puzzle(usize),
}

/// A page or a drawer that is loaded lazily.
#[derive(Clone, Copy)]
pub enum Page {
    /// The adviser.
    Adviser,
    /// The campaign that the game on the table is a chapter of.
    Campaign,
    /// The worked examples.
    Examples,
    /// The curtain before a seat's hidden choice.
    Curtain(Seat),
    /// What an explanation was asked for.
    Explained,
    /// Every finished game.
    History,
    /// The log of the game.
    Log,
    /// The menu of the table.
    Menu,
    /// What came from outside.
    Opened,
    /// The button that opens the tomes of a chapter.
    OpenTomes,
    /// The points by line.
    Points,
    /// The rules.
    Rules,
    /// Every saved game.
    Saves,
    /// The final score.
    Score,
    /// The settings.
    Settings,
    /// A new game.
    Setup,
    /// How to hand a game on.
    Share,
    /// What is told of the example or the puzzle on the table.
    Laid,
    /// The keys.
    Shortcuts,
    /// What others did, told in steps.
    Story,
    /// How far a computer's thinking is, or who is awaited.
    Thinking,
    /// The time line.
    TimeLine,
    /// The tomes of a chapter.
    Tomes,
    /// The lesson.
    Tutorial,
    /// The ways from an explanation to a section of the rules.
    Ways(&'static str),
}
