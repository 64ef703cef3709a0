//! The screens of the page, the layers above them, and questions of confirmation.

use crate::info::GameInfo;
use kernel::{Seat, Seed, Setup};
use ui::Overlay;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// The first page: the games, and the last one to continue.
    Home,
    /// A new game.
    Setup,
    Saves,
    /// Data from outside, before anything happens to them.
    Opened,
    History,
    Play,
    Score,
    /// Campaign whose chapter is on the table.
    Campaign,
    Rules,
    Examples,
}

/// Action that waits for a confirmation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Confirmation {
    /// A choice that reveals a card, by its key.
    Reveal(String),
    /// Leaving something unsaved for another screen.
    Leave(Screen),
    /// Starting a game that can be started only once.
    Begin(Box<NewDeal>),
}

/// A game that could begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewDeal {
    /// Key of the game.
    pub game: &'static str,
    pub setup: Setup,
    pub seed: Seed,
    pub title: String,
    /// Explanation before it begins.
    pub text: String,
}

/// A position on the table that is no own game. It is not saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Laid {
    /// A worked example of the rules, by its key.
    Example(String),
    /// A puzzle, by its number.
    Puzzle(usize),
}

/// A lazily loaded page or drawer.
#[derive(Clone)]
pub enum Page {
    /// Campaign whose chapter is on the table.
    Campaign,
    /// The daily challenge of a game, on the first page.
    Daily(&'static GameInfo),
    Examples,
    /// The curtain before a seat's hidden choice.
    Curtain(Seat),
    History,
    /// Portrait of an official opponent, by its key in a set-up.
    Host(&'static str),
    /// Data from outside.
    Opened,
    Over(Overlay),
    /// Button that opens the tomes of a chapter.
    OpenTomes,
    Rules,
    Saves,
    Score,
    /// A new game.
    Setup,
    /// Text of the example or the puzzle on the table.
    Laid,
    /// The turns of others, step by step.
    Story,
    /// Progress of a computer, or the person who is awaited.
    Thinking,
    TimeLine,
    /// The tomes of a chapter beside the visible table.
    TomeCards,
    Tutorial,
    /// Links from an explanation to a section of the rules.
    RuleLinks(&'static str),
}
